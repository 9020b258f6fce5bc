"""The contatori are counted in the grande and nowhere else."""

from engine.games.bologna.counting.combinations import combination
from engine.games.bologna.counting.grande import CONTATORI
from engine.games.bologna.pack import PACK
from lessons.counting.believed_piles import contatori
from lessons.question.facts.bologna import Figure
from lessons.question.misconception import Misconception
from lessons.question.requirements import needs
from lessons.wrong_rules.steps import figures


def _number(about: Figure) -> int | None:
    if about["kind"] == "grande" or not contatori(about["held"]):
        return None
    cards = [PACK[code] for code in about["held"] if code not in CONTATORI]
    made = combination(str(about["kind"]), cards, about["rules"])
    return made.length if made else 0


CONTATORI_ONLY_IN_THE_GRANDE = Misconception(
    "contatori-only-in-the-grande",
    "wild-everywhere",
    ("combinations", "pile-worth", "gaps"),
    figures(_number, "length"),
    needs=needs("Matto|Begato XK XQ XN"),
)
