"""The contract that a question speaks of: what it names, and what follows from the game where it names nothing."""

from __future__ import annotations

from typing import Any

from engine.errors import BadInput
from engine.games.sicily.contract import Contract
from engine.games.sicily.form import Form
from engine.games.sicily.speaking.floor import Floor
from engine.games.sicily.speaking.table import Outcome
from engine.protocol.ask import Request, whole

FEW = 5
DEALERS = {"own", "partners"}
"""The contracts that nobody bids: the dealer takes the monte, if there is one."""


def contract_of(request: Request, form: Form, leader: int | None = None) -> Contract:
    """The contract of ``bidder``, ``partner``, ``kind``, ``dealer``, ``cards`` and ``five_card_solo``.

    Without ``kind``: the only one there is without bidding, else the first that fits a partner and the first ``leader``.
    """
    last = form.seats - 1
    dealer = _seat(request, "dealer", last)
    bidder = _seat(request, "bidder", last)
    partner = _seat(request, "partner", last)
    if bidder is not None and partner == bidder:
        raise BadInput("bad-value", "the bidder is not their own partner; without a partner it is null", "partner")
    if dealer is None:
        # Where nobody bids the dealer stands for the bidder, and either name will do.
        dealer = bidder if bidder is not None and not set(form.kinds) - DEALERS else last
    settled = Floor(form.stages(request.rules), form.seats, dealer, request.rules).settled().outcome
    kinds = (settled.kind,) if settled is not None else form.kinds
    named = request.get("kind")
    if named is not None and named not in form.kinds:
        raise BadInput("bad-value", f"no contract {named!r}; there are: {', '.join(form.kinds)}", "kind")
    kinds = kinds if named is None else (named,)
    if partner is not None:
        kinds = tuple(kind for kind in kinds if kind != "solo" and kind not in form.own)
        if not kinds:
            raise BadInput("bad-value", "nobody has a partner here; without one it is null", "partner")
    double = request.flag("five_card_solo")
    if double and "solo" not in kinds:
        raise BadInput("bad-value", "only a solo is doubled, and it has no partner", "five_card_solo")
    for kind in kinds:
        cards = whole(request.get("cards", FEW if double else form.size), "cards", 0, form.size)
        taker = dealer if kind in DEALERS or bidder is None else bidder
        taker = taker if form.monte else 0
        outcome = Outcome(kind, taker, cards, double and kind == "solo", partner=partner)
        contract = form.contract(outcome, dealer, {})
        if leader is None or form.leader(contract, request.rules) == leader:
            return contract
    return contract


def _seat(request: Request, name: str, last: int) -> int | None:
    value: Any = request.get(name)
    return None if value is None else whole(value, name, 0, last)
