"""A deal with short hands, for whoever learns the tricks: nothing is spoken, laid away or counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.cards import Card
from engine.games.sicily.contract import Contract
from engine.games.sicily.deal.state import State
from engine.games.sicily.form import Form
from engine.games.sicily.piles import Trick
from engine.games.sicily.speaking.floor import Floor
from engine.games.sicily.speaking.table import Outcome


def short_start(
    form: Form, hands: Sequence[Sequence[Card]], leader: int, rules: Any, alone: int | None = None
) -> State:
    """The first trick of a deal in which everybody holds as few cards as ``hands`` say, by seat.

    ``alone``: who plays against all the others; where nobody is named, everybody plays alone.
    """
    dealer = form.seats - 1
    kind = "own" if alone is None else "solo"
    floor = Floor(form.stages(rules), form.seats, dealer, rules, outcome=Outcome(kind, alone, form.size))
    contract = Contract(form.seats, dealer, kind, dealer if alone is None else alone, own=alone is None)
    return State(
        form, rules, dealer, tuple(form.pack), tuple(tuple(hand) for hand in hands), (), floor, "play",
        contract=contract, trick=Trick(leader),
    )  # fmt: skip
