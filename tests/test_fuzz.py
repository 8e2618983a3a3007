"""A taste of the fuzzing that `make fuzz` does at length."""

import pytest

import fuzz


@pytest.mark.parametrize("name", fuzz.PARSERS)
def test_every_text_ends_in_a_value_or_a_named_error(name: str) -> None:
    ends = fuzz.fuzz(name, 3_000, seed=7)
    assert sum(ends.values()) == 3_000
    assert "no sentence" not in ends
    assert len(ends) > 1, "some are right and some are wrong, or the fuzzing proves nothing"
