"""Starts the server in its container; there is no shell that could. `--is-ready` says whether it can be used.

The kernels are copied first: Numba only uses a folder that it can write to, and the container's own file system may be
read-only. The server takes this process's place, so that it hears SIGTERM.
"""

import importlib
import os
import shutil
import sys
import urllib.request

KERNELS = "/srv/kernels"
PORT = os.environ.get("PORT", "8017")

if sys.argv[1:] == ["--is-ready"]:
    base = os.environ.get("BLOCKNESS_BASE_PATH", "/")
    urllib.request.urlopen(f"http://127.0.0.1:{PORT}{base}api/health/ready", timeout=4)
    sys.exit()

if sys.argv[1:] == ["--write-bytecode"]:  # by reading everything once, when the image is built
    os.environ["BLOCKNESS_KERNELS"] = "plain"  # without a folder for kernels
    for name in ("alembic.command", "blockness.cli.serve", "blockness.server.app", "numba", "psycopg", "redis.asyncio"):
        importlib.import_module(name)
    sys.exit()

os.umask(0o077)
cache = os.environ.setdefault("BLOCKNESS_CACHE", "/tmp/kernels")
shutil.copytree(KERNELS, cache, dirs_exist_ok=True)
os.execvp("blockness", ["blockness", "serve", "--host", "0.0.0.0", "--port", PORT, *sys.argv[1:]])
