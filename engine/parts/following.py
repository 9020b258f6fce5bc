"""Which card may be played to a trick: follow suit, else trump; the fool at any time; the family's own extra duties."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.cards import FOOL, TRUMPS, Card
from engine.sheet import codes
from engine.verdict import Facts, Verdict


@dataclass(frozen=True, slots=True)
class PlayDuties:
    """The duties of whoever does not lead.

    ``overtrump``: a trump must beat the highest trump of the trick if one can (France).
    ``fool_may_lead``: the fool may be led (then the next card sets the suit); where not, only as the last card.
    ``source`` and ``fool_source`` say where this is written.
    """

    source: str
    fool_source: str
    overtrump: bool = False
    fool_may_lead: bool = True

    def judge(self, hand: Sequence[Card], trick: Sequence[Card], card: Card) -> Verdict:
        """May ``card`` be played from ``hand`` to ``trick`` (the cards so far, the leader's first)?

        The verdict's facts: ``suit`` led, the ``card``, and the ``cards`` of the hand that would be right.
        """
        if card not in hand:
            return Verdict(False, "not-in-hand", {"card": card.code}, self.source)
        led = suit_led(trick)
        if card.is_fool:
            return self._fool(hand, trick, card)
        if led is None:
            if trick:
                return Verdict(True, "fool-led-free", {"card": card.code}, self.fool_source)
            return Verdict(True, "free-lead", {"card": card.code}, self.source)
        same = of_suit(hand, led)
        if same:
            return self._holding_suit(trick, card, led, same)
        trumps = of_suit(hand, TRUMPS)
        if not trumps:
            return Verdict(True, "void-no-trump", {"suit": led, "card": card.code}, self.source)
        if not card.is_trump:
            return Verdict(False, "must-trump", {"suit": led, "card": card.code, "cards": codes(trumps)}, self.source)
        return self._trumping(trick, card, led, trumps, "void-trumps")

    def _holding_suit(self, trick: Sequence[Card], card: Card, led: str, same: tuple[Card, ...]) -> Verdict:
        if card.suit != led:
            return Verdict(False, "must-follow", {"suit": led, "card": card.code, "cards": codes(same)}, self.source)
        if led == TRUMPS:
            return self._trumping(trick, card, led, same, "follows-trump")
        return Verdict(True, "follows-suit", {"suit": led, "card": card.code, "cards": codes(same)}, self.source)

    def _trumping(self, trick: Sequence[Card], card: Card, led: str, trumps: tuple[Card, ...], reason: str) -> Verdict:
        facts: Facts = {"suit": led, "card": card.code, "cards": codes(trumps)}
        highest = max((c.strength for c in trick if c.is_trump), default=None)
        if highest is None or not self.overtrump:
            return Verdict(True, reason, facts, self.source)
        to_beat = next(c.code for c in trick if c.is_trump and c.strength == highest)
        higher = tuple(c for c in trumps if c.strength > highest)
        if higher and card not in higher:
            return Verdict(
                False, "must-overtrump", {"card": card.code, "to_beat": to_beat, "cards": codes(higher)}, self.source
            )
        return Verdict(True, "overtrumps" if higher else "cannot-overtrump", {**facts, "to_beat": to_beat}, self.source)

    def _fool(self, hand: Sequence[Card], trick: Sequence[Card], card: Card) -> Verdict:
        if not trick and not self.fool_may_lead and len(hand) > 1:
            others = codes(c for c in hand if not c.is_fool)
            return Verdict(False, "fool-may-not-lead", {"card": card.code, "cards": others}, self.fool_source)
        return Verdict(True, "fool-led" if not trick else "fool-any-time", {"card": card.code}, self.fool_source)

    def allowed(self, hand: Sequence[Card], trick: Sequence[Card]) -> list[Card]:
        """The cards of the hand that :meth:`judge` accepts, in their order, without the reasons."""
        led = trick[0].suit if trick else None
        if led == FOOL:
            led = suit_led(trick)
        if led is None:
            may_lead = trick or self.fool_may_lead or len(hand) < 2
            return list(hand) if may_lead else [card for card in hand if card.suit != FOOL]
        for suit in (led, TRUMPS):
            may = [card for card in hand if (own := card.suit) == suit or own == FOOL]
            if len(may) > 1 or (may and may[0].suit != FOOL):
                return self._high_enough(may, trick) if self.overtrump and suit == TRUMPS else may
        return list(hand)

    def _high_enough(self, may: list[Card], trick: Sequence[Card]) -> list[Card]:
        """Of these trumps, and the fool perhaps, those that beat the highest trump of the trick, if any does."""
        highest = max((card.strength for card in trick if card.is_trump), default=-1)
        higher = [card for card in may if card.strength > highest]
        return [card for card in may if card.suit == FOOL or card in higher] if higher else may

    def verdicts(self, hand: Sequence[Card], trick: Sequence[Card]) -> dict[Card, Verdict]:
        """The verdict on every card of the hand."""
        return {card: self.judge(hand, trick, card) for card in hand}


def suit_led(trick: Iterable[Card]) -> str | None:
    """The suit to be followed: that of the first card which is not the fool; None while there is none."""
    for card in trick:
        if card.suit != FOOL:  # nearly always the first one
            return card.suit
    return None


def of_suit(cards: Iterable[Card], suit: str) -> tuple[Card, ...]:
    """The cards of one suit (``T`` for trumps), in the order given."""
    return tuple([card for card in cards if card.suit == suit])
