"""A sentence is true where it stands by itself: it names what is there, and leans on nothing that nobody has said."""

from __future__ import annotations

from typing import Any

import pytest

from engine import game
from engine.games.bologna.pack import MOORS
from lessons.question.kind import Message
from lessons.question.panel import Panel
from lessons.question.registry import kinds
from lessons.text.card_names import card_name
from lessons.text.phrases import say, sentences
from lessons.yamlfile.fields import OFFERED
from screens.wording.house_rules import told as house_told
from tests.lessons import table
from tests.lessons.feedback.situations import situations


def every(key: str, family: str = "") -> tuple[str, ...]:
    return tuple(say(Message(key), lang, family) for lang in OFFERED)


@pytest.mark.parametrize("belief", ["nothing-off-the-pairs", "half-points-dropped"])
def test_what_came_off_wrongly_is_said_of_no_card_that_may_not_be_there(belief: str) -> None:
    """It is said of any pile, and of how much comes off as well: a King may not be among the cards, nor any card be counted."""
    for text in every(f"diagnosis.{belief}"):
        assert not [word for word in ("King", "un Re", "un Roi", "count", "conta", "compt") if word in text]


def test_in_the_middle_a_sword_is_straight() -> None:
    """The 7, the 9 and the 10 of swords have a straight blade in the middle; at the sides all are curved."""
    for key in ("remedy.swords-as-batons", "hint.name-card.rule-pips"):
        for text, sides in zip(every(key, "bologna"), ("At the sides", "Ai lati", "Sur les côtés"), strict=True):
            assert text.startswith(sides)


def test_what_both_knight_and_jack_of_cups_wear_does_not_tell_them_apart() -> None:
    for text in every("remedy.knight-of-cups-as-jack", "bologna"):
        assert not [cap for cap in ("beret", "cap", "berretto", "béret") if cap in text]


def test_where_nobody_bids_no_contract_is_spoken_of() -> None:
    for belief in ("fifty-six-always", "kings-are-bouts", "reaching-is-not-enough"):
        assert "contrat" not in say(Message(f"remedy.{belief}"), "fr", "france")


def test_a_pip_card_that_went_is_not_called_small() -> None:
    """The 10 of a long suit is its highest pip card, and may be among those that were let go."""
    for text in every("diagnosis.only-scartini-may-go", "bologna"):
        assert "small" not in text
        assert "petites" not in text


def test_who_holds_the_called_card_is_taken_out_of_those_who_play_against_the_caller() -> None:
    for lang in OFFERED:
        text = say(Message("announcing.so-any-call", {"seats": ("you", "right", "opposite")}), lang, "sicily")
        assert text.count(".") == 1, text


@pytest.mark.parametrize(("name", "line"), [("french2", ""), ("french4", "you-take"), ("french5", "you-take-alone")])
def test_what_is_needed_is_the_taker_s_and_that_is_who_is_asked(name: str, line: str) -> None:
    """For a defender the figure hangs on the other side's bouts; between two each has what he needs (french#scoring)."""
    for item in situations("points-needed", name, 3, ask="made"):
        for step in item.steps:
            lines = [said.reason for said in step.panel.lines if said.reason.startswith("whose-excuse.")]
            assert lines == ([f"whose-excuse.{line}"] if line else [])


@pytest.mark.parametrize("lang", OFFERED)
def test_a_house_rule_says_by_itself_what_it_is(lang: Any) -> None:
    its = game("ottocento")
    text = house_told(its.house.read({"grande": "laghi_both"}), lang)
    assert "16" in text
    assert "15" in text


@pytest.mark.parametrize("key", ["hint.in-pairs.rule-dear", "in-pairs.so-dear"])
def test_nobody_leans_on_what_was_said_of_a_card(key: str) -> None:
    assert "si dice" not in sentences()[key]["it"]


def test_one_of_several_moors_is_a_moor() -> None:
    hand = "T10 Moor1 Moor2 Moor3 Moor4 Begato SK SQ SJ SA B7 DK DQ DN DJ"
    kind = kinds()["declare"]
    item: Any = table.ask("declare", 0, game("ottocento"), hand=hand, combination="moors")
    for lang in OFFERED:
        text = say(kind.hints(item)[2], lang, "bologna")
        assert card_name("Moor1", lang, "the") not in text
    panel: Panel = kind.panel(item)
    moors = tuple(i for i, code in enumerate(panel.pickable) if code in MOORS)
    assert kind.first_step(item, (), moors).facts["card"] == "Begato"


