"""A played deal as a reply."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.games.sicily.asks.contract import DEALERS
from engine.games.sicily.asks.scored import score_reply
from engine.games.sicily.deal import record
from engine.games.sicily.deal.actions import Action
from engine.games.sicily.deal.score import played, score
from engine.games.sicily.deal.state import State
from engine.games.sicily.form import Form
from engine.games.sicily.playout import played_deal
from engine.protocol import to_json
from engine.protocol.ask import Reply


def play(form: Form, rng: Random, rules: Any) -> Reply:
    """A random deal; cards thrown in are dealt anew, or there would be nothing to score.

    The last seat deals, so that seat 0 is at the dealer's right, as in every other question.
    """
    return played_reply(*played_deal(form, rng, rules, form.seats - 1))


def played_reply(state: State, actions: tuple[Action, ...]) -> Reply:
    """A whole deal: the record, and as fields what ``deal_score`` asks for."""
    contract, one = state.contract, played(state)
    assert contract is not None
    hands, rest = state.form.hands(state.deck, state.dealer)
    return {
        "dealer": state.dealer,
        "deck": to_json.cards(state.deck),
        "hands": [to_json.cards(hand) for hand in hands],
        "stock" if state.form.draws else "monte": to_json.cards(rest),
        "words": [{"seat": said.seat, "word": said.text} for said in state.floor.said],
        "kind": contract.kind,
        # Where a solo can be bid too, a name here would be a soloist's.
        "bidder": None if contract.kind in DEALERS and "solo" in state.form.kinds else contract.bidder,
        "partner": contract.partner,
        "call": contract.call,
        "cards": contract.cards,
        "discards": to_json.cards(state.left),
        "five_card_solo": contract.double,
        "scommessa": "scommessa" in one.announced,
        "scommessa_cards": one.scommessa_cards,
        "rivanto": "rivanto" in one.announced,
        "vanto": "vanto" in one.announced,
        "ternoni": list(one.ternoni),
        "pool": state.pool,
        "tricks": to_json.tricks(state.tricks),
        "told": [{"trick": told.trick, "seat": told.seat, "code": told.code} for told in state.told],
        "record": record.write(state, actions),
        "deal_score": score_reply(score(state), contract),
    }
