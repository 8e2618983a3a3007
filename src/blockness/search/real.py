"""Logarithms and powers in plain arithmetic: those of C libraries and browsers differ in the last digit.

Sums, products, quotients and square roots are exact to the last digit everywhere, so these are the same everywhere.
"""

from __future__ import annotations

from math import factorial

import numpy as np

from blockness.rules.jit import bits_of, kernel, real_of

LN2 = 0.6931471805599453
ROOT = 0x3FE6A09E667F3BCD  # the bits of the square root of a half
FAR = 700.0  # beyond this an exponential does not fit into a real number
FIRST, SECOND = np.array([1 / 9, 1 / 5, 1.0]), np.array([1 / 11, 1 / 7, 1 / 3])  # every other term of the series
FACTORIALS = np.array([1.0 / factorial(n) for n in range(14, -1, -1)])


@kernel
def logarithm(x: float) -> float:
    """Return the natural logarithm of a positive number to ten digits: it is needed often, and choices need no more."""
    bits = bits_of(x)
    twos = (bits - ROOT) >> 52
    rest = real_of(bits - (twos << 52))  # from the root of a half to the root of two
    s = (rest - 1.0) / (rest + 1.0)
    square = s * s
    fourth = square * square
    first = second = 0.0
    for i in range(len(FIRST)):  # two sums side by side are quicker than one twice as long
        first = first * fourth + FIRST[i]
        second = second * fourth + SECOND[i]
    return twos * LN2 + 2.0 * s * (first + square * second)


@kernel
def exponential(x: float) -> float:
    """Return e to some power; the last digit may be off."""
    if x < -FAR:
        return 0.0
    x = min(x, FAR)
    twos = int(x / LN2 + (0.5 if x > 0.0 else -0.5))
    rest = x - twos * LN2
    series = 0.0
    for i in range(len(FACTORIALS)):
        series = series * rest + FACTORIALS[i]
    return real_of(bits_of(series) + (twos << 52))


@kernel
def power(x: float, y: float) -> float:
    """Return a positive number to some power."""
    return x * x if y == 2.0 else exponential(y * logarithm(x))  # every level asks for squares
