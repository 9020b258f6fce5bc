"""The desk as its teacher needs it: what would be asked is looked at first, what is asked lies there with its answer."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlencode

import pytest
from starlette.applications import Starlette

from lessons.evening.polls import choosing
from screens.evening.routes import Evening
from screens.room_views.questions.choices import choices
from screens.shared import sessions
from tests.screens.asking import Visitor
from tests.screens.evening_room import ANNA, STRANGER, TEACHER, Room
from tests.screens.posting import Device


def preview(room: str, who: str = TEACHER, lang: str = "en", **asked: str) -> tuple[int, dict[str, Any]]:
    app = Starlette(routes=Evening(sessions.sessions).routes())
    mine = Visitor(app, {"calzettini": who}, {"host": "localhost:8501", "accept-language": lang})
    answer = mine.get(f"/s/preview?{urlencode({'room': room, **asked})}")
    return answer.status, json.loads(answer.body)


def drawn_ways() -> dict[str, choosing.Way]:
    """One way of asking of each kind that draws its cards in Ottocento."""
    courses = {id_: one for id_, one in sessions.sessions().context.courses().items() if one.lesson.game == "ottocento"}
    return {way.kind: way for way in choosing.ways(courses) if way.drawn}


def test_what_was_looked_at_is_what_is_asked_card_by_card() -> None:
    room = Room()
    for way in drawn_ways().values():
        _, told = preview(room.code, lesson=way.lesson, step=way.step)
        room.lead("ask", told["ask"])
        shown = room.desk.look()["lying"]
        assert [shown[name] for name in ("rows", "answer", "choices")] == [
            told[n] for n in ("rows", "answer", "choices")
        ], way
        room.lead("reveal")


@pytest.mark.parametrize(
    "asked",
    [
        {"lesson": "ottocento/card-points", "step": ""},
        {"game": "ottocento", "skill": "grande-head"},
        {"game": "ottocento", "misconception": "first-moor-wins"},
    ],
)
@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_cards_and_answer_are_there_before_anything_is_asked(asked: dict[str, str], lang: str) -> None:
    room = Room()
    status, told = preview(room.code, lang=lang, **known(asked))
    assert status == 200
    assert told["answer"]
    assert told["says"]
    assert any(row["cards"] for row in told["rows"])
    assert room.desk.look()["stage"] == "lobby"


def known(asked: dict[str, str]) -> dict[str, str]:
    """A step of the lesson as it is now."""
    if "lesson" not in asked:
        return asked
    ways = choosing.ways(sessions.sessions().context.courses())
    return {**asked, "step": next(way.step for way in ways if way.lesson == asked["lesson"])}


@pytest.mark.parametrize("who", [ANNA, STRANGER])
def test_nobody_but_who_leads_looks_at_a_question_before_it_is_asked(who: str) -> None:
    room = Room()
    assert preview(room.code, who, **known({"lesson": "ottocento/card-points"}))[0] == 403
    assert preview("no-such-room", TEACHER)[0] == 403


@pytest.mark.parametrize("asked", [{}, {"lesson": "ottocento/none", "step": "x"}, {"game": "x", "skill": "y"}])
def test_what_cannot_be_asked_is_not_shown_either(asked: dict[str, str]) -> None:
    assert preview(Room().code, **asked)[0] == 404


@pytest.mark.parametrize("told", [{"seed": -1}, {"seed": "x"}, {"seed": 1, "number": 500}, {"seed": 1, "step": "../x"}])
def test_a_question_that_is_named_by_odd_figures_is_refused(told: dict[str, Any]) -> None:
    room = Room()
    room.desk.press("ask", {**known({"lesson": "ottocento/card-points"}), **told}, seen=room.desk.look()["qid"])
    assert room.desk.refused
    assert room.desk.look()["stage"] == "lobby"


@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_no_two_entries_of_a_lesson_look_alike(lang: str) -> None:
    for game in choices(sessions.sessions().context.courses(), lang):
        for lesson in game["lessons"]:
            seen = [(one["place"], one["title"]) for one in lesson["steps"]]
            assert len(set(seen)) == len(seen)
            alike = [one["title"] for one in lesson["steps"] if not one["drawn"]]
            for one in lesson["steps"]:
                if alike.count(one["title"]) > 1 and not one["drawn"]:
                    assert "cards" in one, (lesson["id"], one["id"])


def test_from_the_asking_to_the_reveal_cards_and_answer_are_at_the_desk_and_nowhere_else() -> None:
    room = Room()
    way = drawn_ways()["who-wins"]
    room.answer(0, room.ask(way).right)
    for event in ("", "close", "talk", "vote", "close", "reveal"):
        if event:
            room.lead(event)
        told = room.desk.look()["lying"]
        assert told["answer"]
        assert [card["right"] for row in told["rows"] for card in row["cards"]].count(True) == 1
        for place in ("wall", "room"):
            assert "lying" not in Device(f"{place}/{room.code}", learner=ANNA).look()
    room.lead("pace", {"lesson": way.lesson})
    assert room.desk.look()["lying"] is None


def test_a_first_vote_that_stands_counts_on_wall_and_desk_and_stays_on_the_telephone() -> None:
    """Two have voted, and after the talk one of them again: both are in, for whoever says nothing stays with the first answer."""
    room = Room()
    question = room.ask(drawn_ways()["who-wins"])
    others = next((one,) for one in range(4) if (one,) != question.right)
    room.answer(0, question.right)
    room.answer(1, others)
    for event in ("close", "talk", "vote"):
        room.lead(event)
    wall = Device(f"wall/{room.code}", learner=TEACHER)
    for again, answered in ((0, None), (1, question.right)):
        if answered:
            room.answer(1, answered)
        desk, shown = room.desk.look(), wall.look()
        assert len(desk["in"]) == len(shown["in"]) == 2
        assert (desk["again"], shown["second"]) == (again, True)
    kept = room.phones[0].look()
    assert kept["answer"] == list(question.right)
    assert (kept["can"]["answer"], kept["sent"]) == (True, False)
    assert "first answer" in kept["note"] or "prima risposta" in kept["note"]
    room.answer(0, question.right)
    assert room.desk.look()["again"] == 2
    room.lead("reveal")
    assert wall.look()["how"]["rights"] == [1, 2]
