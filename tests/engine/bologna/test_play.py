"""What may be played, and who takes the trick. Source: ottocento#the-play."""

from engine import game
from engine.cards import Card
from engine.games.bologna.pack import PACK
from engine.notation import read_cards
from engine.verdict import Winner

OTTOCENTO = game("ottocento")
RULES = OTTOCENTO.house()


def hand(text: str) -> tuple[Card, ...]:
    return read_cards(PACK, text)


def legal(cards: str, trick: str) -> set[str]:
    return {card.code for card in OTTOCENTO.legal_plays(hand(cards), hand(trick), RULES)}


def why_not(cards: str, trick: str, card: str) -> str:
    verdict = OTTOCENTO.judge_play(hand(cards), hand(trick), PACK[card], RULES)
    assert not verdict.ok
    return verdict.reason


def taken_by(trick: str) -> Winner:
    return OTTOCENTO.winner(hand(trick), RULES)


def test_any_card_may_be_led() -> None:
    assert legal("CK T9 Matto S6", "") == {"CK", "T9", "Matto", "S6"}


def test_a_player_who_has_the_suit_led_must_follow() -> None:
    assert legal("C7 C10 S9 T5", "CK") == {"C7", "C10"}
    assert why_not("C7 S9 T5", "CK", "T5") == "must-follow"


def test_a_player_without_the_suit_must_trump() -> None:
    assert legal("S9 D6 T5 Moor2 Begato", "CK") == {"T5", "Moor2", "Begato"}
    assert why_not("S9 T5", "CK", "S9") == "must-trump"


def test_without_suit_and_trumps_any_card_goes() -> None:
    assert legal("S9 DK", "CK") == {"S9", "DK"}


def test_nobody_must_beat_a_trump() -> None:
    assert legal("S9 T16 Moor1 Begato", "CK T9") == {"T16", "Moor1", "Begato"}
    assert legal("T16 Moor1 S9", "T9") == {"T16", "Moor1"}


def test_the_matto_may_be_played_to_any_trick_even_when_one_could_follow() -> None:
    assert legal("C7 Matto S9", "CK") == {"C7", "Matto"}
    assert legal("T7 Matto S9", "T9") == {"T7", "Matto"}


def test_the_matto_does_not_count_as_a_trump_that_must_be_played() -> None:
    assert legal("S9 DK Matto", "CK") == {"S9", "DK", "Matto"}


def test_a_led_matto_lets_the_second_player_choose_the_suit() -> None:
    assert legal("C7 T5 S9", "Matto") == {"C7", "T5", "S9"}
    assert legal("C7 T5 S9", "Matto S10") == {"S9"}


def test_a_verdict_names_the_cards_that_would_be_right_and_where_it_is_written() -> None:
    verdict = OTTOCENTO.judge_play(hand("C7 C9 S9"), hand("CK"), PACK["S9"], RULES)
    assert (verdict.facts["suit"], verdict.facts["cards"], verdict.source) == ("C", ("C7", "C9"), "ottocento#the-play")


def test_the_highest_trump_takes_the_trick() -> None:
    assert taken_by("CK T9 T12 CQ").index == 2
    assert taken_by("CK CQ Begato C6").index == 2


def test_without_a_trump_the_highest_card_of_the_suit_led_takes_it() -> None:
    assert taken_by("C6 SK DK C7").index == 0


def test_in_swords_and_batons_the_ten_is_the_highest_pip_and_the_ace_the_lowest_card() -> None:
    assert taken_by("SA S6 S10 S9").index == 2
    assert taken_by("B6 BA B7 B8").index == 3


def test_in_cups_and_coins_the_ace_is_the_highest_pip_and_the_ten_the_lowest_card() -> None:
    assert taken_by("C10 C6 CA C7").index == 2
    assert taken_by("D10 D9 D8 D7").index == 3


def test_the_jack_beats_every_pip_and_ace() -> None:
    assert taken_by("CA CJ C6").index == 1


def test_of_several_moors_the_last_one_played_wins() -> None:
    assert taken_by("Moor4 Moor1 C6 Moor3").index == 3
    assert taken_by("CK Moor2 Moor1").reason == "last-of-level"


def test_a_moor_wins_over_the_begato_and_loses_to_the_five() -> None:
    assert taken_by("Begato Moor1").index == 1
    assert taken_by("T5 Moor1 Moor2").index == 0


def test_the_matto_never_wins_and_the_card_after_a_led_matto_sets_the_suit() -> None:
    assert taken_by("Matto S6 SK CK").index == 2
    assert taken_by("CK Matto").index == 0


def test_above_the_sixteen_stand_moon_sun_world_and_angel() -> None:
    assert taken_by("T16 Moon").index == 1
    assert taken_by("Moon Sun").index == 1
    assert taken_by("Sun World").index == 1
    assert taken_by("World Angel").index == 1
