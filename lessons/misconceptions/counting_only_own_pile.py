"""What lies open is counted once more for the other side."""

from engine.games.bologna.pack import PACK
from lessons.counting.scoring_steps import true_cells
from lessons.question.facts.bologna import Figure
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import figures


def _number(about: Figure) -> int | None:
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
