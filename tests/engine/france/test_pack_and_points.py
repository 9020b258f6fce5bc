"""The pack and what its cards count. Source: french#card-values."""

from fractions import Fraction
from itertools import combinations
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from engine.games.france.pack import BOUTS, KINGS, PACK
from engine.games.france.reckoning.counting import ALL, TARGETS, bouts, count, count_in_pairs, half_points
from engine.notation import read_cards

SOME = st.lists(st.sampled_from(PACK.cards), unique=True)


def test_the_pack_has_78_cards_21_trumps_and_one_excuse() -> None:
    assert len(PACK) == 78
    assert sum(card.is_trump for card in PACK) == 21
    assert [card.code for card in PACK if card.is_fool] == ["Excuse"]
    assert [card.code for card in PACK if card.suit == "H"] == [
        f"H{rank}" for rank in ["K", "Q", "N", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2", "1"]
    ]


def test_the_card_points_of_the_table() -> None:
    worth = {code: PACK[code].points for code in ("T21", "T1", "Excuse", "SK", "SQ", "SN", "SJ", "S10", "T20")}
    half = Fraction(1, 2)
    assert worth == {
        "T21": 4 + half, "T1": 4 + half, "Excuse": 4 + half, "SK": 4 + half,
        "SQ": 3 + half, "SN": 2 + half, "SJ": 1 + half, "S10": half, "T20": half,
    }  # fmt: skip


def test_the_pack_is_worth_91() -> None:
    assert half_points(PACK.cards) == ALL == 182
    assert count(PACK.cards).total == 91


def test_the_bouts_are_the_21_the_petit_and_the_excuse() -> None:
    assert bouts(read_cards(PACK, "T21 T1 Excuse T20 SK")) == 3
    assert {card.code for card in PACK.group("bouts")} == set(BOUTS)
    assert PACK.group("kings") == KINGS


def test_more_bouts_need_fewer_points() -> None:
    assert TARGETS == (56, 51, 41, 36)


def test_two_players_targets_add_up_to_one_more_than_the_pack() -> None:
    assert {TARGETS[held] + TARGETS[3 - held] for held in range(4)} == {92}


@given(SOME)
def test_pairs_and_half_points_agree(cards: list[object]) -> None:
    pile = [card for card in PACK if card in cards]
    assert count_in_pairs(pile).total == count(pile).total == Fraction(half_points(pile), 2)


def test_pairs_and_half_points_agree_on_every_two_cards_and_on_what_is_left() -> None:
    for two in combinations(PACK.cards, 2):
        rest = [card for card in PACK if card not in two]
        assert count_in_pairs(two).total + count_in_pairs(rest).total == 91


def test_in_pairs_a_low_card_lies_on_every_dear_one() -> None:
    lines = count_in_pairs(read_cards(PACK, "SK S4 HQ T2 D9 D8")).lines
    assert [(line.points, line.cards[0]) for line in lines] == [(5, "SK"), (4, "HQ"), (1, "D9")]


def test_the_lines_of_a_count_name_every_card_once() -> None:
    rng = Random(91)
    for _ in range(50):
        pile = rng.sample(PACK.cards, rng.randrange(1, 60))
        for sheet in (count(pile), count_in_pairs(pile)):
            assert sorted(code for line in sheet for code in line.cards) == sorted(card.code for card in pile)
            assert all(line.source == "french#card-values" for line in sheet)
