"""Bargaining in Calatafimi: in no particular order players offer points, take them, or insist on going on with the deal."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.sicily.sources import CALATAFIMI
from engine.games.sicily.speaking.table import Outcome, Row, SpeakingMoment, Stage

MOST = 109
"""The source sets no limit ("typically less than 10"); nobody needs to offer more than there are card points."""


def _once(moment: SpeakingMoment, seat: int, more: str) -> str | None:
    return "has-spoken" if any(one.seat == seat for one in moment.here) else None


def _offer(moment: SpeakingMoment, seat: int, more: str) -> str | None:
    return _once(moment, seat, more) or (None if more else "says-too-little")


def _take(moment: SpeakingMoment, seat: int, more: str) -> str | None:
    return _once(moment, seat, more) or (None if remaining(moment) else "nothing-to-take")


def _numbers(up_to: Callable[[SpeakingMoment], int]) -> Callable[[SpeakingMoment, int], tuple[str, ...]]:
    return lambda moment, seat: tuple(str(n) for n in range(1, up_to(moment) + 1))


def _turn(moment: SpeakingMoment) -> int | None:
    """Any player may speak; the next who has not, from the dealer's right, is waited for. 'Tengo' ends it."""
    spoken = {one.seat for one in moment.here}
    silent = [moment.seat(place) for place in range(moment.seats) if moment.seat(place) not in spoken]
    return None if "tengo" in moment.words or not silent else silent[0]


def taken(moment: SpeakingMoment) -> tuple[tuple[int, int, int], ...]:
    """Who pays whom how much, if the deal is abandoned: (payer, taker, points).

    Takers are served in speaking order, out of the offers in the order in which they were made (S29).
    """
    offers: list[list[int]] = []
    paid = []
    for one in moment.here:
        if one.word == "offro":
            offers.append([one.seat, int(one.more)])
        elif one.word == "prendo":
            wanted = int(one.more) if one.more else sum(left for _, left in offers)
            for offer in offers:
                part = min(wanted, offer[1])
                if part:
                    paid.append((offer[0], one.seat, part))
                offer[1] -= part
                wanted -= part
    return tuple(paid)


def remaining(moment: SpeakingMoment) -> int:
    """The points offered that nobody has taken yet."""
    offered = sum(int(one.more) for one in moment.here if one.word == "offro")
    return offered - sum(points for _, _, points in taken(moment))


def _then(moment: SpeakingMoment) -> Outcome | None:
    if "tengo" in moment.words:
        return None
    payments = [0] * moment.seats
    for payer, taker, points in taken(moment):
        payments[payer] -= points
        payments[taker] += points
    reason = "paid-and-taken" if any(payments) else "all-pass"
    return Outcome("abandoned", cards=moment.cards, payments=tuple(payments), reason=reason)


ROWS = (
    Row("mescolate", CALATAFIMI, _once),
    Row("offro", CALATAFIMI, _offer, _numbers(lambda moment: MOST), alone=False),
    Row("prendo", CALATAFIMI, _take, _numbers(remaining)),
    # 'Tengo' may be said at any stage, also by who has offered or taken before.
    Row("tengo", CALATAFIMI),
)


def bargaining(cards: int) -> Stage:
    """The bargaining with so many cards in hand."""
    return Stage(cards, ROWS, _turn, _then, any_order=True)
