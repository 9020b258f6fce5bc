"""What the server of a journey was asked by its pages and what it answered, a line each beside its log.

A browser that told of each of its requests would tell of a hundred and fifty files with every page.
"""

from __future__ import annotations

from http.cookies import SimpleCookie
from pathlib import Path

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from screens.learner.learner_cookie import OWN
from screens.web.api_bypass import UNDER

LAST = 40
"""So many of a server's latest answers are told."""
LONGEST = 300


def beside(database: str) -> Path:
    return Path(f"{database}.heard")


def told(database: str) -> str:
    """The latest of what was asked, whichever of the servers with this log answered."""
    path = beside(database)
    return "\n".join(path.read_text(errors="replace").splitlines()[-LAST:]) if path.exists() else ""


class Heard:
    """Middleware: who asked for which place or pressed what there, and the status of the answer."""

    def __init__(self, app: ASGIApp, database: str) -> None:
        self.app, self._lines = app, beside(database).open("a", buffering=1, encoding="utf-8")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not scope["path"].startswith(UNDER):
            await self.app(scope, receive, send)
            return
        body = bytearray()

        async def hears() -> Message:
            message = await receive()
            body.extend(message.get("body", b""))
            return message

        async def tells(message: Message) -> None:
            if message["type"] == "http.response.start":
                cookies = SimpleCookie(Headers(scope=scope).get("cookie", ""))
                who = cookies[OWN].value if OWN in cookies else "nobody"
                asked = f"{scope['method']} {scope['path']} {scope['query_string'].decode()} {body.decode(errors='replace')}"
                self._lines.write(f"{who}: {asked}"[:LONGEST].replace("\n", " ") + f" -> {message['status']}\n")
            await send(message)

        await self.app(scope, hears, tells)
