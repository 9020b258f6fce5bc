"""Which rules of the tactics are asked when."""

from __future__ import annotations

from itertools import combinations

from engine.cards import Card
from engine.games.bologna.advice import (
    begato,
    discards,
    endings,
    ripping,
    suit_leads,
    suit_tricks,
    trump_leads,
    trump_tricks,
)
from engine.games.bologna.advice.view import Rule, View
from engine.games.bologna.leaving import FIVE_POINTS
from engine.parts.advice import Advice, Opinion, Option

LEADS: tuple[Rule, ...] = (*suit_leads.RULES, *trump_leads.RULES, *ripping.RULES, *endings.LEADS)
PLAYS: tuple[Rule, ...] = (*suit_tricks.RULES, *trump_tricks.RULES, *begato.RULES, *endings.PLAYS)
LAID_AWAY = 2


def advise(view: View) -> Advice:
    """Every legal lead, or play to the trick, with what the tactics say of it."""
    rules = PLAYS if view.trick else LEADS
    return Advice({(card,): tuple(_said(rules, view, (card,))) for card in view.legal})


def advise_discard(hand: tuple[Card, ...]) -> Advice:
    """Every two cards that the dealer may lay away from this hand, with what the tactics say of them."""
    holding = discards.DealerHand(hand)
    may = [card for card in hand if card.points != FIVE_POINTS]
    return Advice(
        {
            pair: tuple(said for rule in discards.RULES if (said := rule(holding, pair)) is not None)
            for pair in combinations(may, LAID_AWAY)
        }
    )


def _said(rules: tuple[Rule, ...], view: View, option: Option) -> list[Opinion]:
    return [said for rule in rules if (said := rule(view, option)) is not None]
