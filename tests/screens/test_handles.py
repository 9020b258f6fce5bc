"""Open handles: as many as may be, none for a page that waits, and no address takes those of others."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest
from uvicorn import Config, Server

from screens.web.connection_limits import LONGEST_HEAD, LazyEventLoop, LimitedConnection, limited_connection

POSIX = os.name == "posix"


async def silent(scope: object, receive: object, send: object) -> None:
    """An app that nobody asks anything."""


@pytest.mark.skipif(not POSIX, reason="Windows counts no handles")
def test_a_page_that_waits_holds_no_handle() -> None:
    def is_free() -> int:
        with socket.socket() as one:
            return one.fileno()

    gc.collect()  # what other tests left open
    before = is_free()
    loops = [LazyEventLoop() for _ in range(50)]
    assert is_free() <= before
    assert loops[0].run_until_complete(asyncio.sleep(0, "runs all the same")) == "runs all the same"
    for one in loops:
        one.close()
    assert is_free() <= before
    with pytest.raises(RuntimeError, match="closed"):
        loops[1].call_soon(print)


def test_a_loop_that_begins_late_does_all_that_is_asked_of_one() -> None:
    async def much() -> list[object]:
        loop = asyncio.get_running_loop()
        other = loop.create_task(asyncio.sleep(0, "a task"))
        late: asyncio.Future[str] = loop.create_future()
        loop.call_soon_threadsafe(late.set_result, "from a thread")
        return [await other, await late, await asyncio.to_thread(str, "in a thread"), await _process()]

    async def _process() -> int:
        going = await asyncio.create_subprocess_exec(sys.executable, "-c", "raise SystemExit(3)")
        return await going.wait()

    loop = LazyEventLoop()
    asyncio.set_event_loop(loop)
    try:
        assert not loop.is_running()
        assert loop.run_until_complete(much()) == ["a task", "from a thread", "in a thread", 3]
        with pytest.raises(ZeroDivisionError):
            loop.run_until_complete(_broken())
    finally:
        asyncio.set_event_loop(None)
        loop.close()
    assert loop.is_closed()


async def _broken() -> None:
    raise ZeroDivisionError


@pytest.mark.skipif(not POSIX, reason="Windows has no such limit")
def test_the_limit_is_raised_as_far_as_it_may_be() -> None:
    script = (
        "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (128, 512));"
        "from screens.web.connection_limits import raise_limit; print(raise_limit())"
    )
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "512"


async def _is_closed(reader: asyncio.StreamReader) -> bool:
    try:
        return await reader.read(1) == b""
    except ConnectionError:
        return True


@asynccontextmanager
async def opened(attempt: type[LimitedConnection]) -> AsyncIterator[int]:
    """A server behind this door: its port."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        server = Server(Config(silent, http=attempt, lifespan="off", log_level="critical"))
        serving = asyncio.create_task(server.serve([listening]))
        yield listening.getsockname()[1]
        server.should_exit = True
        await serving


def test_a_flood_of_silent_connections_leaves_room_for_other_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    async def flooded() -> None:
        attempt = limited_connection(0)
        monkeypatch.setattr(attempt, "most_of_address", 5)
        monkeypatch.setattr("screens.web.connection_limits.FIRST_WORD", 0.2)
        async with opened(attempt) as port:
            lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(8)]
            assert sum([await asyncio.wait_for(_is_closed(one), 20) for one, _ in lines[5:]]) == 3
            # Nobody asked for anything: the rest is let go too, and there is room again.
            assert all([await asyncio.wait_for(_is_closed(one), 20) for one, _ in lines])
            again, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"nonsense\r\n\r\n")
            assert await asyncio.wait_for(again.readline(), 20) == b"HTTP/1.1 400 Bad Request\r\n"
            for _, one in [*lines, (again, writer)]:
                one.close()

    asyncio.run(flooded())


def test_a_question_without_end_is_not_listened_to() -> None:
    async def endless() -> None:
        async with opened(limited_connection(0)) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET / HTTP/1.1\r\n" + b"Cookie: " + b"a" * (LONGEST_HEAD + 1))
            assert await asyncio.wait_for(reader.readline(), 20) == b"HTTP/1.1 400 Bad Request\r\n"
            assert await asyncio.wait_for(reader.read(), 20)
            writer.close()

    asyncio.run(endless())


OPENED = """
import asyncio, uvicorn
from screens.web.connection_limits import LONGEST_HEAD, limited_connection

async def accepting(scope, receive, send):
    await receive()
    await send({"type": "websocket.accept"})

async def main():
    http = limited_connection(1000)
    taken = uvicorn.Config(accepting, port=0, http=http, ws="websockets-sansio", lifespan="off", log_level="error")
    server = uvicorn.Server(taken)
    going = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0)
    port = server.servers[0].sockets[0].getsockname()[1]
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = "GET / HTTP/1.1|Host: x|Upgrade: websocket|Connection: Upgrade|Sec-WebSocket-Version: 13|"
    cookies = "Cookie: a=" + "x" * (LONGEST_HEAD - 400)
    writer.write((head + "Sec-WebSocket-Key: MDAwMDAwMDAwMDAwMDAwMA==|" + cookies + "||").replace("|", "\\r\\n").encode())
    print(await asyncio.wait_for(reader.readline(), 5))
    writer.close()
    server.should_exit = server.force_exit = True
    await going

asyncio.run(main())
"""


def test_a_browser_with_many_cookies_of_other_programs_opens_its_line() -> None:
    told = subprocess.run([sys.executable, "-c", OPENED], capture_output=True, text=True, check=False)
    assert "101 Switching Protocols" in told.stdout, told.stderr


@pytest.mark.parametrize(
    ("said", "limit"),
    [(b"GET / HTTP/1.1\r\nHost: ", "FIRST_WORD"), (b"POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\nab", "SLOWEST_BODY")],
    ids=["its head", "its body"],
)
def test_a_question_that_comes_too_slowly_is_not_waited_for(
    said: bytes, limit: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def slow() -> None:
        monkeypatch.setattr(f"screens.web.connection_limits.{limit}", 0.2)
        async with opened(limited_connection(0)) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(said)
            for _ in range(3):
                writer.write(b"x")
                await writer.drain()
            with suppress(ConnectionError):
                await asyncio.wait_for(reader.read(), 20)  # to the end, whatever was answered meanwhile
            writer.close()

    asyncio.run(slow())
