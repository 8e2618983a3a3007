"""The static site: the client's own files, and one page that finds them from any folder."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from blockness.server.http.pages import PAGES, names_in
from blockness.server.http.site import InvalidSite, write_site
from cli.command import run

if TYPE_CHECKING:
    from pathlib import Path


def addresses(page: str) -> list[str]:
    return re.findall(r' (?:href|src)="([^"]+)"', page)


def test_it_has_all_files_and_nothing_that_only_a_server_needs(tmp_path: Path) -> None:
    count = write_site(tmp_path / "site")
    written = {
        path.relative_to(tmp_path / "site").as_posix() for path in (tmp_path / "site").rglob("*") if path.is_file()
    }
    assert written == set(names_in(PAGES))
    assert len(written) == count


@pytest.mark.parametrize(("base", "start"), [("", "./"), ("/", "/"), ("/games/ness/", "/games/ness/")])
def test_its_page_finds_its_parts_and_asks_nobody_else(tmp_path: Path, base: str, start: str) -> None:
    write_site(tmp_path, base)
    page = (tmp_path / "index.html").read_text("utf-8")
    assert f'data-site="{start}"' in page
    assert "http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'self'" in page
    assert len(addresses(page)) >= 4
    for address in addresses(page):
        assert address.startswith(start)
        assert (tmp_path / address.removeprefix(start)).is_file()
    assert (tmp_path / "404.html").is_file() == bool(base)


def test_no_other_file_knows_where_it_lies(tmp_path: Path) -> None:
    write_site(tmp_path)
    for name in ("manifest.webmanifest", *(f"assets/{path.name}" for path in (tmp_path / "assets").glob("*.css"))):
        text = (tmp_path / name).read_text("utf-8")
        assert not re.search(r"url\(/|\"/(?:assets|icon)", text), name


def test_a_folder_that_is_there_is_renewed(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("old")
    (tmp_path / "mine.txt").write_text("mine")
    write_site(tmp_path)
    assert "data-site" in (tmp_path / "index.html").read_text("utf-8")
    assert (tmp_path / "mine.txt").read_text() == "mine"


@pytest.mark.parametrize("base", ["games", "/games", "games/", '/"><script>/', "//", "https://host.example/", "/a b/"])
def test_a_path_that_is_none_is_refused(tmp_path: Path, base: str) -> None:
    with pytest.raises(InvalidSite, match="expected a path like /games/ness/"):
        write_site(tmp_path, base)


def test_the_command_says_what_it_did(tmp_path: Path) -> None:
    done = run("site", str(tmp_path / "site"), "--base", "/games/ness/", "--language", "en")
    assert done.returncode == 0
    assert "Any web host can serve them" in done.stdout
    assert (tmp_path / "site" / "404.html").is_file()
    refused = run("site", str(tmp_path / "site" / "index.html"))
    assert refused.returncode == 2
    assert refused.stderr.startswith("blockness: expected a folder")
