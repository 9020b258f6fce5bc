"""The learner at a table is shown no card that the own seat may not know, in every game."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from random import Random

import pytest

from engine.cards import Card
from engine.game import game
from engine.games.sicily.deal.actions import Expose
from lessons.tables.bologna.dealing import deal
from lessons.tables.hand import ME, TableHand
from lessons.tables.playing import begun, chosen, done
from lessons.tables.shown import shown
from lessons.tables.stages import SORTED

from .test_at_table import HERE

SEATED = [*HERE, SORTED]


def known(hand: TableHand, seat: int) -> frozenset[Card]:
    """All cards of which this seat may know where they are: its own, what was played, shown and laid away."""
    played = (card for trick in (*hand.state.tricks, hand.state.trick) for card in trick.cards)
    return frozenset((*hand.family.in_hand(hand.state, seat), *played, *hand.family.open_to(hand.state, seat)))


def dealt(name: str, seed: int) -> TableHand:
    its = game(name)
    if name == SORTED:
        return deal("whole", seed, seed % 4)
    deck = Random(seed).sample(list(its.pack), len(its.pack))
    return begun(its, seed, tuple(deck), seed % its.seats, its.house(), 0)


def played(name: str, seed: int) -> Iterator[TableHand]:
    """A deal, moment by moment, in which everybody does what a plain player does, but that a dealer who may turn cards up does."""
    hand = dealt(name, seed)
    yield hand
    while not hand.family.is_over(hand.state):
        choice = hand.family.unasked(hand.state, hand.people) or hand.family.advised(hand) or chosen(hand)
        action = choice.action if choice.action is not None else chosen(hand).action
        if isinstance(action, Expose):
            action = Expose(action.seat, 1)
        hand = replace(done(hand, action), rests=False, talks=False)
        yield hand


def otherwise(hand: TableHand, seat: int, rng: Random, seen: Collection[Card] = ()) -> TableHand | None:
    """The same for this seat, with the cards of which it knows nothing dealt otherwise; None where it cannot have gone so.

    ``seen``: what somebody has laid open before it.
    """
    knows, state = known(hand, seat) | {*seen}, hand.state
    hidden = [card for card in state.deck if card not in knows]
    mixed = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
    deck: tuple[Card, ...] = tuple(mixed.get(card, card) for card in state.deck)
    before = getattr(state, "scores", 0)
    other = begun(hand.game, hand.seed, deck, state.dealer, state.rules, before, hand.sort)
    for action in hand.done:
        if not hand.game.deal.judge(other.state, action).ok:
            return None
        other = replace(done(other, action), rests=False, talks=False)
    # A small trump alone in a first packet, which annuls a deal of France, is seen by all.
    return None if other.family.is_over(other.state) != hand.family.is_over(hand.state) else other


@pytest.mark.parametrize("name", SEATED)
def test_the_learner_is_shown_no_card_that_the_own_seat_may_not_know(name: str) -> None:
    for hand in played(name, 2):
        lies = {code for row in shown(hand).panel.rows for code in row.cards}
        assert lies <= {card.code for card in known(hand, ME)}


def before_their_owners(hand: TableHand) -> set[tuple[int | None, str]]:
    """The cards that are shown lying open before the others, each with its owner."""
    rows = (row for row in shown(hand).panel.rows if row.layout == "row" and row.seat != ME)
    return {(row.seat, code) for row in rows for code in row.cards}


def open_at_each_moment(name: str, seed: int) -> Iterator[tuple[TableHand, set[tuple[int | None, str]]]]:
    """A deal and what lies open in it; a trick that is finished is a moment of its own, before the next card."""
    for hand in played(name, seed):
        if hand.state.tricks and not hand.state.trick.cards:
            rests = replace(hand, rests=True)
            yield rests, before_their_owners(rests)
        if hand.stage != "over":
            yield hand, before_their_owners(hand)


@pytest.mark.parametrize("name", SEATED)
def test_what_lies_open_before_its_owner_is_shown_until_it_is_played(name: str) -> None:
    lay: set[tuple[int | None, str]] = set()
    for hand, lies in open_at_each_moment(name, 2):
        gone = {card.code for trick in (*hand.state.tricks, hand.state.trick) for card in trick.cards}
        assert {(seat, code) for seat, code in lay if code not in gone} <= lies
        if hand.rests and any(hand.state.hands):
            assert lies == before_their_owners(replace(hand, rests=False))
        lay = lies


@pytest.mark.parametrize("name", ["french2", "tortorici4", SORTED])
def test_cards_lie_open_in_the_games_that_lay_them_open(name: str) -> None:
    """Half of those that are dealt for two, the dealer's upturned ones at Tortorici, what is declared at Bologna."""
    assert any(hand.rests and lies for seed in range(1, 5) for hand, lies in open_at_each_moment(name, seed))
