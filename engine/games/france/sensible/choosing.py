"""What a sensible player does at any moment of a French deal, and why."""

from __future__ import annotations

from engine.games.france.deal.actions import Leave, Play
from engine.games.france.deal.state import State
from engine.games.france.sensible.announcing import bid, call, shows, slam
from engine.games.france.sensible.discarding import discard
from engine.games.france.sensible.excuse import excuse
from engine.games.france.sensible.following import Chosen, follow
from engine.games.france.sensible.leading import lead
from engine.games.france.sensible.seat_knowledge import SeatKnowledge, known
from engine.games.france.sources import BIDDING, EXCUSE, PLAY
from engine.parts.following import suit_led
from engine.parts.plain.choice import Choice


def choose(state: State, seed: int) -> Choice:
    """What whoever is to act does; before the first card the taker's slam, where it is announced, comes first."""
    del seed  # there is nothing left to chance
    seat = state.to_act
    assert seat is not None
    match state.phase:
        case "bid":
            return bid(state, seat)
        case "call":
            return call(state, seat)
        case "leave":
            cards, reason, facts = discard(state.hands[seat], state.form.chien)
            return Choice(Leave(seat, cards), reason, facts, BIDDING)
    if state.taker is not None and not state.trick.cards and (said := slam(state, state.taker)):
        return said
    if shown := shows(state, seat):
        return shown
    card, reason, facts = played(known(state, seat))
    return Choice(Play(seat, card), reason, facts, EXCUSE if card.is_fool else PLAY)


def played(seat: SeatKnowledge) -> Chosen:
    """The card that is played."""
    if len(seat.may) == 1:
        return seat.may[0], "only-card", {"card": seat.may[0].code}
    if found := excuse(seat):
        return found
    return lead(seat) if suit_led(seat.trick.cards) is None else follow(seat)
