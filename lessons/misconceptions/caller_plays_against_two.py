"""Whoever says chiamo plays against the two others, as a soloist does."""

from lessons.belief.steps import comes_to
from lessons.question.facts.sicily import Spoken
from lessons.question.misconception import Misconception


def _comes(about: Spoken) -> str | None:
    return "alone" if about["outcome"] == "own" else None


CALLER_PLAYS_AGAINST_TWO = Misconception(
    "caller-plays-against-two", "chiamo-or-solo", ("bidding",), comes_to("comes", _comes), wants=("word:solo io",)
)
