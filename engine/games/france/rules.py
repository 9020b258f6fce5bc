"""The house rules of the French games: whose rules, and the choices the essay leaves to the table."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.france.sources import DEAL, FIVE, PETIT, SCORING
from engine.house import HouseRules, choice


@dataclass(frozen=True)
class FrenchRules(HouseRules):
    """``profile``: the essay's rules, or the federation's (2012) wherever the two differ.

    ``petit_cancels``: the petit in a first packet (essay) or alone in a hand (federation) cancels the deal. ``split``: with
    five players the taker wins or loses twice what the partner does, or the same. ``round_to``: what each defender pays is
    rounded to the nearest 5 or 10 points; 1 leaves it as it is.
    """

    profile: str = choice("essay", "fft", source=DEAL, bears_on=("play", "count", "payment"))
    petit_cancels: bool = choice(True, False, source=PETIT, bears_on=("deals",))
    split: str = choice("double", "equal", source=FIVE, bears_on=("payment",))
    round_to: int = choice(1, 5, 10, source=SCORING, bears_on=("payment",))

    @property
    def fft(self) -> bool:
        return self.profile == "fft"
