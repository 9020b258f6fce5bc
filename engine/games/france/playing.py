"""Which card may be played: follow, else trump, and higher if one can; the Excuse at any time. Who takes the trick."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.games.france.pack import EXCUSE
from engine.games.france.sources import EXCUSE as EXCUSE_SOURCE
from engine.games.france.sources import FFT_FIVE, PLAY
from engine.parts.following import PlayDuties
from engine.parts.tricks import winner
from engine.sheet import codes
from engine.verdict import Facts, Verdict, Winner

FOLLOWING = PlayDuties(source=PLAY, fool_source=EXCUSE_SOURCE, overtrump=True)


def judge_play(hand: Sequence[Card], trick: Sequence[Card], card: Card, not_the_suit_of: Card | None = None) -> Verdict:
    """May this card be played to the trick? ``hand`` holds all that may be played, open cards on the table too.

    ``not_the_suit_of``: the called card, where the suit may not be led (federation, first trick, five players): only that
    card itself may, or any where there is nothing else.
    """
    verdict = FOLLOWING.judge(hand, trick, card)
    if not verdict.ok or not_the_suit_of is None or trick:
        return verdict
    barred = not_the_suit_of
    others = tuple(one for one in hand if one.suit != barred.suit or one == barred)
    if others and card not in others:
        facts: Facts = {"card": card.code, "called": barred.code, "suit": barred.suit, "cards": codes(others)}
        return Verdict(False, "called-suit-not-led", facts, FFT_FIVE)
    return verdict


def allowed(hand: Sequence[Card], trick: Sequence[Card], not_the_suit_of: Card | None = None) -> list[Card]:
    """The cards of the hand that :func:`judge_play` accepts, without the reasons."""
    cards = FOLLOWING.allowed(hand, trick)
    if not_the_suit_of is None or trick:
        return cards
    barred = not_the_suit_of
    return [card for card in cards if card.suit != barred.suit or card == barred] or cards


def take(trick: Sequence[Card], *, won_all_before: bool = False) -> Winner:
    """Which card takes the trick.

    ``won_all_before``: it is the last trick, and its leader's side took all others; then a led Excuse wins.
    """
    if won_all_before and trick and trick[0] == EXCUSE:
        facts: Facts = {"card": EXCUSE.code, "suit": "", "led": "", "beaten": codes(trick[1:])}
        return Winner(0, "excuse-completes-the-slam", facts, EXCUSE_SOURCE)
    return winner(trick, PLAY)
