"""The client's files come from memory, already compressed, and a browser that has one is told so."""

from __future__ import annotations

import gzip
import http.client
from typing import TYPE_CHECKING

import pytest

from blockness.server.http.pages import PAGES, Pages, encodings_in

if TYPE_CHECKING:
    from pathlib import Path

    from server.services import Server

LARGEST = max(PAGES.rglob("*.js"), key=lambda path: path.stat().st_size)
SCRIPT = f"/{LARGEST.relative_to(PAGES).as_posix()}"


def fetch(server: Server, path: str, method: str = "GET", **headers: str) -> tuple[int, dict[str, str], bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request(method, path, headers={"accept-encoding": "identity"} | named)
    answer = connection.getresponse()
    found = answer.status, {key.lower(): value for key, value in answer.getheaders()}, answer.read()
    connection.close()
    return found


def test_a_script_comes_in_the_smallest_form_that_the_browser_reads(server: Server) -> None:
    plain = LARGEST.read_bytes()
    status, headers, body = fetch(server, SCRIPT)
    assert (status, body, "content-encoding" in headers) == (200, plain, False)
    status, headers, packed = fetch(server, SCRIPT, accept_encoding="gzip, deflate")
    assert (status, headers["content-encoding"], gzip.decompress(packed)) == (200, "gzip", plain)
    status, headers, smallest = fetch(server, SCRIPT, accept_encoding="gzip, deflate, br, zstd")
    assert (status, headers["content-encoding"]) == (200, "br")
    assert len(smallest) < len(packed) < len(plain) / 2
    assert headers["vary"] == "accept-encoding"
    assert headers["cache-control"] == "public, max-age=31536000, immutable"
    assert headers["content-type"].startswith("text/javascript")


def test_what_a_browser_has_is_not_sent_again(server: Server) -> None:
    for path in ("/", SCRIPT, "/icon.svg", "/sw.js"):
        for accepted in ("identity", "gzip", "br"):
            tag = fetch(server, path, accept_encoding=accepted)[1]["etag"]
            for named in (tag, f"W/{tag}", f'"other", {tag}', "*"):
                status, headers, body = fetch(server, path, accept_encoding=accepted, if_none_match=named)
                assert (status, headers["etag"], body) == (304, tag, b"")
            assert fetch(server, path, accept_encoding=accepted, if_none_match='"other"')[0] == 200


def test_head_is_a_get_without_a_body(server: Server) -> None:
    for path in ("/", SCRIPT, "/r/abcdefg", "/assets/nothing.js", "/api/health", "/api/rooms", "/api/rooms/nothere"):
        status, headers, body = fetch(server, path, accept_encoding="gzip")
        assert fetch(server, path, "HEAD", accept_encoding="gzip")[::2] == (status, b"")
        length = fetch(server, path, "HEAD", accept_encoding="gzip")[1]["content-length"]
        assert int(length) == len(body) == int(headers["content-length"]), path


@pytest.mark.parametrize(
    "path", ["/%00", "/a%00b", f"/{'x' * 256}", f"/r/{'%C3%A9' * 128}", "/%ff", "/%0a", "/%e2%80%ae"]
)
def test_what_can_be_no_address_is_not_found(server: Server, path: str) -> None:
    status, headers, _ = fetch(server, path)
    assert (status, headers["content-type"]) == (404, "application/json")


def test_an_address_of_the_page_is_the_page(server: Server) -> None:
    page = (PAGES / "index.html").read_bytes()
    for path in ("/", "/r/abcdefg", f"/p/{'x' * 255}", "/%C3%A9", "/sources.txt", "/index.html.gz"):
        assert fetch(server, path)[::2] == (200, page)
    assert fetch(server, "/")[1]["cache-control"] == "no-cache"


def test_files_cannot_be_written(server: Server) -> None:
    for method in ("POST", "PUT", "DELETE", "OPTIONS"):
        status, headers, _ = fetch(server, "/", method)
        assert (status, headers["allow"]) == (405, "GET, HEAD")


def test_a_client_that_is_built_anew_has_other_tags(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("old")
    (tmp_path / "index.html.gz").write_bytes(gzip.compress(b"old"))
    before = Pages(tmp_path).find("/")
    (tmp_path / "index.html").write_text("new")
    (tmp_path / "index.html.gz").write_bytes(gzip.compress(b"new"))
    after = Pages(tmp_path).find("/")
    assert before is not None
    assert after is not None
    tags = {file.for_one_who_reads(how).tag for file in (before, after) for how in ("", "gzip")}
    assert len(tags) == 4


@pytest.mark.parametrize(
    ("accepted", "found"),
    [
        ("", {""}),
        ("gzip, br", {"gzip", "br"}),
        ("gzip;q=1.0, br;q=0", {"gzip"}),
        ("GZIP; q=0.5, br; q=0.000", {"gzip"}),
    ],
)
def test_encodings_that_are_not_wanted_are_not_sent(accepted: str, found: set[str]) -> None:
    assert encodings_in(accepted) == found
