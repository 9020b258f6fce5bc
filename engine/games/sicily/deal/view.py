"""What one player sees of a deal: the own hand, what lies open, and what is the dealer's private knowledge (S36)."""

from __future__ import annotations

from engine.cards import Card
from engine.fast_dataclass import changed, fast_dataclass
from engine.games.sicily.deal.state import State
from engine.games.sicily.pack import COUNTING, FOOL
from engine.games.sicily.piles import Capture, captures


@fast_dataclass(frozen=True, slots=True)
class View:
    """What one seat can see of a Sicilian deal. ``monte``: the cards of it that this player has seen, ``bottom`` the one the
    dealer saw before dealing.

    ``exposed``: seat and card, turned up in dealing (Tortorici for four). ``partner``: where this player knows who it is.
    ``face_up``: counting trumps captured from a player who is, or may be, an opponent, kept open as a reminder.
    ``fool``: who has the Fool lying open, for want of a trick to put it under.
    """

    hand: tuple[Card, ...]
    monte: tuple[Card, ...]
    bottom: Card | None
    exposed: tuple[tuple[int, Card], ...]
    partner: int | None
    face_up: tuple[Capture, ...]
    fool: int | None


def view(state: State, seat: int) -> View:
    """The deal as this seat sees it. What has been played and said is open to all."""
    return View(
        hand=state.hands[seat],
        monte=seen_monte(state, seat),
        bottom=state.deck[-1] if state.form.sees_bottom and seat == state.dealer else None,
        exposed=exposed(state),
        partner=_partner(state, seat),
        face_up=face_up(state),
        fool=stored_fool(state),
    )


def seen_monte(state: State, seat: int) -> tuple[Card, ...]:
    """The cards of the monte that this seat has seen: all or none."""
    return state.monte if _sees_monte(state, seat) else ()


def exposed(state: State) -> tuple[tuple[int, Card], ...]:
    """The cards that the dealer turned up, one a packet."""
    if not any(state.exposed):
        return ()
    hands, _ = state.form.hands(state.deck, state.dealer)
    return tuple(
        (seat, hands[seat][number * state.form.packet + place - 1])
        for number, place in enumerate(state.exposed)
        if place
        for seat in state.form.order(state.form.eldest(state.dealer))
    )


def face_up(state: State) -> tuple[Capture, ...]:
    """The captured counting trumps, as the table knows them: before the partnership is public anybody may be an opponent."""
    if state.contract is None:
        return ()
    everybody = state.contract if state.partner_known else changed(state.contract, own=True)
    return captures(everybody, state.tricks, COUNTING)


def stored_fool(state: State) -> int | None:
    """Who has shown the Fool without a trick of the own side so far; None once it is under one, or not yet played."""
    if state.contract is None:
        return None
    everybody = state.contract if state.partner_known else changed(state.contract, own=True)
    shown = next((trick for trick in state.tricks if FOOL in trick.cards), None)
    if shown is None:
        return None
    player = shown.player(FOOL, state.form.seats)
    taken = (trick.winner(state.form.seats) for trick in state.tricks)
    return None if any(everybody.together(player, by) for by in taken) else player


def _sees_monte(state: State, seat: int) -> bool:
    if state.taker is not None:
        return seat == state.taker or state.monte_shown
    # Before the last round of speaking the dealer looks at the monte and puts it down again.
    full = state.floor.outcome is None and state.floor.stage.cards == state.form.size
    return state.form.looks_at_monte and full and seat == state.dealer


def _partner(state: State, seat: int) -> int | None:
    contract = state.contract
    if contract is None or contract.own:
        return None
    # The holder of the called card knows whom it helps; the bidder and the others learn it when the card falls.
    if not state.partner_known and seat != contract.partner:
        return None
    mates = [other for other in contract.camps[contract.camp(seat)] if other != seat]
    return mates[0] if len(mates) == 1 else None
