"""Matches: fair, repeatable, and never played twice."""

import json
from collections import Counter
from pathlib import Path

import pytest

from blockness.players.arena import play_match
from blockness.players.match import InvalidMatch, Match
from blockness.players.ratings import rate, wilson


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_and_colours_are_rotated(seats: int) -> None:
    match = Match(("otter", "minnow"), 24 * seats, seats)
    sat: Counter[tuple[int, str]] = Counter()
    for number in range(24 * seats):
        names, colours = match.lineup(number)
        assert sorted(names) == ["minnow"] * (seats - 1) + ["otter"]
        sat[names.index("otter"), colours[names.index("otter")]] += 1
    assert len(sat) == 4 * seats
    assert len(set(sat.values())) == 1, "every seat in every colour equally often"


def test_more_players_than_seats_meet_in_pairs() -> None:
    match = Match(("minnow", "duckling", "otter"), 6)
    assert {frozenset(match.lineup(number)[0]) for number in range(6)} == {
        frozenset(pair) for pair in (("minnow", "duckling"), ("minnow", "otter"), ("duckling", "otter"))
    }


def test_the_same_seed_gives_the_same_games(tmp_path: Path) -> None:
    match = Match(("heron", "otter"), 4, simulations=50, seed=9)
    one = sorted(play_match(match, tmp_path / "one"), key=lambda result: int(result["game"]))
    other = [match.play(number) for number in range(4)]
    assert one == other
    assert [match.play(0)["moves"]] != [Match(("heron", "otter"), 4, simulations=50, seed=10).play(0)["moves"]]


def test_a_match_goes_on_where_it_was_cut_off(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    match = Match(("otter", "minnow"), 6, seed=2)
    results = play_match(match, file, jobs=1)
    kept = [next(results) for _ in range(3)]
    results.close()  # type: ignore[attr-defined]
    with file.open("a") as store:
        store.write('{"game": 5, "players": ["ot')  # the power went in mid-line
    again = list(play_match(match, file, jobs=1))
    assert {result["game"] for result in again} == set(range(6))
    for result in kept:
        assert result in again
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert sorted(line["game"] for line in lines[1:]) == list(range(6)), "no game twice"


def test_results_of_another_match_are_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    list(play_match(Match(("otter", "minnow"), 1), file, jobs=1))
    before = file.read_bytes()
    with pytest.raises(InvalidMatch, match="another match"):
        list(play_match(Match(("otter", "duckling"), 1), file, jobs=1))
    assert file.read_bytes() == before
    file.write_text("a diary\nwithout an end")
    with pytest.raises(InvalidMatch, match="another match"):
        list(play_match(Match(("otter", "duckling"), 1), file, jobs=1))
    assert file.read_text() == "a diary\nwithout an end"


def test_a_match_that_cannot_be_played_is_refused() -> None:
    for players, seats in ((("otter",), 2), (("otter", "pike", "heron"), 4), (("otter", "pike"), 5)):
        with pytest.raises(InvalidMatch):
            Match(players, 1, seats)
    with pytest.raises(InvalidMatch):
        list(play_match(Match(("otter", "minnow"), 1), Path("/dev/null/x"), backend="abacus"))


def test_ratings_follow_the_results() -> None:
    results = [
        {"players": ["a", "b"], "colours": ["orange", "green"], "standings": [["orange", 1, 1, 5], ["green", 2, 2, 5]]}
    ] * 30 + [
        {"players": ["a", "b"], "colours": ["orange", "green"], "standings": [["green", 1, 1, 5], ["orange", 2, 2, 5]]}
    ] * 10
    first, second = rate(results)
    assert (first.player, first.share, second.share) == ("a", 0.75, 0.25)
    assert first.low < 0.75 < first.high
    assert first.elo - second.elo == pytest.approx(187, abs=4)  # 400 log10(30.5 / 10.5)
    assert wilson([1.0] * 10)[1] == 1.0
