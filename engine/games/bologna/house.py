"""The house rules that the Bolognese games share: how the grande is read, what is given for the Matto, signals."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.bologna import sources
from engine.house import HouseRules, choice


@dataclass(frozen=True)
class BologneseRules(HouseRules):
    """Defaults are those of the Accademia del Tarocchino Bolognese as our main source has them."""

    grande: str = choice(
        "standard", "laghi_sun_moon", "laghi_moon_16", "laghi_both", "tarocchini", source=sources.GRANDE
    )
    moors_in_grande: bool = choice(True, False, source=sources.SEQUENCES)
    matto_exchange: str = choice("any", "single_point", source=sources.PLAY)
    signals: str = choice("standard", "none", "before_king", source=sources.SIGNALS)
    strict_volo: bool = choice(False, True, source=sources.USE_OF_SIGNALS)

    @property
    def stops_without_sun_and_moon(self) -> bool:
        """Laghi's first reading: with neither Sun nor Moon the 16 is out of reach."""
        return self.grande in ("laghi_sun_moon", "laghi_both")

    @property
    def stops_without_moon_and_16(self) -> bool:
        """Laghi's second reading: with neither Moon nor 16 the 15 is out of reach."""
        return self.grande in ("laghi_moon_16", "laghi_both")
