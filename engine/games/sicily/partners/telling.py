"""What a plain player tells with the card that is led or played: what pays (ternone), or what a partner should know."""

from __future__ import annotations

from engine.cards import Card
from engine.games.sicily.deal.actions import Play
from engine.games.sicily.deal.judging import judge
from engine.games.sicily.deal.state import State
from engine.games.sicily.partners.knowing import mates

PAYS = "ternone"
LOWER = ("ho-il-19", "ho-il-18", "ho-il-17", "ho-il-16")
"""The arie below the giove, where these may be told as well (Barcellona): of several the highest."""
TELLS = ("ho-il-20", "giove", "palla", *LOWER)
"""What names a card that a partner should know of."""
AS_GOOD = {"batto": "non-batto"}
"""Where the one may be said as well as the other (Barcellona), it names the 20, too."""


def tells(state: State, seat: int, card: Card) -> str | None:
    """The saying that goes with this card: once in a deal, and but for what is paid only where a partner is known."""
    known = {one.code for one in state.form.tellable(state.rules)}
    told = {one.code for one in state.told if one.seat == seat}
    worth = {*TELLS, *(one for one, other in AS_GOOD.items() if other in known)} if mates(state, seat) else set()
    if told & worth:
        worth = set()
    likely = sorted(known & ({PAYS} | worth) - told, key=lambda one: (LOWER.index(one) + 1 if one in LOWER else 0, one))
    return next((one for one in likely if judge(state, Play(seat, card, one)).ok), None)
