"""The Excuse, petit au bout and the slam in whole (short) deals. Source: french#the-excuse, french#bonuses."""

from engine.games.france.pack import PACK
from engine.games.france.reckoning.outcome import Outcome, outcome
from engine.games.france.rules import FrenchRules
from engine.games.france.tricks import Sides
from engine.notation import read_cards
from engine.parts.tricks import Trick

TAKER, DEFENCE = 0, 1
ALONE = Sides(4, taker=0)


def played(
    *rows: str, left: str = "", left_side: int = 0, sides: Sides = ALONE, rules: FrenchRules | None = None
) -> Outcome:
    """These tricks are the whole deal; each row is the leader's seat and the cards in order."""
    tricks = [Trick(int(row.split()[0]), read_cards(PACK, row.split(maxsplit=1)[1])) for row in rows]
    return outcome(tricks, sides, len(tricks), read_cards(PACK, left), left_side, rules or FrenchRules())


def codes(one: Outcome, side: int) -> set[str]:
    return {card.code for card in one.cards[side]}


def test_the_excuse_stays_with_whoever_played_it_and_a_low_card_goes_over() -> None:
    one = played("0 HK H2 H3 H4", "0 Excuse SK S2 S3", "1 D9 D5 D6 D7")
    assert (one.excuse.fate, one.excuse.side) == ("given", TAKER)
    assert one.excuse.given is not None
    assert one.excuse.given.code == "H2"
    assert "Excuse" in codes(one, TAKER)
    assert "H2" in codes(one, DEFENCE)
    assert [len(side) for side in one.cards] == [4, 8], "each side has what its tricks came to"


def test_a_side_without_a_low_card_owes_it_until_it_takes_one() -> None:
    one = played("0 Excuse SK S2 S3", "1 D9 D5 D6 D7", "0 H10 H9 H8 H7")
    assert (one.excuse.fate, one.excuse.at) == ("given", 3)
    assert "H7" in codes(one, DEFENCE)


def test_the_discard_counts_as_the_takers_tricks_and_may_pay_for_the_excuse() -> None:
    one = played("0 Excuse SK S2 S3", "1 D9 D5 D6 D7", "1 H9 H5 H6 H7", left="C1 CQ")
    assert one.excuse.given is not None
    assert one.excuse.given.code == "C1"
    assert one.half_points[TAKER] == 9 + 7


def test_without_a_low_card_nothing_is_given_and_the_excuse_is_kept() -> None:
    one = played("0 Excuse SK S2 S3", "1 D9 D5 D6 D7", "1 H9 H5 H6 H7", left="CQ CN")
    assert (one.excuse.fate, one.excuse.given) == ("nothing-to-give", None)
    assert one.half_points[TAKER] == 9 + 7 + 5
    assert codes(one, TAKER) == {"Excuse", "CQ", "CN"}


def test_nothing_is_owed_when_the_own_side_takes_the_trick() -> None:
    one = played("1 SK Excuse S2 S3", "1 D9 D5 D6 D7")
    assert (one.excuse.fate, one.excuse.side) == ("own-trick", DEFENCE)


def test_in_the_last_trick_the_excuse_goes_with_the_trick_whoever_played_it() -> None:
    taken = played("1 HK H2 H3 H4", "1 SK S2 S3 Excuse")
    assert (taken.excuse.fate, taken.excuse.side) == ("lost-in-the-last-trick", DEFENCE)
    own = played("2 H3 H4 HK H2", "0 SK S2 S3 Excuse")
    assert (own.excuse.fate, own.excuse.side) == ("lost-in-the-last-trick", TAKER)


def test_led_to_the_last_trick_after_all_others_were_won_the_excuse_wins_and_makes_the_slam() -> None:
    one = played("0 HK H2 H3 H4", "0 SK S2 S3 S4", "0 Excuse T21 T20 D7")
    assert (one.excuse.fate, one.slam) == ("completes-the-slam", TAKER)
    assert codes(one, DEFENCE) == set()


