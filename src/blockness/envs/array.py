"""Arrays of the caller's: what they are called, and what is wrong with one."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from blockness.envs.errors import InvalidArray

Array: TypeAlias = np.ndarray[Any, Any]


def take(given: dict[str, Any], name: str, shape: tuple[int, ...], dtype: type) -> Any:
    """Return the caller's array of a name, or a new one."""
    array = given.pop(name, None)
    if array is None:
        return np.zeros(shape, dtype)
    is_fit = isinstance(array, np.ndarray) and array.shape == shape and array.dtype == dtype
    if not (is_fit and array.flags.c_contiguous and array.flags.writeable):
        wanted = f"{np.dtype(dtype)} of shape {shape}"
        raise InvalidArray(f"expected {name} to be a writeable array in one piece, {wanted}, got {describe(array)}")
    return array


def describe(thing: object) -> str:
    """Say what somebody passed instead of an array that was expected."""
    return f"{thing.dtype} of shape {thing.shape}" if isinstance(thing, np.ndarray) else repr(thing)
