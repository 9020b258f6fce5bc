"""Calzettini: `python app.py` serves the app; `streamlit run app.py` works too, for those who work on it."""

from __future__ import annotations

import os
import socket
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import streamlit as st
from starlette.middleware import Middleware

from screens import pictures, shop
from screens.join import Join
from screens.served import route
from screens.table import component

HERE = Path(__file__).resolve().parent


@asynccontextmanager
async def lifespan(_: st.App) -> AsyncIterator[None]:
    """Open the log, then load the rest beside the first visitor's download of the page rather than before it."""
    shop.store()
    threading.Thread(target=shop.warm, daemon=True).start()
    yield
    shop.store().close()


app = st.App(
    HERE / "screens" / "main.py",
    lifespan=lifespan,
    routes=[route(pictures.ADDRESS, pictures.path), route(component.ADDRESS, lambda name: component.assets().path(name))],
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


def main() -> None:
    import uvicorn
    from streamlit import config

    os.chdir(HERE)
    port = int(os.environ.get("CALZETTINI_PORT") or config.get_option("server.port"))
    # uvicorn makes the socket itself: the one that `streamlit run` makes leaves Nagle's algorithm on, 40 ms an answer.
    serving = uvicorn.Config(
        app, host=os.environ.get("CALZETTINI_HOST", "0.0.0.0"), port=port, ws="websockets-sansio", access_log=False,
        log_level="warning",
    )  # fmt: skip
    print("Calzettini is open at", " and ".join(addresses(port)), "(Ctrl+C closes it)", flush=True)
    uvicorn.Server(serving).run()


if __name__ == "__main__":
    main()
