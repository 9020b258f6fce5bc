"""A lesson at a teaching table that goes on and on, line by line; as a program of its own it says what it has written."""

from __future__ import annotations

import itertools
import sys
from collections.abc import Iterator
from typing import Any

from lessons.learner.store import Store
from lessons.moves.move import Move
from lessons.places.place import Context
from lessons.places.sessions import Sessions
from lessons.shared_table.shared_table import SharedTable
from lessons.shared_table.teaching.lines import tricks
from lessons.shared_table.teaching.polls import to_play, verdicts
from lessons.tables.hand import TableHand
from lessons.tables.shown import shown

TEACHER, ANNA = "sole-onda-faro-luna", "faro-onda-sole-luna"
ONLOOKERS = ("onda-faro-luna-sole", "luna-sole-onda-faro", "faro-luna-sole-onda")
GAME = "ottocento"


class Class:
    """A teacher, a pupil, and who looks on; ``name``: what nonces of this run begin with."""

    def __init__(self, store: Store, name: str, code: str = "") -> None:
        self.store, self.name, self.code, self.numbers = store, name, code, itertools.count()
        self.sessions = Sessions(Context(store, dict, b"always the same"))

    @property
    def table(self) -> SharedTable:
        table = self.sessions.context.tables.table(self.store.rooms, self.code)
        assert table is not None
        return table

    def press(self, who: str, event: str, value: Any = None, nonce: str = "") -> Any:
        """The state after it, which is on disk."""
        place = f"seat/{self.code or 'new'}"
        seen = self.sessions.revision(place, self.sessions.state(who, place))
        nonce = nonce or f"{self.name}-{next(self.numbers):06d}"
        return self.sessions.move(who, Move(place=place, event=event, value=value, nonce=nonce, seen=seen)).state

    def opens(self) -> None:
        """A table with a deal at which the pupil is to play a card."""
        value = {"game": GAME, "name": "Maria", "length": "four", "teaching": True}
        self.code = self.press(TEACHER, "open", value).opened
        self.press(ANNA, "sit", {"chair": 0, "name": "Anna"})
        for number in itertools.count(1):
            self.press(TEACHER, "again", {"number": number})
            if self.table.waited and to_play(self.table) is not None:
                break

    def asks(self) -> Iterator[None]:
        """A question from its beginning to its end, press by press."""
        self.press(TEACHER, "poll")
        yield
        assert self.table.teaching is not None
        poll, asked = self.table.teaching.poll, to_play(self.table)
        assert poll is not None
        assert asked is not None
        for who, card in zip((ANNA, *ONLOOKERS), verdicts(asked[1]), strict=False):
            self.press(who, "poll-answer", {"to": poll.number, "card": card})
            yield
        for event in ("poll-show", "poll-close"):
            self.press(TEACHER, event)
            yield

    def step(self) -> None:
        """Whoever is waited for does the first thing that may be done, or the teacher lets the program go on."""
        if not self.table.waited:
            self.press(TEACHER, "next")
            return
        asks = shown(self.hand)
        free = [place for place in range(len(asks.panel.pickable)) if place not in asks.greyed]
        self.press(ANNA, "answer", 0 if asks.panel.mode == "choice" else free[: asks.panel.at_least])

    def comes_to_a_card(self) -> None:
        while to_play(self.table) is None:
            self.step()

    def plays(self) -> None:
        """A card, after whatever is asked before it."""
        before = len(self.hand.plays)
        while len(self.hand.plays) == before:
            self.step()

    def goes_on(self) -> Iterator[None]:
        """A question, a card, another line with a question and a card, and back to what was played; on and on."""
        while True:
            yield from self.asks()
            self.plays()
            yield
            self.press(TEACHER, "go-back", {"trick": max(tricks(self.hand))})
            yield
            self.comes_to_a_card()
            yield from self.asks()
            self.plays()
            yield
            self.press(TEACHER, "return")
            yield
            self.press(TEACHER, "go-back", {"trick": min(tricks(self.hand))})
            self.comes_to_a_card()
            yield

    @property
    def hand(self) -> TableHand:
        hand = self.table.seats[0].hand
        assert hand is not None
        return hand


def told(table: SharedTable) -> str:
    """What stands there, in a line: the question with its answers, and the cards that were played, in which line of play."""
    its = table.teaching
    assert its is not None
    poll = its.poll and (its.poll.number, sorted(its.poll.answers.items()), its.poll.shown)
    done = [one.hand.family.written(action) for one in table.seats[:1] if one.hand for action in one.hand.done]
    return f"{table.number} {poll} {its.lines} {its.real is not None} {' / '.join(done)}"


def main(address: str, name: str, code: str) -> None:
    lesson = Class(Store(address), name, code)
    if not code:
        lesson.opens()
    elif lesson.table.teaching is not None:
        if lesson.table.teaching.poll is not None:
            lesson.press(TEACHER, "poll-close")
        if lesson.table.teaching.real is not None:
            lesson.press(TEACHER, "return")
        lesson.press(TEACHER, "go-back", {"trick": min(tricks(lesson.hand))})
        lesson.comes_to_a_card()
    print(lesson.code, flush=True)
    for _ in lesson.goes_on():
        print(told(lesson.table), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
