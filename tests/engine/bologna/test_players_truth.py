"""What the simple players say of their choices is so, looked at from above over hundreds of dealt hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random

from engine.cards import Card
from engine.games.bologna.deal.actions import Play
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.state import State
from engine.games.bologna.inference.cards import lacking
from engine.games.bologna.pack import ANGEL, KING_OF, MATTO
from engine.games.bologna.players import Choice
from engine.games.bologna.players.choosing import play
from engine.games.bologna.players.seat_view import worth
from engine.games.bologna.rules import Rules
from engine.parts.following import suit_led
from engine.parts.tricks import best
from tests.engine.bologna.by_the_book import played_by_the_book

DEALS = 250
CHEAPLY = ("take-cheaply", "take-in-trumps", "take-in-trumps-high", "trump-in", "trump-in-hoping", "trump-in-high")


@cache
def moments() -> tuple[tuple[State, Choice], ...]:
    """Every card of many deals with the reason that was given for it."""
    played = (state for seed in range(DEALS) for state, _ in played_by_the_book(seed, Rules()) if state.phase == "play")
    return tuple((state, play(state, Random(len(state.tricks)))) for state in played)


def with_reason(*reasons: str) -> Iterator[tuple[State, Card, tuple[Card, ...]]]:
    """State, the card chosen for one of these reasons, and the legal cards."""
    for state, choice in moments():
        if choice.reason in reasons:
            assert isinstance(choice.action, Play)
            yield state, choice.action.card, legal(state)


def legal(state: State) -> tuple[Card, ...]:
    seat = state.to_act
    assert seat is not None
    return tuple(FOLLOWING.allowed(state.hands[seat], state.trick.cards))


def takes(state: State, card: Card) -> bool:
    return card != MATTO and best((*state.trick.cards, card)) == len(state.trick.cards)


def opponents(seat: int) -> tuple[int, int]:
    return (seat + 1) % 4, (seat + 3) % 4


def test_a_card_led_back_is_the_cheapest_of_its_suit() -> None:
    found = 0
    for state, card, cards in with_reason("lead-back"):
        found += 1
        assert worth(card) == min(worth(one) for one in cards if one.suit == card.suit)
        assert KING_OF[card.suit] in state.earlier
    assert found > 200


def test_a_small_trump_that_is_enough_is_the_smallest_number() -> None:
    found = 0
    for _, card, cards in with_reason("lead-long-trumps", "lead-small-trump"):
        found += 1
        assert card.strength == min(one.strength for one in cards if one.groups & {"numbers"})
    assert found > 30


def test_no_suit_is_led_that_an_opponent_has_not_followed_while_trumps_wait_for_it() -> None:
    reasons = ("lead-back", "lead-short-suit", "lead-single-king", "lead-without-a-king", "lead-highest")
    found = 0
    for state, card, _ in with_reason(*reasons):
        found += 1
        seat = state.trick.leader
        lacks = lacking(state.tricks, 4)
        assert not any(card.suit in lacks[one] and any(c.is_trump for c in state.hands[one]) for one in opponents(seat))
    assert found > 400


def test_lost_is_said_only_of_tricks_that_no_card_here_takes_and_partner_cannot_be_hoped_to() -> None:
    found = 0
    for state, _, cards in with_reason("matto-saves", "lost"):
        found += 1
        seat = state.to_act
        assert seat is not None
        assert state.trick.taker(4) in opponents(seat)
        assert not any(takes(state, one) for one in cards)
        partner = (seat + 2) % 4
        if partner in ((seat + i) % 4 for i in range(1, 4 - len(state.trick.cards))):
            theirs = FOLLOWING.allowed(state.hands[partner], state.trick.cards)
            assert not any(takes(state, one) for one in theirs)
    assert found > 200


def test_what_is_let_go_is_the_cheapest_that_may_go() -> None:
    for _, card, cards in with_reason("worthless", "lost", "partner-has-it", "over-partner"):
        assert worth(card) == min(worth(one) for one in cards if one not in (MATTO, ANGEL) or one == card)


def test_a_trick_is_left_to_partner_where_that_is_said_and_gone_over_where_that_is() -> None:
    found = Counter[str]()
    for reason in ("partner-has-it", "over-partner"):
        for state, card, _ in with_reason(reason):
            found[reason] += 1
            assert state.to_act is not None
            assert state.trick.taker(4) == (state.to_act + 2) % 4
            assert takes(state, card) is (reason == "over-partner")
    assert min(found["partner-has-it"], found["over-partner"]) > 40


def test_a_trick_called_partners_for_certain_stays_partners_whatever_is_played_after() -> None:
    found = 0
    for state, card, _ in with_reason("points-to-partner", "begato-under-the-angel"):
        found += 1
        seat = state.to_act
        assert seat is not None
        tricks = [(*state.trick.cards, card)]
        for i in range(1, 4 - len(state.trick.cards)):
            other = state.hands[(seat + i) % 4]
            tricks = [(*trick, one) for trick in tricks for one in FOLLOWING.allowed(other, trick)]
        takers = {(state.trick.leader + best(trick)) % 4 for trick in tricks}
        # Partner's, or by a card of one's own side that comes after.
        assert takers <= {(seat + 2) % 4}
    assert found > 200


def test_what_takes_cheaply_takes_and_nothing_cheaper_does() -> None:
    for state, card, cards in with_reason(*CHEAPLY):
        assert takes(state, card)
        assert price(card) == min(price(one) for one in cards if takes(state, one))
    for _, card, _ in with_reason("trump-in", "trump-in-hoping", "take-in-trumps"):
        assert card.groups & {"numbers"}
    for state, card, _ in with_reason("trump-in-moor", "trump-in-moor-hoping"):
        assert takes(state, card)
        assert card.groups & {"moors"}


def price(card: Card) -> int:
    return 100 if card == ANGEL else 0 if card.groups & {"numbers"} else worth(card)


def test_what_is_led_or_played_as_the_highest_of_its_suit_is_the_highest_that_is_left() -> None:
    found = 0
    for state, card, _ in with_reason("lead-highest", "highest-of-suit"):
        found += 1
        seat = state.to_act
        assert seat is not None
        others = [one for at, hand in enumerate(state.hands) if at != seat for one in hand]
        assert not any(one.suit == card.suit and one.strength > card.strength for one in others)
    assert found > 300


def test_a_card_led_for_a_trump_is_worthless_and_an_opponent_has_none_of_the_suit() -> None:
    for state, card, _ in with_reason("lead-for-a-trump"):
        assert worth(card) == 0
        assert any(all(one.suit != card.suit for one in state.hands[at]) for at in opponents(state.trick.leader))


def test_what_comes_home_takes_the_trick_as_its_last_card() -> None:
    for state, card, _ in with_reason("take-home"):
        assert len(state.trick.cards) == 3
        assert takes(state, card)


def test_partners_card_that_is_likely_safe_is_the_highest_left_of_the_suit_led() -> None:
    found = 0
    for state, _, _ in with_reason("points-likely-safe", "points-by-the-count"):
        found += 1
        seat = state.to_act
        assert seat is not None
        high = state.trick.cards[best(state.trick.cards)]
        assert state.trick.taker(4) == (seat + 2) % 4
        assert suit_led(state.trick.cards) == high.suit
        others = [one for at, hand in enumerate(state.hands) if at != seat for one in hand]
        assert not any(one.suit == high.suit and one.strength > high.strength for one in others)
    assert found > 100


def test_the_king_goes_on_the_first_round_of_his_suit_and_takes() -> None:
    for state, card, _ in with_reason("king-first-round"):
        assert takes(state, card)
        assert suit_led(state.trick.cards) == card.suit
        assert not any(one.suit == card.suit for one in state.earlier)


def test_no_choice_is_said_only_where_there_is_none() -> None:
    for _, card, cards in with_reason("only-card"):
        assert cards == (card,)


def test_all_reasons_of_the_play_come_up() -> None:
    reasons = Counter(choice.reason for _, choice in moments())
    assert len(reasons) >= 20, reasons
