"""Rules at their edges, each in the case in which a small slip would change the answer."""

from random import Random

import pytest

from engine import game
from engine.cards import Card
from engine.games.bologna import declaring, leaving
from engine.games.bologna.counting.combinations import combination
from engine.games.bologna.pack import BEGATO, MOORS, PACK
from engine.games.bologna.rules import Rules
from engine.games.bologna.scoring.other_rules import alternatives
from engine.games.bologna.scoring.piles import SORTS, draw
from engine.games.bologna.scoring.position_codec import PositionError, read
from engine.games.bologna.scoring.sheet import sheet
from engine.notation import read_cards
from engine.parts.tricks import winner


def cards(text: str) -> tuple[Card, ...]:
    return read_cards(PACK, text)


@pytest.mark.parametrize(
    ("trick", "takes"),
    [("SK Moor1 Begato S6", "Moor1"), ("SK Begato Moor4 S6", "Moor4"), ("Moor2 Begato Moor3 T5", "T5")],
)
def test_every_moor_beats_the_begato_in_whatever_order_they_fall(trick: str, takes: str) -> None:
    told = winner(cards(trick), "ottocento#the-play")
    assert cards(trick)[told.index].code == takes
    assert game("ottocento").winner(cards(trick), Rules()).index == told.index


def test_the_moors_are_level_and_stand_between_the_five_and_the_begato() -> None:
    strengths = {PACK[code].strength for code in MOORS}
    assert len(strengths) == 1
    assert BEGATO.strength < strengths.pop() < PACK["T5"].strength


def test_only_cards_of_the_own_hand_may_be_left() -> None:
    """ottocento#deal"""
    hand = cards("S6 S7 B8 DK")
    assert leaving.judge_card(hand, PACK["S8"]).reason == "not-in-hand"
    assert leaving.judge(hand, cards("S6 S8"), 2).reason == "not-in-hand"
    assert leaving.judge(hand, cards("S6 S7"), 2).ok


@pytest.mark.parametrize(
    ("kind", "held", "may"),
    [
        ("kings", "SK BK CK", False),
        ("kings", "SK BK CK DK", True),
        ("swords", "SK SQ SN", False),
        ("swords", "SK SQ SN SJ", True),
        ("swords", "SK SQ Matto", False),
        ("moors", "Moor1 Moor2 Moor3", False),
        ("moors", "Moor1 Moor2 Matto Begato", True),
        ("grande", "Angel World Sun", False),
        ("grande", "Angel World Sun Moon T16", True),
    ],
)
def test_fewer_cards_may_be_shown_where_one_card_less_is_still_such_a_combination(
    kind: str, held: str, may: bool
) -> None:
    longest = combination(kind, cards(held), Rules())
    assert longest is not None
    assert declaring.shorter(longest, Rules()) == may
    some = [one for one in declaring.every(cards(held), Rules()) if one.kind == kind and one.length < longest.length]
    assert bool(some) == may


def test_the_other_readings_are_those_that_bear_on_a_count_and_each_is_another_one() -> None:
    named = {(name, value) for name, value, _ in alternatives(Rules())}
    assert named == {
        ("grande", "laghi_sun_moon"),
        ("grande", "laghi_moon_16"),
        ("grande", "laghi_both"),
        ("grande", "tarocchini"),
        ("moors_in_grande", False),
        ("matto_exchange", "single_point"),
    }
    assert all(getattr(rules, name) == value for name, value, rules in alternatives(Rules()))
    back = {(name, value) for name, value, _ in alternatives(Rules(grande="tarocchini", moors_in_grande=False))}
    assert ("grande", "standard") in back
    assert ("moors_in_grande", True) in back
    assert ("grande", "tarocchini") not in back


@pytest.mark.parametrize("sort", SORTS)
def test_piles_on_demand_are_of_the_sort_that_was_asked_for(sort: str) -> None:
    for seed in range(3):
        position = draw(sort, Random(seed), Rules())
        assert SORTS[sort].fits(sheet(position))


def test_a_contatore_in_a_gap_takes_the_place_of_a_number_that_is_missing() -> None:
    for seed in range(5):
        row = sheet(draw("contatore-in-a-gap", Random(seed), Rules())).grande.row
        gaps = [place for place in row.places if place.card in ("Matto", "Begato") and place.stands.startswith("T")]
        assert gaps


def test_every_card_is_on_one_side_and_on_one_only() -> None:
    ours, theirs = cards_apart()
    assert read(f"won-{ours} theirs-{theirs}").won == read(f"won-{ours}").won
    with pytest.raises(PositionError, match="SK is on both sides"):
        read(f"won-{ours} theirs-{theirs}.SK")
    with pytest.raises(PositionError, match="D6 is on neither side"):
        read(f"won-{ours} theirs-{theirs.replace('D6', '').strip('.').replace('..', '.')}")


def cards_apart() -> tuple[str, str]:
    """Half of the pack, the King of swords with it, and the other half, as a position has them."""
    ours = [card for i, card in enumerate(PACK) if (i % 2 and card.code != "D6") or card.code == "SK"]
    return ".".join(card.code for card in ours), ".".join(card.code for card in PACK if card not in ours)
