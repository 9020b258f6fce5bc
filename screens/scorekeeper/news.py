"""Tells an open page that something was written elsewhere: one number at an address, asked for by a few lines of script."""

from __future__ import annotations

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


async def _answer(request: Request) -> Response:
    code = read_code(request.path_params["code"])
    length = await run_in_threadpool(store().matches.length, code) if code else 0
    return PlainTextResponse(str(length), headers={"Cache-Control": "no-store"})


ROUTE = Route(f"{ADDRESS}/{{code}}", _answer, methods=["GET"])


@cache
def _script() -> str:
    return (HERE / "news.js").read_text(encoding="utf-8")


def listen(code: str, length: int, page: str) -> None:
    """Runs the page again when the match has become longer than this; scrolls up where ``page`` is another than before."""
    component = st.components.v2.component("calzettini_news", js=_script())
    component(
        key="news",
        data=[{"url": f"{ADDRESS}/{code}", "length": length, "page": page}],
        on_news_change=lambda: None,
        height=1,
    )
