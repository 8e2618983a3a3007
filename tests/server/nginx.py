"""A real nginx in front of a server: hosting/nginx.conf itself, with a certificate of its own and shorter patience."""

from __future__ import annotations

import os
import subprocess
from base64 import b64encode
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from server.services import answers, free_port, need, wait_for

if TYPE_CHECKING:
    from collections.abc import Iterator

HOSTING = Path(__file__).parents[2] / "hosting"
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
PATIENCE = 6  # seconds; hosting/nginx.conf has 60, and nobody wants to wait that long


class Nginx:
    """An nginx that speaks HTTPS as localhost."""

    def __init__(self, folder: Path) -> None:
        self.program, self.folder = need("nginx"), folder
        self.port, self.plain_port = free_port(), free_port()
        self.process: subprocess.Popen[bytes] | None = None
        (folder / "tls").mkdir()
        self.certificate = folder / "tls" / "fullchain.pem"
        make_certificate(self.certificate, folder / "tls" / "privkey.pem")

    @property
    def origin(self) -> str:
        return f"https://localhost:{self.port}"

    def set_up(self, server_port: int) -> None:
        """Write the configuration: what people are given, except for ports and patience."""
        changes = {
            "server one:8017;": f"server 127.0.0.1:{server_port};",
            "server two:8017;": "",
            "listen 8080;": f"listen 127.0.0.1:{self.plain_port};",
            "proxy_read_timeout 60s;": f"proxy_read_timeout {PATIENCE}s;",
        }
        text = (HOSTING / "nginx.conf").read_text("utf-8")
        for given, here in changes.items():
            assert given in text, given
            text = text.replace(given, here)
        (self.folder / "nginx.conf").write_text(text, "utf-8")
        example = (HOSTING / "tls" / "certificate.conf.example").read_text("utf-8")
        assert "listen 8443 ssl;" in example
        tls = example.replace("8443", f"127.0.0.1:{self.port}")
        (self.folder / "tls" / "certificate.conf").write_text(tls, "utf-8")
        paths = "".join(f"{name}_temp_path {self.folder}/{name};\n" for name in TEMPORARY)
        (self.folder / "tls" / "here.conf").write_text(f"access_log off;\n{paths}", "utf-8")

    def start(self, server_port: int) -> None:
        self.set_up(server_port)
        log = self.folder / "error.log"
        more = f"daemon off; pid {self.folder}/pid; error_log {log};" + (" user root;" if os.geteuid() == 0 else "")
        command = [self.program, "-e", str(log), "-p", str(self.folder), "-c", "nginx.conf", "-g", more]
        self.process = subprocess.Popen(command)
        wait_for(lambda: answers(self.port), "nginx")

    def stop(self) -> None:
        if self.process:
            self.process.terminate()
            self.process.wait(30)


@contextmanager
def nginx(folder: Path) -> Iterator[Nginx]:
    """An nginx that can be started."""
    service = Nginx(folder)
    try:
        yield service
    finally:
        service.stop()


def make_certificate(certificate: Path, key: Path) -> None:
    """Make a certificate for localhost that nobody has signed."""
    command = [need("openssl"), "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    command += ["-keyout", str(key), "-out", str(certificate), "-days", "2", "-subj", "/CN=localhost"]
    command += ["-addext", "subjectAltName=DNS:localhost"]
    subprocess.run(command, check=True, capture_output=True)


def key_hash(certificate: Path) -> str:
    """The hash of a certificate's key, by which Chromium can be told to trust it."""
    openssl = need("openssl")
    key = subprocess.run([openssl, "x509", "-in", certificate, "-pubkey", "-noout"], check=True, capture_output=True)
    plain = [openssl, "pkey", "-pubin", "-outform", "der"]
    found = subprocess.run(plain, input=key.stdout, check=True, capture_output=True).stdout
    return b64encode(sha256(found).digest()).decode()
