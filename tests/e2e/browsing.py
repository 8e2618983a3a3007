"""A real browser for the tests: pages of a given size, language and theme, which remember their complaints."""

from __future__ import annotations

import json
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import sync_playwright

from blockness.locales import LANGUAGES
from server.guest import call
from server.services import need

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from typing import Any, Literal

    from playwright.sync_api import Browser, ConsoleMessage, Page

    from server.services import Server

FLAGS = [
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
WITHOUT_GL = ["--disable-gpu"]  # drawing every page with a simulated graphics card would take most of the tests' time
WITH_GL = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
CHROMIUM = "chromium-headless-shell", "chromium"  # the first draws the same with two thirds of the work
PATIENCE = 120_000.0  # ms: a busy machine draws the lake in software
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
CALM: Mapping[str, object] = {"view": "flat", "animation": "off", "sound": False}  # what the tests set on the device
DEEP: Mapping[str, object] = {"view": "deep", "animation": "off", "sound": False, "quality": "low"}
# Some tests are about a lost network; three.js announces its own plans; software drawing is slow, and says so.
HARMLESS = ("ERR_", "blocked by Playwright", "THREE.Clock", "GL Driver Message", "GPU stall")
IN_EACH_LANGUAGE = pytest.mark.parametrize(  # the longest words every time, the others in the long run
    "language", [pytest.param(one, marks=() if one == "ru" else pytest.mark.long) for one in LANGUAGES]
)
COMPLAINTS: dict[Page, list[str]] = {}
OPENED: list[Page] = []


@contextmanager
def browsing(*more: str, deep: bool = False) -> Iterator[Browser]:
    """Start a browser, perhaps with more flags; only a deep one can draw the lake in 3D."""
    flags = [*FLAGS, *(WITH_GL if deep else WITHOUT_GL), *more]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=need(*CHROMIUM), args=flags)
        try:
            yield browser
        finally:
            browser.close()


def new_page(
    browser: Browser,
    width: int,
    height: int,
    *,
    touch: bool = False,
    dark: bool = False,
    language: str = "en-GB",
    settings: Mapping[str, object] = CALM,
    device: Mapping[str, object] | None = None,
    workers: Literal["allow", "block"] = "block",
    is_new: bool = False,
) -> Page:
    """Open a page as somebody else's device would; its complaints are in `complaints`.

    A new device has everything explained to it.
    """
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=touch,
        is_mobile=touch,
        color_scheme="dark" if dark else "light",
        locale=language,
        service_workers=workers,
        bypass_csp=True,  # axe-core is put into the page
    )
    context.set_default_timeout(PATIENCE)
    keep(context, "blockness-settings", settings)
    keep(context, "blockness-explained", {"rings": not is_new})
    if device is not None:
        keep(context, "blockness-device", device)
    page = context.new_page()
    OPENED.append(page)
    page.on("pageerror", lambda error: complaints(page).append(str(error)))
    page.on("console", lambda said: note(page, said))
    return page


def note(page: Page, said: ConsoleMessage) -> None:
    """Errors count, and so do warnings: Fluent warns about a missing sentence."""
    if said.type in {"error", "warning"} and not any(word in said.text for word in HARMLESS):
        complaints(page).append(said.text)


def complaints(page: Page) -> list[str]:
    return COMPLAINTS.setdefault(page, [])


def keep(context: Any, key: str, value: object) -> None:
    """Put something into the device's memory before the page starts, unless it is there."""
    stored = json.dumps(json.dumps({"state": value, "version": 0}))
    context.add_init_script(f"localStorage.getItem('{key}') ?? localStorage.setItem('{key}', {stored})")


def make_table(server: Server, seats: Sequence[Mapping[str, str]], **more: object) -> tuple[str, dict[str, Any]]:
    """Make a room; returns its address and what the device of its maker remembers."""
    status, made = call(f"{server.address}/api/rooms", {"seats": list(seats), **more})
    assert status == 201, made
    memory = {"rooms": {made["code"]: {"tokens": made["tokens"], "at": 1}}, "last": made["code"], "name": "Ann"}
    return server.address + made["link"], memory


def people(*colours: str) -> list[dict[str, str]]:
    """Seats that one device holds, named after their colours."""
    return [{"colour": colour, "name": colour.title()} for colour in colours]


def flaws(page: Page, impacts: tuple[str, ...] = ("serious", "critical")) -> list[str]:
    """What axe-core finds that is serious or critical."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    found = page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
    return [
        f"{page.url}: {one['id']}: {one['nodes'][0]['html'][:200]} {one['nodes'][0].get('failureSummary', '')[:200]}"
        for one in found
        if one["impact"] in impacts
    ]
