"""The whole examination, one thing after another."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import make_url

from blockness.rules import jit
from blockness.server.doctor.clock import look_at_clock
from blockness.server.doctor.database import look_at_database
from blockness.server.doctor.disk import look_at_disks
from blockness.server.doctor.kernels import look_at_kernels
from blockness.server.doctor.port import look_at_port
from blockness.server.doctor.proxy import look_at_proxy
from blockness.server.doctor.redis import look_at_redis

if TYPE_CHECKING:
    from collections.abc import Iterator

    from blockness.server.doctor.finding import Finding
    from blockness.server.settings import Settings


def examine(settings: Settings, port: int, url: str) -> Iterator[Finding]:
    """Yield what each look shows, as soon as it is known."""
    yield look_at_port(port, settings.base_path)
    look = look_at_database(settings)
    yield look.finding
    yield look_at_redis(settings.redis)
    yield look_at_kernels()
    yield look_at_disks(folders(settings))
    yield look_at_clock(look.times)
    if url:
        yield look_at_proxy(url, port)


def folders(settings: Settings) -> list[Path]:
    """Return the folders that the server writes to; wherever we are, if it writes to none."""
    url = make_url(settings.database_url)
    data = Path(url.database or "").absolute().parent if url.get_backend_name() == "sqlite" else None
    return [folder for folder in (data, jit.CACHE) if folder and folder.is_dir()] or [Path.cwd()]
