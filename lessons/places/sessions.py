"""The one function that every move goes through, and a cache of states between moves: the log is the truth."""

from __future__ import annotations

import json
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from threading import Lock, RLock
from typing import Any, NamedTuple

from pydantic import JsonValue

from engine.discovery import last, modules_in
from lessons.learner.errors import Unavailable
from lessons.moves.move import Move, MoveRefused
from lessons.places.place import Context, OptimisticPlace, Place, Previews, SharedPlace, UncachedPlace

MOST_AT_HAND = 2048
"""So many states are kept at hand; the one not used for longest goes first, and is read from the log when it is wanted again."""

MISSED = ""
"""Told instead of a place where other processes may have told something that was not heard: all has to be looked at again."""

Hears = Callable[[str, str], None]


@cache
def places() -> dict[str, Place[Any]]:
    """Sort -> place, from every module of this folder and of those in it that has a ``PLACE``."""
    found = {last(name): getattr(import_module(name), "PLACE", None) for name in modules_in(__package__, deep=True)}
    return {sort: place for sort, place in found.items() if place is not None}


class _Sort(NamedTuple):
    """A sort of place; ``shared``: the same where one's move is news elsewhere; ``foresees``: where it is known
    what a move will lead to; ``anew``: nothing of it is kept."""

    place: Place[Any]
    shared: SharedPlace | None
    foresees: Previews | None
    anew: bool
    turns: bool
    """Does one process at a time move there?"""


@cache
def _sorts() -> dict[str, _Sort]:
    """Looked at once: what a value can do takes its time to be found out."""
    return {sort: _sort(place) for sort, place in places().items()}


def _sort(place: Place[Any]) -> _Sort:
    known: object = place
    return _Sort(
        place,
        known if isinstance(known, SharedPlace) else None,
        known if isinstance(known, Previews) else None,
        isinstance(known, UncachedPlace),
        not isinstance(known, OptimisticPlace),
    )


class Standing(NamedTuple):
    """The state of a place as somebody was told it, and when that was so: of two of these the later ``at`` (microseconds) knows
    more.
    """

    state: Any
    at: int


