"""The discard, the poignée and the called card. Source: french#bidding, french#bonuses, french#five-players."""

import pytest

from engine.cards import Card
from engine.games.france import leaving, poignee
from engine.games.france.auction import calling
from engine.games.france.form import FOUR, Form
from engine.games.france.french3 import THREE
from engine.games.france.french5 import FIVE
from engine.games.france.pack import PACK
from engine.games.france.rules import FrenchRules
from engine.notation import read_cards

ESSAY, FFT = FrenchRules(), FrenchRules(profile="fft")
TRUMPS = [f"T{n}" for n in range(20, 1, -1)]


def cards(text: str) -> tuple[Card, ...]:
    return read_cards(PACK, text)


def hand(text: str, size: int = 24, filler: str = "S") -> tuple[Card, ...]:
    """These cards and plain ones of a suit up to the size."""
    held = cards(text)
    rest = [card for card in PACK if card.suit in filler and card.rank != "K" and card not in held]
    return held + tuple(rest[: size - len(held)])


def discard(held: tuple[Card, ...], text: str) -> tuple[bool, str]:
    verdict = leaving.judge(held, cards(text), 6)
    return verdict.ok, verdict.reason


def test_six_plain_cards_go() -> None:
    assert discard(hand("SK T5", filler="SH"), "SQ SN S1 S2 S3 S4") == (True, "may-go")


@pytest.mark.parametrize(
    ("card", "why"), [("SK", "kings-stay"), ("Excuse", "excuse-stays"), ("T1", "bouts-stay"), ("T21", "bouts-stay")]
)
def test_kings_and_bouts_never_go(card: str, why: str) -> None:
    held = hand("SK Excuse T1 T21 T5", filler="SH")
    assert discard(held, f"{card} S1 S2 S3 S4 S5") == (False, why)
    poor = cards("SK HK DK CK Excuse T1 T21 " + " ".join(TRUMPS[:13]) + " S1 S2 S3 S4")
    assert discard(poor, f"{card} S1 S2 S3 S4 T8") == (False, why)


def test_trumps_stay_while_there_are_plain_cards_enough() -> None:
    assert discard(hand("T5 T6", filler="SH"), "T5 S1 S2 S3 S4 S5") == (False, "trumps-stay")


def test_in_the_rare_case_only_as_many_trumps_as_are_lacking_and_they_are_shown() -> None:
    held = cards("SK HK DK CK Excuse T21 " + " ".join(TRUMPS[:14]) + " S1 S2 S3 S4")
    assert len(held) == 24
    verdict = leaving.judge(held, cards("S1 S2 S3 S4 T20 T19"), 6)
    assert (verdict.ok, verdict.reason, verdict.facts["shown"]) == (True, "trumps-shown", ("T20", "T19"))
    assert discard(held, "S1 S2 S3 T20 T19 T18") == (False, "no-more-trumps-than-needed")


def test_every_discard_listed_is_accepted_and_no_other_is() -> None:
    held = cards("SK HK DK CK Excuse T21 " + " ".join(TRUMPS[:14]) + " S1 S2 S3 S4")
    listed = set(leaving.every(held, 6))
    assert len(listed) == 14 * 13 // 2
    assert all(leaving.judge(held, one, 6).ok for one in listed)


def test_the_discard_has_as_many_cards_as_the_chien() -> None:
    assert discard(hand("", filler="SH"), "S1 S2 S3") == (False, "discard-exactly")
    assert discard(hand("", filler="SH"), "S1 S2 S3 S4 S5 D1") == (False, "not-in-hand")


@pytest.mark.parametrize(
    ("form", "sizes"), [(FOUR, (10, 13, 15)), (THREE, (13, 15, 18)), (FIVE, (8, 10, 13))], ids=lambda x: str(x)[:20]
)
def test_so_many_trumps_make_a_poignee(form: Form, sizes: tuple[int, ...]) -> None:
    held = cards(" ".join(TRUMPS))
    worth = {n: poignee.judge(form, held, held[:n]).facts.get("points", 0) for n in range(1, 20)}
    assert {n: points for n, points in worth.items() if points} == dict(zip(sizes, (20, 30, 40), strict=True))


