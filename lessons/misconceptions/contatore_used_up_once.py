"""A contatore serves in one sequence, and then it is used up."""

from collections.abc import Iterator

from engine.games.bologna.counting.combinations import SEQUENCES, combination
from engine.games.bologna.counting.grande import CONTATORI
from engine.games.bologna.pack import PACK
from lessons.question.facts.bologna import Figure
from lessons.question.misconception import Misconception
from lessons.question.panel import Answer, Answers
from lessons.question.requirements import needs
from lessons.wrong_rules.steps import figures, step_of


def _number(about: Figure) -> int | None:
    kind, held = str(about["kind"]), about["held"]
    wild = {code for code in CONTATORI if code in held}
    cards = [PACK[code] for code in held]
    first = next((one for one in SEQUENCES if combination(one, cards, about["rules"])), kind)
    if not wild or kind == first:
        return None
    made = combination(kind, [card for card in cards if card.code not in wild], about["rules"])
    return made.length if made else 0


def _spent_elsewhere(item: object, given: Answers = ()) -> Iterator[Answer]:
    """Whoever thinks so may spend a contatore in any sequence: then it is missing here, or one of the two is."""
    step = step_of(item, given)
    if step is None or not step.name.startswith("length-"):
        return
    kind, held, rules = str(step.about["kind"]), step.about["held"], step.about["rules"]
    wild = [code for code in CONTATORI if code in held]
    if not any(combination(one, [PACK[code] for code in held], rules) for one in SEQUENCES if one != kind):
        return
    for spent in [[code] for code in wild] + [wild] * (len(wild) > 1):
        made = combination(kind, [PACK[code] for code in held if code not in spent], rules)
        yield (made.length if made else 0,)


CONTATORE_USED_UP_ONCE = Misconception(
    "contatore-used-up-once",
    "wild-everywhere",
    ("combinations", "pile-worth", "gaps"),
    figures(_number, "length"),
    needs=needs("Matto|Begato XK XQ XN YK YQ YJ"),
    also=_spent_elsewhere,
)
