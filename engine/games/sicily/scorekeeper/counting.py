"""What one deal comes to: who deals it, who is with whom, and what the town's settling makes of its figures."""

from __future__ import annotations

from engine.games.sicily.contract import Contract
from engine.games.sicily.scorekeeper.entries import Deal, End, Start, Thrown
from engine.games.sicily.settling.played import Settlement
from engine.games.sicily.speaking.table import Outcome
from engine.parts.settled_match import dealer_of
from engine.sheet import Points

NO_BIDS = ("own", "partners")
"""Nobody bids for these: the dealer has taken the monte, or nobody has."""


def contract_of(start: Start, deal: Deal) -> Contract:
    """Who played against whom, as the engine makes it of the speaking."""
    form, dealer = start.form, dealer_of(start, deal.hand)
    bidder = deal.bidder
    if deal.kind in NO_BIDS:
        bidder = dealer if form.monte else 0
    cards = deal.cards or form.size
    double = deal.kind == "solo" and form.doubles and cards < form.size
    outcome = Outcome(deal.kind, bidder, cards, double)
    return form.contract(outcome, dealer, {"partner": deal.partner})


def settled(start: Start, end: End | None, pool: int) -> Settlement:
    """What the players receive and pay; ``pool``: what lies in it before the deal."""
    form = start.form
    if end is None:
        return Settlement((0,) * form.seats, pool=pool)
    if isinstance(end, Thrown):
        return Settlement(tuple(end.paid), pool=pool)
    told = form.settle.by_figures(contract_of(start, end), end.figures, start.house, pool)
    return told if told.pool is not None else Settlement(told.payoffs, told.breakdown, told.lines, pool)


def stake(start: Start, pool: int) -> Points:
    """What everybody puts into an empty pool before a deal."""
    form = start.form
    return 0 if pool or form.pool is None else form.pool(start.house) // form.seats
