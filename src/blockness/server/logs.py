"""Keeps WebSocket frames out of the log, because they carry tokens."""

from __future__ import annotations

import logging

from websockets.frames import Frame


def shows_no_frame(record: logging.LogRecord) -> bool:
    """Whether a log line shows no frame; the WebSocket library logs them all when debugging."""
    return not (isinstance(record.args, tuple) and any(isinstance(one, Frame) for one in record.args))


def keep_frames_out() -> None:
    """Keep frames out of the server's log."""
    logging.getLogger("uvicorn.error").addFilter(shows_no_frame)
