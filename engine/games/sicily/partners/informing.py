"""The information round of Tortorici for four: which cards a plain player names, and how what was told is weighed."""

from __future__ import annotations

from engine.games.sicily.deal.actions import Speak
from engine.games.sicily.deal.judging import judge
from engine.games.sicily.deal.state import State
from engine.games.sicily.pack import ARIE, DECINE, KINGS
from engine.games.sicily.valuing import FAIR, holding, strength
from engine.parts.plain.choice import Choice

INFORMS = "informo"
ENOUGH = 2
"""So many important cards of the partner's carry a hand that is weak by itself."""


def is_open(state: State) -> bool:
    """Is there such a round just now?"""
    return state.phase == "speak" and any(row.word == INFORMS for row in state.floor.stage.rows)


def speaks(state: State, seat: int) -> Choice:
    """Tells what is new of the highest trumps, the 1, the Fool and two Kings; or answers by the own cards and what was told."""
    source = state.floor.stage.source
    if judge(state, Speak(seat, "passo")).ok:
        cards = _worth_telling(state, seat)
        said = Speak(seat, " ".join((INFORMS, *cards)))
        if cards and judge(state, said).ok:
            return Choice(said, "any-informs", {"cards": cards}, source)
        return Choice(Speak(seat, "passo"), "any-informs-nothing", holding(state, seat), source)
    told = tuple(
        code for one in state.floor.said if one.seat == (seat + 2) % state.form.seats for code in one.more.split()
    )
    goes_on = strength(state, seat) >= FAIR or len(set(told)) >= ENOUGH
    facts = {**holding(state, seat), "told": len(set(told))}
    word = "tengo" if goes_on else "mischio"
    return Choice(Speak(seat, word), f"any-answers-{word}", facts, source)


def _worth_telling(state: State, seat: int) -> tuple[str, ...]:
    """The arie, the cards of ten and two Kings at most, what the partner has heard already excepted."""
    heard = {code for one in state.floor.said if one.seat == seat for code in one.more.split()}
    held = [card.code for card in state.form.pack.sorted(state.hands[seat])]
    kings = [code for code in held if code in KINGS and code not in heard]
    left = max(2 - len(heard & set(KINGS)), 0)
    high = [code for code in held if code in (*DECINE, *ARIE) and code not in heard]
    return (*high, *kings[:left])
