"""A match that is kept, as tests have it: its four names, a device at it, what is on disk."""

from __future__ import annotations

from typing import Any

from engine.games.bologna.scorekeeper import Counted, Match, Start, fold
from screens.shared import services
from tests.screens.driving import LEARNER
from tests.screens.posting import Device

CODE = "passero-baita-mulino-fungo"
NAMES = ("Anna", "Bruno", "Carla", "Dino")
START = Start(NAMES, dealer=1)
FIRST = Counted(1, (34, 14), 0, (60, 20), (50, 37))
FIGURES: dict[str, Any] = {"hand": 1, "criccone": [34, 14], "sequences": [60, 20], "cards": [50, None], "last": 0}


def keeper(*entries: Any, start: Start = START, locale: str = "en-GB") -> Device:
    """A device at a match with these entries."""
    kept = services.store().matches
    kept.begin(CODE, LEARNER, start, "first")
    for place, entry in enumerate(entries, 2):
        kept.append(CODE, LEARNER, place, entry, f"nonce {place}")
    device = Device(f"match/{CODE}", locale=locale)
    device.look()
    return device


def on_disk(code: str = CODE) -> Match:
    return fold(services.store().matches.entries(code))


def points(device: Device) -> list[int]:
    return [side["points"] for side in device.panel["board"]["sides"]]
