"""Asks an ASGI app one question, as a browser would, without a network."""

from __future__ import annotations

import asyncio
import atexit
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import cache
from http.cookies import SimpleCookie

from anyio.from_thread import BlockingPortal, start_blocking_portal
from starlette.types import ASGIApp, Message


@cache
def _loop() -> BlockingPortal:
    """One for thousands of questions, as a server has it: else most of the work were the beginning and end of loops and threads."""
    running = ExitStack()
    atexit.register(running.close)
    return running.enter_context(start_blocking_portal())


@dataclass
class Answer:
    status: int = 0
    headers: dict[str, str] = field(default_factory=dict)
    set_cookies: list[str] = field(default_factory=list)
    body: bytes = b""


@dataclass
class Visitor:
    """One browser: keeps its cookies from question to question."""

    app: ASGIApp
    cookies: dict[str, str] = field(default_factory=dict)
    headers: dict[str, str] = field(default_factory=dict)
    scheme: str = "http"

    def get(self, address: str) -> Answer:
        return self._ask("GET", address, b"", {})

    def post(self, address: str, body: bytes, kind: str = "application/json") -> Answer:
        return self._ask("POST", address, body, {"content-type": kind})

    def _ask(self, method: str, address: str, body: bytes, more: dict[str, str]) -> Answer:
        path, _, query = address.partition("?")
        kept = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        headers = {**self.headers, **more, **({"cookie": kept} if kept else {})}
        scope = {
            "type": "http",
            "method": method,
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "http_version": "1.1",
            "scheme": self.scheme,
            "server": ("test", 80),
            "client": ("test", 1),
            "root_path": "",
        }
        answer = Answer()

        asked = False

        async def receive() -> Message:
            nonlocal asked
            if asked:
                await asyncio.Event().wait()  # the visitor stays until the answer is there
            asked = True
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer.status = message["status"]
                for name, value in message["headers"]:
                    if name == b"set-cookie":
                        answer.set_cookies.append(value.decode())
                    answer.headers[name.decode()] = value.decode()
            elif message["type"] == "http.response.body":
                answer.body += message.get("body", b"")

        _loop().call(self.app, scope, receive, send)
        for line in answer.set_cookies:
            for name, morsel in SimpleCookie(line).items():
                if morsel["max-age"] == "0":
                    self.cookies.pop(name, None)
                else:
                    self.cookies[name] = morsel.value
        return answer
