"""The image, where no container engine is at hand: built by the commands of its file in a clean Debian, and run.

`debootstrap --variant=minbase trixie FOLDER` makes the Debian, and BLOCKNESS_DEBIAN names it. A folder named by
BLOCKNESS_PACKAGES is /mnt while the image is built; its pip.conf says where packages are, if the usual place is out of
reach.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import shutil
import signal
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from blockness.locales import LANGUAGES, say
from hosting.image import Builder, Image
from server.guest import Guest, call, make_room, play_on
from server.services import free_port, wait_for

if TYPE_CHECKING:
    import subprocess
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
MOST = 400  # megabytes
COMING_BACK = 1012
LEVELS = ({"name": "Ann"}, {"level": "otter"}, {"level": "nessie"})

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(not os.environ.get("BLOCKNESS_DEBIAN"), reason="BLOCKNESS_DEBIAN names no clean Debian"),
]


@pytest.fixture(scope="module")
def image() -> Iterator[Image]:
    with tempfile.TemporaryDirectory(prefix="blockness-image-") as folder:  # another user has to get in
        Path(folder).chmod(0o755)
        packages = os.environ.get("BLOCKNESS_PACKAGES")
        mounts = [(packages, "/mnt"), ("/opt", "/opt")] if packages else []
        network = {"PIP_CONFIG_FILE": "/mnt/pip.conf"} if packages else {}
        base = Path(os.environ["BLOCKNESS_DEBIAN"])
        yield Builder(ROOT / "hosting" / "Containerfile", ROOT, base, Path(folder), mounts).build(**network)


class Container:
    """The image as an engine runs it: no rights, a read-only root, /tmp in memory, one volume."""

    def __init__(self, image: Image, data: Path, port: int) -> None:
        self.image, self.port = image, port
        self.mounts = [("tmpfs", "/tmp"), (str(data), image.volumes[0])]  # noqa: S108 - the container's own
        self.log = data.with_suffix(".log")
        self.address = f"http://127.0.0.1:{port}"

    def run(self, command: list[str]) -> subprocess.Popen[bytes]:
        settings = {"PORT": str(self.port), "BLOCKNESS_ORIGINS": self.address, "BLOCKNESS_PACE": "0"}
        with self.log.open("ab") as log:
            return self.image.start(command, self.mounts, read_only=True, log=log, **settings)

    @contextmanager
    def running(self) -> Iterator[subprocess.Popen[bytes]]:
        process = self.run(self.image.entry_point)
        try:
            wait_for(self.is_healthy, "the container")
            yield process
        finally:
            process.kill()
            process.wait(30)

    def is_healthy(self) -> bool:
        return self.run(self.image.health).wait(30) == 0


def kernels_in(folder: Path) -> set[str]:
    return {one.name for one in folder.rglob("*.nb?")}


def test_the_image_is_small_and_runs_without_rights(image: Image) -> None:
    size = image.megabytes()
    print(f"{size:.0f} MB")
    assert size < MOST
    data = Path(tempfile.mkdtemp(prefix="blockness-data-"))
    shutil.chown(data, int(image.user), int(image.user))
    try:
        asyncio.run(check_evening(Container(image, data, free_port())))
    finally:
        shutil.rmtree(data)


async def check_evening(container: Container) -> None:
    """A game against computers that goes on after a restart; nothing is compiled for it."""
    made = kernels_in(container.image.root / "srv" / "kernels")
    assert made
    with container.running() as process:
        status = Path(f"/proc/{process.pid}/status").read_text("utf-8")
        assert f"Uid:\t{container.image.user}\t" in status
        assert "CapEff:\t0000000000000000" in status
        mounts = Path(f"/proc/{process.pid}/mountinfo").read_text("utf-8")
        assert re.search(r" / ro[, ]", mounts), "nothing is written but to the volume and to /tmp"
        room = make_room(container.address, LEVELS, first=0)
        async with Guest(container.address, room["code"], room["tokens"].values()) as guest:
            await play_on(guest, random.Random(1), most=3)
            kept = Path(f"/proc/{process.pid}/root/tmp/kernels")
            assert kernels_in(kept) == made, "nothing was compiled"
            process.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(process.wait, 30) in (0, -signal.SIGTERM)
            await guest.until(lambda: bool(guest.closings))
            assert guest.closings[-1][0] == COMING_BACK
            before = [guest.events[number] for number in sorted(guest.events)]
            with container.running():
                await play_on(guest, random.Random(2))
                after = [guest.events[number] for number in sorted(guest.events)]
                assert after[: len(before)] == before
                record = call(f"{container.address}/api/rooms/{room['code']}/games/1/record")[1]
                assert guest.state["phase"] == "over"
                assert record.startswith("[")
    said = container.log.read_text("utf-8")
    assert not [language for language in LANGUAGES if say("compiling", language) in said]
    container.log.unlink()
