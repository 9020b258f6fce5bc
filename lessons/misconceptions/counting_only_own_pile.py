"""What lies open is counted once more for the other side."""

from engine.games.bologna.pack import PACK
from lessons.cells import true_cells
from lessons.misconception import Misconception
from lessons.step_beliefs import About, figures


def _number(about: About) -> int | None:
    if about["side"] != "they":
        return None
    piles = {"you": tuple(PACK[code] for code in about["other"]), "they": tuple(PACK[code] for code in about["held"])}
    return true_cells(piles, about["rules"])[f"you.{about['name']}"].value


COUNTING_ONLY_OWN_PILE = Misconception(
    "counting-only-own-pile",
    "other-side",
    ("gaps", "score-sheet"),
    figures(_number, "criccone-sum", "criccone", "length", "product", "sequences"),
)
