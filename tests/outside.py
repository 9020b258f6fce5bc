"""The outside, which nothing here asks for anything: a watch over this process that refuses it, and tells what was asked.

python -m tests.outside FILE app.py …     runs a program under that watch, and writes what it asked into a file, a line each
"""

from __future__ import annotations

import errno
import ipaddress
import os
import runpy
import socket
import sys
from collections.abc import Callable
from pathlib import Path

Tell = Callable[[str], None]
LOOK_UPS = ("socket.getaddrinfo", "socket.gethostbyname", "socket.gethostbyaddr", "socket.getnameinfo")
SENDING = ("socket.connect", "socket.sendto", "socket.sendmsg")
NO_QUESTION = ("", "localhost", None)
"""Names for which no name server is asked."""


def watch(tell: Tell) -> None:
    """From now on, and until this process ends, the outside cannot be reached from its Python; whoever tries it is told of."""

    def hook(event: str, given: tuple[object, ...]) -> None:
        if not event.startswith("socket."):
            return
        if event in LOOK_UPS and _is_a_question(_host(given[0])):
            tell(f"{event} {given[0]!r}")
            raise socket.gaierror(socket.EAI_AGAIN, "nobody is asked for a name here")
        if event in SENDING and not _is_here(given[1]):
            tell(f"{event} {given[1]!r}")
            raise OSError(errno.ENETUNREACH, "nothing outside can be reached from here")

    sys.addaudithook(hook)


def _host(given: object) -> object:
    """The host of an address, or the host itself."""
    host = given[0] if isinstance(given, tuple) and given else given
    return host.decode("ascii", "replace") if isinstance(host, bytes) else host


def _is_a_question(host: object) -> bool:
    """Would a name server be asked for it? For a number none is; whoever wants the name of a number is another matter."""
    return host not in NO_QUESTION and _number(host) is None


def _is_here(address: object) -> bool:
    """Is it on this computer? Addresses that are files are."""
    if not isinstance(address, tuple) or not address:
        return True
    host = _host(address)
    number = _number(host)
    return host in NO_QUESTION or (number is not None and (number.is_loopback or number.is_unspecified))


def _number(host: object) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(str(host).partition("%")[0])
    except ValueError:
        return None


def main(told: str, program: str, *arguments: str) -> None:
    path = Path(told)

    def write(line: str) -> None:
        with path.open("a", encoding="utf-8") as file:
            file.write(f"{os.path.basename(program)}: {line}\n")

    watch(write)
    sys.argv = [program, *arguments]
    if program == "-m":
        sys.argv = list(arguments)
        runpy.run_module(arguments[0], run_name="__main__", alter_sys=True)
    else:
        runpy.run_path(program, run_name="__main__")


if __name__ == "__main__":
    main(*sys.argv[1:])
