"""Whoever shows a sequence has the Bégato as well."""

from engine.games.bologna.pack import BEGATO
from lessons.misconceptions.tools.inference import seen, takes
from lessons.question.facts.bologna import Known
from lessons.question.misconception import Misconception


def _who_showed_one(about: Known) -> int | None:
    view = seen(about)
    rows = [seat for seat, shown in enumerate(view.shown) if any(one.is_sequence for one in shown)]
    return rows[0] if rows and BEGATO not in view.hand else None


A_SEQUENCE_MEANS_A_CONTATORE = Misconception(
    "a-sequence-means-a-contatore", "reading-declarations", ("who-holds",), takes(likely=_who_showed_one)
)
