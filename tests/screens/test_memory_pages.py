"""Review, tests and progress, without a browser."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from lessons.places.lesson import LessonSession
from lessons.question.panel import Panel
from lessons.review import trial
from lessons.session.replay import event
from lessons.session.state import Attempt
from lessons.text.skills import skills
from screens.learner import memory_view, review_session
from screens.shared import services
from screens.wording.texts import text
from tests.screens.driving import LEARNER, given, make_move, play, send, visit
from tests.screens.remembering import LANGS, learned, told


def sitting_of(at: Any) -> str:
    """The sitting in the address, which the driver keeps now as a text and now as a list."""
    found = at.query_params["sitting"]
    return found if isinstance(found, str) else found[0]


def attempt(at: Any) -> Attempt:
    """Where the learner is in the sitting of the address, from the log."""
    found = review_session.sessions.sessions().state(LEARNER, f"review/{sitting_of(at)}")
    assert isinstance(found, LessonSession)
    return found.attempt


def answer(at: Any, right: bool = True) -> Any:
    """Answer what is on the table, or have it shown."""
    if not right:
        return play(at, "reveal")
    found = right_of(at)
    if found[0] < 0:
        return play(at, "answer", {"choice": -1 - found[0]})
    return play(at, "answer", found[0] if panel_of(at).mode in ("number", "choice", "one") else list(found))


def panel_of(at: Any) -> Panel:
    panel = attempt(at).panel
    assert panel is not None
    return panel


def right_of(at: Any) -> tuple[int, ...]:
    now = attempt(at)
    assert now.kind is not None
    assert now.question is not None
    return now.kind.right(now.item, now.question.given)


def finish(at: Any, right: bool = True, most: int = 200) -> Any:
    for _ in range(most):
        if not any(given(at)["can"].values()):
            return at
        at = play(at, "next") if given(at)["can"]["next"] else answer(at, right)
    raise AssertionError("no end")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("page", ["review", "progress"])
@pytest.mark.parametrize("begun", [False, True])
def test_the_pages_open_in_both_languages_with_and_without_a_past(page: str, lang: str, begun: bool) -> None:
    if begun:
        learned()
    at = visit(page, locale=LANGS[lang])
    assert at.title[0].value == text(f"{page}.title", lang)


def test_before_the_first_lesson_there_is_nothing_to_review() -> None:
    at = visit("review")
    assert text("review.new", "en") in told(at)
    assert not [one for one in at.button if one.key == "start review"]


def test_home_has_a_quiet_line_when_something_is_due_and_none_when_nothing_is() -> None:
    links = [one.proto.label for one in visit("").get("page_link")]
    assert not any("to review" in label for label in links)
    learned()
    links = [one.proto.label for one in visit("").get("page_link")]
    assert text("home.review.many", "en", n=6) in links


@pytest.mark.parametrize("right", [True, False])
def test_a_review_from_beginning_to_end(right: bool) -> None:
    learned()
    at = visit("review")
    at.button(key="start review").click().run()
    at = finish(at, right)
    assert "Review finished" in str(given(at)["prompt"])
    memory = memory_view._recall(services.store()).of(LEARNER)
    assert sum(week.asked for week in memory.weeks.values()) > 6
    assert bool(memory.due(datetime.now(UTC) + timedelta(minutes=20))) is not right
    assert text("review.again", "en", day="").rstrip() in told(at)


def test_a_review_goes_on_at_the_same_question_after_a_reload() -> None:
    learned()
    at = visit("review")
    at.button(key="start review").click().run()
    answer(at)
    play(at, "next")
    sitting, qid = sitting_of(at), given(at)["qid"]
    again = visit("review", sitting=sitting)
    assert given(again)["qid"] == qid
    # and from the page without the address
    at = visit("review")
    assert at.button(key="start review").label == text("review.continue", "en")
    at.button(key="start review").click().run()
    assert sitting_of(at) == sitting
    assert given(at)["qid"] == qid


def test_taking_an_answer_back_restores_what_is_due() -> None:
    learned()
    at = visit("review")
    at.button(key="start review").click().run()
    before = memory_view._recall(services.store()).of(LEARNER)
    move = make_move(at, "answer", 0)
    now = attempt(at)
    assert now.panel is not None
    if now.panel.mode not in ("number", "choice", "one"):
        move["value"] = [0]
    send(at, move)
    assert memory_view._recall(services.store()).of(LEARNER).standings != before.standings
    if not given(at)["can"]["undo"]:
        pytest.fail("an answer can be taken back")
    play(at, "undo")
    after = memory_view._recall(services.store()).of(LEARNER)
    assert after.standings == before.standings
    assert after.skills == before.skills


def test_a_sitting_followed_by_another_one_says_so() -> None:
    at = visit("review", sitting="review/00000000")
    assert text("review.gone", "en") in [one.value for one in at.info]


def test_the_cards_begin_with_those_due() -> None:
    learned()
    at = visit("review")
    at.button(key="start cards").click().run()
    assert sitting_of(at).startswith("cards/")
    at = finish(at)
    assert "recognised at once" in str(given(at)["prompt"])


def test_a_skill_is_practised_from_its_link_and_the_progress_page_has_one_for_each() -> None:
    at = visit("progress")
    told = " ".join(one.proto.body for one in at.get("html"))
    for skill in skills().values():
        if skill.code:
            assert f'href="review?practise={skill.id}"' in told, skill.id
    at = visit("review", practise="last-moor")
    found = attempt(at)
    assert found.spec is not None
    assert found.spec.skill == "last-moor"
    assert len(found.course.seeds) == 6
    assert "practise" not in at.query_params


def test_a_mistake_is_practised_from_its_link() -> None:
    learned()
    progress = visit("progress")
    assert text("progress.mistakes.once", "en", day="").split(",")[0] in told(progress)
    at = visit("review", practise="first-moor-wins")
    assert sitting_of(at).startswith("mistake/")
    assert "practise" not in at.query_params
    assert attempt(at).item.aim == ("first-moor-wins",)  # type: ignore[union-attr]
    finish(at)


def test_an_unknown_mistake_leads_to_the_review_page() -> None:
    learned()
    at = visit("review", practise="<b>no such thing</b>")
    assert at.title[0].value == text("review.title", "en")


def test_a_test_tells_nothing_before_its_end() -> None:
    at = visit("review")
    at.button(key="start test").click().run()
    wrong = 0
    for number in range(12):
        assert given(at)["mark"] is None
        assert not given(at)["can"]["hint"]
        choices = panel_of(at).choices
        right = right_of(at)
        if number % 2 and choices and len(right) == 1:
            wrong += 1
            play(at, "answer", (right[0] + 1) % len(choices))
        else:
            answer(at, right=number % 2 == 0)
        shown = given(at)
        assert shown["mark"] == {
            "tone": "told", "glyph": "✎", "title": text("test.noted", "en"), "says": [], "cards": {}, "rule": "", "source": [],
        }  # fmt: skip
        assert shown["can"]["next"]
        play(at, "next")
    assert "6 of 12 right" in str(given(at)["prompt"])
    assert told(at).count('class="is-right"') == 6
    assert wrong
    assert told(at).count(f"({text('table.wrong', 'en')})") == wrong
    assert told(at).count(f"({text('test.unknown', 'en')})") == 6 - wrong, (
        "what nobody claimed to know is not called wrong"
    )
    memory = memory_view._recall(services.store()).of(LEARNER)
    result = trial.result(memory, "before")
    assert result is not None
    assert result.right == 6
    assert not memory.skills
    assert text("test.start.after", "en") in [one.label for one in visit("review").button]
    assert "6 of 12" in told(visit("progress"))


def test_an_answer_of_a_test_can_be_taken_back_before_next() -> None:
    at = visit("review")
    at.button(key="start test").click().run()
    now = attempt(at)
    assert now.panel is not None
    play(at, "answer", 0 if now.panel.mode in ("choice", "one") else [0])
    assert given(at)["can"]["undo"]
    play(at, "undo")
    assert given(at)["mark"] is None
    assert given(at)["can"]["answer"]


def test_the_time_an_answer_took_is_kept_only_when_it_can_be_true() -> None:
    learned()
    at = visit("review")
    at.button(key="start review").click().run()
    for ms, kept in ((4200, 4200), (-1, None), (10**9, None), (True, None)):
        now = attempt(at)
        assert now.panel is not None
        value = 0 if now.panel.mode in ("number", "choice", "one") else [0]
        send(at, make_move(at, "answer", value) | {"ms": ms})
        last = [e for _, e in services.store().log(LEARNER) if e.kind == "answer"][-1]
        assert last.data.get("ms") == kept
        play(at, "reveal")
        play(at, "next")


def test_nothing_is_saved_for_a_move_with_more_in_it_than_there_should_be() -> None:
    learned()
    at = visit("review")
    at.button(key="start review").click().run()
    before = len(services.store().log(LEARNER))
    send(at, make_move(at, "answer", 0) | {"score": "100"})
    assert len(services.store().log(LEARNER)) == before
    assert event(attempt(at), "no such move", "nonce-0000") is None
