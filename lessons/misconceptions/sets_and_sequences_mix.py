"""Sets and sequences together make up the three that double."""

from engine.games.bologna.counting.combinations import total
from lessons.question.facts.bologna import DeclarationFacts, Figure
from lessons.question.misconception import Misconception
from lessons.question.requirements import needs
from lessons.wrong_rules.steps import any_of, figures


def _criccone(about: Figure) -> int | None:
    return 2 * int(about["sum"]) if about["sets"] and about["sets"] + about["rows"] >= 3 else None


def _sequences(about: Figure) -> int | None:
    return int(about["product"]) if about["rows"] and about["sets"] + about["rows"] >= 3 else None


def _declared(about: DeclarationFacts) -> int | None:
    points = 0
    for made in about["hands"]:
        mixed = len(made) >= 3 and 0 < sum(one.is_sequence for one in made) < len(made)
        points += 2 * sum(one.points for one in made) if mixed else total(made)
    return points


SETS_AND_SEQUENCES_MIX = Misconception(
    "sets-and-sequences-mix",
    "criccone-doubling",
    ("combinations", "pile-worth", "declare", "gaps", "score-sheet", "find-error"),
    any_of(figures(_criccone, "criccone"), figures(_sequences, "sequences"), figures(_declared, "declared-worth")),
    needs=needs("XK YK ZK XQ YQ ZQ ZN", "Angel World Matto Begato XJ XN YN YJ"),
)
