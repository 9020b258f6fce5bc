"""One calls the best card there is, be it in one's own hand."""

from engine.games.sicily.pack import ARIE
from lessons.question.facts.sicily import Calls
from lessons.question.misconception import Misconception
from lessons.wrong_rules.sicily import calls


def _best(about: Calls) -> str | None:
    held = {card.code for card in about["hand"]}
    return ARIE[0] if ARIE[0] in held else None


CALLS_AN_OWN_CARD = Misconception(
    "calls-an-own-card", "calling-a-trump", ("calling",), calls(_best), requires=("ask:called", "pays:pigliata")
)
