"""The one way in: a move is read strictly, on disk before its reply, counted once, and taken only from our own pages."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from lessons.club.reports import reports
from lessons.places.sessions import places
from screens.api.envelope import envelope, view
from screens.api.places import MOST_BODY
from screens.learner.learner_cookie import GUEST, OWN
from screens.shared import services, sessions
from screens.web.rate import Rate
from tests.screens import one_way_in
from tests.screens.asking import Answer, Visitor
from tests.screens.driving import LEARNER, post
from tests.screens.posting import Device
from tests.screens.practising import first_legal

PLACE = "lesson/ottocento/following"
OTHER = "sole-fiume-torre-vento"


@pytest.fixture
def visitor() -> Visitor:
    return a_visitor()


def a_visitor() -> Visitor:
    services.store().keep(LEARNER, {"met": "yes"})
    app = one_way_in.app()
    return Visitor(app, {OWN: LEARNER}, {"host": "localhost:8501", "accept-language": "en-GB"})


def told(answer: Answer) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(answer.body)
    return found


def panel(visitor: Visitor, place: str = PLACE) -> dict[str, Any]:
    found: dict[str, Any] = told(visitor.get(f"/api/place/{place}"))["panel"]
    return found


def move(visitor: Visitor, event: str = "next", value: object = None, **other: object) -> dict[str, Any]:
    made = {"place": PLACE, "seen": panel(visitor)["qid"], "event": event, "value": value, "nonce": "nonce-0001"}
    return {**made, **other}


def send(visitor: Visitor, made: object) -> Answer:
    return visitor.post("/api/move", json.dumps(made).encode())


def kinds() -> list[str]:
    return [event.kind for event in services.store().events(LEARNER, "ottocento/following")]


@pytest.mark.parametrize("place", [PLACE, "practice/short", "practice/whole"])
def test_a_place_stands_as_the_log_has_it(visitor: Visitor, place: str) -> None:
    first = panel(visitor, place)
    sessions.sessions().forget(LEARNER)
    again = panel(visitor, place)
    assert {**first, "at": 0} == {**again, "at": 0}
    assert first["place"] == place


def test_a_move_posted_again_gets_the_same_reply_and_counts_once(visitor: Visitor) -> None:
    made = move(visitor)
    first, second = send(visitor, made), send(visitor, made)
    assert (first.status, second.status) == (200, 200)
    assert {**told(first)["panel"], "at": 0} == {**told(second)["panel"], "at": 0}
    assert kinds().count("next") == 1


def test_what_was_read_before_a_move_is_never_told_as_newer_than_what_the_move_made(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long telling it takes: a browser goes by ``at``, and would take back what it has shown already."""
    made = move(visitor)
    replies: list[dict[str, Any]] = []

    def slowly(*told_of: Any) -> dict[str, Any]:
        if not replies:
            replies.append({})
            replies[0] = told(send(visitor, made))["panel"]
        return envelope(*told_of)

    monkeypatch.setattr("screens.api.places.envelope", slowly)
    before = panel(visitor)
    (after,) = replies
    assert before["qid"] != after["qid"]
    assert before["at"] < after["at"]


def test_a_clock_that_is_set_back_makes_nothing_old(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    before = panel(visitor)
    monkeypatch.setattr("lessons.places.sessions.time.time_ns", lambda: 0)
    assert before["at"] < panel(visitor)["at"]


def test_what_is_answered_is_on_disk_before_the_reply(visitor: Visitor, tmp_path: Path) -> None:
    send(visitor, move(visitor))
    with closing(sqlite3.connect(tmp_path / "log.sqlite")) as db:
        assert db.execute("SELECT count(*) FROM events WHERE nonce = 'nonce-0001'").fetchone() == (1,)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"nonce": "short"}, "nonce"),
        ({"nonce": "x" * 65}, "nonce"),
        ({"nonce": "with blank here"}, "nonce"),
        ({"event": "NEXT"}, "event"),
        ({"place": "../etc/passwd"}, "place"),
        ({"value": "x" * 20_000}, "value"),
        ({"more": 1}, "more"),
        ({"seen": 5}, "seen"),
    ],
)
def test_a_move_of_another_shape_is_refused_by_its_field(
    visitor: Visitor, change: dict[str, object], field: str
) -> None:
    before = kinds()
    answer = send(visitor, move(visitor) | change)
    assert answer.status == 422
    assert told(answer)["refused"] == "bad-move"
    assert told(answer)["why"].startswith(field)
    assert kinds() == before


@pytest.mark.parametrize("body", [b"", b"[]", b"null", b"{", b"\xff\xfe", b'{"place": "\\ud800"}', b"1" * 5000])
def test_what_is_no_move_is_refused_without_a_traceback(visitor: Visitor, body: bytes) -> None:
    assert visitor.post("/api/move", body).status == 422


def test_too_long_a_body_is_not_read_to_the_end(visitor: Visitor) -> None:
    assert visitor.post("/api/move", b" " * (MOST_BODY + 1)).status == 413


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://elsewhere.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"host": "elsewhere.example"},
        {"content-type": "text/plain"},
    ],
)
def test_strangers_pages_may_not_move(visitor: Visitor, headers: dict[str, str]) -> None:
    made = move(visitor)
    visitor.headers |= headers
    kind = headers.get("content-type", "application/json")
    assert visitor.post("/api/move", json.dumps(made).encode(), kind).status == 403
    assert "next" not in kinds()


