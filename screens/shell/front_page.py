"""The page that every address of the app begins with: Streamlit's, with our words where it cannot speak; and that of no address."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Sequence
from dataclasses import fields
from functools import lru_cache
from html import escape
from pathlib import Path

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import BaseRoute, Match
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from screens.shared.loading import import_lock
from screens.shell.navigation import Pages
from screens.web import streamlit_internals as theirs
from screens.web.static_files import Together

ADDRESS = "/way-in"
LOOK = Path(__file__).parent / "static"
STYLE = ("streamlit_layout.css", "app.css")
"""The app's look: there before anything is, and after the styles that Streamlit puts into the head."""
FILES = Together({name: LOOK / name for name in ("way_in.js", "modern.js", "way_in.css", *STYLE)})
PAGES = frozenset({"", *(one.name for one in fields(Pages))})
"""The addresses that there are: each page's name is its address."""
NEWEST = {"Cache-Control": "no-cache", "Vary": "Accept-Language, Accept-Encoding"}


class FrontPage:
    """Middleware: the app's addresses are answered with its page, unknown ones with 404; ``routes`` and Streamlit answer theirs."""

    def __init__(self, app: ASGIApp, routes: Sequence[BaseRoute]) -> None:
        self.app, self._routes = app, routes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
            await self.app(scope, receive, send)
        elif scope["path"] == theirs.HOST_CONFIG:
            await JSONResponse(theirs.LEFT_TO_US, headers=NEWEST)(scope, receive, send)
        elif scope["path"].removeprefix("/") in PAGES:
            await (await _answer(scope, _page, 200))(scope, receive, send)
        elif not self._is_known(scope) or await self._is_page_of_none(scope, receive, send):
            await (await _answer(scope, _nowhere, 404))(scope, receive, send)

    async def _is_page_of_none(self, scope: Scope, receive: Receive, send: Send) -> bool:
        """Is it Streamlit's own page that comes, as wherever there is nothing? Else what there is has been sent."""
        reserved, kept = scope["path"].startswith(theirs.RESERVED), False

        async def heard(told: Message) -> None:
            nonlocal kept
            if told["type"] == "http.response.start":
                kept = reserved and Headers(raw=told["headers"]).get("content-type", "").startswith("text/html")
            if not kept:
                await send(told)

        await self.app(scope, receive, heard)
        return kept

    def _is_known(self, scope: Scope) -> bool:
        path: str = scope["path"]
        return (
            path.rstrip("/").removeprefix("/") in PAGES
            or path.startswith(theirs.RESERVED)
            or any(one.matches(scope)[0] is not Match.NONE for one in self._routes)
        )


async def _answer(scope: Scope, made: Callable[[str], tuple[bytes, bytes]], status: int) -> Response:
    asked = Headers(scope=scope)
    plain, packed = await run_in_threadpool(made, asked.get("accept-language", "")[:20].partition(",")[0].strip())
    if "gzip" in asked.get("accept-encoding", ""):
        return HTMLResponse(packed, status, {**NEWEST, "Content-Encoding": "gzip"})
    return HTMLResponse(plain, status, NEWEST)


def in_all_languages(key: str, first: str) -> str:
    """A text once in each language, the one of whoever reads it before the others."""
    from screens.wording.texts import LANGUAGES, text

    order = sorted(LANGUAGES, key=lambda one: one != first)
    return "".join(f'<p lang="{one}">{escape(text(key, one))}</p>' for one in order)


def head_of(root: str = ".") -> str:
    """What a page has in its head to find out whether it can begin; ``root`` is where the addresses of files begin."""
    own = f"{root}{ADDRESS}/{FILES.name('')}"
    return (
        f'<link rel="stylesheet" href="{own}way_in.css"><script src="{own}way_in.js"></script>'
        f'<script type="module" src="{own}modern.js"></script>'
    )


def words_of(lang: str, old: str = "way-in.old", also: str = "") -> str:
    """What stands in a page for the case that it cannot: the style sheet shows what applies."""
    told = {"old": old, "line": "way-in.line"} | ({"cookies": also} if also else {})
    boxes = "".join(
        f'<div class="{name}" role="alert">{in_all_languages(key, lang)}</div>' for name, key in told.items()
    )
    return f'<div id="way-in">{boxes}<noscript><div>{in_all_languages("way-in.no-script", lang)}</div></noscript></div>'


def _page(locale: str) -> tuple[bytes, bytes]:
    return _page_in(_language(locale))


def _nowhere(locale: str) -> tuple[bytes, bytes]:
    return _nowhere_in(_language(locale))


def _language(locale: str) -> str:
    with import_lock:
        from screens.wording.texts import spoken
    return spoken(locale)


@lru_cache(maxsize=8)
def _page_in(lang: str) -> tuple[bytes, bytes]:
    style = "".join(f'<link rel="stylesheet" href=".{ADDRESS}/{FILES.name(name)}">' for name in STYLE)
    body = f'{words_of(lang)}<p id="away" role="status"></p>{style}'
    return _both(theirs.page(lang, "Calzettini", head_of(), body))


@lru_cache(maxsize=8)
def _nowhere_in(lang: str) -> tuple[bytes, bytes]:
    from screens.wording.texts import text

    title, how, home = (escape(text(f"way-in.{one}", lang)) for one in ("nowhere", "nowhere-how", "home"))
    return _both(
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>{title} · Calzettini</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">'
        '<link rel="icon" href="data:,"><style>body { font: 1.2rem/1.5 Georgia, serif; max-width: 36rem; '
        "margin: 14vh auto; padding: 0 1.2rem; background: #fbf7ec; color: #20281f } "
        "a { display: inline-block; padding: .7rem 1.6rem; border-radius: .6rem; background: #1b5e43; color: #fff; "
        "text-decoration: none } @media (prefers-color-scheme: dark) { body { background: #111a15; color: #f3ecd9 } }"
        "</style></head>"
        f'<body><main><h1>{title}</h1><p>{how}</p><p><a href="/">{home}</a></p></main></body></html>'
    )


def _both(told: str) -> tuple[bytes, bytes]:
    """As it is, and packed."""
    plain = told.encode()
    return plain, gzip.compress(plain, mtime=0)
