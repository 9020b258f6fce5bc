"""The same deal for all in a room, as one of those there plays it: no hint, nothing taken back."""

from __future__ import annotations

from dataclasses import replace

from lessons.evening.room import Room
from lessons.learner.event import Event, Json
from lessons.moves.move import Move, MoveRefused
from lessons.moves.rng import new_nonce
from lessons.places.in_a_room.room import seat
from lessons.places.place import Context
from lessons.places.practice import PracticePlace
from lessons.places.table import AGAIN, TableSession, read_on, save
from lessons.tables.others import by_the_book
from lessons.tables.sitting import ANEW, STEP, Sitting, with_others
from lessons.tables.stages import SORTED

SORT = "deal"
NOT_HERE = ("hint", "undo", AGAIN)
"""What the practice table has, and this one not: all are to have the same."""


class DealPlace(PracticePlace):
    """The one deal that everybody in a room plays: ``deal/<code of the room>``."""

    def read(self, context: Context, who: str, name: str, before: TableSession | None) -> TableSession:
        """The deal that is on, for those who are in. Errors: ``MoveRefused`` ``no-such-place`` for all others."""
        room = seat(context, who, name).room
        if room.phase != "deal" or room.member(who) is None:
            raise MoveRefused("no-such-place", name)
        lesson = lesson_of(name, room)
        if before is None or before.lesson != lesson:
            before = TableSession(who, Sitting(SORTED, "whole"), kept_as=lesson)
        session = read_on(before, context.store.events(who, lesson, before.number))
        return _dealt(context, session, room.deals[-1]) if session.waits else session

    def take(self, context: Context, state: TableSession, move: Move) -> TableSession:
        name = move.place.removeprefix(f"{SORT}/")
        now = self.read(context, state.learner, name, state)
        if move.event in NOT_HERE:
            raise MoveRefused("not-now")
        return super().take(context, replace(now, looking=state.looking), move)

    def news(self, context: Context, state: object, move: Move) -> tuple[tuple[str, str], ...]:
        """Desk and wall, when somebody is through: no card of sixty who play is news to anybody else."""
        assert isinstance(state, TableSession)
        over = state.over
        code = move.place.removeprefix(f"{SORT}/")
        return tuple((f"{sort}/{code}", f"{state.number}") for sort in ("desk", "wall")) if over else ()


def lesson_of(code: str, room: Room) -> str:
    """What everybody's log calls the deal that is on."""
    return deal_called(code, len(room.deals))


def deal_called(code: str, turn: int) -> str:
    """So it calls the deal that was the ``turn``-th of the evening (from 1)."""
    return f"practice/evening-{code}-{turn}"


def _dealt(context: Context, session: TableSession, number: int) -> TableSession:
    """Everybody is dealt the same, once; the simple players play up to the own turn."""
    anew: dict[str, Json] = {ANEW: True} if session.sitting.unfit else {}
    event = Event("present", STEP, new_nonce(), {"seed": number, "dealer": number % 4, "pace": "turn", **anew})
    made = with_others(session.sitting, event, by_the_book)
    return save(context.store, session, made)


PLACE = DealPlace()
