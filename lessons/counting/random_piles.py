"""Piles as play leaves them: an even number of cards, suits and trumps taken in clumps, with what a wrong rule needs."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.cards import Card, Pack
from lessons.question.misconception import Aim
from lessons.question.requirements import needs_of

Sides = dict[str, tuple[Card, ...]]


def captured(pack: Pack, rng: Random, aim: Aim = ()) -> tuple[Card, ...]:
    """What one side may have taken in a deal, between a quarter and three quarters of the pack."""
    hold, lack = needs_of(aim, rng)
    share = rng.uniform(0.38, 0.68)
    luck = {suit: min(0.9, max(0.1, rng.gauss(share, 0.17))) for suit in ("T", "", "S", "B", "C", "D")}
    taken = {card for card in pack if card.code in hold or (card.code not in lack and rng.random() < luck[card.suit])}
    if len(taken) % 2:
        small = [card for card in pack if "scartini" in card.groups]
        card = rng.choice(small)
        taken ^= {card}
    return pack.sorted(taken)


def two_sides(pack: Pack, rng: Random, aim: Aim = (), counted: str = "you") -> Sides:
    """Both sides' piles; what the misconception needs goes to the side that is to be counted."""
    one = captured(pack, rng, aim)
    held = set(one)
    other = tuple(card for card in pack if card not in held)
    return {counted: one, "they" if counted == "you" else "you": other}


def complement(pack: Pack, cards: Sequence[Card]) -> tuple[Card, ...]:
    """All the other cards of the pack."""
    held = set(cards)
    return tuple(card for card in pack if card not in held)
