"""Whoever shows a sequence has the Bégato as well."""

from engine.games.bologna.pack import BEGATO
from lessons.misconceptions.tools.inference import any_of_them, seen
from lessons.question.facts.bologna import InferenceFacts
from lessons.question.misconception import Misconception


def _who_showed_one(about: InferenceFacts) -> tuple[int, ...]:
    view = seen(about)
    if BEGATO in view.hand:
        return ()
    return tuple(seat for seat, shown in enumerate(view.shown) if any(one.is_sequence for one in shown))


ANSWER, ALSO = any_of_them("likely", _who_showed_one)

A_SEQUENCE_MEANS_A_CONTATORE = Misconception(
    "a-sequence-means-a-contatore", "reading-declarations", ("who-holds",), ANSWER, also=ALSO
)
