"""Somebody who presses by seed whatever is taken, anywhere, so that there is a log of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from lessons.moves.move import Move, MoveRefused
from screens.shared import services, sessions
from tests.screens.posting import Device

ANNA, BRUNO, TEACHER = "anello-onda-faro-luna", "bosco-onda-faro-luna", "maestro-onda-faro-luna"
NAMES = ("Anna", "Bruno", "Carla", "Dino", "Elsa")
PUPILS = {ANNA: "Anna", BRUNO: "Bruno"}
MORE = {"casa-onda-faro-luna": "Carla", "dado-onda-faro-luna": "Dino"}
YET_MORE = {
    "elmo-onda-faro-luna": "Elsa",
    "fiume-onda-faro-luna": "Franco",
    "gatto-onda-faro-luna": "Gina",
    "isola-onda-faro-luna": "Ida",
}
Press = tuple[str, Any]


@dataclass
class Played:
    """Presses by seed. ``look``: where one is to look afterwards; ``pressed``: what only a browser keeps."""

    rng: Random
    look: list[tuple[str, str]] = field(default_factory=list)
    pressed: list[dict[str, Any]] = field(default_factory=list)
    state: Any = None
    made: int = 0

    def press(self, place: str, event: str, value: Any = None, who: str = ANNA, seen: str | None = None) -> bool:
        """Was it taken?"""
        here = sessions.sessions()
        try:
            self.state = here.state(who, place)
            now = here.revision(place, self.state) if seen is None else seen
            self.made += 1
            made = here.move(who, Move(place=place, event=event, value=value, nonce=f"press-{self.made:06d}", seen=now))
        except MoveRefused:
            return False
        self.state = getattr(made, "state", made)
        return True

    def must(self, place: str, event: str, value: Any = None, who: str = ANNA) -> None:
        assert self.press(place, event, value, who), (place, event, value)

    def wander(self, place: str, presses: int, who: str = ANNA, until: str = "") -> bool:
        """So many presses of what is taken; was one of them ``until``, which ends it?"""
        for _ in range(presses):
            taken = next((event for event, value in self._thought_of() if self.press(place, event, value, who)), None)
            if taken is None or taken == until:
                return taken is not None
        return False

    def as_shown(self, place: str) -> None:
        """The solution is asked for, and played."""
        if self.press(place, "reveal"):
            cards = (Device(place, ANNA).look()["mark"] or {}).get("cards", {})
            self.press(place, "answer", [int(one) for one, mark in cards.items() if mark == "right"])

    def _thought_of(self) -> Iterator[Press]:
        chance = self.rng.random()
        if chance < 0.12:
            yield self.rng.choice(("hint", "undo", "back")), None
        yield "next", None
        for number in range(200):
            if number % 3 == 0:
                yield "answer", {"choice": self.rng.randrange(4 if number < 20 else 10)}
            elif number % 20 == 1:
                yield "answer", str(self.rng.randrange(30))
            else:
                most = self.rng.choice((1, 1, 1, 2, 2, 3, 4, 6))
                yield "answer", sorted(self.rng.sample(range(8 if number < 30 and most < 4 else 24), most))
        yield from (("answer", [number]) for number in range(24))
        yield from (("reveal", None), ("next", None), ("again", None))


def asked(name: str) -> Iterator[str]:
    """The questions of a lesson, by the ids of their steps."""
    yield from (step.id for step in services.courses()[name].lesson.steps if "-" in step.id or "drill" in step.id)
