"""The doctor tells what a reverse proxy does wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from blockness.server.doctor.proxy import look_at_proxy
from blockness.server.settings import InvalidSetting
from server.reverse_proxy import gullible, proxy, silent, well, without_upgrade
from server.services import free_port, serving

if TYPE_CHECKING:
    from pathlib import Path


def test_what_a_proxy_does_wrong_is_named(tmp_path: Path) -> None:
    port = free_port()
    origin = f"http://127.0.0.1:{port}"
    believed = {"origins": origin, "trusted_proxies": "127.0.0.1"}
    with serving(f"sqlite:///{tmp_path}/rooms.sqlite", **believed) as server:
        for rewrite, code in (
            (well, "proxy-fine"),
            (without_upgrade, "proxy-upgrade"),
            (silent, "proxy-silent"),
            (gullible, "proxy-forged"),
        ):
            with proxy(server.port, rewrite, port) as address:
                assert look_at_proxy(address, server.port).code == code
        with proxy(server.port, well) as elsewhere:
            finding = look_at_proxy(f"{elsewhere}/", server.port)
        assert finding.code == "proxy-origin"
        assert f"--origin {elsewhere}" in finding.sentence("en")
    assert look_at_proxy(origin, port).code == "proxy-gone"


def test_a_proxy_that_the_server_does_not_know_is_named(tmp_path: Path) -> None:
    port = free_port()
    with serving(f"sqlite:///{tmp_path}/rooms.sqlite", origins=f"http://127.0.0.1:{port}") as server:
        with proxy(server.port, well, port) as address:
            finding = look_at_proxy(address, server.port)
        assert finding.code == "proxy-unheard"
        assert "--trusted-proxy 127.0.0.1" in finding.sentence("en")
        assert look_at_proxy(server.address, server.port).code == "proxy-fine", "there is none"


def test_an_address_that_is_none_is_refused() -> None:
    with pytest.raises(InvalidSetting, match="expected an address like"):
        look_at_proxy("my.example", 8017)
