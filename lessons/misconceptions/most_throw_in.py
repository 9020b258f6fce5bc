"""The cards are thrown in when most want it; one who wants five more is outvoted."""

from lessons.belief.steps import comes_to
from lessons.question.facts.sicily import Spoken
from lessons.question.misconception import Misconception


def _comes(about: Spoken) -> str | None:
    outvoted = about["outcome"] == "on" and about["said"].count("passo") >= 2
    return "thrown-in" if outvoted else None


MOST_THROW_IN = Misconception(
    "most-throw-in", "speaking-comes", ("speaking",), comes_to("comes", _comes), wants=("word:pago",)
)
