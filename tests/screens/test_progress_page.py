"""The page of progress: the map of skills, the weeks, the way to a full pile."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from lessons.learner.event import Event
from lessons.moves.move import Move
from lessons.scoring.cells import value
from lessons.scoring.exercise import Exercise, taken
from lessons.text.skills import skills
from screens.components.bench.props import say
from screens.shared import services
from screens.wording.texts import text
from tests.learner.days import Diary
from tests.screens.driving import LEARNER, visit
from tests.screens.remembering import LANGS, keep, learned, told


@pytest.mark.parametrize("lang", LANGS)
def test_the_map_shows_every_skill_of_the_curriculum_with_the_word_of_its_state(lang: str) -> None:
    learned()
    shown = told(visit("progress", locale=LANGS[lang]))
    for skill in skills().values():
        if skill.code:
            assert skill.name[lang].replace("'", "&#x27;") in shown
    assert text("state.new", lang) in shown
    assert text("state.learning", lang) in shown


def test_the_weeks_have_a_table_beside_their_charts() -> None:
    learned(30)
    diary = Diary(at=datetime.now(UTC) - timedelta(days=3))
    diary.log.extend([("x/x", Event("next", "", f"padding-{i}", {})) for i in range(50)])
    diary.question(skill="follow-suit", ms=4000)
    diary.log = diary.log[50:]
    keep(diary)
    at = visit("progress")
    assert at.expander[0].label == text("progress.weeks.table", "en")
    assert "<table" in told(at)
    assert len(at.get("vega_lite_chart")) == 2


@pytest.mark.parametrize("lang", LANGS)
def test_progress_shows_the_way_to_a_full_pile_in_under_three_minutes(lang: str) -> None:
    store = services.store()
    place, begins = "scoring/learn", {"level": "free", "timed": True}
    exercise = taken(store, Exercise(LEARNER), Move(place=place, event="new", value=begins, nonce="begin-00"))
    work = exercise.way.work
    assert work is not None
    for cell in work.open:
        told = {"cell": str(cell), "value": value(work.sheet, cell)}
        exercise = taken(store, exercise, Move(place=place, event="answer", value=told, nonce=f"right-{cell}"))
    page = visit("progress", LANGS[lang])
    assert text("progress.sheets", lang) in [header.value for header in page.header]
    assert exercise.way.best is not None
    assert any(say("workbench.learn.goal", lang, minutes=3, best="0:00")[:20] in one.value for one in page.markdown)
