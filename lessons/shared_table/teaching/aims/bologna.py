"""What there can be in a deal of Ottocento: what the scoring table has piles of, a grande of ten, the Bégato lost."""

from __future__ import annotations

from collections.abc import Mapping

from engine.game import Game
from engine.games.bologna.counting.combinations import SEQUENCES
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.state import State, trick_winner
from engine.games.bologna.pack import BEGATO
from engine.games.bologna.scoring.piles import SORTS, of_deal
from engine.games.bologna.scoring.sheet import Sheet, sheet
from lessons.shared_table.teaching.aims.aim import DealAim
from lessons.text.message import Message

LONG = 10
"""Cards of a grande that is worth looking for."""
PILES = (
    "criccone-doubled", "few-sequences", "doubled-on-both-sides", "moors-on-both-sides", "contatore-in-a-gap", "two-gaps",
    "down-to-the-socks", "no-grande",
)  # fmt: skip
"""The sorts of piles that deals end with now and then; of the others some are in every deal, and some in next to none."""


def _counted(state: State) -> Sheet:
    return sheet(of_deal(state))


def _pile(sort: str) -> DealAim:
    return DealAim(Message(f"workbench.sort.{sort}"), lambda state: SORTS[sort].fits(_counted(state)))


def _long_grande(state: State) -> bool:
    return _counted(state).grande.row.length >= LONG


def _dealer_shows_a_sequence(state: State) -> bool:
    return any(one.kind in SEQUENCES for one in state.shown[state.dealer])


def _begato_lost(state: State) -> bool:
    """Did the side that played it lose it to the other one?"""
    seats, side = state.form.seats, state.form.side
    return any(
        side(trick.player(BEGATO, seats)) != side(trick_winner(trick, seats))
        for trick in state.tricks
        if BEGATO in trick.cards
    )


AIMS: Mapping[str, DealAim] = {
    "begato-lost": DealAim(Message("friends.aim.begato-lost"), _begato_lost),
    "dealer-sequence": DealAim(Message("friends.aim.dealer-sequence"), _dealer_shows_a_sequence),
    "long-grande": DealAim(Message("friends.aim.long-grande"), _long_grande),
    **{sort: _pile(sort) for sort in PILES},
}


def aims(its: Game) -> Mapping[str, DealAim]:
    """By name."""
    return AIMS if its.id == OTTOCENTO.id else {}
