"""The house rules of the French games: whose rules, and the choices the essay leaves to the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

from engine.games.france.sources import DEAL, FIVE, PETIT, SCORING
from engine.house import HouseRule, HouseRules, choice


@dataclass(frozen=True)
class FrenchRules(HouseRules):
    """The house rules of a French game. ``profile``: the essay's rules, or the federation's (2012) wherever the two differ.

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


@dataclass(frozen=True)
class RulesWithoutCalling(FrenchRules):
    """The house rules where nobody is called: there is no partner to share with, so ``split`` stays as it is."""

    @classmethod
    def all(cls) -> tuple[HouseRule, ...]:
        return tuple(rule for rule in super().all() if rule.name != "split")

    @classmethod
    def read(cls, chosen: Mapping[str, Any], game: str = "this game") -> Self:
        """A record or a match of before may still name ``split``, which meant nothing."""
        return super().read({name: value for name, value in chosen.items() if name != "split"}, game)
