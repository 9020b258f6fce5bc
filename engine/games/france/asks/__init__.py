"""The protocol's questions of the French games."""

from engine.games.france.asks import cards, deals, duels, ends, hands, table
from engine.games.france.form import Form
from engine.house import HouseRules
from engine.protocol.ask import Ask


def asks(form: Form, house: type[HouseRules]) -> dict[str, Ask]:
    """The questions of a game of this form: those of the auction and the taker's score where there is one."""
    settling = {**hands.asks(form), **table.asks(form), **ends.asks(form)} if form.bids else duels.asks(form)
    return {**cards.asks(form), **settling, **deals.asks(form)}
