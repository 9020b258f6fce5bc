"""What a player knows while cards are played: the own hand, what lies open, and the cards that a partner has told of."""

from __future__ import annotations

from collections.abc import Collection

from engine.cards import Card
from engine.games.sicily.deal.judging import playable
from engine.games.sicily.deal.state import State
from engine.games.sicily.deal.view import seen_monte
from engine.parts.plain.seat import Seat

NAMED = {"giove": "T20", "palla": "T19"}
"""Sayings that name one card (Calatafimi)."""
CHEST = "cards-to-the-chest"


def mates(state: State, seat: int) -> frozenset[int]:
    """Who is known to this player to be on the same side."""
    its = state.contract
    if its is None or its.own or not (state.partner_known or seat == its.partner):
        return frozenset()
    return frozenset(its.camps[its.camp(seat)]) - {seat}


def told_cards(state: State, seat: int) -> frozenset[str]:
    """The codes of cards that a partner has told this player of, and that have not been played since."""
    friends = mates(state, seat)
    found = {
        code for one in state.floor.said if one.word == "informo" and one.seat in friends for code in one.more.split()
    }
    for told in state.told:
        if told.seat not in friends:
            continue
        if told.card is not None:
            found.add(told.card.code)
        elif told.code in NAMED:
            found.add(NAMED[told.code])
        elif told.code == "batto" and state.form.seats == 3:
            found.add("T20")  # in Barcellona; in Calatafimi it leaves open which of the top two
        elif told.code.startswith("ho-il-"):
            found.add("T" + told.code.removeprefix("ho-il-"))
        elif told.code == CHEST:
            tricks = (*state.tricks, state.trick)
            found.add(tricks[told.trick].cards[0].suit + "Q")
    gone = state.gone | {card.code for card in state.trick.cards}
    return frozenset(found - gone - {card.code for card in state.hands[seat]})


def seen(state: State, seat: int, may: Collection[Card] | None = None) -> Seat:
    """All that bears on this player's card. ``may``: the cards to choose from, where they are fewer than may be played."""
    contract = state.contract
    away = state.left_by(seat) or (seen_monte(state, seat) if state.taker is None else ())
    told = told_cards(state, seat)
    known = (*away, *(card for card in state.form.pack if card.code in told))
    alone = contract is not None and seat == contract.bidder and contract.kind == "solo"
    return Seat(
        seat, state.form.seats, state.form.pack, state.hands[seat],
        tuple(playable(state, seat) if may is None else may), state.trick, state.tricks,
        mates(state, seat), alone, known, fool_waits=True,
    )  # fmt: skip
