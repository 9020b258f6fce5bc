"""If one side has a sequence of Moors, or of aces, the other can have none."""

from lessons.counting.believed_piles import LEVEL, level_length
from lessons.question.facts.bologna import Figure
from lessons.question.misconception import Misconception
from lessons.question.requirements import needs
from lessons.wrong_rules.steps import figures


def _number(about: Figure) -> int | None:
    kind = str(about["kind"])
    if kind not in LEVEL:
        return None
    theirs, mine = (level_length(kind, about[side]) for side in ("other", "held"))
    return 0 if theirs and mine else None


ONLY_ONE_SIDE_MOORS = Misconception(
    "only-one-side-moors",
    "level-sequences",
    ("combinations", "gaps"),
    figures(_number, "length"),
    needs=needs("Moor1 Moor2 Matto", "Moor3 Moor4 Begato"),
)
