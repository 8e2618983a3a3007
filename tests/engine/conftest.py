"""The two places that run the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.asking import in_chromium, in_node

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.asking import Asked


# Started for a module, not for the session: the browser's driver keeps a loop running, and others start theirs.
@pytest.fixture(scope="module", params=["node", "chromium"])
def engine(request: pytest.FixtureRequest) -> Iterator[Asked]:
    with in_node() if request.param == "node" else in_chromium() as found:
        yield found
