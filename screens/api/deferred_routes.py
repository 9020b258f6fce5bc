"""Deferred routes: their modules are imported with the first request, so that the address is open before they are."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from starlette.concurrency import run_in_threadpool
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from screens.shared.loading import import_lock, once

if TYPE_CHECKING:
    from lessons.learner.matches import Matches
    from lessons.places.sessions import Sessions
    from screens.api.match_files import MatchFiles
    from screens.api.news_line import Show
    from screens.api.places import Api, Counted

PACKED = [Middleware(GZipMiddleware, minimum_size=500, compresslevel=1)]
"""A panel is a third of its size then; more work would make it hardly smaller."""
Answer = Callable[[Request], Awaitable[Response]]


def deferred_routes(sessions: Callable[[], Sessions], counted: Counted | None = None) -> list[Route]:
    """Moves and places; ``sessions`` is asked for with the first request. ``counted`` hears what every move came to."""

    @once
    def places() -> Api:
        with import_lock:
            from screens.api.places import Api

        return Api(sessions, counted)

    return [
        Route("/api/move", _deferred(lambda: places().move), methods=["POST"], middleware=PACKED),
        Route("/api/place/{place:path}", _deferred(lambda: places().place), methods=["GET"], middleware=PACKED),
    ]


def match_files(matches: Callable[[], Matches]) -> list[Route]:
    """Matches as files; ``matches`` is asked for with the first request."""

    @once
    def files() -> MatchFiles:
        with import_lock:
            from screens.api.match_files import MatchFiles

        return MatchFiles(matches)

    return [Route("/match-files/{name}", _deferred(lambda: files().answer), methods=["GET"])]


def deferred_show(sessions: Callable[[], Sessions]) -> Callable[[Request], Show]:
    """How whoever asks sees places; see :meth:`screens.api.places.Api.shown`."""

    def show(request: Request) -> Show:
        with import_lock:
            from screens.api.places import Api

        return Api(sessions).shown(request)

    return show


def _deferred(find: Callable[[], Answer]) -> Answer:
    """Answers by what ``find`` finds; it is asked once, beside the server's own thread, as it may load modules."""
    found: list[Answer] = []

    async def answer(request: Request) -> Response:
        if not found:
            found.append(await run_in_threadpool(find))
        return await found[0](request)

    return answer
