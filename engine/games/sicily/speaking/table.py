"""What a table of words is made of: rows, stages, and what a rule of speaking may look at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from engine.cards import Card
from engine.fast_dataclass import fast_dataclass
from engine.games.sicily.sources import DEAL


@fast_dataclass(frozen=True, slots=True)
class SpokenWord:
    """One word of a deal: who, what, and in which stage. ``word`` is a row's word, ``more`` what was added to it."""

    seat: int
    word: str
    more: str = ""
    stage: int = 0

    @property
    def text(self) -> str:
        return f"{self.word} {self.more}".strip()


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the speaking comes to.

    ``kind``: abandoned, solo, chiamo, venti, partners (fixed ones) or own (everybody alone). ``cards``: how many each
    player had been dealt. ``payments``: one a seat, where the cards are thrown in. ``call``: the card called; ``forced``: the
    bidder did not volunteer.
    """

    kind: str
    bidder: int | None = None
    cards: int = 0
    double: bool = False
    payments: tuple[int, ...] = ()
    partner: int | None = None
    call: str | None = None
    forced: bool = False
    reason: str = ""


@fast_dataclass(frozen=True, slots=True)
class SpeakingMoment:
    """A moment of speaking. ``hands`` are looked at only by rules that need them, and may be unknown (None)."""

    seats: int
    dealer: int
    rules: Any
    stage: int
    cards: int
    said: tuple[SpokenWord, ...]
    hands: tuple[tuple[Card, ...], ...] | None

    @property
    def here(self) -> tuple[SpokenWord, ...]:
        """What was said in this stage."""
        return tuple(one for one in self.said if one.stage == self.stage)

    @property
    def words(self) -> tuple[str, ...]:
        return tuple(one.word for one in self.here)

    def seat(self, place: int) -> int:
        """The seat at this place, 0 being at the dealer's right."""
        return (self.dealer + 1 + place) % self.seats

    def place(self, seat: int) -> int:
        return (seat - self.dealer - 1) % self.seats

    def by(self, *words: str) -> int | None:
        """Who said one of these words first in this stage."""
        return next((one.seat for one in self.here if one.word in words), None)

    def hand(self, seat: int) -> tuple[Card, ...] | None:
        return None if self.hands is None else self.hands[seat]

    def nothing(self, reason: str) -> Outcome:
        """The cards are thrown in and nobody pays."""
        return Outcome("abandoned", cards=self.cards, payments=(0,) * self.seats, reason=reason)


Refusal = Callable[[SpeakingMoment, int, str], str | None]
"""(moment, seat, what is added to the word) -> the reason why not, or None."""


def never_refused(moment: SpeakingMoment, seat: int, more: str) -> str | None:
    return None


def no_additions(moment: SpeakingMoment, seat: int) -> tuple[str, ...]:
    return ()


@dataclass(frozen=True, slots=True)
class Row:
    """One word of a table: what it is, when it is refused, and where that is written.

    ``more``: all that may be added to it now (a card, a number), or, ``open_ended``, examples of it; ``alone``: it may be
    said without. ``after_taking``: only the dealer says it, with the monte taken and the discard made. ``also``: other
    spellings.
    """

    word: str
    source: str
    refused: Refusal = never_refused
    more: Callable[[SpeakingMoment, int], tuple[str, ...]] = no_additions
    alone: bool = True
    open_ended: bool = False
    after_taking: bool = False
    also: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Stage:
    """A round of speaking, after ``cards`` have been dealt to each.

    ``turn``: whose turn it is, None when the round is over. ``then``: what that comes to, None for the next stage.
    ``dealer_takes``: before it the dealer takes the monte and discards. ``any_order``: nobody needs to wait for the turn.
    """

    cards: int
    rows: tuple[Row, ...]
    turn: Callable[[SpeakingMoment], int | None]
    then: Callable[[SpeakingMoment], Outcome | None]
    dealer_takes: bool = False
    any_order: bool = False
    silent_source: str = DEAL

    @property
    def source(self) -> str:
        """Where the words of this stage are written, or that there are none."""
        return self.rows[0].source if self.rows else self.silent_source


@cache
def once_around(*closing: str) -> Callable[[SpeakingMoment], int | None]:
    """Everybody speaks once, from the dealer's right, until one of these words is said. The same words, the same value."""

    def turn(moment: SpeakingMoment) -> int | None:
        over = len(moment.here) == moment.seats or any(word in closing for word in moment.words)
        return None if over else moment.seat(len(moment.here))

    return turn


def nobody(moment: SpeakingMoment) -> int | None:
    return None
