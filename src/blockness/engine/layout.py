"""Describes the module's memory and its doors, from the types in memory of the kernels themselves."""

from __future__ import annotations

from inspect import signature
from typing import TYPE_CHECKING, Any

import numpy as np

from blockness.box.segment import MOST_SEGMENTS
from blockness.engine.doors import DOORS
from blockness.engine.doors.exact import LEVELS
from blockness.engine.doors.tree import ROWS
from blockness.players import analysis, searcher, solver
from blockness.players.levels import MANNER_NAMES, all_levels
from blockness.players.remarks import FAR
from blockness.players.remarks import MOST as MOST_REMARKS
from blockness.players.review import BLUNDER, DEEPER, ENOUGH, INACCURACY, KEPT, MISTAKE, RIVALS, TURNING_POINTS
from blockness.players.review import USUAL as REVIEW
from blockness.puzzles.prove import MOST_MONSTERS, MOST_POSITIONS
from blockness.rules.legal import CHOICES, MOST_MOVES
from blockness.rules.row import HEAD, MOST_PLIES, MOST_SEATS, OVER, ROW, STARTER, TAIL
from blockness.rules.setup import MOST_ROCKS, NOBODY, SETUP
from blockness.rules.tables import SIZES, TABLES
from blockness.search.exact import (
    forced_goal,
    more_seats,
    one_monster,
    prospects,
    two_monsters,
    two_seats,
    walk,
    workspace,
)
from blockness.search.one_ply import TEMPER
from blockness.search.tree import forest, records
from blockness.search.tree.records import MANNER, NODE, WORK

if TYPE_CHECKING:
    from collections.abc import Callable

    from blockness.rules.check import Flaw
    from blockness.rules.judge import Verdict


def usual(function: Callable[..., Any], name: str) -> int:
    """Return a parameter's default."""
    return int(signature(function).parameters[name].default)


KINDS = {
    np.dtype(np.int8): "i8",
    np.dtype(np.uint8): "u8",
    np.dtype(np.int16): "i16",
    np.dtype(np.uint16): "u16",
    np.dtype(np.int32): "i32",
    np.dtype(np.int64): "i64",
    np.dtype(np.uint64): "u64",
    np.dtype(np.float32): "f32",
    np.dtype(np.float64): "f64",
}
RECORDS = {
    "ROW": ROW,
    "SIZES": SIZES,
    "SETUP": SETUP,
    "CHOICES": CHOICES,
    "NODE": NODE,
    "MANNER": MANNER,
    "TEMPER": TEMPER,
    "WORK": WORK,
}
EXACT = (two_seats, more_seats, forced_goal, one_monster, two_monsters)
ENTRIES = usual(two_seats.TwoSeats, "entries")
FORCED_ENTRIES = usual(forced_goal.ForcedGoal, "entries")
NUMBERS = {
    "TABLES_SIZE": TABLES.itemsize,
    "MOST_MOVES": MOST_MOVES,
    "MOST_PLIES": MOST_PLIES,
    "MOST_SEATS": MOST_SEATS,
    "ROWS": ROWS,
    "CODES": records.CODES,
    "HEAD": HEAD,
    "TAIL": TAIL,
    "STARTER": STARTER,
    "OVER": OVER,
    "UNPROVED": records.UNPROVED,
    "WHOLE": records.WHOLE,
    "FULL": records.FULL,
    "MEAN": records.MEAN,
    "COUNT": records.COUNT,
    "DOUBT": records.DOUBT,
    "MOST_SEGMENTS": MOST_SEGMENTS,
    "MOST_ROCKS": MOST_ROCKS,
    "NOBODY": NOBODY,
    "LEVELS": LEVELS,
    "LINE": walk.LINE,
    "DONE": workspace.DONE,
    "PAUSED": workspace.PAUSED,
    "ENDLESS": workspace.ENDLESS,
    "CONTROL": {
        name: getattr(workspace, name) for name in ("NODES", "STOP", "CODE", "MOST", "PAUSE", "LEVEL", "VALUE", "HEADS")
    },
    "INFINITY": two_seats.INFINITY,
    "NOTES": prospects.NOTES,
    "TABLE_ENTRIES": ENTRIES,
    "TWO_ENTRY": two_seats.KNOWN.itemsize,
    "MORE_ENTRY": more_seats.KNOWN.itemsize,
    "FORCED_ENTRY": forced_goal.KNOWN.itemsize,
    "FORCED_ENTRIES": FORCED_ENTRIES,
    "SEEN_ENTRY": walk.SEEN.itemsize,
    "MOST_FRAME": max(kind.FRAME.itemsize for kind in EXACT),
    "EXACT_TABLE": max(ENTRIES * more_seats.KNOWN.itemsize, 2 * MOST_MONSTERS * walk.SEEN.itemsize),
    "BLOCK": forced_goal.BLOCK,
    "WIN": forced_goal.WIN,
    "YES": forced_goal.YES,
    "NOWHERE": walk.NOWHERE,
    "ASHORE": walk.ASHORE,
}
# How the players go about it, from the same place that Python reads.
SETTINGS = {
    "NODES": forest.NODES,
    "MEMORY": forest.MEMORY,
    "FIRST_TRY": searcher.FIRST_TRY,
    "LATE": searcher.LATE,
    "CHECK": searcher.CHECK,
    "USUAL_SHARE": searcher.USUAL_SHARE,
    "LEAD": searcher.LEAD,
    "KNOWING": searcher.KNOWING,
    "PLAIN": searcher.PLAIN,
    "MARGIN": solver.MARGIN,
    "SOLVE_SHARE": analysis.SOLVE_SHARE,
    "REVIEW": {seats: {"simulations": one.simulations, "nodes": one.nodes} for seats, one in REVIEW.items()},
    "INACCURACY": INACCURACY,
    "MISTAKE": MISTAKE,
    "BLUNDER": BLUNDER,
    "ENOUGH": ENOUGH,
    "DEEPER": DEEPER,
    "TURNING_POINTS": TURNING_POINTS,
    "KEPT": KEPT,
    "RIVALS": RIVALS,
    "MOST_REMARKS": MOST_REMARKS,
    "FAR": FAR,
    "ANALYSIS_SECONDS": analysis.USUAL.seconds,
    "MOST_MONSTERS": MOST_MONSTERS,
    "MOST_POSITIONS": MOST_POSITIONS,
    "MANNER_NAMES": list(MANNER_NAMES),
}


def fields_of(record: np.dtype[Any]) -> dict[str, tuple[int, str]]:
    """Return where each field of a record begins, and what kind of numbers it holds."""
    found: Any = record.fields
    return {name: (int(place[1]), KINDS[place[0].base]) for name, place in found.items()}


def names_of(kinds: type[Verdict | Flaw]) -> list[str]:
    """Return the stable codes of all verdicts or flaws, by number."""
    return [kind.name.lower().replace("_", "-") for kind in kinds]


def doors() -> dict[str, tuple[str, ...]]:
    """Return the names of the doors' parameters."""
    return {name: door.parameters for name, door in DOORS.items()}


def levels() -> dict[str, dict[str, Any]]:
    """Return the levels as data, without the student: the engine has no network."""
    return {name: level.settings for name, level in all_levels().items() if level.settings["kind"] != "learnt"}
