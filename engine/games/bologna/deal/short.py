"""A deal with short hands, for whoever learns the tricks: nothing is left, declared or counted."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.games.bologna.deal.form import Form
from engine.games.bologna.deal.state import State, Trick
from engine.games.bologna.rules import Rules


def short_start(form: Form, hands: Sequence[Sequence[Card]], dealer: int, rules: Rules) -> State:
    """The first trick of a deal in which everybody holds as few cards as ``hands`` say, by seat."""
    nothing: tuple[tuple[Card, ...], ...] = ((),) * form.seats
    return State(
        form, rules, dealer, (0, 0), tuple(tuple(hand) for hand in hands), (), "play", nothing, ((),) * form.seats,
        deck=(), trick=Trick(form.eldest(dealer)),
    )  # fmt: skip
