"""Whoever has chosen the pack of Marseille sees, hears and reads what is printed on its cards; other games show their own."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.bologna.house import PROFILES
from engine.games.bologna.rules import Rules
from lessons.evening.polls.questions import question_of
from lessons.question.kind import Message, Row
from lessons.session import replay
from lessons.session.step_link import StepLink
from lessons.tables.bologna.choosing import signal_said
from screens.card_pictures import addresses, overlays
from screens.components.table.props import CardStyle, given_row
from screens.learner.preferences import PACKS, Preferences
from screens.pages import packs
from screens.prints.asked import on_paper
from screens.prints.cards import name, whole
from screens.room_views.questions.asked import asking, look_of
from screens.shared import services, sessions
from screens.shared.services import courses
from screens.views.lesson import LessonView
from tests.lessons.test_player import Learner, course
from tests.lessons.trying import HEAD, problems
from tests.screens.driving import LEARNER
from tests.screens.posting import Device

ROW = Row(("Angel", "World", "T7", "Moor3", "Matto", "SK"), named=True)


def look(lang: str = "en", deck: str = "bologna", pack: str = "marseille") -> CardStyle:
    return CardStyle.of(lang, deck, pack, "an item")


def shown(its: CardStyle, row: Row = ROW) -> list[dict[str, Any]]:
    return list(given_row(row, its)["cards"])


@pytest.mark.parametrize(
    ("lang", "names"),
    [
        ("en", ["Angel (XX)", "World (XXI)", "Justice (VIII)", "Moor (IIII)", "Matto", "King of swords"]),
        ("it", ["Angelo (XX)", "Mondo (XXI)", "Giustizia (VIII)", "Moro (IIII)", "Matto", "Re di spade"]),
        ("fr", ["Ange (XX)", "Monde (XXI)", "Justice (VIII)", "Maure (IIII)", "Matto", "Roi d'épées"]),
    ],
)
def test_the_names_under_cards_and_read_aloud_are_those_printed(lang: str, names: list[str]) -> None:
    assert [card["label"] for card in shown(look(lang))] == names


def test_the_tags_of_trumps_are_their_numerals() -> None:
    tags = [card["tag"]["text"] for card in shown(look())]
    assert tags[:4] == ["XX", "XXI", "VIII", "IIII"]
    assert tags[5] == "K"
    assert [card["tag"]["text"] for card in shown(look(pack="drawn"))][2] == "7"


def test_a_card_that_is_to_be_recognised_says_what_is_seen_and_written_on_it() -> None:
    (justice,) = shown(look(), Row(("T7",), named=False))
    assert justice["label"].endswith("VIII, La Justice.")
    assert "tag" not in justice


@pytest.mark.parametrize(
    ("pack", "told"),
    [
        ("marseille", "The Angel (XX) wins: it is the highest trump in the trick."),
        ("drawn", "The Angel wins: it is the highest trump in the trick."),
    ],
)
def test_sentences_name_the_cards_so_as_well(pack: str, told: str) -> None:
    assert look(pack=pack).say(Message("highest-trump", {"card": "Angel"})) == told


def test_features_of_the_bolognese_drawing_are_ringed_on_no_other_design() -> None:
    assert addresses.marks("bologna", "drawn", "T7")
    assert addresses.marks("bologna", "marseille", "T7") == {}
    assert overlays.ring("T7", "marseille", "bologna", "en", ["number"]) == []


def test_other_games_show_and_name_their_own_cards() -> None:
    theirs = Row(("T20", "SK"), named=True)
    assert shown(look(deck="sicily"), theirs) == shown(look(deck="sicily", pack="drawn"), theirs)


def test_mixed_pictures_leave_it_out() -> None:
    items = {addresses.pack_for("bologna", "mixed", f"item {n}") for n in range(40)}
    assert items == {"drawn", "plain"}


@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_it_can_be_chosen_in_the_settings(lang: str) -> None:
    assert "marseille" in PACKS
    assert "Mars" in packs.names(lang)["marseille"]


ABOUT_A_PACK = HEAD.replace("minutes: 5\n", "minutes: 5\npack: marseille\n")
TEXT = '  - {say: {en: "The {card:T13}.", it: "{card:T13}."}, show: {row: "T13"}}\n'
TRICK = '  - {id: trick, kind: who-wins, skill: last-moor, trick: "CK Moor4 C8 Moor1"}\n'
AT_HOME = '  - {id: home, kind: pack-at-home, skill: pack-at-home, ask: out, shown: "S2 CA Moor2"}\n'


@pytest.mark.parametrize("chosen", ["drawn", "plain", "mixed", "marseille"])
@pytest.mark.parametrize(
    ("step", "name"), [(TEXT, "Temperance (XIIII)"), (TRICK, "Moor (V)"), (AT_HOME, "III, L'Impératrice")]
)
def test_a_lesson_about_a_pack_shows_it_whatever_pictures_are_chosen(chosen: str, step: str, name: str) -> None:
    learner = Learner(step)
    learner.at = replay.replay(course(step, ABOUT_A_PACK), [])
    if learner.at.wants_seed:
        learner.do("present", seed=1)
    assert name in str(LessonView(learner.at, "en", chosen).given())


def test_a_question_about_a_pack_shows_it_wherever_it_is_asked() -> None:
    learner = Learner(AT_HOME)
    learner.do("present", seed=1)
    assert "III, L'Impératrice" in str(LessonView(learner.at, "en", "drawn").given())
    printed = on_paper(learner.at.kind, learner.at.item, learner.at.spec, "en", "drawn")  # type: ignore[arg-type]
    assert printed is not None
    assert printed.pack == "marseille"
    assert "III, L'Impératrice" in str(printed.rows[0])


@pytest.mark.parametrize("step", ["take-out", "a-trick"])
def test_the_room_shows_it_to_everybody(step: str) -> None:
    whole = courses()["ottocento/with-the-pack-you-have"]
    question = question_of({whole.lesson.id: whole}, StepLink(whole.lesson.id, step, 1))
    assert question is not None
    assert look_of(question, Preferences({"pack": "drawn"})).pack == "marseille"
    assert "(V)" in str(asking(question, look_of(question, Preferences()), None, open_=True)) or step == "take-out"


@pytest.mark.parametrize(
    ("lesson", "told"), [("pack: marseile", "did you mean 'marseille'"), ("pack: drawn", "marseille")]
)
def test_the_checker_names_a_pack_that_stands_for_nothing(lesson: str, told: str) -> None:
    (problem,) = problems(HEAD.replace("minutes: 5\n", f"minutes: 5\n{lesson}\n") + TRICK)
    assert problem.code == "unknown-pack"
    assert told in problem.message


def test_the_printed_sheets_name_it_so() -> None:
    assert name("Angel", "bologna/marseille", "it") == "Angelo (XX)"
    assert len(whole("bologna").pack) == 62


def test_where_the_numbers_count_xxi_is_shown_and_named_as_the_highest() -> None:
    highest, below, *_ = shown(look(pack="marseille-xxi"))
    as_printed, world, *_ = shown(look())
    assert (highest["label"], below["label"]) == ("Angel (XXI)", "World (XX)")
    assert (highest["src"], below["src"]) == (world["src"], as_printed["src"])
    assert (highest["tag"]["text"], below["tag"]["text"]) == ("XXI", "XX")


@pytest.mark.parametrize("sort", ["whole", "match"])
def test_a_table_that_plays_by_the_other_source_shows_that_pack_to_whoever_sits_there(sort: str) -> None:
    services.store().keep(LEARNER, {"custom": "standard_pack"})
    device = Device(f"practice/{sort}")
    told = device.look()
    if sort == "match":
        told = device.press("answer", 0, seen=told["qid"])
    rules = sessions.sessions().state(LEARNER, f"practice/{sort}").hand.state.rules
    assert dict(rules.changed()) == dict(PROFILES["standard_pack"])
    labels = {card["label"] for row in told["rows"] for card in row["cards"]}
    trumps = {label for label in labels if "(" in label}
    assert trumps
    assert trumps <= {name(card.code, "bologna/marseille-xxi", "en") for card in whole("bologna").pack}


def test_signals_are_offered_there_with_what_they_ask_for() -> None:
    rules = Rules.read(dict(PROFILES["standard_pack"]))
    said = [look().say(signal_said(one, rules)) for one in (None, "volo", "busso", "striscio")]
    assert said[:2] == ["No signal", "Volo: my last card of it"]
    assert said[2:] == ["Busso: play your highest, then come back", "Striscio: please lead trumps"]
