"""The student: data with a fingerprint, and a player at every table."""

import pytest

from blockness.players import levels, student
from blockness.players.levels import all_levels
from blockness.players.match import Match
from blockness.players.ratings import rate
from blockness.search.features import FEATURES


def test_it_is_there_to_measure_others_by_and_not_for_people() -> None:
    assert all_levels()["student"].is_baseline
    assert "student" not in {one.name for one in levels}


def test_other_weights_than_the_trained_ones_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    student.trained.cache_clear()
    monkeypatch.setattr(student, "FEATURES", (*FEATURES[:-1], "something else"))
    with pytest.raises(student.InvalidStudent, match="fingerprint"):
        student.trained()


def test_it_beats_the_minnow_at_two_and_at_four() -> None:
    for seats, fair in ((2, 0.5), (4, 0.25)):
        match = Match(("student", "minnow"), games=24, seats=seats, seed=1)
        shares = {one.player: one.share for one in rate([match.play(number) for number in range(match.games)])}
        assert shares["student"] > fair + 0.1
