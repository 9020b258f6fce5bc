"""The contract that a question speaks of: what it names, and what follows from the game where it names nothing."""

from __future__ import annotations

from typing import Any

from engine.errors import BadInput
from engine.games.sicily.contract import Contract
from engine.games.sicily.form import Form
from engine.games.sicily.speaking.floor import Floor
from engine.games.sicily.speaking.table import Outcome
from engine.protocol.ask import Request, whole


def contract_of(request: Request, form: Form, leader: int | None = None) -> Contract:
    """The contract of ``bidder``, ``partner``, ``kind``, ``dealer``, ``cards`` and ``five_card_solo``.

    Without ``kind``: the only one there is without bidding, else the first that fits a partner and the first ``leader``.
    """
    last = form.seats - 1
    dealer = _seat(request, "dealer", last)
    bidder = _seat(request, "bidder", last)
    partner = _seat(request, "partner", last)
    dealer = last if dealer is None else dealer
    if bidder is not None and partner == bidder:
        raise BadInput("bad-value", "the bidder is not their own partner; without a partner it is null", "partner")
    settled = Floor(form.stages(request.rules), form.seats, dealer, request.rules).settled().outcome
    # Without bidding the house rules say what is played, and the dealer stands for the bidder.
    kinds = (settled.kind,) if settled is not None else form.kinds
    bidder = dealer if bidder is None or settled is not None or form.kinds == ("own",) else bidder
    named = request.get("kind")
    if named is not None and named not in form.kinds:
        raise BadInput("bad-value", f"no contract {named!r}; there are: {', '.join(form.kinds)}", "kind")
    double = request.flag("five_card_solo")
    for kind in (named,) if named is not None else kinds:
        cards = whole(request.get("cards", form.few if double else form.size), "cards", 0, form.size)
        outcome = Outcome(kind, bidder, cards, double and kind == "solo", partner=partner)
        contract = form.contract(outcome, dealer, {})
        fits = partner is None or kind != "solo" or len(kinds) == 1
        if fits and (leader is None or form.leader(contract, request.rules) == leader):
            return contract
    return contract


def _seat(request: Request, name: str, last: int) -> int | None:
    value: Any = request.get(name)
    return None if value is None else whole(value, name, 0, last)
