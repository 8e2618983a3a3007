"""What happens to disks and clocks, for real: locked, full, write-protected, broken, set back."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from server.services import need

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Have another program start writing and never stop."""
    with closing(sqlite3.connect(folder / "rooms.sqlite", isolation_level=None, timeout=30)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield


@contextmanager
def full(folder: Path) -> Iterator[None]:
    """Leave no byte free, either on the disk or in the log that SQLite keeps beside its file."""
    ballast = folder / "ballast"
    with closing(sqlite3.connect(folder / "rooms.sqlite", timeout=30)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # while there is room for the file to grow
        fill(ballast)
        with suppress(sqlite3.OperationalError):  # somebody may have written in between, and now nothing fits
            other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    fill(ballast)
    try:
        yield
    finally:
        ballast.unlink()


def fill(file: Path) -> None:
    with suppress(OSError), file.open("ab", buffering=0) as ballast:
        while True:
            ballast.write(b"x" * 4096)


@contextmanager
def write_protected(folder: Path) -> Iterator[None]:
    """Let nobody write to the files, not even those who have them open."""
    files = [str(folder / "rooms.sqlite"), str(folder / "rooms.sqlite-wal")]
    if subprocess.run([need("chattr"), "+i", *files], check=False, stderr=subprocess.DEVNULL).returncode:
        pytest.skip("files cannot be protected here")
    try:
        yield
    finally:
        subprocess.run([need("chattr"), "-i", *files], check=True)


@contextmanager
def small_disk(folder: Path) -> Iterator[None]:
    """A disk of eight megabytes in the place of a folder."""
    command = [need("mount"), "-t", "tmpfs", "-o", "size=8m", "blockness", str(folder)]
    if subprocess.run(command, check=False, stderr=subprocess.DEVNULL).returncode:
        pytest.skip("no disk can be made here")
    try:
        yield
    finally:
        subprocess.run([need("umount"), folder], check=True)


@contextmanager
def breakable_disk(folder: Path) -> Iterator[None]:
    """A disk in the place of a folder that protects itself when something is wrong with it."""
    image = folder.with_suffix(".image")
    with image.open("wb") as file:
        file.truncate(16 << 20)
    subprocess.run([need("mkfs.ext4"), "-q", image], check=True)
    with mounted(image, folder):
        yield


@contextmanager
def mounted(image: Path, folder: Path) -> Iterator[None]:
    """Put a disk in the place of a folder, perhaps over another one."""
    command = [need("mount"), "-o", "loop,errors=remount-ro", str(image), str(folder)]
    if subprocess.run(command, check=False, stderr=subprocess.DEVNULL).returncode:
        pytest.skip("no disk can be made here")
    try:
        yield
    finally:
        while folder.is_mount():
            subprocess.run([need("umount"), "--lazy", folder], check=True)


@contextmanager
def broken(folder: Path) -> Iterator[None]:
    """Let the kernel find an error and protect the disk, then put a repaired copy in its place."""
    image, copy = folder.with_suffix(".image"), folder.with_suffix(".copy")
    found = subprocess.run([need("findmnt"), "-no", "SOURCE", folder], check=True, capture_output=True, text=True)
    disk = Path("/sys/fs/ext4") / Path(found.stdout.strip()).name
    (disk / "trigger_fs_error").write_text("planted", encoding="ascii")
    yield
    shutil.copy(image, copy)
    subprocess.run([need("fsck.ext4"), "-y", "-f", copy], check=False, stdout=subprocess.DEVNULL)
    subprocess.run([need("mount"), "-o", "loop", copy, folder], check=True)


class Clock:
    """The clock of a process and its children, a file of their own; what counts the seconds goes on as before."""

    def __init__(self, file: Path) -> None:
        found = sorted(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"))
        if not found:
            need("faketime")
        self.file = file
        self.environment = {
            "LD_PRELOAD": str(found[0]),
            "FAKETIME_TIMESTAMP_FILE": str(file),
            "FAKETIME_CACHE_DURATION": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        }
        self.set("+0")

    def set(self, offset: str) -> None:
        """Set it forward or back, such as by "-1h"."""
        draft = self.file.with_suffix(".draft")
        draft.write_text(offset + "\n", encoding="ascii")
        draft.replace(self.file)
