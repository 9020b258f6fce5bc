"""Each seat of a table knows its own cards and what lies open, and acts for itself; the learner is shown no more than that."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from engine.cards import Card
from engine.game import game
from engine.verdict import Refused
from lessons.tables.bologna.dealing import deal
from lessons.tables.hand import ME, TableHand
from lessons.tables.playing import begun, chosen, done
from lessons.tables.seats import act, sits, view
from lessons.tables.shown import shown
from lessons.tables.stages import SORTED

from .test_at_table import HERE

SEATED = [*HERE, SORTED]


def dealt(name: str, seed: int) -> TableHand:
    its = game(name)
    if name == SORTED:
        return deal("whole", seed, seed % 4)
    deck = Random(seed).sample(list(its.pack), len(its.pack))
    return begun(its, seed, tuple(deck), seed % its.seats, its.house(), 0)


def played(name: str, seed: int) -> Iterator[TableHand]:
    """A deal, moment by moment, in which everybody does what a plain player does."""
    hand = dealt(name, seed)
    yield hand
    while not hand.family.is_over(hand.state):
        choice = hand.family.unasked(hand.state, hand.people) or hand.family.advised(hand) or chosen(hand)
        action = choice.action if choice.action is not None else chosen(hand).action
        hand = replace(done(hand, action), rests=False, talks=False)
        yield hand


def otherwise(hand: TableHand, seat: int, rng: Random) -> TableHand | None:
    """The same for this seat, with the cards of which it knows nothing dealt otherwise; None where it cannot have gone so."""
    knows, state = view(hand, seat).knows, hand.state
    hidden = [card for card in state.deck if card not in knows]
    mixed = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
    deck: tuple[Card, ...] = tuple(mixed.get(card, card) for card in state.deck)
    before = getattr(state, "scores", 0)
    other = begun(hand.game, hand.seed, deck, state.dealer, state.rules, before, hand.sort)
    for action in hand.done:
        if not hand.game.deal.judge(other.state, action).ok:
            return None
        other = replace(done(other, action), rests=False, talks=False)
    return other


@pytest.mark.parametrize("name", SEATED)
def test_a_seat_sees_the_same_however_the_cards_lie_of_which_it_may_know_nothing(name: str) -> None:
    rng, compared = Random(name), 0
    for at, hand in enumerate(played(name, 1)):
        seat = at % len(hand.seats)
        seen = view(hand, seat)
        other = otherwise(hand, seat, rng)
        if other is not None:
            compared += 1
            assert view(other, seat) == seen
    assert compared >= 5


@pytest.mark.parametrize("name", SEATED)
def test_the_learner_is_shown_no_card_that_the_own_seat_may_not_know(name: str) -> None:
    for hand in played(name, 2):
        lies = {code for row in shown(hand).panel.rows for code in row.cards}
        assert lies <= {card.code for card in view(hand, ME).knows}


def test_each_acts_for_the_own_seat_as_the_engine_judges_it() -> None:
    hand = dealt("mineo3", 2)
    action = chosen(hand).action
    with pytest.raises(Refused, match="another-seat"):
        act(hand, action.seat + 1, action)
    after = act(hand, action.seat, action)
    assert after.done == (action,)
    with pytest.raises(Refused):
        act(after, action.seat, action)


def test_the_learner_sits_with_players_of_a_strength() -> None:
    assert sits(dealt("french5", 1)) == ("learner", "book", "book", "book", "book")
    assert sits(replace(dealt(SORTED, 1), sat=((0, "club"),))) == ("learner", "club", "club", "club")
