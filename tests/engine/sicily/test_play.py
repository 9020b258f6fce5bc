"""The play. Source: sicilian#the-play; rulings S31, S37."""

import pytest

from engine import game
from engine.games.sicily.calatafimi3 import CALATAFIMI3
from engine.games.sicily.calatafimi4.form import CALATAFIMI4
from engine.games.sicily.following import FOLLOWING, verdicts
from engine.games.sicily.form import DutyContext, Form
from engine.games.sicily.pack import PACK
from engine.games.sicily.piles import Trick
from engine.notation import read_cards


def legal(hand: str, trick: str = "") -> str:
    judged = FOLLOWING.verdicts(read_cards(PACK, hand), read_cards(PACK, trick))
    return " ".join(card.code for card, verdict in judged.items() if verdict.ok)


def reason(hand: str, trick: str, card: str) -> str:
    return FOLLOWING.judge(read_cards(PACK, hand), read_cards(PACK, trick), PACK[card]).reason


def test_one_must_follow_suit_without_having_to_overtake() -> None:
    assert legal("C5 CK S9 T3", "C10") == "C5 CK"
    assert legal("T2 T19 S9", "T5") == "T2 T19"


def test_without_the_suit_one_must_trump_without_having_to_overtrump() -> None:
    assert legal("S9 T3 T20", "C10 T7") == "T3 T20"
    assert reason("S9 T3", "C10", "S9") == "must-trump"


def test_miseria_is_a_trump() -> None:
    assert legal("S9 Miseria", "C10") == "Miseria"


def test_without_suit_and_trumps_any_card_goes() -> None:
    assert legal("S9 B5", "C10") == "S9 B5"


def test_the_fool_may_be_played_instead_of_following_or_trumping() -> None:
    assert legal("C5 Fool", "C10") == "C5 Fool"
    assert legal("T5 Fool S9", "C10") == "T5 Fool"
    assert legal("S9 Fool", "C10") == "S9 Fool"


def test_the_fool_may_not_be_led_but_to_the_last_trick() -> None:
    assert legal("C5 T3 Fool") == "C5 T3"
    assert reason("C5 Fool", "", "Fool") == "fool-may-not-lead"
    assert legal("Fool") == "Fool"


def test_a_fool_led_to_the_last_trick_loses_it_and_the_second_card_sets_the_suit() -> None:
    assert Trick(0, read_cards(PACK, "Fool C5 CK")).winner(3) == 2
    assert Trick(0, read_cards(PACK, "Fool C5 SK")).winner(3) == 1
    assert Trick(2, read_cards(PACK, "Fool C5 Miseria")).winner(3) == 1


def test_the_highest_trump_wins_else_the_highest_card_of_the_suit_led() -> None:
    assert Trick(0, read_cards(PACK, "CK T1 Miseria")).winner(3) == 1
    assert Trick(0, read_cards(PACK, "C10 CM SK")).winner(3) == 1
    assert Trick(0, read_cards(PACK, "C5 C10 Fool")).winner(3) == 1


def test_the_fool_is_shown_and_kept_so_that_its_trick_is_a_card_short() -> None:
    trick = Trick(0, read_cards(PACK, "C5 Fool T9"))
    assert [card.code for card in trick.taken] == ["C5", "T9"]


def plays(form: Form, hand: str, trick: str = "", seen: DutyContext = DutyContext()) -> dict[str, str]:  # noqa: B008
    judged = verdicts(form, read_cards(PACK, hand), read_cards(PACK, trick), seen)
    return {card.code: verdict.reason for card, verdict in judged.items() if verdict.ok}


def test_calatafimi_three_a_king_must_be_played_to_the_first_trick_of_its_suit() -> None:
    assert plays(CALATAFIMI3, "CK C9 S5", "C10") == {"CK": "is-king-in-the-first-trick"}
    assert set(plays(CALATAFIMI3, "CK C9 S5", "C10", DutyContext(led=("C",)))) == {"CK", "C9"}


def test_calatafimi_three_horse_and_one_pip_the_horse_must_go_first() -> None:
    assert set(plays(CALATAFIMI3, "CH C9 S5", "C10")) == {"CH"}
    assert set(plays(CALATAFIMI3, "CH C9 C8", "C10")) == {"CH", "C9", "C8"}
    assert set(plays(CALATAFIMI3, "CH CM S5", "C10")) == {"CH", "CM"}
    assert set(plays(CALATAFIMI3, "CH C9", "C10", DutyContext(led=("S", "C")))) == {"CH", "C9"}


def test_calatafimi_three_the_maid_goes_to_a_trick_in_which_the_king_lies() -> None:
    assert set(plays(CALATAFIMI3, "CM C9", "CK")) == {"CM"}
    assert set(plays(CALATAFIMI3, "CM C9", "C5 CK", DutyContext(led=("C",)))) == {"CM"}
    assert set(plays(CALATAFIMI3, "CM C9", "C10")) == {"CM", "C9"}
    assert set(plays(CALATAFIMI3, "SM T9", "CK")) == {"T9"}


def test_calatafimi_three_binds_the_leader_as_well_and_leaves_the_fool_free() -> None:
    assert set(plays(CALATAFIMI3, "CK C9 SH S5 B6 Fool")) == {"CK", "SH", "B6"}
    assert set(plays(CALATAFIMI3, "CK C9 Fool", "C10")) == {"CK", "Fool"}


def test_calatafimi_three_forces_nothing_when_another_suit_is_led() -> None:
    assert set(plays(CALATAFIMI3, "CK C9", "S10")) == {"CK", "C9"}


def test_calatafimi_four_the_holder_of_the_called_king_leads_that_suit_when_first_in_the_lead() -> None:
    seen = DutyContext(call="CK")
    assert set(plays(CALATAFIMI4, "CK C9 S5 T4", "", seen)) == {"CK", "C9"}
    assert set(plays(CALATAFIMI4, "CK C9 S5 T4")) == {"CK", "C9", "S5", "T4"}
    assert set(plays(CALATAFIMI4, "CK S5", "S7", seen)) == {"S5"}
    assert set(plays(CALATAFIMI4, "S5 T4", "", seen)) == {"S5", "T4"}


@pytest.mark.parametrize("name", ["mineo3", "mineo4", "barcellona4", "calatafimi3"])
def test_legal_plays_are_those_whose_verdict_is_yes(name: str) -> None:
    played = game(name)
    hand, trick = read_cards(PACK, "CK C9 CM S5 T4 Fool"), read_cards(PACK, "C10 CQ")
    judged = played.verdicts(hand, trick, played.house())
    assert played.legal_plays(hand, trick, played.house()) == tuple(card for card, v in judged.items() if v.ok)
