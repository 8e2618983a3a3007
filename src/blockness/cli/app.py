"""All commands by name."""

import typer

from blockness.cli.analyse import analyse
from blockness.cli.arena import arena
from blockness.cli.bench import bench
from blockness.cli.choose import choose
from blockness.cli.data import app as data
from blockness.cli.dataset import dataset
from blockness.cli.doctor import doctor
from blockness.cli.engine import engine
from blockness.cli.levels import levels
from blockness.cli.moves import moves
from blockness.cli.perft import perft
from blockness.cli.play_moves import play_moves
from blockness.cli.puzzle import app as puzzle
from blockness.cli.replay import replay
from blockness.cli.review import review
from blockness.cli.serve import serve
from blockness.cli.show import show
from blockness.cli.site import site
from blockness.cli.solve import solve
from blockness.cli.solve_all import solve_all
from blockness.cli.terminal import terminal
from blockness.cli.why import why

app = typer.Typer(
    help="Block Ness, the board game of loch monsters made of arches (unofficial).",
    epilog="To play in the browser: blockness serve --open",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # help in frames would take twice as long to appear
    context_settings={"help_option_names": ["-h", "--help"]},
)
COMMANDS = (
    serve,
    doctor,
    site,
    terminal,
    moves,
    why,
    play_moves,
    show,
    replay,
    levels,
    choose,
    analyse,
    solve,
    solve_all,
    review,
    arena,
    dataset,
    perft,
    bench,
    engine,
)
for command in COMMANDS:
    app.command()(command)
app.add_typer(puzzle, name="puzzle")
app.add_typer(data, name="data")


def version(asked: bool) -> None:
    """Print the version and end."""
    if asked:
        from blockness import __version__

        print(f"blockness {__version__}")
        raise typer.Exit


@app.callback()
def options(
    context: typer.Context,
    _version: bool = typer.Option(False, "--version", callback=version, is_eager=True, help="Print the version."),
) -> None:
    """Block Ness, the board game of loch monsters made of arches (unofficial)."""
    if context.invoked_subcommand is None:
        print(context.get_help())
