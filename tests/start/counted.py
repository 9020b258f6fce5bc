"""Starts the app, looks at pages, takes a step, comes as a stranger, and tells which names were looked up meanwhile.

python -m tests.start.counted names FOLDER COMMAND …    in a network namespace, at whose only name server they are counted
python -m tests.start.counted watch FOLDER COMMAND …    where there can be none: the app runs under tests/outside.py
"""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from streamlit.util import calc_hash
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from bench.running.servers import serving
from screens.web.streamlit_internals import STREAM
from tests.start.living import Person
from tests.start.offline import only_ourselves

NAMES = Path("/etc/resolv.conf")
ELSEWHERE = ("/run/systemd/resolve", "/run/nscd", "/run/dbus")
"""Where somebody beyond the namespace would be asked instead."""
STRANGER = "https://elsewhere.example"
ADDRESSES = {"/health": 200, "/lesson": 200, "/s": 200, "/metrics": 404}
"""What is answered whoever serves the app; Streamlit's own figures are for nobody."""
PATIENCE = 60.0


def heard(folder: Path) -> list[str]:
    """The names that are asked for from now on, at the only name server that there is; nobody has them."""
    (folder / "resolv.conf").write_text("nameserver 127.0.0.1\noptions timeout:2 attempts:1\n")
    for place in filter(os.path.isdir, ELSEWHERE):
        subprocess.run(["mount", "-t", "tmpfs", "tmpfs", place], check=True)
    if NAMES.exists():
        subprocess.run(["mount", "--bind", folder / "resolv.conf", NAMES], check=True)
    found: list[str] = []
    server = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    server.bind(("127.0.0.1", 53))

    def serve() -> None:
        while True:
            asked, who = server.recvfrom(4096)
            found.append(_name(asked))
            server.sendto(asked[:2] + b"\x81\x83" + asked[4:], who)  # there is no such name

    threading.Thread(target=serve, daemon=True).start()
    with contextlib.suppress(OSError):
        socket.getaddrinfo("counted.example", 80)
    assert "counted.example" in found, "what is asked is not heard"
    found.clear()
    return found


def _name(asked: bytes) -> str:
    """The name in a question to a name server: its parts, each after its length."""
    parts, place = [], 12
    while place < len(asked) and asked[place]:
        parts.append(asked[place + 1 : place + 1 + asked[place]].decode("ascii", "replace"))
        place += 1 + asked[place]
    return ".".join(parts)


def visit(url: str, page: str) -> None:
    """A page of Streamlit's, to the end of its first run."""
    asking = BackMsg()
    asking.rerun_script.page_script_hash = calc_hash(page) if page else ""
    with connect(_stream(url), subprotocols=["streamlit"], max_size=None, proxy=None) as line:  # type: ignore[list-item]
        line.send(asking.SerializeToString())
        while (told := ForwardMsg.FromString(line.recv(timeout=PATIENCE))).WhichOneof("type") != "script_finished":  # type: ignore[arg-type]
            pass
        assert told.script_finished == ForwardMsg.FINISHED_SUCCESSFULLY


def come_from_elsewhere(url: str) -> None:
    """Somebody else's page opens a line to the app: it is refused."""
    with pytest.raises(InvalidStatus, match="403"):
        connect(_stream(url), origin=STRANGER, subprotocols=["streamlit"], proxy=None, open_timeout=PATIENCE)  # type: ignore[arg-type, list-item]


def _stream(url: str) -> str:
    return f"{url.replace('http', 'ws', 1)}{STREAM}"


def journey(folder: Path, command: list[str]) -> None:
    settings = {"CALZETTINI_HOST": "0.0.0.0", "CALZETTINI_DATA": str(folder)}
    with serving(tuple(command), database=str(folder / "log.sqlite"), settings=settings) as server:
        visit(server.url, "")
        visit(server.url, "lesson")
        person = Person(server.url)
        person.look()
        assert "ack" in person.press("next")
        assert person.press("answer", [0])["panel"]["mark"]
        assert person.look()["mark"], "it was kept"
        for address, status in ADDRESSES.items():
            assert person._once("GET", address, None)[0] == status, address
        come_from_elsewhere(server.url)


def main(how: str, folder: Path, command: list[str]) -> None:
    told = folder / "asked"
    if how == "names":
        only_ourselves()
        asked = heard(folder)
        journey(folder, command)
    else:
        journey(folder, ["-m", "tests.outside", str(told), *command])
        asked = told.read_text(encoding="utf-8").splitlines() if told.exists() else []
    print("asked:", ", ".join(asked) or "nothing")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), sys.argv[3:])
