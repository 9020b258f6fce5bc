"""The encoder of panels as JSON, which keeps what it has written of values that come again.

Views make what many see alike once and keep it (:mod:`screens.room_views.questions.asked`); only what differs is written for each.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

Parts = Mapping[str, str]
"""By the key, its value as JSON."""
Marks = Mapping[str, int]
"""By the key, what tells whether its value is still the same: three hundred lines need not keep all that they were told."""
_write = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class PanelEncoder:
    """An encoder with a cache for one reply: what was written is kept as long as this is, and so are the values it was written
    of.
    """

    def __init__(self) -> None:
        self._done: dict[object, tuple[object, str]] = {}

    def parts(self, panel: Mapping[str, object]) -> Parts:
        return {key: self._part(value) for key, value in panel.items()}

    def _part(self, value: Any) -> str:
        # A value that can change is known by being the same one; it is kept here, so that no other one gets its number.
        plain = value is None or isinstance(value, str | int)
        name = (type(value), value) if plain else id(value)
        found = self._done.get(name)
        if found is None:
            found = self._done[name] = (value, _write(value))
        return found[1]


def whole(parts: Parts) -> str:
    """The panel."""
    return f"{{{','.join(f'{_write(key)}:{told}' for key, told in parts.items())}}}"


def marks(parts: Parts) -> Marks:
    """What is kept of a panel that was told, to know later what of it is other."""
    return {key: hash(told) for key, told in parts.items()}


def changed(before: Marks, parts: Parts) -> tuple[Parts, list[str]]:
    """What has to be told to whoever knows ``before``: what is new or other, and the keys of what is gone."""
    more = {key: told for key, told in parts.items() if before.get(key) != hash(told)}
    return more, [key for key in before if key not in parts]
