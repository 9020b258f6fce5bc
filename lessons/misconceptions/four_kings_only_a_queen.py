"""With all four Kings one must call a Queen: an own King no longer may be called."""

from engine.cards import Card
from lessons.question.facts.france import Freely
from lessons.question.misconception import Misconception
from lessons.wrong_rules.shown_and_called import may_be_called


def _may(card: Card, about: Freely) -> bool:
    four = all(f"{suit}K" in {held.code for held in about["hand"]} for suit in "SHDC")
    return card.rank == ("Q" if four else "K")


FOUR_KINGS_ONLY_A_QUEEN = Misconception(
    "four-kings-only-a-queen", "called-king", ("calling",), may_be_called(_may), requires=("ask:callable",)
)
