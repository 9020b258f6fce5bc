"""A pause to talk: first everyone thinks alone, then the table talks, and only then is the question answered."""

from __future__ import annotations

from lessons.review.templates import written
from lessons.session import replay
from tests.lessons.test_player import HELLO, ONE, Learner
from tests.lessons.trying import HEAD, told

TALK = ONE.replace("}\n", ", discuss: true}\n")


def begun(steps: str) -> Learner:
    learner = Learner(steps)
    learner.do("present", seed=1)
    return learner


def test_a_question_to_talk_about_waits_until_the_table_has_talked() -> None:
    learner = begun(TALK)
    assert learner.at.talks
    assert learner.at.panel is not None, "its cards are on the table meanwhile"
    before = learner.at.revision
    at = learner.do("next")
    assert not at.talks
    assert not at.can_go_on
    assert at.revision != before
    assert learner.right().over


def test_it_is_talked_about_once() -> None:
    learner = begun(TALK + HELLO)
    learner.do("next")
    learner.wrong()
    assert not learner.at.talks
    assert not learner.again().talks
    learner.right()
    learner.do("next")
    assert not learner.do("back").talks, "whoever looks at it again has talked already"


def test_whoever_had_answered_before_the_author_put_the_pause_there_is_not_held_up() -> None:
    learner = begun(ONE)
    learner.right()
    assert not learner.again(TALK).talks
    assert replay.event(learner.again(TALK), "next", "n9") is not None


def test_a_review_does_not_stop_to_talk() -> None:
    lesson = Learner(TALK).course.lesson
    (templates,) = written((lesson,), fixed=True).values()
    assert not any("discuss" in template.ask() for template in templates)


def test_a_pause_is_true_or_false() -> None:
    (problem,) = told(HEAD + TALK.replace("true", "often"))
    assert "'discuss' is true or false" in problem
