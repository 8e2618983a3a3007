"""Keeps two things out of the log: frames, which carry tokens, and strangers' mistakes, which never end."""

from __future__ import annotations

import logging

from websockets.frames import Frame

NOT_WORTH_A_LINE = {"Invalid HTTP request received.", "Unsupported upgrade request."}


def is_worth_a_line(record: logging.LogRecord) -> bool:
    """Whether a log line is worth keeping and shows no frame; the WebSocket library logs them all when debugging."""
    shows_frame = isinstance(record.args, tuple) and any(isinstance(one, Frame) for one in record.args)
    return not shows_frame and record.msg not in NOT_WORTH_A_LINE


def keep_frames_out() -> None:
    """Keep both out of the server's log."""
    logging.getLogger("uvicorn.error").addFilter(is_worth_a_line)
