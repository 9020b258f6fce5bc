"""The one function every move goes through, and the states kept at hand between moves: only a cache, the log is the truth."""

from __future__ import annotations

import importlib
import pkgutil
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from threading import Lock, RLock
from typing import Any

from lessons.places.move import Move, Refused
from lessons.places.place import Ground, Place, Shared

MOST_AT_HAND = 512
"""So many states are kept at hand; the one not used for longest goes first, and is read from the log when it is wanted again."""

Hears = Callable[[str, str], None]


@cache
def places() -> dict[str, Place[Any]]:
    """Sort -> place, from every module of this folder that has a ``PLACE``."""
    import lessons.places as home

    modules = [importlib.import_module(f"{home.__name__}.{info.name}") for info in pkgutil.iter_modules(home.__path__)]
    found = {module.__name__.rpartition(".")[2]: getattr(module, "PLACE", None) for module in modules}
    return {sort: place for sort, place in found.items() if place is not None}


@dataclass
class _Kept:
    state: Any = None
    alone: RLock = field(default_factory=RLock)


class Sessions:
    """Who is where: a state for each learner and place. Safe to use from many threads; one learner's moves take turns."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self._kept: OrderedDict[tuple[str, str], _Kept] = OrderedDict()
        self._guard = Lock()
        self._listeners: list[Hears] = []

    def state(self, who: str, place: str) -> Any:
        """Where this learner is by the log. Errors: :class:`Refused` ``no-such-place``."""
        kept = self._at_hand(who, place)
        with kept.alone:
            found, name = _found(place)
            kept.state = found.read(self.ground, who, name, kept.state)
            return kept.state

    def move(self, who: str, move: Move) -> Any:
        """The state after this move: read, judged, written, folded; once for its nonce. Errors: :class:`Refused`."""
        kept = self._at_hand(who, move.place)
        with kept.alone:
            found, name = _found(move.place)
            before = kept.state if kept.state is not None else found.read(self.ground, who, name, None)
            kept.state = before
            kept.state = found.take(self.ground, before, move)
            after = kept.state
        if after is not before:
            self._tell(found, move, after)
        return after

    def _tell(self, found: Place[Any], move: Move, after: Any) -> None:
        place: object = found
        own = ((move.place, found.moment(self.ground, after)),)
        news = place.news(self.ground, after, move) if isinstance(place, Shared) else own
        for tell in tuple(self._listeners):
            for where, moment in news:
                tell(where, moment)

    def moment(self, place: str, state: Any) -> str:
        """What the browser calls this moment of the place."""
        return _found(place)[0].moment(self.ground, state)

    def forget(self, who: str) -> None:
        """What this learner does is read from the log again the next time."""
        with self._guard:
            for key in [key for key in self._kept if key[0] == who]:
                del self._kept[key]

    def listen(self, tell: Hears) -> Callable[[], None]:
        """``tell`` hears of every place that a move has changed, and of its moment now; returns what ends it."""
        self._listeners.append(tell)
        return lambda: self._listeners.remove(tell)

    def _at_hand(self, who: str, place: str) -> _Kept:
        with self._guard:
            kept = self._kept.setdefault((who, place), _Kept())
            self._kept.move_to_end((who, place))
            while len(self._kept) > MOST_AT_HAND:
                self._kept.popitem(last=False)
            return kept


def _found(place: str) -> tuple[Place[Any], str]:
    sort, _, name = place.partition("/")
    found = places().get(sort)
    if found is None:
        raise Refused("no-such-place", place)
    return found, name
