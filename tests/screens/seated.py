"""People at a shared table, each at a device of their own: whoever can press something does, until a deal is over."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Any

from tests.screens.posting import Device


class Seated(ABC):
    """``devices`` of those who sit there; ``rng`` chooses what they press; ``least``: the first choice that they take."""

    devices: list[Device]
    rng: Random
    least = 0

    def look(self, device: Device) -> dict[str, Any]:
        return device.look()

    @abstractmethod
    def press(self, device: Device, event: str, value: object = None) -> None: ...

    def goes_on(self) -> bool:
        """Whoever can press something does; is there anybody?"""
        for device in self.devices:
            told = self.look(device)
            if told["stage"] != "deal" or told.get("ended"):
                continue
            if told["can"]["answer"]:
                self.press(device, "answer", self.reply(told))
                return True
            if told["can"]["next"]:
                self.press(device, "next")
                return True
        return False

    def reply(self, told: dict[str, Any]) -> object:
        if told["mode"] == "choice":
            return self.rng.randrange(self.least, max(self.least + 1, len(told["choices"])))
        if told["mode"] == "number":
            return "1"
        picks = [card for row in told["rows"] if row["pick"] for card in row["cards"]]
        free = [place for place, card in enumerate(picks) if "why" not in card]
        return self.rng.sample(free, told["at_least"])
