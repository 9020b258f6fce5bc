"""The rule told of a problem does not forbid its right card."""

from __future__ import annotations

from engine.cards import Card
from engine.games.bologna.pack import BEGATO, MATTO, PACK
from lessons.question.registry import kinds
from lessons.questions.problem.shelf import Problem, problems
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
