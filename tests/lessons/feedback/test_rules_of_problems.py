"""The rule told of a problem does not forbid its right card."""

from __future__ import annotations

from typing import Any

from engine import game
from engine.cards import Card
from engine.games.bologna.pack import BEGATO, MATTO, PACK
from lessons.question.kind import Message
from lessons.question.registry import kinds
from lessons.question.sampling import draw
from lessons.questions.problem.shelf import Problem, problems
from lessons.text.phrases import say
from tests.lessons import table
from tests.lessons.table import ask

RULES = {
    "letting-go": "a key card waits for a safe trick",
    "leading-small": "a King waits for others to lead its suit",
    "leading-to-a-king": "a King waits for others to lead its suit",
    "playing-suits": "a King is led only where it is single",
    "opening": "a suit whose King others hold",
    "use-of-the-matto": "the Matto is not led",
    "leading-trumps": "the high ones without a number wait",
    "drawing-a-trump": "with a worthless card",
    "taking-home": "better a card that counts than a number",
    "giving-a-key-card": "a key card",
}
"""A rule, by the end of its reason -> what it says of the card."""


def forbids(rule: str, one: Problem, card: Card) -> bool:
    """Does this rule, as it is worded, speak against playing this card here?"""
    leads = not one.state.trick.cards
    key, king = card == BEGATO or card.rank == "K", card.rank == "K"
    alone = sum(other.suit == card.suit for other in one.hand) == 1
    against = {
        "letting-go": key,
        "leading-small": leads and card.points > 1,
        "leading-to-a-king": leads and king,
        "playing-suits": leads and king and not alone,
        "opening": leads and king,
        "use-of-the-matto": leads and card == MATTO,
        "leading-trumps": card.is_trump and card != BEGATO and not card.groups & {"numbers", "moors"},
        "drawing-a-trump": leads and card.points > 1,
        "taking-home": "numbers" in card.groups,
        "giving-a-key-card": not key,
    }
    return against[rule]


def test_no_rule_told_speaks_against_the_right_card() -> None:
    met = set()
    for one in problems().values():
        told = kinds()["problem"].hints(ask("problem", problem=one.name))[1].reason.rpartition(".")[2]
        if told in RULES:
            met.add(told)
            assert not [code for code in one.right if forbids(told, one, PACK[code])], (one.name, RULES[told])
    assert {"letting-go", "giving-a-key-card", "use-of-the-matto", "opening"} <= met


def test_where_a_key_card_is_let_go_the_rule_says_when_it_may() -> None:
    told = {one.name: kinds()["problem"].hints(ask("problem", problem=one.name))[1] for one in problems().values()}
    found = [name for name, said in told.items() if said.reason == "hint.problem.letting-go-a-key-card"]
    assert "6964-8" in found
    assert all(problems()[name].right == ("Begato",) or problems()[name].right[0].endswith("K") for name in found)


def test_where_any_of_several_cards_is_right_the_solution_lights_them_all() -> None:
    """What is named is lit; of the stepwise kinds as well."""
    several = [one for one in problems().values() if len(one.right) > 1]
    assert several
    for one in several[:20]:
        shown = kinds()["problem"].reveal(ask("problem", problem=one.name)).cards
        assert shown == dict.fromkeys((i for i, card in enumerate(one.hand) if card.code in one.right), "right")
    free = game("mineo4").house.read({"secret_solo": True})  # any of the highest trumps may be called
    for seed in range(5):
        item: Any = draw(kinds()["calling"], table.spec("calling"), game("mineo4"), seed, free)
        step = item.steps[0]
        assert len(step.also) == 4
        assert set(kinds()["calling"].reveal(item).cards) == {i for (i,) in (step.right, *step.also)}


def test_a_suit_that_was_led_before_is_not_to_be_opened() -> None:
    """Of one's last card it is said that it is the only one of its suit, not of the hand; its suit may have been led before."""
    words = {"en": ("only card of it", "open"), "it": ("unica carta del seme", "apr"), "fr": ("que tu y as", "ouvr")}
    for lang, (told, opened) in words.items():
        assert told in say(Message("coach.lead-from-courts", {"n": 1}), lang, "bologna")
        assert opened not in say(Message("hint.problem.opening"), lang, "bologna")
