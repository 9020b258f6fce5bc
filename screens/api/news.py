"""News of places that several people share, as server-sent events: which place has changed, and its moment.

Whoever asks for the ``whole`` is told at once what stands there, as they may see it: sixty telephones need not ask again.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route

from screens.api.guard import is_ours

if TYPE_CHECKING:
    from lessons.places.sessions import Hears

ADDRESS = "/api/news"
MOST_PLACES = 20
MOST_OF_ADDRESS = 80
MOST = 2000
STILL_THERE = 15.0
"""Seconds after which a silent line says that it is still there."""
CLOSED = ""
"""Nothing is told: the line is over."""
Listen = Callable[["Hears"], Callable[[], None]]
Show = Callable[[str], Mapping[str, Any] | None]
"""What somebody sees of a place."""


class News:
    """``listen`` is that of :class:`lessons.places.sessions.Sessions`, asked for with the first listener; so is ``shown``."""

    def __init__(self, listen: Callable[[], Listen], shown: Callable[[Request], Show]) -> None:
        self._listen, self._shown = listen, shown
        self._open: Counter[str] = Counter()
        self._hearing: set[asyncio.Queue[str]] = set()
        # One thread for all: forty that show the same thing to three hundred would only be in each other's way.
        self._showing = ThreadPoolExecutor(1, "news")

    def route(self) -> Route:
        return Route(ADDRESS, self.answer, methods=["GET"])

    def close(self) -> None:
        """End every line: a server that closes waits for all it is still telling. Browsers open theirs again when it is back."""
        for moved in self._hearing:
            while not moved.empty():
                moved.get_nowait()
            moved.put_nowait(CLOSED)

    async def answer(self, request: Request) -> Response:
        """``/api/news?place=match/…``: ``{"place": …, "moment": …}`` for every change of one of these places.

        With ``whole=1`` the ``panel`` as well.
        """
        wanted = frozenset(request.query_params.getlist("place"))
        address = request.client.host if request.client else ""
        if not is_ours(request) or not 0 < len(wanted) <= MOST_PLACES:
            return JSONResponse({"refused": "foreign" if wanted else "no-such-place"}, status_code=403)
        if self._open[address] >= MOST_OF_ADDRESS or self._open.total() >= MOST:
            return JSONResponse({"refused": "too-many"}, status_code=429, headers={"Retry-After": "5"})
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        show = await run_in_threadpool(self._shown, request) if request.query_params.get("whole") else None
        return StreamingResponse(self._lines(wanted, address, show), media_type="text/event-stream", headers=headers)

    async def _lines(self, wanted: frozenset[str], address: str, show: Show | None) -> AsyncIterator[str]:
        moved: asyncio.Queue[str] = asyncio.Queue(maxsize=256)
        loop = asyncio.get_running_loop()

        def put(told: str) -> None:
            if not moved.full():
                moved.put_nowait(told)

        def write(place: str, moment: str) -> None:
            whole = {"panel": show(place)} if show is not None else {}
            told = json.dumps({"place": place, "moment": moment} | whole, ensure_ascii=False)
            loop.call_soon_threadsafe(put, f"data: {told}\n\n")

        def tell(place: str, moment: str) -> None:
            if place in wanted and show is None:
                write(place, moment)
            elif place in wanted:
                self._showing.submit(write, place, moment)

        self._open[address] += 1
        self._hearing.add(moved)
        end = (await asyncio.to_thread(self._listen))(tell)
        try:
            yield "retry: 1000\n\n"
            while True:
                try:
                    told = await asyncio.wait_for(moved.get(), STILL_THERE)
                except TimeoutError:
                    yield ": still there\n\n"
                    continue
                if told == CLOSED:
                    return
                yield told
        finally:
            end()
            self._hearing.discard(moved)
            self._open[address] -= 1
