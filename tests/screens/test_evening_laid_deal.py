"""A trick of a hand that is played or looked at again, asked of the room: which cards may be played here?"""

from __future__ import annotations

from typing import Any

import pytest

from engine.game import game
from engine.parts.following import suit_led
from lessons.evening.polls.laid_out import link_of, link_to
from lessons.memory.memory import as_it_stands, remember
from lessons.places.in_a_room import taking_home
from lessons.session.one_step import place_of
from lessons.tables.bologna.weighing import may
from lessons.tables.hand import ME
from screens.shared import services, sessions
from tests.screens.evening_room import ANNA, STRANGER, TEACHER, Room
from tests.screens.posting import Device
from tests.screens.practising import first_legal

PACK = game("ottocento").pack
HAND, TRICK = ("T16", "T9", "C9", "CJ", "BQ", "S7"), ("CK", "C8")
PLAYS = "legal-plays"


def named(hand: tuple[str, ...] = HAND, trick: tuple[str, ...] = TRICK) -> str:
    cards = ([PACK[code] for code in one] for one in (hand, trick))
    return link_to(game("ottocento"), PLAYS, *cards).lesson


def test_a_link_to_cards_is_found_again_by_its_name() -> None:
    link = link_to(game("ottocento"), PLAYS, [PACK[code] for code in HAND], [PACK[code] for code in TRICK])
    assert link_of(link.lesson) == link
    assert link_of("ottocento/laid-nothing-0") is None


@pytest.fixture
def room() -> Room:
    made = Room()
    made.lead("ask", {"laid": named()})
    return made


def on(table: Device, until: Any) -> dict[str, Any]:
    """The practice hand goes on until this is so of what is shown."""
    shown = table.look()
    for _ in range(150):
        if until(shown):
            return shown
        event = "next" if shown["can"]["next"] else "answer"
        shown = table.press(event, first_legal(shown) if event == "answer" else None, seen=shown["qid"])
        assert table.refused == "", table.why
    raise AssertionError("it never comes to that")


def state(table: Device) -> Any:
    return sessions.sessions().state(TEACHER, table.place)


def refused(room: Room, value: object) -> str:
    room.desk.press("ask", value, seen=room.desk.look()["qid"])
    assert room.desk.look()["stage"] == "lobby"
    return f"{room.desk.refused}: {room.desk.why}"


def test_the_hand_and_trick_at_the_practice_table_are_asked_and_the_cards_that_may_go_are_right() -> None:
    room, table = Room(), Device("practice/short", learner=TEACHER)
    shown = on(table, lambda one: one["laid"].count("-") == 4)
    hand = state(table).hand
    room.lead("ask", {"laid": shown["laid"]})
    question = room.state().question
    trick, mine = (row["cards"] for row in room.phones[0].look()["rows"])
    assert (len(trick), len(mine)) == (len(hand.state.trick.cards), len(hand.mine))
    assert [PACK[code] for code in question.panel.rows[0].cards] == list(hand.state.trick.cards)
    assert {hand.mine[at] for at in question.right} == {
        card for card, one in hand.family.verdicts(hand).items() if one.ok
    }
    led = suit_led(hand.state.trick.cards)
    held = [at for at, card in enumerate(hand.mine) if card.suit == led]
    assert not held or set(held) <= set(question.right)


def test_a_trick_of_a_hand_that_is_looked_at_again_is_asked_as_it_stood_when_a_card_was_chosen() -> None:
    room, table = Room(), Device("practice/whole", learner=TEACHER)
    on(table, lambda one: one["leaves"])
    again = Device("hindsight/whole", learner=TEACHER)
    assert "not your turn" in refused(room, {"laid": again.look()["laid"]})
    for _ in range(15):
        again.press("next", seen=again.panel["qid"])
        moment = state(again).moment
        if moment.before.trick.cards:
            break
        assert "There is nothing in the trick" in refused(room, {"laid": again.panel["laid"]})
    room.lead("ask", {"laid": again.panel["laid"]})
    question = room.state().question
    assert [PACK[code] for code in question.panel.rows[0].cards] == list(moment.before.trick.cards)
    held = PACK.sorted(moment.before.hands[ME])
    assert [PACK[code] for code in question.panel.rows[1].cards] == list(held)
    assert {held[at] for at in question.right} == set(may(moment))


