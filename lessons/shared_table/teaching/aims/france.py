"""What there can be in a French deal with a taker: the bonuses, the bouts, and who holds the Excuse."""

from __future__ import annotations

from collections.abc import Mapping

from engine.game import Game
from engine.games.france.auction.bidding import DEFENCE, TAKER
from engine.games.france.deal.score import score
from engine.games.france.deal.state import State
from engine.games.france.pack import EXCUSE, PETIT
from engine.games.france.reckoning.outcome import Outcome
from lessons.shared_table.teaching.aims.aim import DealAim
from lessons.text.message import Message

ALL_BOUTS = 3


def _outcome(state: State) -> Outcome:
    found = score(state).outcome
    assert found is not None
    return found


def _excuse_with_the_defence(state: State) -> bool:
    """Has a defender played it?"""
    sides, seats = state.sides, state.form.seats
    return any(sides.side(one.player(EXCUSE, seats)) == DEFENCE for one in state.tricks if EXCUSE in one.cards)


def _petit_lost(state: State) -> bool:
    """Did the side that played it lose it to the other one?"""
    sides, seats = state.sides, state.form.seats
    return any(
        sides.side(one.player(PETIT, seats)) != sides.side(one.taker(seats))
        for one in state.tricks
        if PETIT in one.cards
    )


def _made(state: State) -> bool:
    result = score(state).result
    return result is not None and result.verdict.ok


AIMS: Mapping[str, DealAim] = {
    "excuse-with-the-defence": DealAim(Message("friends.aim.excuse-with-the-defence"), _excuse_with_the_defence),
    "petit-lost": DealAim(Message("friends.aim.petit-lost"), _petit_lost),
    "poignee": DealAim(Message("friends.aim.poignee"), lambda state: any(state.shown)),
    "three-bouts": DealAim(Message("friends.aim.three-bouts"), lambda state: _outcome(state).bouts[TAKER] == ALL_BOUTS),
    "no-bout": DealAim(Message("friends.aim.no-bout"), lambda state: _outcome(state).bouts[TAKER] == 0),
    "lost": DealAim(Message("friends.aim.lost"), lambda state: not _made(state)),
}


def aims(its: Game) -> Mapping[str, DealAim]:
    """By name; two players have no taker."""
    return AIMS if its.seats > 2 else {}
