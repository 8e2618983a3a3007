"""Ends a serving process when the one that started it ends, however it ended."""

from __future__ import annotations

import os
import signal
import threading
from multiprocessing import parent_process

GOODBYE = 10.0  # seconds to finish what is going on


def end_with_parent() -> None:
    """Watch over the process that started this one, if it was started by one of ours."""
    if parent_process() is not None:
        threading.Thread(target=follow, daemon=True).start()


def follow() -> None:
    """Wait for the other to end, then end as if asked to; if that takes too long, at once."""
    parent = parent_process()
    assert parent is not None, "somebody started it"
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
    threading.Event().wait(GOODBYE)
    os._exit(1)
