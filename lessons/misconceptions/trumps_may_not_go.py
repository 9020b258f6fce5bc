"""As in other tarot games, no trump may be laid away."""

from engine.cards import Card
from lessons.question.misconception import Misconception
from lessons.question.requirements import needs
from lessons.wrong_rules.steps import leaves


def _may(card: Card) -> bool:
    return card.points != 5 and not card.is_trump


TRUMPS_MAY_NOT_GO = Misconception(
    "trumps-may-not-go", "leaving", ("may-leave",), leaves(_may), needs=needs("T9|T8|T12|Moor1|Moor3")
)
