"""In French, too: lessons and tables of France as they are taken, evenings, what is refused, and what is printed."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine.game import game, games
from lessons.course import loader
from lessons.evening.polls import choosing
from screens.evening.routes import UNDER
from screens.prints import questions
from screens.prints.handout import handout
from screens.prints.sheets import bologna
from screens.shared import services
from tests.screens import every_place
from tests.screens.evening_room import TEACHER, Room, browser
from tests.screens.posting import Device
from tests.screens.test_all_in_french import _values, left, shown
from tests.screens.test_prints import pages

LOCALE = "fr-FR"
LESSON = "french4/following"
FRANCE = [id for id in games() if game(id).family == "france"]
PAGES = (
    ("lesson", {"id": LESSON}), ("lesson", {"id": "french4/nowhere"}), ("lesson", {"id": LESSON, "step": "trump", "seed": "7"}),
    ("lesson", {"id": LESSON, "step": "nothing", "seed": "7"}), ("preview", {"lesson": LESSON, "seed": "3"}),
    ("review", {"test": "french4"}), ("review", {"know": LESSON}), ("review", {"place": "placed"}),
    ("scorekeeper", {"game": "french5"}), ("workbench", {"game": "french4"}), ("practice", {"game": "whole"}),
    ("practice", {"game": "mineo3"}), ("settings", {"pack": "nothing"}), ("nowhere", {}),
)  # fmt: skip
OF_NO_LESSON = ("practice", "table", "hindsight", "scoring", "settling", "pile", "match", "desk", "wall")
"""Places that are told in the language of the pages, whatever the lessons are told in."""

ASKS = ("ask", "another", "onward", "reveal", "close", "talk", "vote", "plan", "pace")
"""At a desk: what brings a question of Bologna's, which is in the language of its lesson."""


def told(panel: Any) -> str:
    return "\n".join(_values(panel))


@pytest.mark.parametrize(("page", "asked"), PAGES, ids=[f"{page} {' '.join(its.values())}" for page, its in PAGES])
def test_a_page_that_is_asked_for_something_has_no_word_of_another_language(page: str, asked: dict[str, str]) -> None:
    assert left(shown(page, **asked)) == []


@pytest.mark.parametrize("id", FRANCE)
def test_a_table_of_france_speaks_french_to_the_end_of_the_deal(id: str) -> None:
    assert left(shown("practice", game=id)) == []
    device = Device(f"table/{id}", locale=LOCALE)
    heard = [told(device.look())]
    for _ in range(60):
        can, seen = device.panel["can"], device.panel["qid"]
        if can["hint"]:
            heard.append(told(device.press("hint", seen=seen)))
        if can["next"]:
            device.press("next", seen=seen)
        elif can["answer"]:
            for value in ([0], 0, [0, 1, 2, 3, 4, 5], [1], [2]):
                device.press("answer", value, seen=device.panel["qid"])
                heard.append(device.why)
        heard.append(told(device.panel))
    assert left("\n".join(heard)) == []


@pytest.mark.parametrize("sort", OF_NO_LESSON)
def test_whatever_is_done_in_a_place_is_answered_in_french(sort: str) -> None:
    there = every_place.OPENED[sort]()
    device = Device(there.place, locale=LOCALE)
    heard = [told(device.look())]
    for event, value in there.moves:
        if event in ASKS:
            continue
        heard += [told(device.press(event, value, seen=device.panel.get("qid", ""))), device.why]
    assert left("\n".join(heard)) == []


def test_an_evening_with_a_french_lesson_is_french_on_telephones_the_wall_and_the_desk() -> None:
    room = Room()
    way = next(one for one in choosing.ways(services.courses()) if one.lesson == LESSON)
    question = room.ask(way)
    heard: list[str] = []

    def hear() -> None:
        places = [(f"{sort}/{room.code}", TEACHER) for sort in ("desk", "wall", "after")]
        for place, who in [
            *places,
            *((f"room/{room.code}", phone.learner) for phone in room.phones),
            ("room/open", TEACHER),
        ]:
            heard.append(told(Device(place, who, LOCALE).look()))

    hear()
    for who in (0, 1):
        room.answer(who, question.right if who else (0,))
    for event in ("close", "talk", "vote", "close", "reveal"):
        room.lead(event)
        hear()
    # A room is called by an Italian word whatever is spoken in it, one of its own each time.
    assert left("\n".join(heard).replace(room.code, "")) == []


@pytest.mark.parametrize("under", [one for one in UNDER if one not in ("/questions", "/addresses", "/plans")])
def test_a_page_of_an_evening_is_french(under: str) -> None:
    page = browser(**{"accept-language": LOCALE}).get(f"/s{under}").body.decode()
    assert 'lang="fr"' in page
    assert left(re.sub(r"<script(?! type=\"application/json\").*?</script>", "", page, flags=re.DOTALL)) == []


def test_what_is_printed_of_a_french_lesson_is_french() -> None:
    lesson = next(one for one in loader.library() if one.id == LESSON)
    asked = questions.drawn(lesson, 6, 3, "fr")
    printed = [handout(lesson.title.told("fr"), asked, 3, "fr", "plain"), bologna.blank("fr")]
    words = "\n".join(text for data in printed for text, _ in pages(data))
    assert "Quelles cartes peux-tu jouer" in words
    assert left(words) == []
