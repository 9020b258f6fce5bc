"""The tactics of leading, and of trump tricks: each test is a sentence of the source, with the hand it speaks of."""

from __future__ import annotations

from engine.games.bologna.advice import LEFT, PARTNER, RIGHT, YOU, advise
from engine.games.bologna.deal.state import Trick

from .advising import AN_ORDINARY_HAND, cards, grade, grades, seen

# Leads in a suit: ottocento#playing-suits


def test_early_on_one_does_not_lead_a_suit_in_which_one_holds_the_king() -> None:
    assert grade(AN_ORDINARY_HAND, "SN") == grade(AN_ORDINARY_HAND, "S8") == "poor"
    assert grade(AN_ORDINARY_HAND, "SK") == "doubted", "so says the book; deals played out do not bear it out"


def test_a_king_is_not_led_into_a_suit_that_an_opponent_trumps_but_a_low_card_may_be() -> None:
    past = (Trick(PARTNER, cards("S7 S6 S9 T5")), Trick(RIGHT, cards("D7 D6 D8 DK")))
    hand = "T13 T10 T7 Moor1 SK SN S8 BJ B7 CJ C9 C10 D9"
    assert grade(hand, "SK", dealer=RIGHT, tricks=past) == "poor"
    assert grade(hand, "S8", dealer=RIGHT, tricks=past) == "fair"


def test_later_on_nothing_is_said_of_leading_the_kings_suit() -> None:
    assert grade("T5 SK SN S8 C9 D9", "SK") == "fair"


def test_a_singleton_king_may_be_led_and_with_few_trumps_he_is_a_good_lead() -> None:
    many = "T15 T12 T9 T6 T5 Moor2 SQ SJ S9 B10 B8 BA CK DJ D8"
    few = "T15 T12 T9 SQ SJ S9 S7 B10 B9 B8 BA CK DJ D8 D7"
    assert grade(many, "CK") == "fair"
    assert grade(few, "CK") == "best"


def test_from_king_and_queen_he_may_be_led_but_nothing_lower() -> None:
    hand = "T13 T10 T7 T5 Moor1 SK SQ S8 BQ B7 CJ C9 C10 DN D9"
    assert grade(hand, "SK") == grade(hand, "SQ") == "fair"
    assert grade(hand, "S8") == "poor"


def test_the_dealers_side_may_open_a_long_suit_attack_with_the_king() -> None:
    hand = "T15 T13 T10 T7 T5 Moor1 SK SN S9 S8 BQ B7 CJ D9"
    assert grade(hand, "SK", dealer=PARTNER) == "best"
    assert grade(hand, "SK", dealer=LEFT) == "doubted"
    assert grade(hand, "S8", dealer=PARTNER) == "poor"


def test_the_low_card_from_queen_and_one_more_is_a_good_lead() -> None:
    assert grade(AN_ORDINARY_HAND, "B7") == "best"
    assert grade(AN_ORDINARY_HAND, "BQ") == "fair"


def test_a_suit_headed_by_two_valuable_cards_is_avoided_except_by_dealers_partner_and_from_a_doubleton() -> None:
    three = "T13 T10 T7 T5 Moor1 SQ SN S8 BJ B7 CJ C9 C10 DN D9"
    two = "T13 T10 T7 T5 Moor1 SQ SN BJ B7 CJ C9 C10 DN D9 D8"
    assert grade(three, "SQ") == grade(three, "S8") == "poor"
    assert grade(three, "SQ", dealer=PARTNER) == "fair"
    assert grade(two, "SQ") == "fair"


# Plans: ottocento#planning-the-play


def test_a_long_suit_and_six_trumps_call_for_an_attack_in_the_suit() -> None:
    one_court = "T16 T14 T11 T9 T7 T6 BQ B10 B9 B6 SK SJ C8 C7 D7"
    assert grade(one_court, "B6") == grade(one_court, "B10") == "best"
    two_courts = "T16 T14 T11 T9 T7 T6 BQ BJ B9 B6 SK SJ C8 C7 D7"
    assert grade(two_courts, "BQ") == grade(two_courts, "BJ") == "best"
    assert grade(two_courts, "B6") == "fair"


