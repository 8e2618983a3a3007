"""Whether there is room on the disks."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

from blockness.server.doctor.finding import Finding, fine, wrong

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

MEGABYTE = 10**6
ENOUGH = 200 * MEGABYTE  # bytes: a busy evening of hundreds of tables writes a tenth of that


def look_at_disks(folders: Iterable[Path]) -> Finding:
    """Find the folder that would be full first."""
    free, folder = min((shutil.disk_usage(folder).free, str(folder)) for folder in folders)
    details = {"folder": folder, "free": str(free // MEGABYTE)}
    return fine("disk-fine", **details) if free > ENOUGH else wrong("disk-full", **details)
