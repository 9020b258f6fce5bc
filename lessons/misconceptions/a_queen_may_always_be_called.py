"""One calls a King or a Queen, as one likes."""

from engine.cards import Card
from lessons.question.facts.france import Freely
from lessons.question.misconception import Misconception
from lessons.wrong_rules.shown_and_called import may_be_called


def _may(card: Card, about: Freely) -> bool:
    return card.rank in ("K", "Q")


A_QUEEN_MAY_ALWAYS_BE_CALLED = Misconception(
    "a-queen-may-always-be-called", "called-king", ("calling",), may_be_called(_may), requires=("ask:callable",)
)
