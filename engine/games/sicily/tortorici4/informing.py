"""Tortorici for four: what is told about important cards after five and ten cards, and mischio or tengo in return."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from engine.cards import Card
from engine.games.sicily.pack import KINGS, PACK64
from engine.games.sicily.sources import TORTORICI
from engine.games.sicily.speaking.table import Outcome, Row, SpeakingMoment, Stage, nobody

MOST_KINGS = 2
RIGHT, PARTNER, LEFT, DEALER = 0, 1, 2, 3
"""Places from the dealer's right on."""


def important(hand: Sequence[Card]) -> tuple[str, ...]:
    """The cards worth telling: all that count more than one point. What was told before may be told again."""
    return tuple(card.code for card in PACK64.sorted(hand) if card.points > 1)


def _kings_told(moment: SpeakingMoment, seat: int) -> set[str]:
    return {code for one in moment.said if one.seat == seat for code in one.more.split() if code in KINGS}


def _tells(moment: SpeakingMoment, seat: int, more: str) -> str | None:
    if moment.place(seat) not in (RIGHT, PARTNER):
        return "answers-only"
    hand = moment.hand(seat)
    told = more.split()
    if len(_kings_told(moment, seat) | {code for code in told if code in KINGS}) > MOST_KINGS:
        return "two-kings-at-most"
    if hand is not None and not set(told) <= set(important(hand[: moment.cards])):
        return "tells-what-is-held"
    return None


def _may_tell(moment: SpeakingMoment, seat: int) -> tuple[str, ...]:
    """Every set of important cards (:func:`_tells` refuses a third King); without knowing the hand, any card may be named."""
    hand = moment.hand(seat)
    if hand is None:
        return ()
    cards = important(hand[: moment.cards])
    sets = (some for size in range(1, len(cards) + 1) for some in combinations(cards, size))
    return tuple(" ".join(some) for some in sets)


def _passes(moment: SpeakingMoment, seat: int, more: str) -> str | None:
    return None if moment.place(seat) in (RIGHT, PARTNER) else "answers-only"


def _answers(moment: SpeakingMoment, seat: int, more: str) -> str | None:
    return None if moment.place(seat) in (LEFT, DEALER) else "tells-or-passes"


def turn(moment: SpeakingMoment) -> int | None:
    """Right of the dealer; then, if anything was told, the dealer's partner, the left, and the dealer on a mischio."""
    words = moment.words
    if words and words[0] != "informo":
        return None
    if len(words) == 3 and words[-1] == "tengo":
        return None
    return moment.seat(len(words)) if len(words) < moment.seats else None


def then(moment: SpeakingMoment) -> Outcome | None:
    """The dealer alone can throw the cards in, by agreeing to a mischio; otherwise the deal goes on."""
    thrown_in = len(moment.words) == moment.seats and moment.words[-1] == "mischio"
    return moment.nothing("dealer-agrees-to-mischio") if thrown_in else None


def _play(moment: SpeakingMoment) -> Outcome:
    return Outcome("partners", moment.dealer, moment.cards, reason="fixed-partners")


ROWS = (
    Row("informo", TORTORICI, _tells, _may_tell, open_ended=True),
    Row("passo", TORTORICI, _passes),
    Row("mischio", TORTORICI, _answers),
    Row("tengo", TORTORICI, _answers),
)
STAGES = (
    Stage(5, ROWS, turn, then),
    Stage(10, ROWS, turn, then),
    Stage(15, (), nobody, _play, silent_source=TORTORICI),
)