def test_without_six_trumps_a_long_suit_is_nothing_special() -> None:
    assert grade("T14 T11 T9 T7 T6 BQ B10 B9 B6 SK SJ C8 C7 D7 D9", "B6") == "fair"


def test_a_single_card_and_short_trumps_call_for_the_single_card() -> None:
    hand = "T8 T6 Moor1 Moor4 SQ SN S10 S7 BJ B9 B6 DQ DA D10 C9"
    assert grade(hand, "C9") == "best"
    assert grade(hand.replace("C9", "CQ"), "CQ") == "fair", "a Queen may be lost"
    assert grade(hand.replace("C9", "CA"), "CA") == "fair", "and an ace"


def test_an_ordinary_hand_leads_no_trumps() -> None:
    no_queen = AN_ORDINARY_HAND.replace("BQ", "BJ")
    assert grade(no_queen, "T5") == grade(no_queen, "T13") == "poor"
    assert grade(AN_ORDINARY_HAND.replace("T13", "Angel"), "T5") == "fair", "some would knock with the Angel behind it"


def test_beside_a_queen_with_one_scartino_a_small_trump_and_two_valuable_cards_are_no_worse_leads() -> None:
    hand = "T13 T10 T7 T5 Moor1 SQ SN S8 BQ B7 CJ C9 C10 DN D9"
    assert grade(hand, "B7") == "best"
    assert grade(hand, "T5") == grade(hand, "T7") == grade(hand, "S8") == "fair"
    assert grade(hand, "T13") == grade(hand, "Moor1") == "poor"


def test_a_king_in_the_company_of_three_valuable_cards_may_be_led() -> None:
    rich = "Sun T15 T9 T7 T5 SK SN SJ SA BK BJ CQ CJ DN DA"
    assert grade(rich, "SK") == "fair"
    assert grade(rich, "SJ") == "poor"
    assert grade(rich.replace("SJ", "S8"), "SK") == "doubted"


def test_trumps_may_be_led_to_a_partner_who_has_shown_the_angel() -> None:
    shown = ((), (), cards("Angel World Sun"), ())
    hand = "T13 T10 T7 Moor1 Begato SK SN S8 BJ B7 CJ C9 C10 DN D9"
    assert grade(hand, "T7") == "poor"
    assert grade(hand, "T7", shown=shown) == grade(hand, "T13", shown=shown) == "fair"
    assert grade(hand, "Begato", shown=shown) == "best"


def test_a_passive_player_leads_back_a_suit_whose_king_has_gone() -> None:
    hand = "T13 T10 T7 Moor1 SK SN S8 B9 B7 CJ C9 C10 DN D9"
    past = (Trick(RIGHT, cards("B8 BJ B10 BK")),)
    assert grade(hand, "B9", tricks=past) == "best"
    trumped = (Trick(RIGHT, cards("B8 T6 BK B10")),)
    assert grade(hand, "B9", tricks=trumped) == "fair", "somebody trumps it"


def test_valuable_cards_come_home_on_partners_trick() -> None:
    hand = "T13 T10 T7 CJ C10 C7 SN S8 S9 B9 B7 DJ DN D9 D10"
    assert grade(hand, "CJ", "C9 CK CN", YOU) == "best"
    assert grade(hand, "C10", "C9 CK CN", YOU) == "poor"
    assert grade(hand, "C10", "CK C9 CN", YOU) == "best", "the opponents' trick gets as little as can be"


# The dealer's void: ottocento#playing-suits


def test_dealers_partner_leads_the_suit_that_the_dealer_trumps_while_its_king_is_out() -> None:
    hand = "T13 T10 T7 Moor1 CQ C8 SN S8 S9 B9 B7 DJ D9"
    past = (Trick(LEFT, cards("C9 C7 CJ T6")), Trick(PARTNER, cards("D10 D8 DK D7")))
    assert grade(hand, "C8", dealer=PARTNER, tricks=past) == "best"
    assert grade(hand, "T7", dealer=PARTNER, tricks=past) == "poor"
    with_king = hand.replace("CQ", "CK")
    assert grade(with_king, "C8", dealer=PARTNER, tricks=past) == "poor", (
        "holding the King, partner leaves the suit alone"
    )


