"""The Excuse once its trick is over: whose it is, and the low card that is owed for it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal

from engine.cards import Card
from engine.games.france.pack import EXCUSE, is_low
from engine.games.france.sources import EXCUSE as SOURCE
from engine.sheet import codes
from engine.verdict import Facts, Verdict

Owes = Literal["nothing", "now", "later", "never"]
"""What its side owes for the Excuse: no card, one at once, one as soon as it has any, or none as it never got any."""


@dataclass(frozen=True, slots=True)
class ExcuseStanding:
    """Does the side that played the Excuse have it, what does it owe, which cards may it give for it, and why."""

    kept: bool
    owes: Owes
    may_give: tuple[Card, ...]
    why: Verdict


def standing(
    taken: Collection[Card], *, own_trick: bool, last: bool = False, slam: bool = False, over: bool = False
) -> ExcuseStanding:
    """The Excuse after its trick. Source: french#the-excuse.

    ``taken``: what its side has in its tricks, the cards laid away with them where they count for it. ``own_trick``: this
    side took the trick. ``last``: it was the last one; ``slam``: the Excuse was led to it after all others had been won.
    ``over``: the deal is over, so that nothing is waited for any more.
    """
    give = tuple(card for card in taken if may_give(card, taken).ok)
    facts: Facts = {"card": EXCUSE.code, "cards": codes(give), "n": len(give)}
    if last:
        reason = "excuse-takes-the-last" if slam else f"excuse-last-{'own' if own_trick else 'theirs'}"
        return ExcuseStanding(slam or own_trick, "nothing", (), Verdict(True, reason, facts, SOURCE))
    if own_trick:
        return ExcuseStanding(True, "nothing", (), Verdict(True, "excuse-owes-nothing", facts, SOURCE))
    owes: Owes = "now" if give else "never" if over else "later"
    return ExcuseStanding(True, owes, give, Verdict(True, f"excuse-owes-{owes}", facts, SOURCE))


def may_give(card: Card, taken: Collection[Card]) -> Verdict:
    """May this card be given for the Excuse? One of half a point that the side has taken. Source: french#the-excuse."""
    if card not in taken:
        return Verdict(False, "excuse-not-taken", {"card": card.code}, SOURCE)
    low = is_low(card)
    return Verdict(low, "excuse-low-card" if low else "excuse-too-dear", {"card": card.code}, SOURCE)
