"""Random numbers for kernels: xorshift with the state in an array of one word."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from blockness.rules.jit import inlined, kernel
from blockness.search.key import ODD, mixed

if TYPE_CHECKING:
    from blockness.rules.record import Key

Chance: TypeAlias = Any  # a generator's state, an array of one; to mypy, unsigned words are not integers

A, B, C, HALF = np.uint64(13), np.uint64(7), np.uint64(17), np.uint64(32)
WORD = (1 << 64) - 1
FINE = 1 << 20
DRAWS = 12  # uniform numbers whose sum has a spread of 1


def seeded(seed: int) -> Chance:
    """Return a generator's state; every 64-bit seed gives a different sequence."""
    state = np.zeros(1, np.uint64)
    sow(state, np.uint64(seed & WORD))
    return state


@kernel
def sow(state: Chance, seed: Key) -> None:
    """Set a generator's state from a seed; it must not be zero."""
    word = mixed(seed)
    state[0] = ODD if word == 0 else word


@inlined
def below(state: Chance, n: int) -> int:
    """Return a random number from 0 to n - 1."""
    word = state[0]
    word ^= word << A
    word ^= word >> B
    word ^= word << C
    state[0] = word
    return int(word >> HALF) * n >> 32


@kernel
def bell(state: Chance) -> float:
    """Return a random number around 0 with a spread of 1, practically normal."""
    total = 0
    for _ in range(DRAWS):
        total += below(state, FINE)
    return total / FINE - DRAWS / 2
