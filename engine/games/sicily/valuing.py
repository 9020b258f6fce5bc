"""How strong a hand is for what may be said with it: against an average one, and by what it needs to play alone."""

from __future__ import annotations

from engine.cards import Card
from engine.games.sicily.deal.state import State
from engine.games.sicily.pack import ARIE
from engine.verdict import Facts

TOP, HIGH_TRUMP, TRUMP, FOOL, KING, QUEEN = 5, 3.0, 1.0, 2.0, 1.5, 0.5
"""The five highest trumps, and what each sort of card is worth when a hand is valued."""
SOLO = {2: 1.4, 3: 1.2, 4: 1.6}
"""By players, how much stronger than an average hand one should be to play alone (docs/decisions.md: what that brings)."""
SELDOM = {"tortorici3": 1.55}
"""Where to call is nearly as good, a solo is only for a very strong hand."""
FEW_CARDS, MUCH = 5, 3.2
"""With five cards the stake is doubled, and nothing is known of the other fifteen: so much stronger the hand should be."""
TEN_CARDS, MORE = 10, 1.8
"""With ten it is half as bad: so much stronger the hand should be where a solo may be announced then (Palagonia)."""
TRUMPS_ALONE, HIGH_ALONE, NEVER = 0.3, 3, 99.0
"""Kings and courts alone do not carry a solo: such a part of the hand is trumps, or three of the five highest are there."""
GOOD, FAIR, POOR = 1.15, 0.95, 0.6


def strength(state: State, seat: int) -> float:
    """The hand as it is now, against an average one of as many cards."""
    hand, pack = state.hands[seat], state.form.pack
    top = sorted((one.strength for one in pack if one.is_trump), reverse=True)[:TOP]

    def value(one: Card) -> float:
        if one.is_fool:
            return FOOL
        if one.is_trump:
            return HIGH_TRUMP if one.strength in top else TRUMP
        return {"K": KING, "Q": QUEEN}.get(one.rank, 0.0)

    average = sum(map(value, pack)) / len(tuple(pack))
    return sum(map(value, hand)) / (average * max(len(hand), 1))


def holding(state: State, seat: int) -> Facts:
    """What a hand is valued by: its cards, trumps, arie and Kings."""
    hand = state.hands[seat]
    return {
        "cards": len(hand),
        "trumps": sum(one.is_trump for one in hand),
        "high": sum(one.code in ARIE for one in hand),
        "kings": sum(one.rank == "K" and not one.is_trump for one in hand),
    }


def level(state: State, seat: int) -> str:
    """How good the hand is for what may be said now."""
    how = strength(state, seat)
    form = state.form
    alone = SELDOM.get(form.id, SOLO[form.seats]) if len(state.hands[seat]) > FEW_CARDS else MUCH
    if getattr(state.rules, "palagonia", False) and len(state.hands[seat]) == TEN_CARDS:
        alone = max(alone, MORE)
    held = holding(state, seat)
    bears = int(str(held["trumps"])) >= TRUMPS_ALONE * len(state.hands[seat]) or int(str(held["high"])) >= HIGH_ALONE
    steps = (("strong", alone if bears else NEVER), ("good", GOOD), ("fair", FAIR), ("weak", POOR))
    return next((name for name, least in steps if how >= least), "poor")
