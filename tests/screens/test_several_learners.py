"""Several people at one computer: names to choose from, a new learner, and nobody becomes another one unasked."""

from __future__ import annotations

import re
from html import unescape
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from streamlit.testing.v1 import AppTest
from streamlit.util import calc_hash

from lessons.learner import shape
from lessons.learner.errors import Unavailable
from lessons.learner.event import Event
from lessons.memory.recall import Recall
from screens.learner import current_learner
from screens.learner.learner_cookie import GUEST, HERE, OWN
from screens.shared import services
from screens.wording.texts import text
from tests.screens.driving import MAIN

ANNA, BRUNO = "luna-castello-onda-faro", "faro-onda-sole-luna"
HOSTILE = ["<img src=x onerror=alert(1)>", ":red[x] $x$ **b**", "![x](http://evil/x)", "`a`"]
UNSEEN = ["An\u202ena", "An\x00na", "A\u200bnna"]
"""A name with marks that nobody sees, as an address book pastes them."""
ABOUT = {"skill": "follow-suit", "kind": "legal-plays", "guess": 0.25, "help": False, "ok": True, "done": True}


BROWSER: dict[str, str] = {}
"""Its cookies: the driver has none of its own."""


def visit(page: str = "", cookies: dict[str, str] | None = None, **query: str) -> AppTest:
    at = AppTest.from_file(str(MAIN), default_timeout=30)
    at.context = {"locale": "en-GB"}
    BROWSER.clear()
    BROWSER.update(cookies or {OWN: ANNA})
    for name, value in query.items():
        at.query_params[name] = value
    at._page_hash = calc_hash(page)
    return run(at)


def run(at: AppTest) -> AppTest:
    at.run()
    assert not at.exception, at.exception
    return at


def told(at: AppTest) -> str:
    return " ".join(one.proto.body for one in at.get("html"))


def links(at: AppTest) -> dict[str, dict[str, str]]:
    """What every way to another learner says, and what its address asks for."""
    found: dict[str, dict[str, str]] = {}
    for address, said in re.findall(r'<a href="([^"]*learner=[^"]*)" target="_self">([^<]*)</a>', told(at)):
        query = parse_qs(urlsplit(unescape(address)).query)
        found[unescape(said)] = {name: values[0] for name, values in query.items()}
    return found


def who(at: AppTest) -> str:
    return str(at.session_state.learner.code)


