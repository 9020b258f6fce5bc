"""A match of a game that is settled deal by deal, kept without a browser."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from lessons.score_forms.families import fold
from screens.shared import services
from tests.screens.posting import Device


def begun(game: str, names: tuple[str, ...], locale: str = "en-GB", **more: Any) -> Device:
    """A device at a match that has just begun."""
    device = Device("match/new", locale=locale)
    device.press("begin", {"game": game, "names": list(names), **more})
    assert not device.refused, device.why
    device = Device(f"match/{device.panel['opened']}", locale=locale)
    device.look()
    return device


def on_disk(device: Device) -> Any:
    """The match as its family folds it."""
    return fold(services.store().matches.entries(device.panel["code"]))


def form_of(panel: Mapping[str, Any], stage: str = "end") -> Any:
    """The form in which something of the deal at hand is entered, at this stage of it."""
    return next((one["forms"][0] for one in panel["stages"] if one["id"] == stage), None)


def fields_of(way: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The fields of a way of entering something, whatever they stand in."""

    def inside(parts: Iterable[Any]) -> Iterator[dict[str, Any]]:
        for part in parts:
            if "fields" in part:
                yield from inside(part["fields"])
            elif "key" in part:
                yield part

    return list(inside(way["fields"]))


def enter(device: Device, kind: str, hand: int = 1, **told: Any) -> Device:
    device.press("deal", {"hand": hand, "kind": kind, "told": told})
    return device


def totals(device: Device) -> list[str]:
    return [side["points"] for side in device.panel["board"]["sides"]]
