"""The protocol's question about settling by figures that somebody wrote down."""

from __future__ import annotations

from engine.games.sicily.asks.contract import contract_of
from engine.games.sicily.form import Form
from engine.protocol import to_json
from engine.protocol.ask import Ask, Reply, Request, asking


def settle(request: Request, form: Form) -> Reply:
    points = request.get("points")
    contract = contract_of(request, form, camps=len(points) if isinstance(points, list) else None)
    settled = form.settle.summary(form.seats).answer(request, contract)
    reply: Reply = {
        "payoffs": list(settled.payoffs),
        "breakdown": dict(settled.breakdown),
        "sheet": to_json.lines(settled.lines),
        "camps": [list(camp) for camp in contract.camps],
    }
    return reply if settled.pool is None else {**reply, "pool": settled.pool}


def asks(form: Form) -> dict[str, Ask]:
    """This question for a game of this form; the figures are those of its settling."""
    figures = form.settle.summary(form.seats)
    about = f"the payoff of every seat from these figures; {figures.about}"
    return {"settle": asking(form, settle, about, figures.needs, dict(figures.example), figures.may)}
