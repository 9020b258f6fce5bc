"""Three aces seem to make a combination of the criccone, as they do of sequences."""

from lessons.counting.believed_piles import LEVEL, scores_as_well
from lessons.question.misconception import Misconception
from lessons.question.requirements import needs

ACES_ARE_CRICCONE = Misconception(
    "aces-are-criccone",
    "criccone-values",
    ("combinations", "pile-worth", "find-error"),
    scores_as_well(LEVEL["aces"], {3: 11, 4: 22}, "extra-aces"),
    needs=needs("XA YA ZA"),
)
