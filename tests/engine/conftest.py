"""The two places that run the engine, each started once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.asking import in_chromium, in_node

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.asking import Asked


@pytest.fixture(scope="session", params=["node", "chromium"])
def engine(request: pytest.FixtureRequest) -> Iterator[Asked]:
    with in_node() if request.param == "node" else in_chromium() as found:
        yield found
