"""A contatore serves in one sequence, and then it is used up."""

from engine.games.bologna.counting.combinations import SEQUENCES, combination
from engine.games.bologna.counting.grande import CONTATORI
from engine.games.bologna.pack import PACK
from lessons.belief.steps import figures
from lessons.question.facts.bologna import Figure
from lessons.question.misconception import Misconception
from lessons.question.requirements import needs


def _number(about: Figure) -> int | None:
    kind, held = str(about["kind"]), about["held"]
    wild = {code for code in CONTATORI if code in held}
    cards = [PACK[code] for code in held]
    first = next((one for one in SEQUENCES if combination(one, cards, about["rules"])), kind)
    if not wild or kind == first:
        return None
    made = combination(kind, [card for card in cards if card.code not in wild], about["rules"])
    return made.length if made else 0


CONTATORE_USED_UP_ONCE = Misconception(
    "contatore-used-up-once",
    "wild-everywhere",
    ("combinations", "pile-worth", "gaps"),
    figures(_number, "length"),
    needs=needs("Matto|Begato XK XQ XN YK YQ YJ"),
)
