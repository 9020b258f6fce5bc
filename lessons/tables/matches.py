"""A match of several deals at one table, whatever game it is of."""

from __future__ import annotations

from typing import Any, Protocol

from lessons.text.message import Message


class TableMatch(Protocol):
    """A value: each deal makes a new one. ``length``: which of the game's matches it is; ``scores``: where it stands."""

    @property
    def length(self) -> str: ...

    @property
    def scores(self) -> tuple[int, int]: ...

    @property
    def number(self) -> int:
        """How many deals of it were played."""

    @property
    def dealer(self) -> int:
        """Who deals next."""

    @property
    def over(self) -> bool: ...

    @property
    def won(self) -> Message:
        """Who has won it, and how."""

    def after(self, state: Any) -> TableMatch:
        """The match after this deal, which is over."""
