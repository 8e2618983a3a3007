"""The whole game as people host it: below a path, behind a real nginx with HTTPS that has little patience."""

from __future__ import annotations

import json
import os
import re
import ssl
import subprocess
import sys
import urllib.error
import urllib.request
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import connect
from websockets.typing import Origin

from blockness.server.settings import Settings
from e2e.alone import IS_READY
from e2e.browsing import browsing, complaints, new_page
from e2e.table import hear, mover, place, wait_for_moves
from locales.words import say
from server.guest import make_room
from server.nginx import HOSTING, PATIENCE, Nginx, key_hash, nginx
from server.services import Server, serving, wait_for

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page
    from websockets.sync.client import ClientConnection

BASE = "/games/ness/"
BEAT = 0.25  # seconds
ENOUGH = int(1.5 * PATIENCE / BEAT)  # beats, and nginx would have lost its patience

MANIFEST = """async () => {
  const { href } = document.querySelector("link[rel=manifest]");
  const { start_url, scope } = await (await fetch(href)).json();
  return [new URL(start_url, href).href, new URL(scope, href).href];
}"""


@dataclass
class Hosted:
    """A server and the nginx in front of it."""

    server: Server
    proxy: Nginx
    log: Path

    @property
    def home(self) -> str:
        return self.proxy.origin + BASE

    @property
    def trust(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=self.proxy.certificate)

    def socket_of(self, code: str) -> str:
        return f"wss://localhost:{self.proxy.port}{BASE}ws/{code}"

    def connect(self, code: str) -> ClientConnection:
        origin = Origin(self.proxy.origin)
        return connect(self.socket_of(code), origin=origin, ssl=self.trust, proxy=None, max_queue=None)

    def ask(self, address: str, body: object = None, **headers: str) -> tuple[int, Any, dict[str, str]]:
        data = None if body is None else json.dumps(body).encode()
        sent = {"Content-Type": "application/json", **{name.replace("_", "-"): text for name, text in headers.items()}}
        request = urllib.request.Request(address, data, sent)  # noqa: S310 - our own
        try:
            with urllib.request.urlopen(request, timeout=30, context=self.trust) as answer:  # noqa: S310
                return answer.status, answer.read().decode(), dict(answer.headers)
        except urllib.error.HTTPError as refused:
            return refused.code, refused.read().decode(), dict(refused.headers)


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    folder = tmp_path_factory.mktemp("hosted")
    log = folder / "log"
    log.touch()
    with nginx(folder) as proxy:
        settings: dict[str, object] = {"base_path": BASE, "trusted_proxies": "127.0.0.1", "origins": proxy.origin}
        settings |= {"log_format": "json", "beat": BEAT, "patience": 60}
        with serving(f"sqlite:///{folder}/rooms.sqlite", log=log, **settings) as server:
            proxy.start(server.port)
            yield Hosted(server, proxy, log)


@pytest.fixture(scope="module")
def browser(hosted: Hosted) -> Iterator[Browser]:
    """A browser that trusts this one certificate as if somebody had signed it; a worker needs that."""
    with browsing(f"--ignore-certificate-errors-spki-list={key_hash(hosted.proxy.certificate)}") as found:
        yield found


def test_the_server_knows_what_nginx_knows(hosted: Hosted) -> None:
    forged = {"X_Forwarded_For": "198.51.100.7", "X_Forwarded_Host": "evil.example", "X_Request_ID": "forged"}
    status, text, headers = hosted.ask(f"{hosted.home}api/health/arrival", X_Forwarded_Prefix="/evil", **forged)
    arrived = {"address": "127.0.0.1", "origin": hosted.proxy.origin, "forwarded": "127.0.0.1"}
    assert (status, json.loads(text)) == (200, arrived)
    assert re.fullmatch("[0-9a-f]{32}", headers["x-request-id"])
    noted = f'"request": "{headers["x-request-id"]}"'
    wait_for(lambda: noted in hosted.log.read_text("utf-8"), "a line in the log")
    room = {"seats": [{"colour": "orange", "name": "Ann"}, {"colour": "green"}]}
    status, text, headers = hosted.ask(f"{hosted.home}api/rooms", room)
    made = json.loads(text)
    assert (status, made["url"]) == (201, f"{hosted.home}r/{made['code']}")
    assert not {name.lower() for name in headers} & {"set-cookie", "location"}
    for path in ("metrics", "metrics/", "%6detrics"):
        assert hosted.ask(hosted.home + path)[0] == 404, "not for the public"
    status, text, _ = hosted.ask(f"{hosted.proxy.origin}/r/abcd", Accept="text/html")
    assert (status, f'href="{BASE}r/abcd"' in text) == (404, True)


