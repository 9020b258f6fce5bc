"""What a plain player never does at a Sicilian table: over many deals of each of the eleven games."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from engine.cards import Card
from engine.game import game, games
from engine.games.sicily.deal.actions import Announce, Call, Leave, Play, Speak, Take
from engine.games.sicily.deal.score import score
from engine.games.sicily.pack import ARIE
from engine.games.sicily.partners.knowing import seen
from engine.games.sicily.plain import choose
from engine.games.sicily.valuing import level
from engine.parts.following import suit_led
from engine.parts.plain.choice import Choice
from engine.parts.plain.seat import Seat
from engine.parts.playout import shuffled
from engine.parts.tricks import best
from lessons.question.kind import Message
from lessons.text.phrases import OFFERED, say

SICILY = [name for name in games() if game(name).family == "sicily"]
DEALS = 30


@cache
def decisions(name: str) -> tuple[tuple[Any, Choice], ...]:
    """Every moment of so many deals with what was decided in it."""
    its, found = game(name), list[tuple[Any, Choice]]()
    for seed in range(DEALS):
        state = its.deal.start(shuffled(its.pack, Random(f"{name} {seed}")), seed % its.seats, its.house())
        while state.phase != "over":
            choice = choose(state, seed)
            found.append((state, choice))
            state = its.deal.apply(state, choice.action)
    return tuple(found)


def cards(name: str) -> Iterator[tuple[Seat, Card]]:
    """Every card that was played, with what its player knew."""
    for state, choice in decisions(name):
        if isinstance(choice.action, Play):
            yield seen(state, choice.action.seat), choice.action.card


def worst(seat: Seat) -> Card:
    """The card of the trick that is highest so far."""
    return seat.trick.cards[best(seat.trick.cards)]


@pytest.mark.parametrize("name", SICILY)
def test_a_partner_s_trick_is_not_taken_away_nor_an_aria_thrown_on_it(name: str) -> None:
    for seat, card in cards(name):
        losers = [one for one in seat.may if not one.is_fool and not seat.takes(one)]
        if not seat.mate_ahead or not losers:
            continue
        assert not seat.takes(card), "a partner is overtaken"
        plain = [one for one in losers if not one.is_trump]
        if seat.safe(worst(seat)) and plain:
            assert card.code not in ARIE, "an aria under a partner's sure trick, though another card would do"
            assert card.is_fool or card.is_trump or seat.worth(card) == max(map(seat.worth, plain))


@pytest.mark.parametrize("name", SICILY)
def test_the_fool_is_never_led_while_there_is_another_card_nor_kept_for_the_last_trick_without_need(name: str) -> None:
    for seat, card in cards(name):
        if card.is_fool and suit_led(seat.trick.cards) is None and not seat.trick.cards:
            assert len(seat.hand) == 1
        fool = next((one for one in seat.may if one.is_fool), None)
        if fool and 1 < len(seat.hand) <= 3 and seat.trick.cards and not card.is_fool:
            assert seat.takes(card), "a trick that is not one's own was the moment to show the Fool"


@pytest.mark.parametrize("name", SICILY)
def test_nothing_dear_is_let_go_into_a_trick_of_the_others_and_no_more_is_spent_than_needed(name: str) -> None:
    for seat, card in cards(name):
        if not seat.trick.cards or card.is_fool:
            continue
        takers = [one for one in seat.may if seat.takes(one)]
        losers = [one for one in seat.may if not one.is_fool and not seat.takes(one)]
        if card in losers and not seat.mate_ahead:
            assert seat.worth(card) == min(seat.worth(one) for one in losers), "what counts is given to the others"
        if seat.last and card in takers and card.is_trump and not seat.mate_ahead:
            cheaper = [one for one in takers if one.is_trump and one.strength < card.strength]
            assert not cheaper or seat.worth(card) >= max(map(seat.worth, cheaper)), "a higher trump than needed"
        if seat.last and takers and seat.pot >= 4 and not seat.mate_ahead:
            assert card in takers, "a trick that counts is left to the others"


@pytest.mark.parametrize("name", SICILY)
def test_no_dear_card_is_led_where_somebody_is_known_to_trump_it_while_there_is_a_small_one(name: str) -> None:
    for seat, card in cards(name):
        if seat.trick.cards or card.is_trump or card.is_fool or seat.worth(card) < 2:
            continue
        opponents = [one for one in range(seat.seats) if one != seat.seat and one not in seat.mates]
        trumped = any(card.suit in seat.voids[one] and "T" not in seat.voids[one] for one in opponents)
        small = [one for one in seat.may if not one.is_trump and not one.is_fool and seat.worth(one) < 2]
        if trumped and small and any(one.is_trump for one in seat.unseen):
            raise AssertionError(f"{card.code} is led into a trump")


@pytest.mark.parametrize("name", SICILY)
def test_of_a_suit_that_is_led_low_it_is_the_lowest(name: str) -> None:
    for state, choice in decisions(name):
        if choice.reason == "any-lead-low":
            seat, card = seen(state, choice.action.seat), choice.action.card
            same = [one for one in seat.may if one.suit == card.suit]
            assert seat.worth(card) == min(map(seat.worth, same))


@pytest.mark.parametrize("name", SICILY)
def test_the_discard_keeps_kings_and_trumps_and_empties_a_short_suit_where_it_can(name: str) -> None:
    for state, choice in decisions(name):
        if not isinstance(choice.action, Leave):
            continue
        hand, gone = state.hands[choice.action.seat], choice.action.cards
        assert not any(card.is_fool or card.rank == "K" for card in gone if not card.is_trump)
        plain = [card for card in hand if not card.is_trump and not card.is_fool and card.rank != "K"]
        assert not any(card.is_trump for card in gone) or len(plain) < len(gone)


def test_the_scommessa_is_announced_with_20_and_fool_only_and_no_word_against_the_hand() -> None:
    announced = 0
    for name in SICILY:
        for state, choice in decisions(name):
            if not isinstance(choice.action, Announce) or not choice.action.word:
                continue
            hand = {one.code for one in state.hands[choice.action.seat]}
            announced += 1
            assert "T20" in hand, choice.action.word
            if choice.action.word == "scommessa":
                assert "Fool" in hand
                assert "T1" in hand or len(hand & set(ARIE)) >= 4
    assert announced


@pytest.mark.parametrize("name", ["mineo3", "mineo4", "barcellona3", "vanto", "tortorici3"])
def test_whoever_plays_alone_of_their_own_will_has_the_trumps_for_it(name: str) -> None:
    alone = []
    for state, choice in decisions(name):
        if isinstance(choice.action, Speak) and choice.action.word in ("vado solo", "solo", "solo io"):
            hand = state.hands[choice.action.seat]
            alone.append(sum(card.is_trump for card in hand) / len(hand))
            assert alone[-1] >= 0.3 or sum(card.code in ARIE for card in hand) >= 3, "a solo without trumps"
    assert alone or name in ("tortorici3", "mineo4")


def test_first_at_tortorici_one_calls_as_there_is_no_advantage_in_passing() -> None:
    for state, choice in decisions("tortorici3"):
        if isinstance(choice.action, Speak) and not state.floor.said:
            assert choice.action.word in ("chiamo", "solo")


def test_a_solo_in_mineo_brings_more_than_it_costs() -> None:
    """What is taken alone is taken with a hand that bears it out: over many deals the soloists win."""
    its, won = game("mineo3"), []
    for seed in range(150):
        state = its.deal.start(shuffled(its.pack, Random(f"solo {seed}")), seed % 3, its.house())
        while state.phase != "over":
            state = its.deal.apply(state, choose(state, seed).action)
        if state.contract is not None:
            won.append(score(state).payoffs[state.contract.bidder])
    assert len(won) >= 20
    assert sum(won) > 0


def test_a_king_of_the_caller_s_shortest_suit_is_called_and_the_monte_of_barcellona_is_taken_with_a_fair_hand_only() -> (
    None
):
    assert all(
        choice.action.card.rank == "K" for _, choice in decisions("calatafimi4") if isinstance(choice.action, Call)
    )
    for state, choice in decisions("barcellona3"):
        if isinstance(choice.action, Take):
            assert sum(card.is_trump for card in state.hands[choice.action.seat]) >= 4


WHY = {
    "vado solo": {"any-plays-alone"},
    "solo": {"any-plays-alone"},
    "solo io": {"any-plays-alone"},
    "altre cinque": {"any-asks-more-strong", "any-asks-more-good", "any-asks-more-fair"},
    "pago": {"any-pays"},
    "offro": {"any-pays"},
    "prendo": {"any-takes-the-offer"},
    "tengo": {"any-holds", "any-holds-fair", "any-answers-tengo"},
    "mescolate": {"any-throws-in"},
    "mischio": {"any-answers-mischio"},
    "passo": {"any-throws-in", "any-passes-short", "any-passes-called", "any-passes-no-call", "any-informs-nothing"},
    "bene": {"any-lets-stand"},
    "chiamo": {"any-calls-first", "any-calls-a-mate", "any-only-word"},
    "20": {"any-bids-twenty"},
    "15": {"any-answers-fifteen"},
    "zero": {"any-zero-held-back", "any-zero-no-twenty", "any-zero-no-fifteen"},
    "informo": {"any-informs"},
    "ognuno per sé": {"any-each-alone", "any-each-alone-only"},
    "": {"any-takes-the-monte"},
}
"""Each word, and to take the monte instead, with the reasons that there may be for it."""
NOT_STRONG = {"good", "fair", "weak", "poor"}
HANDS = {
    "any-plays-alone": {"strong"},
    "any-asks-more-strong": {"strong"},
    "any-asks-more-good": {"good"},
    "any-asks-more-fair": {"fair"},
    "any-pays": {"poor"},
    "any-throws-in": {"weak", "poor"},
    "any-holds": {"strong", "good"},
    "any-holds-fair": {"fair"},
    "any-takes-the-offer": {"good", "fair"},
    "any-takes-the-monte": {"strong", "good", "fair"},
    "any-calls-a-mate": {"good"},
    "any-passes-no-call": {"fair", "weak", "poor"},
    "any-bids-twenty": {"strong", "good"},
    "any-answers-fifteen": {"strong", "good", "fair"},
    "any-zero-held-back": {"fair", "weak", "poor"},
    "any-passes-short": NOT_STRONG,
    "any-passes-called": NOT_STRONG,
    "any-lets-stand": NOT_STRONG,
    "any-calls-first": NOT_STRONG,
    "any-each-alone": NOT_STRONG,
}
"""What of a hand a reason says, as far as it says any such thing."""


def spoken(name: str, rules: tuple[tuple[str, Any], ...]) -> Iterator[tuple[Any, Choice]]:
    """What was said in as many auctions."""
    its = game(name)
    for seed in range(DEALS):
        state = its.deal.start(
            shuffled(its.pack, Random(f"{name} {seed}")), seed % its.seats, its.house.read(dict(rules))
        )
        while state.phase not in ("play", "over"):
            choice = choose(state, seed)
            if state.phase == "speak":
                yield state, choice
            state = its.deal.apply(state, choice.action)


HOUSES = [(name, ()) for name in SICILY] + [
    ("mineo3", (("palagonia", True),)),
    ("mineo4", (("secret_solo", True),)),
    ("barcellona3", (("dealer_may_solo", False),)),
]


@pytest.mark.parametrize(("name", "rules"), HOUSES)
def test_the_reason_for_a_word_is_one_for_that_word_with_that_hand_and_is_said_in_every_language(
    name: str, rules: tuple[tuple[str, Any], ...]
) -> None:
    for state, choice in spoken(name, rules):
        text = choice.action.word if isinstance(choice.action, Speak) else ""
        found = state.floor.read(text) if text else None
        word = found[0].word if found else ""
        assert choice.reason in WHY[word], f"{text!r} because of {choice.reason}"
        how = level(state, state.to_act)
        assert how in HANDS.get(choice.reason, {how}), f"{text!r} with a {how} hand because of {choice.reason}"
        for lang in OFFERED:
            said = say(Message(f"coach.{choice.reason}", choice.facts), lang, "sicily")
            assert "{" not in said


def test_what_is_told_of_the_auction_is_so() -> None:
    for name in SICILY:
        for state, choice in spoken(name, ()):
            words, can = state.floor.moment.words, state.floor.words(state.to_act)
            match choice.reason:
                case "any-asks-more-fair" | "any-holds-fair":
                    assert "prendo" not in can, "something is on offer"
                case "any-asks-more-strong":
                    assert "vado solo" not in can, "one might go solo"
                case "any-passes-called":
                    assert "chiamo" in words
                case "any-zero-no-twenty" | "any-zero-no-fifteen":
                    assert not {"20", "15"} & set(can)
