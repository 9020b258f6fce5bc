"""Where an evening is found: the telephones' short address, the projector, the desk. Its pages are loaded with the first one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from screens.shared.loading import import_lock
from screens.web.addresses import SHORT
from screens.web.guard import address_of, is_ours
from screens.web.rate import Rate

if TYPE_CHECKING:
    from lessons.places.sessions import Sessions

UNDER = ("", "/wall", "/desk", "/help", "/after", "/table", "/season", "/questions", "/addresses", "/plans")
PREVIEW = "/preview"
"""Names the room, and what of it is looked at."""
FILES = (
    "/plan.pdf",
    "/after.pdf",
    "/after.csv",
    "/after.json",
    "/deal.pdf",
    "/tables.pdf",
    "/season.pdf",
    "/season.csv",
)
"""Named with what they are of."""
PAGES, PRINTED = (50, 600), (0.5, 30)
"""A second, and at once, for one address; what is printed takes a second of work."""


class Evening:
    """The routes of an evening's pages. ``sessions`` is made when it is first needed: the routes stand before the lessons are
    loaded.
    """

    def __init__(self, sessions: Callable[[], Sessions]) -> None:
        self._sessions = sessions
        self._pages, self._files = Rate(*PAGES), Rate(*PRINTED)

    def routes(self) -> list[BaseRoute]:
        return [Route(f"{SHORT}{one}", self._answering(one), methods=["GET"]) for one in (*UNDER, PREVIEW, *FILES)]

    def _answering(self, asked: str) -> Callable[[Request], Any]:
        async def answering(request: Request) -> Response:
            # A page may be opened from anywhere, as by a camera; what is asked for by a script only from our own.
            if not is_ours(request) and request.headers.get("sec-fetch-dest", "document") != "document":
                return JSONResponse({"refused": "foreign"}, status_code=403)
            pace = self._files if asked in FILES else self._pages
            if not pace.allows(address_of(request)):
                return JSONResponse({"refused": "too-fast"}, status_code=429, headers={"Retry-After": "2"})
            return await run_in_threadpool(self._answer, asked, request)

        return answering

    def _answer(self, asked: str, request: Request) -> Response:
        sessions = self._sessions()
        with import_lock:
            from screens.evening.pages import Pages
        return Pages(sessions).answer(asked, request)
