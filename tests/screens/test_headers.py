"""What every answer tells the browser, what is closed to all, and how much may be brought in at once."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route
from starlette.types import Message, Scope
from streamlit import runtime

from app import app
from screens.api.guard import SameOrigin
from screens.api.headers import Shield, policy
from screens.api.uploads import MOST_KEPT, MOST_UNDER_WAY, PLACE, Uploads
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


@pytest.mark.parametrize("address", ["/metrics", "/_stcore/metrics", "/_stcore/metrics/", "/lesson/_stcore/metrics"])
def test_figures_of_ours_and_of_streamlits_are_closed(visitor: Visitor, address: str) -> None:
    answer = visitor.get(address)
    assert (answer.status, answer.body) == (404, b"not here")
    assert visitor.get("/_stcore/health").status == 200


def test_the_app_itself_is_behind_all_of_it() -> None:
    assert [one.cls for one in app._user_middleware][:2] == [Shield, SameOrigin]


def put(number: int) -> Scope:
    return {"type": "http", "method": "PUT", "path": f"{PLACE}session-{number}/file-{number}", "headers": []}


async def nothing() -> Message:
    return {"type": "http.request", "body": b"", "more_body": False}


def test_only_the_latest_files_are_kept_and_few_come_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    gone: list[tuple[str, str]] = []
    files = SimpleNamespace(remove_file=lambda session, file: gone.append((session, file)))
    monkeypatch.setattr(runtime, "get_instance", lambda: SimpleNamespace(uploaded_file_mgr=files))
    statuses: list[int] = []

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start":
            statuses.append(message["status"])

    async def all_of_them() -> None:
        slow = asyncio.Event()

        async def taking(scope: Scope, receive: object, send: object) -> None:
            await slow.wait()
            await PlainTextResponse("", status_code=204)(scope, receive, send)  # type: ignore[arg-type]

        door = Uploads(taking)
        first = [asyncio.create_task(door(put(number), nothing, send)) for number in range(20)]
        await asyncio.sleep(0)
        slow.set()
        await asyncio.gather(*first)
        assert sorted(statuses) == [204] * MOST_UNDER_WAY + [503] * (20 - MOST_UNDER_WAY)
        for number in range(20, 24):
            await door(put(number), nothing, send)

    asyncio.run(all_of_them())
    assert gone == [("session-0", "file-0"), ("session-1", "file-1")]
    assert statuses.count(204) - len(gone) == MOST_KEPT
