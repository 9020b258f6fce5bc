"""What the first five cards are worth before the rest is dealt: would one throw them in? Source: tarocchini#ottocento.

The sources do not say when; what plain players make of 1,660 deals does. The dealer's side is 107 points ahead of the other on
average. With no five-point card and two trumps at most the other side lost 175; the dealer's side still won 77 with two trumps,
and 25 with one or none. A deal that is thrown in passes to the right, and the advantage of dealing with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.cards import Card
from engine.games.bologna.leaving import FIVE_POINTS
from engine.verdict import Facts

FEW, FEWER = 2, 1
"""So many trumps among five cards are no more than anybody's share; of the dealer's side, hardly a trump."""


class PacketJudgement(NamedTuple):
    """Are the cards to be thrown in, and why; the facts are the five-point cards among them, and how many are trumps."""

    thrown_in: bool
    reason: str
    facts: Facts


def worth_keeping(first: Sequence[Card], *, deals: bool) -> PacketJudgement:
    """What a plain player says of the first packet; ``deals``: it is of the dealer's side, which gives the deal away."""
    dear = tuple(card.code for card in first if card.points == FIVE_POINTS)
    trumps = sum(card.is_trump for card in first)
    facts: Facts = {"cards": dear, "n": trumps}
    if dear or trumps > FEW:
        return PacketJudgement(False, "monte-good", facts)
    if not deals:
        return PacketJudgement(True, "monte-poor", facts)
    return (
        PacketJudgement(True, "monte-poor-dealing", facts)
        if trumps <= FEWER
        else PacketJudgement(False, "monte-dealing", facts)
    )
