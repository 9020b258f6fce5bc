"""The cards are thrown in when most want it; one who wants five more is outvoted."""

from lessons.question.facts.sicily import SpeakingFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import comes_to


def _comes(about: SpeakingFacts) -> str | None:
    outvoted = about["outcome"] == "on" and about["said"].count("passo") >= 2
    return "thrown-in" if outvoted else None


MOST_THROW_IN = Misconception(
    "most-throw-in", "speaking-comes", ("speaking",), comes_to("comes", _comes), requires=("word:pago",)
)
