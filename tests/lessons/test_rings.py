"""A ring goes round something that is there, on a card that is shown; anything else is told at its place."""

from __future__ import annotations

import pytest

from engine import game
from lessons.course.loader import library
from lessons.script.steps import Say
from lessons.text.highlights import marks, rings
from tests.lessons.trying import HEAD, told

OTTOCENTO = game("ottocento")


def step(ring: str) -> str:
    return f'{HEAD}  - say: {{en: "Look.", it: "Guarda."}}\n    show: {{row: "T8 SQ", ring: "{ring}"}}\n'


def test_what_is_there_may_be_ringed() -> None:
    assert told(step("T8:number SQ:crown SQ:long-hair")) == []


@pytest.mark.parametrize(
    ("ring", "said"),
    [
        ("T8:nubmer", "9:36: T8 has no mark 'nubmer'; did you mean 'number'?"),
        ("T8:number SQ:wings", "9:46: SQ has no mark 'wings'; it has sword crown long-hair"),
        ("T9:number", "9:32: T9 is not among the cards shown, so nothing on it can be ringed"),
        ("T88:number", "9:32: no card 'T88' in the Bolognese pack; did you mean 'T8'?"),
        ("T8", "9:32: 'T8': a ring is a card and what to ring on it, such as T8:number"),
        ("T8:number :crown", "9:43: ':crown': a ring is a card and what to ring on it, such as T8:number"),
    ],
)
def test_a_ring_that_cannot_be_drawn_is_told_at_its_place(ring: str, said: str) -> None:
    (found,) = told(step(ring))
    assert found.startswith(said), found


def test_by_names_of_cards_will_do_and_what_is_wrong_rings_nothing() -> None:
    assert rings("t8:number T8:wibble X:number T8", OTTOCENTO) == (("T8", "number"),)


def test_a_family_without_drawn_cards_has_no_marks() -> None:
    assert not marks("lyon").cards


@pytest.mark.parametrize("family", ["bologna", "sicily", "france"])
def test_every_mark_has_words_in_both_languages_and_none_too_many(family: str) -> None:
    known = marks(family)
    used = {mark for its in known.cards.values() for mark in its}
    assert used == set(known.names)
    for mark, words in known.names.items():
        assert set(words) >= {"en", "it"}, mark


def test_the_lesson_of_the_pack_rings_the_eight_of_justice() -> None:
    (lesson,) = [one for one in library() if one.id == "ottocento/the-pack"]
    found = {ring for one in lesson.steps if isinstance(one, Say) and one.show for ring in one.show.ring.split()}
    assert {"T8:number", "SQ:crown"} <= found
