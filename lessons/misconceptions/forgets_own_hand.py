"""Looks for a card among the others without looking into one's own hand."""

from engine.games.bologna.inference.cards import Places
from engine.games.bologna.pack import BEGATO
from lessons.misconceptions.tools.inference import NOBODY, either, places, seen, takes
from lessons.question.facts.bologna import InferenceFacts
from lessons.question.misconception import Misconception


def _elsewhere(about: InferenceFacts) -> Places | None:
    view = seen(about)
    return view.allowed(about["card"]) if about["card"] in view.hand else None


def _silent(about: InferenceFacts) -> int | None:
    view = seen(about)
    if BEGATO not in view.hand:
        return None
    left = [seat for seat in range(view.form.seats) if seat != view.seat]
    left = [seat for seat in left if not any(one.is_sequence for one in view.shown[seat])]
    return left[0] if len(left) == 1 else NOBODY


FORGETS_OWN_HAND = Misconception(
    "forgets-own-hand", "reading-declarations", ("who-holds",), either(places(_elsewhere), takes(likely=_silent))
)
