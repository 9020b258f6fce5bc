"""nginx before one process of the app or several, with the very file of ``serving/``: for tests and measures."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bench.running.servers import ROOT, held_port, until

FILE = ROOT / "serving" / "nginx.conf"
NAME = "tarocchi.example"
OWN_LINE = (1, 25, 1)
"""The nginx since which HTTP/2 is a line of its own, and a word of `listen` no more."""
ONE = "    server 127.0.0.1:8501 max_fails=1 fail_timeout=2s;\n"
"""The line of the file that names a process."""


@dataclass(frozen=True, slots=True)
class Proxy:
    """``plain``, ``safe``: the ports for http and https; ``pid``: of its first process."""

    plain: int
    safe: int
    pid: int


def site(folder: Path, apps: Sequence[int], plain: int, safe: int, *, tls: bool = True) -> str:
    """The file as it is, but for names, ports and certificates; one line for each of the processes, as it says.

    Without ``tls`` what is served with it is served at the plain port: two cores are to carry browsers, app and database.
    """
    told = FILE.read_text(encoding="utf-8")
    changed = {
        "listen 80;": f"listen 127.0.0.1:{plain if tls else safe};",
        "    listen 443 ssl;": f"    {http2(safe) if tls else f'listen 127.0.0.1:{plain};'}",
        ONE: "".join(ONE.replace("8501", str(app)) for app in apps),
        f"/etc/letsencrypt/live/{NAME}/fullchain.pem": f"{folder}/it.pem",
        f"/etc/letsencrypt/live/{NAME}/privkey.pem": f"{folder}/key.pem",
        "/var/log/nginx/calzettini.log": f"{folder}/access.log",
        "/var/log/nginx/calzettini-error.log": f"{folder}/site-error.log",
    }
    for mine, here in changed.items():
        assert told.count(mine) == 1, mine
        told = told.replace(mine, here)
    return told


@contextmanager
def proxied(folder: Path, apps: Sequence[int], *, tls: bool = True) -> Iterator[Proxy]:
    """nginx before the processes at these ports of this machine."""
    make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    keys = ["-keyout", str(folder / "key.pem"), "-out", str(folder / "it.pem")]
    subprocess.run([*make, *keys], check=True, capture_output=True)
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    with held_port() as plain, held_port() as safe:
        (folder / "site.conf").write_text(site(folder, apps, plain, safe, tls=tls))
        (folder / "nginx.conf").write_text(
            ("user root;" if os.geteuid() == 0 else "")
            + f"daemon off; worker_processes 1; worker_rlimit_nofile 8192; pid {folder}/pid; "
            + f"error_log {folder}/error.log; events {{ worker_connections 4096; }} "
            + f"http {{ access_log off; {temporary} include {folder}/site.conf; }}"
        )
        command = [nginx(), "-p", str(folder), "-e", str(folder / "error.log"), "-c", str(folder / "nginx.conf")]
        checked = subprocess.run([*command, "-t"], capture_output=True, text=True)
        assert checked.returncode == 0, checked.stderr
        assert "warn" not in checked.stderr, checked.stderr
        process = subprocess.Popen(command)
        try:
            assert until(lambda: _opens(plain), 20), "nginx does not open"
            yield Proxy(plain, safe, process.pid)
        finally:
            process.terminate()
            process.wait(20)


def http2(port: int) -> str:
    """Where this nginx listens with HTTP/2, as docs/serve.md says for its version."""
    if version() >= OWN_LINE:
        return f"listen 127.0.0.1:{port} ssl; http2 on;"
    return f"listen 127.0.0.1:{port} ssl http2;"


def version() -> tuple[int, ...]:
    """Of the nginx that is installed, such as (1, 22, 1)."""
    told = subprocess.run([nginx(), "-v"], capture_output=True, text=True, check=True).stderr
    return tuple(int(one) for one in re.findall(r"\d+", told.partition("nginx/")[2])[:3])


def nginx() -> str:
    """Where it lies: not always where a user's programs are looked for."""
    found = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    assert found, "make nginx"
    return found


def _opens(port: int) -> bool:
    with socket.socket() as asking:
        return not asking.connect_ex(("127.0.0.1", port))
