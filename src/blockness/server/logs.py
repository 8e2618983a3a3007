"""What the log never shows: frames, because they carry tokens."""

from __future__ import annotations

import logging

from websockets.frames import Frame


def shows_no_frame(record: logging.LogRecord) -> bool:
    """Whether a line shows no frame; the WebSocket library writes them all down when it is asked to debug."""
    return not (isinstance(record.args, tuple) and any(isinstance(one, Frame) for one in record.args))


def keep_frames_out() -> None:
    """Keep frames out of the server's log."""
    logging.getLogger("uvicorn.error").addFilter(shows_no_frame)
