"""A tournament on telephones as tests have it: pupils who sit down to the same deals, each at a device of their own."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from itertools import product
from random import Random
from typing import Any

from lessons.shared_table.shared_table import SharedTable
from screens.shared import sessions
from tests.screens.evening_room import TEACHER
from tests.screens.posting import Device
from tests.screens.seated import Seated

NAMES = ("Anna", "Bruno", "Carla", "Dino", "Elsa", "Franco", "Gina", "Hugo", "Ida", "Lino", "Mara", "Nino")
CODES = tuple(f"sole-sole-{one}-{other}" for one, other in product(("luna", "onda", "faro", "sole"), repeat=2))


class AtTable(Seated):
    """One table of a round; ``devices`` of the four, by chair. Whatever any of them is told is kept in ``heard``."""

    least = 1

    def __init__(self, code: str, whos: list[str]) -> None:
        self.code, self.rng, self.heard = code, Random(code), list[str]()
        self.devices = [Device(f"seat/{code}", learner=who) for who in whos]

    def look(self, device: Device) -> dict[str, Any]:
        told = device.look()
        self.heard.append(json.dumps(told))
        return told

    def press(self, device: Device, event: str, value: object = None) -> None:
        device.press(event, value, seen=device.panel["qid"])
        assert device.status == 200, (event, device.refused, device.why)
        self.heard.append(json.dumps(device.panel))

    def goes_on(self) -> bool:
        """Whoever is waited for is looked at first."""
        now = self.now
        first = now.waited or {now.taker}
        self.devices.sort(key=lambda one: now.chair_of(one.learner) not in first)
        return super().goes_on()

    @property
    def now(self) -> SharedTable:
        context = sessions.sessions().context
        found = context.tables.table(context.store.rooms, self.code)
        assert found is not None
        return found

    def begins(self) -> None:
        """Somebody deals who is there."""
        there = next(one for one in self.devices if self.look(one)["stage"] != "away")
        self.press(there, "again")

    def deal(self) -> None:
        self.begins()
        while self.goes_on():
            pass
        assert self.now.over


@dataclass
class Tournament:
    """A room with so many pupils, who are paired; nothing is played yet."""

    people: int
    code: str = ""
    phones: list[Device] = field(default_factory=list)

    def __post_init__(self) -> None:
        hall = Device("desk/new", learner=TEACHER)
        hall.look()
        self.code = hall.press("open")["opened"]
        self.desk = Device(f"desk/{self.code}", learner=TEACHER)
        self.wall = Device(f"wall/{self.code}", learner=TEACHER)
        for who, name in zip(CODES[: self.people], NAMES[: self.people], strict=True):
            phone = Device(f"room/{self.code}", learner=who)
            phone.look()
            phone.press("join", {"name": name})
            self.phones.append(phone)
        self.lead("pair", {})

    def lead(self, event: str, value: object = None) -> dict[str, Any]:
        told = self.desk.press(event, value, seen=self.desk.look()["qid"])
        assert self.desk.refused == "", self.desk.why
        return told

    def refused(self, event: str, value: object = None) -> str:
        self.desk.press(event, value, seen=self.desk.look()["qid"])
        assert self.desk.refused
        return self.desk.why

    def tables(self) -> list[AtTable]:
        """Those of the round that is on, as the telephones lead there."""
        found: dict[str, list[str]] = {}
        for phone in self.phones:
            if code := phone.look()["seat"]["seat"]:
                found.setdefault(code, []).append(phone.learner)
        order = [one["seat"] for one in self.desk.look()["seats"]["tables"]]
        return [AtTable(code, found[code]) for code in order]

    def standings(self) -> list[tuple[str, str]]:
        told = self.wall.look()["seats"]["standings"]
        return [(one["name"], one["against"]) for one in told]
