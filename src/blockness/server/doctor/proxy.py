"""Whether browsers can reach the server at its public address, sockets and addresses included."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from http.client import HTTPException
from urllib.parse import urlsplit

from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import connect
from websockets.typing import Origin

from blockness.server.doctor.finding import Finding, fine, wrong
from blockness.server.settings import InvalidSetting

PATIENCE = 10  # seconds
NOBODY = "192.0.2.77"  # an address reserved for documentation: whoever claims it lies
HERE = "127.0.0.1", "localhost", "::1"
ARRIVAL = "/api/health/arrival"
DIRECT = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # not through a proxy of this computer's own


def look_at_proxy(url: str, port: int) -> Finding:
    """Ask as a browser would, with a false address, and open a socket; the port is the server's own."""
    if urlsplit(url).scheme not in ("http", "https") or not urlsplit(url).netloc:
        raise InvalidSetting(f"expected an address like https://my.example, got {url!r}")
    request = urllib.request.Request(url.rstrip("/") + ARRIVAL, headers={"X-Forwarded-For": NOBODY})  # noqa: S310 - checked
    try:
        with DIRECT.open(request, timeout=PATIENCE) as answer:
            base, arrived = answer.geturl().removesuffix(ARRIVAL), json.load(answer)
            address, forwarded = str(arrived["address"]), str(arrived["forwarded"])
    except urllib.error.HTTPError as problem:
        return wrong("proxy-stranger", url=url, reason=f"{problem.code} {problem.reason}")
    except OSError as error:
        return wrong("proxy-gone", url=url, reason=str(getattr(error, "reason", error)))
    except (ValueError, LookupError, TypeError, HTTPException):
        return wrong("proxy-stranger", url=url, reason="200")
    if flaw := flaw_in_sockets(base):
        return flaw
    is_direct = urlsplit(base).hostname in HERE and urlsplit(base).port == port  # and this machine is believed anything
    return (not is_direct and flaw_in_addresses(url, address, forwarded)) or fine("proxy-fine", url=url)


def flaw_in_sockets(base: str) -> Finding | None:
    """Open a socket to a room that cannot exist: that the server says so is all we want to hear."""
    parts = urlsplit(base)
    origin = f"{parts.scheme}://{parts.netloc}".lower()
    address = f"ws{base.removeprefix('http')}/ws/doctor"
    try:
        with connect(address, origin=Origin(origin), proxy=None, open_timeout=PATIENCE):
            return None
    except InvalidStatus as refused:
        if refused.response.status_code == 403:
            return wrong("proxy-origin", origin=origin)
        return wrong("proxy-upgrade", url=base, reason=f"{refused.response.status_code}")
    except (WebSocketException, OSError, EOFError) as error:
        return wrong("proxy-upgrade", url=base, reason=str(error) or type(error).__name__)


def flaw_in_addresses(url: str, address: str, forwarded: str) -> Finding | None:
    """Find out whether people are told apart by addresses that they cannot make up."""
    named = [word.strip() for word in forwarded.split(",")]
    if not forwarded:
        return wrong("proxy-silent", url=url)
    if named[-1] == NOBODY == address:
        return wrong("proxy-forged", url=url)
    if named[-1] != NOBODY and address not in named:
        return wrong("proxy-unheard", url=url, address=address)
    return None