@dataclass(slots=True)
class _CachedPlace:
    """A place's state in the cache, with the lock of whoever moves there."""

    state: Any = None
    at: int = 0
    alone: RLock = field(default_factory=RLock)

    def stands(self, state: Any, anew: bool) -> Standing:
        """To be asked where nothing else can change it: told any later, what is old would look new.

        A clock that is set back makes nothing old that comes after.
        """
        self.state = None if anew else state
        self.at = max(time.time_ns() // 1000, self.at + 1)
        return Standing(state, self.at)


class Sessions:
    """The sessions of all learners: a cached state for each learner and place. Safe to use from many threads; one learner's
    moves take turns.
    """

    def __init__(self, context: Context) -> None:
        self.context = context
        self._kept: OrderedDict[tuple[str, str], _CachedPlace] = OrderedDict()
        self._guard = Lock()
        self._listeners: list[Hears] = []
        context.store.hear(self._heard)

    def state(self, who: str, place: str) -> Any:
        """The state of this place for this learner, by the log. Errors: :class:`MoveRefused` ``no-such-place``."""
        return self.stands(who, place).state

    def stands(self, who: str, place: str) -> Standing:
        """The same, to be told to a browser. Errors: :class:`MoveRefused` ``no-such-place``."""
        kept = self._at_hand(who, place)
        found, name = _found(place)
        # What is shared is only read; of one's own a question may be drawn, and by one process at a time.
        with kept.alone, nullcontext() if found.shared else self._turn(found, who, place):
            return kept.stands(found.place.read(self.context, who, name, kept.state), found.anew)

    def foreseen(self, who: str, place: str, event: str, value: JsonValue) -> tuple[str, Standing] | None:
        """The revision that stands, and what this would make of it, of which nothing is written yet; None where nobody can know.

        What is at hand is not read anew: where it is no longer what stands, nobody has that revision on the screen.
        Errors: :class:`MoveRefused`.
        """
        found, name = _found(place)
        if found.foresees is None:
            return None
        kept = self._at_hand(who, place)
        with kept.alone, self._turn(found, who, place):
            state = found.place.read(self.context, who, name, None) if kept.state is None else kept.state
            known = found.foresees.foreseen(self.context, state, event, value)
            stands = kept.stands(known[0] if known else state, found.anew)
        return None if known is None else (self.revision(place, stands.state), Standing(known[1], stands.at))

    def was_at(self, who: str, place: str) -> bool:
        """Has this learner found this place before, as far as it is at hand? Then they know its code."""
        kept = self._kept.get((who, place))
        return kept is not None and kept.at > 0

    def move(self, who: str, move: Move) -> Standing:
        """The place after this move: read, judged, written, folded; once for its nonce. Errors: :class:`MoveRefused`."""
        kept = self._at_hand(who, move.place)
        found, name = _found(move.place)
        with kept.alone, self._turn(found, who, move.place):
            before = known = kept.state
            if known is None or (self.context.store.shared and found.turns):  # another process may have written since
                before = found.place.read(self.context, who, name, known)
            kept.stands(before, found.anew)
            after = found.place.take(self.context, before, move)
            standing = kept.stands(after, found.anew)
        # Whoever told nobody of it because they were ended in the middle: the same move comes here, and is told now.
        if after is not (known if self.context.store.shared else before):
            self._tell(found, move, after)
        return standing

    def _turn(self, found: _Sort, who: str, place: str) -> AbstractContextManager[None]:
        return self.context.store.turn(f"{who} {place}") if found.turns else nullcontext()

    def _tell(self, found: _Sort, move: Move, after: Any) -> None:
        own = ((move.place, found.place.revision(self.context, after)),)
        news = found.shared.news(self.context, after, move) if found.shared else own
        for where, revision in news:
            self._tell_here(where, revision)
        # At a place of one's own nobody follows from elsewhere.
        if self.context.store.shared and found.shared:
            self._tell_others(news)

    def _tell_here(self, where: str, revision: str) -> None:
        for tell in tuple(self._listeners):
            tell(where, revision)

    def _tell_others(self, news: tuple[tuple[str, str], ...]) -> None:
        # Where it cannot be told the lines of the others are cut as well, and they look at everything when those are back.
        with suppress(Unavailable):
            self.context.store.tell(json.dumps(news))

    def _heard(self, told: str | None) -> None:
        """What another process has told: the places that a move there has changed."""
        for where, revision in ((MISSED, ""),) if told is None else json.loads(told):
            self._tell_here(where, revision)

    def revision(self, place: str, state: Any) -> str:
        """The revision of the place, as the browser calls it."""
        return _found(place)[0].place.revision(self.context, state)

    def forget(self, who: str) -> None:
        """Drop this learner's states from the cache; they are folded from the log again."""
        with self._guard:
            for key in [key for key in self._kept if key[0] == who]:
                del self._kept[key]

    def listen(self, tell: Hears) -> Callable[[], None]:
        """Register a listener: it hears of every place that a move has changed, with its new revision; returns what removes it."""
        self._listeners.append(tell)
        return lambda: self._listeners.remove(tell)

    def _at_hand(self, who: str, place: str) -> _CachedPlace:
        with self._guard:
            kept = self._kept.setdefault((who, place), _CachedPlace())
            self._kept.move_to_end((who, place))
            while len(self._kept) > MOST_AT_HAND:
                self._kept.popitem(last=False)
            return kept


def sort_of(place: str) -> str:
    """The kind of this place by its address; empty where there is no such kind."""
    sort = place.partition("/")[0]
    return sort if sort in places() else ""


def _found(place: str) -> tuple[_Sort, str]:
    sort, _, name = place.partition("/")
    found = _sorts().get(sort)
    if found is None:
        raise MoveRefused("no-such-place", place)
    return found, name
