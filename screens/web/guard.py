"""Who may ask: pages of this house under names this machine has."""

from __future__ import annotations

import os
import socket
import time
from functools import lru_cache
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from screens.web.addresses import local_addresses

HOSTS = "CALZETTINI_HOSTS"
"""Further names under which this machine is reached, with blanks between; ``*`` for any (behind a proxy that checks them)."""
_MINUTE = 60.0


def is_ours(request: Request) -> bool:
    """Does the request come from a page of ours? Strangers' pages may send a visitor's cookie, but not our host's name."""
    return _known(_name(f"//{request.headers.get('host', '')}")) and is_same_origin(request.headers)


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
    """Middleware: a WebSocket is opened to pages of this host only, and the handshake of any other one is answered with 403.

    Streamlit would let in whoever comes from an address of this machine as well, and ask a host in the internet for the last of
    them: in the event loop, so that nobody is answered meanwhile. It lets in whoever names no origin, so it is told none.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
        elif is_same_origin(Headers(scope=scope)):
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


def _name(address: str) -> str:
    try:
        return (urlsplit(address).hostname or "").rstrip(".").lower()
    except ValueError:
        return ""


def _known(name: str) -> bool:
    further = os.environ.get(HOSTS, "").lower().split()
    return "*" in further or name in further or name in _own_names(int(time.monotonic() / _MINUTE))


@lru_cache(maxsize=2)
def _own_names(minute: int) -> frozenset[str]:
    # Networks come and go: looked at again every minute.
    machine = socket.gethostname().lower()
    return frozenset({"localhost", "testserver", machine, f"{machine}.local", *local_addresses(loopback=True)})


def address_of(request: Request) -> str:
    """Where the request comes from; behind a proxy that is trusted, what the proxy says."""
    return request.client.host if request.client else ""
