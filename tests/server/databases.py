"""Empty databases of both kinds for a test to write to."""

from __future__ import annotations

from contextlib import contextmanager
from itertools import count
from typing import TYPE_CHECKING

import psycopg

from blockness.server.settings import Settings
from server.services import postgres

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

KINDS = ("sqlite", "postgresql")


@contextmanager
def databases(kind: str, folder: Path) -> Iterator[Callable[[], str]]:
    """Yield a function that makes a new, empty database and returns its address; PostgreSQL runs while it is needed."""
    numbers = count(1)
    if kind == "sqlite":
        yield lambda: f"sqlite:///{folder}/rooms{next(numbers)}.sqlite"
        return
    with postgres() as address:

        def create() -> str:
            name = f"rooms{next(numbers)}"
            with psycopg.connect(address, autocommit=True) as connection:
                connection.execute(f"CREATE DATABASE {name}".encode())
            return address.rpartition("/")[0] + f"/{name}"

        yield create


def driven(address: str) -> str:
    """The address with the driver that the server uses."""
    return Settings(database=address).database_url
