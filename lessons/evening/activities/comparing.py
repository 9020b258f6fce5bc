"""The same deal as everybody has played it, side by side: points, who has the Begato, what was laid away, what it has cost."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from threading import Lock

from engine.cards import Card
from engine.games.bologna.deal.actions import Action, Leave
from engine.games.bologna.deal.moves import apply
from engine.games.bologna.deal.score import score
from engine.games.bologna.deal.state import State
from engine.games.bologna.pack import PACK
from engine.games.bologna.players import choose
from lessons.evening.activities.same_deal import hand_of
from lessons.learner.event import Event
from lessons.learner.store import Store
from lessons.tables.bologna.begato import Kept, begato
from lessons.tables.hand import ME
from lessons.tables.sitting import Sitting, fold
from lessons.tables.stages import SORTED


@dataclass(frozen=True, slots=True)
class DealResult:
    """A deal that was played to its end. ``points``: our side's, theirs; ``away``: the two cards the dealer has laid away."""

    points: tuple[int, int]
    begato: Kept
    away: tuple[Card, ...] = ()

    @property
    def by(self) -> int:
        """By how much our side is ahead."""
        return self.points[0] - self.points[1]


def result_of(state: State, done: Iterable[Action]) -> DealResult:
    ours, theirs = score(state).sides
    away = next((one.cards for one in done if isinstance(one, Leave) and one.seat == ME), ())
    return DealResult((ours.total, theirs.total), begato(state, state.form.side(ME)), PACK.sorted(away))


@lru_cache(maxsize=256)
def by_the_book(number: int) -> DealResult:
    """The result of the deal where the simple players sit in all chairs."""
    state, done = hand_of(number).state, list[Action]()
    while state.phase != "over":
        action = choose(state, Random(f"{number} {len(done)}")).action
        assert action is not None
        state = apply(state, action)
        done.append(action)
    return result_of(state, done)


def costs(results: Mapping[str, DealResult]) -> dict[str, int]:
    """By how many points each result is behind the best of them."""
    best = max((one.by for one in results.values()), default=0)
    return {who: best - one.by for who, one in results.items()}


class Tables:
    """A cache of everybody's table with one deal: each log is folded once and read on from there. Safe to use from many threads."""

    def __init__(self, lesson: str) -> None:
        self.lesson = lesson
        self._seen: dict[str, tuple[int, Sitting]] = {}
        self._alone = Lock()

    def look(self, store: Store, whos: Iterable[str]) -> dict[str, Sitting]:
        with self._alone:
            wanted = list(whos)
            known = [who for who in wanted if who in self._seen]
            after = min((self._seen[who][0] for who in known), default=0)
            news = store.events_of(known, self.lesson, after) if known else {}
            for who in wanted:
                told = news.get(who, ()) if who in self._seen else store.events(who, self.lesson)
                self._seen[who] = _on(self._seen.get(who, (0, Sitting(SORTED, "whole"))), told)
            return {who: self._seen[who][1] for who in wanted}


def _on(before: tuple[int, Sitting], events: tuple[Event, ...]) -> tuple[int, Sitting]:
    fresh = [one for one in events if one.number > before[0]]
    return (fresh[-1].number, fold(fresh, before[1])) if fresh else before


def finished(tables: Mapping[str, Sitting]) -> dict[str, DealResult]:
    """The results of those who have played the deal to its end."""
    return {
        who: result_of(one.hand.state, one.hand.done)
        for who, one in tables.items()
        if one.hand is not None and one.hand.stage == "over"
    }
