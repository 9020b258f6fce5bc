"""A teacher looks for a deal with something in it: the deal that is found has it, and so has its number whenever it is dealt."""

from __future__ import annotations

import pytest

from engine.game import games
from engine.games.bologna.declaring import best
from engine.games.bologna.pack import BEGATO
from engine.games.france.pack import EXCUSE
from lessons.shared_table.entries import DealtOut
from lessons.shared_table.judging import is_offered
from lessons.shared_table.teaching.aiming import aims, played_out, with_aim
from lessons.shared_table.turning import turned
from lessons.tables.hand import TableHand

from .teaching import TEACHER, Class

AIMED = [name for name in games() if is_offered(name) and aims(name)]
SEVERAL = (
    "kings",
    "captured-T16",
    "lost",
    "excuse-with-the-defence",
    "begato-lost",
    "long-grande",
    "down-to-the-socks",
    "solo",
)
"""Which of them are looked for in the test, where the game has them."""
NUMBERS = range(1, 400)


def found(company: Class, aim: str) -> TableHand:
    """A deal with this, as the program plays it to its end."""
    number = with_aim(company.table, aim, NUMBERS)
    assert number is not None
    company.did(TEACHER, DealtOut(seed=number))
    return played_out(company.sitting(0))


def test_each_family_has_deals_to_be_looked_for() -> None:
    assert {"ottocento", "mineo3", "mineo4", "vanto", "french3", "french4", "french5"} <= set(AIMED)


@pytest.mark.parametrize("name", AIMED)
def test_a_deal_that_is_found_has_what_was_looked_for_whenever_its_number_is_dealt(name: str) -> None:
    company = Class(name, 1)
    for aim in [one for one in SEVERAL if one in aims(name)]:
        hand = found(company, aim)
        assert aims(name)[aim].fits(hand.state)
        other = Class(name, 2, 9)
        other.did(TEACHER, DealtOut(seed=hand.seed))
        again = played_out(other.sitting(0))
        # Whoever deals it: all that is done is the same, as many chairs further.
        further = hand.state.dealer - again.state.dealer
        assert [turned(action, further, len(hand.seats)) for action in hand.done] == list(again.done)
        assert aims(name)[aim].fits(again.state)


def test_a_begato_that_is_lost_is_taken_by_the_other_pair() -> None:
    """Source: ottocento#saving-the-begato."""
    state = found(Class("ottocento", 1), "begato-lost").state
    trick = next(one for one in state.tricks if BEGATO in one.cards)
    assert trick.player(BEGATO, 4) % 2 != trick.taker(4) % 2


def test_a_dealer_who_shows_a_sequence_could_declare_it() -> None:
    """Source: ottocento#declarations."""
    state = found(Class("ottocento", 1), "dealer-sequence").state
    shown = {one.kind for one in state.shown[state.dealer]}
    dealer = [one.player(card, 4) == state.dealer and card for one in state.tricks for card in one.cards]
    assert shown & {one.kind for one in best([card for card in dealer if card], state.rules)}


def test_a_sun_that_is_captured_goes_to_the_other_side() -> None:
    """Source: mineo#captures."""
    state = found(Class("mineo4", 1), "captured-T18").state
    trick, sun = next((one, card) for one in state.tricks for card in one.cards if card.code == "T18")
    contract = state.contract
    seat = (trick.leader + trick.cards.index(sun)) % 4
    assert contract is not None
    assert contract.camp(seat) != contract.camp(trick.winner(4))


def test_an_excuse_with_the_defence_is_not_the_takers() -> None:
    state = found(Class("french4", 1), "excuse-with-the-defence").state
    trick = next(one for one in state.tricks if EXCUSE in one.cards)
    assert trick.player(EXCUSE, 4) != state.taker


def test_where_no_deal_has_it_none_is_dealt() -> None:
    company = Class("french4", 1)
    assert with_aim(company.table, "no-bout", ()) is None


def test_two_who_both_play_for_themselves_have_no_deals_to_be_looked_for_by_what_becomes_of_a_taker() -> None:
    assert not aims("french2")