def test_the_partner_s_points_are_counted_by_themselves_whatever_they_are() -> None:
    for points in (0, 1, 51):
        text = say(Message("declare.partners", {"points": points}), "fr", "bologna")
        assert "comptée à part" in text
        assert "comptés" not in text


def test_who_took_an_ace_out_is_asked_for_no_low_number_that_an_ace_is_one_of() -> None:
    for text, aces in zip(every("hint.pack-at-home.look-suits"), ("aces", "assi", "as"), strict=True):
        assert aces in text.replace("?", "").replace(",", "").split()


@pytest.mark.parametrize("source", ["", "ottocento#signals"])
def test_a_rule_is_in_the_lesson_only_where_there_is_one(source: str) -> None:
    item = table.ask("choice", 0, game("ottocento"), **table.PLAIN, source=source)
    assert kinds()["choice"].hints(item)[1].reason == ("hint.choice.rule" if source else "hint.choice.lesson")


@pytest.mark.parametrize("key", ["ask.match-end.eldest", "ask.match-end.eldest@two"])
def test_combinations_are_shown_before_the_lead_and_not_played(key: str) -> None:
    text = sentences()[key]["fr"]
    assert "jouer des" not in text
    assert "entamer des" not in text


def test_three_sequences_without_the_begato_are_possible() -> None:
    assert "sta in ogni" not in say(Message("hint.who-holds.rule-likely"), "it", "bologna")


@pytest.mark.parametrize("code", ["SH", "BH", "CH", "DH"])
def test_each_suit_of_sicily_has_a_rider(code: str) -> None:
    for lang, words in zip(OFFERED, ("of its suit", "del seme", "de sa couleur"), strict=True):
        assert words in card_name(code, lang, "tell", "sicily")


@pytest.mark.parametrize("key", ["highest-of-suit", "play-tricks.highest-of-suit"])
def test_a_ten_that_wins_is_the_highest_of_its_suit_in_the_trick_alone(key: str) -> None:
    for lang, where in zip(OFFERED, ("in this trick", "nella presa|in questa presa", "dans ce pli"), strict=True):
        text = say(Message(key, {"card": "D10", "led": "D"}), lang, "sicily").lower()
        assert any(one in text for one in where.split("|")), text


def test_who_leads_the_last_trick_has_not_opened_the_bidding() -> None:
    for seat in ("you", "left"):
        text = say(Message("last-trick.leader", {"leader": seat}), "fr", "france")
        assert "entamé" in text
        assert "ouvert" not in text


def test_that_moors_rank_low_is_said_of_moors() -> None:
    """The sentence before it ends with the numbers."""
    for text, moors in zip(
        every("remedy.moors-above-numbers", "bologna"), ("Moors", "I Mori", "Les Maures"), strict=True
    ):
        assert text.startswith(moors)


def test_while_one_can_follow_no_trump_goes_either() -> None:
    """Following suit comes before trumping (ottocento#the-play, french#game-play)."""
    facts = {"suit": "C", "card": "T20", "cards": ("C7",)}
    for family, trumps in (("bologna", ("trump", "trionfo", "atout")), ("france", ("trump", "atout", "atout"))):
        for lang, trump in zip(OFFERED, trumps, strict=True):
            assert trump in say(Message("must-follow", facts), lang, family)


def test_a_solo_payment_is_said_without_the_other_choice() -> None:
    its = game("barcellona3")
    for lang, difference in zip(OFFERED, ("the difference", "la differenza", "la différence"), strict=True):
        assert difference in house_told(its.house.read({"solo_payment": "half"}), lang)


def test_what_kings_do_not_lower_is_named() -> None:
    for text, points in zip(
        every("remedy.kings-are-bouts", "france"), ("points", "punti", "ce qu'il te faut"), strict=True
    ):
        assert points in text


def test_what_a_total_was_doubled_with_is_not_made_up() -> None:
    """Twice everything may come of doubling all, or of doubling from two on: only what was done is said."""
    for text in every("diagnosis.sets-and-sequences-mix", "bologna"):
        assert not [word for word in ("together", "insieme", "réuni") if word in text]


@pytest.mark.parametrize("family", ["bologna", "sicily", "france"])
def test_who_lets_the_fool_win_need_not_think_of_a_joker(family: str) -> None:
    """It is the highest trump of other tarot games."""
    for text in every("diagnosis.matto-wins", family):
        assert not [joker for joker in ("joker", "jolly") if joker in text]
