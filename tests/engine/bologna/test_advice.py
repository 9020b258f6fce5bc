"""The tactics as rules: each test is a sentence of the source, with the hand it speaks of."""

from __future__ import annotations

from random import Random

import pytest

from engine.games.bologna.advice import LEFT, PARTNER, RIGHT, YOU, Advice, View, advise, advise_discard, view
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.moves import apply, start
from engine.games.bologna.deal.state import Trick
from engine.games.bologna.pack import PACK
from engine.games.bologna.players import choose
from engine.games.bologna.rules import Rules
from engine.notation import read_cards

AN_ORDINARY_HAND = "T13 T10 T7 T5 Moor1 SK SN S8 BQ B7 CJ C9 C10 DN D9"


def cards(text: str) -> tuple:  # type: ignore[type-arg]
    return read_cards(PACK, text)


def seen(hand: str, trick: str = "", dealer: int = LEFT, **more: object) -> View:
    return View(PACK.sorted(cards(hand)), cards(trick), dealer, **more)  # type: ignore[arg-type]


def grades(advice: Advice) -> dict[str, str]:
    return {" ".join(card.code for card in option): advice.grade(option) for option in advice.options}


def grade(hand: str, choice: str, trick: str = "", dealer: int = LEFT, **more: object) -> str:
    return grades(advise(seen(hand, trick, dealer, **more)))[choice]


def lays(hand: str, two: str) -> str:
    found = {frozenset(pair.split()): given for pair, given in grades(advise_discard(PACK.sorted(cards(hand)))).items()}
    return found[frozenset(two.split())]


# Leads in a suit: ottocento#playing-suits


def test_early_on_one_does_not_lead_a_suit_in_which_one_holds_the_king() -> None:
    assert grade(AN_ORDINARY_HAND, "SK") == grade(AN_ORDINARY_HAND, "SN") == grade(AN_ORDINARY_HAND, "S8") == "poor"


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
    assert grade(hand, "SK", dealer=LEFT) == "poor"
    assert grade(hand, "S8", dealer=PARTNER) == "poor"


def test_the_low_card_from_queen_and_one_more_is_a_good_lead() -> None:
    assert grade(AN_ORDINARY_HAND, "B7") == "best"
    assert grade(AN_ORDINARY_HAND, "BQ") == "fair"


def test_a_suit_headed_by_two_valuable_cards_is_avoided_except_by_dealers_partner_and_from_a_doubleton() -> None:
    three = "T13 T10 T7 T5 Moor1 SQ SN S8 BQ B7 CJ C9 C10 DN D9"
    two = "T13 T10 T7 T5 Moor1 SQ SN BQ B7 CJ C9 C10 DN D9 D8"
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
    assert grade(AN_ORDINARY_HAND, "T5") == grade(AN_ORDINARY_HAND, "T13") == "poor"
    assert grade(AN_ORDINARY_HAND.replace("T13", "Angel"), "T5") == "fair", "some would knock with the Angel behind it"


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
    assert found["Angel"] == found["Moon"] == "poor"
    assert found["T14"] == "best"
    assert found["T8"] == found["Moor1"] == "fair"


def test_without_a_signal_third_hand_plays_just_enough() -> None:
    hand = "Angel Moon T14 T11 T8 SQ S8 S7 BN B9 CJ C10 DQ D8 D7"
    assert grade(hand, "T11", "T6 T10", RIGHT) == "best"
    assert grade(hand, "T14", "T6 T10", RIGHT) == "fair"


def test_the_angel_is_not_wasted_where_there_is_something_to_take() -> None:
    hand = "Angel Moon T14 T8 Moor1 SQ S8 S7 BN B9 CJ C10 DQ D8 D7"
    assert grade(hand, "Angel", "T7 Sun", RIGHT) == "fair"


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


# The discard: ottocento#choosing-the-discard

VOID = "Angel T14 T12 T9 T8 T6 Moor1 SK SQ S9 BN BJ B7 B6 C8 DJ DA"
KINGS = "World T13 T11 T8 Moor2 SK SN S6 BK BJ B7 CK CQ C9 D10 D8 D7"
NOTHING_SHORT = "T12 T9 T6 Moor3 SN S9 S8 S7 B10 B9 BA C8 C9 C10 D7 D8 D9"


def test_the_dealer_lays_away_a_whole_suit() -> None:
    assert lays(VOID, "DJ DA") == "best"
    assert lays(VOID, "C8 BN") == "best", "the only cup, and a card that counts"
    assert lays(VOID, "C8 B6") == "fair", "a void, but nothing that counts is saved"


def test_with_three_kings_the_dealer_bares_one() -> None:
    assert lays(KINGS, "CQ C9") == lays(KINGS, "SN S6") == "best"
    assert lays(VOID, "SQ S9") == "fair", "with one King nothing is said of it"


def test_where_no_suit_can_be_emptied_knights_jacks_and_aces_go() -> None:
    assert lays(NOTHING_SHORT, "SN BA") == "best"
    assert lays(NOTHING_SHORT, "B10 B9") == "fair", "a singleton may be worth creating"
    assert lays(NOTHING_SHORT, "S9 C8") == "poor"


def test_low_trumps_may_go_but_gain_nothing() -> None:
    assert lays(VOID, "T8 T6") == lays(NOTHING_SHORT, "T6 S7") == "poor"


def test_what_may_not_be_laid_away_is_no_choice_at_all() -> None:
    assert all("SK" not in pair.split() and "Angel" not in pair.split() for pair in grades(advise_discard(cards(VOID))))


# All of them together


def test_whatever_is_dealt_no_rule_contradicts_another() -> None:
    for seed in range(60):
        deck, rng = list(PACK), Random(seed)
        rng.shuffle(deck)
        state = start(OTTOCENTO, deck, seed % 4, Rules())
        while state.phase != "over":
            seat = state.to_act
            assert seat is not None
            if state.phase == "leave":
                advice = advise_discard(state.hands[seat])
                assert "torn" not in set(grades(advice).values())
            if state.phase == "play":
                found = advise(view(state, seat))
                torn = [(one, said) for one, said in found.options.items() if found.grade(one) == "torn"]
                assert not torn, (seed, torn)
                assert all(said.source.startswith("ottocento#") for some in found.options.values() for said in some)
            chosen = choose(state, rng)
            assert chosen.action is not None
            state = apply(state, chosen.action)


@pytest.mark.parametrize("seed", range(3))
def test_a_view_holds_nothing_of_other_hands(seed: int) -> None:
    deck = list(PACK)
    Random(seed).shuffle(deck)
    state = start(OTTOCENTO, deck, seed, Rules())
    while state.phase != "play":
        action = choose(state, Random(seed)).action
        assert action is not None
        state = apply(state, action)
    mine = view(state, state.eldest)
    assert mine.hand == state.hands[state.eldest]
    assert mine.dealer == LEFT
    assert not any((mine.gone, mine.trick, *mine.shown))
