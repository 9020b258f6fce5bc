"""One line of news that stays open, with as little of the server as may be: three hundred telephones have one each."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

STILL_THERE = 15.0
"""Seconds after which a silent line says that it is still there."""
CLOSED = b""
"""Nothing is told: the line is over."""
MOST_WAITING = 256
Show = Callable[[str], Mapping[str, Any] | None]
"""What somebody sees of a place."""
_LOG = logging.getLogger(__name__)


@dataclass(frozen=True, eq=False, slots=True)
class Heard:
    """Where a line's news are put, in its loop; ``show``: what stands there is told with them."""

    moved: asyncio.Queue[bytes]
    loop: asyncio.AbstractEventLoop
    show: Show | None

    def write(self, place: str, moment: str) -> None:
        whole = {"panel": self.show(place)} if self.show is not None else {}
        told = json.dumps({"place": place, "moment": moment} | whole, ensure_ascii=False, separators=(",", ":"))
        self._soon(self._put, f"data: {told}\n\n".encode())

    def end(self) -> None:
        self._soon(close, self.moved)

    def _put(self, told: bytes) -> None:
        if not self.moved.full():
            self.moved.put_nowait(told)

    def _soon(self, do: Callable[..., object], *told: object) -> None:
        with suppress(RuntimeError):  # the loop is closed: so is the line
            self.loop.call_soon_threadsafe(do, *told)


def write_all(lines: Sequence[Heard], place: str, moment: str) -> None:
    """Each of these is told what it sees there."""
    for line in lines:
        try:
            line.write(place, moment)
        except Exception:  # noqa: BLE001 - the others are told all the same
            _LOG.exception("news of %s could not be told", place)


class Line(Response):
    """``hear``: from now on the line is told of its news; returns what ends that."""

    media_type = "text/event-stream"

    def __init__(
        self, hear: Callable[[Heard], Callable[[], None]], show: Show | None, headers: Mapping[str, str]
    ) -> None:
        super().__init__(headers=headers)
        del self.headers["content-length"]
        self._hear, self._show = hear, show

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
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

        end = self._hear(Heard(moved, loop, self._show))
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
