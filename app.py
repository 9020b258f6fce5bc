"""Calzettini: `python app.py` serves the app; `streamlit run app.py` works too, for those who work on it."""

from __future__ import annotations

import os
import socket
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import streamlit as st
import uvicorn
from starlette.middleware import Middleware
from streamlit import config

from screens import pictures
from screens.join import Join
from screens.loading import ALONE
from screens.scorekeeper import news
from screens.scorekeeper.component import PILE
from screens.served import route
from screens.table.component import TABLE
from screens.workbench.component import WORKBENCH

HERE = Path(__file__).resolve().parent


def warm() -> None:
    """Everything a lesson needs, loaded while the first visitor's browser is still busy with the page itself."""
    with ALONE:
        from screens import shop

        shop.warm()
    pictures.look()


@asynccontextmanager
async def lifespan(_: st.App) -> AsyncIterator[None]:
    """Open the log before anything is served, and load the rest beside the first visit rather than before it."""
    from screens.log import store

    store()
    threading.Thread(target=warm, daemon=True).start()
    yield
    store().close()


app = st.App(
    HERE / "screens" / "main.py",
    lifespan=lifespan,
    routes=[
        route("/cards", pictures.path),
        *(route(one.address, one.path) for one in (TABLE, WORKBENCH, PILE)),
        news.ROUTE,
    ],
    middleware=[Middleware(Join)],
)


def addresses(port: int) -> list[str]:
    """Where the app can be opened: on this computer, and from others in the same network."""
    found = [f"http://localhost:{port}"]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))  # sends nothing: it only makes the system choose our own address
            found.append(f"http://{asking.getsockname()[0]}:{port}")
        except OSError:
            pass  # no network: this computer only
    return found


def serving(port: int, host: str) -> uvicorn.Config:
    """How the app is served. uvicorn makes the socket: that of `streamlit run` leaves Nagle's algorithm on, 40 ms an answer."""
    return uvicorn.Config(
        app, host=host, port=port, ws="websockets-sansio", workers=1, access_log=False, log_level="warning"
    )


def main() -> None:
    os.chdir(HERE)
    port = int(os.environ.get("CALZETTINI_PORT") or config.get_option("server.port"))
    print("Calzettini is open at", " and ".join(addresses(port)), "(Ctrl+C closes it)", flush=True)
    uvicorn.Server(serving(port, os.environ.get("CALZETTINI_HOST", "0.0.0.0"))).run()


if __name__ == "__main__":
    main()
