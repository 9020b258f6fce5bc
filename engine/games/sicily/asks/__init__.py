"""The protocol's questions of a Sicilian game."""

from __future__ import annotations

from engine.games.sicily.asks import cards, deals, settle, speak
from engine.games.sicily.form import Form
from engine.house import HouseRules
from engine.protocol.ask import Ask


def asks(form: Form, house: type[HouseRules]) -> dict[str, Ask]:
    """All questions that a game of this form answers."""
    return {**cards.asks(form), **speak.asks(form, house), **deals.asks(form, house), **settle.asks(form)}
