"""A deal with short hands, for whoever learns the tricks: nothing is bid, called, laid away or counted."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.games.france.auction.bidding import BIDS, PASS
from engine.games.france.deal.state import State
from engine.games.france.form import Form
from engine.games.france.rules import FrenchRules
from engine.parts.tricks import Trick


def short_start(
    form: Form, hands: Sequence[Sequence[Card]], leader: int, rules: FrenchRules, alone: int | None = None
) -> State:
    """The first trick of a deal in which everybody holds as few cards as ``hands`` say, by seat.

    ``alone``: the taker, against all the others; where nobody is named, whoever leads.
    """
    taker, dealer = leader if alone is None else alone, form.seats - 1
    words = tuple(BIDS[0].word if seat == taker else PASS for seat in form.order(form.eldest(dealer)))
    piles = tuple(() for _ in range(form.seats))
    return State(
        form, rules, dealer, (), (), tuple(tuple(hand) for hand in hands), (), piles, "play", Trick(leader), words,
        shown=((),) * form.seats,
    )  # fmt: skip
