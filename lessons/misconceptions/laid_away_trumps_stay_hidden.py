"""What is laid away lies face down, trumps too."""

from typing import Any

from engine.parts.leaving import plain_cards
from lessons.belief.steps import chooses
from lessons.question.misconception import Misconception


def _trumps_may_go(about: Any) -> bool:
    """Are there trumps in question that may go, being shown?"""
    left = about.get("left", ())
    return any(card.is_trump for card in left) and len(plain_cards(about["hand"])) < len(left)


LAID_AWAY_TRUMPS_STAY_HIDDEN = Misconception(
    "laid-away-trumps-stay-hidden",
    "ecart",
    ("lay-away",),
    chooses(("these", "yes"), when=_trumps_may_go),
    wants=("rule:shows",),
)
