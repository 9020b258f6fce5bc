"""The contract of a place: how its state is read from the log, what a move makes of it, and which revision it shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar, runtime_checkable

from pydantic import JsonValue

from lessons.course.course import Course
from lessons.evening.polls.laid_out import WithLaidOut
from lessons.evening.room_cache import RoomCache
from lessons.learner.question_id import question_id
from lessons.learner.store import Store
from lessons.moves.move import Move
from lessons.plans import shelf
from lessons.season.club_cache import ClubCache
from lessons.shared_table.duplicate.deal_set_cache import DealSetCache
from lessons.shared_table.table_cache import TableCache
from lessons.tables.hand import TableHand
from lessons.tables.others import Chooser, by_the_book


@dataclass(frozen=True)
class Context:
    """The context that all places are given: the store, the courses, the caches, and a secret that only this installation
    knows.

    ``players``: who plays for the others at the practice table, by strength; ``weighs``: what a search makes of each card that
    somebody is to choose from, by its code, in figures; nothing where there is none.
    """

    store: Store
    courses: Callable[[], Mapping[str, Course]]
    secret: bytes
    rooms: RoomCache = field(default_factory=RoomCache, compare=False)
    tables: TableCache = field(default_factory=TableCache, compare=False)
    sets: DealSetCache = field(default_factory=DealSetCache, compare=False)
    clubs: ClubCache = field(default_factory=ClubCache, compare=False)
    players: Callable[[str], Chooser] = lambda strength: by_the_book
    weighs: Callable[[TableHand], Mapping[str, str]] = lambda hand: {}

    def asked(self) -> Mapping[str, Course]:
        """The courses from which a room can be asked: the lessons, what the plans of evenings bring along, what is laid out by
        hand.
        """
        return WithLaidOut({**shelf.found().courses, **self.courses()})

    def name(self, *parts: object) -> str:
        """A name for these parts that tells nothing of them: seeds are among them, and answers follow from seeds."""
        return question_id(self.secret, *map(str, parts))


S = TypeVar("S")


class Place(Protocol[S]):
    """The protocol of one kind of place. ``name`` is what follows the kind in an address: of ``lesson/ottocento/following`` the
    lesson's id.
    """

    def read(self, context: Context, who: str, name: str, before: S | None) -> S:
        """The state by the log, read on from ``before`` where there is one. Errors: ``Refused`` ``no-such-place``."""

    def take(self, context: Context, state: S, move: Move) -> S:
        """The state after a move, which is on disk then; the same state where it was taken before. Errors: ``Refused``."""

    def revision(self, context: Context, state: S) -> str:
        """The revision that the browser shows of this state; a move made at another one is stale."""


@runtime_checkable
class SharedPlace(Protocol):
    """A place where one person's move is news at other places too, or is not told to everybody at this one."""

    def news(self, context: Context, state: object, move: Move) -> tuple[tuple[str, str], ...]:
        """Which places have changed by this move that led to ``state``, each with its new revision."""


@runtime_checkable
class UncachedPlace(Protocol):
    """A place whose state is made anew of a shared cache each time, as a room's is: three hundred people need not keep one each."""

    anew: bool


@runtime_checkable
class Previews(Protocol):
    """A place that can compute beforehand what a move would lead to, so that the answer is there when it is pressed."""

    def foreseen(self, context: Context, state: Any, event: str, value: JsonValue) -> tuple[Any, Any] | None:
        """The same state with whatever was thought of for it, and the one that the move would make of it; nothing is written.

        None where that is not settled before it is written. Errors: ``Refused``, as the move itself would be.
        """


@runtime_checkable
class OptimisticPlace(Protocol):
    """A place with optimistic concurrency: it writes only where its log has not gone on, and else judges the move again. Nobody
    waits for a lock.
    """

    optimistic: bool
