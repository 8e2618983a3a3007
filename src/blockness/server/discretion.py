"""What no log may hold, at whatever level: what goes over the wire, for tokens are in it."""

from __future__ import annotations

import logging

from websockets.frames import Frame


def is_discreet(record: logging.LogRecord) -> bool:
    """Whether a line shows no frame; the WebSocket library writes them all down when it is asked to debug."""
    return not (isinstance(record.args, tuple) and any(isinstance(one, Frame) for one in record.args))


def be_discreet() -> None:
    """Keep frames out of the server's log."""
    logging.getLogger("uvicorn.error").addFilter(is_discreet)
