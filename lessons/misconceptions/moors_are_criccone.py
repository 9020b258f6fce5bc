"""Three Moors seem to make a combination of the criccone, as they do of sequences."""

from lessons.counting.believed_piles import LEVEL, scores_as_well
from lessons.question.misconception import Misconception
from lessons.question.requirements import needs

MOORS_ARE_CRICCONE = Misconception(
    "moors-are-criccone",
    "criccone-values",
    ("combinations", "pile-worth", "find-error"),
    scores_as_well(LEVEL["moors"], {3: 10, 4: 20}, "extra-moors"),
    needs=needs("Moor1 Moor2|Moor3 Moor4"),
)
