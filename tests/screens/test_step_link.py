"""A link to one step: everybody gets the same cards, answers are kept, and from there one goes on into the lesson."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qsl, urlsplit

import pytest
from streamlit.testing.v1 import AppTest

from lessons.club import own_lessons
from lessons.course import loader
from lessons.course.course import Course
from lessons.memory.memory import remember
from lessons.script.steps import Say, is_drill
from lessons.session.one_step import alone, link_of, place_of
from lessons.session.step_link import SEED, StepLink, read_link
from lessons.yamlfile.fields import Spec
from screens.shared import services
from tests.screens.driving import LEARNER, LEAVE_IT, given, lesson, play, visit
from tests.screens.posting import Device

LINK = StepLink("ottocento/following", "drill-trumping", 7)
PLACE = place_of(LINK)


def cards(panel: dict[str, Any]) -> list[list[str]]:
    return [[card["src"] for card in row["cards"]] for row in panel["rows"]]


def links(at: AppTest) -> dict[str, str]:
    """Label -> what the address asks for."""
    return {one.proto.label: one.proto.query_string for one in at.get("page_link")}


def test_everybody_who_opens_it_gets_the_same_cards() -> None:
    first, second = Device(PLACE), Device(PLACE, learner="sole-fiume-torre-vento")
    assert cards(first.look()) == cards(second.look())
    assert cards(second.look(place_of(StepLink(LINK.lesson, LINK.step, 8)))) != cards(first.panel)


def test_a_wrong_answer_is_told_why_and_kept_and_leaves_the_lesson_where_it_is() -> None:
    device = Device(PLACE)
    shown = device.look()
    assert shown["can"]["hint"]
    for place in range(len(shown["rows"][-1]["cards"])):
        wrong = device.press("answer", [place], seen=device.panel["qid"])
        if wrong["mark"] and wrong["mark"]["tone"] == "bad":
            break
    assert wrong["mark"]["says"]
    told = device.press("reveal", seen=device.panel["qid"])
    assert told["mark"]["tone"] == "told"
    done = device.press("next", seen=told["qid"])
    assert done["leaves"]
    assert "Following suit" in str(done["prompt"])
    log = services.store().log(LEARNER)
    assert {name for name, _ in log} == {PLACE}
    assert not services.store().events(LEARNER, LINK.lesson)
    (week,) = remember(log).weeks.values()
    assert (week.asked, week.right) == (1, 0)


def test_the_page_shows_the_step_and_then_leads_into_the_lesson() -> None:
    at = visit("lesson", id=LINK.lesson, step=LINK.step, seed="7")
    assert given(at)["place"] == PLACE
    assert given(at)["progress"] == [0, 0]
    play(at, "reveal")
    play(at, "next")
    found = links(at)
    assert "step" not in found["Take the whole lesson"]
    assert "step=drill-trumping" in found["The same with other cards"]
    assert SEED not in dict(parse_qsl(found["The same with other cards"]))
    next(one for one in at.button if one.label == "This one once more").click().run()
    assert not at.exception
    assert given(at)["can"]["answer"]


def test_a_link_without_cards_gets_some_that_stand_in_the_address_from_then_on() -> None:
    at = visit("lesson", id=LINK.lesson, step=LINK.step)
    seed = "".join(at.query_params[SEED])
    assert given(at)["place"] == place_of(StepLink(LINK.lesson, LINK.step, int(seed)))


def test_a_text_can_be_linked_too() -> None:
    at = visit("lesson", id=LINK.lesson, step="start+1")
    assert given(at)["place"] == "step/ottocento/following/start+1"
    play(at, "next")
    assert "Take the whole lesson" in links(at)


GONE = "There is no lesson at this address."
CARDS = "does not give any cards"


@pytest.mark.parametrize(
    ("name", "step", "seed", "told", "label", "near"),
    [
        ("folowing", "no-cups", "3", GONE, "The nearest one: ", "id=ottocento%2Ffollowing"),
        ("following", "no-cup", "3", "has no step “no\\-cup”", "The nearest step: ", "step=no-cups&seed=3"),
        ("following", "<b>", "3", "has no step “\\<b\\>”", "Take the whole lesson", "id=ottocento%2Ffollowing"),
        ("following", "no-cups", "seven", CARDS, "This question with cards", "step=no-cups"),
        ("following", "no-cups", "-1", CARDS, "This question with cards", "step=no-cups"),
        ("following", "no-cups", "4294967296", CARDS, "This question with cards", "step=no-cups"),
    ],
)
def test_a_link_to_what_is_not_there_says_so_and_names_the_nearest(
    name: str, step: str, seed: str, told: str, label: str, near: str
) -> None:
    at = visit("lesson", id=f"ottocento/{name}", step=step, seed=seed)
    assert told in at.title[0].value
    assert near in next(query for said, query in links(at).items() if said.startswith(label))


def test_a_link_to_what_is_not_there_is_refused_in_italian_too() -> None:
    at = visit("lesson", locale="it-IT", id=LINK.lesson, step="no-cup")
    assert "non ha nessun passo" in at.title[0].value


MANY = 200
"""Screens of a lesson that a perfect learner is through with long before."""


def test_a_question_that_is_over_can_be_shared_and_the_address_leads_to_it() -> None:
    """Of a drill's questions the second is aimed at another mistake than the first: the address says which it is."""
    at = lesson(LINK.lesson)
    steps, drilled = services.courses()[LINK.lesson].lesson.steps, 0
    for _ in range(MANY):
        if drilled == 2:
            break
        can = given(at)["can"]
        assert not can["share"]
        if can["answer"] and not can["reveal"]:
            play(at, "answer", LEAVE_IT)
            continue
        if can["reveal"]:
            play(at, "reveal")
        if given(at)["can"]["share"]:
            asked = cards(given(at))
            shared = play(at, "share").told["share"]
            told = dict(parse_qsl(urlsplit(shared["path"]).query))["step"]
            drilled += is_drill(next(one for one in steps if isinstance(one, Spec) and one.id == told))
        play(at, "next")
    link = read_link(dict(parse_qsl(urlsplit(shared["path"]).query)))
    assert link is not None
    assert cards(Device(place_of(link)).look()) == asked


def test_sharing_writes_nothing_into_the_log() -> None:
    device = Device(PLACE)
    told = device.press("reveal", seen=device.look()["qid"])
    before = services.store().events(LEARNER, PLACE)
    assert device.press("share", seen=told["qid"])["share"]["path"] == f"lesson?{LINK.query}"
    assert services.store().events(LEARNER, PLACE) == before


def test_every_step_that_says_or_asks_something_has_a_place_of_its_own() -> None:
    own_lessons.forget()
    for whole in loader.library():
        course = Course.of(whole)
        for step in whole.steps:
            link = StepLink(
                whole.id, step.id, 5 if isinstance(step, Spec) else None, 1 if isinstance(step, Spec) else 0
            )
            assert link_of(place_of(link).removeprefix("step/")) == link
            assert (alone(course, link) is not None) == isinstance(step, Spec | Say)


@pytest.mark.parametrize(
    "place",
    [
        "step", "step/", "step/ottocento/following", "step/ottocento/following/nowhere/1", "step/ottocento/following/no-cups",
        "step/ottocento/following/no-cups/4294967296", "step/ottocento/following/start+1/3", "step/ottocento/none/no-cups/3",
        "step/ottocento/following/no-cups/1/2/3", "step/ottocento/following/no-cups/-1",
    ],
)  # fmt: skip
def test_no_place_is_made_of_a_bad_name(place: str) -> None:
    device = Device(PLACE)
    device.look(place)
    assert device.status == 404
