"""Run in a network namespace of its own: starts a stick as it was unpacked, and takes a step of a lesson."""

from __future__ import annotations

import array
import errno
import fcntl
import os
import socket
import struct
import sys
from pathlib import Path

from tests.start.living import Person, running

_GET, _SET, _UP = 0x8913, 0x8914, 0x1


def only_ourselves() -> None:
    """The interface to this computer itself, which a new namespace has switched off; any other there must not be."""
    names = [name for _, name in socket.if_nameindex()]
    assert names == ["lo"], names
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        flags = array.array("B", struct.pack("16sh14x", b"lo", 0))
        fcntl.ioctl(asking, _GET, flags)
        (now,) = struct.unpack_from("16xh", flags)
        fcntl.ioctl(asking, _SET, struct.pack("16sh14x", b"lo", now | _UP))
    with socket.socket() as away:
        away.settimeout(5)
        assert away.connect_ex(("192.0.2.1", 443)) in (errno.ENETUNREACH, errno.EHOSTUNREACH)


def main(folder: Path, offline: bool) -> None:
    if offline:
        only_ourselves()
    mine = {name: value for name, value in os.environ.items() if not name.startswith(("CALZETTINI", "PYTHON", "PIP"))}
    away = {} if offline else {"http_proxy": "http://127.0.0.1:9", "https_proxy": "http://127.0.0.1:9"}
    with running([sys.executable, "start.py", "--no-browser"], mine | away, folder, wait=300) as url:
        person = Person(url)
        person.look()
        assert "ack" in person.press("next")
        assert person.press("answer", [0])["panel"]["mark"]
    assert (folder / "data" / "calzettini.sqlite").exists()
    print("a step was taken", "without any network" if offline else "with every proxy closed")


if __name__ == "__main__":
    main(Path(sys.argv[1]), offline=sys.argv[2:] == ["offline"])
