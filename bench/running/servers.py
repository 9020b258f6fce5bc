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
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
OURS = ("app.py",)
FORESEEN = ("-m", "bench.running.foreseen")
BARE = ("-m", "bench.running.bare")
ONE_LINE = ("-m", "streamlit", "run", "bench/running/one_line.py", "--server.headless=true")


@dataclass(frozen=True, slots=True)
class Server:
    url: str
    pid: int
    started: float
    """When the process was begun, by ``time.perf_counter``."""


@contextmanager
def held_port() -> Iterator[int]:
    """A port that nobody else is given as long as this lasts, also while no server is there.

    A socket that is bound and does not listen leaves room for one that does, if both allow their address to be reused, as
    uvicorn and Streamlit do; the system hands out a bound port neither to another server nor to a browser's connection.
    """
    with socket.socket() as holding:
        holding.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        holding.bind(("127.0.0.1", 0))
        port: int = holding.getsockname()[1]
        yield port


@contextmanager
def serving(
    command: tuple[str, ...] = OURS,
    wait: bool = True,
    database: str | None = None,
    port: int | None = None,
    settings: Mapping[str, str] | None = None,
) -> Iterator[Server]:
    """Run one of the apps, at a port that is held already or at one of its own; ``wait`` until it answers."""
    if port is None:
        with held_port() as own, serving(command, wait, database, own, settings) as server:
            yield server
        return
    with tempfile.TemporaryDirectory() as folder:
        env = os.environ | {
            "CALZETTINI_DATABASE": database or f"{folder}/bench.sqlite",
            "CALZETTINI_PORT": str(port),
            "CALZETTINI_HOST": "127.0.0.1",
            **(settings or {}),
        }
        # A server that was started before finds its modules compiled, as on anybody's machine.
        env.pop("PYTHONDONTWRITEBYTECODE", None)
        line = [sys.executable, *command, *([f"--server.port={port}"] if "streamlit" in command else [])]
        started = time.perf_counter()
        said = Path(folder) / "said"
        with said.open("wb") as saying:
            process = subprocess.Popen(line, cwd=ROOT, env=env, stdout=subprocess.DEVNULL, stderr=saying)
        try:
            server = Server(f"http://127.0.0.1:{port}", process.pid, started)
            if wait:
                until_healthy(server.url, process.poll, said)
            yield server
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            if "Traceback" in (told := said.read_text(errors="replace")):
                print(told, file=sys.stderr)  # a page only says that there was an error


def until_healthy(url: str, ended: Callable[[], int | None], said: Path, limit: float = 120) -> None:
    """Wait until the server answers; ``ended``: its exit code, once it has one.

    Errors: RuntimeError, with what it said, when it ended or is silent for ``limit`` seconds.
    """

    def answers() -> bool:
        if (code := ended()) is not None:
            raise RuntimeError(f"the server ended with code {code}: {said.read_text(errors='replace')}")
        try:
            with urllib.request.urlopen(f"{url}/favicon.png", timeout=10):
                return True
        except OSError:
            return False

    if not until(answers, limit):
        raise RuntimeError(f"no answer from {url} in {limit} s: {said.read_text(errors='replace')}")


def until(true: Callable[[], bool], limit: float) -> bool:
    """Ask again and again, for ``limit`` seconds at most; did it come true?"""
    deadline = time.monotonic() + limit
    while not true():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.05)
    return True
