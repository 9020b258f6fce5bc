"""A deal that is over, looked at trick by trick. Where one is in it is not kept: it begins with the deal each time."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import cast

from lessons.learner.event import Event, Json
from lessons.learner.misfits import possible
from lessons.moves.move import Move, MoveRefused
from lessons.moves.rng import new_nonce
from lessons.places import practice, table
from lessons.places.at_a_table.at_table import AtTable
from lessons.places.at_a_table.seat import at_table
from lessons.places.place import Context
from lessons.places.table import TableSession
from lessons.tables.after_a_deal.hindsight import TableMoment, moments
from lessons.tables.hand import TableHand
from lessons.tables.recorded import hand_of_lines, lines_of
from lessons.tables.stages import LESSONS

SEAT = "seat"
RECORD, LESSON = "record", "practice/record"
"""The deal of a record that was opened, and what the log calls it."""


@dataclass(frozen=True)
class Hindsight:
    """The state of looking back at a deal, trick by trick. ``at``: the trick that is looked at, 0 for the deal. ``table``:
    where the deal was played, None of a record.

    ``nonce``: of the move that led here. ``seated``: the shared table at which it was played.
    """

    learner: str
    hand: TableHand
    at: int = 0
    table: TableSession | None = None
    nonce: str = ""
    seated: AtTable | None = None

    @cached_property
    def moments(self) -> tuple[TableMoment, ...]:
        return moments(self.hand)

    @property
    def moment(self) -> TableMoment:
        return self.moments[self.at]

    @property
    def last(self) -> bool:
        return self.at == len(self.moments) - 1


class HindsightPlace:
    """Looking back at the last deal of a table, of a record or of a shared table: ``hindsight/whole``, ``match``, ``again``,
    and those of a table's game (``hindsight/mineo3``): the last deal there.

    ``hindsight/record``: that of a record; ``hindsight/seat/<code>``: of a shared table, from the own chair.
    """

    def read(self, context: Context, who: str, name: str, before: Hindsight | None) -> Hindsight:
        """The last deal that was played to its end. Errors: ``MoveRefused`` ``no-such-place`` where there is none yet."""
        found = _found(context, who, name, before)
        if possible(lambda: found.moments, f"hindsight/{name}") is None:
            raise MoveRefused("no-such-place", name)
        if before is not None and (before.hand.seed, before.hand.done) == (found.hand.seed, found.hand.done):
            same = found.table is before.table and found.seated == before.seated
            return before if same else replace(found, at=before.at, nonce=before.nonce)
        return found

    def take(self, context: Context, state: Hindsight, move: Move) -> Hindsight:
        """One trick on, or back, or to the trick that is named; nothing is written."""
        if move.nonce == state.nonce:
            return state
        if move.revision != self.revision(context, state):
            raise MoveRefused("stale")
        named = move.event == "answer" and isinstance(move.value, int) and not isinstance(move.value, bool)
        to = cast(int, move.value) if named else state.at + {"next": 1, "back": -1}.get(move.event, 0)
        if to == state.at or not 0 <= to < len(state.moments):
            raise MoveRefused("not-now")
        return replace(state, at=to, nonce=move.nonce)

    def revision(self, context: Context, state: Hindsight) -> str:
        return context.name(state.learner, (state.hand.seed, len(state.hand.done), state.at))


def _found(context: Context, who: str, name: str, before: Hindsight | None) -> Hindsight:
    if name == RECORD:
        return _recorded(context, who)
    shared, _, code = name.partition("/")
    return _shared(context, who, code) if shared == SEAT and code else _played(context, who, name, before)


def _shared(context: Context, who: str, code: str) -> Hindsight:
    """The last deal that was played to its end at this shared table, as it was seen from the own chair; at a teaching table all may
    look at it again, from the first chair who has none.
    """
    seated = at_table(context, who, code)
    chair = 0 if seated.chair is None and seated.table.teaching is not None else seated.chair
    last = seated.table.seats[chair].last if chair is not None and seated.table.seats else None
    if last is None:
        raise MoveRefused("no-such-place", code)
    return Hindsight(who, last, seated=seated)


def _played(context: Context, who: str, name: str, before: Hindsight | None) -> Hindsight:
    """The last one at the table of this name; of four tricks nothing is kept that could be looked at again."""
    place = practice.PLACE if name in LESSONS else table.PLACE
    session = place.so_far(context, who, name, before.table if before else None)
    if name == "short" or session.sitting.last is None:
        raise MoveRefused("no-such-place", name)
    return Hindsight(who, session.sitting.last, 0, session)


def _recorded(context: Context, who: str) -> Hindsight:
    """The deal of the record that was opened last, of whatever game."""
    told = [event for event in context.store.events(who, LESSON) if event.kind == "present"]
    hand = hand_of_lines(told[-1].data.get(RECORD)) if told else None
    if hand is None:
        raise MoveRefused("no-such-place", RECORD)
    return Hindsight(who, hand)


def open_record(context: Context, who: str, text: str) -> None:
    """The deal of this record, which can be read, is the one that is looked at."""
    data: dict[str, Json] = {RECORD: [*lines_of(text)]}
    context.store.append(who, LESSON, Event("present", "table", new_nonce(), data))


PLACE = HindsightPlace()
