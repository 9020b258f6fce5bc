"""What a club's lesson teaches by its own house rules is reviewed by them, and nothing else is."""

from __future__ import annotations

from lessons.course.course import drawn
from lessons.course.loader import load
from lessons.learner.event import Event
from lessons.moves.rng import new_nonce
from lessons.review import plan
from lessons.review.plan import Plan, PlannedQuestion
from lessons.review.stock import stocks
from lessons.review.templates import Template, written
from lessons.session.replay import replay
from screens.views.lesson import LessonView
from tests.lessons.trying import HEAD

GRANDE = '  - {id: row, kind: count-grande, skill: grande-head, cards: "Angel World Moon T16 Moor1"}\n'
WITHOUT = (("moors_in_grande", "false"),)


def of_club() -> Template:
    house = HEAD.replace("minutes: 5\n", "minutes: 5\nrules: {moors_in_grande: false}\n")
    lesson = load(house + GRANDE, "try.yaml").lesson
    assert lesson is not None
    ((template,),) = written((lesson,), fixed=True).values()
    return template


def sitting(*templates: Template) -> Event:
    return Plan("ottocento", tuple(PlannedQuestion(one, seed) for seed, one in enumerate(templates))).event(new_nonce())


def test_a_question_keeps_the_house_rules_of_its_lesson() -> None:
    template = of_club()
    assert template.rules == WITHOUT
    made = plan.course(
        "review/0000abcd", sitting(template, Template(template.kind, template.skill, (), template.fields))
    )
    assert made is not None
    ours, usual = (drawn(made, step.id, seed, 0) for seed, step in enumerate(made.lesson.steps))
    assert ours is not None
    assert usual is not None
    assert ours.rules.moors_in_grande is False
    assert usual.rules.moors_in_grande is True


def test_the_learner_is_told_by_which_rules() -> None:
    made = plan.course("review/0000abcd", sitting(of_club()))
    assert made is not None
    attempt = replay(made, [Event("present", made.lesson.steps[0].id, "n-1", {"seed": 0})])
    told = str(LessonView(attempt, "en", "drawn").given()["prompt"])
    assert "House rules in force: The Moors continue at the end of the grande: no." in told


def test_what_a_game_asks_is_by_the_usual_rules_whichever_lesson_comes_first() -> None:
    stock = stocks()["ottocento"]
    assert stock.rules == type(stock.rules)()
    assert stock.rules_of(Template("who-wins", "follow-suit")) == stock.rules


def test_rules_that_the_game_no_longer_has_leave_the_question_out() -> None:
    template = of_club()
    gone = Template(template.kind, template.skill, (), template.fields, (("moors_in_grnde", "x"),))
    assert plan.course("review/0000abcd", sitting(gone)) is None
