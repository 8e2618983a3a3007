"""The services of hosting/compose.yaml as plain processes, each with a network and with the settings that stand there.

As a program, in networks and mounts of its own, it starts all of them, plays a game through the proxy and stops one
server in the middle of it.
"""

from __future__ import annotations

import asyncio
import ipaddress
import os
import random
import re
import shutil
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

import yaml

from blockness.server.address import EVERYWHERE
from server.guest import Guest, call, make_room, play_on
from server.services import wait_for

if TYPE_CHECKING:
    from collections.abc import Mapping

HOSTING = Path(__file__).parents[2] / "hosting"
VARIABLE = re.compile(r"\$\{(\w+)(?::([-?])([^}]*))?\}")
SERVER = [sys.executable, "-m", "blockness", "serve", "--host", EVERYWHERE, "--port", "8017"]  # as hosting/start.py
IS_READY = [sys.executable, str(HOSTING / "start.py"), "--is-ready"]
BRIDGE = "composed"
GUEST = "guest"  # somebody outside, who reaches only the proxy


def read_compose(variables: Mapping[str, str]) -> dict[str, Any]:
    """Read compose.yaml as compose does, with variables filled in."""

    def fill(found: re.Match[str]) -> str:
        name, kind, otherwise = found.groups()
        assert kind != "?" or variables.get(name), f"{name}: {otherwise}"
        return variables.get(name) or otherwise or ""

    text = (HOSTING / "compose.yaml").read_text("utf-8")
    return dict(yaml.safe_load(VARIABLE.sub(fill, text)))


class Service:
    """A service: its settings, its address, and its process."""

    def __init__(self, name: str, settings: dict[str, Any], address: str, folder: Path) -> None:
        self.name, self.settings, self.address, self.folder = name, settings, address, folder
        self.environment = os.environ | {key: str(text) for key, text in settings.get("environment", {}).items()}
        self.log = folder / "log"
        self.process: subprocess.Popen[bytes] | None = None
        folder.mkdir()
        self.log.touch()

    def connect(self, width: int) -> None:
        """Plug it into the network of all."""
        ip("netns", "add", self.name)
        ip("link", "add", f"v-{self.name}", "type", "veth", "peer", "name", "eth0", "netns", self.name)
        ip("link", "set", f"v-{self.name}", "master", BRIDGE, "up")
        for words in (("link", "set", "lo", "up"), ("link", "set", "eth0", "up")):
            ip("-n", self.name, *words)
        ip("-n", self.name, "addr", "add", f"{self.address}/{width}", "dev", "eth0")

    def command(self) -> list[str]:
        """What the service's image runs, as far as compose.yaml leaves that to the image."""
        image = str(self.settings["image"]).partition(":")[0]
        if image == "blockness":
            return SERVER
        if image == "nginx":
            return ["nginx", "-g", "daemon off;"]
        return list(self.settings["command"]) if "command" in self.settings else self.postgres()

    def postgres(self) -> list[str]:
        """Set up a database as PostgreSQL's own image does."""
        settings = self.settings["environment"]
        password, data = self.folder / "password", self.folder / "data"
        password.write_text(settings["POSTGRES_PASSWORD"])
        shutil.chown(self.folder, "postgres")
        shutil.chown(password, "postgres")
        user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
        made = ["initdb", "-D", str(data), "-U", settings["POSTGRES_USER"], "-A", "scram-sha-256"]
        subprocess.run([*user, *made, f"--pwfile={password}"], check=True, cwd=self.folder, stdout=subprocess.DEVNULL)
        single = [*user, "postgres", "--single", "-j", "-D", str(data), "postgres"]
        create = f"CREATE DATABASE {settings['POSTGRES_DB']};\n".encode()
        subprocess.run(single, input=create, check=True, cwd=self.folder, capture_output=True)
        with (data / "pg_hba.conf").open("a") as rules:
            rules.write("host all all all scram-sha-256\n")
        sockets = Path("/run/postgresql")  # where pg_isready looks
        sockets.mkdir(exist_ok=True)
        shutil.chown(sockets, "postgres")
        return [*user, "postgres", "-D", str(data), "-c", "listen_addresses=*", "-k", str(sockets)]

    def start(self) -> None:
        """Start, and wait until it is healthy."""
        for volume in self.settings.get("volumes", []):
            source, target = volume.split(":")[:2]
            if source.startswith("./"):
                mount(HOSTING / source, Path(target))
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*self.inside, *self.command()], env=self.environment, cwd=self.folder, stdout=log, stderr=log
            )
        wait_for(self.is_healthy, self.name)

    @property
    def inside(self) -> list[str]:
        return ["ip", "netns", "exec", self.name]

    def is_healthy(self) -> bool:
        """Run its health check, from compose.yaml or from the image; nginx has none."""
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text("utf-8")
        test = self.settings.get("healthcheck", {}).get("test", ["CMD", *IS_READY])[1:]
        if self.name == "proxy":
            test = [sys.executable, "-c", "import socket; socket.create_connection(('127.0.0.1', 8080))"]
        done = subprocess.run([*self.inside, *test], env=self.environment, capture_output=True, check=False)
        return done.returncode == 0

    def stop(self) -> None:
        """Stop as an engine does: SIGTERM, and the time that compose.yaml gives it."""
        if self.process and self.process.poll() is None:
            self.process.terminate()  # `ip` has become the service itself
            self.process.wait(int(str(self.settings.get("stop_grace_period", "30s")).rstrip("s")))


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True)


