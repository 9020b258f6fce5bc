"""One calls the trump below all the arie that one holds, leaving out those missing in between."""

from engine.games.sicily.pack import ARIE
from lessons.belief.sicily import calls
from lessons.question.facts.sicily import Calls
from lessons.question.misconception import Misconception


def _below(about: Calls) -> str | None:
    held = [int(code[1:]) for code in ARIE if code in {card.code for card in about["hand"]}]
    return f"T{min(held) - 1}" if held else None


CALLS_BELOW_ALL_ITS_ARIE = Misconception(
    "calls-below-all-its-arie", "calling-a-trump", ("calling",), calls(_below), wants=("ask:called", "pays:pigliata")
)
