"""Cards laid out at the scoring table, put to the room as a question by who leads it."""

from __future__ import annotations

from engine.game import game
from engine.games.bologna.scoring import PositionError, read
from lessons.evening.laid_out import impossible, link_to
from lessons.evening.questions import Question, question_of
from lessons.places.move import Refused
from lessons.places.place import Ground
from lessons.places.scoring import unread
from lessons.question.panel import Said

GAME, KIND = "ottocento", "how-many-points"
"""The scoring table counts this game's piles; what one answer ends is what they come to."""


def laid(ground: Ground, position: object) -> Question | None:
    """What the pile of a position, as text, is worth. Errors: :class:`Refused`, which says why no such question can be asked."""
    if not isinstance(position, str):
        raise Refused("bad-move", "value.position: a text")
    try:
        won = read(position).won
    except PositionError as error:
        raise Refused("in-words", said=unread(error)) from None
    courses, link = ground.asked(), link_to(game(GAME), KIND, won)
    why = impossible(courses, link)
    if why:
        raise Refused("in-words", said=Said(f"evening.refused.laid-{why}", {"n": len(won)}))
    return question_of(courses, link)
