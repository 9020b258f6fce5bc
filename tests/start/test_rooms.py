"""Bare machines: the settings of this one are read as apt writes them, and what cannot be made is said."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from building.rooms import first_page, machine, namespace, trying, ways
from building.rooms.__main__ import NONE, _readme
from building.rooms.machine import Source
from building.rooms.room import HEARD

MIRROR, SECURITY = "http://mirror.example/debian", "http://mirror.example/debian-security"
KEYRING = "/usr/share/keyrings/debian-archive-keyring.gpg"
STANZAS = f"""\
Types: deb deb-src
# where it was taken from
URIs: {MIRROR}
Suites: bookworm bookworm-updates
Components: main
Signed-By: {KEYRING}

Types: deb
URIs: {SECURITY}
Suites: bookworm-security
Components: main contrib

Enabled: no
Types: deb
URIs: http://off.example/
Suites: bookworm
Components: main
"""
LINES = f"""\
# deb http://old.example/debian bookworm main
deb [arch=amd64 signed-by={KEYRING}] {MIRROR} bookworm main contrib
deb-src {MIRROR} bookworm main
deb http://others.example/node nodistro main
"""


def test_sources_are_read_in_both_shapes_and_only_debians_own(tmp_path: Path) -> None:
    (tmp_path / "sources.list.d").mkdir()
    (tmp_path / "sources.list.d" / "debian.sources").write_text(STANZAS)
    (tmp_path / "sources.list.d" / "off.list.disabled").write_text("deb http://off.example/ bookworm main")
    found = machine.sources(tmp_path, "bookworm")
    assert found == [
        Source(MIRROR, "bookworm", "main", KEYRING),
        Source(MIRROR, "bookworm-updates", "main", KEYRING),
        Source(SECURITY, "bookworm-security", "main contrib"),
    ]
    (tmp_path / "sources.list").write_text(LINES)
    assert Source(MIRROR, "bookworm", "main contrib", KEYRING) in machine.sources(tmp_path, "bookworm")
    assert not [one for one in machine.sources(tmp_path, "bookworm") if "others" in one.address or "old" in one.address]
    assert machine.sources(tmp_path, "trixie") == []


def test_a_room_of_another_debian_has_it_from_the_same_place() -> None:
    one = Source(MIRROR, "bookworm", "main", KEYRING)
    assert one.line("trixie") == f"deb [signed-by={KEYRING}] {MIRROR} trixie main\n"


def test_settings_of_package_clients_go_along_and_nothing_else_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "apt_settings", lambda: ['Acquire::http::Proxy "http://proxy.example:3128";'])
    monkeypatch.setenv("PIP_INDEX_URL", "x")
    monkeypatch.setenv("npm_config_cache", "y")
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    found = machine.variables()
    assert found["PIP_INDEX_URL"] == "x"
    assert found["npm_config_cache"] == "y"
    assert found["http_proxy"] == "http://proxy.example:3128"
    assert not {"LANG", "HOME", "PATH"} & set(found)


def test_where_no_room_can_be_made_the_two_commands_are_run_here_and_it_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("building.rooms.readme.both", lambda room: 0 if room is None else 1)
    monkeypatch.setattr(namespace, "allowed", lambda: "only root may make one")
    assert _readme() == 0
    assert "only root may make one" in capsys.readouterr().err
    monkeypatch.setattr(namespace, "allowed", lambda: "")
    monkeypatch.setattr(namespace, "again_inside", lambda module, arguments: NONE)
    assert _readme() == 0
    monkeypatch.setattr(namespace, "again_inside", lambda module, arguments: 1)
    assert _readme() == 1, "tests that failed in a room are not tried again elsewhere"


def test_rooms_are_chosen_by_name() -> None:
    assert trying.rooms(["trixie", "club", "uv"]) == [("trixie", "club", ["uv"])]
    assert len(trying.rooms([])) == 4
    with pytest.raises(ValueError, match="'sid'"):
        trying.rooms(["sid"])
    with pytest.raises(ValueError, match="'uv'"):
        trying.rooms(["uv"], trying.ROOMS)


@pytest.mark.parametrize(
    "line", ["Local URL: http://localhost:8507", "  http://127.0.0.1:8507/", "http://0.0.0.0:8507"]
)
def test_the_port_is_read_from_what_the_app_says(line: str) -> None:
    found = first_page.ADDRESS.search(line)
    assert found
    assert found[1] == "8507"


SERVING = """
import http.server, signal
signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever began the tests may have it passed over
server = http.server.HTTPServer(("127.0.0.1", 0), type("All", (http.server.BaseHTTPRequestHandler,), {
    "do_GET": lambda self: (self.send_response(200), self.end_headers(), self.wfile.write(b"page")),
    "log_message": lambda *_: None,
}))
print(f"http://127.0.0.1:{server.server_port}", flush=True)
try:
    server.serve_forever()
except KeyboardInterrupt:
    pass
"""
"""An app that has a page, and ends by Ctrl+C."""


class Started:
    """A room in which every command is this Python text."""

    def __init__(self, text: str) -> None:
        self._text = text

    def start(self, *command: str, heard: bool = False) -> subprocess.Popen[str]:
        return subprocess.Popen([sys.executable, "-c", self._text], text=True, start_new_session=True, **HEARD)


def test_the_seconds_until_the_first_page_are_told_and_how_busy_the_machine_was(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("os.getloadavg", lambda: (2.5, 0, 0))
    ways._page(Started(SERVING), "make", "run")  # type: ignore[arg-type]
    assert re.search(r"make run: the first page after \d+ s \(load 2\.5, then 2\.5\)", capsys.readouterr().err)


def test_what_ends_without_a_page_is_told_with_its_last_words() -> None:
    with pytest.raises(ways.CommandFailed, match="ended with code 3: no room"):
        ways._page(Started("print('no room'); raise SystemExit(3)"), "make", "run")  # type: ignore[arg-type]
