"""Two of a kind seem to score in the criccone."""

from lessons.misconception import Misconception
from lessons.needs import needs
from lessons.pile_beliefs import scores
from lessons.step_beliefs import About, picks


def _taken(code: str, about: About) -> bool:
    return scores(code, about, least=2)


TWO_ARE_ENOUGH = Misconception(
    "two-are-enough", "criccone-values", ("combinations",), picks("made", _taken), needs=needs("XK YK", "ZK WK")
)
