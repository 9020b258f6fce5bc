"""Whoever says chiamo plays against the two others, as a soloist does."""

from lessons.question.facts.sicily import SpeakingFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import comes_to


def _comes(about: SpeakingFacts) -> str | None:
    return "alone" if about["outcome"] == "own" else None


CALLER_PLAYS_AGAINST_TWO = Misconception(
    "caller-plays-against-two", "chiamo-or-solo", ("bidding",), comes_to("comes", _comes), requires=("word:solo io",)
)
