"""What a sensible player of French Tarot does and never does: whole deals of all four games, by both rule books."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from engine.cards import Card
from engine.game import game, games
from engine.games.france.auction import strength
from engine.games.france.auction.bidding import PASS, RANK, highest
from engine.games.france.deal.actions import Call, Leave, Play, Show, Speak
from engine.games.france.pack import EXCUSE, KINGS, PACK, PETIT
from engine.games.france.sensible import choose
from engine.games.france.sensible.announcing import takes_all, which
from engine.games.france.sensible.discarding import discard
from engine.games.france.sensible.seat_knowledge import SeatKnowledge, known
from engine.notation import read_card
from engine.parts.following import suit_led
from engine.parts.playout import shuffled

FRANCE = [name for name in games() if game(name).family == "france"]
BOOKS = [(name, book) for name in FRANCE for book in ("essay", "fft")]
DEALS = 10


@cache
def decisions(name: str, book: str = "essay") -> tuple[tuple[Any, Any], ...]:
    """Every moment of so many deals that were played, with what was decided in it; each deal ends as its record does."""
    its, found, seed = game(name), list[tuple[Any, Any]](), 0
    rules, played = its.house.read({"profile": book}), 0
    while played < DEALS:
        seed += 1
        state = its.deal.start(shuffled(its.pack, Random(f"{name} {book} {seed}")), seed % its.seats, rules)
        now, done = [], []
        while state.phase != "over":
            choice = choose(state, seed)
            now.append((state, choice))
            done.append(choice.action)
            state = its.deal.apply(state, choice.action)
        again, actions = its.deal.read(its.deal.write(state, tuple(done)))
        assert its.deal.score(again) == its.deal.score(state)
        assert len(actions) == len(done)
        if state.ending == "played":
            assert sum(its.deal.score(state).payoffs) == 0
            played, found = played + 1, found + now
    return tuple(found)


def cards(name: str, book: str) -> Iterator[tuple[SeatKnowledge, Card, str]]:
    for state, choice in decisions(name, book):
        if isinstance(choice.action, Play):
            yield known(state, choice.action.seat), choice.action.card, choice.reason


def hand(text: str) -> tuple[Card, ...]:
    return tuple(read_card(PACK, code) for code in text.split())


@pytest.mark.parametrize(("name", "book"), BOOKS)
def test_no_bout_is_thrown_away(name: str, book: str) -> None:
    """The petit goes to the others only where nothing else may go, and the Excuse is not kept for the last trick."""
    before: dict[int, tuple[Card, ...]] = {}
    for seat, card, _ in cards(name, book):
        others = [one for one in seat.may if one not in (PETIT, EXCUSE)]
        if card == PETIT and seat.trick.cards and others and not seat.takes(card) and suit_led(seat.trick.cards):
            assert seat.ours_ahead or seat.rescued(seat.trick.cards[0], seat.trick.cards[0].suit) > 0.5
        if card == EXCUSE and len(seat.tricks) == seat.size - 1 and EXCUSE in before[seat.seat]:
            assert seat.sweeps, "kept for a last trick that takes it"
        before[seat.seat] = seat.hand


@pytest.mark.parametrize(("name", "book"), BOOKS)
def test_a_partner_s_sure_trick_is_left_there_and_given_what_counts(name: str, book: str) -> None:
    for seat, card, _ in cards(name, book):
        led = suit_led(seat.trick.cards)
        losers = [one for one in seat.may if one != EXCUSE and not seat.takes(one)]
        if led is None or not losers or not seat.ours_ahead or any(one in seat.opponents for one in seat.behind):
            continue
        assert not seat.takes(card), "a partner is overtaken"
        plain = [one for one in losers if not one.is_trump]
        if seat.trick.taker(seat.seats) in seat.mates and plain and len(seat.hand) > 2:
            assert seat.value(card) >= max(map(seat.value, plain)) - 0.5


@pytest.mark.parametrize(("name", "book"), BOOKS)
def test_whoever_plays_last_takes_what_counts_and_with_no_more_than_needed(name: str, book: str) -> None:
    for seat, card, _ in cards(name, book):
        takers = [one for one in seat.may if one != EXCUSE and seat.takes(one)] if suit_led(seat.trick.cards) else []
        if not seat.last or not takers or seat.ours_ahead or card == EXCUSE:
            continue
        if seat.lying >= 4:
            assert card in takers, "a trick that counts is left to the others"
        if card.is_trump and card != PETIT:
            assert not [one for one in takers if one.is_trump and one.strength < card.strength and one != PETIT]


def test_the_petit_is_hunted_and_brought_home() -> None:
    reasons = {why for name in FRANCE for book in ("essay", "fft") for _, _, why in cards(name, book)}
    assert {"lead-hunts-the-petit", "petit-comes-home", "catches-the-petit", "any-fool-saves", "any-to-mate"} <= reasons


@pytest.mark.parametrize(("name", "book"), [one for one in BOOKS if one[0] != "french2"])
def test_a_hand_is_bid_by_its_count(name: str, book: str) -> None:
    for state, choice in decisions(name, book):
        if not isinstance(choice.action, Speak):
            continue
        counted = strength.count(state.hands[choice.action.seat]).total
        assert choice.facts["n"] == counted
        if name == "french4":
            word = strength.advised(int(counted))
            assert choice.action.word == (word if RANK[word] > highest(state.words) else PASS)


def test_the_discard_keeps_kings_and_trumps_and_empties_a_suit() -> None:
    found = [choice for name in FRANCE for _, choice in decisions(name) if isinstance(choice.action, Leave)]
    assert found
    for choice in found:
        assert not [card for card in choice.action.cards if card.is_trump or card in KINGS]
    away, reason, facts = discard(
        hand("T21 T18 T15 T12 T9 T7 T5 T2 Excuse SK SQ S9 S5 S4 S3 HQ H6 H2 DN D8 CK C10 C7 C2"), 6
    )
    assert reason == "leaves-a-void"
    assert not [card for card in away if card.suit == "S"], "the suit with King and Queen is kept"
    assert not [card for card in hand("HQ H6 H2 DN D8") if card not in away and card.suit == facts["suit"]]


def test_a_king_that_is_not_one_s_own_is_called() -> None:
    found = [(state, choice.action) for state, choice in decisions("french5") if isinstance(choice.action, Call)]
    assert found
    for state, action in found:
        own = [card for card in KINGS if card in state.hands[action.seat]]
        assert action.card not in state.hands[action.seat] or len(own) == len(KINGS)


def test_of_a_poignee_the_petit_is_hidden_and_the_excuse_shown_only_with_all_there_are() -> None:
    held = hand("T21 T19 T16 T15 T14 T12 T10 T9 T6 T4 T1")
    assert PETIT not in which(held, 10)
    assert EXCUSE not in which((*held, EXCUSE), 10)
    assert EXCUSE in which((*held[:-2], EXCUSE), 10)
    shows = [
        (state, choice.action)
        for name in FRANCE
        for state, choice in decisions(name)
        if isinstance(choice.action, Show)
    ]
    for state, action in shows:
        assert len(action.cards) in state.form.poignees


def test_a_slam_is_announced_only_with_a_hand_that_cannot_lose_a_trick() -> None:
    trumps = " ".join(f"T{n}" for n in range(21, 8, -1))
    assert takes_all(hand(f"{trumps} SK SQ HK DK CK"))
    assert not takes_all(hand(f"{trumps} SK SN HK DK CK"))
    assert not takes_all(hand(" ".join(f"T{n}" for n in range(20, 7, -1)) + " SK SQ HK DK CK"))


def test_of_two_players_the_open_cards_of_the_other_are_seen() -> None:
    for state, choice in decisions("french2"):
        seat = known(state, choice.action.seat)
        (other,) = seat.opponents
        lying = {pile[-1] for pile in state.piles[other] if pile} & seat.unseen  # but for one that lies in the trick
        assert seat.certain[other] == lying
        assert not seat.hidden & lying
        for card in lying:
            assert seat.without(other, card.suit) == 0
        for mine in seat.may:
            over = [card for card in lying if card.suit == mine.suit and card.strength > mine.strength]
            assert not over or mine.is_fool or seat.beats(other, mine, mine.suit) == 1


def test_of_two_players_a_low_lead_goes_where_the_other_is_likeliest_to_have_none() -> None:
    leads = [one for one in cards("french2", "essay") if one[2] in ("lead-where-other-lacks", "lead-makes-other-trump")]
    assert {why for _, _, why in leads} == {"lead-where-other-lacks", "lead-makes-other-trump"}
    for seat, card, _ in leads:
        (other,) = seat.opponents
        low = [one for one in seat.may if not one.is_trump and one != EXCUSE and seat.value(one) == 0]
        assert seat.without(other, card.suit) >= max((seat.without(other, one.suit) for one in low), default=0)
