"""Every opponent may say rivanto, also one who has passed with the whole hand."""

from lessons.question.facts.sicily import Challenge
from lessons.question.misconception import Misconception
from lessons.wrong_rules.sicily import challenges


def _all(about: Challenge) -> frozenset[int]:
    return frozenset(about["others"])


ANY_OPPONENT_SAYS_RIVANTO = Misconception(
    "any-opponent-says-rivanto", "scommessa-rivanto", ("announcing",), challenges(_all), requires=("word:rivanto",)
)
