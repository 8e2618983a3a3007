"""Builds an image where there is no container engine: the commands of a Containerfile, each in a root of its own."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
from dataclasses import dataclass, field
from fnmatch import fnmatch
from pathlib import Path
from shutil import which
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

OWN = ("/proc", "/dev", "/etc/resolv.conf", "/etc/hosts")  # what an engine mounts while something is built or runs
CLEAN = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"}


@dataclass
class Image:
    """A root file system, and how it is run."""

    root: Path
    environment: dict[str, str] = field(default_factory=lambda: dict(CLEAN))
    arguments: dict[str, str] = field(default_factory=dict)
    directory: str = "/"
    user: str = "0"
    entry_point: list[str] = field(default_factory=list)
    health: list[str] = field(default_factory=list)
    volumes: list[str] = field(default_factory=list)

    def start(
        self,
        command: Sequence[str],
        mounts: Sequence[tuple[str, str]] = (),
        read_only: bool = False,
        log: IO[bytes] | None = None,
        **more: str,
    ) -> subprocess.Popen[bytes]:
        """Start a command as an engine does: its root, its user, its environment, and a few mounts; nothing else."""
        lines = ["set -e", f"mount --rbind {self.root} {self.root}"]
        if read_only:
            lines.append(f"mount -o remount,ro,bind {self.root}")
        for source, target in [*((one, one) for one in OWN), *mounts]:
            lines += self.mounted(source, f"{self.root}{target}")
        user = f"--userspec={self.user}:{self.user}"
        lines.append(f'PATH={self.environment["PATH"]} exec {which("chroot")} {user} --groups= {self.root} "$@"')
        environment = self.environment | self.arguments | more | {"PATH": os.environ["PATH"]}
        script = "\n".join(lines)
        return subprocess.Popen(
            ["unshare", "--mount", "sh", "-c", script, "sh", *command], env=environment, stdout=log, stderr=log
        )

    @staticmethod
    def mounted(source: str, target: str) -> Iterator[str]:
        """Yield the commands for one mount; a source without a slash is a file system in memory."""
        if not source.startswith("/"):
            yield f"mount -t tmpfs -o mode=1777 {source} {target}"
        elif Path(target).exists():  # a path that the image does not have cannot be used by it either
            yield f"mount --rbind {source} {target}"

    def run(self, command: Sequence[str], mounts: Sequence[tuple[str, str]] = (), **more: str) -> None:
        """Run a command to its end, as a build does."""
        inside = ["sh", "-c", 'cd "$0" && exec "$@"', self.directory, *command] if self.has_shell else command
        code = self.start(inside, mounts, False, None, **more).wait()
        assert code == 0, f"{shlex.join(command)}: exit code {code}"

    @property
    def has_shell(self) -> bool:
        return (self.root / "bin" / "sh").exists()

    def megabytes(self) -> float:
        """How large it is when it is unpacked."""
        files = {one.stat().st_ino: one.lstat().st_size for one in self.root.rglob("*") if is_plain_file(one)}
        return sum(files.values()) / 1e6


def is_plain_file(path: Path) -> bool:
    return path.is_file() and not path.is_symlink()


class Builder:
    """Follows a Containerfile. `base` is the root of the image it begins with; `mounts` lead to packages."""

    def __init__(self, file: Path, context: Path, base: Path, folder: Path, mounts: Sequence[tuple[str, str]]) -> None:
        self.file, self.context, self.base, self.folder, self.mounts = file, context, base, folder, mounts
        self.stages: dict[str, Image] = {}
        self.image = Image(folder)

    def build(self, **network: str) -> Image:
        """Return the last stage; `network` are variables that a builder needs to reach packages."""
        text = re.sub(r"\\\n", " ", re.sub(r"^\s*#.*\n", "", self.file.read_text("utf-8"), flags=re.M))
        for line in filter(None, (line.strip() for line in text.splitlines())):
            name, _, rest = line.partition(" ")
            print("STEP", line, flush=True)
            match name:
                case "FROM":
                    self.begin(rest.split())
                case "RUN":
                    self.image.run(words_of(rest), self.mounts, **network)
                case "COPY":
                    self.copy(shlex.split(rest))
                case "ENV":
                    self.image.environment |= pairs_in(rest)
                case "ARG":
                    self.image.arguments |= pairs_in(rest)
                case "WORKDIR":
                    self.image.directory = rest
                    (self.image.root / rest.lstrip("/")).mkdir(parents=True, exist_ok=True)
                case "USER":
                    self.image.user = rest
                case "ENTRYPOINT":
                    self.image.entry_point = words_of(rest)
                case "HEALTHCHECK":
                    self.image.health = words_of(rest.partition(" CMD ")[2])
                case "VOLUME":
                    self.image.volumes.append(rest)
                case _:
                    assert name == "EXPOSE", f"{name} is not known here"
        self.image.arguments.clear()  # they are for the build only
        return self.image

    def begin(self, words: list[str]) -> None:
        """Begin a stage."""
        self.image = Image(self.folder / str(len(self.stages)))
        self.stages[words[-1]] = self.image
        if words[0] == "scratch":
            self.image.root.mkdir(parents=True)
        else:
            subprocess.run(["cp", "-a", self.base, self.image.root], check=True)
        for target in OWN:  # an engine makes what it mounts
            place = Path(f"{self.image.root}{target}")
            if words[0] != "scratch" and not place.exists():
                place.touch()

    def copy(self, words: list[str]) -> None:
        """Copy files from the context or from another stage."""
        options = dict(word[2:].split("=", 1) for word in words if word.startswith("--"))
        source, target = [word for word in words if not word.startswith("--")]
        stage = options.get("from")
        found = self.stages[stage].root / source.lstrip("/") if stage else self.context / source
        place = self.image.root / self.image.directory.lstrip("/") / target.lstrip("/")
        if stage is None and found.is_dir():
            ignored = (self.context / ".containerignore").read_text("utf-8").split("\n")[1:]
            shutil.copytree(found, place, dirs_exist_ok=True, ignore=lambda *some: ignored_in(found, ignored, *some))
        elif found.is_dir():
            place.mkdir(parents=True, exist_ok=True)
            subprocess.run(["cp", "-a", f"{found}/.", place], check=True)
        else:
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(found, place)
        if "chmod" in options:
            place.chmod(int(options["chmod"], 8))


def ignored_in(context: Path, patterns: list[str], folder: str, names: list[str]) -> set[str]:
    """Return what the context leaves out of a folder."""
    paths = {name: os.path.relpath(f"{folder}/{name}", context) for name in names}
    return {
        name
        for name, path in paths.items()
        if any(fnmatch(name, one[3:]) if one.startswith("**/") else path == one for one in patterns)
    }


def words_of(text: str) -> list[str]:
    """Return a command in either form."""
    return [str(word) for word in json.loads(text)] if text.startswith("[") else ["/bin/sh", "-c", text]


def pairs_in(text: str) -> dict[str, str]:
    """Return the variables of an ENV or an ARG."""
    return dict(word.split("=", 1) for word in shlex.split(text))
