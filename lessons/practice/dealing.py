"""Deals a practice hand from a seed: a whole deal, or four cards each of which something can be learnt."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.moves import start
from engine.games.bologna.deal.short import short_start
from engine.games.bologna.pack import MATTO, PACK
from engine.games.bologna.rules import Rules
from lessons.practice.hand import ME, Hand, Sort, chosen, done

SHORT = 4
"""Cards each in the small game."""


def deal(sort: Sort, seed: int, dealer: int) -> Hand:
    """The hand of this seed, nothing done yet."""
    if sort == "whole":
        deck = list(PACK)
        Random(seed).shuffle(deck)
        return Hand(sort, seed, start(OTTOCENTO, deck, dealer, Rules()))
    rng = Random(seed)
    while True:
        hand = _short(rng, seed, dealer)
        if _teaches(hand):
            return hand


def _short(rng: Random, seed: int, dealer: int) -> Hand:
    cards = rng.sample(list(PACK), OTTOCENTO.seats * SHORT)
    hands = [PACK.sorted(cards[seat * SHORT : (seat + 1) * SHORT]) for seat in range(OTTOCENTO.seats)]
    return Hand("short", seed, short_start(OTTOCENTO, hands, dealer, Rules()))


def _teaches(hand: Hand) -> bool:
    """Are there cards in it that may not be played, trumps and suits, and does each side take a trick?"""
    mine = hand.mine
    if not any(card.is_trump for card in mine) or len({card.suit for card in mine if card != MATTO}) < 2:
        return False
    greyed = 0
    while hand.stage != "over":
        if hand.stage == "trick":
            hand = replace(hand, rests=False)
            continue
        if hand.state.to_act == ME:
            greyed += any(not verdict.ok for verdict in hand.verdicts().values())
        action = chosen(hand).action
        assert action is not None
        hand = done(hand, action)
    return greyed >= 2 and 0 < hand.won(0) < SHORT
