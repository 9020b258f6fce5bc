"""Three who agree throw the cards in, whatever the fourth says."""

from lessons.question.facts.bologna import MonteRound
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import chooses

MOST = 3


def _three(about: MonteRound) -> bool:
    return sum(about.get("said", ())) == MOST


THREE_GO_A_MONTE = Misconception(
    "three-go-a-monte", "andare-a-monte", ("go-a-monte",), chooses(("comes", "thrown-in"), when=_three)
)
