"""Every level plays every table, from the starts to the end."""

import random
import threading
import time

import pytest

from blockness import Game, Position
from blockness.locales import LANGUAGES
from blockness.players import Limit, level, levels
from blockness.players.levels import InvalidLevel, all_levels, player_of

TABLES = [(seats, variant) for seats in (2, 3, 4) for variant in ("classic", "expert")]
QUICK = Limit(simulations=60)


@pytest.mark.parametrize("name", all_levels())
@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_every_level_finishes_a_game(name: str, seats: int, variant: str) -> None:
    game = Game.start(seats, variant)
    players = [level(name, seed=seat) for seat in range(seats)]
    while not game.is_over:
        seat = game.position.colours.index(game.position.turn or "")
        game.play(players[seat].choose(game.position, QUICK))
    assert game.position.standings[0].rank == 1


@pytest.mark.parametrize("name", all_levels())
def test_the_same_seed_and_simulations_give_the_same_move(name: str) -> None:
    position = Position.start(3).play("Sd4f4").play("Se7e8").play("Sg5g8")
    moves = {str(level(name, seed=5).choose(position, Limit(simulations=500))) for _ in range(3)}
    assert len(moves) == 1


def test_there_are_six_levels_or_more_each_with_a_sentence_in_every_language() -> None:
    assert len(levels) >= 6
    for one in levels:
        assert len({one.sentence(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_an_unknown_level_or_setting_is_refused() -> None:
    for text in ("shark", "", "pike:teeth=3", "pike:simulations=many", "pike:simulations"):
        with pytest.raises(InvalidLevel):
            player_of(text)


def test_a_limit_must_make_sense() -> None:
    for seconds, simulations, threads in ((-1.0, None, 1), (None, 0, 1), (None, None, 0), (float("nan"), None, 1)):
        with pytest.raises(ValueError, match="expected"):
            Limit(seconds, simulations, threads)


def test_a_stop_ends_a_long_thought_with_a_legal_move() -> None:
    position = Position.start(4)
    player = level("nessie")
    player.choose(position, Limit(simulations=10))
    threading.Timer(0.2, player.stop).start()
    began = time.monotonic()
    move = player.choose(position, Limit(seconds=600))
    assert move in position.legal_moves
    assert time.monotonic() - began < 300, "it did not think on to its limit"


def test_a_player_may_be_given_another_game_at_any_time() -> None:
    player = level("pike", seed=3)
    chance = random.Random(3)
    for seats, variant in TABLES * 2:
        game = Game.start(seats, variant)
        for _ in range(chance.randint(0, 12)):
            if not game.is_over:
                game.play(chance.choice(game.position.legal_moves))
        if not game.is_over:
            assert player.choose(game.position, Limit(simulations=300)) in game.position.legal_moves
