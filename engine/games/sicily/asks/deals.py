"""The protocol's questions about whole deals of a Sicilian game: dealing, playing, scoring."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.cards import Card
from engine.errors import BadInput
from engine.games.sicily.asks.contract import DEALERS, among, contract_of, flag
from engine.games.sicily.asks.plays import play
from engine.games.sicily.asks.scored import score_reply
from engine.games.sicily.contract import Contract
from engine.games.sicily.deal.score import score_played
from engine.games.sicily.form import Form
from engine.games.sicily.piles import Trick
from engine.games.sicily.settling.played import FinishedDeal
from engine.house import HouseRules
from engine.protocol import to_json
from engine.protocol.ask import Ask, Reply, Request, asking, whole
from engine.protocol.deals import PlayedExample, playing
from engine.protocol.tricks import no_card_twice, read_tricks


def deal(request: Request, form: Form) -> Reply:
    dealer = request.whole("dealer", 0, form.seats - 1)
    hands, rest = form.hands(request.cards("deck"), dealer)
    name = "stock" if form.draws else "monte"
    return {"hands": [to_json.cards(hand) for hand in hands], name: to_json.cards(rest)}


def deal_score(request: Request, form: Form) -> Reply:
    """The score of a whole deal as it was played; what was played is not judged, only counted."""
    told = form.monte or request.get("discards") is not None
    left = request.cards("discards", form.monte, form.monte) if told else ()
    tricks = _tricks(request, form)
    contract = contract_of(request, form, tricks[0].leader)
    leader = form.leader(contract, request.rules)
    if tricks[0].leader != leader:
        raise BadInput(
            "wrong-leader", f"seat {leader} leads to the first trick, not {tricks[0].leader}", "tricks[0].leader"
        )
    no_card_twice(tricks, discards=left)
    return score_reply(score_played(form, _played(request, form, contract, left, tricks)), contract)


def _played(
    request: Request, form: Form, contract: Contract, left: tuple[Any, ...], tricks: tuple[Trick, ...]
) -> FinishedDeal:
    announced = frozenset(word for word in ("scommessa", "rivanto", "vanto") if flag(request, word))
    for word in announced - set(form.declares):
        raise BadInput("no-such-announcement", f"{word} cannot be true: it is not announced in {form.id}", word)
    ternoni = request.rows("ternoni") if request.get("ternoni") is not None else []
    leaver = contract.dealer if form.dealer_leaves and contract.kind != "solo" else contract.bidder
    cards = request.get("scommessa_cards") or contract.cards
    if "scommessa" in announced and form.solo_cards:
        # In the same round of the deal as the solo or in a later one.
        among(cards, tuple(number for number in form.solo_cards if number >= contract.cards), "scommessa_cards")
    return FinishedDeal(
        contract=contract,
        tricks=tricks,
        left=left,
        leaver=leaver if form.monte else None,
        rules=request.rules,
        announced=announced,
        ternoni=tuple(whole(seat, f"ternoni[{i}]", 0, form.seats - 1) for i, seat in enumerate(ternoni)),
        scommessa_cards=cards if "scommessa" in announced else 0,
        pool=whole(request.get("pool") or 0, "pool", 0) or (form.pool(request.rules) if form.pool else 0),
    )


def _tricks(request: Request, form: Form) -> tuple[Trick, ...]:
    def taken_by(leader: int, cards: tuple[Card, ...]) -> int:
        return Trick(leader, cards).winner(form.seats)

    return tuple(Trick(*row) for row in read_tricks(request, form.tricks, form.seats, taken_by))


SCORED = ("partner", "kind", "dealer", "cards", "five_card_solo", "scommessa", "rivanto")
OLD_VANTO = ("vanto", "scommessa_cards", "ternoni", "pool")


def _about(form: Form) -> str:
    about = f"the score of a whole deal as played, not judged; kind: {' | '.join(form.kinds)}"
    if form.doubles:
        about += "; five_card_solo: a solo on fewer cards than a full hand, which doubles"
    if "vanto" in form.declares:
        about += "; cards: 15, 10 or 5, with which the solo was bid; without them a chiamo"
        about += "; ternoni: seats that declared it; pool: before the deal"
    if "own" in form.kinds and "solo" in form.kinds:
        about += "; without kind, own where bidder is null and a solo where somebody is named"
    elif len(form.kinds) > 1:
        about += "; without kind, the first that fits partner and leader"
    return about


def asks(form: Form, house: type[HouseRules]) -> dict[str, Ask]:
    """These questions for a game of this form."""
    deck = {"deck": to_json.cards(form.pack), "dealer": form.seats - 1}
    bid = () if DEALERS.intersection(form.kinds) else ("bidder",)
    left = ("discards",) if form.monte else ()
    needs = (*bid, *left, "tricks")
    may = (*SCORED, *(OLD_VANTO if "vanto" in form.declares else ()))
    may = (*may, *(name for name in ("bidder", "discards") if name not in needs))
    example = PlayedExample(lambda: play(form, Random(63), house()), (*needs, *may))
    return {
        "deal": asking(form, deal, "deal this deck, top card first", "deck dealer", deck),
        "play": playing(lambda request, rng, _: play(form, rng, request.rules)),
        "deal_score": asking(form, deal_score, _about(form), " ".join(needs), example, " ".join(may)),
    }
