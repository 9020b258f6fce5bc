"""Because the sequences are doubled, the criccone is doubled with them."""

from lessons.question.facts.bologna import Figure
from lessons.question.misconception import Misconception
from lessons.question.requirements import needs
from lessons.wrong_rules.steps import figures


def _criccone(about: Figure) -> int | None:
    return 2 * int(about["sum"]) if about["rows"] >= 3 else None


DOUBLES_CRICCONE_WITH_SEQUENCES = Misconception(
    "doubles-criccone-with-sequences",
    "sequence-doubling",
    ("combinations", "pile-worth", "gaps", "score-sheet", "find-error"),
    figures(_criccone, "criccone"),
    needs=needs("XK XQ XJ YK YQ YJ ZK ZQ ZN", "WJ ZJ WN Angel World"),
)
