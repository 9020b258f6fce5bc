"""What is laid away lies face down, trumps too."""

from typing import Any

from engine.cards import Card
from engine.parts.leaving import plain_cards
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import chooses


def _trumps_may_go(about: Any) -> bool:
    """Are there trumps among these, and may they go? Elsewhere to hide them is not the mistake."""
    left = about.get("left", ())
    plain = set(plain_cards(about["hand"]))
    return any(card.is_trump for card in left) and plain <= set(left) and all(map(_low, set(left) - plain))


def _low(card: Card) -> bool:
    return card.is_trump and card.points < 1


LAID_AWAY_TRUMPS_STAY_HIDDEN = Misconception(
    "laid-away-trumps-stay-hidden",
    "ecart",
    ("lay-away",),
    chooses(("these", "yes"), when=_trumps_may_go),
    requires=("rule:shows",),
)
