"""A server has room for more people than the shell's limit on open files."""

from __future__ import annotations

import asyncio
import resource
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

from server.guest import make_room
from server.line import line_to
from server.services import Server, serving

if TYPE_CHECKING:
    from pathlib import Path

FEW, MANY = 128, 200


def test_a_server_takes_in_more_pages_than_it_was_allowed_files(tmp_path: Path) -> None:
    async def main(server: Server) -> None:
        code = make_room(server.address, [{"name": "Ada"}, {"name": "Bo"}])["code"]
        async with AsyncExitStack() as stack:
            for _ in range(MANY):
                line = await stack.enter_async_context(line_to(server, code))
                await line.greet()

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (FEW, hard))
    try:
        with serving(f"sqlite:///{tmp_path}/rooms.sqlite", own=True) as server:
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
            asyncio.run(main(server))
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
