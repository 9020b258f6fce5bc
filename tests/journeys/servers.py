"""Servers of the app that are born of one process in which everything is loaded: each costs a tenth of a second, not three."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import MappingProxyType

from bench.running.servers import Server, held_port, until_healthy

PROCESSES = get_context("forkserver")
PROCESSES.set_forkserver_preload(["tests.journeys.loaded"])


@contextmanager
def serving(
    database: str,
    port: int | None = None,
    settings: Mapping[str, object] = MappingProxyType({}),
    *,
    searches: bool = False,
) -> Iterator[Server]:
    """As :func:`bench.running.servers.serving`, for tests of anything but its start; at a held port or at one of its own.

    ``settings`` are Streamlit's; ``searches``: the process that searches is woken when a table is opened, and not only when
    it is first asked: it loads for seconds what few journeys ask for.
    """
    if port is None:
        with held_port() as own, serving(database, own, settings, searches=searches) as server:
            yield server
        return
    with TemporaryDirectory() as folder:
        said = Path(folder) / "said"
        process = PROCESSES.Process(
            target=_serve, args=(database, port, str(said), dict(settings), searches), daemon=True
        )
        started = time.perf_counter()
        process.start()
        assert process.pid is not None
        try:
            server = Server(f"http://127.0.0.1:{port}", process.pid, started)
            until_healthy(server.url, lambda: process.exitcode, said)
            yield server
        finally:
            process.terminate()
            process.join(10)
            if process.is_alive():
                process.kill()
                process.join()
            if "Traceback" in (told := said.read_text(errors="replace")):
                print(told, file=sys.stderr)  # a page only says that there was an error


def _serve(database: str, port: int, said: str, settings: dict[str, object], searches: bool) -> None:
    os.environ |= {"CALZETTINI_DATABASE": database, "CALZETTINI_PORT": str(port), "CALZETTINI_HOST": "127.0.0.1"}
    for stream, path in ((1, os.devnull), (2, said)):
        os.dup2(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC), stream)
    from streamlit import config

    import app
    from lessons.moves import rng
    from players.beside import BESIDE
    from tests.journeys.heard import Heard

    app.app = Heard(app.app, database)  # type: ignore[assignment]
    if not searches:
        BESIDE.wake = lambda: None  # type: ignore[method-assign]
    # The same is dealt each time; who starts a server again over a log that is there meets nothing of before once more.
    rng._RNG = Random(os.path.getsize(database) if os.path.exists(database) else 0)
    for name, value in settings.items():
        config.set_option(name, value)
    sys.exit(app.serve())
