"""A server for every test that needs nothing special from it and leaves it running."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from server.services import Server, serving

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('usual')}/rooms.sqlite") as one:
        yield one
