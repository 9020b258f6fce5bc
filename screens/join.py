"""Who is at this browser: a cookie with a learner's code, set with the page itself because a script cannot set one."""

from __future__ import annotations

import secrets
from http.cookies import SimpleCookie
from urllib.parse import parse_qs

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lessons.learner.codes import new_code, read_code

OWN = "calzettini"
"""The code of this computer: made on the first visit, kept for good."""
GUEST = "calzettini-as"
"""The code a learner brought along in the address; it goes before the computer's own."""
ASK = "learner"
"""The address's parameter: ``?learner=luna-castello-onda-faro``; ``?learner=own`` goes back to this computer's."""
BACK = "own"
TEN_YEARS = 10 * 365 * 24 * 3600


class Join:
    """Middleware: gives every browser its code, and takes over the one in the address."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "GET" or not _is_page(scope):
            await self.app(scope, receive, send)
            return
        cookies = _cookies(scope)

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start" and cookies:
                headers = MutableHeaders(scope=message)
                for name, value in cookies.items():
                    age = TEN_YEARS if value else 0
                    headers.append("set-cookie", f"{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax")
            await send(message)

        await self.app(scope, receive, sending)


def _is_page(scope: Scope) -> bool:
    # A page's address has no ending and is none of Streamlit's own; everything else is a file.
    last = scope["path"].rsplit("/", 1)[-1]
    return "." not in last and "/_stcore" not in scope["path"]


def _cookies(scope: Scope) -> dict[str, str]:
    had = SimpleCookie(Headers(scope=scope).get("cookie", ""))
    asked = parse_qs(scope["query_string"].decode("latin-1")).get(ASK, [""])[0]
    code = read_code(asked)
    given = {}
    if OWN not in had or read_code(had[OWN].value) is None:
        given[OWN] = new_code(secrets.SystemRandom())
    if code:
        given[GUEST] = code
    elif asked == BACK and GUEST in had:
        given[GUEST] = ""
    return given