def test_it_does_not_win_when_the_side_has_lost_a_trick() -> None:
    one = played("1 HK H2 H3 H4", "1 D4 D5 D6 DK", "0 Excuse T21 T20 D7")
    assert (one.excuse.fate, one.excuse.side, one.slam) == ("lost-in-the-last-trick", DEFENCE, None)


def test_the_excuse_completes_a_slam_for_the_defence_and_for_the_takers_partner_too() -> None:
    defence = played("1 HK H2 H3 H4", "1 Excuse T20 D7 T21")
    assert (defence.slam, defence.excuse.side) == (DEFENCE, DEFENCE)
    side = Sides(5, taker=0, partner=2)
    partner = played("0 HK H2 H3 H4 H5", "0 S2 S3 SK S4 S5", "2 Excuse T21 T20 D7 D8", sides=side)
    assert (partner.slam, partner.excuse.fate) == (TAKER, "completes-the-slam")


def test_a_slam_is_all_tricks_even_when_the_other_side_keeps_the_excuse() -> None:
    one = played("0 HK Excuse H3 H4", "0 SK S2 S3 S4")
    assert (one.slam, one.excuse.fate, one.excuse.side) == (TAKER, "nothing-to-give", DEFENCE)
    assert one.half_points[DEFENCE] == 9


def test_the_federation_counts_an_excuse_that_stays_out_of_a_slam_as_four() -> None:
    tricks = ("0 HK Excuse H3 H4", "0 SK S2 S3 S4")
    essay, fft = played(*tricks), played(*tricks, rules=FrenchRules(profile="fft"))
    assert (fft.half_points[DEFENCE], fft.half_points[TAKER]) == (8, essay.half_points[TAKER] + 1)
    assert fft.lines[-1].source == "fft#chelem"
    assert fft.slam == TAKER


def test_petit_au_bout_goes_to_whoever_takes_the_last_trick() -> None:
    assert played("0 HK H2 H3 H4", "0 T1 D5 D6 D7").petit == TAKER
    assert played("0 HK H2 H3 H4", "0 T1 D5 D6 T9").petit == DEFENCE
    assert played("0 HK H2 H3 H4", "0 T9 D5 D6 T1").petit == TAKER
    assert played("0 T1 D5 D6 D7", "0 HK H2 H3 H4").petit is None


def test_the_petit_that_is_captured_counts_as_the_captors_bout() -> None:
    one = played("0 HK H2 H3 H4", "0 T1 D5 D6 T9")
    assert one.bouts == (0, 1)


def test_the_petit_before_the_excuse_that_completes_a_slam_counts_as_au_bout() -> None:
    one = played("0 HK H2 H3 H4", "0 T1 S2 S3 S4", "0 Excuse T21 T20 D7")
    assert (one.petit, one.slam) == (TAKER, TAKER)
    assert played("0 HK H2 H3 H4", "0 T1 S2 S3 S4", "0 T9 T8 T7 D7").petit is None
    captured = played("0 HK H2 H3 H4", "0 T9 T1 S3 S4", "0 Excuse T21 T20 D7")
    assert captured.petit == TAKER


def test_with_garde_contre_the_chien_counts_for_the_defence() -> None:
    one = played("0 HK H2 H3 H4", left="Excuse T21", left_side=DEFENCE)
    assert (one.bouts, one.excuse.fate) == ((0, 2), "not-played")
    assert one.half_points == (12, 18)


def test_the_lines_call_the_sides_as_all_other_lines_do_and_by_the_seat_where_two_play() -> None:
    four = played("0 Excuse SK S2 S3", "1 D9 D5 D6 D7", "1 T1 T5 T6 T7", left="CQ C4 C1")
    assert [line.facts["side"] for line in four.lines] == ["taker", "taker"]
    two = played("0 Excuse SK", "1 D9 T1", sides=Sides(2))
    assert [line.facts["side"] for line in two.lines] == [0, 0]
