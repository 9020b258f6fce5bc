"""Files that are brought in: few at a time, none for long, and only the latest are kept until their page has read them."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, cast

from starlette.requests import ClientDisconnect
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from streamlit import runtime

PLACE = "/_stcore/upload_file/"
MOST_UNDER_WAY = 2
MOST_KEPT = 4
"""A page reads its file at once; Streamlit would keep it as long as the page is open."""
LONGEST = 60.0
"""Seconds for one file: who takes longer makes room for the next."""


class Uploads:
    """Middleware: at any moment no more is held than ``MOST_UNDER_WAY + MOST_KEPT`` files of ``server.maxUploadSize``."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._under_way = 0
        self._kept: deque[tuple[str, str]] = deque()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "PUT" or PLACE not in scope["path"]:
            await self.app(scope, receive, send)
            return
        if self._under_way >= MOST_UNDER_WAY:
            refusing = PlainTextResponse("too many files at once", status_code=503, headers={"Retry-After": "5"})
            await refusing(scope, receive, send)
            return
        self._under_way += 1
        try:
            await self._take(scope, receive, send)
        finally:
            self._under_way -= 1

    async def _take(self, scope: Scope, receive: Receive, send: Send) -> None:
        answered = False

        async def sending(message: Message) -> None:
            nonlocal answered
            if message["type"] == "http.response.start":
                answered = True
                if message["status"] < 300:
                    self._keep(scope["path"])
            await send(message)

        try:
            async with asyncio.timeout(LONGEST):
                await self.app(scope, receive, sending)
        except ClientDisconnect:
            return  # whoever sent it is gone, and nobody reads an answer
        except TimeoutError:
            if not answered:
                await PlainTextResponse("too slow", status_code=408)(scope, receive, send)

    def _keep(self, path: str) -> None:
        session, _, file = path.partition(PLACE)[2].partition("/")
        self._kept.append((session, file))
        while len(self._kept) > MOST_KEPT:
            cast(Any, runtime.get_instance().uploaded_file_mgr).remove_file(*self._kept.popleft())
