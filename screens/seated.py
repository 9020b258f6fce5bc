"""A table on a page: what lies on it is kept in the session, and a move settles it, whichever way it comes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

import streamlit as st

from lessons.course import Course
from screens import shop, sitting, who
from screens.sitting import Sitting
from screens.table import table


class Acknowledged(Protocol):
    @property
    def ack(self) -> str | None:
        """The nonce of the last move settled."""


S = TypeVar("S", bound=Acknowledged)


@dataclass(frozen=True, slots=True)
class Seated(Generic[S]):
    """One table. ``read`` makes what lies on it from the log, going on from what is at hand; ``settle`` takes a move.

    What is at hand goes with the learner: :func:`screens.who.forget_sittings` drops it.
    """

    name: str
    read: Callable[[S | None], S]
    settle: Callable[[S, object], S]

    def refresh(self) -> None:
        """To be called when the whole page runs: what happened on another device, or in an import, may be news."""
        self.put(self.read(st.session_state.get(self._key)))

    def now(self) -> S:
        """What lies on the table."""
        found: S | None = st.session_state.get(self._key)
        return self.put(self.read(None)) if found is None else found

    def put(self, seat: S) -> S:
        """This lies on the table from now on."""
        st.session_state[self._key] = seat
        return seat

    def show(self, given: Callable[[S], Mapping[str, Any]]) -> S:
        """The table with what the browser is ``given`` of it, in a fragment; returns what lies on it."""
        seat = self.now()
        move = table(given(seat), self._mounted, on_move=lambda: self._take(st.session_state[self._mounted].move))
        if isinstance(move, dict) and move.get("nonce") != seat.ack:
            # The callback was not called: the server was restarted and this session begins with the learner's move.
            self._take(move)
            st.rerun()
        return seat

    def _take(self, move: object) -> None:
        self.put(self.settle(self.now(), move))

    @property
    def _key(self) -> str:
        return f"{who.SITTING}{self.name}"

    @property
    def _mounted(self) -> str:
        return f"table {self.name}"


def of_course(course: Course) -> Seated[Sitting]:
    """The learner's table in a lesson, a review or a test."""
    return Seated(
        course.lesson.id,
        lambda before: sitting.sit_down(shop.store(), who.learner(), course, before),
        lambda now, move: sitting.settle(shop.store(), now, move),
    )
