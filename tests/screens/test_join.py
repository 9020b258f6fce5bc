"""Who is at this browser: a code on the first visit, kept; another one when it is brought along."""

from __future__ import annotations

from unittest.mock import patch

import pytest
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.middleware import Middleware
from starlette.requests import Request, cookie_parser
from starlette.responses import PlainTextResponse
from starlette.routing import Route

from lessons.learner.codes import read_code
from screens.learner.learner_cookie import GUEST, HERE, OWN, Join, address_of, our_cookies
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


def test_a_code_goes_in_the_clear_only_where_there_is_no_tls() -> None:
    assert "Secure" not in browser().get("/").headers["set-cookie"]
    safe = browser()
    safe.scheme = "https"
    for address in ("/", f"/?learner={CODE}", "/?learner=own"):
        for cookie in safe.get(address).set_cookies:
            assert cookie.endswith("; Secure")


@pytest.mark.parametrize("theirs", ['prefs={"theme":"dark"}', "a=b c", "città=è", "flag", "=x", "a[b]=c", 'a="b', "path=/x",
                                    "expires=Wed, 21 Oct 2026 07:28:00 GMT", "", "; ", f"x={'y' * 50_000}"])  # fmt: skip
def test_cookies_of_other_programs_of_this_host_take_nobodys_learner_away(theirs: str) -> None:
    """As localhost has them: a browser tells those of all ports, and one that sets a preference as JSON is enough."""
    visitor = browser()
    visitor.get("/")
    ours = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
    for told in (f"{theirs}; {ours}", f"{ours}; {theirs}"):
        asked = Visitor(visitor.app, headers={"cookie": told})
        assert asked.get("/lesson").set_cookies == []
        assert our_cookies(Headers({"cookie": told})) == visitor.cookies


def test_what_other_programs_keep_here_is_not_worked_on() -> None:
    many = "; ".join(f"a{number}=b" for number in range(6000))
    with patch("screens.learner.learner_cookie.cookie_parser", wraps=cookie_parser) as parser:
        assert our_cookies(Headers({"cookie": f"{many}; {OWN}={CODE}"})) == {OWN: CODE}
    assert len(parser.call_args.args[0]) < 100


def test_files_get_no_cookie() -> None:
    assert "set-cookie" not in browser().get("/static/a.js").headers


def test_a_new_browser_takes_the_code_in_the_address_along() -> None:
    visitor = browser()
    visitor.get("/?learner=Luna%20castello-onda%20faro")
    assert visitor.cookies[GUEST] == CODE
    own = visitor.cookies[OWN]
    visitor.get("/?learner=own")
    assert GUEST not in visitor.cookies
    assert visitor.cookies[OWN] == own


def test_a_link_changes_nobody_who_was_not_asked() -> None:
    visitor = browser()
    visitor.get("/")
    own = visitor.cookies[OWN]
    visitor.get(f"/?learner={CODE}")
    visitor.get(f"/?learner={CODE}&sure=yes")
    visitor.get(address_of("sole-sole-sole-sole", CODE))
    assert GUEST not in visitor.cookies, "a proof made for another browser is none"
    visitor.get(address_of(own, CODE))
    assert visitor.cookies[GUEST] == CODE
    assert visitor.cookies[OWN] == own


def test_a_browser_knows_who_was_there_and_goes_back_to_its_own_by_name() -> None:
    visitor = browser()
    visitor.get("/")
    own = visitor.cookies[OWN]
    visitor.get(address_of(own, CODE))
    visitor.get(address_of(own, "faro-onda-sole-luna"))
    assert visitor.cookies[HERE].split(".") == ["faro-onda-sole-luna", CODE, own]
    visitor.get(address_of(own, own))
    assert GUEST not in visitor.cookies


def test_nonsense_in_the_address_or_the_cookie_is_passed_over() -> None:
    visitor = browser()
    visitor.cookies[OWN] = "<script>"
    visitor.get("/?learner=%0d%0aSet-Cookie:x=1")
    assert GUEST not in visitor.cookies
    assert "x" not in visitor.cookies
