"""A played deal, and its score, as a reply."""

from __future__ import annotations

from random import Random

from engine.games.france.asks import fields
from engine.games.france.auction.bidding import TAKER
from engine.games.france.deal import record
from engine.games.france.deal.actions import Action
from engine.games.france.deal.score import DealScore, score
from engine.games.france.deal.state import State
from engine.games.france.dealing import deal
from engine.games.france.form import Form
from engine.games.france.playout import random_deal
from engine.games.france.poignee import points
from engine.games.france.rules import FrenchRules
from engine.protocol import to_json
from engine.protocol.ask import Reply


def play(form: Form, rng: Random, rules: FrenchRules) -> Reply:
    """A random deal; one that is cancelled or passed is dealt again, or there would be nothing to score.

    The last seat deals, so that seat 0 is at the dealer's right, as in the question about the bidding.
    """
    return played(*random_deal(form, rng, rules, form.seats - 1, played=True))


def played(state: State, actions: tuple[Action, ...]) -> Reply:
    """A finished deal; what ``deal_score`` asks for stands in it under the same names."""
    form = state.form
    dealt = deal(form, state.deck, state.dealer, state.places)
    reply: Reply = {
        "dealer": state.dealer,
        "deck": to_json.cards(state.deck),
        "hands": [to_json.cards(hand) for hand in dealt.hands],
        "tricks": to_json.tricks(state.tricks),
        "ending": state.ending,
    }
    if form.piles:
        reply["piles"] = [[to_json.cards(pile) for pile in own] for own in dealt.piles]
    if state.bid is not None:
        announced = None if state.announced is None else state.sides.side(state.announced)
        reply |= {
            "chien_at": list(state.places),
            "dealt_chien": to_json.cards(state.chien),
            "words": list(state.words),
            "taker": state.taker,
            "bid": state.bid.word,
            "called": state.called.code if state.called else None,
            "partner": state.partner,
            "discards": to_json.cards(state.left),
            "chien": to_json.cards(state.aside),
            "shown": [to_json.cards(cards) for cards in state.shown],
            "poignees": [points(form, len(cards)) for cards in state.shown if cards],
            "slam_announced": fields.named(announced),
        }
    return {**reply, "record": record.write(state, actions), "deal_score": scored(score(state))}


def scored(one: DealScore) -> Reply:
    """A finished deal's score. With a taker, half points and bouts are the taker's side's; with two players both seats'."""
    made = one.outcome
    common: Reply = {"payoffs": list(one.payoffs), "per_defender": one.per_defender, "sheet": to_json.lines(one.lines)}
    if made is None:
        return common
    common["excuse"] = {
        "fate": made.excuse.fate,
        "side": made.excuse.side if one.duel else fields.named(made.excuse.side),
        "given": made.excuse.given.code if made.excuse.given else None,
    }
    if one.duel is not None:
        return {
            "half_points": list(made.half_points),
            "bouts": list(made.bouts),
            "petit_au_bout": made.petit,
            "slam": None,
            "winner": one.duel.winner,
            "scores": list(one.duel.scores),
            **common,
        }
    assert one.result is not None
    return {
        "half_points": made.half_points[TAKER],
        "bouts": made.bouts[TAKER],
        "petit_au_bout": fields.named(made.petit),
        "slam": fields.named(made.slam),
        "won": one.result.won,
        **common,
    }