def test_it_is_answered_and_revealed_as_any_question(room: Room) -> None:
    question = room.state().question
    assert question.right == tuple(at for at, code in enumerate(question.panel.rows[1].cards) if code in ("C9", "CJ"))
    room.answer(0, question.right)
    room.answer(1, (0, 1))
    room.lead("reveal")
    assert [phone.look()["mark"]["tone"] for phone in room.phones] == ["good", "bad"]
    bars = Device(f"wall/{room.code}", learner=TEACHER).look()["how"]["bars"]
    assert sorted(one["ok"] for one in bars if one["count"]) == [False, True]
    room.desk.look()
    taking_home.settle()
    place = place_of(question.link)
    log = services.store().events(ANNA, place)
    assert question.spec.skill in as_it_stands(remember((place, event) for event in log)).skills
    room.lead("another")
    after = room.state().question
    assert (after.spec.skill, after.item == question.item) == (question.spec.skill, False)


def test_nothing_tells_a_telephone_which_may_go_before_the_reveal(room: Room) -> None:
    room.answer(0, room.state().question.right)
    room.answer(1, (0, 1))
    for event in ("", "close", "talk", "vote", "close"):
        if event:
            room.lead(event)
        room.listen()
    told = "\n".join(room.heard)
    for secret in (room.state().question.link.lesson, "laid-legal", '"laid"', '"tone"', '"ok"', '"bars"', '"right": 1'):
        assert secret not in told, secret
    assert [phone.look()["mark"] for phone in room.phones] == [None, None]


def test_after_a_fresh_fold_it_is_the_same_question_with_the_trick_in_its_order(room: Room) -> None:
    room.answer(0, room.state().question.right)
    before, panel = room.state().question, room.phones[0].look()
    sessions.sessions().context.rooms.forget(room.code)
    after = room.state().question
    assert (after.item, after.link) == (before.item, before.link)
    assert after.panel.rows[0].cards == TRICK
    again = room.phones[0].look()
    assert (again["rows"], again["answer"]) == (panel["rows"], panel["answer"])


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "not your turn"),
        (named(trick=()), "There is nothing in the trick"),
        (named(trick=("CK", "C9")), "do not go together"),
        (named(trick=("CK", "CK")), "do not go together"),
        (named(trick=("CK", "C8", "C7", "C6")), "do not go together"),
        (named().replace("ottocento", "mineo9"), "bad-move"),
        (f"{named()}ff", "bad-move"),
        (f"{named()}0", "bad-move"),
        (named().replace(PLAYS, "how-many-points"), "bad-move"),
        (["CK"], "bad-move"),
    ],
)
def test_what_cannot_be_asked_is_refused_and_leads_nowhere(name: Any, why: str) -> None:
    assert why in refused(Room(), {"laid": name})
    assert Device(f"step/{name or 'ottocento'}/{PLAYS}/0").look() == {}


@pytest.mark.parametrize("who", [ANNA, STRANGER])
def test_only_who_leads_asks_the_room(who: str) -> None:
    room = Room()
    other = Device(f"desk/{room.code}", learner=who)
    other.press("ask", {"laid": named()}, seen=other.look()["qid"])
    assert other.refused == "in-words"
    assert room.desk.look()["stage"] == "lobby"


def test_a_deal_for_all_is_put_to_nobody(room: Room) -> None:
    room.lead("deal", {"number": 7})
    assert "laid" not in Device(f"deal/{room.code}", learner=ANNA).look()
