"""Whether the server can listen on its port, or does so already."""

from __future__ import annotations

import errno
import json
import urllib.error
import urllib.request
from http.client import HTTPException

from blockness.server.address import address_of, free_port
from blockness.server.doctor.finding import Finding, fine, wrong
from blockness.server.settings import InvalidSetting

HOST = "127.0.0.1"
PATIENCE = 5  # seconds: it writes to its database before it answers


def look_at_port(port: int, base: str = "/") -> Finding:
    """Try to take a port; if that fails, find out who has it."""
    try:
        free_port(HOST, port)
    except InvalidSetting as error:
        cause = error.__cause__
        assert isinstance(cause, OSError), "what else should be wrong with a port"
        if cause.errno != errno.EADDRINUSE:
            return wrong("port-refused", port=str(port), reason=str(cause.strerror))
        return who_has(port, base)
    return fine("port-free", port=str(port))


def who_has(port: int, base: str) -> Finding:
    """Ask whoever listens there whether it is well."""
    address = address_of(HOST, port) + base.rstrip("/")
    match answer_of(f"{address}/api/health"):
        case {"status": "well"}:
            return fine("port-ours", address=address)
        case {"extra": {"code": str(code)}}:
            return wrong("port-unwell", address=address, reason=code)
        case _:
            return wrong("port-taken", port=str(port))


def answer_of(url: str) -> object:
    """Return what is answered there if it is JSON, good news or bad; otherwise nothing."""
    try:
        with urllib.request.urlopen(url, timeout=PATIENCE) as answer:  # noqa: S310 - our own
            return json.load(answer)
    except urllib.error.HTTPError as problem:
        return read_quietly(problem.read())
    except (OSError, ValueError, HTTPException):  # it may speak anything
        return None


def read_quietly(body: bytes) -> object:
    """Return JSON, or nothing if it is something else."""
    try:
        return json.loads(body)
    except ValueError:
        return None
