"""Cards laid out at the scoring table or lying in a deal, put to the room as a question by who leads it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.game import game
from engine.games.bologna.scoring import PositionError, read
from lessons.evening.polls.laid_out import impossible, link_of, link_to
from lessons.evening.polls.questions import Question, question_of
from lessons.moves.move import MoveRefused
from lessons.places.place import Context
from lessons.places.scoring import unread
from lessons.session.step_link import StepLink
from lessons.tables.after_a_deal.hindsight import TableMoment
from lessons.tables.hand import ME, TableHand
from lessons.text.message import Message

GAME, POINTS = "ottocento", "how-many-points"
"""The scoring table counts this game's piles; their card points are asked where nothing else is said."""
ASKS = {
    "points": POINTS,
    **{part: f"pile-worth-{part}" for part in ("length", "grande", "sequences", "criccone", "whole")},
}
"""What of a pile may be asked -> the way of asking it."""
PLAYS = "legal-plays"


def laid(context: Context, position: object, asks: object = "points") -> Question | None:
    """What the pile of a position, as text, comes to, by its own house rules; ``asks``: which of :data:`ASKS`.

    Errors: :class:`MoveRefused`, which says why no such question can be asked.
    """
    if not isinstance(position, str):
        raise MoveRefused("bad-move", "value.position: a text")
    if not isinstance(asks, str) or asks not in ASKS:
        raise MoveRefused("bad-move", f"value.asks: one of {', '.join(ASKS)}")
    try:
        lying = read(position)
    except PositionError as error:
        raise MoveRefused("in-words", said=unread(error)) from None
    return _asked(context, link_to(game(GAME), ASKS[asks], lying.won, rules=lying.rules), len(lying.won))


def in_a_deal(context: Context, name: object) -> Question | None:
    """Which cards may be played where a deal stands: a name as :func:`now_in` and :func:`then_in` give it.

    Errors: :class:`MoveRefused`, which says why no such question can be asked.
    """
    if not isinstance(name, str):
        raise MoveRefused("bad-move", "value.laid: a text")
    if not name:
        raise MoveRefused("in-words", said=Message("evening.refused.laid-turn"))
    link = link_of(name)
    if link is None:
        raise MoveRefused("bad-move", "value.laid: no cards that lie somewhere")
    return _asked(context, link)


def now_in(hand: TableHand) -> str:
    """The name of the question which of the learner's cards may be played now; empty where it is not their turn to play one."""
    turn = hand.state.phase == "play" and hand.stage in ("declare", "fewer", "play", "signal")
    return _plays(hand.mine, hand.state.trick.cards) if turn else ""


def then_in(moment: TableMoment) -> str:
    """The same of a trick that is looked at again; empty where the learner had no card to play to it."""
    before = moment.before
    return _plays(before.hands[ME], before.trick.cards) if before is not None else ""


def _plays(hand: Sequence[Card], trick: Sequence[Card]) -> str:
    return link_to(game(GAME), PLAYS, hand, trick).lesson


def _asked(context: Context, link: StepLink, number: int = 0) -> Question | None:
    courses = context.asked()
    why = impossible(courses, link)
    if why:
        raise MoveRefused("in-words", said=Message(f"evening.refused.laid-{why}", {"n": number}))
    return question_of(courses, link)
