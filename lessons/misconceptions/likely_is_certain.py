"""What is likely is taken for proved: three sequences without the Bégato, so the fourth player has him."""

from engine.games.bologna.inference import declarations
from engine.games.bologna.inference.cards import Places
from engine.games.bologna.pack import BEGATO
from lessons.misconceptions.tools.inference import places, seen
from lessons.question.facts.bologna import InferenceFacts
from lessons.question.misconception import Misconception


def _the_silent_one(about: InferenceFacts) -> Places | None:
    verdict = declarations.likely(seen(about))
    place = verdict.facts["place"]
    if about["card"] != BEGATO or verdict.reason != "likely-the-silent-one" or not isinstance(place, int):
        return None
    return frozenset({place})


LIKELY_IS_CERTAIN = Misconception("likely-is-certain", "reading-declarations", ("who-holds",), places(_the_silent_one))
