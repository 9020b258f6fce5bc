"""Who is at this browser: a code on the first visit, kept; another one when it is brought along."""

from __future__ import annotations

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route

from lessons.learner.codes import read_code
from screens.join import GUEST, OWN, Join
from tests.screens.asking import Visitor

CODE = "luna-castello-onda-faro"


def page(_: Request) -> PlainTextResponse:
    return PlainTextResponse("page")


def browser() -> Visitor:
    routes = [Route("/", page), Route("/lesson", page), Route("/static/a.js", page)]
    return Visitor(Starlette(routes=routes, middleware=[Middleware(Join)]))


def test_the_first_visit_gives_a_code_and_the_second_keeps_it() -> None:
    visitor = browser()
    first = visitor.get("/")
    assert "HttpOnly" in first.headers["set-cookie"]
    assert "SameSite=Lax" in first.headers["set-cookie"]
    code = visitor.cookies[OWN]
    assert read_code(code) == code
    assert "set-cookie" not in visitor.get("/lesson?id=ottocento/following").headers
    assert visitor.cookies[OWN] == code


def test_files_get_no_cookie() -> None:
    assert "set-cookie" not in browser().get("/static/a.js").headers


def test_a_code_in_the_address_is_taken_along_and_the_own_one_kept() -> None:
    visitor = browser()
    visitor.get("/")
    own = visitor.cookies[OWN]
    visitor.get("/?learner=Luna%20castello-onda%20faro")
    assert visitor.cookies[GUEST] == CODE
    assert visitor.cookies[OWN] == own
    visitor.get("/?learner=own")
    assert GUEST not in visitor.cookies


def test_nonsense_in_the_address_or_the_cookie_is_passed_over() -> None:
    visitor = browser()
    visitor.cookies[OWN] = "<script>"
    visitor.get("/?learner=%0d%0aSet-Cookie:x=1")
    assert GUEST not in visitor.cookies
    assert "x" not in visitor.cookies
