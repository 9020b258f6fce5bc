"""The protocol's question about the last trick: who takes it, and for which side the petit in it counts."""

from __future__ import annotations

from engine.games.france.asks import fields
from engine.games.france.form import Form
from engine.games.france.playing import take
from engine.games.france.reckoning.outcome import Excuse, petit_au_bout
from engine.games.france.sources import BONUSES
from engine.parts.tricks import Trick
from engine.protocol.ask import Ask, Reply, Request, asking


def last_trick(request: Request, form: Form) -> Reply:
    """The Excuse that completes a slam is another matter: ``deal_score`` knows it."""
    sides = fields.sides(request, form)
    trick = Trick(request.whole("leader", 0, form.seats - 1), request.cards("trick", form.seats, form.seats))
    winner = trick.seat(take(trick.cards).index, form.seats)
    side = petit_au_bout((trick,), (winner,), sides, Excuse("not-played"))
    return {"winner": winner, "petit_au_bout": fields.named(side), "source": BONUSES}


def asks(form: Form) -> dict[str, Ask]:
    """This question for a game with a taker."""
    return {
        "last_trick": asking(
            form,
            last_trick,
            "which seat takes the last trick, and for which side the petit in it scores (null: it is not in it)",
            "trick leader",
            {"trick": ["HK", "T1", "H10", "T4", "H1"][: form.seats], "leader": 0, "taker": 1},
            "taker partner",
        )
    }
