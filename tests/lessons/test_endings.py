"""How lessons, hands and deals end: one sentence that is true of what happened, one rule, and what most of the points came from."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from engine.games.bologna.deal.score import score
from lessons.course.course import Course
from lessons.course.loader import library
from lessons.script.steps import Lesson
from lessons.session.ending import headline, main_rule, rule_to_keep, to_remember
from lessons.session.returning.returns import MissedQuestion
from lessons.session.state import Attempt
from lessons.tables import france, sicily
from lessons.tables.after_a_deal import ending as at_table
from lessons.tables.bologna import ending
from lessons.tables.bologna.match import PracticeMatch
from lessons.tables.hand import ME
from lessons.text.message import Message
from lessons.text.phrases import LANGS, say
from lessons.yamlfile.fields import Spec
from tests.lessons.practising import played_on
from tests.lessons.test_at_table import HERE, At

WORDS = 40
"""So many a headline has at most: it is read at one look."""


def one_sentence(said: Message, family: str) -> dict[str, str]:
    """What is said in each language: something, and with one full stop."""
    told = {lang: say(said, lang, family) for lang in LANGS}
    for sentence in told.values():
        assert sentence.count(". ") == 0, sentence
        assert sentence[-1] in ".!", sentence
        assert len(sentence.split()) <= WORDS
    return told


def taken(lesson: Lesson, right: int, asked: int, missed: str = "") -> Attempt:
    """A lesson at its end; the first question that was ``missed`` stays "open" or is "mended"."""
    course = Course.of(lesson)
    wrong = [one for one in lesson.steps if isinstance(one, Spec)][:1] if missed else []
    back = tuple(MissedQuestion(one.id, 1, 1, False, 0, shown=True, mended=missed == "mended") for one in wrong)
    return Attempt(course, at=len(lesson.steps), tally=(right, asked), missed=back)


OUTCOMES = {
    "nothing asked": (0, 0, "", "lesson-read"),
    "all right": (6, 6, "", "lesson-all"),
    "the others after all": (4, 6, "mended", "lesson-came"),
    "all of them after all": (0, 6, "mended", "lesson-came-late"),
    "most of them": (4, 6, "open", "lesson-most"),
    "some of them": (1, 6, "open", "lesson-some"),
    "none": (0, 6, "open", "lesson-seen"),
}


@pytest.mark.parametrize("outcome", OUTCOMES)
def test_a_lesson_ends_with_one_sentence_that_is_true_and_no_reproach(outcome: str) -> None:
    right, asked, missed, name = OUTCOMES[outcome]
    said = headline(taken(next(one for one in library() if one.id == "ottocento/following"), right, asked, missed))
    assert said.reason == f"ends.{name}"
    for told in one_sentence(said, "bologna").values():
        figures = {int(one.strip(".,;")) for one in told.split() if one.strip(".,;").isdigit()}
        assert figures <= {right, asked}
        assert 0 not in figures, "what nobody got right is not counted out"


@pytest.mark.parametrize("lesson", library(), ids=lambda one: one.id)
def test_every_lesson_has_one_rule_to_keep_and_it_is_that_of_what_was_missed(lesson: Lesson) -> None:
    rule = main_rule(Course.of(lesson))
    family = Course.of(lesson).game.family
    for lang in LANGS:
        assert say(rule, lang, family)
    assert rule.reason not in ("choice.not", "free-lead")
    kept = rule_to_keep(taken(lesson, 0, 6, "open"))
    assert all(say(kept, lang, family) for lang in LANGS)
    for told in (rule, kept):
        assert "you have some" not in say(told, "en", family), "a rule, and not what held of one hand"
        assert "you have no " not in say(told, "en", family).lower()


@pytest.mark.parametrize(
    ("ours", "theirs", "name"),
    [
        (300, 120, "won"),
        (121, 120, "won"),
        (120, 120, "even"),
        (100, 120, "close"),
        (45, 286, "lost"),
        (0, 900, "lost"),
    ],
)
def test_a_hand_of_bologna_is_said_to_have_gone_as_it_has(ours: int, theirs: int, name: str) -> None:
    assert ending.how_it_went(ours, theirs) == f"ends.hand-{name}"
    for first in ("first", name):
        told = one_sentence(Message(f"ends.hand-{first}", {"n": ours, "m": theirs}), "bologna")
        assert all(str(ours) in one for one in told.values())


@pytest.mark.parametrize("seed", range(3))
def test_what_most_of_a_hand_s_points_came_from_is_told_of_the_side_that_has_more(seed: int) -> None:
    *_, played = played_on("whole", seed)
    assert played.hand is not None
    sides = score(played.hand.state).sides
    side = int(sides[1].total > sides[0].total)
    said = at_table.most_points(played.hand)
    assert said is not None
    item = said.reason.split("-")[1]
    assert said.reason.endswith(("we", "they")[side])
    assert said.facts == {"n": getattr(sides[side], item), "of": sides[side].total}
    assert all(getattr(sides[side], one) <= said.facts["n"] for one in ending.ITEMS)
    one_sentence(said, "bologna")
    one_sentence(at_table.rule_to_keep(played.hand), "bologna")
    assert at_table.headline(played).reason == "ends.hand-first"


def test_the_sentence_after_a_match_s_last_hand_says_who_has_won() -> None:
    *_, played = played_on("whole", 0)
    for deals, who in (((900, 10), "we"), ((10, 900), "they")):
        over = replace(played, match=PracticeMatch("800", (deals,)))
        assert at_table.headline(over).reason == f"practice.match-won-{who}"


@pytest.mark.parametrize("item", ending.ITEMS)
def test_everything_that_scores_has_its_sentence_and_its_rule(item: str) -> None:
    for said in (Message(f"ends.from-{item}-we", {"n": 6, "of": 9}), Message(f"ends.keep-{item}")):
        one_sentence(said, "bologna")
    one_sentence(Message(f"ends.from-{item}-they", {"n": 6, "of": 9}), "bologna")


@pytest.mark.parametrize("name", HERE)
def test_a_deal_at_every_table_ends_with_one_sentence_about_what_it_brings(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = At(name, 1)
    while not at.sitting.hand or at.hand.stage != "over" or not at.hand.family.played_at_all(at.hand.state):
        if not at.sitting.hand or at.hand.stage == "over":
            at.deal()
        else:
            at.step(0.0)
    family, its = at.hand.game.family, at.hand.family.reckoning(at.hand)
    one_sentence(at_table.headline(at.sitting), family)
    one_sentence(at_table.rule_to_keep(at.hand), family)
    assert its.most in its.lines or its.most.reason.startswith("ends.from-"), (
        "one line of the reckoning, or what it came from"
    )
    paid = family != "bologna"
    for mine, way in ((12, "won"), (-1374, "lost"), (0, "even")) if paid else ():
        made = replace(its, payoffs=(mine, *its.payoffs[1:]))
        monkeypatch.setattr(
            {"sicily": sicily, "france": france}[family].TABLE, "reckoning", lambda hand, made=made: made
        )
        for dealt, first in ((1, "first-deal"), (2, "deal")):
            said = at_table.headline(replace(at.sitting, dealt=dealt))
            assert said.reason == f"ends.{first}-{way}-{its.unit}"
            told = one_sentence(said, family)
            assert all((str(abs(mine)) in one) == bool(mine) for one in told.values())
    assert not paid or its.payoffs[ME] is not None


@pytest.mark.parametrize("bonus", ["petit-au-bout", "poignee", "slam"])
def test_a_bonus_has_a_rule_of_its_own(bonus: str) -> None:
    one_sentence(Message(f"ends.keep-france-{bonus}"), "france")
    for family in ("sicily", "france"):
        one_sentence(Message(f"ends.keep-{family}-play"), family)


def test_only_the_first_whole_hand_played_to_its_end_is_told_as_the_first() -> None:
    *_, played = played_on("whole", 0)
    assert at_table.headline(replace(played, finished=2)).reason != "ends.hand-first"
    assert played.hand is not None
    part = replace(played, hand=replace(played.hand, sort="short"))
    assert at_table.headline(part).reason != "ends.hand-first"


@pytest.mark.parametrize("lesson", library(), ids=lambda one: one.id)
def test_what_is_to_be_remembered_speaks_of_no_cards_that_are_gone(lesson: Lesson) -> None:
    """At the end nothing lies there: neither a suit that was led nor the reader's own trumps."""
    told = [say(said, "en", Course.of(lesson).game.family) for said in to_remember(Course.of(lesson))]
    gone = re.compile(
        r"of this trick|[Yy]ou have (no|some|one)\b|suit led \(|[Yy]our (Queen|Angel|hand is)|any card may be led"
    )
    assert told, "there is something"
    assert not [one for one in told if gone.search(one)]
