"""The security headers of every answer: nothing from elsewhere is fetched, run or framed; and addresses that nobody is to ask
for.
"""

from __future__ import annotations

import logging
import re
from base64 import b64encode
from functools import cache
from hashlib import sha256
from pathlib import Path

import streamlit
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from screens.web.streamlit_internals import CLOSED

_LOG = logging.getLogger(__name__)
_FRONT_END = Path(streamlit.__file__).parent / "static" / "index.html"
_INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)
_POLICY = {
    "default-src": "'none'",
    # blob: is how Streamlit loads a component's stub; only a script that runs here already can make one.
    "script-src": "'self' blob:",
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "font-src": "'self' data:",
    "connect-src": "'self'",
    "base-uri": "'self'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
_HOST = re.compile(r"[\w.-]{1,253}(:\d{1,5})?|\[[0-9a-fA-F:]{2,45}\](:\d{1,5})?", re.ASCII)


def policy(host: str) -> str:
    """The ``Content-Security-Policy`` of a page that was asked for under this name."""
    own = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    # WebKit does not take 'self' for the websocket of the same host.
    told = {**_POLICY, "script-src": _POLICY["script-src"] + _inline(), "connect-src": _POLICY["connect-src"] + own}
    return "; ".join(f"{name} {value}" for name, value in told.items())


@cache
def _inline() -> str:
    """The scripts that stand in Streamlit's own page, by what is in them: no other one runs."""
    found = _INLINE.findall(_FRONT_END.read_text(encoding="utf-8"))
    return "".join(f" 'sha256-{b64encode(sha256(one.encode()).digest()).decode()}'" for one in found)


class NotTaken(Exception):
    """An answer that the connection no longer takes: whoever asked has gone."""


class Shield:
    """Middleware: the headers of every answer; 404 for what is closed. Of whoever goes away in the middle one line is left."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        told = _headers(Headers(scope=scope).get("host", ""))

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in told.items():
                    headers[name] = value
            try:
                await send(message)
            except (OSError, RuntimeError) as error:
                raise NotTaken(str(error)) from error

        app = PlainTextResponse("not here", status_code=404) if _closed(scope["path"]) else self.app
        try:
            await app(scope, receive, sending)
        except NotTaken as error:
            _LOG.warning("an answer was not taken: %s", error)


def _headers(host: str) -> dict[str, str]:
    return {
        "Content-Security-Policy": policy(host),
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "same-origin",
    }


def _closed(path: str) -> bool:
    # Streamlit finds its own routes under a page's address too.
    return any(one in f"{path.rstrip('/')}/" for one in CLOSED)
