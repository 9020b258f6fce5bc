"""Two of a kind seem to score in the criccone."""

from lessons.belief.steps import picks
from lessons.counting.believed_piles import scores
from lessons.question.facts.bologna import Figure
from lessons.question.misconception import Misconception
from lessons.question.requirements import needs


def _taken(code: str, about: Figure) -> bool:
    return scores(code, about, least=2)


TWO_ARE_ENOUGH = Misconception(
    "two-are-enough", "criccone-values", ("combinations",), picks("made", _taken), needs=needs("XK YK", "ZK WK")
)
