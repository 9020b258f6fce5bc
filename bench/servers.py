"""Starts the app, or a bare Streamlit app to compare with, on a free port and a database of its own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
OURS = ("app.py",)
BARE = ("-m", "bench.bare")
ONE_LINE = ("-m", "streamlit", "run", "bench/one_line.py", "--server.headless=true")


@dataclass(frozen=True, slots=True)
class Server:
    url: str
    pid: int
    started: float
    """When the process was begun, by ``time.perf_counter``."""


def free_port() -> int:
    with socket.socket() as asking:
        asking.bind(("127.0.0.1", 0))
        port: int = asking.getsockname()[1]
        return port


@contextmanager
def serving(
    command: tuple[str, ...] = OURS, wait: bool = True, database: str | None = None, port: int | None = None
) -> Iterator[Server]:
    """Run one of the apps; ``wait`` until it answers."""
    port = port or free_port()
    with tempfile.TemporaryDirectory() as folder:
        env = os.environ | {
            "CALZETTINI_DATABASE": database or f"{folder}/bench.sqlite",
            "CALZETTINI_PORT": str(port),
            "CALZETTINI_HOST": "127.0.0.1",
        }
        line = [sys.executable, *command, *([f"--server.port={port}"] if "streamlit" in command else [])]
        started = time.perf_counter()
        process = subprocess.Popen(line, cwd=ROOT, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            server = Server(f"http://127.0.0.1:{port}", process.pid, started)
            if wait:
                until_healthy(server.url, process)
            yield server
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def until_healthy(url: str, process: subprocess.Popen[bytes], limit: float = 60) -> None:
    deadline = time.monotonic() + limit
    while time.monotonic() < deadline:
        if process.poll() is not None:
            raise RuntimeError(f"the server ended with code {process.returncode}")
        try:
            with urllib.request.urlopen(f"{url}/_stcore/health", timeout=2):
                return
        except OSError:
            time.sleep(0.05)
    raise RuntimeError(f"no answer from {url} in {limit} s")
