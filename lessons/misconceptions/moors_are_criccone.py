"""Three Moors seem to make a combination of the criccone, as they do of sequences."""

from lessons.misconception import Misconception
from lessons.needs import needs
from lessons.pile_beliefs import LEVEL, scores_as_well

MOORS_ARE_CRICCONE = Misconception(
    "moors-are-criccone",
    "criccone-values",
    ("combinations", "find-error"),
    scores_as_well(LEVEL["moors"], {3: 10, 4: 20}, "extra-moors"),
    needs=needs("Moor1 Moor2|Moor3 Moor4"),
)
