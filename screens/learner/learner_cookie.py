"""Who is at this browser: a cookie with a learner's code, set with the page itself because a script cannot set one."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable, Mapping
from urllib.parse import parse_qs, urlencode

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lessons.learner.codes import new_code, read_code
from lessons.learner.errors import Unavailable
from lessons.learner.question_id import question_id
from screens.learner.tries import TooManyTries, Tries, tries
from screens.shared.log import store
from screens.web.addresses import shared_origin
from screens.web.streamlit_internals import RESERVED

OWN = "calzettini"
"""The code of this computer: made on the first visit, kept for good."""
GUEST = "calzettini-as"
"""The code of whoever goes on here instead; it goes before the computer's own."""
HERE = "calzettini-here"
"""The codes that were used at this browser, so that several people can share it."""
GIVEN = "calzettini-given"
"""Proofs of the codes that this browser was given, or let in with: :mod:`screens.learner.tries`."""
ASK = "learner"
"""The address's parameter: ``?learner=luna-castello-onda-faro``; ``?learner=own`` goes back to this computer's."""
SURE = "sure"
"""The parameter that says that whoever sits here was asked: only our own pages can make it, for this browser only."""
BACK = "own"
_NAMES = (OWN, GUEST, HERE, GIVEN)
MOST_HERE = 12
HOME = ("/", "/home")
TEN_YEARS = 10 * 365 * 24 * 3600


def learner_of(cookies: Mapping[str, str], named: str | None, known: Callable[[str], bool], address: str) -> str | None:
    """Who asks from this address: by the cookie of a code brought along, if somebody has used it here, or this computer's own.

    ``named``: the code that a page told by itself, which counts where the browser keeps no cookies.
    Errors: :class:`screens.learner.tries.TooManyTries`.
    """
    proofs, asked = proofs_in(cookies.get(GIVEN, "")), tries(store().secret)
    guest = read_code(cookies.get(GUEST, ""))
    if guest is not None:
        asked.look(address, guest, proofs, lambda: known(guest))
        if known(guest):
            return guest
    code = read_code(cookies.get(OWN, "")) or read_code(named or "")
    if code is not None:
        asked.look(address, code, proofs, lambda: known(code))
    return code


class Join:
    """Middleware: gives every browser its code, and takes over the one in the address from who has none, or was asked.

    ``expected`` is told when a page is asked for that is not a newcomer's home.
    """

    def __init__(self, app: ASGIApp, expected: Callable[[], None] = lambda: None) -> None:
        self.app, self._expected = app, expected

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "GET" or not _is_page(scope):
            await self.app(scope, receive, send)
            return
        cookies = await _cookies(scope)
        if set(cookies) - {GIVEN} != {OWN} or scope["path"] not in HOME:
            self._expected()
        if not cookies:
            await self.app(scope, receive, send)
            return

        # Behind TLS, as whoever serves the app has found out (docs/serve.md), a code never goes in the clear.
        only = "; Secure" if scope.get("scheme") == "https" else ""

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in cookies.items():
                    age = TEN_YEARS if value else 0
                    headers.append("set-cookie", f"{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{only}")
            await send(message)

        await self.app(scope, receive, sending)


def address_of(own: str, code: str) -> str:
    """Where a press leads by which the browser whose own code this is goes on as another learner."""
    return f"/?{urlencode({ASK: code, SURE: _proof(own, code)})}"


def is_sure(own: str, code: str, proof: str) -> bool:
    """Was this browser's learner asked before going on as another one?"""
    return hmac.compare_digest(_proof(own, code).encode(), proof.encode(errors="replace"))


def codes_in(cookie: str) -> list[str]:
    """The codes in the cookie of those who were here."""
    return [code for one in cookie[:2000].split(".") if (code := read_code(one)) is not None][:MOST_HERE]


def proofs_in(cookie: str) -> list[str]:
    """The proofs in the cookie of what this browser was given."""
    return cookie[:1000].split(".")[: MOST_HERE + 2]


def our_cookies(headers: Headers) -> dict[str, str]:
    """Our cookies, whatever stands beside them: a browser tells those of every program of this host, at any port, in any order.

    Python's own ``SimpleCookie`` gives up at the first that is none by its book (JSON, a blank, an accent), and both it and
    Starlette work for long on a line that is as long as one may be.
    """
    told = ";".join(headers.getlist("cookie")).split(";")
    return cookie_parser(";".join(one for one in told if one.partition("=")[0].strip() in _NAMES))


def _proof(own: str, code: str) -> str:
    return question_id(store().secret, "go on as", own, code)


def _is_page(scope: Scope) -> bool:
    # A page's address has no ending and is none that Streamlit answers itself; everything else is a file.
    last = scope["path"].rsplit("/", 1)[-1]
    return "." not in last and not scope["path"].startswith(RESERVED)


async def _cookies(scope: Scope) -> dict[str, str]:
    had = our_cookies(Headers(scope=scope))
    given, sure = _changed(scope, had)
    now = {**had, **given}
    codes = [code for one in (now.get(OWN, ""), now.get(GUEST, "")) if (code := read_code(one)) is not None]
    proofs = proofs_in(had.get(GIVEN, ""))
    asked = tries(store().secret)
    proven = [one for one in (*codes, *codes_in(now.get(HERE, ""))) if one in sure or asked.proven(one, proofs)]
    for code in codes:
        if code not in proven and await run_in_threadpool(_let_in, asked, scope, code):
            proven.append(code)
    told = ".".join(dict.fromkeys(asked.proof(one) for one in proven))
    return given if told == had.get(GIVEN, "") else {**given, GIVEN: told}


def _let_in(asked: Tries, scope: Scope, code: str) -> bool:
    """Is this a code of a browser that was here before there were proofs, or that brought it along? That is a try, too."""
    try:
        asked.look((scope.get("client") or ("",))[0], code, (), lambda: store().learner(code) is not None)
    except (TooManyTries, Unavailable):
        return False
    return True


def _changed(scope: Scope, had: Mapping[str, str]) -> tuple[dict[str, str], set[str]]:
    """The cookies that are other now, and the codes that were given here."""
    told = parse_qs(scope["query_string"].decode("latin-1"))
    asked, proof = told.get(ASK, [""])[0], told.get(SURE, [""])[0]
    own, guest, code = read_code(had.get(OWN, "")), read_code(had.get(GUEST, "")), read_code(asked)
    given = {} if own else {OWN: new_code(secrets.SystemRandom())}
    sure = set(given.values())
    stranger = own is None and guest is None
    if code and code != guest and (stranger or (proof and is_sure(had.get(OWN, ""), code, proof))):
        given[GUEST] = "" if code == own else code
        if not stranger:
            sure.add(code)
        before = codes_in(had.get(HERE, ""))
        here = list(dict.fromkeys(one for one in (code, guest, own, *before) if one))
        given[HERE] = ".".join(here[:MOST_HERE])
    elif asked == BACK and GUEST in had:
        given[GUEST] = ""
    return given, sure


def address(url: str | None, code: str) -> str:
    """The address under which this learner goes on, on any device that reaches this one."""
    return f"{shared_origin(url)}/?{ASK}={code}"
