"""The projector's question: its largest line is what is asked, and what it says of cards is true of the pack that it shows."""

from __future__ import annotations

from typing import Any

import pytest

from screens.shared import services
from tests.screens.evening_room import ANNA, BRUNO, TEACHER, Room
from tests.screens.posting import Device

MIXED_UP = {"game": "ottocento", "misconception": "justice-as-queen-of-swords"}
OF_BOLOGNA = ("scales", "with an 8", "A woman with a sword")
"""What is said of the pack of Bologna alone: in its place the pack of Marseille has another card."""


def line(paragraph: list[list[str]]) -> str:
    return "".join(piece[1] for piece in paragraph)


@pytest.mark.parametrize(
    "asked",
    [
        {"lesson": "ottocento/the-sheet", "step": "the-407"},
        {"lesson": "french4/the-count", "step": "petit-lost"},
        {"lesson": "mineo3/the-play", "step": "too-long"},
        {"lesson": "french4/following", "step": "follow"},
    ],
)
def test_what_is_asked_is_the_largest_line_on_the_wall(asked: dict[str, str]) -> None:
    room = Room()
    wall = Device(f"wall/{room.code}", learner=TEACHER)
    services.store().keep(TEACHER, {"language": "en"})
    room.lead("ask", asked)
    table = wall.look()["table"]
    assert "?" in line(table["prompt"][table["asks"]]), [line(one) for one in table["prompt"]]


def wrongly_answered(pack: str) -> tuple[dict[str, object], dict[str, object]]:
    room = Room()
    for learner in (TEACHER, ANNA):
        services.store().keep(learner, {"language": "en", "pack": pack})
    room.lead("ask", MIXED_UP)
    question = room.state().question
    wrong = next(one for one in range(len(question.panel.pickable)) if (one,) != question.right)
    room.answer(0, (wrong,))
    room.lead("reveal")
    return Device(f"wall/{room.code}", learner=TEACHER).look()["how"], room.phones[0].look()["mark"]


def test_two_cards_that_are_mixed_up_are_told_apart_as_the_pack_on_the_wall_shows_them() -> None:
    drawn, _ = wrongly_answered("drawn")
    assert any(word in str(drawn) for word in OF_BOLOGNA)
    how, mark = wrongly_answered("marseille")
    assert not [word for word in OF_BOLOGNA if word in str(how["why"]) or word in str(how["bars"])]
    assert not [word for word in ("mixed up", "scales") if word in str(mark["says"])]


def test_a_reason_on_the_wall_never_points_to_a_text_that_is_not_there() -> None:
    room = Room()
    services.store().keep(TEACHER, {"language": "en"})
    room.lead("ask", {"lesson": "mineo3/the-play", "step": "too-long"})
    room.lead("reveal")
    why = Device(f"wall/{room.code}", learner=TEACHER).look()["how"]["why"]["text"]
    assert why
    assert "text just before" not in why


def pictures(table: dict[str, Any]) -> list[str]:
    return [card["src"] for row in table["rows"] for card in row["cards"]]


def test_all_screens_of_a_room_show_the_pack_of_whoever_leads_but_for_those_who_chose_their_own() -> None:
    room = Room()
    services.store().keep(TEACHER, {"pack": "marseille"})
    room.lead("ask", {"lesson": "ottocento/following", "step": "no-cups"})
    anna, bruno = room.phones
    on_the_wall = pictures(Device(f"wall/{room.code}", learner=TEACHER).look()["table"])
    assert pictures(anna.look()) == pictures(bruno.look()) == on_the_wall
    assert pictures(Device(f"wall/{room.code}", learner=BRUNO).look()["table"]) == on_the_wall
    services.store().keep(ANNA, {"pack": "plain"})
    assert pictures(anna.look()) != on_the_wall
