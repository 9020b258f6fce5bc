"""Codes that are tried, and rooms that are filled: a guesser gets nowhere, a club of sixty behind one router gets in."""

from __future__ import annotations

import itertools
import json
import random

import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route

from lessons.learner.codes import new_code, words
from screens.api.match_files import MatchFiles
from screens.api.places import Api
from screens.learner import tries
from screens.learner.learner_cookie import GIVEN, GUEST, OWN, Join
from screens.learner.tries import TooManyTries, Tries
from screens.shared import services, sessions
from tests.screens import one_way_in
from tests.screens.asking import Visitor
from tests.screens.evening_room import ANNA, TEACHER, Room
from tests.screens.kept_match import CODE, START

YEAR = 365 * 24 * 3600


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def code(number: int) -> str:
    return new_code(random.Random(number))


def test_one_of_five_hundred_learners_is_not_found_in_a_year_from_however_many_addresses() -> None:
    of_all, at_once = tries.OF_ALL
    assert len(words()) ** 4 / 500 > of_all * YEAR + at_once


def test_whoever_guesses_is_told_nothing_any_more_whether_the_code_is_somebodys_or_not() -> None:
    clock = Clock()
    guessed, refused = Tries(b"secret", clock), 0
    for number in range(400 * 60):  # a minute of it
        clock.now = number / 400
        try:
            guessed.look("192.168.1.66", code(number), (), lambda: False)
        except TooManyTries:
            refused += 1
    assert refused > 400 * 60 - tries.OF_ADDRESS[1] - 2
    with pytest.raises(TooManyTries):
        guessed.look("192.168.1.66", ANNA, (), lambda: True)
    guessed.look("192.168.1.66", ANNA, (guessed.proof(ANNA),), lambda: True)
    guessed.look("192.168.1.7", ANNA, (), lambda: True)


def test_many_addresses_together_try_no_more_than_all_may() -> None:
    clock, told = Clock(), 0
    guessed = Tries(b"secret", clock)
    for number in range(3000):
        try:
            guessed.look(f"10.0.{number // 100}.1", code(number), (), lambda: False)
            told += 1
        except TooManyTries:
            pass
    assert told == tries.OF_ALL[1]


def page(_: Request) -> PlainTextResponse:
    return PlainTextResponse("page")


def test_a_whole_club_of_new_browsers_behind_one_router_tries_nothing() -> None:
    app = Starlette(routes=[Route("/s", page)], middleware=[Middleware(Join)])
    api = one_way_in.app()
    for _ in range(tries.OF_ADDRESS[1] + 20):
        phone = Visitor(app)
        phone.get("/s")
        phone.app, phone.headers = api, {"host": "localhost:8501"}
        assert phone.get("/api/place/room/open").status == 200


def test_a_browser_from_before_there_were_proofs_is_let_in_and_has_one_from_then_on() -> None:
    services.store().keep(ANNA, {})
    phone = Visitor(Starlette(routes=[Route("/s", page)], middleware=[Middleware(Join)]), {OWN: ANNA})
    phone.get("/s")
    assert phone.cookies[GIVEN] == tries.tries(services.store().secret).proof(ANNA)
    assert "set-cookie" not in phone.get("/s").headers


@pytest.mark.parametrize("cookie", [OWN, GUEST])
def test_a_guesser_hears_by_no_cookie_what_is_somebodys(cookie: str) -> None:
    services.store().keep(ANNA, {})
    api = one_way_in.app()
    asked = [Visitor(api, {cookie: code(number)}, {"host": "localhost:8501"}) for number in range(300)]
    told = [one.get("/api/place/room/open").status for one in asked]
    assert told.count(429) == 300 - tries.OF_ADDRESS[1]
    assert Visitor(api, {cookie: ANNA}, {"host": "localhost:8501"}).get("/api/place/room/open").status == 429


def posted(api: Starlette, who: str, place: str, event: str, value: object) -> int:
    body = {"place": place, "event": event, "value": value, "nonce": f"nonce-{next(_nonces):06d}", "seen": ""}
    visitor = Visitor(api, {OWN: who}, {"host": "localhost:8501"})
    return visitor.post("/api/move", json.dumps(body).encode()).status


_nonces = itertools.count()


def test_sixty_come_in_at_once_from_one_address_and_four_hundred_do_not() -> None:
    room = Room()
    clock = Clock()
    api = one_way_in.app(Api(sessions.sessions, now=clock))
    given = tries.tries(services.store().secret)
    told = []
    for number in range(400):
        clock.now = number / 100  # four seconds
        phone = Visitor(api, {OWN: code(number), GIVEN: given.proof(code(number))}, {"host": "localhost:8501"})
        move = {"place": f"room/{room.code}", "event": "join", "value": {"name": f"Anna {number}"}, "seen": ""}
        told.append(phone.post("/api/move", json.dumps({**move, "nonce": f"nonce-{number:06d}"}).encode()).status)
    assert told[:60] == [200] * 60
    assert told.count(200) <= 101
    assert set(told) == {200, 429}


def test_one_address_opens_no_more_rooms_than_it_leads() -> None:
    api = one_way_in.app()
    told = [posted(api, TEACHER, "desk/new", "open", {}) for _ in range(40)]
    assert 1 <= told.count(200) <= 11


def test_a_match_is_not_found_by_trying_codes() -> None:
    services.store().keep(ANNA, {})
    phone = Visitor(one_way_in.app(), {OWN: ANNA}, {"host": "localhost:8501"})
    told = [phone.get(f"/api/place/match/{code(number)}").status for number in range(100)]
    assert 404 in told
    assert told[-1] == 429


@pytest.mark.parametrize("event", ["undo", "again", "declare"])
@pytest.mark.parametrize("sort", ["match", "seat", "hindsight/seat"])
def test_nor_by_pressing_there_from_however_many_browsers(sort: str, event: str) -> None:
    given, api = tries.tries(services.store().secret), one_way_in.app()
    told = []
    for number in range(100):
        cookies = {OWN: code(number), GIVEN: given.proof(code(number))}
        move = {
            "place": f"{sort}/{code(number)}",
            "event": event,
            "value": {},
            "seen": "",
            "nonce": f"nonce-{number:06d}",
        }
        told.append(
            Visitor(api, cookies, {"host": "localhost:8501"}).post("/api/move", json.dumps(move).encode()).status
        )
    assert 404 in told
    assert told[-1] == 429


def test_a_match_file_is_not_found_by_trying_codes_slowly() -> None:
    clock = Clock()
    files = MatchFiles(lambda: services.store().matches, now=clock)
    visitor = Visitor(Starlette(routes=[Route("/match-files/{name}", files.answer)]))
    told = []
    for number in range(200):
        clock.now = number / 2  # as fast as files may be fetched
        told.append(visitor.get(f"/match-files/{code(number)}.txt").status)
    assert told.count(404) <= 60 + 10 + 1


def test_whoever_is_at_a_table_goes_on_while_a_neighbour_guesses() -> None:
    api = one_way_in.app()
    services.store().keep(ANNA, {})
    services.store().matches.begin(CODE, ANNA, START, "first")
    own = Visitor(api, {OWN: ANNA}, {"host": "localhost:8501"})
    assert own.get(f"/api/place/match/{CODE}").status == 200
    for number in range(100):
        own.get(f"/api/place/match/{code(number)}")
    assert own.get(f"/api/place/match/{CODE}").status == 200
    assert posted(api, ANNA, f"match/{CODE}", "declare", {"hand": 1, "seat": 2, "combinations": [["kings", 4]]}) == 200
