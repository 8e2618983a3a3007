"""Kernels take integers and arrays and allocate nothing, so that they can be compiled for any machine."""

from __future__ import annotations

import ast
import importlib
import inspect
import os
import random
import threading
from pathlib import Path
from typing import Any, Protocol, get_type_hints

import numpy as np
import pytest

import blockness
from blockness import Position
from blockness.players.searcher import KNOWING, PLAIN
from blockness.search.chance import seeded
from blockness.search.exact.more_seats import MoreSeats
from blockness.search.exact.two_seats import TwoSeats
from blockness.search.perft import perft
from blockness.search.playout import playouts
from blockness.search.tree.forest import Forest

PACKAGE = Path(inspect.getfile(blockness)).parent
SOURCES = sorted(path for layer in ("rules", "search") for path in PACKAGE.glob(f"{layer}/**/*.py"))
MAKERS = {
    "empty",
    "zeros",
    "ones",
    "full",
    "array",
    "arange",
    "copy",
    "empty_like",
    "zeros_like",
    "list",
    "dict",
    "set",
}
FORBIDDEN = (
    ast.Raise, ast.Assert, ast.Try, ast.With, ast.List, ast.Dict, ast.Set, ast.ListComp, ast.SetComp, ast.DictComp,
    ast.GeneratorExp, ast.JoinedStr, ast.Slice, ast.Lambda, ast.Import, ast.ImportFrom,
)  # fmt: skip


def kernels() -> list[tuple[str, ast.FunctionDef]]:
    found = []
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef):
                marks = {mark.id for mark in node.decorator_list if isinstance(mark, ast.Name)}
                if marks & {"kernel", "inlined"} and path.name != "jit.py":
                    found.append((f"{path.relative_to(PACKAGE)}:{node.name}", node))
    return found


KERNELS = dict(kernels())


@pytest.mark.parametrize("name", KERNELS)
def test_a_kernel_makes_no_arrays_and_raises_nothing(name: str) -> None:
    kernel = KERNELS[name]
    for node in (part for statement in kernel.body for part in ast.walk(statement)):
        assert not isinstance(node, FORBIDDEN), f"line {node.lineno}"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            assert node.func.attr not in MAKERS, f"line {node.lineno}"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in MAKERS - {"ones"}, f"line {node.lineno}"


def test_every_layer_of_kernels_is_looked_at() -> None:
    folders = {name.rpartition("/")[0] for name in KERNELS}
    assert folders >= {"rules", "search", "search/tree", "search/exact"}
    assert len(KERNELS) > 60


@pytest.mark.skipif(os.environ.get("BLOCKNESS_KERNELS") == "plain", reason="plain Python makes objects")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_long_search_allocates_no_more_than_a_short_one(seats: int) -> None:
    runtime: Any = importlib.import_module("numba.core.runtime.nrt")
    runtime._nrt.memsys_enable_stats()
    chance = random.Random(7)
    position = Position.start(seats)
    for _ in range(seats + 6):
        position = position.play(chance.choice(position.legal_moves))
    tables, row, exact = position.lexicon.tables, position.row, (TwoSeats if seats == 2 else MoreSeats)(1 << 12)
    forests = [Forest(manner, nodes=5_000) for manner in (KNOWING, PLAIN)]

    def allocations(effort: int) -> int:
        """How often memory was allocated: a call from Python does so once for each of its arguments."""
        before = runtime.rtsys.get_allocation_stats().alloc
        playouts(tables, row, effort, seeded(1))
        perft(tables, row, 1 + effort // 1_000)
        exact.clear(effort)
        exact.begin(tables, row)
        exact.resume(tables)
        for forest in forests:
            forest.search(tables, row, None, effort, threading.Event())
        return int(runtime.rtsys.get_allocation_stats().alloc - before)

    allocations(1)  # compiled or loaded from here on
    assert allocations(2_000) == allocations(20)


def records() -> list[tuple[str, Any, np.dtype[Any]]]:
    found = []
    for path in SOURCES:
        module = importlib.import_module(".".join(["blockness", *path.relative_to(PACKAGE).with_suffix("").parts]))
        for name, value in vars(module).items():
            if isinstance(value, np.dtype) and value.names:
                found.append((f"{module.__name__}.{name}", getattr(module, name.capitalize(), None), value))
    return found


@pytest.mark.parametrize(("kind", "dtype"), [pytest.param(*rest, id=name) for name, *rest in records()])
def test_what_mypy_knows_of_a_record_is_what_is_in_memory(kind: Any, dtype: np.dtype[Any]) -> None:
    if kind is None:
        return  # imported from the module that declares it
    assert Protocol in kind.__mro__
    assert tuple(get_type_hints(kind)) == dtype.names
    for name, hint in get_type_hints(kind).items():
        inside = dtype[name]
        if hint in (int, float, Any):
            assert inside.shape == ()
            assert inside.kind in ("f" if hint is float else "iu")
        else:
            assert inside.shape != ()
            assert inside.base.kind in ("f" if hint.__name__ == "Reals" else "iu")
