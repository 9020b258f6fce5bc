"""A match in which every deal is settled by itself: who deals, what everybody has by now, the fold over what was written down."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from engine.errors import BadInput
from engine.parts.corrections import EntryPlace, Stop, standing
from engine.parts.match_setup import MatchSetup
from engine.sheet import Points


class SettledDeal(Protocol):
    """One deal: how it ended (None: it is being played), and everybody's total after it."""

    @property
    def number(self) -> int: ...
    @property
    def end(self) -> Any: ...
    @property
    def after(self) -> tuple[Points, ...]: ...


S = TypeVar("S", bound=MatchSetup)
H = TypeVar("H", bound=SettledDeal)
E = TypeVar("E")


@dataclass(frozen=True, slots=True)
class SettledMatch(Generic[S, E, H]):
    """Goes on until the players leave off."""

    start: S
    places: tuple[EntryPlace[E], ...]
    hands: tuple[H, ...]
    stopped: bool

    @property
    def over(self) -> bool:
        return self.stopped

    @property
    def open(self) -> H | None:
        """The deal being played: the first without an end."""
        return None if self.stopped else next(hand for hand in self.hands if hand.end is None)

    @property
    def totals(self) -> tuple[Points, ...]:
        """What everybody has won or lost so far."""
        return totals(self.start, self.hands)

    @property
    def entries(self) -> tuple[E, ...]:
        return tuple(place.entry for place in self.places)


def totals(start: MatchSetup, hands: Sequence[SettledDeal]) -> tuple[Points, ...]:
    """What everybody has after these deals."""
    return hands[-1].after if hands else (0,) * start.played.seats


def dealer_of(start: MatchSetup, hand: int) -> int:
    """The seat that deals: the deal passes to the right, played or not. Source: sicilian#the-deal, french#the-deal."""
    return (start.dealer + hand - 1) % start.played.seats


def folded(
    entries: Sequence[Any], began: type[S], ends: tuple[type[Any], ...], settle: Callable[[S, int, Any, Sequence[H]], H]
) -> tuple[S, tuple[H, ...], bool]:
    """The start, the deals and whether it was left off. ``settle``: a deal by its number and end, after those before it.

    Errors: BadInput ``no-start`` when the first entry starts nothing.
    """
    told = standing(entries)
    start = told.get(1)
    if not isinstance(start, began):
        raise BadInput("no-start", "a match begins with who plays", "1")
    stopped = any(isinstance(entry, Stop) for entry in told.values())
    over: dict[int, Any] = {entry.hand: entry for entry in told.values() if isinstance(entry, ends)}
    hands: list[H] = []
    for number in range(1, max(over, default=0) + 1):
        hands.append(settle(start, number, over.get(number), hands))
    if not stopped and all(hand.end for hand in hands):
        hands.append(settle(start, len(hands) + 1, None, hands))
    return start, tuple(hands), stopped
