"""Whoever shows a sequence has the Bégato as well."""

from engine.games.bologna.pack import BEGATO
from lessons.knowing_beliefs import seen, takes
from lessons.misconception import Misconception
from lessons.step_beliefs import About


def _who_showed_one(about: About) -> int | None:
    view = seen(about)
    rows = [seat for seat, shown in enumerate(view.shown) if any(one.is_sequence for one in shown)]
    return rows[0] if rows and BEGATO not in view.hand else None


A_SEQUENCE_MEANS_A_CONTATORE = Misconception(
    "a-sequence-means-a-contatore", "reading-declarations", ("who-holds",), takes(likely=_who_showed_one)
)
