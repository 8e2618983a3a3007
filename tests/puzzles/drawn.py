"""Puzzles for Hypothesis to draw: any lake, any goal, few segments."""

from __future__ import annotations

import random
from dataclasses import replace

from hypothesis import assume
from hypothesis import strategies as st

from blockness.puzzles import Goal, InvalidPuzzle, Kind, Puzzle
from blockness.puzzles.making.recipes import duel, in_order, open_cells, still, with_goal
from strategies import games


@st.composite
def puzzles(draw: st.DrawFn, kinds: tuple[Kind, ...] = tuple(Kind), most: int = 3) -> Puzzle:
    """Return a puzzle, solvable or not."""
    position = draw(games()).position
    chance = random.Random(draw(st.integers(0, 2**32)))
    kind = draw(st.sampled_from(kinds))
    assume(all(position.monsters) and position.turn is not None)
    seat = position.colours.index(position.turn or "")
    reserve = position.reserve(position.colours[seat])
    if not (kind.has_opponents or kind.has_partner):
        many = min(len(reserve), 4 if kind is Kind.SOME else most)
        plain = still(position, seat, position.monsters[seat], tuple(chance.sample(reserve, many)))
        draft = replace(plain, goal=Goal(kind)) if kind is Kind.ESCAPE else with_goal(plain, kind, chance)
        assume(draft is not None)
        assert draft is not None
        water = open_cells(draft)
        chance.shuffle(water)
        if water and kind not in (Kind.REACH, Kind.ESCAPE) and draw(st.booleans()):
            draft = replace(draft, goal=replace(draft.goal, cell=water.pop()))
        draft = replace(draft, rocks=in_order(water[: draw(st.integers(0, 6))]))
    else:
        draft = duel(position, kind, chance)
        small = tuple(tuple(chance.sample(given, min(len(given), 2))) for given in draft.reserves)
        turns = draw(st.integers(1, 2)) if kind.has_opponents else 0
        water = open_cells(draft) if kind.has_opponents and draw(st.booleans()) else []
        draft = replace(draft, goal=Goal(kind, turns, chance.choice(water) if water else None), reserves=small)
    try:
        return Puzzle.parse(str(draft))
    except InvalidPuzzle:
        assume(False)
        raise
