"""Criccone and sequences. Source: ottocento#combinations-criccone, ottocento#combinations-sequences."""

import pytest

from engine.games.bologna import declaring
from engine.games.bologna.counting.combinations import combination, found, total
from engine.games.bologna.pack import PACK
from engine.games.bologna.rules import Rules
from engine.notation import read_cards

RULES = Rules()


def length(kind: str, text: str) -> int:
    made = combination(kind, read_cards(PACK, text), RULES)
    return made.length if made else 0


def worth(text: str) -> int:
    return total(found(read_cards(PACK, text), RULES))


@pytest.mark.parametrize(
    ("cards", "three", "four"),
    [
        ("Angel World Begato Matto", 18, 36),
        ("SK BK CK DK", 17, 34),
        ("SQ BQ CQ DQ", 14, 28),
        ("SN BN CN DN", 13, 26),
        ("SJ BJ CJ DJ", 12, 24),
    ],
)
def test_the_criccone_table(cards: str, three: int, four: int) -> None:
    codes = cards.split()
    kind = {"Angel": "tarocchi", "SK": "kings", "SQ": "queens", "SN": "knights", "SJ": "jacks"}[codes[0]]
    assert combination(kind, read_cards(PACK, cards), RULES).points == four  # type: ignore[union-attr]
    for left_out in codes:
        rest = read_cards(PACK, cards.replace(left_out, ""))
        assert combination(kind, rest, RULES).points == three  # type: ignore[union-attr]


def test_no_contatore_stands_in_for_a_card_of_the_criccone() -> None:
    assert length("kings", "SK BK Matto Begato") == 0


def test_three_different_combinations_of_the_criccone_count_double() -> None:
    assert worth("SQ BQ CQ SN BN DN") == 14 + 13
    assert worth("SQ BQ CQ SN BN DN CJ BJ DJ") == 2 * (14 + 13 + 12)


def test_criccone_and_sequences_are_doubled_each_for_itself() -> None:
    assert worth("SQ BQ CQ SN BN DN SA BA CA") == 14 + 13 + 10


def test_the_king_of_a_suit_sequence_must_be_real() -> None:
    assert length("swords", "SQ SN SJ SA Matto Begato") == 0


def test_a_suit_sequence_needs_one_real_court_besides_the_king() -> None:
    assert length("swords", "SK SJ Matto") == 3
    assert length("swords", "SK SJ SA") == 0


def test_the_ace_comes_only_onto_an_established_sequence() -> None:
    assert length("cups", "CK CQ CN CA") == 4
    assert length("cups", "CK CQ CA") == 0


def test_pips_never_belong_to_a_suit_sequence() -> None:
    assert length("batons", "BK BQ BN B10 B9") == 3


def test_moors_and_aces_need_two_real_ones() -> None:
    assert length("moors", "Moor1 Matto Begato") == 0
    assert length("moors", "Moor1 Moor4 Matto Begato") == 4
    assert length("aces", "SA Matto Begato") == 0
    assert length("aces", "SA DA Matto") == 3


def test_each_contatore_serves_in_every_sequence_and_lengthens_a_complete_one() -> None:
    made = found(read_cards(PACK, "Matto SK SQ SN SJ SA BK BQ Moor1 Moor2"), RULES)
    assert {one.kind: one.length for one in made} == {"swords": 6, "batons": 3, "moors": 3}


def test_what_is_shown_may_be_less_than_what_is_held() -> None:
    hand = read_cards(PACK, "SK SQ SN SJ SA Matto BK CK DK S6 S7 T5 T6 T7 T8")
    shown = {(one.kind, one.length) for one in declaring.every(hand, RULES)}
    assert {("swords", n) for n in (3, 4, 5, 6)} <= shown
    assert {("kings", 3), ("kings", 4)} <= shown


def test_a_card_that_does_not_belong_to_what_is_shown_is_refused() -> None:
    hand = read_cards(PACK, "SK SQ SN S10 Matto")
    verdict = declaring.judge(hand, "swords", read_cards(PACK, "SK SQ SN S10"), (), RULES)
    assert (verdict.ok, verdict.reason, verdict.facts["extra"]) == (False, "not-part-of-it", ("S10",))


def test_the_grande_may_be_shown_without_the_sun_one_holds() -> None:
    hand = read_cards(PACK, "Angel World Sun Moon T16 T15")
    assert declaring.judge(hand, "grande", read_cards(PACK, "Angel World Moon T16"), (), RULES).ok
    assert not declaring.judge(hand, "grande", read_cards(PACK, "Angel World Moon T15"), (), RULES).ok


@pytest.mark.parametrize(
    ("shown", "reason"),
    [
        ("World Sun Moon T16", "grande-no-angel"),
        ("Angel Matto Begato T16", "grande-head-not-real"),
        ("Angel Moon T16 T15", "grande-head-too-short"),
    ],
)
def test_a_declared_grande_is_refused_for_what_its_head_lacks(shown: str, reason: str) -> None:
    cards = read_cards(PACK, shown)
    assert declaring.judge(cards, "grande", cards, (), RULES).reason == reason


@pytest.mark.parametrize(
    ("shown", "reason", "number", "extra"),
    [
        ("Angel World Moon T15", "grande-gap", 16, ("T15",)),
        ("Angel World Sun Moon T16 Matto Begato T13", "grande-two-gaps", 15, ("T13",)),
        ("Angel World Begato Matto T15 T14", "grande-two-wild", 16, ("T15", "T14")),
        ("Angel World Sun T16 Moor1 Moor2", "grande-gap", 15, ("Moor1", "Moor2")),
    ],
)
def test_cards_below_the_break_of_a_declared_grande_are_refused_for_that_break(
    shown: str, reason: str, number: int, extra: tuple[str, ...]
) -> None:
    cards = read_cards(PACK, shown)
    verdict = declaring.judge(cards, "grande", cards, (), RULES)
    assert (verdict.ok, verdict.reason) == (False, reason)
    assert (verdict.facts["number"], verdict.facts["extra"]) == (number, extra)


def test_a_card_of_a_suit_is_simply_no_part_of_a_grande() -> None:
    cards = read_cards(PACK, "Angel World Sun S6")
    assert declaring.judge(cards, "grande", cards, (), RULES).reason == "not-part-of-it"


def test_every_combination_listed_is_one_that_the_judge_accepts() -> None:
    hand = read_cards(PACK, "Angel World Sun T16 T15 Matto Begato SK SQ SN SA Moor1 Moor2 CA DA")
    listed = list(declaring.every(hand, RULES))
    assert len(listed) == len(set(listed)) > 50
    for one in listed:
        cards = [PACK[code] for code in one.cards]
        assert declaring.judge(hand, one.kind, cards, (), RULES).facts["points"] == one.points
