"""blockness analyse."""

from blockness.cli.inputs import BoxFile, Line, read_position
from blockness.cli.limits import AsJson, Seconds, Simulations, Threads, read_limit

SHOWN = 12  # moves in the table; --json has them all


def analyse(
    position: Line,
    seconds: Seconds = None,
    simulations: Simulations = None,
    threads: Threads = 1,
    json: AsJson = False,
    box: BoxFile = None,
) -> None:
    """Show what a position is worth to each colour, and its moves, best first."""
    from dataclasses import asdict
    from json import dumps

    from blockness.players import analyse as look

    found = look(read_position(position, box), read_limit(seconds, simulations, threads))
    if json:
        data = {
            "proved": found.proved,
            "values": {colour: asdict(value) for colour, value in found.values.items()},
            "moves": [
                {"move": str(one.move), "share": one.share, "visits": one.visits, "proved": one.proved}
                for one in found.moves
            ],
            "simulations": found.simulations,
        }
        print(dumps(data))
        return
    print("proved" if found.proved else f"after {found.simulations:,} simulations")
    for colour, value in found.values.items():
        print(f"{colour:<7} {value.share:6.1%} of the victory, {value.left:.1f} left")
    for one in found.moves[:SHOWN]:
        print(f"{one.move!s:<9} {one.share:6.1%} {one.visits:>9,} visits{'  proved' if one.proved else ''}")
