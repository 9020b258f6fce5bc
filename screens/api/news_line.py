"""One connection for news (server-sent events) that stays open, with as little of the server as may be: three hundred
telephones have one each.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from screens.api.panel_encoder import Marks, PanelEncoder, changed, marks, whole

STILL_THERE = 15.0
"""Seconds after which a silent line says that it is still there."""
CLOSED = b""
"""Nothing is told: the line is over."""
MOST_WAITING = 256
AT_A_TIME = 20
"""So many lines are handed over to the server's loop together: to wake it costs more than to tell one of them."""
Show = Callable[[str], Mapping[str, object] | None]
"""What somebody sees of a place."""
_LOG = logging.getLogger(__name__)


@dataclass(frozen=True, eq=False, slots=True)
class Subscription:
    """A subscription to news: the queue of one connection, in its loop; ``show``: what stands at ``panels`` is told too.

    ``before``: by the place marks of what the line was told last, so that only what has changed is told after it.
    """

    moved: asyncio.Queue[bytes]
    loop: asyncio.AbstractEventLoop
    show: Show | None
    panels: frozenset[str] = frozenset()
    before: dict[str, Marks] = field(default_factory=dict)

    def shows(self, place: str) -> bool:
        """Is what stands at this place told with its news?"""
        return self.show is not None and place in self.panels

    def told(self, place: str, revision: str, writing: PanelEncoder) -> bytes:
        """The news as the line gets them."""
        said = json.dumps({"place": place, "moment": revision}, ensure_ascii=False, separators=(",", ":"))
        panel = self.show(place) if self.show is not None and place in self.panels else None
        if panel is None:
            return f"data: {said}\n\n".encode()
        parts, before = writing.parts(panel), self.before.get(place)
        self.before[place] = marks(parts)
        if before is None:
            return f'data: {said[:-1]},"panel":{whole(parts)}}}\n\n'.encode()
        more, gone = changed(before, parts)
        return f'data: {said[:-1]},"more":{whole(more)},"gone":{json.dumps(gone)}}}\n\n'.encode()

    def put(self, told: bytes) -> None:
        """In its loop. Whoever does not read has to open the line again, as what comes later would build on this."""
        if self.moved.full():
            close(self.moved)
        else:
            self.moved.put_nowait(told)

    def end(self) -> None:
        soon(self.loop, close, self.moved)


def write_all(lines: Iterable[Subscription], place: str, revision: str) -> None:
    """Each of these is told what it sees there; some at a time, so that the first need not wait for the last."""
    writing, by_loop = PanelEncoder(), defaultdict[asyncio.AbstractEventLoop, list[tuple[Subscription, bytes]]](list)
    for line in lines:
        try:
            waiting = by_loop[line.loop]
            waiting.append((line, line.told(place, revision, writing)))
            if len(waiting) == AT_A_TIME:
                soon(line.loop, _put_all, by_loop.pop(line.loop))
        except Exception:  # noqa: BLE001 - the others are told all the same
            _LOG.exception("news of %s could not be told", place)
    for loop, waiting in by_loop.items():
        soon(loop, _put_all, waiting)


def _put_all(told: Sequence[tuple[Subscription, bytes]]) -> None:
    for line, news in told:
        line.put(news)


def soon(loop: asyncio.AbstractEventLoop, do: Callable[..., object], *told: object) -> None:
    with suppress(RuntimeError):  # the loop is closed: so are its lines
        loop.call_soon_threadsafe(do, *told)


class NewsLine(Response):
    """One connection that hears of news. ``hear``: from now on the line is told of its news; returns what ends that."""

    media_type = "text/event-stream"

    def __init__(
        self,
        hear: Callable[[Subscription], Callable[[], None]],
        show: Show | None,
        panels: frozenset[str],
        headers: Mapping[str, str],
    ) -> None:
        super().__init__(headers=headers)
        del self.headers["content-length"]
        self._hear, self._show, self._panels = hear, show, panels

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["method"] == "HEAD":  # who asks for the headers hears no news
            return await Response(headers=dict(self.headers))(scope, receive, send)
        moved: asyncio.Queue[bytes] = asyncio.Queue(maxsize=MOST_WAITING)
        loop = asyncio.get_running_loop()

        async def gone() -> None:
            while (await receive())["type"] != "http.disconnect":
                pass
            close(moved)

        def still_there() -> None:
            if moved.empty():
                moved.put_nowait(b": still there\n\n")
            timers[:] = [loop.call_later(STILL_THERE, still_there)]

        end = self._hear(Subscription(moved, loop, self._show, self._panels))
        going = asyncio.create_task(gone())
        timers = [loop.call_later(STILL_THERE, still_there)]
        try:
            await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
            told = b"retry: 1000\n\n"
            while told != CLOSED:
                await send({"type": "http.response.body", "body": told, "more_body": True})
                told = await moved.get()
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            timers[0].cancel()
            going.cancel()
            end()


def close(moved: asyncio.Queue[bytes]) -> None:
    """What is put there is the end, whatever waits."""
    while not moved.empty():
        moved.get_nowait()
    moved.put_nowait(CLOSED)
