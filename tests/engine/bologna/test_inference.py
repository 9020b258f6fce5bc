"""What a player knows of the other hands: certain is what was seen or can be nowhere else, and likely is no proof."""

from __future__ import annotations

from collections import Counter
from random import Random

from engine.games.bologna.counting.combinations import Combination, found
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.moves import apply, start
from engine.games.bologna.deal.state import State, Trick
from engine.games.bologna.inference.cards import DealView, view
from engine.games.bologna.inference.declarations import asked_for, likely, must_follow, where
from engine.games.bologna.pack import BEGATO, PACK
from engine.games.bologna.players import choose
from engine.games.bologna.rules import Rules
from engine.notation import read_cards

ME, RIGHT, PARTNER, LEFT, DISCARD = range(5)
HAND = "Angel T16 T9 T6 SQ S9 S7 BJ B8 B6 CN C7 DJ DA"


def table(hand: str = HAND + " D9", dealer: int = LEFT, trick: str = "", left: str = "", **shows: str) -> DealView:
    """A table as one sees it; ``right``, ``partner`` and ``lefts`` show these cards."""
    shown = [declared(shows.get(name, "")) for name in ("mine", "right", "partner", "lefts")]
    tricks = (Trick(OTTOCENTO.eldest(dealer), read_cards(PACK, trick)),) if trick else ()
    seen = DealView(ME, dealer, read_cards(PACK, hand), tuple(shown), tricks, read_cards(PACK, left))
    assert seen.possible
    return seen


def declared(cards: str) -> tuple[Combination, ...]:
    return found(read_cards(PACK, cards), Rules())


def whole_deals(deals: int) -> list[State]:
    """Moments of deals played by the simple players."""
    states = []
    for seed in range(deals):
        deck, rng = list(PACK), Random(seed)
        rng.shuffle(deck)
        state = start(OTTOCENTO, deck, seed % 4, Rules())
        while state.phase not in ("owing", "over"):
            action = choose(state, rng).action
            assert action is not None
            state = apply(state, action)
            if state.phase == "play" and rng.random() < 0.2:
                states.append(state)
    return states


def test_what_was_shown_is_certainly_there() -> None:
    seen = table(right="SK BK CK")
    verdict = where(seen, PACK["SK"])
    assert verdict.ok
    assert (verdict.reason, verdict.facts["places"], verdict.facts["kind"]) == ("where-shown", (RIGHT,), "kings")


def test_whoever_shows_three_kings_may_hold_the_fourth() -> None:
    seen = table(right="SK BK CK")
    assert seen.places(PACK["DK"]) == {RIGHT, PARTNER, LEFT}
    assert not where(seen, PACK["DK"]).ok


def test_a_queen_may_have_been_laid_away_and_a_king_may_not() -> None:
    seen = table()
    assert DISCARD in seen.places(PACK["CQ"])
    assert DISCARD not in seen.places(PACK["CK"])
    assert DISCARD not in seen.places(BEGATO)


def test_the_dealer_knows_the_own_discard() -> None:
    seen = table(HAND + " D9", dealer=ME, left="DQ D8")
    assert where(seen, PACK["DQ"]).reason == "where-laid-away"
    assert DISCARD not in seen.places(PACK["CQ"])


def test_when_two_trump_the_king_is_with_the_third() -> None:
    seen = table(HAND, trick="CA C8 T10 T8")
    assert where(seen, PACK["CK"]).reason == "where-nowhere-else"
    assert seen.places(PACK["CK"]) == {RIGHT}
    assert seen.places(PACK["CQ"]) == {RIGHT, DISCARD}
    assert seen.must_hold(RIGHT, "C")


def test_a_played_card_is_with_nobody() -> None:
    seen = table(HAND, trick="CA C8 T10 T8")
    assert seen.places(PACK["C8"]) == frozenset()
    assert where(seen, PACK["C8"]).reason == "where-gone"


def test_a_shown_card_must_be_followed_with_until_it_is_played() -> None:
    seen = table("Angel T16 T9 T6 SQ S9 S7 BJ B8 B6 CN DK DJ D9", trick="C7 C8 C9 CA", lefts="SA BA CA")
    assert must_follow(seen, LEFT, "B").reason == "follow-shown"
    assert must_follow(seen, LEFT, "C").reason == "follow-open"
    assert not must_follow(seen, RIGHT, "B").ok


