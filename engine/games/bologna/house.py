"""The house rules that the Bolognese games share: how the grande is read, what is given for the Matto, signals."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from engine.games.bologna import sources
from engine.house import HouseRules, Value, choice

PROFILES: Mapping[str, Mapping[str, Value]] = MappingProxyType(
    {
        "standard_pack": MappingProxyType(
            {"numbering": "by_number", "matto_exchange": "single_point", "meanings": "standard_pack"}
        ),
        "old_signals": MappingProxyType({"meanings": "pisarri", "signals": "before_king"}),
    }
)
"""A source's whole way of playing -> the house rules by which it differs from our main one."""


@dataclass(frozen=True)
class BologneseRules(HouseRules):
    """Defaults are those of the Accademia del Tarocchino Bolognese as our main source has them."""

    grande: str = choice(
        "standard",
        "laghi_sun_moon",
        "laghi_moon_16",
        "laghi_both",
        "tarocchini",
        source=sources.GRANDE,
        bears_on=("count",),
    )
    moors_in_grande: bool = choice(True, False, source=sources.SEQUENCES, bears_on=("count",))
    matto_exchange: str = choice("any", "single_point", source=sources.PLAY, bears_on=("exchange",))
    signals: str = choice("standard", "none", "before_king", source=sources.SIGNALS, bears_on=("talk",))
    strict_volo: bool = choice(False, True, source=sources.USE_OF_SIGNALS, bears_on=("talk",))
    numbering: str = choice("by_subject", "by_number", source=sources.STANDARD_PACK, bears_on=("names",))
    """Which trump of a 78-card pack is the highest: what cards are called and look like, and nothing else, follows from it."""
    meanings: str = choice(
        "accademia", "standard_pack", "pisarri", source=sources.STANDARD_PACK_SIGNALS, bears_on=("talk",)
    )
    """What busso and striscio say; a volo says the same everywhere. ``pisarri``: in place of all three, the old spoken signals."""

    @property
    def asks_by_signal(self) -> bool:
        """Do busso and striscio ask for something, whatever the hand they are made from?"""
        return self.meanings == "standard_pack"

    @property
    def speaks(self) -> bool:
        """Are signals words, those that Pisarri wrote down (:mod:`engine.games.bologna.spoken`)?"""
        return self.meanings == "pisarri"

    @property
    def stops_without_sun_and_moon(self) -> bool:
        """Laghi's first reading: with neither Sun nor Moon the 16 is out of reach."""
        return self.grande in ("laghi_sun_moon", "laghi_both")

    @property
    def stops_without_moon_and_16(self) -> bool:
        """Laghi's second reading: with neither Moon nor 16 the 15 is out of reach."""
        return self.grande in ("laghi_moon_16", "laghi_both")
