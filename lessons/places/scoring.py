"""The scoring table: a position that the browser holds and this place counts; or its sheet as an exercise, by the log."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random
from typing import Final

from engine.errors import BadInput
from engine.games.bologna.scoring import Position, PositionError, read, write
from lessons.moves.move import Move, MoveRefused
from lessons.places.place import Context
from lessons.scoring import moves
from lessons.scoring.exercise import Exercise, Step, laid, read_on, taken
from lessons.text.message import Message

COUNT: Final = "count"
LEARN: Final = "learn"
ERROR: Final = "error"
NOTHING_ON = ""
"""What a browser has seen that has no position yet."""


@dataclass(frozen=True)
class PositionCount:
    """A position to be counted. ``arriving``: asked for by somebody who has nothing of the table yet."""

    position: Position = field(default_factory=Position)
    arriving: bool = True


class ScoringPlace:
    """The scoring table, where a position is counted: ``scoring/count``, ``scoring/learn`` or ``scoring/error``."""

    def read(
        self, context: Context, who: str, name: str, before: PositionCount | Exercise | None
    ) -> PositionCount | Exercise:
        """An empty table to count on, for the browser brings its own cards; where the learner is with an exercise."""
        if name == COUNT:
            return PositionCount()
        step: Step | None = LEARN if name == LEARN else ERROR if name == ERROR else None
        if step is None:
            raise MoveRefused("no-such-place", name)
        begun = before if isinstance(before, Exercise) else Exercise(who, step)
        return laid(context.store, replace(read_on(context.store, begun), arriving=True))

    def take(self, context: Context, state: PositionCount | Exercise, move: Move) -> PositionCount | Exercise:
        """The position of the browser after the move, of which nothing is kept; an exercise's press is on disk first."""
        if isinstance(state, PositionCount):
            # A pile is drawn by the move's own name: a move that comes again gets the same one.
            return PositionCount(moved(move, state.position, Random(context.name("draw", move.nonce))), arriving=False)
        state = replace(state, arriving=False)
        if move.nonce in state.seen:
            return state
        if move.revision != self.revision(context, state):
            raise MoveRefused("stale")
        return taken(context.store, state, move)

    def revision(self, context: Context, state: PositionCount | Exercise) -> str:
        """The position itself, as text; of an exercise the sheet, whatever is filled in so far."""
        if isinstance(state, PositionCount):
            return write(state.position)
        return context.name(state.learner, state.step, state.dealt)


def moved(move: Move, latest: Position, rng: Random) -> Position:
    """The position that ``move.revision`` tells, most often the ``latest`` one, after ``move``.

    Errors: :class:`MoveRefused`, with the table as it was.
    """
    position = latest if move.revision == write(latest) else counted_at(move.revision).position
    try:
        return moves.apply(position, move.event, move.value, rng)
    except moves.BadMove as error:
        raise MoveRefused("bad-move", str(error), state=PositionCount(position, arriving=False)) from None
    except PositionError as error:
        raise MoveRefused("in-words", said=unread(error), state=PositionCount(position, arriving=False)) from None
    except BadInput:
        said = Message("position.none-found")
        raise MoveRefused("in-words", said=said, state=PositionCount(position, arriving=False)) from None


def counted_at(text: str) -> PositionCount:
    """The table with the position of this text. Errors: :class:`MoveRefused`, with an empty table."""
    try:
        return PositionCount(read(text) if text != NOTHING_ON else Position())
    except PositionError as error:
        raise MoveRefused("in-words", said=unread(error), state=PositionCount(arriving=False)) from None


def unread(error: PositionError) -> Message:
    """Why a text is no position: what it says, where, and the likely word."""
    return Message(
        f"position.{error.code}", {"word": error.word, "column": error.column, "offer": error.suggestion or ""}
    )


PLACE = ScoringPlace()
