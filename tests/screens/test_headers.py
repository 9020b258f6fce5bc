"""What every answer tells the browser, what is closed to all, and how much may be brought in at once."""

from __future__ import annotations

import asyncio

import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route
from starlette.types import Message

from app import app
from screens.web.guard import SameOrigin
from screens.web.headers import Shield, policy
from screens.web.streamlit_internals import CLOSED
from tests.screens.asking import Visitor


def page(_: Request) -> PlainTextResponse:
    return PlainTextResponse("page", headers={"X-Content-Type-Options": "nosniff"})


@pytest.fixture
def visitor() -> Visitor:
    routes = [Route("/{name:path}", page)]
    return Visitor(Starlette(routes=routes, middleware=[Middleware(Shield)]), {}, {"host": "192.168.1.20:8501"})


def test_every_answer_forbids_what_comes_from_elsewhere(visitor: Visitor) -> None:
    told = visitor.get("/lesson").headers
    rules = dict(rule.split(" ", 1) for rule in told["content-security-policy"].split("; "))
    assert rules["default-src"] == "'none'"
    assert rules["frame-ancestors"] == "'none'"
    assert "unsafe" not in rules["script-src"]
    assert rules["connect-src"] == "'self' ws://192.168.1.20:8501 wss://192.168.1.20:8501"
    assert told["x-content-type-options"] == "nosniff"
    assert told["referrer-policy"] == "same-origin"


@pytest.mark.parametrize("host", ["", "a b", "x; script-src *", "elsewhere.test *", "a\nb", "https://x"])
def test_a_name_that_is_none_adds_nothing_to_the_policy(host: str) -> None:
    assert "connect-src 'self';" in policy(host)
    assert "*" not in policy(host)


def test_the_one_script_in_streamlits_page_is_known_by_its_content() -> None:
    assert policy("").count("'sha256-") == 1


@pytest.mark.parametrize("address", ["/metrics", *(f"{one}/session/file" for one in CLOSED), "/lesson/metrics"])
def test_what_streamlit_tells_and_takes_besides_pages_is_closed(visitor: Visitor, address: str) -> None:
    answer = visitor.get(address)
    assert (answer.status, answer.body) == (404, b"not here")
    assert visitor.get("/health").status == 200


@pytest.mark.parametrize(
    "error", [RuntimeError("the handler is closed"), ConnectionResetError("reset"), BrokenPipeError()]
)
def test_of_whoever_goes_away_while_an_answer_is_written_one_line_is_left(
    error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(_: Message) -> None:
        raise error

    scope = {"type": "http", "method": "GET", "path": "/rules", "headers": [], "query_string": b"", "root_path": ""}
    asyncio.run(Starlette(routes=[Route("/{name:path}", page)], middleware=[Middleware(Shield)])(scope, receive, send))
    (line,) = caplog.messages
    assert line == f"an answer was not taken: {error}"


def test_what_a_page_itself_cannot_do_is_an_error_as_ever() -> None:
    def breaks(_: Request) -> PlainTextResponse:
        raise RuntimeError("not the connection's")

    shielded = Starlette(routes=[Route("/{name:path}", breaks)], middleware=[Middleware(Shield)])
    with pytest.raises(RuntimeError, match="not the connection's"):
        Visitor(shielded, {}, {"host": "localhost"}).get("/rules")


def test_the_app_itself_is_behind_all_of_it() -> None:
    assert [one.cls for one in app._user_middleware][:2] == [Shield, SameOrigin]