def test_the_doctor_finds_nothing_wrong(hosted: Hosted) -> None:
    asked = "import sys; from blockness.server.doctor.proxy import look_at_proxy; "
    asked += "print(look_at_proxy(sys.argv[1], int(sys.argv[2])).code)"
    command = [sys.executable, "-c", asked, hosted.home, str(hosted.server.port)]
    trusting = os.environ | {"SSL_CERT_FILE": str(hosted.proxy.certificate)}
    done = subprocess.run(command, env=trusting, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "proxy-fine"


def test_two_play_and_an_idle_table_is_not_cut_off(hosted: Hosted, browser: Browser) -> None:
    ann, ben = new_page(browser, 1280, 800, workers="allow"), new_page(browser, 820, 1180)
    opened: set[str] = set()
    ben.on("websocket", lambda one: opened.add(one.url))
    code = make_room(hosted.server.address, [{}, {}])["code"]
    with hosted.connect(code) as idle, hosted.connect(code) as silent:
        idle.send(json.dumps({"kind": "hello"}))  # from now on it hears a beat now and then, and nothing else
        link = meet(hosted, ann, ben)
        play([ann, ben], 1, 2)
        ann.reload()
        wait_for_moves(ann, 2)
        play([ann, ben], 3, 4)
        for _ in range(ENOUGH):
            hear(idle, "beat")
        with pytest.raises(ConnectionClosedError) as cut:
            silent.recv(60)
        assert cut.value.rcvd is None, "nginx has lost its patience, and nobody has said goodbye"
    assert opened == {hosted.socket_of(link.rpartition("/")[2])}
    assert ann.context.cookies() == ben.context.cookies() == []
    hosted.proxy.stop()
    ann.goto(f"{hosted.home}rules")  # the worker has kept everything that is below its path
    ann.get_by_role("heading", name=say("rules")).first.wait_for()
    for page in (ann, ben):
        assert not complaints(page)
        page.context.close()


def meet(hosted: Hosted, ann: Page, ben: Page) -> str:
    """Install the page, make a room, and send somebody the link."""
    ann.goto(hosted.home)
    ann.wait_for_function(IS_READY)
    assert ann.evaluate("navigator.serviceWorker.ready.then(one => one.scope)") == hosted.home
    assert ann.evaluate(MANIFEST) == [hosted.home, hosted.home]
    ann.get_by_role("link", name=say("play-friends")).click()
    ann.get_by_role("button", name=say("make-room")).click()
    link = ann.get_by_label(say("share-link")).input_value()
    assert link.startswith(f"{hosted.home}r/")
    assert ann.url == link
    ann.get_by_role("img", name=say("qr-label")).wait_for()
    ben.goto(link)
    ben.get_by_role("button", name=say("sit-here")).click()
    ben.get_by_label(say("your-name")).fill("Ben")
    ben.get_by_role("button", name=say("sit-down")).click()
    return link


def play(pages: list[Page], first: int, last: int) -> None:
    """Place arches, whoever's turn it is, up to a number of moves."""
    for count in range(first, last + 1):
        place(mover(pages))
        for page in pages:
            wait_for_moves(page, count)


def test_the_usual_patience_is_long_enough() -> None:
    [seconds] = re.findall(r"proxy_read_timeout (\d+)s;", (HOSTING / "nginx.conf").read_text("utf-8"))
    assert int(seconds) >= 4 * Settings().beat
