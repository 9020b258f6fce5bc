"""The guard of the routes: requests are taken from pages of this house, under names that this machine has."""

from __future__ import annotations

import os
import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

HOSTS = "CALZETTINI_HOSTS"
"""Further names under which this machine is reached, with blanks between; ``*`` for any (behind a proxy that checks them)."""


def is_ours(asked: HTTPConnection) -> bool:
    """Does the request come from a page of ours? Strangers' pages may send a visitor's cookie, but not our host's name.

    A stranger may have a name of their own lead to this machine, and then their pages are of the host that they ask: a name has
    to be one of ours. The number of an address can lead nowhere else, also where a router or a container hands it on.
    """
    return _is_known(asked.headers.get("host", "")) and is_same_origin(asked.headers)


_USUAL_PORT = {"http": 80, "https": 443}


def is_same_origin(headers: Headers) -> bool:
    """Was this asked by a page of the host that it was asked of, or by no page at all?

    ``X-Forwarded-Host`` is the host that a proxy was asked for; a stranger's page cannot send it to another host unasked.
    """
    if headers.get("sec-fetch-site") == "cross-site":
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    forwarded = headers.get("x-forwarded-host", "").partition(",")[0].strip()
    scheme, _, netloc = origin.partition("://")
    asked = _name_and_port(netloc, scheme)
    return asked is not None and asked in {
        _name_and_port(host, scheme) for host in (headers.get("host", ""), forwarded)
    }


class SameOrigin:
    """Middleware: a WebSocket is opened to pages of ours only, and the handshake of any other one is answered with 403.

    Streamlit would let in whoever comes from an address of this machine as well, and ask a host in the internet for the last of
    them: in the event loop, so that nobody is answered meanwhile. It lets in whoever names no origin, so it is told none.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
        elif is_ours(HTTPConnection(scope)):
            told = [(name, value) for name, value in scope["headers"] if name.lower() != b"origin"]
            await self.app({**scope, "headers": told}, receive, send)
        else:
            await WebSocketClose(code=1008)(
                scope, receive, send
            )  # before it was opened, which a server answers with 403


def _name_and_port(netloc: str, scheme: str) -> tuple[str, int | None] | None:
    """A host as ``example.org:8501`` or ``[::1]:8501``; None if it is none."""
    try:
        parts = urlsplit(f"//{netloc}")
        port = parts.port or _USUAL_PORT.get(scheme)
    except ValueError:
        return None
    return (parts.hostname.rstrip("."), port) if parts.hostname and parts.netloc == netloc else None


def _is_known(host: str) -> bool:
    """Is this host, as ``localhost:8501``, the number of an address, or a name of ours?"""
    found = _name_and_port(host, "")
    return found is not None and (_is_number(found[0]) or _is_our_name(found[0]))


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _is_our_name(name: str) -> bool:
    further = os.environ.get(HOSTS, "").lower().split()
    return "*" in further or name in further or name in _own_names()


def _own_names() -> frozenset[str]:
    machine = socket.gethostname().lower()
    short = machine.partition(".")[0]  # some systems say ``laptop.local`` of themselves
    return frozenset({"localhost", "testserver", machine, f"{machine}.local", short, f"{short}.local"})


def address_of(request: Request) -> str:
    """The address that a request comes from; behind a proxy that is trusted, what the proxy says."""
    return request.client.host if request.client else ""
