"""What is said of an answer that stands in a lesson: no more is told as a fact than the question says and the answer shows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from engine import game
from lessons.course.loader import library
from lessons.question.kind import Message
from lessons.questions.choice.model import ChoiceSpec
from lessons.text.phrases import say
from lessons.yamlfile.fields import OFFERED

HELD = {
    "en": re.compile(r"\byou (can|have|hold|threw|discarded|played|led)\b", re.I),
    "it": re.compile(r"\b(puoi|tieni|hai (dei|un|una|buttato|scartato|giocato))\b", re.I),
    "fr": re.compile(r"\btu (peux|as (de|des|du|un|une|jeté|écarté|joué))\b", re.I),
}
"""What a hand holds, and what was done with its cards."""


def written() -> Iterator[tuple[str, ChoiceSpec]]:
    """Each question whose answers stand in a lesson, with the family of its game."""
    for lesson in library():
        for step in lesson.steps:
            spec: Any = getattr(step, "spec", step)
            if isinstance(spec, ChoiceSpec):
                yield game(lesson.game).family, spec


def given_away() -> Iterator[tuple[str, ChoiceSpec, Any]]:
    for family, spec in written():
        yield from ((family, spec, one) for one in spec.wrong if one.believes)


@pytest.mark.parametrize("lang", OFFERED)
def test_nothing_is_said_of_cards_held_that_no_question_has_shown(lang: Any) -> None:
    """ "You are void" tells of no trump in the hand."""
    met = 0
    for family, spec, one in given_away():
        met += 1
        if not spec.hand:
            told = say(Message(f"diagnosis.{one.believes}"), lang, family)
            assert not HELD[lang].search(told), (spec.id, told)
    assert met


def test_a_signal_chosen_does_not_show_that_two_were_mixed_up() -> None:
    """Whoever slides where one should strike may know well what both mean."""
    for _, spec, one in given_away():
        if one.believes == "busso-and-striscio-swapped":
            signals = [re.search("busso|striscio", some.en) for some in (*spec.right, one)]
            assert not all(signals), spec.id


def test_another_defender_is_one_in_every_language() -> None:
    """What a defender's card says depends on who led, and from which side."""
    met = 0
    for _, spec in written():
        if "fellow defender" in spec.say.en:
            met += 1
            assert re.search("altr[oi] difensor|compagn", spec.say.it), spec.id
            assert re.search("autres? défenseur|partenaire", str(spec.say.fr)), spec.id
    assert met > 2
