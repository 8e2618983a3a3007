"""Starting and stopping the processes that serve."""

from __future__ import annotations

import os
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from typing import TYPE_CHECKING

import msgspec

from blockness.server.logs import JSON_LINES

if TYPE_CHECKING:
    from typing import Any

    from blockness.server.settings import Settings

SPARE_FILES = 200  # besides connections
SLOWEST_START = 20  # seconds; with five, a busy machine would end every process before it could serve
GOODBYE = 5  # seconds to finish what is going on when the server is stopped


def run(settings: Settings, host: str, port: int, processes: int, browser: bool) -> None:
    """Serve until somebody stops the server."""
    import uvicorn

    share = max(1, settings.thinkers // processes)  # all processes share one machine
    os.environ.update(msgspec.structs.replace(settings, thinkers=share).environment())  # the processes read it
    allow_files(settings.sockets + settings.connections + SPARE_FILES)
    if browser:
        address = f"http://127.0.0.1:{port}{settings.base_path}"
        threading.Thread(target=open_browser, args=(address,), daemon=True).start()
    how: dict[str, Any] = {"log_config": JSON_LINES} if settings.log_format == "json" else {}
    uvicorn.run(
        "blockness.server.app:create",
        factory=True,
        host=host,
        port=port,
        workers=processes,
        log_level="warning",
        access_log=False,
        proxy_headers=False,  # the dispatcher knows whom to believe
        http="blockness.server.http.connections:HttpConnection",
        ws="blockness.server.http.connections:SocketConnection",
        ws_max_size=4096,
        ws_per_message_deflate=False,  # a compressor takes a quarter of a megabyte for each page
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=GOODBYE,
        timeout_worker_healthcheck=SLOWEST_START,
        server_header=False,
        **how,
    )


def allow_files(count: int) -> None:
    """Ask for as many open files as there may be sockets; shells often allow 1,024 but would grant more."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = count if hard == resource.RLIM_INFINITY else min(count, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def open_browser(address: str) -> None:
    """Open the page in a browser as soon as it is served."""
    for _ in range(100):
        try:
            urllib.request.urlopen(f"{address}api/health/live", timeout=1)  # noqa: S310 - our own address
        except (OSError, urllib.error.URLError):
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return
