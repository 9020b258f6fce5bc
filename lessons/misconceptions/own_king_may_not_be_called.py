"""One calls a King that one does not hold."""

from engine.cards import Card
from lessons.question.facts.france import Freely
from lessons.question.misconception import Misconception
from lessons.wrong_rules.shown_and_called import may_be_called


def _may(card: Card, about: Freely) -> bool:
    return card.code in about["may"] and card not in about["hand"]


OWN_KING_MAY_NOT_BE_CALLED = Misconception(
    "own-king-may-not-be-called", "called-king", ("calling",), may_be_called(_may), requires=("ask:callable",)
)
