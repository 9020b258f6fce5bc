"""What is said of a situation holds for those who sit there: a taker alone, a partner, a table where nobody is called."""

from __future__ import annotations

from typing import Any

import pytest

from engine import game
from engine.games.bologna.pack import PACK
from engine.games.bologna.players.seat_view import seat_view
from lessons.question.kind import Message
from lessons.question.registry import kinds
from lessons.questions.problem.because import ME, _leading, _with_what_was_promised, because
from lessons.questions.problem.shelf import problems
from lessons.text.phrases import say
from lessons.yamlfile.fields import OFFERED
from tests.lessons.feedback.situations import ask, situations, steps_of


def words(reason: str, family: str, **facts: Any) -> dict[str, str]:
    return {lang: say(Message(reason, facts), lang, family) for lang in OFFERED}


def test_of_a_partner_s_trick_is_spoken_to_those_who_have_one() -> None:
    said = words("remedy.petit-kept-too-long", "france")
    have = {"en": "if you have a partner", "it": "se hai compagni", "fr": "si tu as des partenaires"}
    assert all(condition in said[lang] for lang, condition in have.items())


def test_opposite_whom_is_said() -> None:
    """Source: sicilian#tortorici, the one on the dealer's right and then the dealer's partner tell something."""
    assert words("remedy.everybody-informs", "sicily")["it"].count("mazziere") == 2


def test_the_excuse_takes_no_trick_only_where_it_is_the_defence_s() -> None:
    """Source: french#scoring, led to the last trick it completes the slam of the side that took all others."""
    said = words("remedy.excuse-counts-in-the-slam", "france")
    for lang, side in {"en": "defence's Excuse", "it": "Excuse della difesa", "fr": "Excuse de la défense"}.items():
        assert side in said[lang]


def test_a_court_left_with_one_small_card_less_is_not_told_of_several() -> None:
    said = words("advice-chien-bares-a-court", "france", court="DQ", suit="D", cards=("D4", "S6", "H1"))
    assert not any(word in one for one in said.values() for word in ("small cards", "le basse", "les petites"))


def test_an_odd_sword_is_straight() -> None:
    """Source: ottocento#identification-of-cards, one sword stands upright between the curved ones."""
    first = {"en": "At the sides", "it": "Ai lati", "fr": "Sur les côtés"}
    said = words("remedy.swords-as-batons", "bologna")
    assert all(said[lang].startswith(where) for lang, where in first.items())


def test_the_card_that_the_matto_spares_is_not_advised() -> None:
    for reason in ("coach.matto-waits", "coach.matto-waits@two"):
        for one in words(reason, "bologna", card="Matto", other="SN").values():
            assert not any(ought in one for ought in ("Dovresti", "Tu devrais", "Il faudrait", "have to"))


def test_of_several_numbers_only_one_that_wins_is_spoken_of() -> None:
    """With the 6 and the 13 in hand against a 10: the 6 does not win."""
    wins = {
        "en": "lowest number that wins",
        "it": "numero più basso che prende",
        "fr": "plus petit numéro qui fait ce pli",
    }
    said = words("coach.trump-in-hoping", "bologna", card="T13", suit="D")
    assert all(wins[lang] in one for lang, one in said.items())


def test_where_the_right_lead_goes_into_a_trump_as_well_another_is_not_blamed_for_it() -> None:
    met = 0
    for one in problems().values():
        if one.state.trick.cards:
            continue
        right = PACK[one.right[0]]
        here = _with_what_was_promised(seat_view(one.state, ME))
        for card in one.may:
            said = because(one.state, card, right)
            if card.suit != right.suit and _leading(here, card) == _leading(here, right):
                met += said.reason == "problem.other-suit"
                assert said.reason != f"problem.{_leading(here, card)}"
    assert met


def test_who_has_a_partner_is_not_sent_to_count_the_defenders() -> None:
    for item in situations("payments", "french5", 20):
        for _, step in steps_of(item):
            if step.name == "taker":
                shares = "taker-called" if item.hand.called else "taker"
                assert step.hints[0].reason == f"hint.payments.look-{shares}"
    assert all(
        "these two" not in one and "ces deux" not in one
        for one in words("hint.payments.look-called", "france").values()
    )


@pytest.mark.parametrize("name", ["french2", "french3", "french4"])
def test_where_nobody_is_called_no_table_agrees_on_how_to_share(name: str) -> None:
    """A match of before that names it is read all the same."""
    house = game(name).house
    assert "split" not in [rule.name for rule in house.all()]
    assert house.read({"split": "equal"}) == house()
    assert "split" in [rule.name for rule in game("french5").house.all()]


def test_every_true_reason_against_a_signal_is_right() -> None:
    """Source: ottocento#signals: only the leader signals, and not with the Matto, nor in a suit whose King has not gone."""
    kind, cards = kinds()["signal"], {"Matto": (1, 3), "S7": (1, 2), "T10": (1,)}
    for card, right in cards.items():
        item = ask("signal", 0, game("ottocento"), card=card, trick="D9 T7", earlier="CK D10")
        assert [place for place in range(4) if kind.is_right(item, (), (place,))] == list(right)
    item = ask("signal", 0, game("ottocento"), card="C7", trick="D9 T7", earlier="CK D10")
    assert not kind.is_right(item, (), (2,))


def test_nobody_is_said_to_have_led_a_suit_before_this_trick() -> None:
    said = words("legal-plays.first-trick", "sicily")
    assert all(
        trick in said[lang] for lang, trick in {"en": "this trick", "it": "questa presa", "fr": "ce pli"}.items()
    )


def test_nothing_is_said_properly_where_lines_come_to_nothing() -> None:
    for reason in ("paper.why-each", "paper.why-each-doubled", "paper.why-all"):
        assert "niente" not in words(reason, "sicily", n=0, opponents=2)["it"].replace("non si paga niente", "")


def test_batto_with_the_20_says_which_others_are_missing() -> None:
    for one in words("diagnosis.batto-with-the-giove-alone", "sicily").values():
        assert "18" in one
        assert "19" in one


def test_what_was_played_is_said_in_every_language_and_not_what_was_thought() -> None:
    for family, reason in (
        ("bologna", "must-overtrump"),
        ("bologna", "led-matto-sets-no-suit"),
        ("sicily", "led-matto-sets-no-suit@sicily"),
        ("france", "led-matto-sets-no-suit@france"),
        ("france", "led-excuse-asks-for-trumps"),
    ):
        for one in words(f"diagnosis.{reason}", family).values():
            assert not any(thought in one for thought in ("thought", "pensato", "cru que", "cru qu", "pensé"))
