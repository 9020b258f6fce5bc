"""The tactics of the King, the Bégato, the Matto and the last tricks: each test is a sentence of the source."""

from __future__ import annotations

from engine.games.bologna.advice import LEFT, PARTNER, RIGHT, YOU, advise
from engine.games.bologna.deal.state import Trick

from .advising import AN_ORDINARY_HAND, cards, grade, grades, seen

# The King when his suit is led: ottocento#playing-suits


def test_the_king_goes_on_the_first_round() -> None:
    hand = "T12 T7 SJ S8 S7 BQ B9 B8 CN C10 C9 Moor2 DK D8 D10"
    assert grade(hand, "DK", "D9", PARTNER) == "best"
    assert grade(hand, "D10", "D9", PARTNER) == "poor"


def test_playing_last_after_three_scartini_he_may_be_held_back() -> None:
    hand = "T12 T7 SK S6 S8 BQ B9 B8 CN C10 C9 Moor2 D7 D8 D10"
    assert grade(hand.replace("S8", "DJ"), "S6", "S9 S7 S10", YOU) == "fair"


def test_before_a_dealer_who_may_be_void_holding_back_is_no_blunder() -> None:
    hand = "T12 T7 SJ S8 S7 BQ B9 B8 CN C10 C9 Moor2 DK D8 D10"
    assert grade(hand, "D10", "D9 D7", RIGHT) == "fair"
    assert grade(hand, "DK", "D9 D7", RIGHT) == "best"


# The Bégato: ottocento#saving-the-begato


def test_the_begato_goes_under_partners_angel() -> None:
    short, long = "T11 T6 Begato SQ SJ S8 S7 BN BA", "T16 T15 T13 T12 T11 T6 Begato SQ SJ"
    assert grade(short, "Begato", "Angel T8", RIGHT) == grade(long, "Begato", "Angel T8", RIGHT) == "best"
    assert grade(short, "T6", "Angel T8", RIGHT) == "poor"
    assert grade(long, "T6", "Angel T8", RIGHT) == "fair", "with long trumps there is no great urgency"


def test_the_begato_is_not_thrown_under_an_opponents_angel() -> None:
    found = grades(advise(seen("T6 Begato SQ SJ S8", "Angel", PARTNER)))
    assert found == {"T6": "best", "Begato": "poor"}


def test_the_begato_may_be_led_when_partner_has_shown_the_angel() -> None:
    hand = "T11 T6 Begato SQ SJ S8 S7 BN BA B9 CJ CA C9 DQ"
    shown = ((), (), cards("Angel World Sun"), ())
    assert grade(hand, "Begato", shown=shown) == "best"
    assert grade(hand, "Begato") == "poor"


def test_the_begato_trumps_safely_before_a_player_who_must_follow() -> None:
    hand = "T8 Begato SQ S7 B9 CJ C8"
    shown = ((), cards("DJ BJ SJ"), (), ())
    assert grade(hand, "Begato", "DA DK", shown=shown) == "best"
    assert grade(hand, "T8", "DA DK", shown=shown) == "poor"
    assert grade(hand, "Begato", "DA DK") == "fair", "nothing is known of the last player"


def test_the_begato_does_not_trump_before_an_opponent_who_has_none_of_the_suit_either() -> None:
    hand = "T8 Begato SQ S7 B9 CJ C8 S9 B10 B7 C9"
    past = (Trick(LEFT, cards("D6 D7 T5 DJ")),)
    assert grade(hand, "Begato", "D8 DK", RIGHT, tricks=past) == "poor"


# The Matto: ottocento#use-of-the-matto


def test_the_matto_is_not_led() -> None:
    assert grade(AN_ORDINARY_HAND.replace("D9", "Matto"), "Matto") == "poor"
    assert grade("Matto", "Matto") == "fair", "when it is the last card"


def test_the_matto_goes_in_place_of_a_card_that_would_be_lost() -> None:
    assert grade("SK Matto T9 B7", "Matto", "S9 S8 T6") == "best"
    assert grade("SK Matto T9 B7", "SK", "S9 S8 T6") == "poor"
    assert grade("SK S6 Matto T9 B7", "Matto", "S9 S8 T7") == "fair", "a scartino is lost as easily"


# The end: ottocento#the-endgame


def test_near_the_end_a_busso_saves_valuable_cards_and_a_striscio_keeps_winners() -> None:
    busso = grades(advise(seen("SK CQ C8 D9", "Angel B7", signal="busso")))
    assert (busso["SK"], busso["CQ"], busso["C8"]) == ("best", "best", "poor")
    striscio = grades(advise(seen("SK CQ C8 D9", "World B7", signal="striscio")))
    assert (striscio["SK"], striscio["CQ"], striscio["D9"]) == ("poor", "fair", "best")
