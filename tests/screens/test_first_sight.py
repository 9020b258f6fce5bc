"""What whoever comes for the first time is told: what game this is, where nothing lies yet, with whom one plays; and no riddles."""

from __future__ import annotations

import re
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from lessons.learner.event import Event
from lessons.review.placing import of_family
from lessons.session.step_link import LESSON
from screens.parts.playing import problem_of_the_day
from screens.shared import services
from screens.wording.texts import text
from tests.screens.driving import LEARNER, visit
from tests.screens.practising import practice

LOCALES = {"en-GB": "bologna", "it-IT": "bologna", "fr-FR": "france"}


def links(at: AppTest) -> list[str]:
    found: list[Any] = list(at.get("page_link"))
    return [one.proto.label for one in found]


@pytest.mark.parametrize("locale", LOCALES)
def test_home_says_what_game_this_is_and_what_leads_nowhere_yet(locale: str) -> None:
    lang = locale[:2]
    at = visit(locale=locale)
    shown = " ".join(one.proto.body for one in at.get("html"))
    assert text(f"home.game.{LOCALES[locale]}", lang) in shown
    assert text("home.review.not-yet", lang) in [one.value for one in at.markdown]
    assert text("problem.day", lang) not in links(at)
    (twelve,) = (one.proto for one in at.get("page_link") if one.proto.label == text("home.place", lang))
    assert twelve.query_string == f"place={of_family(LOCALES[locale])}", "twelve questions about this very game"


def test_whoever_has_begun_a_lesson_is_told_where_they_were_and_not_what_game_this_is() -> None:
    services.store().append(LEARNER, "ottocento/first-tricks", Event("next", "welcome", "a-first-press"))
    shown = " ".join(one.proto.body for one in visit().get("html"))
    assert text("home.game.bologna", "en") not in shown


def test_the_problem_of_the_day_fits_whoever_has_taken_the_lessons_it_stands_on() -> None:
    path = services.path(LEARNER)
    (problems,) = [lesson for lesson, _ in path if lesson.id == problem_of_the_day.FROM]
    assert problems.after, LESSON
    assert not problem_of_the_day.fits(path)
    over = type("Over", (), {"ended": True})()
    assert problem_of_the_day.fits([(lesson, over if lesson.id in problems.after else None) for lesson, _ in path])


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_one_can_sit_down_to_has_a_picture_of_its_own(locale: str) -> None:
    shown = " ".join(one.proto.body for one in visit("practice", locale=locale).get("html"))
    pictures = re.findall(r'<img class="cz-of" src="([^"]+)"', shown)
    assert len(pictures) == len(set(pictures)) == 8


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("sort", ["whole", "match"])
def test_beginners_sit_there_first_and_it_is_said_beside_the_title(sort: str, locale: str) -> None:
    lang = locale[:2]
    at = practice(sort, locale=locale)
    (label,) = [one.proto.popover.label for one in at.get("popover")]
    assert text("practice.strength.learner", lang).lower() in label.lower()
    assert text("practice.pace.turn", lang) in label