@pytest.fixture(autouse=True)
def _both_known(log: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(current_learner, "_cookie", lambda name: BROWSER.get(name, ""))
    services.store().keep(ANNA, {"name": "Anna"})
    services.store().keep(BRUNO, {"name": "Bruno"})


def test_a_link_with_anothers_code_asks_and_stays_until_the_answer() -> None:
    at = visit(learner=BRUNO)
    assert who(at) == ANNA
    assert "Here you have been Anna until now" in told(at)
    go = links(at)["Go on as Bruno"]
    assert who(visit(**go)) == BRUNO
    next(one for one in at.button if one.label == "Stay Anna").click()
    assert who(run(at)) == ANNA
    assert "Until now" not in told(at)


def test_a_proof_of_another_browser_is_none() -> None:
    go = links(visit(learner=BRUNO))["Go on as Bruno"]
    assert who(visit(cookies={OWN: "sole-sole-sole-sole", GUEST: ANNA}, **go)) == ANNA


def test_a_new_learner_is_one_press_away_and_stays_known() -> None:
    new = links(visit("settings"))[text("learner.new", "en")]
    assert services.store().learner(new["learner"]) is None
    at = visit(**new)
    assert who(at) == new["learner"]
    assert services.store().learner(new["learner"]) is not None
    assert who(visit(cookies={OWN: ANNA, GUEST: new["learner"]})) == new["learner"]


def test_whoever_was_here_can_be_chosen_by_name() -> None:
    at = visit("settings", cookies={OWN: ANNA, GUEST: BRUNO, HERE: f"{BRUNO}.{ANNA}.luna-luna-luna-luna.x"})
    assert who(at) == BRUNO
    assert [name for name in links(at) if name.startswith("Go on as")] == ["Go on as Anna"]


def test_typed_words_of_nobody_are_refused_and_say_what_to_do() -> None:
    at = visit("settings")
    typed = next(one for one in at.text_input if "four words" in one.label)
    typed.set_value("luna luna luna luna")
    next(one for one in at.button if one.label == text("settings.learner.go", "en")).click()
    assert "A new learner" in run(at).error[0].value
    next(one for one in at.text_input if "four words" in one.label).set_value(BRUNO)
    next(one for one in at.button if one.label == text("settings.learner.go", "en")).click()
    assert who(run(at)) == ANNA
    assert "Go on as Bruno" in links(at)


def test_where_the_words_are_shown_it_says_what_they_open() -> None:
    assert any(text("settings.learner.secret", "en") == one.value for one in visit("settings").markdown)


def keep_name(at: AppTest, name: str) -> AppTest:
    next(one for one in at.text_input if one.label == text("learner.name", "en")).set_value(name)
    next(one for one in at.button if one.label == text("learner.name.keep", "en")).click()
    return run(at)


@pytest.mark.parametrize("name", [*HOSTILE, "Élodie", "Nonno Gino"])
def test_a_name_is_shown_as_text_and_nothing_else(name: str) -> None:
    keep_name(visit("settings"), name)
    at = visit("settings", cookies={OWN: ANNA, GUEST: BRUNO, HERE: ANNA})
    assert f"Go on as {name}" in links(at)
    assert "<img src=x" not in told(at)


@pytest.mark.parametrize("name", UNSEEN)
def test_of_a_name_the_marks_that_nobody_sees_are_left_out(name: str) -> None:
    assert not keep_name(visit("settings"), name).error
    found = services.store().learner(ANNA)
    assert found is not None
    assert found.settings["name"] == "Anna"


def test_a_name_is_short_whole_and_without_blanks_around_it() -> None:
    assert shape.name("x" * 40) == "x" * 40
    assert [shape.name(one) for one in ("x" * 41, "", "  ", "\ud800")] == [None] * 4
    assert {shape.name(one) for one in UNSEEN} == {"Anna"}
    assert shape.name("  Nonno   Gino ") == "Nonno Gino"


@pytest.mark.parametrize("page", ["", "settings", "gallery", "practice", "lesson"])
def test_settings_that_say_anything_take_no_page_down(page: str) -> None:
    odd = dict.fromkeys(("size", "pack", "pace", "language", "lesson_language"), "<b>odd</b>")
    services.store().keep(ANNA, odd | {"name": "x" * 99})
    visit(page, id="ottocento/following")


def over(at: AppTest, way: str) -> AppTest:
    pills: Any = next(one for one in at.get("button_group") if one.label == text("settings.reset.what", "en"))
    pills.set_value(way)
    run(at).button(key="start over go").click()
    run(at).button(key="start over yes").click()
    return run(at)


def learn() -> None:
    step = services.courses()["ottocento/following"].lesson.steps[0].id
    store = services.store()
    store.append(ANNA, "ottocento/following", Event("next", step, "nonce-0"))
    for number, skill in enumerate(("follow-suit", "trick-winner")):
        store.append(ANNA, "review/1", Event("answer", f"item-{number}", f"nonce-a{number}", ABOUT | {"skill": skill}))
        store.append(ANNA, "review/1", Event("next", f"item-{number}", f"nonce-n{number}"))


def known() -> set[str]:
    return set(Recall(services.store()).of(ANNA).standings)


def test_one_skill_begins_anew_and_the_others_stay() -> None:
    learn()
    at = over(visit("settings"), "skill")
    assert at.success
    assert len(known()) == 1
    assert len(services.store().events(ANNA)) == 6, "nothing is deleted"


def test_everything_begins_anew_and_nothing_is_deleted() -> None:
    learn()
    over(visit("settings"), "everything")
    assert known() == set()
    assert all(attempt is None for _, attempt in services.path(ANNA))
    assert len(services.store().events(ANNA)) == 8


def test_whoever_says_no_has_lost_nothing() -> None:
    learn()
    at = visit("settings")
    at.button(key="start over go").click()
    run(at).button(key="start over no").click()
    run(at)
    assert len(services.store().events(ANNA)) == 5


def test_a_visit_that_is_broken_off_while_it_is_asked_whose_it_is_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """As when the log cannot be read for a moment, or a press comes meanwhile: half of the answer is not kept."""

    def broken(code: str) -> None:
        raise Unavailable("locked")

    with monkeypatch.context() as away:
        away.setattr(services.store(), "learner", broken)
        at = visit()
    assert who(run(at)) == ANNA
