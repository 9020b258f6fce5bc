"""Who may ask: pages of this house under names this machine has."""

from __future__ import annotations

import os
import socket
import time
from functools import lru_cache
from urllib.parse import urlsplit

from starlette.requests import Request

from screens.api.addresses import local_addresses

HOSTS = "CALZETTINI_HOSTS"
"""Further names under which this machine is reached, with blanks between; ``*`` for any (behind a proxy that checks them)."""
_MINUTE = 60.0


def is_ours(request: Request) -> bool:
    """Does the request come from a page of ours? Strangers' pages may send a visitor's cookie, but not our host's name."""
    host = request.headers.get("host", "")
    origin = request.headers.get("origin")
    if request.headers.get("sec-fetch-site") == "cross-site":
        return False
    return _known(_name(f"//{host}")) and (origin is None or urlsplit(origin).netloc == host)


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
