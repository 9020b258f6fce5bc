"""The cards and their values. Source: sicilian#the-cards-and-their-values; rulings S1-S3."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.sicily.counting import ALL, LAST_TRICK, count, one_less_each
from engine.games.sicily.pack import ACE_PACK, PACK, PACK64, SMALL_PACK
from engine.notation import read_cards

GOLDEN = Path(__file__).parent / "golden" / "figures.txt"
FIGURES = [
    [part.strip() for part in line.split("|")]
    for line in GOLDEN.read_text(encoding="utf-8").splitlines()
    if line.strip() and not line.startswith("#")
]


@pytest.mark.parametrize(("what", "cards", "points", "where"), FIGURES, ids=[row[0] for row in FIGURES])
def test_a_figure_of_the_source(what: str, cards: str, points: str, where: str) -> None:
    assert count(read_cards(PACK, cards)).total == int(points), where
    assert one_less_each(read_cards(PACK, cards)).total == int(points), where


def test_the_pack_has_63_cards_and_with_the_last_trick_109_points() -> None:
    assert len(PACK) == 63
    assert count(PACK.cards).total + LAST_TRICK == ALL == 109
    assert one_less_each(PACK.cards).total + LAST_TRICK == 109


def test_23_cards_count_more_than_one_point() -> None:
    assert len([card for card in PACK if card.points > 1]) == 23
    assert len(PACK.group("scartine")) == 40
    assert len(PACK.group("arie")) == 5


def test_the_packs_differ_only_in_the_low_coins() -> None:
    assert "D4" in {card.code for card in PACK}
    assert {card.code for card in ACE_PACK} == {card.code for card in PACK} - {"D4"} | {"DA"}
    assert len(PACK64) == 64
    assert len(SMALL_PACK) == 62
    coins = [card.code for card in PACK64 if card.suit == "D"]
    assert coins == ["DK", "DQ", "DH", "DM", "D10", "D9", "D8", "D7", "D6", "D5", "D4", "DA"]


def test_the_ace_of_coins_ranks_below_the_four_and_miseria_below_the_one() -> None:
    assert PACK64["DA"].strength < PACK64["D4"].strength < PACK64["D5"].strength
    assert PACK["Miseria"].strength < PACK["T1"].strength
    assert PACK["C10"].strength > PACK["C5"].strength


@given(st.sets(st.sampled_from(PACK64.cards)))
@settings(max_examples=300, deadline=None)
def test_both_ways_of_counting_agree_on_any_cards(cards: set) -> None:  # type: ignore[type-arg]
    some = tuple(cards)
    assert count(some).total == one_less_each(some).total
    assert sorted(code for line in count(some) for code in line.cards) == sorted(card.code for card in some)


@given(st.permutations(PACK.cards), st.integers(0, 63))
@settings(max_examples=100, deadline=None)
def test_two_counts_of_63_cards_always_make_104(deck: list, at: int) -> None:  # type: ignore[type-arg]
    assert count(deck[:at]).total + count(deck[at:]).total == 104


def test_other_packs_and_more_piles_stray_by_a_point() -> None:
    """S3: 64 cards in two counts make 104 or 105, 62 cards 103 or 104, four counts of 64 make 103 to 105."""
    for pack, sums in ((PACK64, {104, 105}), (SMALL_PACK, {103, 104})):
        found = {count(pack.cards[:at]).total + count(pack.cards[at:]).total for at in range(len(pack) + 1)}
        assert found == sums
    quarters = {
        sum(count(PACK64.cards[a:b]).total for a, b in ((0, i), (i, j), (j, k), (k, 64)))
        for i in range(20, 23)
        for j in range(30, 33)
        for k in range(40, 43)
    }
    assert quarters == {103, 104, 105}
