"""What stands in hosting/ fits the server: figures that it shows, settings that it reads, commands that it has."""

from __future__ import annotations

import json
import os
import re
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Any

import yaml

import blockness
from blockness.server.http import health
from blockness.server.settings import Settings
from server.guest import call
from server.services import need

if TYPE_CHECKING:
    from server.services import Server

HOSTING = Path(__file__).parents[2] / "hosting"
OTHERS = {"up"}  # Prometheus's own
WORDS = {
    "by",
    "le",
    "max",
    "instance",
    "job",
    "code",
    "kind",
    "sum",
    "rate",
    "increase",
    "changes",
    "histogram_quantile",
    "m",
}


def rules() -> list[dict[str, Any]]:
    return [
        rule
        for group in yaml.safe_load((HOSTING / "alerts.yaml").read_text("utf-8"))["groups"]
        for rule in group["rules"]
    ]


def panels() -> list[dict[str, Any]]:
    return list(json.loads((HOSTING / "dashboard.json").read_text("utf-8"))["panels"])


def expressions() -> list[str]:
    return [rule["expr"] for rule in rules()] + [target["expr"] for panel in panels() for target in panel["targets"]]


def names_in(expression: str) -> set[str]:
    """The figures that an expression asks for."""
    return set(re.findall(r"[a-z_]+", re.sub(r'"[^"]*"', "", expression))) - WORDS


def test_only_figures_that_the_server_shows_are_asked_for(server: Server) -> None:
    text = call(f"{server.address}/metrics")[1]
    shown = set(re.findall(r"^(?:# TYPE )?([a-z_]+)", text, re.MULTILINE)) | OTHERS
    assert {"blockness_sockets", "blockness_commit_seconds_bucket", "blockness_refusals_total"} <= shown
    asked = {name for expression in expressions() for name in names_in(expression)}
    assert asked <= shown, asked - shown
    ours = {name for name in shown if re.match(r"blockness_(?!.*_(created|sum|count)$)", name)}
    assert ours - asked <= {"blockness_commit_seconds"}, "every figure of ours is on the dashboard"


def test_refusals_in_rules_are_some_that_the_server_knows() -> None:
    sources = "".join(path.read_text("utf-8") for path in (Path(blockness.__file__).parent / "server").rglob("*.py"))
    codes = {code for expression in expressions() for code in re.findall(r'code="([^"]*)"', expression)}
    assert codes
    for code in codes:
        assert f'Refusal("{code}")' in sources


def test_alerts_say_what_to_do_and_panels_what_they_show() -> None:
    for rule in rules():
        assert set(rule["annotations"]) == {"summary", "description"}
        assert rule["labels"]["severity"] in ("page", "warn")
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels()]
    assert len(set(places)) == len({panel["id"] for panel in panels()}) == len(panels())
    assert all(panel["title"] and panel["description"] for panel in panels())


def test_containers_use_what_the_server_has() -> None:
    """Settings by their names, the port, the address that says whether it is ready, and the one proxy it believes."""
    composed = yaml.safe_load((HOSTING / "compose.yaml").read_text("utf-8"))
    image = (HOSTING / "Containerfile").read_text("utf-8")
    nginx = (HOSTING / "nginx.conf").read_text("utf-8")
    servers = {name: one for name, one in composed["services"].items() if one.get("image") == "blockness"}
    assert len(servers) == 2
    known = {f"BLOCKNESS_{name.upper()}" for name in Settings.__struct_fields__} | {"BLOCKNESS_CACHE"}
    for name, one in servers.items():
        proxy = composed["services"]["proxy"]["networks"]["default"]["ipv4_address"]
        assert one["environment"]["BLOCKNESS_TRUSTED_PROXIES"] == proxy
        assert one["environment"].keys() <= known
        assert f"server {name}:8017;" in nginx
        assert set(one["depends_on"]) == {"database", "redis"} <= composed["services"].keys()
    assert set(re.findall(r"BLOCKNESS_[A-Z_]+", image)) <= known
    assert health.ready.paths == {"/api/health/ready"}
    assert "EXPOSE 8017\n" in image
    assert re.search(r"^USER 10001\n.*^ARG BLOCKNESS_CACHE=/srv/kernels\nRUN .*doctor", image, re.MULTILINE | re.DOTALL)
    start = (HOSTING / "start.py").read_text("utf-8")
    for text in ('get("PORT", "8017")', "{base}api/health/ready", 'KERNELS = "/srv/kernels"', 'os.execvp("blockness"'):
        assert text in start
    for script in ("trim", "unpack"):
        assert os.access(HOSTING / script, os.X_OK)
    assert "10001:10001::/data" in (HOSTING / "unpack").read_text("utf-8")


def test_prometheus_reads_the_rules_and_fires_when_it_should() -> None:
    promtool = need("promtool")
    check = ["check", "rules", str(HOSTING / "alerts.yaml")]
    fire = ["test", "rules", str(Path(__file__).parent / "alerts.test.yaml")]
    for words in (check, fire):
        done = subprocess.run([promtool, *words], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
