"""The ternone may be told with any of its cards, also when another has gone before."""

from lessons.question.facts.sicily import Tells
from lessons.question.misconception import Misconception
from lessons.wrong_rules.sicily import tells

THREE = ("T13", "T14", "T15")


def _any(about: Tells) -> frozenset[str] | None:
    return frozenset({"ternone"}) if about["card"].code in THREE else None


TERNONE_WITH_ANY_OF_THEM = Misconception(
    "ternone-with-any-of-them", "told-with-a-card", ("telling",), tells(_any), requires=("ask:saying", "word:vanto")
)
