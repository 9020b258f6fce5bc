"""Speaking and calling in Mineo for four: solo on five cards, then passo, chiamo or vado solo on fifteen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.cards import Card
from engine.games.sicily.mineo4.rules import Mineo4Rules
from engine.games.sicily.pack import ARIE, GIOVE
from engine.games.sicily.sources import FOUR
from engine.games.sicily.speaking.table import Outcome, Row, SpeakingMoment, Stage, once_around
from engine.games.sicily.speaking.words import PASSO, VADO_SOLO, Full, early_solo_rounds

SIZE = 15
NUMBERED = tuple(f"T{n}" for n in range(20, 0, -1))


def may_call(hand: Sequence[Card], left: Sequence[Card], rules: Any) -> tuple[str, ...]:
    """The trump that this hand may call: the highest it does not hold; Dummett lets it call any of the arie.

    What the caller has just discarded cannot be called, but the next lower one (S15).
    """
    if rules.secret_solo:
        return ARIE
    known = {card.code for card in (*hand, *left)}
    return next(((code,) for code in NUMBERED if code not in known), ())


def _chiamo(moment: SpeakingMoment, seat: int, more: str) -> str | None:
    if "chiamo" in moment.words:
        return "called-already"
    return "say-which-trump" if moment.rules.secret_solo and moment.hands is not None and not more else None


def _named(moment: SpeakingMoment, seat: int) -> tuple[str, ...]:
    hand = moment.hand(seat)
    if hand is None:
        return ARIE if moment.rules.secret_solo else NUMBERED
    return may_call(hand, (), moment.rules)


def _then(moment: SpeakingMoment) -> Outcome | None:
    full = Full(SIZE)
    soloist = moment.by("vado solo")
    if soloist is not None:
        return full.solo(moment, soloist)
    for said in moment.here:
        if said.word == "chiamo":
            hand = moment.hand(said.seat)
            called = _named(moment, said.seat) if hand is not None and not moment.rules.secret_solo else (said.more,)
            return Outcome("chiamo", said.seat, SIZE, call=called[0] or None, reason="chiamo")
    return _forced(moment) if moment.rules.forced_call else moment.nothing("all-pass")


def _forced(moment: SpeakingMoment) -> Outcome:
    """The chiamante forzato: whoever holds the 20. Where it lies in the monte the cards are thrown in (S15)."""
    bidder = None
    if moment.hands is not None:
        bidder = next((seat for seat, hand in enumerate(moment.hands) if GIOVE in hand), None)
        if bidder is None:
            return moment.nothing("giove-in-the-monte")
    return Outcome("chiamo", bidder, SIZE, forced=True, reason="forced-call")


def stages(rules: Mineo4Rules) -> tuple[Stage, ...]:
    """After five cards, and when all are dealt; in Palagonia one may go solo after ten as well."""
    chiamo = Row("chiamo", FOUR, _chiamo, _named)
    rows = (replace(PASSO, source=FOUR), chiamo, replace(VADO_SOLO, source=FOUR))
    early = early_solo_rounds(SIZE, *((5, 10) if rules.palagonia else (5,)))
    return (*early, Stage(SIZE, rows, once_around("vado solo"), _then))
