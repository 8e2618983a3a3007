"""Logarithms and powers in plain arithmetic: those of C libraries and browsers differ in the last digit.

Sums, products, quotients and square roots are exact to the last digit everywhere, so these are the same everywhere.
"""

from __future__ import annotations

from math import factorial

import numpy as np

from blockness.rules.jit import bits_of, kernel, real_of

LN2 = 0.6931471805599453
SQRT2 = 1.4142135623730951
FRACTION = (1 << 52) - 1  # the bits of a real number below its exponent
ONE = 1023  # the exponent of 1.0
FAR = 700.0  # beyond this an exponential has no room in a real number
ODDS = np.array([1.0 / n for n in range(21, 0, -2)])
FACTORIALS = np.array([1.0 / factorial(n) for n in range(14, -1, -1)])


@kernel
def logarithm(x: float) -> float:
    """Return the natural logarithm of a positive number."""
    bits = bits_of(x)
    exponent = (bits >> 52) - ONE
    fraction = real_of(bits & FRACTION | ONE << 52)
    if fraction > SQRT2:
        fraction *= 0.5
        exponent += 1
    s = (fraction - 1.0) / (fraction + 1.0)
    square = s * s
    series = 0.0
    for i in range(len(ODDS)):
        series = series * square + ODDS[i]
    return exponent * LN2 + 2.0 * s * series


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
