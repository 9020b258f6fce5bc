"""The house rules of Mineo for four: those for three, and two about calling."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.sicily.mineo3.rules import MineoRules
from engine.games.sicily.sources import FOUR
from engine.house import choice


@dataclass(frozen=True)
class Mineo4Rules(MineoRules):
    """The house rules of Mineo for four. ``forced_call``: when all pass, whoever holds the giove calls, after taking the monte
    (chiamante forzato).

    ``secret_solo``: any trump from the 20 to the 16 may be called, also one's own (Dummett).
    """

    forced_call: bool = choice(False, True, source=FOUR, bears_on=("play",))
    secret_solo: bool = choice(False, True, source=FOUR, bears_on=("talk",))
