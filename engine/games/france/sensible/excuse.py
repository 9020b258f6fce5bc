"""When the Excuse is played: to spare a dear card, on a trick that is lost, and never as late as the last trick."""

from __future__ import annotations

from engine.games.france.pack import EXCUSE, PETIT
from engine.games.france.sensible.following import FREE, Chosen, weighed
from engine.games.france.sensible.seat_knowledge import SeatKnowledge
from engine.parts.following import suit_led

LAST_BUT_ONE, LATE = 2, 4


def excuse(seat: SeatKnowledge) -> Chosen | None:
    """The Excuse, where now is its time; else None."""
    if EXCUSE not in seat.may:
        return None
    others = [one for one in seat.may if one != EXCUSE]
    if not others:
        return EXCUSE, "only-card", {"card": EXCUSE.code}
    left = seat.size - len(seat.tricks)
    if left <= LAST_BUT_ONE:
        if _completes_a_slam(seat):
            return None
        return EXCUSE, "excuse-now", {"card": EXCUSE.code}
    if suit_led(seat.trick.cards) is None:
        return None
    best = max((weighed(seat, one) for one in others), key=lambda one: one.brings)
    # Without a card its points stay where they are, and whoever has the trick has what lies in it.
    wins = 0.0 if not seat.ours_ahead else best.wins if not best.takes else 1.0
    spares = wins * seat.lying - (FREE if left > LATE else 0.0)
    if best.brings >= spares or (best.takes and best.wins > 0.5 and best.card != PETIT):
        return None
    dearest = max(others, key=seat.value)
    if best.card != PETIT and seat.value(best.card) <= 0 and left > LATE:
        return None
    reason = "any-fool-saves" if seat.value(best.card) > 0 else "excuse-late"
    return EXCUSE, reason, {"card": EXCUSE.code, "other": best.card.code, "dear": dearest.code}


def _completes_a_slam(seat: SeatKnowledge) -> bool:
    """Every trick was this player's own, and the other card takes one more: then the Excuse, led last, takes the last."""
    other = next(one for one in seat.hand if one != EXCUSE)
    return seat.sweeps and not seat.trick.cards and seat.highest(other) and (other.is_trump or not seat.trumps_out)
