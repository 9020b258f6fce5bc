"""One calls the trump below all the arie that one holds, leaving out those missing in between."""

from engine.games.sicily.pack import ARIE
from lessons.question.facts.sicily import Calls
from lessons.question.misconception import Misconception
from lessons.question.stepwise import StepwiseItem
from lessons.wrong_rules.sicily import calls


def _below(about: Calls) -> str | None:
    held = [int(code[1:]) for code in ARIE if code in {card.code for card in about["hand"]}]
    return f"T{min(held) - 1}" if held else None


def _holds(item: StepwiseItem) -> bool:
    """Where a secret solo is played any of the highest trumps may be called, one's own too (S16)."""
    return not item.rules.secret_solo


CALLS_BELOW_ALL_ITS_ARIE = Misconception(
    "calls-below-all-its-arie",
    "calling-a-trump",
    ("calling",),
    calls(_below),
    requires=("ask:called", "pays:pigliata"),
    holds=_holds,
)