# Leading trumps: ottocento#leading-trumps


def test_with_seven_trumps_one_leads_a_small_number() -> None:
    hand = "Angel Moon T15 T12 T9 T7 T6 T5 SK SQ BJ CK CN DQ D8"
    assert grade(hand, "T5") == grade(hand, "T9") == "best"
    assert grade(hand, "Angel") == grade(hand, "Moon") == "poor"
    assert grade(hand, "T15") == "fair"


def test_a_pezzo_that_nobody_can_beat_is_no_risk() -> None:
    hand = "Angel World T15 T12 T9 T7 T6 T5 SK SQ BJ CK CN DQ D8"
    assert grade(hand, "World") == "fair"


def test_a_rich_hand_without_a_short_suit_leads_a_small_trump_but_not_dealers_partner() -> None:
    hand = "Sun T15 T9 T7 T5 SK SN SA BK BJ CQ CJ DN DA D8"
    assert grade(hand, "T5") == "best"
    assert grade(hand, "T5", dealer=PARTNER) == "fair"


def test_trumps_are_returned_to_a_partner_who_asked_by_a_hand_without_short_suits() -> None:
    hand = "Sun T12 T8 T6 SK SN S8 BK B9 B7 C9 C7 D8 D10"
    asked = (Trick(PARTNER, cards("T7 Moor1 T14 T5"), "busso"),)
    silent = (Trick(PARTNER, cards("T7 Moor1 T14 T5")),)
    assert grade(hand, "T6", dealer=RIGHT, tricks=asked) == "best"
    assert grade(hand, "T6", dealer=RIGHT, tricks=silent) == "poor"


def test_second_hand_puts_a_moor_on_a_low_trump_or_beats_it_as_cheaply_as_possible() -> None:
    with_moor = "Angel Sun T14 T8 Moor1 SQ S8 S7 BN B9 CJ C10 DQ D8 D7"
    assert grade(with_moor, "Moor1", "T6", PARTNER) == "best"
    assert grade(with_moor, "T8", "T6", PARTNER) == "fair"
    without = with_moor.replace("Moor1", "T11")
    assert grade(without, "T8", "T6", PARTNER) == "best"
    assert grade(without, "Angel", "T6", PARTNER) == grade(without, "Sun", "T6", PARTNER) == "poor"


def test_third_hand_wastes_no_angel_on_a_moor_and_risks_no_pezzo_but_plays_thirteen_to_fifteen() -> None:
    hand = "Angel Moon T14 T8 Moor1 SQ S8 S7 BN B9 CJ C10 DQ D8 D7"
    found = grades(advise(seen(hand, "T7 Moor2", RIGHT, signal="striscio")))
    assert found["Angel"] == "poor"
    assert found["T14"] == "best"
    without = grades(advise(seen(hand.replace("Angel", "World"), "T7 Moor2", RIGHT, signal="striscio")))
    assert without["World"] == without["Moon"] == "poor"
    assert found["T8"] == found["Moor1"] == "fair"


def test_a_pezzo_is_no_risk_where_the_angel_is_ones_own_or_partners() -> None:
    hand = "Angel Moon T14 T8 Moor1 SQ S8 S7 BN B9 CJ C10 DQ D8 D7"
    assert grade(hand, "Moon", "T7 Moor2", RIGHT) == "fair"
    found = grades(advise(seen(hand.replace("Angel", "Sun"), "T7 Moor2", RIGHT, signal="busso")))
    assert found["Sun"] == found["Moon"] == "fair"


def test_without_a_signal_third_hand_plays_just_enough() -> None:
    hand = "Angel Moon T14 T11 T8 SQ S8 S7 BN B9 CJ C10 DQ D8 D7"
    assert grade(hand, "T11", "T6 T10", RIGHT) == "best"
    assert grade(hand, "T14", "T6 T10", RIGHT) == "fair"


def test_the_angel_is_not_wasted_where_there_is_something_to_take() -> None:
    hand = "Angel Moon T14 T8 Moor1 SQ S8 S7 BN B9 CJ C10 DQ D8 D7"
    assert grade(hand, "Angel", "T7 Sun", RIGHT) == "fair"
