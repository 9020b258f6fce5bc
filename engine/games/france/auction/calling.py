"""Five players: the King the taker calls, and who is the partner."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.cards import Card
from engine.games.france.pack import JACKS, KINGS, KNIGHTS, QUEENS
from engine.games.france.rules import FrenchRules
from engine.games.france.sources import FFT_FIVE, FIVE
from engine.sheet import codes
from engine.verdict import Facts, Verdict


def callable_cards(hand: Collection[Card], rules: FrenchRules) -> tuple[Card, ...]:
    """The cards the holder of this hand (the chien not taken) may call.

    Any King, also an own one: then the taker plays alone. With four Kings a Queen as well; the federation goes on to the
    Knights and Jacks in the same way.
    """
    may = KINGS
    further = ((KINGS, QUEENS), (QUEENS, KNIGHTS), (KNIGHTS, JACKS)) if rules.fft else ((KINGS, QUEENS),)
    for held, added in further:
        if not _holds(hand, held):
            break
        may += added
    return may


def judge(hand: Collection[Card], card: Card, rules: FrenchRules) -> Verdict:
    """May this card be called?"""
    may = callable_cards(hand, rules)
    own = card in hand
    facts: Facts = {"card": card.code, "cards": codes(may), "own": own}
    source = FFT_FIVE if rules.fft and (card not in KINGS or (own and _holds(hand, KINGS))) else FIVE
    if card in may:
        return Verdict(True, "calls-own-card" if own else "may-call", facts, source)
    return Verdict(False, "calls-a-king" if not _holds(hand, KINGS) else "cannot-call", facts, source)


def partner(hands: Sequence[Collection[Card]], taker: int, called: Card) -> int | None:
    """Who holds the called card; None when it is in the chien or with the taker, who then plays alone."""
    return next((seat for seat, hand in enumerate(hands) if called in hand and seat != taker), None)


def _holds(hand: Collection[Card], cards: Collection[Card]) -> bool:
    return all(card in hand for card in cards)
