"""A plain player at a French table: bids by counting points for trumps, bouts and courts, as beginners are told to."""

from __future__ import annotations

from collections import Counter
from random import Random

from engine.games.france.auction import strength
from engine.games.france.auction.bidding import PASS
from engine.games.france.deal.actions import Call, Leave, Play, Speak
from engine.games.france.deal.judging import judge, playable
from engine.games.france.deal.state import State
from engine.games.france.leaving import low_trumps
from engine.games.france.pack import PACK
from engine.games.france.sources import BIDDING, PLAY
from engine.parts.plain.cards import card
from engine.parts.plain.choice import Choice
from engine.parts.plain.leaving import laid_away
from engine.parts.plain.seat import Seat

SCALE = {3: 0.87, 4: 1.0, 5: 1.2}
"""By players: hands are larger or smaller, and of five one is a partner."""


def choose(state: State, seed: int) -> Choice:
    """What whoever is to act does."""
    seat = state.to_act
    assert seat is not None
    hand = state.hands[seat]
    match state.phase:
        case "bid":
            worth = strength.count(hand).total * SCALE[state.form.seats]
            words = (*(word for word, least in strength.ADVICE if worth >= least), PASS)
            said = next(one for word in words if judge(state, one := Speak(seat, word)).ok)
            return Choice(said, "any-speaks")
        case "call":
            may = [one for one in PACK if judge(state, Call(seat, one)).ok]
            many = Counter(one.suit for one in hand)
            called = max(may, key=lambda one: (one not in hand, many[one.suit], one.strength, one.code))
            return Choice(Call(seat, called), "any-calls", {}, BIDDING)
        case "leave":
            cards = laid_away(hand, state.form.chien, low_trumps(hand))
            return Choice(Leave(seat, cards), "any-leaves", {"cards": tuple(one.code for one in cards)}, BIDDING)
    played, reason, facts = card(seen(state, seat), Random(seed))
    return Choice(Play(seat, played), reason, facts, PLAY)


def seen(state: State, seat: int) -> Seat:
    """What this player knows: who holds the called card knows whom it helps, the others when it falls."""
    taker, sides = state.taker, state.sides
    fallen = any(state.called in trick.cards for trick in (*state.tricks, state.trick))
    known = fallen or seat == state.partner or state.called is None
    mates = frozenset[int]()
    if state.form.bids and taker is not None and known:
        mates = frozenset(one for one in range(state.form.seats) if sides.side(one) == sides.side(seat)) - {seat}
    away = state.left if seat == taker else ()
    return Seat(
        seat, state.form.seats, PACK, state.playable(seat), tuple(playable(state, seat)), state.trick, state.tricks, mates,
        seat == taker, away, fool_falls=True,
    )  # fmt: skip
