"""Calzettini, the app itself: `python app.py` serves it; `streamlit run app.py` works too, for those who work on it."""

from __future__ import annotations

import gc

# What is loaded stays: to look through it for garbage again and again would take a fifth of the start.
gc.disable()

import asyncio
import os
import socket
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

import streamlit as st
import uvicorn
from anyio import to_thread
from starlette.middleware import Middleware
from streamlit import config

from players.beside import BESIDE
from screens.api.deferred_routes import deferred_routes, deferred_show, match_files
from screens.api.health import health, name_of
from screens.api.news import News
from screens.card_pictures import addresses as pictures
from screens.components.bench.component import WORKBENCH
from screens.components.host import WORKER
from screens.components.scorekeeper.component import BOARD, PILE
from screens.components.settling.component import SETTLING
from screens.components.table.component import TABLE
from screens.entry import preload
from screens.evening.component import EVENING
from screens.evening.routes import Evening
from screens.learner.learner_cookie import Join
from screens.shared.daily_copies import keep_copies
from screens.shared.loading import import_lock
from screens.shell import front_page
from screens.terminal import browser, ports
from screens.web import streamlit_internals
from screens.web.addresses import listening, others_addresses, own_address
from screens.web.api_bypass import ApiBypass
from screens.web.connection_limits import backlog, limited_connection, raise_limit, use_lazy_loops
from screens.web.guard import SameOrigin
from screens.web.headers import Shield
from screens.web.startup import Startup
from screens.web.static_files import one_file, route, worker

if TYPE_CHECKING:
    from lessons.learner.matches import Matches
    from lessons.learner.store import Store
    from lessons.places.sessions import Sessions
    from screens.api.metrics import Metrics

streamlit_internals.spare()
gc.freeze()
gc.enable()

AGAIN = 75
"""The exit code of a server that is to be started again: a backup was put back under it."""
LOOK = 2.0
"""Seconds between two looks whether that has happened."""

METRICS = "CALZETTINI_METRICS"
"""Where figures for Prometheus are told: a port of this machine's, or ``address:port``."""
AT_ONCE = 12
"""So many threads answer where the log is a file, each with a connection of its own: more would only wait for one another."""

HERE = Path(__file__).resolve().parent


def _sessions() -> Sessions:
    """Loaded with the first move: the routes stand before the lessons are read."""
    with import_lock:
        from screens.shared import sessions

    return sessions.sessions()


def _matches() -> Matches:
    with import_lock:
        return _store().matches


def _store() -> Store:
    from screens.shared.log import store

    return store()


async def _watch() -> None:
    """Ends the server when the log is another one than at its start, so that whoever started it can start it again."""
    from lessons.learner.errors import Unavailable

    while True:
        await asyncio.sleep(LOOK)
        try:
            await asyncio.to_thread(_store().look)
        except Unavailable as error:
            if error.code == "replaced" and Server.now is not None:
                Server.now.again = Server.now.should_exit = True


@asynccontextmanager
async def lifespan(_: st.App) -> AsyncIterator[None]:
    """Open the log before anything is served, and load the rest beside the first visit rather than before it."""
    from lessons.backup.daily import take_up
    from lessons.yamlfile import disk_cache
    from screens.shared.log import store

    take_up()
    disk_cache.begin()
    use_lazy_loops()
    if not store().shared:
        to_thread.current_default_thread_limiter().total_tokens = AT_ONCE
    if metrics:
        _tell_metrics(metrics)
    threading.Thread(target=preload.warm, daemon=True).start()
    besides = [asyncio.create_task(one()) for one in (_watch, keep_copies)]
    yield
    for one in besides:
        one.cancel()
    if metrics:
        metrics.close()
    BESIDE.close()
    store().close()


def _metrics() -> Metrics | None:
    """Where somebody wants figures; else nothing of it is loaded."""
    if not os.environ.get(METRICS):
        return None
    try:
        from screens.api.metrics import Metrics
    except ImportError:
        from screens.terminal.told import say

        say("start.metrics-missing")
        return None
    return Metrics(_store, lambda: news.listening)


def _tell_metrics(metrics: Metrics) -> None:
    where = os.environ[METRICS]
    try:
        metrics.open(where)
    except (OSError, ValueError) as error:
        from lessons.yamlfile.system_errors import why
        from screens.terminal.told import say

        say("start.metrics-taken", where=where, why=why(error.errno) if isinstance(error, OSError) else error)


