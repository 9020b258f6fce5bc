"""The customs by which clubs read the grande: the row that each makes of the same cards, and where it stops."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from engine.cards import Card
from engine.games.bologna.counting.grande import Layout, lay_out
from engine.games.bologna.rules import Rules

USUAL, NO_MOORS = "standard", "no_moors"
RULES: Mapping[str, Mapping[str, str | bool]] = MappingProxyType(
    {
        USUAL: {},
        "laghi_sun_moon": {"grande": "laghi_sun_moon"},
        "laghi_moon_16": {"grande": "laghi_moon_16"},
        "tarocchini": {"grande": "tarocchini"},
        NO_MOORS: {"moors_in_grande": False},
    }
)
"""A custom -> the house rules it is; everything else is as usual."""
HOUSES: Mapping[str, Rules] = MappingProxyType({custom: Rules.read(dict(told)) for custom, told in RULES.items()})
SOURCES: Mapping[str, str] = MappingProxyType(
    {
        USUAL: "ottocento#combinations-sequences",
        "laghi_sun_moon": "ottocento#scoring-the-grande",
        "laghi_moon_16": "ottocento#scoring-the-grande",
        "tarocchini": "tarocchini#common-rules",
        NO_MOORS: "standard-pack#scoring",
    }
)


@dataclass(frozen=True)
class Alike:
    """Customs that make the same row of the same cards, and stop it for the same reason."""

    customs: tuple[str, ...]
    layout: Layout

    @property
    def added(self) -> int:
        """The contatori that only make it longer at its end."""
        return sum(place.reason == "grande-added" for place in self.layout.places)


def by(custom: str, held: Iterable[Card]) -> Layout:
    """The row by this custom."""
    return lay_out(held, HOUSES[custom])


def readings(held: tuple[Card, ...], also: str = "") -> Mapping[str, Layout]:
    """The row by each custom; that without the Moors only where it makes a difference, or where it is asked for."""
    found = {custom: by(custom, held) for custom in RULES}
    if also != NO_MOORS and found[NO_MOORS].length == found[USUAL].length:
        del found[NO_MOORS]
    return found


def alike(found: Mapping[str, Layout]) -> tuple[Alike, ...]:
    """The same, with those together that make the same row for the same reason."""
    groups: dict[tuple[object, ...], list[str]] = {}
    for custom, layout in found.items():
        key = (layout.places, layout.reason, layout.breaks)
        groups.setdefault(key, []).append(custom)
    return tuple(Alike(tuple(some), found[some[0]]) for some in groups.values())


def worths(found: Mapping[str, Layout]) -> Mapping[int, frozenset[str]]:
    """Each figure that comes out, and the customs by which it does."""
    return {
        points: frozenset(custom for custom, layout in found.items() if layout.points == points)
        for points in {layout.points for layout in found.values()}
    }
