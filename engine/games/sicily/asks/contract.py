"""The contract that a question speaks of: what it names, and what follows from the game where it names nothing."""

from __future__ import annotations

from typing import Any

from engine.errors import BadInput, no_such, quoted
from engine.games.sicily.contract import Contract
from engine.games.sicily.form import Form
from engine.games.sicily.speaking.floor import Floor
from engine.games.sicily.speaking.table import Outcome
from engine.protocol.ask import Request, whole

FEW = 5
DEALERS = frozenset({"own", "partners"})
"""The contracts that nobody bids: the dealer takes the monte, if there is one."""


def contract_of(request: Request, form: Form, leader: int | None = None, camps: int | None = None) -> Contract:
    """The contract of ``bidder``, ``partner``, ``kind``, ``dealer``, ``cards`` and ``five_card_solo``.

    Without ``kind``: the only one there is without bidding, else the first that fits all that is known, a partner, the first
    ``leader`` and the number of ``camps`` among it.
    """
    kind = request.get("kind")
    if kind is not None and kind not in form.kinds:
        raise no_such("contract", kind, form.kinds, "kind")
    bidder, partner = _seat(request, form, "bidder"), _seat(request, form, "partner")
    named = _seat(request, form, "dealer")
    dealer = _dealer(form, kind, bidder, leader) if named is None else named
    double = flag(request, "five_card_solo")
    if double and not (form.doubles or form.solo_cards):
        raise BadInput("bad-value", f"five_card_solo cannot be true: no solo is doubled in {form.id}", "five_card_solo")
    contracts = []
    for kind in _kinds(request, form, dealer):
        taker = dealer if bidder is None or kind in DEALERS else bidder
        if not form.monte:
            # Nobody bids and nobody takes a monte: only a name for the side that is counted first.
            taker = next((seat for seat in (bidder, named) if seat is not None), 0)
        outcome = Outcome(kind, taker, _cards(request, form, kind), double and kind == "solo" and form.doubles)
        contracts.append(form.contract(outcome, dealer, {"partner": partner}))
    fits = (
        contract
        for contract in contracts
        if (leader is None or form.leader(contract, request.rules) == leader)
        and (camps is None or len(contract.camps) == camps)
    )
    found = next(fits, contracts[-1])
    if partner is not None and partner not in found.camps[found.bidding_camp]:
        raise BadInput("bad-value", f"seat {partner} is not of the same side; partners are across", "partner")
    return found


def flag(request: Request, name: str) -> bool:
    """True or false; null is as good as left out."""
    return request.get(name) is not None and request.flag(name)


def _seat(request: Request, form: Form, name: str) -> int | None:
    value: Any = request.get(name)
    return None if value is None else whole(value, name, 0, form.seats - 1)


def _dealer(form: Form, named: str | None, bidder: int | None, leader: int | None) -> int:
    """Unnamed: where nobody bids the bidder, or whoever has the first leader to the right; else seat 0 is to the right."""
    unbidden = DEALERS.issuperset(form.kinds if named is None else (named,))
    if form.monte and bidder is not None:
        return bidder if unbidden else form.seats - 1
    return form.seats - 1 if leader is None else (leader - 1) % form.seats


def _kinds(request: Request, form: Form, dealer: int) -> tuple[str, ...]:
    """The contracts that this question may mean, the likeliest first; never none."""
    named, bidder, partner = request.get("kind"), request.get("bidder"), request.get("partner")
    settled = Floor(form.stages(request.rules), form.seats, dealer, request.rules).settled().outcome
    kinds = form.kinds if settled is None else (settled.kind,)
    kinds = kinds if named is None else (named,)
    if bidder is None:
        kinds = tuple(kind for kind in kinds if kind in DEALERS)
        if not kinds:
            raise BadInput("bad-value", "bidder is the seat of whoever bid, not null: here somebody did", "bidder")
    if partner is not None:
        if partner == bidder:
            raise BadInput("bad-value", "the bidder is not their own partner; without a partner it is null", "partner")
        kinds = tuple(kind for kind in kinds if kind != "solo" and kind not in form.own)
        if not kinds:
            raise BadInput("bad-value", "nobody has a partner here; without one it is null", "partner")
    if _solo_for_certain(request, form, dealer):
        if "solo" not in kinds:
            soloists = ("five_card_solo", *form.declares)
            word = next((word for word in soloists if flag(request, word)), "kind")
            message = (
                f"{word} cannot be {quoted(request.get(word))}: only a solo is played for that, and it has no partner"
            )
            raise BadInput("bad-value", message, word)
        return ("solo",)
    whole_hand = form.solo_cards and request.get("cards") == form.size and named is None
    return tuple(kind for kind in kinds if kind != "solo") if whole_hand else kinds


def _solo_for_certain(request: Request, form: Form, dealer: int) -> bool:
    """Five cards; and in the old Vanto whatever is not the twenty-card chiamo of the player at the dealer's right."""
    if flag(request, "five_card_solo"):
        return True
    if not form.solo_cards or request.get("kind") == "solo":
        return False
    if any(flag(request, word) for word in form.declares):
        return True
    elsewhere = request.get("dealer") is not None and request.get("bidder") != form.eldest(dealer)
    return request.get("kind") is None and (elsewhere or request.get("cards") in form.solo_cards)


def _cards(request: Request, form: Form, kind: str) -> int:
    """With how many cards the bid was made."""
    few, named = flag(request, "five_card_solo"), request.get("cards")
    if kind != "solo" or not form.solo_cards:
        usual = FEW if few else form.size
        return usual if named is None else whole(named, "cards", 0, form.size)
    cards: int = (FEW if few else max(form.solo_cards)) if named is None else whole(named, "cards")
    return among(cards, form.solo_cards, "cards")


def among(cards: int, allowed: tuple[int, ...], field: str) -> int:
    """A number of cards with which this may be said."""
    if cards not in allowed:
        raise BadInput("bad-value", f"{field} is {cards}; it may be {', '.join(map(str, allowed))}", field)
    return cards
