"""How a hand is played on the screen: what the learner sets is what the table is told, at each place where cards are played."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.game import family_of
from lessons.course.loader import library
from lessons.course.order import begins_with
from screens.learner.preferences import HOW_PLAYED
from screens.shared import services
from screens.wording.texts import LANGUAGES, text
from tests.screens.driving import LEARNER, visit
from tests.screens.evening_room import ANNA, TEACHER, Room
from tests.screens.posting import Device
from tests.screens.test_playing_table import step

TOLD = ("fall", "numbers", "tap", "alone")
TABLES = ("practice/short", "table/mineo3", "table/french4")


def told(panel: dict[str, Any]) -> dict[str, Any]:
    return {name: panel[name] for name in TOLD if name in panel}


def at_the_first_card(place: str) -> Device:
    """A table where a card of one's own is to be played, and the last one plays itself."""
    device, rng = Device(place), Random(1)
    services.store().keep(LEARNER, {"alone": "last"})
    for _ in range(60):
        if "alone" in device.look():
            return device
        if device.panel["leaves"]:
            device.press("again", seen=device.panel["qid"])
        else:
            step(device, rng)
    raise AssertionError("nobody plays a card here")


@pytest.mark.parametrize("place", TABLES)
def test_at_a_table_a_hand_is_played_as_it_is_set_and_cards_fall_one_by_one_where_nothing_is_set(place: str) -> None:
    device = at_the_first_card(place)
    assert told(device.panel) == {"fall": "usual", "alone": "last"}
    services.store().keep(LEARNER, {"fall": "slow", "numbers": "always", "tap": "yes", "alone": "only"})
    assert told(device.look()) == {"fall": "slow", "numbers": True, "tap": True, "alone": "only"}
    services.store().keep(LEARNER, {"fall": "once", "numbers": "first", "tap": "no", "alone": "no"})
    assert told(device.look()) == {}


def test_in_an_evening_the_deal_for_all_is_played_as_at_a_table_of_one_s_own() -> None:
    room = Room()
    room.lead("deal", {"number": 7})
    device = Device(f"deal/{room.code}", learner=ANNA)
    services.store().keep(ANNA, {"numbers": "always", "alone": "last"})
    while "alone" not in device.look():
        step(device, Random(1))
    assert told(device.panel) == {"fall": "usual", "numbers": True, "alone": "last"}


@pytest.mark.parametrize(
    ("asked", "plan", "first"),
    [
        ({"lesson": "ottocento/following", "step": "no-cups"}, "", True),
        ({"lesson": "ottocento/three-ways", "step": "follow"}, "", False),
        ({"lesson": "ottocento/three-ways", "step": "follow"}, "the-pack-and-the-trick", True),
        ({"lesson": "ottocento/three-ways", "step": "follow"}, "the-grande", False),
    ],
)
def test_in_a_room_tricks_are_numbered_as_in_lessons_and_in_a_plan_for_those_who_begin(
    asked: dict[str, str], plan: str, first: bool
) -> None:
    room = Room()
    wall = Device(f"wall/{room.code}", learner=TEACHER)
    if plan:
        room.lead("plan", {"plan": plan, "part": 0, "turn": room.desk.look()["turn"]})
    room.lead("ask", asked)
    for stage in ("ask", "seen"):
        numbered = [wall.look()["table"].get("numbers", False), room.phones[0].look().get("numbers", False)]
        assert numbered == [first, first], stage
        room.lead("reveal") if stage == "ask" else None
    for learner in (TEACHER, ANNA):
        services.store().keep(learner, {"numbers": "always"})
    assert wall.look()["table"]["numbers"] is True
    assert room.phones[0].look()["numbers"] is True


def test_while_nothing_is_to_be_played_no_tap_plays_and_no_card_plays_itself() -> None:
    device = at_the_first_card("practice/short")
    services.store().keep(LEARNER, {"tap": "yes", "alone": "only"})
    while not device.panel["can"]["next"]:
        step(device, Random(1))
    assert told(device.look()) == {"fall": "usual"}


def test_in_the_first_lessons_the_cards_of_a_trick_are_numbered_and_elsewhere_on_request() -> None:
    for lesson, first in (("ottocento/following", True), ("ottocento/the-table", True), ("french4/the-trick", True),
                          ("ottocento/what-to-lead", False)):  # fmt: skip
        device = Device(f"lesson/{lesson}")
        assert device.look().get("numbers", False) is first, lesson
        services.store().keep(LEARNER, {"numbers": "always"})
        assert device.look()["numbers"] is True
        services.store().keep(LEARNER, {"numbers": "first"})


def test_each_family_begins_with_lessons_of_its_own() -> None:
    first = begins_with(library())
    assert {family_of(one.game) for one in library() if one.id in first} == {"bologna", "sicily", "france"}


def test_in_a_hand_that_a_lesson_plays_no_card_plays_itself_but_the_last_where_that_is_wanted() -> None:
    device = Device("step/ottocento/following/play-on/7")
    assert told(device.look()) == {"fall": "usual", "numbers": True}
    services.store().keep(LEARNER, {"tap": "yes", "alone": "only"})
    assert told(device.look()) == {"fall": "usual", "numbers": True, "tap": True, "alone": "last"}
    asks_for_cards = Device("step/ottocento/following/no-cups/7")
    assert told(asks_for_cards.look()) == {"numbers": True}, "what is asked about is not played"


def test_what_a_file_says_that_is_no_such_setting_goes_as_usual() -> None:
    device = at_the_first_card("practice/short")
    services.store().keep(LEARNER, {"fall": "like lightning", "alone": "all"})
    assert told(device.look()) == {"fall": "usual"}


@pytest.mark.parametrize(
    "page", [{"page": "settings"}, {"page": "practice", "game": "short"}, {"page": "practice", "game": "mineo3"}]
)
def test_it_is_chosen_in_the_settings_and_at_each_table(page: dict[str, str]) -> None:
    at: Any = visit(**page)
    shown = [one for one in at.get("button_group") if one.label in {text(f"how.{name}", "en") for name in HOW_PLAYED}]
    assert len(shown) == len(HOW_PLAYED)
    found = services.store().learner(LEARNER)
    assert found is not None
    assert "tap" not in found.settings
    (tap,) = [one for one in shown if one.label == text("how.tap", "en")]
    tap.set_value("yes").run()
    found = services.store().learner(LEARNER)
    assert found is not None
    assert found.settings["tap"] == "yes"


@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_every_choice_has_words_of_its_own(lang: str) -> None:
    for name, values in HOW_PLAYED.items():
        assert len({text(f"how.{name}.{one}", lang) for one in values}) == len(values)
