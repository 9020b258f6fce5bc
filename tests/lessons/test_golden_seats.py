"""Several people press this and that at one table, rightly or not: what each press comes to for everybody there is as before.

A count of what came of the presses, and a number that knows who sat where and what lay there after each, seen from every chair.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.game import game
from lessons.places.at_a_table.at_table import AtTable
from lessons.tables.shown import shown
from tests.conftest import Golden
from tests.engine.written_down import brief, known

from .test_golden_places import Learner, any_reply

PEOPLE = {
    "Anna": "sole-onda-faro-luna",
    "Bruno": "luna-sole-onda-faro",
    "Carla": "faro-luna-sole-onda",
    "Dino": "onda-faro-luna-sole",
}
"""The first opens the table; the last has a chair only where somebody gets up."""
PRESSES, LOOKED_AT = 170, 12
HALL: tuple[tuple[str, Any], ...] = (
    ("open", None), ("open", {"name": "Anna"}), ("open", {"game": "nowhere", "name": "Anna"}), ("sit", {"name": "Anna"}),
    ("open", {"game": "ottocento", "name": " "}), ("open", {"game": "ottocento", "name": "Anna", "length": "7"}),
    ("open", {"game": "ottocento", "name": "Anna", "strength": "7"}),
)  # fmt: skip
"""What opens no table."""
NAMES = ("Anna", "Dino", "  Ada   Maria ", "A" * 30, "", 7)
OUT_OF_TURN = ("next", "undo", "talk", "again", "answer", "come-back", "steal")


class Friends(Learner):
    """People with a device each, and the table that one of them opens."""

    def __init__(self, file: Path, name: str) -> None:
        super().__init__(file, Random(name))
        self.place, self.people = "", list(PEOPLE.values())
        for event, value in HALL:
            self.press("seat/new", event, value, self.people[0])
        begins = {"game": name, "name": "Anna", "length": "four", "strength": "book"}
        opened = self.press("seat/new", "open", begins, self.people[0]).opened
        self.place = f"seat/{opened}"
        for chair, (who, code) in enumerate(PEOPLE.items()):
            self.press(self.place, "sit", {"chair": min(chair, game(name).seats - 1), "name": who}, code)

    def stands(self, who: str) -> AtTable:
        found = self.sessions.state(who, self.place)
        assert isinstance(found, AtTable)
        return found

    def turn(self) -> tuple[str, str, Any]:
        """A press of whoever is waited for, or of somebody else; of a deal, or of the chairs."""
        rng, table = self.rng, self.stands(self.people[0]).table
        who = rng.choice(self.people)
        if rng.random() < 0.12:
            return who, *self.of_chairs(who)
        if rng.random() < 0.12:
            return who, rng.choice(OUT_OF_TURN), rng.choice((None, [0], {"choice": 0}, 0))
        ready = table.waited or [chair for chair in table.people if table.may_sweep(chair)] or table.people
        who = table.chairs[rng.choice(sorted(ready))].who if ready else who
        if not table.begun or table.over:
            return who, "again", None
        return (who, *self.answer(who)) if table.waited else (who, "next", None)

    def answer(self, who: str) -> tuple[str, Any]:
        """Mostly what may be chosen there; what is half chosen and no good is taken back."""
        hand, rng = self.stands(who).hand, self.rng
        if hand is None or (hand.refused is not None and rng.random() < 0.7):
            return "undo", None
        now = shown(hand)
        free = [place for place in range(len(now.panel.pickable)) if place not in now.greyed]
        if now.panel.mode in ("one", "many") and free and rng.random() < 0.9:
            least = min(now.panel.at_least, len(free))
            return "answer", rng.sample(free, least or rng.randint(0, min(2, len(free))))
        return "answer", any_reply(now.panel, rng)

    def of_chairs(self, who: str) -> tuple[str, Any]:
        rng = self.rng
        chair, back = rng.choice((0, 1, 2, 3, 4, "2")), self.stands(who).away
        return rng.choice(
            (
                *((("come-back", None),) * 4 if back else ()),
                ("sit", {"chair": chair, "name": rng.choice(NAMES)}),
                ("sit", {"chair": chair, "name": rng.choice(NAMES)}),
                ("shut", {"chair": chair, "on": rng.random() < 0.5}),
                ("play-for", {"chair": chair}),
                *((("stand-up", None), ("close", None)) if rng.random() < 0.15 else ()),
            )
        )

    def seen(self) -> Iterator[str]:
        """Who sits where, and what lies there as seen from each chair."""
        table = self.stands(self.people[0]).table
        yield f"{table.number} {table.closed:d} {table.finished} {brief(table.chairs)} waits {brief(table.waited)} {table.taker}"
        for number, one in enumerate(table.seats):
            if one.hand is not None:
                at = self.stands(table.chairs[number].who) if table.chairs[number].who else None
                moment = bool(at) and self.sessions.revision(self.place, at)
                yield f"{one.hand.stage} {brief(one.hand.done[-3:])} {brief(one.stands)} {one.hand.rests:d} {moment}"


@pytest.mark.parametrize("name", ["ottocento", "mineo4", "french3", "calatafimi2"])
def test_presses_at_a_shared_table_come_to_what_they_came_to_before(name: str, tmp_path: Path, golden: Golden) -> None:
    friends, heard = Friends(tmp_path / "log.sqlite", name), list[str]()
    friends.sessions.listen(lambda place, moment: heard.append(f"{place.partition('/')[0]} {moment}"))
    lines = list[str]()
    for _ in range(PRESSES):
        who, event, value = friends.turn()
        friends.press(friends.place, event, value, who)
        lines += friends.seen()
    for _ in range(LOOKED_AT):
        who, event = friends.rng.choice(friends.people), friends.rng.choice(("next", "next", "back"))
        friends.press(f"hindsight/{friends.place}", event, None, who)
    halls = [f"{len(friends.sessions.state(who, 'seat/new').tables)}" for who in friends.people]
    golden(f"seats/{name}.txt", f"{friends.known()}{' '.join(halls)} {known(lines)} {len(heard)} {known(heard)}\n")
    code = friends.place.removeprefix("seat/")
    written = friends.sessions.context.store.rooms.lines(code)
    golden(f"written/seat-{name}.txt", friends.written(f"{one.kind} {one.text}" for one in written))
