"""Deals a hand of Bologna from a seed: a whole deal, or four cards each of which something can be learnt."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from engine.fast_dataclass import changed
from engine.game import game
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.short import short_start
from engine.games.bologna.deal.state import State
from engine.games.bologna.pack import MATTO, PACK
from engine.games.bologna.rules import Rules
from engine.parts.playout import shuffled
from lessons.learner.event import Json
from lessons.tables.bologna.choosing import tricks_of
from lessons.tables.bologna.match import PracticeMatch, match_of, rules_of
from lessons.tables.hand import ME, FamilyTable, TableHand
from lessons.tables.matches import TableMatch
from lessons.tables.playing import begun, chosen, done
from lessons.tables.stages import Sort

SHORT = 4
"""Cards each in the small game."""
MONTE = "monte"
"""What an event says of a hand, or of a match, in which all four may agree to throw the cards in."""
CUSTOM = "custom"
"""What an event says of them where they are played as a source teaches it: its name in ``PROFILES``."""
USUAL, NOTHING = Rules(), (0, 0)


class BolognaSorts(FamilyTable):
    """Hands of four tricks, whole ones, and those of a match."""

    def sorted_hand(
        self, sort: Sort, seed: int, dealer: int, told: Mapping[str, Json], match: TableMatch | None
    ) -> TableHand | None:
        if sort != "match":
            return deal(sort, seed, dealer, rules_of(told.get(MONTE) is True, told.get(CUSTOM)))
        if not isinstance(match, PracticeMatch) or match.over:
            return None
        return deal(sort, seed, dealer, match.rules, match.counts)

    def match_of(self, told: Mapping[str, Json]) -> TableMatch | None:
        return match_of(told.get("length"), told.get(MONTE) is True, told.get(CUSTOM))


def deal(sort: Sort, seed: int, dealer: int, rules: Rules = USUAL, scores: tuple[int, int] = NOTHING) -> TableHand:
    """The hand of this seed, nothing done yet; ``scores`` are those of the match before it."""
    rng = Random(seed)
    if sort != "short":
        return begun(game(OTTOCENTO.id), seed, shuffled(PACK, rng), dealer, rules, scores, sort)
    while True:
        hand = _short(rng, seed, dealer)
        if _teaches(hand):
            return hand


def _short(rng: Random, seed: int, dealer: int) -> TableHand:
    cards = rng.sample(list(PACK), OTTOCENTO.seats * SHORT)
    hands = [PACK.sorted(cards[seat * SHORT : (seat + 1) * SHORT]) for seat in range(OTTOCENTO.seats)]
    return TableHand(seed, OTTOCENTO.id, short_start(OTTOCENTO, hands, dealer, Rules()), sort="short")


def dealt_short(state: State) -> State:
    """The beginning of such a hand, by the cards that are held and those that were played."""
    form, tricks = state.form, (*state.tricks, state.trick)
    hands = [
        PACK.sorted((*held, *(card for one in tricks for card in one.cards if one.player(card, form.seats) == seat)))
        for seat, held in enumerate(state.hands)
    ]
    return short_start(form, hands, state.dealer, state.rules)


def _teaches(hand: TableHand) -> bool:
    """Are there cards in it that may not be played, trumps and suits, and does each side take a trick?"""
    mine = hand.mine
    if not any(card.is_trump for card in mine) or len({card.suit for card in mine if card != MATTO}) < 2:
        return False
    greyed = 0
    while hand.stage != "over":
        if hand.stage == "trick":
            hand = changed(hand, rests=False)
            continue
        if hand.state.to_act == ME:
            greyed += any(not verdict.ok for verdict in hand.family.verdicts(hand).values())
        hand = done(hand, chosen(hand).action)
    return greyed >= 2 and 0 < tricks_of(hand, 0) < SHORT
