"""What is laid away lies face down, trumps too."""

from lessons.belief.steps import chooses
from lessons.question.misconception import Misconception

LAID_AWAY_TRUMPS_STAY_HIDDEN = Misconception(
    "laid-away-trumps-stay-hidden",
    "ecart",
    ("lay-away",),
    chooses(("these", "yes"), when=lambda about: any(card.is_trump for card in about.get("left", ()))),
    wants=("rule:shows",),
)
