"""Answers survive what was seen to lose them: hasty fingers, a server that was restarted, a plug that was pulled."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.journeys.beforehand import at_the_first_question
from tests.journeys.club import Club, Visitor, begun, learner_of, settled, until

pytestmark = pytest.mark.browser

LESSON = "ottocento/following"


def pick_first(found: Locator) -> None:
    found.locator("button.card").first.click(position={"x": 8, "y": 40})
    expect(found.locator("button.card").first).to_have_attribute("aria-pressed", "true")


def counted(page: Page, club: Club, answers: int = 1) -> None:
    """So many are on disk, and no more; what is judged beforehand is marked before it is there."""
    until(page, lambda: len(club.answers(learner_of(page))) >= answers)
    assert len(club.answers(learner_of(page))) == answers


def marked(found: Locator) -> None:
    expect(found.locator(".feedback .head")).to_be_visible()
    expect(found).not_to_have_attribute("aria-busy", "true")


def test_a_double_click_is_one_answer_and_does_not_skip_the_feedback(page: Page, club: Club) -> None:
    found = at_the_first_question(page, club, LESSON)
    pick_first(found)
    found.locator("[data-event=answer]").dblclick()
    marked(found)
    counted(page, club)
    expect(found.locator(".feedback .head")).to_be_visible()


def test_clicks_while_an_answer_is_under_way_lose_nothing(page: Page, club: Club) -> None:
    found = at_the_first_question(page, club, LESSON)
    pick_first(found)
    page.locator(".st-key-language button").click()
    expect(page.get_by_role("menuitem", name="Italiano")).to_be_visible()
    # The answer, more clicks on the table, and before the server can have replied one that reruns the whole page:
    # Streamlit then drops the first request without a word, and the table has to ask again.
    page.evaluate("""() => {
      const deep = (root, sel) => root.querySelector(sel) || [...root.querySelectorAll('*')].map(
        (el) => el.shadowRoot && deep(el.shadowRoot, sel)).find(Boolean);
      deep(document, '[data-event=answer]').click();
      for (const sel of ['[data-event=hint]', '[data-event=reveal]', 'button.card']) deep(document, sel).click();
      setTimeout(() => [...document.querySelectorAll('[role=menuitem]')].find((one) => one.textContent === 'Italiano').click(), 4);
    }""")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    marked(found)
    expect(found.locator(".feedback .head")).to_contain_text("Non ancora.")
    counted(page, club)


def test_the_first_click_after_the_server_was_restarted_counts(page: Page, mortal_club: Club) -> None:
    found = at_the_first_question(page, mortal_club, LESSON)
    pick_first(found)
    mortal_club.close()
    mortal_club.open()
    found.locator("[data-event=answer]").click()
    marked(found)
    counted(page, mortal_club)
    expect(found.locator("button.card").first).to_have_attribute("aria-pressed", "true")


def test_an_answer_given_while_the_server_is_away_arrives_when_it_is_back(page: Page, mortal_club: Club) -> None:
    found = at_the_first_question(page, mortal_club, LESSON)
    pick_first(found)
    mortal_club.kill()  # at once: a server that takes its leave gives Streamlit time to cover the page with a dialog
    found.locator("[data-event=answer]").click()
    expect(found).to_have_attribute("aria-busy", "true")
    mortal_club.open()
    expect(found.locator(".feedback .head")).to_be_visible()
    counted(page, mortal_club)


def test_every_answer_whose_feedback_was_seen_is_there_after_kill_9(page: Page, mortal_club: Club) -> None:
    found = at_the_first_question(page, mortal_club, LESSON)
    seen = 0
    for place in (0, 1, 2):
        found.locator("button.card").nth(place).press("Enter")
        before = found.locator(".feedback").inner_text()
        found.locator("[data-event=answer]").click()
        expect(found.locator(".feedback")).not_to_have_text(before)
        marked(found)
        seen += 1
        if found.locator("[data-event=next]").count():
            break
    mortal_club.kill()
    mortal_club.open()
    page.reload()
    again = begun(page)
    marked(again)
    counted(page, mortal_club, seen)
    expect(again.locator("button.card[data-mark]:not([data-mark=''])").first).to_be_visible()


def test_a_second_device_with_the_code_goes_on_at_the_same_step(page: Page, visitor: Visitor, club: Club) -> None:
    found = at_the_first_question(page, club, LESSON)
    pick_first(found)
    found.locator("[data-event=answer]").click()
    marked(found)
    other = visitor(locale="it-IT")
    other.goto(f"{club.url}/?learner={learner_of(page)}")
    resume = other.get_by_role("link", name="Riprendi", exact=True)
    expect(resume).to_be_visible()
    settled(other)
    resume.click()
    resumed = begun(other)
    expect(resumed).to_have_attribute("data-qid", found.get_attribute("data-qid") or "")
    marked(resumed)
    other.reload()
    expect(begun(other)).to_have_attribute("data-qid", found.get_attribute("data-qid") or "")
