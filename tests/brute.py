"""A slow, literal solver on top of the oracle: every line of play to its end."""

from __future__ import annotations

import oracle

Result = tuple[tuple[int, int], ...]  # segments left and head height, seat by seat


def solve(state: oracle.State, known: dict[oracle.State, Result]) -> Result:
    """Return what best play leads to."""
    if state not in known:
        known[state] = final(state) if state.turn == "over" else choose(state, known)
    return known[state]


def choose(state: oracle.State, known: dict[oracle.State, Result]) -> Result:
    """Return the best of everything that can follow, for the seat to move."""
    results = [solve(oracle.play(state, move), known) for move in oracle.legal(state)]
    seat = colours_of(state).index(state.turn)
    if len(results[0]) == 2:
        return (max if seat == 0 else min)(results, key=margin)
    return max(results, key=lambda result: taste(result, seat))


def margin(result: Result) -> tuple[int, int]:
    """Two seats: how far the first is ahead (R10), then how much is left over in all."""
    (left, head), (other_left, other_head) = result
    return (8 * other_left - other_head) - (8 * left - head), left + other_left


def taste(result: Result, seat: int) -> tuple[float, ...]:
    """More seats: one's own share, one's own standing, then the others' misfortune, clockwise."""
    scores = [8 * left - head for left, head in result]
    share = 1 / scores.count(min(scores)) if scores[seat] == min(scores) else 0
    others = [scores[(seat + i) % len(scores)] for i in range(1, len(scores))]
    return share, -scores[seat], *others


def final(state: oracle.State) -> Result:
    """Return how a finished game ended."""
    found = {colour: (left, perch) for _, colour, left, perch in oracle.standings(state)}
    return tuple(found[colour] for colour in colours_of(state))


def colours_of(state: oracle.State) -> list[str]:
    """Return the seats' colours in order."""
    return [field.split(":")[0] for field in oracle.line(state).split(" ")[1:-1]]


def worth(result: Result) -> tuple[float, ...]:
    """What distinguishes results of different value: for two seats the margin, for more everything."""
    return margin(result) if len(result) == 2 else tuple(8 * left - head for left, head in result)


def winners(result: Result) -> set[int]:
    """Return the seats that win (R10)."""
    scores = [8 * left - head for left, head in result]
    return {seat for seat, score in enumerate(scores) if score == min(scores)}
