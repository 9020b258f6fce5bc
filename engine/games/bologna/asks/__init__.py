"""The protocol's questions about a Bolognese game, by what they are about."""

from __future__ import annotations

from engine.games.bologna.asks import cards, deals, hands, matches, substitutes
from engine.games.bologna.deal.form import Form
from engine.house import HouseRules
from engine.protocol.ask import Ask


def asks(form: Form, house: type[HouseRules]) -> dict[str, Ask]:
    """Every question for a game of this form."""
    return {
        **cards.asks(form),
        **hands.asks(form),
        **substitutes.asks(form),
        **matches.asks(form),
        **deals.asks(form),
    }
