"""Random numbers for kernels: xorshift with the state in an array of one word."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from blockness.rules.jit import inlined

Chance: TypeAlias = Any  # a generator's state, an array of one; words without a sign are no integers to mypy

A, B, C, HALF = np.uint64(13), np.uint64(7), np.uint64(17), np.uint64(32)


def seeded(seed: int) -> Chance:
    """Return a generator's state; every seed gives another sequence."""
    return np.random.SeedSequence(seed).generate_state(1, np.uint64) | np.uint64(1)  # the state must not be zero


@inlined
def below(state: Chance, n: int) -> int:
    """Return a random number from 0 to n - 1."""
    word = state[0]
    word ^= word << A
    word ^= word >> B
    word ^= word << C
    state[0] = word
    return int(word >> HALF) * n >> 32
