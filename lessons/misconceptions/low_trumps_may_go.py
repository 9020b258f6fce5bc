"""Small trumps may be laid away, as in Bologna."""

from engine.cards import Card
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import leaves


def _may(card: Card) -> bool:
    return card.rank != "K" and not card.is_fool and not (card.is_trump and card.points > 1)


LOW_TRUMPS_MAY_GO = Misconception(
    "low-trumps-may-go",
    "monte-discard",
    ("lay-away",),
    leaves(_may, lambda card: card.is_trump),
    requires=("rule:lays",),
)
