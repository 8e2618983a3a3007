"""The log: a line of JSON for each event if that is asked for; never a frame, a token, a name or a whole room code."""

from __future__ import annotations

import json
import logging
import re
import secrets
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

from websockets.frames import Frame

NOT_WORTH_A_LINE = {"Invalid HTTP request received.", "Unsupported upgrade request."}
GIVEN_ID = re.compile(r"[A-Za-z0-9._-]{1,64}")  # nothing that would look strange in a log

request_id: ContextVar[str] = ContextVar("request_id", default="")
room_id: ContextVar[str] = ContextVar("room_id", default="")


def begin_request(given: str) -> None:
    """Log under the id that a proxy gave a request or, if there is none, under a new one; and for no room yet."""
    request_id.set(given if GIVEN_ID.fullmatch(given) else secrets.token_hex(8))
    room_id.set("")  # the connection may remember the one before


def half_of(code: str) -> str:
    """Return what the log calls a room: enough of its code to find it, too little to get in."""
    return code[: len(code) // 2]


class JsonLines(logging.Formatter):
    """Writes every event as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        told: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
            "request": request_id.get(),
            "room": room_id.get(),
            **getattr(record, "about", {}),
        }
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps({name: value for name, value in told.items() if value != ""}, ensure_ascii=False)


JSON_LINES = {  # for logging.config
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"lines": {"()": JsonLines}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "lines"}},
    "root": {"handlers": ["stderr"], "level": "WARNING"},
    "loggers": {"blockness": {"level": "INFO"}},
}


def is_worth_a_line(record: logging.LogRecord) -> bool:
    """Whether a log line is worth keeping and shows no frame; the WebSocket library logs them all when debugging."""
    shows_frame = isinstance(record.args, tuple) and any(isinstance(one, Frame) for one in record.args)
    return not shows_frame and record.msg not in NOT_WORTH_A_LINE


def keep_frames_out() -> None:
    """Keep frames, which carry tokens, and strangers' mistakes, which never end, out of the server's log."""
    logging.getLogger("uvicorn.error").addFilter(is_worth_a_line)
