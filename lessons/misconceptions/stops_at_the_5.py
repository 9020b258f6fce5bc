"""The grande ends at the 5; the Moors make only their own sequence."""

from dataclasses import replace

from lessons.misconceptions.tools.playing import reads_grande, reckons
from lessons.question.kind import Answer, Answers
from lessons.question.misconception import Misconception
from lessons.question.requirements import needs
from lessons.questions.count_grande.by_scavezzo import reckoning
from lessons.questions.count_grande.held import Grande


def _above(item: Grande, right: int) -> int:
    return right - sum("moors" in item.game.pack[code].groups for code in reckoning(item).above)


_by_row, _by_scavezzo = reads_grande(moors=False), reckons(1, _above)


def _either_way(item: object, given: Answers = ()) -> Answer | None:
    scavezzo = isinstance(item, Grande) and item.method == "scavezzo"
    return (_by_scavezzo if scavezzo else _by_row.beside)(item, given)


STOPS_AT_THE_5 = Misconception(
    "stops-at-the-5",
    "socks",
    ("count-grande", "combinations", "pile-worth", "find-error"),
    replace(_by_row, beside=_either_way),
    needs=needs("Angel World Sun T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5 Moor1 Moor2|Moor3|Moor4"),
)