def test_fewer_may_be_shown_than_are_held() -> None:
    held = cards(" ".join(TRUMPS[:14]))
    assert poignee.judge(FOUR, held, held[4:]).facts["points"] == 20
    assert poignee.judge(FOUR, held, held).reason == "poignee-number"


def test_the_excuse_in_a_poignee_says_that_no_other_trump_is_left() -> None:
    held = cards("Excuse " + " ".join(TRUMPS[:10]))
    assert poignee.judge(FOUR, held, held[1:]).ok, "the Excuse may be kept back"
    refused = poignee.judge(FOUR, held, held[:10])
    assert (refused.ok, refused.reason, refused.facts["hidden"]) == (False, "excuse-says-no-more-trumps", ("T11",))
    assert poignee.judge(FOUR, held[:10], held[:10]).facts["points"] == 20


def test_only_trumps_of_the_own_hand_make_a_poignee() -> None:
    held = cards("SK " + " ".join(TRUMPS[:10]))
    assert poignee.judge(FOUR, held, held[:10]).reason == "not-a-trump"
    assert poignee.judge(FOUR, held[:8], held[1:11]).reason == "not-in-hand"


def test_every_poignee_listed_is_one_the_judge_accepts() -> None:
    held = cards("Excuse SK " + " ".join(TRUMPS[:10]))
    listed = list(poignee.every(FOUR, held))
    assert listed == [held[2:]]
    assert list(poignee.every(FOUR, held[:-1])) == [(held[0], *held[2:-1])]


def called(text: str, rules: FrenchRules) -> str:
    return " ".join(card.code for card in calling.callable_cards(cards(text), rules))


def test_the_taker_calls_a_king_also_an_own_one() -> None:
    assert called("S4 H4", ESSAY) == called("SK HK H4", ESSAY) == "SK HK DK CK"
    assert calling.judge(cards("SK H4"), PACK["SK"], ESSAY).reason == "calls-own-card"
    assert calling.judge(cards("SK H4"), PACK["SQ"], ESSAY).reason == "calls-a-king"


def test_with_four_kings_a_queen_may_be_called_and_an_own_king_still() -> None:
    kings, queens = "SK HK DK CK", "SQ HQ DQ CQ"
    assert called(f"{kings} SQ", ESSAY) == f"{kings} {queens}"
    assert called(f"{kings} {queens}", ESSAY) == f"{kings} {queens}", "the Knights are the federation's"
    assert calling.judge(cards(kings), PACK["DQ"], ESSAY).source == "french#five-players"
    own = calling.judge(cards(kings), PACK["SK"], ESSAY)
    assert (own.ok, own.reason, own.source) == (True, "calls-own-card", "french#five-players")
    assert calling.judge(cards(kings), PACK["SN"], ESSAY).reason == "cannot-call"


def test_the_federation_goes_on_to_knights_and_jacks_and_allows_an_own_king() -> None:
    kings, queens, knights = "SK HK DK CK", "SQ HQ DQ CQ", "SN HN DN CN"
    assert called(kings, FFT) == f"{kings} {queens}"
    assert called(f"{kings} {queens}", FFT) == f"{kings} {queens} {knights}"
    assert called(f"{kings} {queens} {knights}", FFT) == f"{kings} {queens} {knights} SJ HJ DJ CJ"
    assert calling.judge(cards(f"{kings} {queens}"), PACK["DN"], FFT).source == "fft#five-players"


def test_the_holder_is_the_partner_and_without_one_the_taker_plays_alone() -> None:
    hands = [cards("S1"), cards("HK"), cards("SK")]
    assert calling.partner(hands, 0, PACK["HK"]) == 1
    assert calling.partner(hands, 2, PACK["SK"]) is None, "called an own King"
    assert calling.partner(hands, 2, PACK["DK"]) is None, "the King lies in the chien"
