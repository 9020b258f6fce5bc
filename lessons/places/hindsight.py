"""A hand that is over, looked at trick by trick. Where one is in it is not kept: it begins with the deal each time."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import cast

from lessons.learner.event import Event, Json
from lessons.places.move import Move, Refused
from lessons.places.place import Ground, drawn_nonce
from lessons.places.practice import PracticeSession, so_far
from lessons.practice.dealing import hand_of, lines_of
from lessons.practice.hand import Hand
from lessons.practice.hindsight import Moment, moments

RECORD, LESSON = "record", "practice/record"
"""The hand of a record that was opened, and what the log calls it."""


@dataclass(frozen=True)
class Hindsight:
    """``at``: the trick that is looked at, 0 for the deal. ``table``: where the hand was played, None of a record.

    ``nonce``: of the move that led here.
    """

    learner: str
    hand: Hand
    at: int = 0
    table: PracticeSession | None = None
    nonce: str = ""

    @cached_property
    def moments(self) -> tuple[Moment, ...]:
        return moments(self.hand)

    @property
    def moment(self) -> Moment:
        return self.moments[self.at]

    @property
    def last(self) -> bool:
        return self.at == len(self.moments) - 1


class HindsightPlace:
    """``hindsight/whole``, ``hindsight/match``, ``hindsight/again``: the last hand there; ``hindsight/record``."""

    def read(self, ground: Ground, who: str, name: str, before: Hindsight | None) -> Hindsight:
        """The last hand that was played to its end. Errors: ``Refused`` ``no-such-place`` where there is none yet."""
        if name == RECORD:
            told = [event for event in ground.store.events(who, LESSON) if event.kind == "present"]
            table, hand = None, hand_of(told[-1].data.get(RECORD)) if told else None
        else:
            table = so_far(ground, who, name, before.table if before else None)
            hand = table.played.last if name != "short" else None
        if hand is None:
            raise Refused("no-such-place", name)
        if before is not None and before.hand.seed == hand.seed and before.hand.done == hand.done:
            return before if table is before.table else replace(before, table=table)
        return Hindsight(who, hand, 0, table)

    def take(self, ground: Ground, state: Hindsight, move: Move) -> Hindsight:
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

    def moment(self, ground: Ground, state: Hindsight) -> str:
        return ground.name(state.learner, (state.hand.seed, len(state.hand.done), state.at))


def open_record(ground: Ground, who: str, text: str) -> None:
    """The hand of this record, which can be read, is the one that is looked at."""
    data: dict[str, Json] = {RECORD: lines_of(text)}
    ground.store.append(who, LESSON, Event("present", "table", drawn_nonce(), data))


PLACE = HindsightPlace()