news = News(lambda: _sessions().listen, deferred_show(_sessions))
metrics = _metrics()
routes = [
    route("/cards", pictures.path),
    route(front_page.ADDRESS, front_page.FILES.path),
    *(route(one.address, one.path) for one in (TABLE, WORKBENCH, PILE, BOARD, SETTLING, EVENING)),
    worker("/news-line", WORKER),
    *match_files(_matches),
    *Evening(_sessions).routes(),
    health(_store),
    # The page asks for this one; told of another, Streamlit would load numpy to find out what kind of picture it is.
    one_file("/favicon.png", HERE / "screens" / "shell" / "static" / "icon.png"),
]
app = st.App(
    HERE / "screens" / "entry" / "main.py",
    lifespan=lifespan,
    routes=routes,
    middleware=[
        Middleware(Shield),
        Middleware(SameOrigin),
        Middleware(Join, expected=preload.expected),
        Middleware(ApiBypass, [*deferred_routes(_sessions, metrics.moved if metrics else None), news.route()]),
        Middleware(front_page.FrontPage, routes),
        Middleware(Startup, lambda: not _unusable()),
    ],
)


def addresses(port: int) -> list[str]:
    """Where the app can be opened: on this computer, and from others in each network it is in."""
    return [f"http://{one}:{port}" for one in dict.fromkeys((own_address(), *others_addresses()))]


def serving(port: int, host: str) -> uvicorn.Config:
    """How the app is served. uvicorn makes the socket: that of `streamlit run` leaves Nagle's algorithm on, 40 ms an answer."""
    handles = raise_limit()
    return uvicorn.Config(
        app, host=host, port=port, http=limited_connection(handles), backlog=backlog(handles), ws="websockets-sansio", workers=1,
        access_log=False, log_level="warning",
    )  # fmt: skip


class Server(uvicorn.Server):
    """Waits when it closes for what is being answered, and not for the lines that would stay open for ever."""

    now: ClassVar[Server | None] = None
    """The one that serves, if `streamlit run` does not."""

    def __init__(self, serving: uvicorn.Config, browser: str | None = None) -> None:
        super().__init__(serving)
        self._browser, self.again = browser, False
        Server.now = self

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._browser:
            browser.open_soon(self._browser)
        threading.Thread(target=_say_it_is_open, daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        news.close()
        await super().shutdown(sockets)


def _say_it_is_open() -> None:
    """Once the words are loaded, which takes longer than to open."""
    with import_lock:
        from screens.terminal.told import say

        say("start.open")
        if others_addresses():
            say("start.firewall")


def _unusable() -> bool:
    """Can the log not be opened? Then one sentence in each language says what to do."""
    from lessons.learner.errors import UnusableDatabase

    try:
        _store()
    except UnusableDatabase as error:
        from screens.terminal.told import line
        from screens.wording.database_words import explain
        from screens.wording.texts import LANGUAGES

        for lang in LANGUAGES:
            line(explain(error, lang))
        return True
    return False


def serve(port: int | None = None, browse: bool = False) -> int:
    """Serve until somebody ends it; the exit code. ``port``: this one and no other; ``browse``: open the browser as well."""
    os.chdir(HERE)
    if base := config.get_option("server.baseUrlPath"):
        from screens.terminal.told import say

        say("start.base-path", path=f"/{base.strip('/')}/")
        return 1
    if _unusable():
        return 1
    host, usual = listening(), config.get_option("server.port")
    try:
        wanted = ports.number(os.environ.get("CALZETTINI_PORT") if port is None else port, usual)
        free = ports.port_for(host, wanted, usual, name_of(_store().secret))
    except (ports.OpenAlready, ports.NoPort) as error:
        return _not_opened(error, browse)
    if free != (wanted or usual):
        from screens.terminal.told import say

        say("start.another-port", port=usual, other=free)
    print("Calzettini:", *addresses(free), flush=True)
    server = Server(serving(free, host), addresses(free)[0] if browse else None)
    server.run()
    return AGAIN if server.again else int(not server.started)


def _not_opened(error: ports.OpenAlready | ports.NoPort, browse: bool) -> int:
    from screens.terminal.told import say

    if isinstance(error, ports.NoPort):
        say(f"start.{error.reason}", **error.facts)
        return 1
    address = addresses(error.port)[0]
    say("start.open-already", address=address)
    return browser.show(address) if browse else 0


def main() -> None:
    if told := sys.argv[1:]:
        print(f"app.py takes no {' '.join(told)!r}; what can be said: python start.py run --help", file=sys.stderr)
        raise SystemExit(2)
    raise SystemExit(serve())


if __name__ == "__main__":
    main()
