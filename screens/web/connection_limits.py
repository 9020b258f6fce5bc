"""Limits on connections and open files: as many as the system allows, none for a page that only waits, and no address takes
them all.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LEAST, MOST = 64, 4096
"""Connections one address may have at once, whatever the system allows."""
FIRST_WORD = 15.0
"""Seconds in which whoever opens a connection has to ask for something."""
SLOWEST_BODY = 90.0
"""Seconds in which what comes with a question has come, a file that is brought in as well."""
LONGEST_HEAD = 65_536
"""Bytes of a question before its body, as browsers and h11 have it; the parser itself would take a head without end."""


def raise_limit() -> int:
    """Ask for as many open files as this system gives without asking anybody, and say how many they are."""
    try:
        import resource
    except ImportError:  # Windows has no such limit.
        return MOST
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (most, 65_536, 10_240):
        if now != resource.RLIM_INFINITY and (wanted == resource.RLIM_INFINITY or wanted > now):
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
                break
            except (OSError, ValueError):
                continue  # macOS says that there is no limit, and has one.
    now, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST * 2 if now == resource.RLIM_INFINITY else now


class LazyEventLoop(asyncio.AbstractEventLoop):
    """An event loop that opens its file handles with the first thing that is asked of it: Streamlit makes one for every page,
    and seldom uses it.
    """

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._over = False

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The one that does what this one is asked for."""
        if self._loop is None:
            self._loop = asyncio.SelectorEventLoop()
            if self._over:
                self._loop.close()  # and says so itself, whatever it is asked for
        return self._loop

    def is_running(self) -> bool:
        return self._loop is not None and self._loop.is_running()

    def is_closed(self) -> bool:
        return self._over

    def close(self) -> None:
        if self._loop is not None:
            self._loop.close()
        self._over = True


def _asked(name: str) -> Callable[..., Any]:
    def ask(self: LazyEventLoop, *told: Any, **more: Any) -> Any:
        return getattr(self.loop, name)(*told, **more)

    return ask


for _name in set(vars(asyncio.AbstractEventLoop)) - set(vars(LazyEventLoop)):
    if not _name.startswith("_"):
        setattr(LazyEventLoop, _name, _asked(_name))


class LazyLoopPolicy(asyncio.DefaultEventLoopPolicy):
    """The event loop policy that makes lazy loops for pages; the server's own loop is there already."""

    def new_event_loop(self) -> asyncio.AbstractEventLoop:
        return LazyEventLoop()  # type: ignore[abstract]  # all that is asked of a loop stands there by now


def use_lazy_loops() -> None:
    """Make lazy event loops from now on, so that pages wait without a handle. Windows counts none."""
    if os.name == "posix":
        asyncio.set_event_loop_policy(LazyLoopPolicy())


class LimitedConnection(HttpToolsProtocol):
    """A connection under limits: one too many of its address is closed at once, and so is one that asks for nothing, slowly, or
    without end.
    """

    most_of_address = MOST
    open: ClassVar[dict[str, set[asyncio.Transport]]] = {}
    head = 0
    """Bytes that came since the last question was understood."""
    slow: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        there = {one for one in self.open.get(address, ()) if not one.is_closing()}
        if len(there) >= self.most_of_address:
            transport.abort()
        else:
            there.add(transport)
            self.loop.call_later(FIRST_WORD, self._asked_for_nothing)
        self.open[address] = there

    def data_received(self, data: bytes) -> None:
        self.head += len(data)
        super().data_received(data)
        if self.head > LONGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("Request header fields too large")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_time(FIRST_WORD)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.head = 0
        self._in_time(SLOWEST_BODY)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._in_time(None)

    def connection_lost(self, exc: Exception | None) -> None:
        self._in_time(None)
        super().connection_lost(exc)

    def _in_time(self, seconds: float | None) -> None:
        """What is begun has come after so many seconds, or the connection is closed; None: it has."""
        if self.slow is not None:
            self.slow.cancel()
        self.slow = None if seconds is None else self.loop.call_later(seconds, self._too_slow)

    def _too_slow(self) -> None:
        if self.transport.get_protocol() is self:
            self.transport.abort()

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        self.head = 0

    def _asked_for_nothing(self) -> None:
        if self.cycle is None and self.transport.get_protocol() is self:
            self.transport.close()


def limited_connection(handles: int) -> type[LimitedConnection]:
    """The connection class where there are so many handles: one address gets three eighths of them, as the log needs some."""
    # The question that opens a WebSocket may have as long a head as any other. `websockets` takes 8 KB of a line, and answers
    # nothing to a longer one; a browser tells all cookies of localhost in one line, whichever program's they are.
    os.environ.setdefault("WEBSOCKETS_MAX_LINE_LENGTH", str(LONGEST_HEAD))
    return type(
        "LimitedConnection",
        (LimitedConnection,),
        {"most_of_address": max(LEAST, min(MOST, handles * 3 // 8)), "open": {}},
    )


def backlog(handles: int) -> int:
    """The backlog of the listening socket: asyncio looks at none of the connections before it has taken as many as wait."""
    return max(16, min(2048, handles // 16))
