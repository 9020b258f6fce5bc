"""The grande ends at the 5; the Moors make only their own sequence."""

from lessons.beliefs import reads_grande, reckons
from lessons.kinds import Answer, Given
from lessons.misconception import Misconception
from lessons.questions.count_grande.by_scavezzo import reckoning
from lessons.questions.count_grande.model import Grande


def _above(item: Grande, right: int) -> int:
    return right - sum("moors" in item.game.pack[code].groups for code in reckoning(item).above)


_by_row, _by_scavezzo = reads_grande(moors=False), reckons(1, _above)


def _answer(item: Grande, given: Given = ()) -> Answer | None:
    return _by_row(item, given) if item.method == "row" else _by_scavezzo(item, given)


STOPS_AT_THE_5 = Misconception("stops-at-the-5", "socks", ("count-grande",), _answer)
