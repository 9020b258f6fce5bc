"""The table of every game there is: who sits where, what lies before whom, and that it never tells the answer."""

from __future__ import annotations

from random import Random

import pytest

from engine import game, games
from lessons.question.kind import Panel
from lessons.question.registry import kinds
from lessons.question.seats import AROUND, SIDES, leader_before_you, left_before_you, seats_of


def asked(kind: str, of: str, **fields: object) -> Panel:
    """A panel of this kind in this game, drawn."""
    its = kinds()[kind]
    spec = its.Spec.model_validate({"id": "one", "skill": "follow-suit", **fields})
    return its.panel(its.make(spec, game(of), Random(of)))


def test_there_are_tables_of_two_three_four_and_five() -> None:
    assert {game(one).seats for one in games()} == set(SIDES)


@pytest.mark.parametrize("seats", SIDES)
def test_everybody_has_a_name_and_a_side_of_their_own(seats: int) -> None:
    assert len(set(AROUND[seats])) == len(set(SIDES[seats])) == seats
    assert (AROUND[seats][0], SIDES[seats][0]) == ("you", "front")


@pytest.mark.parametrize("of", games())
@pytest.mark.parametrize("kind", ["who-wins", "legal-plays", "next-to-act"])
def test_where_cards_are_played_the_whole_table_sits_around_them(kind: str, of: str) -> None:
    panel = asked(kind, of)
    assert panel.table is not None
    assert panel.table.seats == seats_of(game(of))
    assert panel.table.winner is None
    for row in panel.rows:
        assert row.seat is not None
        assert 0 <= row.seat < game(of).seats
        assert row.layout != "trick" or len(row.cards) <= game(of).seats


@pytest.mark.parametrize("of", games())
def test_whoever_is_asked_what_may_be_played_plays_after_those_whose_cards_lie_there(of: str) -> None:
    panel, seats = asked("legal-plays", of), game(of).seats
    trick, hand = panel.rows
    assert trick.seat is not None
    assert panel.table is not None
    assert (trick.seat + len(trick.cards)) % seats == panel.table.turn == hand.seat == 0
    gone = {(trick.seat + place) % seats for place in range(len(trick.cards))}
    held = len(hand.cards)
    assert panel.table.left == tuple(held - (seat in gone) for seat in range(seats))


def test_only_where_there_are_partners_one_sits_opposite() -> None:
    assert seats_of(game("ottocento"))[2] == "partner"
    assert seats_of(game("french4"))[2] == "opposite"


def test_the_second_of_four_to_play_sees_the_card_of_the_player_on_the_left() -> None:
    assert leader_before_you(1, 4) == 3
    assert left_before_you(5, 1, 4) == (5, 5, 5, 4)


def test_a_trick_lies_the_same_way_whenever_it_is_shown() -> None:
    first, again = (asked("who-wins", "ottocento", trick="CK C8 T5 CJ") for _ in range(2))
    assert first == again


def test_what_was_declared_lies_before_its_owner() -> None:
    panel = asked("choose-card", "ottocento", hand="Angel T16 T9 CK C8 S7", partner="World Moon", dealer="left")
    (open_,) = [row for row in panel.rows if row.layout == "row"]
    assert (open_.seat, open_.cards) == (2, ("World", "Moon"))
    assert panel.table is not None
    assert panel.table.dealer == 3
