"""The client's pages: hashed files to keep for ever, and one page for every address that people open."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from litestar import Response, Router, get
from litestar.exceptions import NotFoundException

PAGES = Path(__file__).parents[1] / "pages"  # made by web/build.py
FOR_EVER = "public, max-age=31536000, immutable"  # a hashed name never means something else
ASK_AGAIN = "no-cache"
TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}
MACHINES = ("api/", "ws/")  # an address there that nobody serves is a mistake, not a page


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(path: str = "") -> Response[bytes]:
    """Return a file of the client; any other address is one of the page's own, so the page comes and knows it."""
    name = path.lstrip("/")
    found = (PAGES / name).resolve()
    if name and found.is_relative_to(PAGES.resolve()) and found.is_file():
        return file_response(found, FOR_EVER if name.startswith("assets/") else ASK_AGAIN)
    if name.startswith((*MACHINES, "assets/")) or not (PAGES / "index.html").is_file():
        raise NotFoundException("no-such-page", extra={"code": "no-such-page"})
    return file_response(PAGES / "index.html", ASK_AGAIN)


def file_response(path: Path, cache: str) -> Response[bytes]:
    """Return a file with its type and how long it may be kept."""
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Response(path.read_bytes(), media_type=kind, headers={"Cache-Control": cache})


pages = Router("/", route_handlers=[page], include_in_schema=False)
