"""The protocol's questions about whole deals of a French game: dealing, scoring."""

from __future__ import annotations

from random import Random

from engine.cards import Card
from engine.errors import BadInput
from engine.games.france.asks import fields
from engine.games.france.asks.plays import play, played, scored
from engine.games.france.deal.score import score_duel, score_hand
from engine.games.france.dealing import cancelled, judge_places, usual_places
from engine.games.france.dealing import deal as dealing
from engine.games.france.form import Form
from engine.games.france.pack import PACK
from engine.games.france.playout import random_deal
from engine.games.france.rules import FrenchRules
from engine.games.france.tricks import Sides, winners
from engine.parts.tricks import Trick
from engine.protocol import to_json
from engine.protocol.ask import Ask, Reply, Request, asking, whole
from engine.protocol.deals import PlayedExample, playing
from engine.protocol.tricks import no_card_twice, read_tricks
from engine.sheet import codes

NOT_FOR_TWO = ("taker", "chien", *fields.NOT_FOR_TWO)


def deal(request: Request, form: Form) -> Reply:
    """``chien_at``: the places in the deck, from 0, of the cards that go to the chien; usually one after each first packet."""
    dealer, rules = request.whole("dealer", 0, form.seats - 1), request.under(FrenchRules)
    places = usual_places(form)
    if request.get("chien_at") is not None:
        rows = request.rows("chien_at", form.chien, form.chien)
        places = tuple(whole(value, f"chien_at[{i}]", 0, len(PACK) - 1) for i, value in enumerate(rows))
        verdict = judge_places(form, places, rules)
        if not verdict.ok:
            raise BadInput(verdict.reason, f"the chien cannot lie at {list(places)} ({verdict.source})", "chien_at")
    dealt = dealing(form, request.cards("deck"), dealer, places)
    stopped = cancelled(form, dealt, rules)
    reply: Reply = {"hands": [to_json.cards(hand) for hand in dealt.hands], "chien": to_json.cards(dealt.chien)}
    if form.piles:
        reply["piles"] = [[to_json.cards(pile) for pile in own] for own in dealt.piles]
        reply["open"] = [[pile[-1].code for pile in own] for own in dealt.piles]
    return {
        **reply,
        "chien_at": sorted(places),
        "cancelled": stopped is not None,
        "cancelled_by": stopped[0] if stopped else None,
        "verdict": to_json.verdict(stopped[1]) if stopped else None,
    }


def deal_score(request: Request, form: Form) -> Reply:
    """The score of a whole deal as it was played; what was played is not judged, only counted."""
    if not form.bids:
        fields.nothing(request, NOT_FOR_TWO)
        return scored(score_duel(form, _tricks(request, form, Sides(form.seats))))
    bid, sides = fields.bid(request), fields.sides(request, form)
    aside = request.cards("chien", form.chien, form.chien)
    tricks = _tricks(request, form, sides)
    no_card_twice(tricks, chien=aside)
    poignees, announced = fields.poignees(request, form), fields.side(request, "slam_announced")
    return scored(score_hand(form, sides, bid, aside, tricks, poignees, announced, request.under(FrenchRules)))


def _tricks(request: Request, form: Form, sides: Sides) -> tuple[Trick, ...]:
    """Who leads first is as recorded: the dealer is not among what is asked, and an announced slam may change it."""

    def taken_by(leader: int, cards: tuple[Card, ...]) -> int:
        return winners((Trick(leader, cards),), sides, form.size)[0]

    tricks = tuple(Trick(*row) for row in read_tricks(request, form.size, form.seats, taken_by))
    no_card_twice(tricks)
    return tricks


def asks(form: Form) -> dict[str, Ask]:
    """These questions for a game of this form."""
    needs = ("taker", "bid", "chien", "tricks") if form.bids else ("tricks",)
    may = ("partner", "poignees", "slam_announced") if form.bids else NOT_FOR_TWO
    example = PlayedExample(
        lambda: played(*random_deal(form, Random(78), FrenchRules(), 0, played=True)), (*needs, *may)
    )
    return {
        "deal": asking(
            form,
            deal,
            "deal this deck, top card first"
            + ("; the hands and the chien" if form.bids else "; hands, and piles from below"),
            "deck dealer",
            {"deck": list(codes(PACK)), "dealer": 0},
            "chien_at" if form.bids else "",
        ),
        "play": playing(lambda request, rng, _: play(form, rng, request.under(FrenchRules))),
        "deal_score": asking(form, deal_score, "the score of a whole deal", " ".join(needs), example, " ".join(may)),
    }
