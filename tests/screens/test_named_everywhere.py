"""Whoever has chosen the pack of Marseille finds no card called by the numbers of Bologna: in no place, on no page, on no sheet."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from lessons.evening.polls import choosing
from lessons.text.card_catalogue import books
from lessons.text.printed import STANDS_FOR, prints
from screens.learner.learner_cookie import OWN
from screens.shared import services
from tests.screens import every_place
from tests.screens.driving import LEARNER, lesson, visit, walk
from tests.screens.evening_room import ANNA, BRUNO, TEACHER, Room, browser
from tests.screens.posting import Device
from tests.screens.test_all_in_french import _strings, _values
from tests.screens.test_prints import pages

PACK = "marseille"
NUMBERED = {one.name["en"] for code, one in books()[STANDS_FOR[PACK]].items() if prints(PACK)[code].name}
"""As the cards are called whose subject here is another one: ``Star (16)``."""
BARE = {one.name["en"] for code, one in books()[STANDS_FOR[PACK]].items() if prints(PACK)[code].numeral} - NUMBERED
"""Those that have the same subject: by themselves they are never called so, without what is printed."""
OF_BOLOGNA = re.compile("|".join(map(re.escape, sorted(NUMBERED))))
RANGES = {"16–11", "10–5"}
"""Rows of trumps called by their numbers in Bologna."""
EVENING = (
    ("ottocento/who-takes", "order-trumps"),
    ("ottocento/who-takes", "a-small-trump"),
    ("ottocento/following", "no-cups"),
)
OF_OTHER_GAMES = {"table", "settling"}
"""Places with a game of Sicily, whose cards are its own."""
BADGES = {"card", "twin"}
"""Badges are cards of Bologna for everybody: they are drawn so."""


def otherwise(told: Any) -> list[str]:
    """All that names a card as Bologna does."""
    return [one for one in _told(told) if OF_BOLOGNA.search(one) or one in BARE | RANGES]


def _told(told: Any) -> Iterator[str]:
    if isinstance(told, dict) and "badge" in told:
        told = {name: value for name, value in told.items() if name not in BADGES}
    if isinstance(told, dict):
        for one in told.values():
            yield from _told(one)
    elif isinstance(told, list | tuple):
        for one in told:
            yield from _told(one)
    else:
        yield from _values(told)


def chosen(*learners: str) -> None:
    for one in learners:
        services.store().keep(one, {"pack": PACK, "met": "yes"})


@pytest.mark.parametrize("sort", sorted(set(every_place.OPENED) - OF_OTHER_GAMES))
def test_no_place_calls_a_card_otherwise_than_it_is_printed(sort: str) -> None:
    chosen(LEARNER, every_place.TEACHER)
    there = every_place.OPENED[sort]()
    device = Device(there.place)
    found = otherwise(device.look())
    for event, value in there.moves:
        found += otherwise([device.press(event, value, seen=device.panel.get("qid", "")), device.why])
    assert found == []


def test_no_telephone_wall_or_desk_of_an_evening_does() -> None:
    chosen(TEACHER, ANNA, BRUNO)
    room = Room()
    found: list[str] = []

    def hear() -> None:
        places = [(f"{sort}/{room.code}", TEACHER) for sort in ("desk", "wall", "after")]
        for place, who in [*places, *((f"room/{room.code}", phone.learner) for phone in room.phones)]:
            found.extend(otherwise(Device(place, who).look()))

    for about, step in EVENING:
        question = room.ask(
            next(one for one in choosing.ways(services.courses()) if (one.lesson, one.step) == (about, step))
        )
        hear()
        for who in (0, 1):
            room.answer(who, question.right if who else question.right[::-1])
        for event in ("close", "reveal"):
            room.lead(event)
            hear()
    for event, value in (("deal", {"number": 4}), ("compare", {"on": True})):
        room.lead(event, value)
        hear()
    assert found == []


def test_nothing_that_an_evening_hands_out_does() -> None:
    chosen(TEACHER)
    room = Room()
    room.lead("deal", {"number": 4})
    teacher = browser()
    teacher.cookies |= {OWN: TEACHER}
    questions = [one for one in json.loads(teacher.get("/s/questions").body) if one["game"] == "ottocento"]
    assert otherwise(questions) == []
    paper = teacher.get(f"/s/deal.pdf?room={room.code}")
    assert paper.status == 200
    lines = [line for text, _ in pages(paper.body) for line in text.split("\n")]
    assert any("(XV" in line for line in lines)
    assert otherwise([card for line in lines for card in line.split(" · ")]) == []


PAGES: tuple[tuple[str, dict[str, str]], ...] = (
    ("home", {}), ("gallery", {}), ("workbench", {}), ("scorekeeper", {}), ("practice", {"game": "whole"}), ("prints", {}),
    ("lesson", {"id": "ottocento/who-takes"}), ("preview", {"lesson": "ottocento/who-takes", "seed": "3"}), ("progress", {}),
)  # fmt: skip


@pytest.mark.parametrize(("page", "asked"), PAGES, ids=[page for page, _ in PAGES])
def test_no_page_does(page: str, asked: dict[str, str]) -> None:
    chosen(LEARNER)
    at = visit(page, **asked)
    told = [one for element in at._tree for one in _strings(getattr(element, "proto", None))]
    assert otherwise(told) == []


def test_the_end_of_a_lesson_does_not_either() -> None:
    chosen(LEARNER)
    assert [one for shown in walk(lesson("ottocento/who-takes")) for one in otherwise(shown)] == []
    at = visit("lesson", id="ottocento/who-takes")
    told = [one for element in at._tree for one in _strings(getattr(element, "proto", None))]
    assert any("cz-missed" in one for one in told)
    assert otherwise(told) == []
