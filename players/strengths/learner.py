"""The player who has had the first lessons: follows suit, takes when last, keeps what is dear, and plans nothing."""

from __future__ import annotations

from random import Random

from engine.cards import Card
from engine.games.bologna.deal.actions import Leave, Play
from engine.games.bologna.deal.state import State
from engine.games.bologna.leaving import may_go
from engine.games.bologna.pack import MATTO, PACK
from engine.games.bologna.players.seat_view import SeatView, cost, seat_view
from engine.games.bologna.sources import DEAL, PLAY
from players.strengths import book
from players.strengths.decision import Decision, Player


def decide(state: State, seed: int, ms: int | None = None) -> Decision:
    """What whoever is to act does after the first lessons; declarations and gifts are the book's."""
    by_book = book.decide(state, seed, ms)
    seat = by_book.action.seat
    if isinstance(by_book.action, Leave):
        cards = sorted(PACK.sorted(may_go(state.hands[seat])), key=cost)[: len(by_book.action.cards)]
        return Decision(Leave(seat, tuple(cards)), "learner-leaves", {}, DEAL)
    if not isinstance(by_book.action, Play):
        return by_book
    card, reason = _play(seat_view(state, seat), Random(seed))
    return Decision(Play(seat, card), reason, {"card": card.code, "suit": card.suit}, PLAY)


def _play(here: SeatView, rng: Random) -> tuple[Card, str]:
    may = [card for card in here.legal if card != MATTO] or list(here.legal)
    if len(here.legal) == 1:
        return may[0], "only-card"
    if not here.trick.cards:
        little = [card for card in may if cost(card)[0] == 0] or [min(may, key=cost)]
        return rng.choice(little), "learner-leads"
    takers = [card for card in may if here.takes(card)]
    if here.last and takers and not here.partner_wins:
        return min(takers, key=cost), "take-cheaply"
    return min(may, key=cost), "learner-keeps"


LEARNER = Player("learner", decide)
