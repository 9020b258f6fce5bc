"""What anchors mark and aliases repeat: no lesson has them, and yet what they say is read, so that nothing else is told of it."""

from __future__ import annotations

from collections.abc import Iterable

from lessons.yamlfile.problems import Data, Problem


class TooMuch(Exception):
    """A copy would be larger than what may still come; ``deep``: it would have too many levels."""

    def __init__(self, deep: bool) -> None:
        super().__init__()
        self.deep = deep


class Marks:
    """The values that anchors have marked so far, and which of the anchors nobody has used."""

    def __init__(self) -> None:
        self._values: dict[str, Data] = {}
        self._told: list[tuple[str, Problem]] = []
        self._used: set[str] = set()

    def __contains__(self, name: str) -> bool:
        return name in self._values

    def mark(self, name: str, value: Data, problem: Problem) -> None:
        """``value``: a list or mapping may still be filled; ``problem``: what is told of it, should nothing repeat it."""
        self._values[name] = value
        self._told.append((name, problem))

    def repeat(self, name: str, still_open: Iterable[Data], nodes: int, levels: int) -> tuple[Data, int]:
        """A copy of what is marked so, and how many values it has; nothing but a text where it would repeat itself for ever.

        ``nodes``, ``levels``: how many there may be at most. Errors: TooMuch.
        """
        self._used.add(name)
        value = self._values.get(name, "")
        if any(value is one for one in still_open):
            return "", 1
        room = _Room(nodes)
        return room.copied(value, levels), nodes - room.left

    def unused(self) -> list[Problem]:
        """What is told of anchors that nothing repeats."""
        return [problem for name, problem in self._told if name not in self._used]


class _Room:
    """The number of values that may still be copied."""

    def __init__(self, left: int) -> None:
        self.left = left

    def copied(self, value: Data, levels: int) -> Data:
        self.left -= 1
        if self.left < 0 or levels < 0:
            raise TooMuch(deep=levels < 0)
        if isinstance(value, dict):
            self.left -= len(value)
            return {key: self.copied(one, levels - 1) for key, one in value.items()}
        if isinstance(value, list):
            return [self.copied(one, levels - 1) for one in value]
        return value
