"""Pictures of every screen and state, in three sizes, by day and by night: `make screenshots`."""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from e2e.browsing import CALM, DEEP, browsing
from e2e.screens import SCREENS, STATES, show
from server.services import serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from server.services import Server

FOLDER = Path(__file__).parents[2] / "screenshots"
SIZES = ((360, 740), (820, 1180), (1440, 900))
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")
IN_3D = ("turn", "ghost", "end")  # the states that are taken again with the lake in 3D
LONG = ("rules",)  # too long to be looked at whole


def photograph(page: Page, name: str) -> None:
    page.evaluate("document.fonts.ready")
    page.screenshot(path=FOLDER / f"{name}.png", full_page=name.split(maxsplit=1)[0] not in LONG)


def take(browser: Browser, server: Server, name: str, width: int, height: int, deep: bool) -> None:
    """Both lights of one screen."""
    page = show(browser, server, name, width, height, settings=DEEP if deep else CALM)
    if deep:
        page.wait_for_function("window.__scene?.frames > 0")
    for light in LIGHTS:
        page.emulate_media(color_scheme=light)
        page.wait_for_function("light => document.documentElement.dataset.theme === light", arg=light)
        if deep:
            page.wait_for_timeout(1500)  # pictures are drawn in software, so their timing does not matter
        photograph(page, f"{name}{' 3d' if deep else ''} {width} {light}")
    page.context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="screens and states; all when left out")
    chosen = parser.parse_args().names or [*SCREENS, *STATES]
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/rooms.sqlite") as server:
        for deep in (False, True):
            with browsing(deep=deep) as browser:
                for name in chosen:
                    if deep and name not in IN_3D:
                        continue
                    for width, height in SIZES:
                        take(browser, server, name, width, height, deep)
                    print(name, "3d" if deep else "", flush=True)


if __name__ == "__main__":
    main()
