"""The contatori are counted in the grande and nowhere else."""

from engine.games.bologna.combinations import combination
from engine.games.bologna.grande import CONTATORI
from engine.games.bologna.pack import PACK
from lessons.misconception import Misconception
from lessons.needs import needs
from lessons.pile_beliefs import contatori
from lessons.step_beliefs import About, figures


def _number(about: About) -> int | None:
    if about["kind"] == "grande" or not contatori(about["held"]):
        return None
    cards = [PACK[code] for code in about["held"] if code not in CONTATORI]
    made = combination(str(about["kind"]), cards, about["rules"])
    return made.length if made else 0


CONTATORI_ONLY_IN_THE_GRANDE = Misconception(
    "contatori-only-in-the-grande",
    "wild-everywhere",
    ("combinations", "gaps"),
    figures(_number, "length"),
    needs=needs("Matto|Begato XK XQ XN"),
)