def test_a_name_that_one_setting_adds_is_ours(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CALZETTINI_HOSTS", "tarocchi.club.example")
    visitor.headers |= {"host": "tarocchi.club.example", "origin": "http://tarocchi.club.example"}
    assert visitor.get(f"/api/place/{PLACE}").status == 200


@pytest.mark.parametrize("host", ["203.0.113.7:8501", "[2001:db8::7]:8501", "localhost."])
def test_the_number_of_an_address_is_ours_whoever_hands_it_on(visitor: Visitor, host: str) -> None:
    visitor.headers |= {"host": host, "origin": f"http://{host}"}
    assert visitor.get(f"/api/place/{PLACE}").status == 200


def test_whoever_is_nobody_is_told_so(visitor: Visitor) -> None:
    visitor.cookies.clear()
    answer = visitor.get(f"/api/place/{PLACE}")
    assert (answer.status, told(answer)["refused"]) == (403, "nobody")


def test_a_browser_without_cookies_is_named_by_its_page(visitor: Visitor) -> None:
    visitor.cookies.clear()
    visitor.headers |= {"x-calzettini-learner": LEARNER}
    assert visitor.get(f"/api/place/{PLACE}").status == 200


def test_a_code_brought_along_goes_before_the_computers_own(visitor: Visitor) -> None:
    own = panel(visitor)["who"]
    visitor.cookies[GUEST] = OTHER
    assert panel(visitor)["who"] == own, "nobody has used that code here"
    services.store().keep(OTHER, {"met": "yes"})
    assert panel(visitor)["who"] != own


@pytest.mark.parametrize(
    "place", ["lesson/ottocento/nothing", "nowhere/at-all", "practice/chess", "review/cards/0000", "lesson"]
)
def test_a_place_that_is_not_there_says_so(visitor: Visitor, place: str) -> None:
    assert visitor.get(f"/api/place/{place}").status == 404
    assert send(visitor, move(visitor) | {"place": place}).status == 404


@pytest.mark.parametrize("sort", sorted(places()))
def test_every_sort_of_place_shows_what_is_there(sort: str) -> None:
    """Each has a view of its name, found as the place itself is."""
    module = view(sort)
    assert callable(module.panel)


def test_while_the_database_is_locked_the_move_is_told_to_wait_and_counts_once_afterwards(
    visitor: Visitor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = move(visitor)
    with closing(sqlite3.connect(tmp_path / "log.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        answer = send(visitor, made)
        assert answer.status == 503
        assert answer.headers["retry-after"]
        other.execute("ROLLBACK")
    assert send(visitor, made).status == 200
    assert kinds().count("next") == 1


def test_more_presses_than_fingers_can_make_are_told_to_wait() -> None:
    now = [0.0]
    rate = Rate(2, 3, now=lambda: now[0])
    assert [rate.allows("a") for _ in range(5)] == [True, True, True, False, False]
    assert rate.allows("b"), "each for themselves"
    now[0] = 1.0
    assert [rate.allows("a") for _ in range(3)] == [True, True, False]


def test_a_learner_who_presses_too_fast_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(one_way_in, "unhurried", lambda: lambda: 0.0)
    visitor = a_visitor()
    made = move(visitor)
    statuses = {send(visitor, made).status for _ in range(80)}
    assert statuses == {200, 429}
    assert kinds().count("next") == 1


def test_the_learners_language_decides_and_the_browsers_where_none_is_chosen(visitor: Visitor) -> None:
    assert panel(visitor)["lang"] == "en"
    visitor.headers["accept-language"] = "it-IT,it;q=0.9"
    assert panel(visitor)["lang"] == "it"
    services.store().keep(LEARNER, {"language": "en"})
    assert panel(visitor)["lang"] == "en"


def test_a_stale_move_is_answered_with_what_there_is() -> None:
    status, reply = post({"place": PLACE, "seen": "another", "event": "next", "nonce": "nonce-0009"})
    assert (status, reply["refused"], reply["why"]) == (409, "stale", "")
    assert reply["panel"]["place"] == PLACE


@pytest.mark.parametrize(
    ("locale", "says"), [("en-GB", "not count"), ("it-IT", "non conta"), ("fr-FR", "ne compte pas")]
)
@pytest.mark.parametrize("place", [PLACE, "practice/short", "table/ragusa"])
def test_an_answer_that_was_overtaken_in_another_window_is_said_not_to_count(
    place: str, locale: str, says: str
) -> None:
    here, there = (Device(place, locale=locale) for _ in range(2))
    seen, shown = here.look()["qid"], there.look()
    value = 1 if shown["mode"] == "choice" else first_legal(shown) if shown["mode"] == "one" else [0]
    there.press("next" if shown["can"]["next"] else "answer", value, seen=shown["qid"])
    here.press("answer", value, seen=seen)
    assert here.refused == "stale"
    assert says in here.why


def test_a_question_can_be_called_wrong_and_the_author_hears_it_once(visitor: Visitor) -> None:
    send(visitor, move(visitor))
    while not panel(visitor)["can"]["answer"]:
        send(visitor, move(visitor, nonce=f"on-{panel(visitor)['qid']}"))
    send(visitor, move(visitor, "answer", [0], nonce="nonce-0002"))
    made, before = move(visitor, "report", nonce="nonce-0003"), kinds()
    answer = told(send(visitor, made))
    send(visitor, made)
    assert "for the author of this lesson" in answer["panel"]["note"]
    (report,) = reports("ottocento/following")
    assert report.answer == [0]
    assert report.seed is not None
    assert kinds() == before, "the lesson goes on as it was"