def mount(source: Path, target: Path) -> None:
    """Mount a file or a folder where a container would have it; all of this program's mounts are its own."""
    if source.is_dir():
        target.mkdir(exist_ok=True)
    else:
        target.touch()
    subprocess.run(["mount", "--bind", source.resolve(), target], check=True)


def services_of(composed: Mapping[str, Any], folder: Path) -> dict[str, Service]:
    """Return the services in the order in which they start, each with an address."""
    network = ipaddress.ip_network(composed["networks"]["default"]["ipam"]["config"][0]["subnet"])
    waiting, found = dict(composed["services"]), dict[str, Service]()
    while waiting:
        ready = [name for name, one in waiting.items() if set(one.get("depends_on", ())) <= found.keys()]
        assert ready, "a circle"
        for name in ready:
            one = waiting.pop(name)
            free = str(network[20 + len(found)])
            address = one.get("networks", {}).get("default", {}).get("ipv4_address", free)
            found[name] = Service(name, one, address, folder / name)
    here = network[1]
    ip("link", "set", "lo", "up")
    ip("link", "add", BRIDGE, "type", "bridge")
    ip("addr", "add", f"{here}/{network.prefixlen}", "dev", BRIDGE)
    ip("link", "set", BRIDGE, "up")
    hosts = folder / "hosts"
    names = {"localhost": "127.0.0.1", GUEST: str(here)} | {name: one.address for name, one in found.items()}
    hosts.write_text("".join(f"{address} {name}\n" for name, address in names.items()))
    mount(hosts, Path("/etc/hosts"))
    for one in found.values():
        one.connect(network.prefixlen)
    return found


def main() -> None:
    """Start everything, and play."""
    for target in ("/run", "/etc/nginx", "/var/log/nginx"):  # none of it is the machine's own
        subprocess.run(["mount", "-t", "tmpfs", "composed", target], check=True)
    folder = Path(sys.argv[1])
    address = "http://proxy:8080"
    composed = read_compose({"PASSWORD": "nessie", "ORIGIN": address})
    services = services_of(composed, folder)
    with ExitStack() as stack:
        for one in services.values():
            stack.callback(one.stop)
            one.start()
            print(f"{one.name} is healthy at {one.address}", flush=True)
        asyncio.run(check_evening(services, address))


async def check_evening(services: Mapping[str, Service], address: str) -> None:
    """Play a game through the proxy, with a guest on each server; one of these is stopped in the middle of it."""
    arrived = call(f"{address}/api/health/arrival")[1]
    here = Path("/etc/hosts").read_text("utf-8").partition(f" {GUEST}\n")[0].rpartition("\n")[2]
    assert arrived == {"address": here, "origin": address, "forwarded": here}, "the proxy is believed"
    assert call(f"{address}/metrics")[0] == 404, "not for the public"
    assert call("http://one:8017/metrics")[0] == 200, "but for whoever watches"
    room = make_room(address, [{"name": "Ann"}, {"name": "Ben"}, {"level": "otter"}], first=0)
    tokens = list(room["tokens"].values())
    async with Guest(address, room["code"], tokens[:1]) as ann, Guest(address, room["code"], tokens[1:]) as ben:
        came = {name: services[name].log.read_text("utf-8").count('"a page came"') for name in ("one", "two")}
        print(f"pages on each server: {came}", flush=True)
        both = asyncio.gather(play_on(ann, random.Random(1), most=3), play_on(ben, random.Random(2), most=3))
        assert sum(await both) == 6
        await asyncio.to_thread(services["one"].stop)
        print("one is stopped; the game goes on", flush=True)
        played = await asyncio.gather(play_on(ann, random.Random(3)), play_on(ben, random.Random(4)))
        assert ann.state["phase"] == ben.state["phase"] == "over"
        print(f"the game is over after {6 + sum(played)} moves of people", flush=True)
    assert set(came.values()) == {1}, "the proxy uses both"
    services["one"].start()
    record = call(f"http://one:8017/api/rooms/{room['code']}/games/1/record")
    assert record == call(f"http://two:8017/api/rooms/{room['code']}/games/1/record")
    print("both servers have the same record", flush=True)


if __name__ == "__main__":
    main()
