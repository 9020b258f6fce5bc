"""Which card a plain player plays, by what is common to all games of the family of tarot."""

from __future__ import annotations

from random import Random

from engine.cards import TRUMPS, Card
from engine.parts.following import suit_led
from engine.parts.plain.seat import Seat
from engine.parts.tricks import best
from engine.verdict import Facts

DEAR = 2.0
"""From so much beyond the least on, a card is not let go lightly."""
FEW = 2
"""With so many cards in hand a fool that the last trick would cost has to go now."""
LATE = 4
"""With so many cards in hand a fool that would have to be led to the last trick goes as soon as a trick is not one's own."""
MANY = 0.4
"""With such a part of the hand in trumps, whoever plays alone draws those of the others."""
Chosen = tuple[Card, str, Facts]
"""The card, the reason (its words are under ``coach.``), and the facts."""


def card(seat: Seat, rng: Random) -> Chosen:
    """The card that is played. There is no chance but between cards that are as good as each other."""
    if len(seat.may) == 1:
        return _told(seat.may[0], "only-card")
    fools = [one for one in seat.may if one.is_fool]
    others = [one for one in seat.may if not one.is_fool]
    if fools and (not others or (seat.fool_falls and len(seat.hand) <= FEW)):
        return _told(fools[0], "any-fool-now")
    if suit_led(seat.trick.cards) is None:
        return _lead(seat, others, rng)
    chosen, reason = _follow(seat, others)
    if fools and seat.fool_waits and len(seat.hand) <= LATE and not seat.takes(chosen):
        return _told(fools[0], "any-fool-late")
    if fools and not seat.takes(chosen) and not seat.mate_ahead and seat.worth(chosen) >= DEAR:
        return fools[0], "any-fool-saves", {"card": fools[0].code, "other": chosen.code}
    return _told(chosen, reason)


def _told(one: Card, reason: str) -> Chosen:
    return one, reason, {"card": one.code, "suit": one.suit}


def _follow(seat: Seat, may: list[Card]) -> tuple[Card, str]:
    takers = [one for one in may if seat.takes(one)]
    losers = [one for one in may if one not in takers]
    if seat.mate_ahead:
        high = seat.trick.cards[best(seat.trick.cards)]
        if losers and seat.safe(high):
            gift = max(losers, key=lambda one: _gift(seat, one))
            return gift, "any-to-mate" if seat.worth(gift) > 0 else "any-mate-has-it"
        return (_least(seat, losers) if losers else _cheapest(seat, takers)), "any-mate-has-it"
    if not takers:
        return _least(seat, losers), "any-lost"
    if seat.last:
        home = max((one for one in takers if not one.is_trump), key=seat.worth, default=None)
        if home is not None:
            return home, "any-take-last"
        low = [one for one in takers if one.is_trump and _in_danger(seat, one)]
        if low:
            return low[0], "any-take-home"
        if seat.pot > 0 or not losers or seat.worth(_least(seat, losers)) >= DEAR:
            return _cheapest(seat, takers), "any-take-last"
        return _least(seat, losers), "any-nothing-in-it"
    sure = [one for one in takers if not one.is_trump and seat.safe(one)]
    if sure:
        return max(sure, key=seat.worth), "any-highest"
    led = suit_led(seat.trick.cards)
    if led != TRUMPS and all(one.is_trump for one in takers):
        plain = [one for one in takers if not _in_danger(seat, one)]
        if plain and (seat.pot > 0 or not losers):
            return _cheapest(seat, plain), "any-trump-in"
    if losers:
        return _least(seat, losers), "any-lost"
    return _cheapest(seat, takers), "any-must-take"


def _gift(seat: Seat, one: Card) -> tuple[bool, float, int]:
    """What is best put on a trick of one's own side: what counts, but no trump that takes tricks itself."""
    keeps = one.is_trump and not _in_danger(seat, one)
    return not keeps, seat.worth(one), -one.strength


def _in_danger(seat: Seat, one: Card) -> bool:
    """A trump that counts and that most others beat."""
    return one.is_trump and seat.worth(one) >= DEAR and seat.beaten(one)


def _least(seat: Seat, may: list[Card]) -> Card:
    """What is lost with least regret: what counts nothing, no trump, the lowest."""
    return min(may, key=lambda one: (seat.worth(one), one.is_trump, one.strength, seat.many[one.suit], one.code))


def _cheapest(seat: Seat, takers: list[Card]) -> Card:
    """Of cards that take, the one that could do least else."""
    return min(takers, key=lambda one: (_in_danger(seat, one), one.is_trump, one.strength, one.code))


def _lead(seat: Seat, may: list[Card], rng: Random) -> Chosen:
    trumps = [one for one in may if one.is_trump]
    plain = [one for one in may if not one.is_trump]
    others = any(one.is_trump for one in seat.unseen)
    if seat.alone and others and len(trumps) >= MANY * len(seat.hand):
        top = max(trumps, key=lambda one: one.strength)
        if seat.highest(top):
            return _told(top, "any-draw-trumps")
    sure = [one for one in plain if seat.highest(one) and (seat.safe(one) or not others)]
    if sure:
        return _told(max(sure, key=lambda one: (seat.worth(one), one.code)), "any-lead-highest")
    little = [one for one in plain if seat.worth(one) < DEAR]
    if little:
        fewest = min(seat.many[one.suit] for one in little)
        suits = sorted({one.suit for one in little if seat.many[one.suit] == fewest})
        suit = rng.choice(suits)
        low = min((one for one in little if one.suit == suit), key=lambda one: (seat.worth(one), one.strength))
        return _told(low, "any-lead-low")
    calm = [one for one in trumps if not _in_danger(seat, one)]
    return _told(_least(seat, calm or plain or may), "any-lead-least")
