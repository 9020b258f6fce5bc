"""One connection of a browser that stays open, as HTTP/1.1 has it, and costs the machine little: hundreds run beside the app."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any

LENGTH = b"content-length:"


class Talk(asyncio.Protocol):
    """What is heard on one connection: each answer whole, and then the next is asked for."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.heard, self.body_from, self.until = bytearray(), 0, 0
        self.answer: asyncio.Future[bytes] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.heard += data
        if not self.until and (head := self.heard.find(b"\r\n\r\n")) > 0:
            told = bytes(self.heard[:head]).lower()
            self.body_from = head + 4
            self.until = self.body_from + int(told.partition(LENGTH)[2].split(b"\r\n", 1)[0])
        if self.until and len(self.heard) >= self.until and self.answer is not None:
            body = bytes(self.heard[self.body_from : self.until])
            del self.heard[: self.until]
            self.until, answer, self.answer = 0, self.answer, None
            if not answer.done():
                answer.set_result(body)

    def connection_lost(self, exc: Exception | None) -> None:
        self.transport = None
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(ConnectionResetError("the line was ended"))

    async def ask(self, said: bytes) -> bytes:
        assert self.transport is not None
        self.answer = asyncio.get_running_loop().create_future()
        self.transport.write(said)
        return await self.answer


@dataclass
class Line:
    """``own``: the address of this machine's from which it comes, where there are so many that each counts by itself."""

    host: str
    port: int
    cookie: str
    own: str = ""
    talk: Talk | None = None
    _head: bytes = field(init=False)

    def __post_init__(self) -> None:
        self._head = (
            f"Host: {self.host}:{self.port}\r\nCookie: {self.cookie}\r\n"
            "Content-Type: application/json\r\nAccept-Language: it-IT\r\nContent-Length: "
        ).encode()

    async def ask(self, method: str, path: str, body: bytes = b"") -> dict[str, Any]:
        """As a browser does: a line that the server has closed meanwhile is opened again, once."""
        said = f"{method} {path} HTTP/1.1\r\n".encode() + self._head + b"%d\r\n\r\n" % len(body) + body
        try:
            told = await self._ask(said)
        except OSError:
            self.leave()
            told = await self._ask(said)
        # What stands before the app says in its own words that it is away.
        found: dict[str, Any] = json.loads(told) if told.startswith(b"{") else {"refused": "unavailable"}
        return found

    def leave(self) -> None:
        """End the connection; the next question opens another one."""
        if self.talk is not None and self.talk.transport is not None:
            self.talk.transport.abort()
        self.talk = None

    async def _ask(self, said: bytes) -> bytes:
        if self.talk is None or self.talk.transport is None:
            own = (self.own, 0) if self.own else None
            loop = asyncio.get_running_loop()
            _, self.talk = await loop.create_connection(Talk, self.host, self.port, local_addr=own)
        return await self.talk.ask(said)
