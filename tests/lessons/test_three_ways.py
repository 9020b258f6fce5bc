"""Following suit, three ways: the same hand and trick in Bologna, in Mineo and in France, and how the lessons speak of it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine import Game
from engine.notation import read_cards
from lessons.course.course import Course
from lessons.course.loader import library
from lessons.lint.sentences import words as check_words
from lessons.question.answered import marking
from lessons.question.registry import kinds, misconceptions
from lessons.script.steps import Ask, Lesson
from lessons.text import phrases

from .table import FRENCH, HOMES, MINEO, OTTOCENTO, ask, believe
from .test_bots import anything

FOOL = {"ottocento": "Matto", "mineo3": "Fool", "french4": "Excuse"}
HAND = "T16 T9 {fool} SQ S7 DK"
LESSONS = {
    lesson.game: lesson
    for lesson in library()
    if lesson.id in ("ottocento/three-ways", "mineo3/following", "french4/following")
}


def legal(game: Game, trick: str) -> str:
    """What the hand may play to this trick in this game; the fool is written as ``fool``, whatever it is called there."""
    fool = FOOL[game.id]
    hand = read_cards(game.pack, HAND.format(fool=fool))
    return " ".join(card.code for card in game.legal_plays(hand, read_cards(game.pack, trick), game.house())).replace(
        fool, "fool"
    )


@pytest.mark.parametrize("game", HOMES.values(), ids=lambda game: game.id)
def test_whoever_has_the_suit_follows_high_or_low_and_the_fool_is_free(game: Game) -> None:
    assert legal(game, "S10 S9") == "fool SQ S7"


@pytest.mark.parametrize("trick", ["CK T12", "T12"])
def test_void_or_following_trumps_any_trump_does_in_bologna_and_mineo_a_higher_one_is_due_in_france(trick: str) -> None:
    assert legal(OTTOCENTO, trick) == "T16 T9 fool"
    assert legal(MINEO, trick) == "T16 T9 fool"
    assert legal(FRENCH, trick) == "T16 fool"


def test_a_trump_that_cannot_win_is_due_in_france_all_the_same() -> None:
    assert legal(FRENCH, "CK T19") == "T16 T9 fool"


def test_the_fool_may_lead_in_bologna_and_france_but_not_in_mineo() -> None:
    assert legal(OTTOCENTO, "") == "T16 T9 fool SQ S7 DK"
    assert legal(FRENCH, "") == "T16 T9 fool SQ S7 DK"
    assert legal(MINEO, "") == "T16 T9 SQ S7 DK"


def test_two_moments_with_one_hand_tell_the_three_games_apart() -> None:
    assert len({(legal(game, "CK T12"), legal(game, "")) for game in HOMES.values()}) == 3


def test_the_7_of_cups_takes_the_9_and_10_in_bologna_and_loses_to_them_elsewhere() -> None:
    takes = {}
    for game in HOMES.values():
        trick = read_cards(game.pack, "C9 C10 C7")
        takes[game.id] = trick[game.winner(trick, game.house()).index].code
    assert takes == {"ottocento": "C7", "mineo3": "C10", "french4": "C10"}


def test_the_three_lessons_ask_about_the_same_hand_and_tricks() -> None:
    asked: dict[str, set[tuple[str, str]]] = {}
    for name, lesson in LESSONS.items():
        steps: list[Any] = [step for step in lesson.steps if isinstance(step, Ask) and step.kind == "legal-plays"]
        asked[name] = {(step.trick, step.hand.replace(FOOL[name], "fool")) for step in steps}
    assert set(asked) == set(FOOL)
    shared = set.intersection(*asked.values())
    assert shared == {(trick, HAND.format(fool="fool")) for trick in ("S10 S9", "CK T12", "T12", "")}


def test_each_of_the_three_comes_after_the_one_before() -> None:
    assert LESSONS["mineo3"].after == (LESSONS["ottocento"].id,)
    assert LESSONS["french4"].after == (LESSONS["mineo3"].id,)
    path = [lesson.id for lesson in library()]
    assert path.index("ottocento/the-grande") < path.index("mineo3/following") < path.index("french4/following")


@pytest.mark.parametrize("game", [MINEO, FRENCH], ids=lambda game: game.id)
@pytest.mark.parametrize("name", ["legal-plays", "who-wins"])
def test_whatever_is_said_is_said_in_the_games_own_names(game: Game, name: str) -> None:
    lesson, kind, rng = LESSONS[game.id], kinds()[name], Random(3)
    for seed in range(150):
        item = ask(name, seed, game)
        panel, told = kind.panel(item), [*kind.hints(item), *kind.reveal(item).says]
        told += [panel.prompt, *(row.label for row in panel.rows if row.label)]
        told += [said for _ in range(4) for said in marking.mark(kind, item, (), anything(panel, rng)).says]
        for lang in lesson.languages:
            for sentence in phrases.say_all(told, lang, game.family):
                assert "Matto" not in sentence
                assert not any(word in sentence for word in ("Moor", "Mori", "Maure"))
                assert "trionf" not in sentence or game is MINEO, "atout, at French Tarot"


@pytest.mark.parametrize("game", [MINEO, FRENCH], ids=lambda game: game.id)
@pytest.mark.parametrize("name", ["legal-plays", "who-wins"])
def test_a_perfect_player_is_never_marked_wrong_there_either(game: Game, name: str) -> None:
    kind = kinds()[name]
    for seed in range(300):
        item = ask(name, seed, game)
        assert marking.mark(kind, item, (), kind.right(item)).ok


def test_the_bolognese_habit_is_caught_in_france_and_the_french_one_in_bologna() -> None:
    kind = kinds()["legal-plays"]
    for habit, at_home, abroad in (("no-need-to-overtrump", OTTOCENTO, FRENCH), ("must-overtrump", FRENCH, OTTOCENTO)):
        believed = misconceptions()[habit]
        for seed in range(40):
            item = ask("legal-plays", seed, at_home)
            assert marking.mark(kind, item, (), believe(kind, item, (), believed)).ok, "at home the habit is the rule"
        item = ask("legal-plays", 1, abroad, aim=(habit,))
        mark = marking.mark(kind, item, (), believe(kind, item, (), believed))
        assert mark.named == habit


def test_drawn_hands_of_mineo_never_see_a_led_fool_but_sometimes_wish_to_lead_it() -> None:
    drawn: list[Any] = [ask("legal-plays", seed, MINEO) for seed in range(200)]
    assert not any(item.trick and item.trick[0].is_fool for item in drawn)
    assert any(not item.trick and any(card.is_fool for card in item.hand) for item in drawn)


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=lambda lesson: lesson.id)
def test_all_that_is_said_there_has_french(lesson: Lesson) -> None:
    for name in ("legal-plays", "who-wins"):
        assert check_words.without("fr", name, Course.of(lesson).game) == ()


def test_french_keeps_a_blank_that_does_not_break_before_its_double_signs() -> None:
    lesson = LESSONS["french4"]
    said = [both.fr for _, both in lesson.texts() if both.fr]
    said += [text["fr"] for text in phrases.sentences().values() if "fr" in text]
    assert not [text for text in said for sign in ":;?!»" if f" {sign}" in text]
    assert not [text for text in said if "« " in text]


def test_the_same_card_has_another_name_in_each_family() -> None:
    names = [phrases.card_name("T16", "en", family=game.family) for game in HOMES.values()]
    assert names == ["Star (16)", "Star (16)", "Trump 16"]
    assert [phrases.card_name("T9", "it", "the", game.family) for game in HOMES.values()] == [
        "la Forza (9)",
        "il Carro (9)",
        "il 9 di atout",
    ]
    said = [phrases.card_name(code, "fr", "the", "france") for code in ("Excuse", "HQ", "T21", "S1")]
    assert said == ["l'Excuse", "la Dame de cœur", "le 21 d'atout", "le 1 de pique"]
