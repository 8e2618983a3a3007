"""Steps per second of processor time: batches, PettingZoo and OpenSpiel, beside games of their own in the same run.

python benchmarks/envs.py [--seconds 2] [--rounds 3]
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel
from open_spiel.python.games import tic_tac_toe  # noqa: F401 - it registers the game

import blockness.envs.openspiel  # noqa: F401 - it registers the game
from blockness.envs import Batch, aec

if TYPE_CHECKING:
    from collections.abc import Callable

LANES = 4096


def batch_steps(seconds: float, seats: int, threads: int = 1, packed: bool = False, lanes: int = LANES) -> float:
    """Step a batch with random actions; drawing them is not counted."""
    clock = time.process_time  # of all threads together
    batch = Batch(lanes, seats, seed=1, threads=threads, packed=packed)
    for _ in range(50):
        batch.step(batch.sample())
    steps, spent = 0, 0.0
    while spent < seconds:
        actions = batch.sample()
        begun = clock()
        batch.step(actions)
        spent += clock() - begun
        steps += lanes
    return steps / spent


def agent_steps(seconds: float, make: Callable[[], Any]) -> float:
    """Do what PettingZoo's performance_benchmark does, with the processor's clock."""
    env = make()
    env.reset()
    turns, begun = 0, time.process_time()
    while time.process_time() - begun < seconds:
        for _ in env.agent_iter(env.num_agents):
            observation, _, is_over, is_cut, _ = env.last()
            done = is_over or is_cut
            env.step(None if done else random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            turns += 1
            if all(env.terminations.values()) or all(env.truncations.values()):
                env.reset()
    return turns / (time.process_time() - begun)


def state_steps(seconds: float, name: str) -> float:
    """Play random games in OpenSpiel from Python: legal actions, and one of them applied."""
    game = pyspiel.load_game(name)
    steps, begun = 0, time.process_time()
    while time.process_time() - begun < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(random.random() * len(legal))])
            steps += 1
    return steps / (time.process_time() - begun)


def zoo(name: str) -> Callable[[], Any]:
    """Return what makes one of PettingZoo's own environments."""
    from importlib import import_module

    module = import_module(f"pettingzoo.classic.{name}")
    make: Callable[[], Any] = module.env
    return make


def contests() -> list[tuple[str, str, Callable[[float], float]]]:
    """Return what is measured: where, what and how."""
    batches: list[tuple[str, str, Callable[[float], float]]] = []
    for seats in (2, 3, 4):
        batches.append(("Batch", f"Block Ness, {seats} seats", lambda s, n=seats: batch_steps(s, n)))  # type: ignore[misc]
    batches += [
        ("Batch", "Block Ness, 4 seats, packed", lambda s: batch_steps(s, 4, packed=True)),
        ("Batch, on each of 2 cores", "Block Ness, 4 seats", lambda s: batch_steps(s, 4, threads=2)),
        ("PettingZoo", "Block Ness, 2 seats", lambda s: agent_steps(s, lambda: aec(2))),
        ("PettingZoo", "Block Ness, 4 seats", lambda s: agent_steps(s, lambda: aec(4))),
        ("PettingZoo", "connect four", lambda s: agent_steps(s, zoo("connect_four_v3"))),
        ("PettingZoo", "chess", lambda s: agent_steps(s, zoo("chess_v6"))),
        ("OpenSpiel", "Block Ness, 2 seats", lambda s: state_steps(s, "blockness(seats=2)")),
        ("OpenSpiel", "Block Ness, 4 seats", lambda s: state_steps(s, "blockness(seats=4)")),
        ("OpenSpiel", "tic-tac-toe in Python", lambda s: state_steps(s, "python_tic_tac_toe")),
        ("OpenSpiel", "connect four, C++", lambda s: state_steps(s, "connect_four")),
        ("OpenSpiel", "chess, C++", lambda s: state_steps(s, "chess")),
        ("OpenSpiel", "chinese checkers, C++", lambda s: state_steps(s, "chinese_checkers(players=3)")),
    ]
    return batches


def main() -> None:
    """Measure everything in turn, several times, and print medians."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=2.0)
    options.add_argument("--rounds", type=int, default=3)
    chosen = options.parse_args()
    found: dict[tuple[str, str], list[float]] = {}
    for _ in range(chosen.rounds):
        for where, what, measure in contests():
            try:
                speed = measure(chosen.seconds)
                found.setdefault((where, what), []).append(speed)
            except (ImportError, pyspiel.SpielError) as error:  # a library of theirs that is not installed
                print(f"{where}, {what}: not measured ({str(error).splitlines()[0]})")
    print("| where | game | steps/s |")
    print("|---|---|---|")
    for (where, what), speeds in found.items():
        print(f"| {where} | {what} | {statistics.median(speeds):,.0f} |", flush=True)


if __name__ == "__main__":
    main()
