"""What tells cards apart speaks of these two cards, and an order of these places."""

from __future__ import annotations

from typing import Any

import pytest

from engine import game
from lessons.question.kind import Message
from lessons.question.look_alikes import level
from lessons.question.registry import kinds
from lessons.text.phrases import say
from lessons.yamlfile.fields import LANGS, Lang
from tests.lessons import table
from tests.lessons.feedback.situations import ask, hints, kind_and_items, rung, situations


def pair(name: str, card: str, other: str) -> Any:
    return ask("which-of-two", 1, game(name), pick=card, among=f"{card} {other}")


EN = LANGS[0]


def test_of_a_group_what_is_missing_is_named_and_never_what_is_there() -> None:
    its = kinds()["pick-cards"]
    for item in situations("pick-cards", "mineo3", 20, group="trumps"):
        right, every = set(its.right(item)), tuple(range(len(item.shown)))
        for answer in (every, tuple(sorted(right))[1:], tuple(i for i in every if i not in right)):
            first = its.first_step(item, (), answer)
            assert (first.reason == "hint.pick-cards.first-all-there") == right.issubset(answer)
            assert first.facts["card"] not in [item.shown[i].code for i in answer]


@pytest.mark.parametrize(
    ("name", "card", "other", "look"),
    [
        ("ragusa", "T17", "T16", "all-numbers"),
        ("ottocento", "Angel", "World", "all-none"),
        ("ottocento", "Moon", "T16", "none"),
        ("ragusa", "CK", "SK", "all-suit"),
        ("french5", "DN", "SN", "all-suit"),
        ("french4", "D5", "D4", "all-count"),
        ("ottocento", "S7", "S9", "all-count"),
        ("ottocento", "SK", "BK", "courts"),
        ("ragusa", "CQ", "CM", "courts"),
        ("mineo3", "SQ", "T2", "none"),
    ],
)
def test_cards_are_told_apart_by_what_differs(name: str, card: str, other: str, look: str) -> None:
    item = pair(name, card, other)
    said, rule, _ = hints("which-of-two", item)
    assert said.reason == f"hint.which-of-two.{look}"
    alone = look in ("all-suit", "all-count")
    assert rule.reason.startswith("which-of-two.by-") == alone
    its = kinds()["which-of-two"]
    wrong = next(i for i in (0, 1) if not its.is_right(item, (), (i,)))
    assert (rule in its.explain(item, (), (wrong,)).says) == alone


def test_a_card_with_its_number_in_a_box_is_not_said_to_have_none() -> None:
    look = hints("pick-cards", ask("pick-cards", 1, game("mineo3"), pick="S10"))[0]
    assert "number will help" not in say(look, Lang("en"), "sicily")
    assert "numero" not in say(look, Lang("it"), "sicily")


def test_not_every_trump_has_a_number() -> None:
    assert "twelve of them show a number" in say(Message("hint.pick-cards.look-trump"), Lang("en"), "bologna")
    assert "Miseria" in say(Message("hint.pick-cards.look-trump"), Lang("en"), "sicily")


@pytest.mark.parametrize(("name", "group"), [("mineo3", "trumps"), ("ottocento", "courts"), ("french4", "courts")])
def test_a_card_is_told_from_the_one_it_was_taken_for(name: str, group: str) -> None:
    seen = set()
    for kind, item in kind_and_items("name-card", name, 25, group=group):
        for place, taken in enumerate(item.names):
            if level(taken, item.card):
                continue
            said = rung(kind, item, (), (place,), 1)
            its = say(Message("name-card.name", {"card": taken.code}), EN, item.game.family)
            assert its.casefold() in say(said, EN, item.game.family).casefold()
            seen.add(said.reason)
    assert "hint.name-card.compare" in seen


def test_the_name_that_was_tried_is_not_shut_out_once_more() -> None:
    for kind, item in kind_and_items("name-card", "vanto", 25):
        for place, taken in enumerate(item.names):
            if not level(taken, item.card):
                assert rung(kind, item, (), (place,), 2).facts["card"] not in (taken.code, item.card.code)


def test_the_first_step_of_an_order_is_the_first_place_that_is_wrong() -> None:
    seen = set()
    for kind, item in kind_and_items("order-cards", "ottocento", 12):
        right = kind.right(item, ())
        for n in range(len(right) - 1):
            answer = (*right[:n], right[n + 1], right[n], *right[n + 2 :])
            if not kind.explain(item, (), answer).ok:
                first = kind.first_step(item, (), answer)
                assert item.game.pack[str(first.facts["card"])].strength == item.cards[right[n]].strength
                assert first.facts.get("before") == (item.cards[answer[n - 1]].code if n else None)
                seen.add(first.reason)
    assert len(seen) == 2


@pytest.mark.parametrize(("name", "among"), [("mineo3", "suits"), ("mineo3", "trumps")])
def test_courts_and_cards_without_a_number_are_spoken_of_where_there_are_some(name: str, among: str) -> None:
    seen = set()
    for kind, item in kind_and_items("order-cards", name, 40, among=among):
        there = any(not card.rank.isdigit() and card.rank != "A" for card in item.cards)
        assert (kind.hints(item, ())[0].reason != "hint.order-cards.numbers") == there
        seen.add(there)
    assert seen == {True, False}


@pytest.mark.parametrize(("cards", "sort"), [("S9 S8 S7 SA", "long"), ("DA D6 D8 D10", "round")])
def test_courts_are_not_put_first_where_there_are_none(cards: str, sort: str) -> None:
    item: Any = table.ask("order-cards", 0, game("ottocento"), cards=cards)
    assert kinds()["order-cards"].hints(item, ())[0].reason == f"hint.order-cards.{sort}-pips"


def test_kings_come_first_where_there_are_some() -> None:
    seen = set()
    for kind, item in kind_and_items("count-hand", "french4", 25, ask="courts"):
        courts = [card.rank for card in item.hand if card.rank in ("K", "Q", "N", "J")]
        first = kind.hints(item, ())[2].reason
        assert (first == "hint.count-hand.first-courts-kings") == ("K" in courts and len(courts) > 1)
        seen.add(first)
    assert len(seen) == 2
