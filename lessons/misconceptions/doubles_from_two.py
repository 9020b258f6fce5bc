"""Two kinds are thought enough to double the criccone."""

from engine.games.bologna.counting.combinations import total
from lessons.question.facts.bologna import DeclarationFacts, Figure
from lessons.question.misconception import Misconception
from lessons.question.requirements import needs
from lessons.wrong_rules.steps import any_of, figures


def _criccone(about: Figure) -> int | None:
    return 2 * int(about["sum"]) if about["sets"] == 2 else None


def _declared(about: DeclarationFacts) -> int | None:
    points = 0
    for made in about["hands"]:
        sets = sum(not one.is_sequence for one in made)
        points += total(made) + (sum(one.points for one in made if not one.is_sequence) if sets == 2 else 0)
    return points


DOUBLES_FROM_TWO = Misconception(
    "doubles-from-two",
    "criccone-doubling",
    ("combinations", "pile-worth", "declare", "gaps", "score-sheet", "find-error"),
    any_of(figures(_criccone, "criccone"), figures(_declared, "declared-worth")),
    needs=needs("XK YK ZK XJ YJ ZJ", "Angel World XQ YQ XN YN"),
)
