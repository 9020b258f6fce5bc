"""Calzettini: `python app.py` serves the app; `streamlit run app.py` works too, for those who work on it."""

from __future__ import annotations

import gc

# What is loaded stays: to look through it for garbage again and again would take a fifth of the start.
gc.disable()

import os
import socket
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import streamlit as st
import uvicorn
from starlette.middleware import Middleware
from streamlit import config

from players.beside import BESIDE
from screens.api.addresses import local_addresses
from screens.api.handles import door, raise_limit, spare, waiting
from screens.api.headers import Shield
from screens.api.late_routes import late_routes, late_show
from screens.api.news import News
from screens.api.static_files import route
from screens.api.uploads import Uploads
from screens.card_pictures import addresses as pictures
from screens.components.bench.component import WORKBENCH
from screens.components.board.component import BOARD, PILE
from screens.components.table.component import TABLE
from screens.evening.component import EVENING
from screens.evening.routes import Evening
from screens.learner.learner_cookie import Join
from screens.loading import ALONE

if TYPE_CHECKING:
    from lessons.learner.matches import Matches
    from lessons.places.sessions import Sessions

gc.freeze()
gc.enable()

HERE = Path(__file__).resolve().parent


def warm() -> None:
    """Everything a lesson needs, loaded while the first visitor's browser is still busy with the page itself."""
    with ALONE:
        from players import warming
        from screens import services

        services.warm()
    pictures.look()
    warming.begin()


def _sessions() -> Sessions:
    """Loaded with the first move: the routes stand before the lessons are read."""
    with ALONE:
        from screens import sessions

    return sessions.sessions()


def _matches() -> Matches:
    from screens.log import store

    return store().matches


@asynccontextmanager
async def lifespan(_: st.App) -> AsyncIterator[None]:
    """Open the log before anything is served, and load the rest beside the first visit rather than before it."""
    from screens.log import store

    spare()
    store()
    threading.Thread(target=warm, daemon=True).start()
    yield
    BESIDE.close()
    store().close()


news = News(lambda: _sessions().listen, late_show(_sessions))
app = st.App(
    HERE / "screens" / "shell" / "main.py",
    lifespan=lifespan,
    routes=[
        route("/cards", pictures.path),
        *(route(one.address, one.path) for one in (TABLE, WORKBENCH, PILE, BOARD, EVENING)),
        *late_routes(_sessions, _matches),
        *Evening(_sessions).routes(),
        news.route(),
    ],
    middleware=[Middleware(Shield), Middleware(Uploads), Middleware(Join)],
)


def addresses(port: int) -> list[str]:
    """Where the app can be opened: on this computer, and from others in each network it is in."""
    return [f"http://{one}:{port}" for one in ("localhost", *local_addresses())]


def serving(port: int, host: str) -> uvicorn.Config:
    """How the app is served. uvicorn makes the socket: that of `streamlit run` leaves Nagle's algorithm on, 40 ms an answer."""
    handles = raise_limit()
    return uvicorn.Config(
        app, host=host, port=port, http=door(handles), backlog=waiting(handles), ws="websockets-sansio", workers=1,
        access_log=False, log_level="warning",
    )  # fmt: skip


class Server(uvicorn.Server):
    """Waits when it closes for what is being answered, and not for the lines that would stay open for ever."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        news.close()
        await super().shutdown(sockets)


def opened() -> bool:
    """Can the log be opened? If not, one sentence in each language says what to do."""
    from lessons.learner.database import UnusableDatabase
    from screens.log import store

    try:
        store()
    except UnusableDatabase as error:
        from screens.wording.database_words import explain
        from screens.wording.texts import LANGUAGES

        print("\n".join(explain(error, lang) for lang in LANGUAGES), file=sys.stderr)
        return False
    return True


def main() -> None:
    os.chdir(HERE)
    if not opened():
        raise SystemExit(1)
    port = int(os.environ.get("CALZETTINI_PORT") or config.get_option("server.port"))
    print("Calzettini is open at", " and ".join(addresses(port)), "(Ctrl+C closes it)", flush=True)
    Server(serving(port, os.environ.get("CALZETTINI_HOST", "0.0.0.0"))).run()


if __name__ == "__main__":
    main()
