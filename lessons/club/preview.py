"""A lesson as its author wants to see it: each question with its answer, its hints, and what each wrong belief makes of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from lessons.course.course import Course, question_at
from lessons.course.rehearsal import rounds
from lessons.question.answered.marking import mark
from lessons.question.kind import Answer, Answers, Item, Kind, Mark, Panel
from lessons.question.registry import about, kinds
from lessons.script.steps import kind_of
from lessons.session.step_link import StepLink
from lessons.text import phrases
from lessons.text.card_names import card_name
from lessons.text.printed import edition
from lessons.yamlfile.fields import Lang, Spec


@dataclass(frozen=True, slots=True)
class Round:
    """One step of a question: what is shown, the right answer in words, what is said then, the hints."""

    panel: Panel
    right: str
    says: tuple[str, ...]
    hints: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Wrong:
    """A wrong answer: the misconception behind it (empty: none that has a name), the answer, and what is said of it."""

    believes: str
    answer: str
    says: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class QuestionPreview:
    """A question with one seed, as it looks to a learner, and to everybody who believes something wrong."""

    item: Item
    rounds: tuple[Round, ...]
    wrong: tuple[Wrong, ...]
    guess: float


def preview(course: Course, link: StepLink, lang: Lang, pack: str = "") -> QuestionPreview | None:
    """The question of this link (seed 0 where it names none), with the cards of this pack; None where there is none.

    Errors: whatever is wrong with the lesson.
    """
    item = question_at(course, link.step, link.seed or 0, link.number)
    place = course.lesson.step(link.step)
    if item is None or place is None:
        return None
    step = course.lesson.steps[place]
    assert isinstance(step, Spec)
    kind = kinds()[kind_of(step)]
    told = _PreviewStyle(lang, edition(item.game.family, kind.panel(item).pack or pack))
    asked = tuple(
        Round(
            panel,
            told.answer(panel, right),
            told.mark(mark),
            phrases.say_all(kind.hints(item, given), lang, told.family),
        )
        for given, panel, right, mark in rounds(kind, item)
    )
    return QuestionPreview(item, asked, tuple(_wrong(kind, item, told)), kind.guess_rate(item))


@dataclass(frozen=True, slots=True)
class _PreviewStyle:
    """In which language, in the words of which games, and with which pack's names."""

    lang: Lang
    family: str

    def mark(self, mark: Mark) -> tuple[str, ...]:
        return phrases.say_all(mark.says, self.lang, self.family)

    def answer(self, panel: Panel, answer: Answer) -> str:
        """An answer as people say it: a number, a choice, the names of cards."""
        if panel.mode == "number":
            return str(answer[0])
        if panel.mode == "choice":
            return phrases.say(panel.choices[answer[0]], self.lang, self.family)
        codes = panel.pickable
        return ", ".join(
            phrases.say(panel.choices[-1 - i], self.lang, self.family)
            if i < 0
            else card_name(codes[i], self.lang, family=self.family)
            for i in answer
        )


def _wrong(kind: Kind[Any, Any], item: Item, told: _PreviewStyle) -> Iterator[Wrong]:
    """What each misconception answers where it first goes wrong; of a question with written answers each wrong one."""
    for one in about(kind.name):
        for given, panel, _, _ in rounds(kind, item):
            theirs = kind.answer_under(item, given, one)
            if theirs is not None:
                yield _marked(kind, item, given, panel, theirs, one.id, told)
                break
    panel = kind.panel(item)
    if panel.mode == "choice" and not about(kind.name):
        for answer in ((place,) for place in range(len(panel.choices))):
            if not kind.is_right(item, (), answer):
                yield _marked(kind, item, (), panel, answer, mark(kind, item, (), answer).diagnosis or "", told)


def _marked(
    kind: Kind[Any, Any], item: Item, given: Answers, panel: Panel, answer: Answer, name: str, told: _PreviewStyle
) -> Wrong:
    return Wrong(name, told.answer(panel, answer), told.mark(mark(kind, item, given, answer)))
