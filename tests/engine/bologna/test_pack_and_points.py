"""The pack, its groups and its card points. Source: ottocento#rank-of-cards, ottocento#card-points."""

import pytest

from engine.errors import BadInput
from engine.games.bologna.counting.pile import count_cards, count_pile
from engine.games.bologna.pack import PACK
from engine.games.bologna.rules import Rules
from engine.games.bologna.substitute import LEFT_OUT, WHOLE, printed, stands_for
from engine.notation import NotationError, read_cards, write_cards
from lessons.text.printed import prints


def points(text: str) -> int:
    return int(count_cards(read_cards(PACK, text)).total)


def test_the_pack_has_62_cards_21_of_them_trumps() -> None:
    assert len(PACK) == 62
    assert sum(card.is_trump for card in PACK) == 21
    assert [card.code for card in PACK if card.is_fool] == ["Matto"]


@pytest.mark.parametrize(
    ("group", "cards"),
    [
        ("tarocchi", "Angel World Begato Matto"),
        ("contatori", "Begato Matto"),
        ("pezzi", "World Sun Moon"),
        ("rossi", "Sun Moon"),
    ],
)
def test_the_groups_that_players_speak_of(group: str, cards: str) -> None:
    assert " ".join(card.code for card in PACK.group(group)) == cards


def test_five_trumps_rank_below_the_five_and_four_above_the_sixteen() -> None:
    strengths = {card.code: card.strength for card in PACK if card.is_trump}
    assert sum(s < strengths["T5"] for s in strengths.values()) == 5
    assert sum(s > strengths["T16"] for s in strengths.values()) == 4


def test_all_cards_together_count_87() -> None:
    assert count_cards(PACK.cards).total == 87


def test_a_pair_counts_one_less_than_its_cards() -> None:
    assert points("SK T9") == 5
    assert points("SQ T9") == 4
    assert points("SN T9") == 3
    assert points("SJ T9") == 2
    assert points("S6 T9") == 1


def test_a_king_is_worth_as_much_as_nine_other_cards() -> None:
    assert 2 * 5 - 1 == 9 * (2 * 1 - 1)


def test_pairs_and_half_points_off_each_card_are_the_same_count() -> None:
    for size in range(0, 62, 2):
        cards = PACK.cards[::-1][:size]
        assert count_cards(cards).total * 2 == sum(2 * int(card.points) - 1 for card in cards)


def test_two_dear_cards_left_over_make_a_pair_of_their_own() -> None:
    assert points("SK BK") == 9


def test_an_odd_number_of_cards_cannot_be_counted() -> None:
    with pytest.raises(BadInput, match="3 is an odd number"):
        points("SK S6 S7")


def test_the_lines_of_a_count_add_up_to_it_and_the_table_way_says_the_same() -> None:
    pile = count_pile(read_cards(PACK, "SK SQ SN CK CQ CN Moor1 Moor2 Moor3 Begato DA BA"), Rules())
    assert pile.sequences.doubled
    assert pile.sequences.lengths == {"swords": 4, "cups": 4, "moors": 4, "aces": 3}
    by_table = pile.sequences.lines[-1].facts
    assert by_table["product"] == pile.sequences.points == (15 - 4) * 10


def test_a_mistyped_card_is_quoted_and_the_likely_one_offered() -> None:
    with pytest.raises(NotationError, match=r"column 4: no card 'Matta' in the Bolognese pack; did you mean 'Matto'\?"):
        read_cards(PACK, "CK Matta")


def test_cards_are_read_leniently_and_written_in_one_form() -> None:
    assert (
        write_cards(PACK, read_cards(PACK, "matto, ck;T16 bégato stella".replace(" stella", "")))
        == "T16 Begato Matto CK"
    )


def test_a_substitute_pack_is_other_names_for_the_same_cards() -> None:
    assert [printed(code, "by_subject") for code in ("Angel", "World", "T16", "T5", "Begato", "SK")] == [
        "XX", "XXI", "XVII", "VI", "I", "SK",
    ]  # fmt: skip
    assert printed("Angel", "by_number") == "XXI"
    assert len(LEFT_OUT) == 78 - 62
    assert len(WHOLE) == 78


def test_the_numerals_of_the_engine_are_those_on_the_drawn_pack() -> None:
    drawn = {code: one.numeral for code, one in prints("marseille").items() if one.numeral}
    assert {code: printed(code, "by_subject") for code in drawn} == drawn


def test_where_the_numbers_count_xxi_plays_the_part_of_the_angel() -> None:
    assert stands_for(PACK["World"], "by_number") == PACK["Angel"]
    assert stands_for(PACK["Angel"], "by_number") == PACK["World"]
    assert [stands_for(PACK[code], "by_number").code for code in ("Sun", "Moor2", "SK")] == ["Sun", "Moor2", "SK"]
    assert stands_for(PACK["World"], "by_subject") == PACK["World"]
