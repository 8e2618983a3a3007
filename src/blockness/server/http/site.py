"""The client as a static site: everything but rooms, from any folder of any web host."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

from blockness.box import Invalid
from blockness.server.http.headers import POLICY
from blockness.server.http.pages import PAGE, PAGES, moved_below, names_in
from blockness.server.settings import BASE_PATH

if TYPE_CHECKING:
    from pathlib import Path

HERE = "./"  # the folder of the page, wherever that is
FALLBACK = "404.html"  # what many hosts show for addresses without a file
HEADERS_ONLY = ("frame-ancestors",)  # has no meaning in a page


class InvalidSite(Invalid):
    """A site that cannot be written."""


def write_site(folder: Path, base: str = "", pages: Path = PAGES) -> int:
    """Write the site into a folder and return the number of its files; `base` is the path that it is served under."""
    if base and not BASE_PATH.fullmatch(base):
        raise InvalidSite(f"expected a path like /games/ness/ with a slash at both ends, got {base!r}")
    names = list(names_in(pages))
    if PAGE not in names:
        raise InvalidSite("the client has not been built: run python web/build.py")
    if folder.is_file():
        raise InvalidSite(f"expected a folder, got the file {str(folder)!r}")
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(pages / name, folder / name)
    page = site_page((pages / PAGE).read_text("utf-8"), base or HERE)
    written = (PAGE, FALLBACK) if base else (PAGE,)  # a page at any address must know where its parts are
    for name in written:
        (folder / name).write_text(page, "utf-8")
    return len({*names, *written})


def site_page(page: str, base: str) -> str:
    """Return the page with its addresses moved below a path, and with the policy that a server would send."""
    policy = "; ".join(rule for rule in POLICY.split("; ") if not rule.startswith(HEADERS_ONLY))
    page = moved_below(page, "site", base)
    return page.replace("<head>", f'<head>\n    <meta http-equiv="Content-Security-Policy" content="{policy}" />', 1)
