"""The rows and rounds that several games share: passing, paying and taking, going solo."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from engine.games.sicily.sources import DEAL, FOUR
from engine.games.sicily.speaking.table import Outcome, Row, SpeakingMoment, Stage, once_around

SOLO = ("vado solo", "solo")


def _pago(moment: SpeakingMoment, seat: int, more: str) -> str | None:
    return "last-speaker-cannot-pay" if moment.place(seat) == moment.seats - 1 else None


def _prendo(moment: SpeakingMoment, seat: int, more: str) -> str | None:
    if "pago" not in moment.words:
        return "nobody-pays"
    return "taken-already" if "prendo" in moment.words else None


PASSO = Row("passo", DEAL, also=("mischio",))
ALTRE_CINQUE = Row("altre cinque", DEAL)
PAGO = Row("pago", DEAL, _pago)
PRENDO = Row("prendo", DEAL, _prendo)
VADO_SOLO = Row("vado solo", DEAL)


@dataclass(frozen=True, slots=True)
class Full:
    """The number of cards in a full hand: a solo bid on fewer of them counts double."""

    size: int

    def then(self, moment: SpeakingMoment) -> Outcome | None:
        """The end of a round of Mineo for three: a solo, on with the deal, or thrown in with what was offered and taken."""
        soloist = moment.by(*SOLO)
        if soloist is not None:
            return self.solo(moment, soloist)
        if "altre cinque" in moment.words:
            return None
        payments = [0] * moment.seats
        taker = moment.by("prendo")
        if taker is None:
            return moment.nothing("all-pass" if "pago" not in moment.words else "nobody-takes")
        for one in moment.here:
            if one.word == "pago":
                payments[one.seat] -= 1
                payments[taker] += 1
        return Outcome("abandoned", cards=moment.cards, payments=tuple(payments), reason="paid-and-taken")

    def solo(self, moment: SpeakingMoment, bidder: int) -> Outcome:
        double = moment.cards < self.size
        reason = "solo-on-few-cards" if double else "solo"
        return Outcome("solo", bidder, moment.cards, double, (0,) * moment.seats, reason=reason)

    def solo_or_on(self, moment: SpeakingMoment) -> Outcome | None:
        """The end of an early round of Mineo for four: a solo, or the deal goes on."""
        bidder = moment.by(*SOLO)
        return None if bidder is None else self.solo(moment, bidder)


@cache
def three_player_rounds(size: int, *, solo_any_time: bool) -> tuple[Stage, ...]:
    """Five, ten, fifteen and all cards. Solo on five (double) or on all; in Palagonia after every round."""
    then = Full(size).then
    late = (PASSO, PAGO, PRENDO, ALTRE_CINQUE) + ((VADO_SOLO,) if solo_any_time else ())
    # 'Altre cinque' ends a round, but not the first one: those still to speak may want to go solo on five cards (S4).
    return (
        Stage(5, (PASSO, ALTRE_CINQUE, VADO_SOLO), once_around("vado solo"), then),
        Stage(10, late, once_around("altre cinque", "vado solo"), then),
        Stage(15, late, once_around("altre cinque", "vado solo"), then),
        Stage(size, (PASSO, PAGO, PRENDO, VADO_SOLO), once_around("vado solo"), then),
    )


@cache
def early_solo_rounds(size: int, *cards: int) -> tuple[Stage, ...]:
    """Rounds in which one may only go solo or let the deal go on (Mineo for four)."""
    rows = (replace(PASSO, source=FOUR), replace(VADO_SOLO, source=FOUR))
    return tuple(Stage(number, rows, once_around("vado solo"), Full(size).solo_or_on) for number in cards)
