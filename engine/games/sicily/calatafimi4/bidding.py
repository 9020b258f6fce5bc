"""Bidding in Calatafimi for four: solo; else, when the dealer has the monte, 20, 15 or zero by the honours in the hand."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.games.sicily.calatafimi4.bargaining import bargaining
from engine.games.sicily.sources import CALATAFIMI
from engine.games.sicily.speaking.table import Outcome, Row, SpeakingMoment, Stage, once_around

SIZE = 15
BARGAIN_AT = 10


def honours(hand: Sequence[Card]) -> int:
    """The face value of the five-point and ten-point cards."""
    return sum(int(card.points) for card in hand if card.points in (5, 10))


def _twenty(moment: SpeakingMoment, seat: int, more: str) -> str | None:
    if "20" in moment.words:
        return "twenty-said-already"
    hand = moment.hand(seat)
    return "needs-twenty" if hand is not None and honours(hand) < 20 else None


def _fifteen(moment: SpeakingMoment, seat: int, more: str) -> str | None:
    if "20" not in moment.words:
        return "fifteen-answers-twenty"
    hand = moment.hand(seat)
    return "needs-exactly-fifteen" if hand is not None and honours(hand) != 15 else None


def _turn(moment: SpeakingMoment) -> int | None:
    """From the dealer's right until a 20; then all others from that player's right, until a 15."""
    bidder = moment.by("20")
    if bidder is None:
        return moment.seat(len(moment.here)) if len(moment.here) < moment.seats else None
    answers = len(moment.here) - 1 - moment.words.index("20")
    if "15" in moment.words or answers == moment.seats - 1:
        return None
    return (bidder + 1 + answers) % moment.seats


def _then(moment: SpeakingMoment) -> Outcome:
    bidder = moment.by("20")
    if bidder is None:
        return moment.nothing("all-pass")
    partner = moment.by("15")
    reason = "calls-a-king" if partner is None else "twenty-and-fifteen"
    return Outcome("venti", bidder, SIZE, partner=partner, reason=reason)


def _solo(moment: SpeakingMoment) -> Outcome | None:
    bidder = moment.by("solo")
    return None if bidder is None else Outcome("solo", bidder, SIZE, reason="solo")


STAGES = (
    bargaining(BARGAIN_AT),
    Stage(SIZE, (Row("passo", CALATAFIMI), Row("solo", CALATAFIMI)), once_around("solo"), _solo),
    Stage(
        SIZE,
        (Row("zero", CALATAFIMI), Row("20", CALATAFIMI, _twenty), Row("15", CALATAFIMI, _fifteen)),
        _turn,
        _then,
        dealer_takes=True,
    ),
)
