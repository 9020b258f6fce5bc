"""Only cards of the suits that are worth least may be laid away: no court card."""

from typing import Any

from engine.cards import Card
from engine.parts.leaving import plain_cards
from lessons.question.kind import Answer, Answers
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import leaves


def _may(card: Card) -> bool:
    return not card.is_trump and not card.is_fool and card.points <= 1


def _is_court(card: Card) -> bool:
    """Is it one that this would keep back, though it may go?"""
    return not (_may(card) or card.is_trump or card.is_fool or card.rank == "K")


def _with_courts(item: Any, given: Answers = ()) -> Answer | None:
    """Silent where there are no court cards that this would keep back; and where trumps have to make up the number: that
    these were left out as well, or thought to stay, is no matter of courts."""
    trumps_go = len(plain_cards(item.hand)) < item.number
    return _LEAVES(item, given) if any(map(_is_court, item.hand)) and not trumps_go else None


_LEAVES = leaves(_may, _is_court)
ONLY_PIPS_MAY_GO = Misconception(
    "only-pips-may-go", "monte-discard", ("lay-away",), _with_courts, requires=("rule:lays",)
)
