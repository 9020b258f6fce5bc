"""The house rules of a whole game: those of the cards, and how a deal starts and a match ends."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.bologna.house import BologneseRules
from engine.games.bologna.sources import MILLONE, SCORING, VARIANTS
from engine.house import choice, number


@dataclass(frozen=True)
class Rules(BologneseRules):
    """The house rules of a match in Bologna. ``target`` 800 is Ottocento, 1000 Millone; Quattro Scartate looks at no target."""

    andare_a_monte: bool = choice(False, True, source=VARIANTS, bears_on=("deals",))
    tie_at_target: str = choice("play_on", "draw", source=SCORING, bears_on=("match",))
    target: int = number(800, source=SCORING, bears_on=("match",))


@dataclass(frozen=True)
class MilleRules(Rules):
    """The game for two is played to a thousand."""

    target: int = number(1000, source=MILLONE, bears_on=("match",))
