"""Where a journey fails one reads who asked its server for what, and how that was answered."""

from __future__ import annotations

from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from screens.learner.learner_cookie import OWN
from tests.journeys import heard
from tests.screens.asking import Visitor

LEARNER = "luna-castello-onda-faro"


async def _answered(request: Request) -> Response:
    return Response(status_code=409 if await request.body() else 200)


def test_who_asked_and_pressed_what_and_what_came_of_it_is_told_of_the_latest(tmp_path: Path) -> None:
    database = str(tmp_path / "log.sqlite")
    app = Starlette(routes=[Route("/{address:path}", _answered, methods=["GET", "POST"])])
    browser = Visitor(heard.Heard(app, database), {OWN: LEARNER})
    browser.get("/about")
    for _ in range(heard.LAST):
        browser.get("/api/place/desk/new")
    browser.post("/api/move", b'{"event": "open"}')
    *asked, pressed = heard.told(database).splitlines()
    assert len(asked) == heard.LAST - 1
    assert set(asked) == {f"{LEARNER}: GET /api/place/desk/new   -> 200"}
    assert pressed == f'{LEARNER}: POST /api/move  {{"event": "open"}} -> 409'
