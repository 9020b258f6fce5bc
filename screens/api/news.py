"""News of places that several people share, as server-sent events: which place has changed, and its revision.

Of some places what stands there is told with the news, as whoever asks may see it: sixty telephones need not ask again.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from typing import TYPE_CHECKING

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from screens.api.news_line import NewsLine, Show, Subscription, close, soon, write_all
from screens.web.guard import address_of, is_ours
from screens.web.rate import Rate

if TYPE_CHECKING:
    from lessons.places.sessions import Hears

ADDRESS = "/api/news"
MOST_PLACES = 100
"""A browser has one line for all its pages: a desk and the score pages of a whole tournament."""
MOST_OF_ADDRESS = 80
MOST = 2000
OPENS = (50, 1000)
"""Lines a second, and at once, that one address may open."""
EYE = 0.1
"""Seconds between two tellings of what stands at one place: nobody sees more, however many answer in a second."""
MISSED = ""
"""As in :mod:`lessons.places.sessions`, which is loaded with the first move only."""
Listen = Callable[["Hears"], Callable[[], None]]


class News:
    """The route of news: server-sent events of every place that has changed. ``listen`` is that of
    :class:`lessons.places.sessions.Sessions`, asked for with the first listener; so is ``shown``.
    """

    def __init__(self, listen: Callable[[], Listen], shown: Callable[[Request], Show]) -> None:
        self._listen, self._shown = listen, shown
        self._open: Counter[str] = Counter()
        self._hearing: set[asyncio.Queue[bytes]] = set()
        self._lines: dict[str, dict[Subscription, None]] = {}
        self._alone, self._listened = Lock(), False
        self._opens = Rate(*OPENS)
        self._to_show: dict[str, str] = {}
        self._told_at: dict[str, float] = {}
        # One thread for all: forty that show the same thing to three hundred would only be in each other's way.
        self._showing = ThreadPoolExecutor(1, "news")

    def route(self) -> Route:
        return Route(ADDRESS, self.answer, methods=["GET"])

    @property
    def listening(self) -> int:
        """The number of open connections."""
        return self._open.total()

    def close(self) -> None:
        """End every line: a server that closes waits for all it is still telling. Browsers open theirs again when it is back."""
        for moved in self._hearing:
            close(moved)

    async def answer(self, request: Request) -> Response:
        """``/api/news?place=match/…&panel=room/…``: ``{"place": …, "moment": …}`` for every change of one of these places.

        Of those asked for as ``panel`` also what stands there; after the first time ``more``, what of it is other, and which
        keys are ``gone``.
        """
        panels = frozenset(request.query_params.getlist("panel"))
        wanted = panels | frozenset(request.query_params.getlist("place"))
        address = address_of(request)
        if not is_ours(request) or not 0 < len(wanted) <= MOST_PLACES:
            return JSONResponse({"refused": "foreign" if wanted else "no-such-place"}, status_code=403)
        await asyncio.to_thread(self._listening)
        show = await run_in_threadpool(self._shown, request) if panels else None
        # From here on nobody else comes in between, however many knock at once.
        if not self._opens.allows(address) or self._open[address] >= MOST_OF_ADDRESS or self._open.total() >= MOST:
            return JSONResponse({"refused": "too-many"}, status_code=429, headers={"Retry-After": "5"})
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        return NewsLine(lambda line: self._hear(line, wanted, address), show, panels, headers)

    def _hear(self, line: Subscription, wanted: frozenset[str], address: str) -> Callable[[], None]:
        """From now on this line hears of these places; returns what ends it."""
        self._open[address] += 1
        self._hearing.add(line.moved)
        for place in wanted:
            self._lines.setdefault(place, {})[line] = None

        def end() -> None:
            for place in wanted:
                self._lines[place].pop(line, None)
                if not self._lines[place]:
                    del self._lines[place]
            self._hearing.discard(line.moved)
            self._open[address] -= 1

        return end

    def _listening(self) -> None:
        """One listens for all: each of three hundred would hear of every answer, and it is news to hardly any."""
        with self._alone:
            if not self._listened:
                self._listen()(self._tell)
                self._listened = True

    def _tell(self, place: str, revision: str) -> None:
        if place == MISSED:
            for lines in tuple(self._lines.values()):
                for line in tuple(lines):
                    line.end()  # whoever opens the line again asks for all of it
            return
        there = tuple(self._lines.get(place, ()))
        write_all((line for line in there if not line.shows(place)), place, revision)
        if any(line.shows(place) for line in there):
            with self._alone:
                waits = place in self._to_show
                self._to_show[place] = revision
                early = self._told_at.get(place, -EYE) + EYE - time.monotonic()
            if not waits and early <= 0:
                self._showing.submit(self._show, place)
            elif not waits:
                soon(loop := there[0].loop, loop.call_later, early, self._showing.submit, self._show, place)

    def _show(self, place: str) -> None:
        """What stands there now is told once, however often it has changed meanwhile."""
        with self._alone:
            revision, self._told_at[place] = self._to_show.pop(place), time.monotonic()
            if len(self._told_at) > MOST:
                del self._told_at[next(iter(self._told_at))]
        write_all((line for line in tuple(self._lines.get(place, ())) if line.shows(place)), place, revision)
