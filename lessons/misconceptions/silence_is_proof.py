"""Who declares nothing holds nothing worth declaring."""

from engine.games.bologna.inference.cards import Places
from lessons.misconceptions.tools.inference import places, seen
from lessons.question.facts.bologna import InferenceFacts
from lessons.question.misconception import Misconception


def _spoke(about: InferenceFacts) -> Places:
    view = seen(about)
    silent = {seat for seat, shown in enumerate(view.shown) if not shown and seat != view.seat}
    known = about["card"] in view.seen
    return view.places(about["card"]) - (frozenset() if known else silent)


SILENCE_IS_PROOF = Misconception("silence-is-proof", "reading-declarations", ("who-holds",), places(_spoke))
