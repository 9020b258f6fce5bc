"""What an open page hears from outside a run: what was written elsewhere, and whether the server is there for a press."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import streamlit as st
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from lessons.learner.codes import read_code
from screens.log import store

HERE = Path(__file__).parent
ADDRESS = "/match-length"
NEWS = "keeper news"


async def _answer(request: Request) -> Response:
    code = read_code(request.path_params["code"])
    length = await run_in_threadpool(store().matches.length, code) if code else 0
    return PlainTextResponse(str(length), headers={"Cache-Control": "no-store"})


ROUTE = Route(f"{ADDRESS}/{{code}}", _answer, methods=["GET"])


@cache
def _script() -> str:
    return "".join((HERE / name).read_text(encoding="utf-8") for name in ("presses.js", "news.js"))


def listen(code: str | None, length: int, page: str, heard: tuple[str, int], words: Mapping[str, str]) -> None:
    """Runs the page again when the match has become longer than this; scrolls up where ``page`` is another than before.

    Without a ``code``, where a match is about to begin, ``length`` is how many matches there are: a press that did not reach
    the server is made again only where that is what it was. ``heard`` is how many presses which session has heard.
    """
    session, presses = heard
    # Never twice the same, so that the browser is told of every run.
    now = {"session": session, "heard": presses, "match": code, "length": length, "run": secrets.token_hex(4)}
    url = f"{ADDRESS}/{code}" if code else None
    component = st.components.v2.component("calzettini_news", js=_script())
    component(
        key="news",
        data=[{"url": url, "length": length, "page": page, "now": now, "words": dict(words)}],
        on_news_change=_news,
        height=1,
    )


def _news() -> None:
    st.session_state[NEWS] = True
