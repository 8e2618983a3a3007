"""A reverse proxy, set up well or badly: it rewrites the head of every request and passes the rest on as it is."""

from __future__ import annotations

import socket
import threading
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


def without(headers: list[str], *names: str) -> list[str]:
    return [line for line in headers if line.partition(":")[0].lower() not in names]


def well(headers: list[str]) -> list[str]:
    """Say whom it speaks for, whatever they say themselves."""
    return [*without(headers, "x-forwarded-for"), "X-Forwarded-For: 198.51.100.7"]


def without_upgrade(headers: list[str]) -> list[str]:
    return without(well(headers), "upgrade", "connection")


def silent(headers: list[str]) -> list[str]:
    return without(headers, "x-forwarded-for")


def gullible(headers: list[str]) -> list[str]:
    return headers


@contextmanager
def proxy(to: int, rewrite: Callable[[list[str]], list[str]], port: int = 0) -> Iterator[str]:
    """Listen in front of a port, and return the address to use instead."""
    with socket.create_server(("127.0.0.1", port)) as listener:
        threading.Thread(target=accept, args=(listener, to, rewrite), daemon=True).start()
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        listener.shutdown(socket.SHUT_RDWR)


def accept(listener: socket.socket, to: int, rewrite: Callable[[list[str]], list[str]]) -> None:
    with suppress(OSError):  # it is closed at the end
        while True:
            here, _ = listener.accept()
            threading.Thread(target=serve, args=(here, to, rewrite), daemon=True).start()


def serve(here: socket.socket, to: int, rewrite: Callable[[list[str]], list[str]]) -> None:
    with here, socket.create_connection(("127.0.0.1", to)) as there:
        received = b""
        while b"\r\n\r\n" not in received:
            if not (part := here.recv(65536)):
                return
            received += part
        head, _, body = received.partition(b"\r\n\r\n")
        first, *headers = head.decode("latin-1").split("\r\n")
        there.sendall("\r\n".join([first, *rewrite(headers), "", ""]).encode("latin-1") + body)
        back = threading.Thread(target=pump, args=(there, here), daemon=True)
        back.start()
        pump(here, there)
        back.join()


def pump(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while part := source.recv(65536):
            target.sendall(part)
        target.shutdown(socket.SHUT_WR)
