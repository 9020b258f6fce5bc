"""The forced courts of Calatafimi for three: King and Horse in the first trick of a suit, the Maid under a King."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import TRUMPS, Card
from engine.games.sicily.form import DutyContext
from engine.games.sicily.sources import CALATAFIMI
from engine.parts.following import of_suit, suit_led
from engine.verdict import Facts, Verdict


def forced(hand: Sequence[Card], trick: Sequence[Card], suit: str, led: Sequence[str]) -> tuple[Card, str] | None:
    """The card of this suit that must be played, and why; None where the player is free.

    ``led``: the suits of earlier tricks. The leader of a suit's first trick is bound as well, the Fool remains an
    alternative (S31).
    """
    if suit == TRUMPS:
        return None
    same = {card.rank: card for card in of_suit(hand, suit)}
    if suit not in led:
        if "K" in same:
            return same["K"], "king-in-the-first-trick"
        if len(same) == 2 and "H" in same and not {"Q", "M"} & set(same):
            return same["H"], "horse-with-one-pip-in-the-first-trick"
    if "M" in same and any(card.suit == suit and card.rank == "K" for card in trick):
        return same["M"], "maid-under-the-king"
    return None


def duty(hand: Sequence[Card], trick: Sequence[Card], card: Card, seen: DutyContext) -> Verdict | None:
    """A refusal or a reason for a card that follows suit, or that is led."""
    led = suit_led(trick)
    if led is not None and card.suit != led:
        return None
    must = forced(hand, trick, card.suit, seen.led)
    if must is None:
        return None
    facts: Facts = {"card": card.code, "suit": card.suit, "cards": (must[0].code,)}
    ok = card == must[0]
    return Verdict(ok, f"{'is' if ok else 'must-play'}-{must[1]}", facts, CALATAFIMI)