def test_whoever_trumps_is_out_of_the_suit() -> None:
    seen = table(HAND, trick="CA C8 T10 T8")
    assert must_follow(seen, PARTNER, "C").reason == "follow-void"


def test_three_sequences_without_the_begato_point_at_the_fourth_player_and_prove_nothing() -> None:
    seen = table(right="BK BQ BN", lefts="CK CQ CJ")
    assert likely(seen).facts["place"] == PARTNER
    assert likely(seen).reason == "likely-the-silent-one"
    assert not where(seen, BEGATO).ok


def test_nobody_is_likelier_when_all_have_shown_sequences_or_only_one_has() -> None:
    assert not likely(table(right="BK BQ BN")).ok
    assert not likely(table(right="BK BQ BN", lefts="CK CQ CJ", partner="Moor1 Moor2 Moor3")).ok


def test_three_queens_ask_for_the_fourth_suit_but_kings_and_all_four_do_not() -> None:
    assert asked_for(declared("SQ BQ DQ")).facts["suit"] == "C"
    assert asked_for(declared("SA CA DA")).facts["suit"] == "B"
    assert not asked_for(declared("SK BK DK")).ok
    assert asked_for(declared("SJ BJ CJ DJ")).reason == "asks-nothing-all-four"
    assert not asked_for(()).ok


def test_who_shows_a_card_of_the_fourth_suit_besides_does_not_ask_for_it() -> None:
    assert not asked_for(declared("SQ BQ DQ CK CN CJ")).ok


def test_in_real_deals_the_truth_is_always_among_the_possible_places() -> None:
    rng = Random(1)
    for state in whole_deals(8):
        truth = {card: seat for seat in range(4) for card in state.hands[seat]}
        truth |= {card: DISCARD for left in state.left for card in left}
        for seat in range(4):
            seen = view(state, seat)
            assert seen.possible
            for card in rng.sample(PACK.cards, 4):
                assert seen.places(card) == frozenset() if card not in truth else truth[card] in seen.places(card)
            suit, other = rng.choice("SBCD"), (seat + 1) % 4
            if seen.must_hold(other, suit):
                assert any(card.suit == suit for card in state.hands[other])


def test_every_place_called_possible_is_there_in_some_deal() -> None:
    """Small enough to try all deals: near the end of a hand, each possible place is reached by dealing the rest out."""
    for state in [state for state in whole_deals(14) if len(state.tricks) >= 12][:12]:
        seen = view(state, state.eldest)
        for card in list(seen.hidden)[:6]:
            assert seen.places(card) == reached(seen, card)


def test_what_is_told_of_following_holds_in_every_deal_that_fits() -> None:
    """Near the end of a hand, where all deals of the hidden cards can be tried."""
    told = Counter[str]()
    for state in [state for state in whole_deals(14) if len(state.tricks) >= 11]:
        seen = view(state, state.eldest)
        for other in (seat for seat in range(4) if seat != seen.seat):
            for suit in "SBCDT":
                verdict = must_follow(seen, other, suit)
                told[verdict.reason] += 1
                holds = any(card.suit == suit for card in state.hands[other])
                can = any(other in seen.places(card) for card in seen.hidden if card.suit == suit)
                if verdict.reason == "follow-nowhere-else":
                    assert holds
                elif verdict.reason == "follow-void":
                    assert not holds
                elif verdict.reason == "follow-open":
                    assert can
                    assert not seen.must_hold(other, suit)
    assert set(told) >= {"follow-nowhere-else", "follow-void", "follow-open"}


def reached(seen: DealView, card: object) -> frozenset[int]:
    """By trying: the places of this card in all deals of the hidden cards that respect voids and room."""
    cards, found_at = sorted(seen.hidden, key=lambda one: one != card), set[int]()

    def deal(place: int, room: dict[int, int]) -> bool:
        if place == len(cards):
            return True
        return any(deal(place + 1, {**room, to: room[to] - 1}) for to in seen.hidden[cards[place]] if room[to] > 0)

    for to in seen.hidden[cards[0]]:
        if seen.room[to] > 0 and deal(1, {**seen.room, to: seen.room[to] - 1}):
            found_at.add(to)
    return frozenset(found_at)
