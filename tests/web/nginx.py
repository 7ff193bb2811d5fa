"""A real nginx with TLS in front of a server, as the documentation sets it up."""

import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from pathlib import Path

from tests.conftest import free_port

DOCUMENTED = Path(__file__).parents[2] / "docs" / "hosting.md"
AROUND = """
daemon off;
{user}
pid {folder}/pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {inside}
}}
"""


class Nginx:
    """Everything but names, ports and the certificate is as documented."""

    def __init__(self, folder: Path, port: int) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.port, self.plain = free_port(), free_port()
        self.url = f"https://localhost:{self.port}"
        self.make_certificate()
        (folder / "nginx.conf").write_text(self.configuration(port))
        program = shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin")
        assert program is not None, "scripts/setup dev installs nginx"
        self.process = subprocess.Popen(
            [program, "-c", str(folder / "nginx.conf"), "-p", str(folder), "-e", "stderr"],
            stderr=subprocess.DEVNULL,
        )
        self.wait()

    def make_certificate(self) -> None:
        files = ["-keyout", str(self.folder / "key.pem"), "-out", str(self.folder / "cert.pem")]
        names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
        command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
        subprocess.run([*command, *files, *names], check=True, capture_output=True, timeout=240)

    def configuration(self, port: int) -> str:
        found = re.search(r"```nginx\n(.*?)```", DOCUMENTED.read_text(encoding="utf-8"), re.DOTALL)
        assert found is not None
        inside = found.group(1)
        for documented, here in (
            ("listen 80;", f"listen 127.0.0.1:{self.plain};"),
            ("listen 443 ssl;", f"listen 127.0.0.1:{self.port} ssl;"),
            ("/etc/letsencrypt/live/iteru.example/fullchain.pem", f"{self.folder}/cert.pem"),
            ("/etc/letsencrypt/live/iteru.example/privkey.pem", f"{self.folder}/key.pem"),
            ("http://127.0.0.1:8000;", f"http://127.0.0.1:{port};"),
        ):
            assert documented in inside
            inside = inside.replace(documented, here)
        inside = inside.replace("iteru.example", "localhost")
        user = "user root;" if os.geteuid() == 0 else ""
        return AROUND.format(folder=self.folder, inside=inside, user=user)

    def wait(self) -> None:
        for _ in range(400):
            assert self.process.poll() is None, (self.folder / "error.log").read_text()
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("nginx did not start")

    @property
    def trust(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.folder / "cert.pem"))

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)
