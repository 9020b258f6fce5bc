"""Who breaks into the bargaining out of turn (Calatafimi): strong cards refuse all offers, ordinary ones take them."""

from __future__ import annotations

from collections.abc import Collection

from engine.games.sicily.deal.actions import Speak
from engine.games.sicily.deal.judging import judge
from engine.games.sicily.deal.state import State
from engine.games.sicily.valuing import holding, level
from engine.parts.plain.choice import Choice

WORDS = {"strong": "tengo", "good": "tengo", "fair": "prendo"}
"""By how good the hand is, what it is worth breaking in for."""


def is_open(state: State) -> bool:
    """Is there bargaining in no particular order just now?"""
    return state.phase == "speak" and state.floor.stage.any_order


def breaks_in(state: State, silent: Collection[int]) -> Choice | None:
    """What somebody says though another is waited for; ``silent``: who is left out, as they speak for themselves.

    Nobody does before a word was said, and whoever has spoken stands by it.
    """
    here = state.floor.moment.here if is_open(state) else ()
    heard = {one.seat for one in here}
    for seat in state.form.order(state.form.eldest(state.dealer)) if here else ():
        word = WORDS.get(level(state, seat)) if seat not in heard and seat not in silent else None
        if word is not None and judge(state, Speak(seat, word)).ok:
            return Choice(Speak(seat, word), f"any-breaks-in-{word}", holding(state, seat), state.floor.stage.source)
    return None
