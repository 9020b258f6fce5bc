"""Who may open a line: pages fetched from here by a name of ours. Others are refused, and nobody outside is asked who they are."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from typing import Any

import pytest
from starlette.types import Message, Receive, Scope, Send
from streamlit import config

import app
from screens.web import streamlit_internals as theirs
from screens.web.guard import HOSTS, SameOrigin

OWN: list[dict[str, str]] = [
    {"host": "localhost:8501", "origin": "http://localhost:8501"},
    {"host": "192.168.1.20:8501", "origin": "http://192.168.1.20:8501"},
    {"host": "[fe80::1]:8501", "origin": "http://[fe80::1]:8501"},
    {"host": "tarocchi.example", "origin": "https://tarocchi.example"},
    {"host": "tarocchi.example:443", "origin": "https://tarocchi.example"},
    {"host": "Laptop.local:8501", "origin": "http://laptop.local:8501"},
    {"host": "127.0.0.1:8501", "origin": "https://tarocchi.example", "x-forwarded-host": "tarocchi.example"},
    {"host": "127.0.0.1:8501", "origin": "http://club.example:8080", "x-forwarded-host": "club.example:8080, inner"},
    {"host": "203.0.113.7:8501", "origin": "http://203.0.113.7:8501"},
    {"host": "laptop:8501", "origin": "http://laptop:8501"},
    {"host": "localhost:8501"},
]
FOREIGN: list[dict[str, str]] = [
    {"host": "localhost:8501", "origin": "http://elsewhere.example"},
    {"host": "localhost:8501", "origin": "http://localhost:9000"},
    {"host": "192.168.1.20:8501", "origin": "http://192.168.1.20"},
    {"host": "[fe80::1]:8501", "origin": "http://[fe80::2]:8501"},
    {"host": "localhost:8501", "origin": "null"},
    {"host": "localhost:8501", "origin": ""},
    {"host": "localhost:8501", "origin": "http://[half:8501"},
    {"host": "localhost:8501", "origin": "http://localhost:port"},
    {"host": "localhost:8501", "origin": "http://localhost:8501@elsewhere.example"},
    {"host": "127.0.0.1:8501", "origin": "http://elsewhere.example", "x-forwarded-host": "tarocchi.example"},
    {"host": "localhost:8501", "origin": "http://localhost:8501", "sec-fetch-site": "cross-site"},
    {"origin": "http://elsewhere.example"},
    {"host": "elsewhere.example:8501", "origin": "http://elsewhere.example:8501"},
    {"host": "elsewhere.example:8501"},
    {"host": "127.0.0.1.elsewhere.example", "origin": "http://127.0.0.1.elsewhere.example"},
    {"host": "elsewhere.example", "origin": "http://elsewhere.example", "x-forwarded-host": "localhost"},
    {"host": "elsewhere.example", "origin": "http://localhost", "x-forwarded-host": "localhost"},
    {"host": "["},
    {"host": ""},
    {},
]
"""Also those whose own name leads to this machine, so that their pages are of the host that they ask."""


def shaken(asked: Any, headers: dict[str, str], told: list[Message] | None = None) -> list[Message]:
    """What is answered to a handshake of these headers, before a word was sent."""
    told = [] if told is None else told
    came = iter([{"type": "websocket.connect"}, {"type": "websocket.disconnect", "code": 1001}])
    scope: Scope = {
        "type": "websocket", "path": theirs.STREAM, "raw_path": theirs.STREAM.encode(), "root_path": "", "query_string": b"",
        "scheme": "ws",
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()], "http_version": "1.1",
        "subprotocols": [], "client": ("192.168.1.30", 5), "server": ("127.0.0.1", 8501), "extensions": {},
    }  # fmt: skip

    async def receive() -> Message:
        return next(came)

    async def send(message: Message) -> None:
        told.append(message)

    asyncio.run(asked(scope, receive, send))
    return told


@pytest.fixture(autouse=True)
def nothing_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks up a name, or sends to an address, fails."""

    def outside(*asked: object, **_: object) -> None:
        pytest.fail(f"the outside was asked: {asked}")

    for name in ("getaddrinfo", "gethostbyname", "create_connection"):
        monkeypatch.setattr(socket, name, outside)
    monkeypatch.setattr(socket.socket, "connect", outside)


@pytest.fixture(autouse=True)
def names(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine's own name, as some systems say it, and the one that a setting adds."""
    monkeypatch.setattr(socket, "gethostname", lambda: "Laptop.local")
    monkeypatch.setenv(HOSTS, "tarocchi.example")


async def opens(scope: Scope, receive: Receive, send: Send) -> None:
    """An app that lets everybody in and says which origin it was told."""
    assert (await receive())["type"] == "websocket.connect"
    await send({"type": "websocket.accept", "origin": [value for name, value in scope["headers"] if name == b"origin"]})


@pytest.mark.parametrize("headers", OWN)
def test_pages_of_this_host_are_let_in_by_whichever_name(headers: dict[str, str]) -> None:
    assert shaken(SameOrigin(opens), headers) == [{"type": "websocket.accept", "origin": []}]


@pytest.mark.parametrize("headers", FOREIGN)
def test_others_are_refused_before_anything_was_opened(headers: dict[str, str]) -> None:
    assert [one["type"] for one in shaken(SameOrigin(opens), headers)] == ["websocket.close"]


def test_the_app_refuses_a_foreign_handshake_without_asking_the_outside() -> None:
    assert [one["type"] for one in shaken(app.app, FOREIGN[0])] == ["websocket.close"]


@pytest.mark.parametrize("headers", [OWN[0], OWN[6]])
def test_the_app_opens_a_line_to_its_own_page_without_asking_the_outside(headers: dict[str, str]) -> None:
    """Also where a proxy tells Streamlit another host than the browser knows."""
    told: list[Message] = []
    with suppress(Exception):  # nobody serves here: it comes no further than that
        shaken(app.app, headers, told)
    assert told[0]["type"] == "websocket.accept"


def test_nothing_else_of_streamlits_asks_the_outside() -> None:
    """No figures are sent, no address of this machine is looked for to be printed, no agent is served."""
    wanted = {"browser.gatherUsageStats": False, "browser.serverAddress": "localhost", "server.enableAgentApi": False}
    assert {name: config.get_option(name) for name in wanted} == wanted
    assert config.is_manually_set("browser.serverAddress")
