"""A hand that is over, looked at trick by trick. Where one is in it is not kept: it begins with the deal each time."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import cast

from engine import game, games
from lessons.learner.event import Event, Json
from lessons.learner.misfits import possible
from lessons.moves.chance import drawn_nonce
from lessons.moves.move import Move, Refused
from lessons.places import table
from lessons.places.place import Ground
from lessons.places.practice import PracticeSession, so_far
from lessons.places.table import TableSession
from lessons.practice.dealing import hand_of, lines_of
from lessons.practice.hand import PracticeHand
from lessons.practice.hindsight import HandMoment, moments
from lessons.tables import hand as at_table
from lessons.tables import hindsight as retold
from lessons.tables import recorded

RECORD, LESSON = "record", "practice/record"
"""The hand of a record that was opened, and what the log calls it."""


@dataclass(frozen=True)
class Hindsight:
    """``at``: the trick that is looked at, 0 for the deal. ``table``: where the hand was played, None of a record.

    ``nonce``: of the move that led here.
    """

    learner: str
    hand: PracticeHand
    at: int = 0
    table: PracticeSession | None = None
    nonce: str = ""

    @cached_property
    def moments(self) -> tuple[HandMoment, ...]:
        return moments(self.hand)

    @property
    def moment(self) -> HandMoment:
        return self.moments[self.at]

    @property
    def last(self) -> bool:
        return self.at == len(self.moments) - 1


@dataclass(frozen=True)
class TableHindsight:
    """The same of a game that is settled after each deal; its last moment is the settlement."""

    learner: str
    hand: at_table.TableHand
    at: int = 0
    table: TableSession | None = None
    nonce: str = ""

    @cached_property
    def moments(self) -> tuple[retold.TableMoment, ...]:
        return retold.moments(self.hand)

    @property
    def moment(self) -> retold.TableMoment:
        return self.moments[self.at]

    @property
    def last(self) -> bool:
        return self.at == len(self.moments) - 1


Looked = Hindsight | TableHindsight


class HindsightPlace:
    """``hindsight/whole``, ``match``, ``again``, and those of a table's game (``hindsight/mineo3``): the last hand there.

    ``hindsight/record``: that of a record.
    """

    def read(self, ground: Ground, who: str, name: str, before: Looked | None) -> Looked:
        """The last hand that was played to its end. Errors: ``Refused`` ``no-such-place`` where there is none yet."""
        found = _found(ground, who, name, before)
        if before is None or type(before) is not type(found):
            return found
        if before.hand.seed == found.hand.seed and before.hand.done == found.hand.done:
            return before if found.table is before.table else replace(found, at=before.at, nonce=before.nonce)
        return found

    def take(self, ground: Ground, state: Looked, move: Move) -> Looked:
        """One trick on, or back, or to the trick that is named; nothing is written."""
        if move.nonce == state.nonce:
            return state
        if move.seen != self.moment(ground, state):
            raise Refused("stale")
        named = move.event == "answer" and isinstance(move.value, int) and not isinstance(move.value, bool)
        to = cast(int, move.value) if named else state.at + {"next": 1, "back": -1}.get(move.event, 0)
        if to == state.at or not 0 <= to < len(state.moments):
            raise Refused("not-now")
        return replace(state, at=to, nonce=move.nonce)

    def moment(self, ground: Ground, state: Looked) -> str:
        return ground.name(state.learner, (state.hand.seed, len(state.hand.done), state.at))


def _found(ground: Ground, who: str, name: str, before: Looked | None) -> Looked:
    found = _played(ground, who, name, before)
    if possible(lambda: found.moments, f"hindsight/{name}") is None:
        raise Refused("no-such-place", name)
    return found


def _played(ground: Ground, who: str, name: str, before: Looked | None) -> Looked:
    if name == RECORD:
        return _recorded(ground, who)
    if name in games() and at_table.family_table(game(name).family) is not None:
        sat = before.table if isinstance(before, TableHindsight) else None
        session = table.so_far(ground, who, name, sat)
        if session.sitting.last is None:
            raise Refused("no-such-place", name)
        return TableHindsight(who, session.sitting.last, 0, session)
    played = so_far(ground, who, name, before.table if isinstance(before, Hindsight) else None)
    if name == "short" or played.played.last is None:
        raise Refused("no-such-place", name)
    return Hindsight(who, played.played.last, 0, played)


def _recorded(ground: Ground, who: str) -> Looked:
    """The deal of the record that was opened last, of whatever game."""
    told = [event for event in ground.store.events(who, LESSON) if event.kind == "present"]
    lines = told[-1].data.get(RECORD) if told else None
    if (hand := hand_of(lines)) is not None:
        return Hindsight(who, hand)
    if (dealt := recorded.hand_of_lines(lines)) is not None:
        return TableHindsight(who, dealt)
    raise Refused("no-such-place", RECORD)


def open_record(ground: Ground, who: str, text: str) -> None:
    """The hand of this record, which can be read, is the one that is looked at."""
    data: dict[str, Json] = {RECORD: lines_of(text)}
    ground.store.append(who, LESSON, Event("present", "table", drawn_nonce(), data))


PLACE = HindsightPlace()
