"""Which card may be played, and who takes the trick. Source: french#game-play, french#the-excuse."""

import pytest

from engine import game
from engine.games.france.pack import PACK
from engine.games.france.playing import judge_play, take
from engine.games.france.rules import FrenchRules
from engine.notation import read_cards


def may_play(hand: str, trick: str) -> str:
    cards = game("french4").legal_plays(read_cards(PACK, hand), read_cards(PACK, trick), FrenchRules())
    return " ".join(card.code for card in cards)


def reason(hand: str, trick: str, card: str) -> tuple[bool, str, str]:
    verdict = judge_play(read_cards(PACK, hand), read_cards(PACK, trick), PACK[card])
    return verdict.ok, verdict.reason, verdict.source


def test_one_must_follow_suit_but_need_not_beat_in_it() -> None:
    assert may_play("H2 HK S3 T5", "HQ H9") == "H2 HK"


def test_without_the_suit_one_must_trump() -> None:
    assert may_play("S3 D4 T5 T2", "HQ") == "T5 T2"
    assert reason("S3 T5", "HQ", "S3") == (False, "must-trump", "french#game-play")


def test_when_trumps_are_led_one_must_go_higher_if_one_can() -> None:
    assert may_play("T20 T9 T3 S5", "T10") == "T20"
    assert reason("T20 T9", "T10", "T9") == (False, "must-overtrump", "french#game-play")


def test_who_is_void_must_also_go_over_the_highest_trump_so_far() -> None:
    assert may_play("T20 T9 T3 S5", "HQ T8 H5") == "T20 T9"
    assert may_play("T20 T9 T3 S5", "HQ T8 T12") == "T20"


def test_who_cannot_go_over_plays_any_trump_but_still_a_trump() -> None:
    assert may_play("T9 T3 S5", "HQ T18") == "T9 T3"
    assert may_play("T9 T3 S5", "T18") == "T9 T3"


def test_a_suit_that_was_trumped_is_still_followed_with_the_suit() -> None:
    assert may_play("H2 T20", "HQ T8") == "H2"


def test_with_neither_suit_nor_trump_one_throws_anything() -> None:
    assert may_play("S5 D9", "HQ T8") == "S5 D9"


def test_the_excuse_may_be_played_to_any_trick() -> None:
    assert may_play("H2 Excuse", "HQ") == "H2 Excuse"
    assert may_play("T20 T3 Excuse", "T10") == "T20 Excuse"
    assert reason("H2 Excuse", "HQ", "Excuse") == (True, "fool-any-time", "french#the-excuse")


def test_the_excuse_may_be_led_and_the_second_player_sets_the_suit() -> None:
    assert may_play("Excuse S5 T3", "") == "Excuse S5 T3"
    assert may_play("S5 T3 H9", "Excuse") == "S5 T3 H9"
    assert may_play("S5 T3 H9", "Excuse HK") == "H9"
    assert reason("S5", "Excuse", "S5") == (True, "fool-led-free", "french#the-excuse")


def test_behind_a_led_excuse_a_trump_must_be_beaten_too() -> None:
    assert may_play("T4 T12 H3", "Excuse T9") == "T12"


def test_the_excuse_does_not_count_as_a_trump_to_be_played() -> None:
    assert may_play("S5 Excuse", "T9") == "S5 Excuse"


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("H5 HK H10 HQ", "HK"),
        ("H5 T1 HK H9", "T1"),
        ("H5 T1 T4 T3", "T4"),
        ("H1 SK DK CK", "H1"),
        ("T9 Excuse T2 T21", "T21"),
        ("Excuse H2 HK SK", "HK"),
        ("Excuse H2 T1 HK", "T1"),
    ],
)
def test_the_highest_trump_wins_else_the_highest_of_the_suit_led(trick: str, winner: str) -> None:
    cards = read_cards(PACK, trick)
    assert cards[take(cards).index].code == winner


def test_a_led_excuse_wins_the_last_trick_for_the_side_that_took_all_others_and_never_else() -> None:
    trick = read_cards(PACK, "Excuse T21 HK SK")
    assert take(trick).index == 1
    won = take(trick, won_all_before=True)
    assert (won.index, won.reason, won.source) == (0, "excuse-completes-the-slam", "french#the-excuse")
    assert take(read_cards(PACK, "T3 Excuse HK SK"), won_all_before=True).index == 0


def test_the_federation_keeps_the_called_suit_from_the_first_lead_except_the_called_card() -> None:
    hand, called = read_cards(PACK, "HK H5 S9 T3"), PACK["HK"]
    allowed = [card.code for card in hand if judge_play(hand, (), card, called).ok]
    assert allowed == ["HK", "S9", "T3"]
    assert judge_play(hand, (), PACK["H5"], called).source == "fft#five-players"
    only = read_cards(PACK, "H7 H5")
    assert all(judge_play(only, (), card, called).ok for card in only)
    assert judge_play(hand, read_cards(PACK, "H9"), PACK["H5"], called).ok
