"""The grande ends at the 5; the Moors make only their own sequence."""

from lessons.beliefs import reads_grande, reckons
from lessons.kinds import Answer, Given
from lessons.misconception import Misconception
from lessons.needs import needs
from lessons.questions.count_grande.by_scavezzo import reckoning
from lessons.questions.count_grande.model import Grande
from lessons.step_beliefs import parts


def _above(item: Grande, right: int) -> int:
    return right - sum("moors" in item.game.pack[code].groups for code in reckoning(item).above)


_by_row, _by_scavezzo = reads_grande(moors=False), reckons(1, _above)


def _answer(item: object, given: Given = ()) -> Answer | None:
    scavezzo = isinstance(item, Grande) and item.method == "scavezzo"
    return (_by_scavezzo if scavezzo else _by_row)(item, given)


_answer.parts = parts(_by_row)  # type: ignore[attr-defined]

STOPS_AT_THE_5 = Misconception(
    "stops-at-the-5",
    "socks",
    ("count-grande", "combinations", "find-error"),
    _answer,
    needs=needs("Angel World Sun T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5 Moor1 Moor2|Moor3|Moor4"),
)
