"""Which port the app gets: the one that was asked for or none; else the usual one, or the next that is free."""

from __future__ import annotations

import errno
import http.client
import json
import os
import re
import socket

from lessons.yamlfile.system_errors import why

MORE = 10
"""So many ports after the usual one are tried."""
SOON = 2.0
"""Seconds in which a Calzettini that is there has answered."""


class NoPort(Exception):
    """No server can be opened: ``reason`` is a code for a sentence (``port-taken``, ``no-host``); ``facts`` fill it."""

    def __init__(self, reason: str, **facts: str | int) -> None:
        super().__init__(f"{reason}: {facts}")
        self.reason, self.facts = reason, facts


class OpenAlready(Exception):
    """At this port the same installation is open."""

    def __init__(self, port: int) -> None:
        super().__init__(str(port))
        self.port = port


def number(told: str | int | None, usual: int) -> int | None:
    """The port that somebody asks for; None where nobody does. Errors: :class:`NoPort`."""
    if told is None or told == "":
        return None
    asked = str(told).strip()
    if re.fullmatch(r"[0-9]{1,5}", asked) and 0 < int(asked) < 65536:
        return int(asked)
    raise NoPort("bad-port", told=asked[:40], other=usual + 1)


def port_for(host: str, wanted: int | None, usual: int, installation: str) -> int:
    """Errors: :class:`OpenAlready`, where ``installation`` answers at a port that it would take; :class:`NoPort`."""
    first = usual if wanted is None else wanted
    for port in [first] if wanted is not None else range(first, first + MORE + 1):
        try:
            _try(host, port)
        except OSError as error:
            if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
                raise NoPort("no-host", told=host[:60]) from error
            if error.errno not in (errno.EADDRINUSE, errno.EACCES) or (error.errno == errno.EACCES and os.name != "nt"):
                raise NoPort("no-port", port=port, why=why(error.errno), other=usual + 1) from error
            if installed_at(port, host) == installation:
                raise OpenAlready(port) from error
        else:
            return port
    raise NoPort("port-taken", port=first, other=first + MORE + 1)


def installed_at(port: int, host: str) -> str | None:
    """The name of the installation that answers at this port of this computer; None if none of ours does."""
    where = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    asking = http.client.HTTPConnection(where, port, timeout=SOON)
    try:
        asking.request("GET", "/health")
        told = json.loads(asking.getresponse().read(10_000))
    except (OSError, ValueError, http.client.HTTPException):
        return None
    finally:
        asking.close()
    found = told.get("installation") if isinstance(told, dict) else None
    return found if isinstance(found, str) else None


def _try(host: str, port: int) -> None:
    """Errors: OSError, where no server could listen there."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as asking:
        if os.name == "posix":  # elsewhere it would mean that two may listen at one port
            asking.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        asking.bind((host, port))
