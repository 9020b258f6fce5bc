"""Questions of a lesson for paper: drawn by a number that always gives the same ones, each with its answer and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import cast

from lessons.question import marking
from lessons.question.kind import Item, Kind
from lessons.question.panel import Given, Panel, Said
from lessons.question.registry import kinds
from lessons.question.sampling import NoSituation, draw
from lessons.script.fields import Spec
from lessons.script.steps import Lesson, kind_of
from lessons.session.course import Course
from lessons.text import phrases
from lessons.text.markup import spans
from screens.components.board.match_text import say as label
from screens.prints.cells import as_table
from screens.wording.texts import either

DRAWS = 12
"""Situations tried for one question, until one can be answered in one step."""
STEPS = 40
LETTERS = "abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True, slots=True)
class Asked:
    """One question in one language: what is said first, what is asked and may be chosen, the right answer and its reason."""

    skill: str
    family: str
    panel: Panel
    said: str
    prompt: str
    choices: tuple[str, ...]
    answer: str
    reason: str

    @property
    def cards(self) -> tuple[str, ...]:
        return tuple(code for row in self.panel.rows for code in row.cards)


def drawn(lesson: Lesson, many: int, seed: int, lang: str) -> tuple[Asked, ...]:
    """Up to so many questions; steps whose situation is written down are asked once, drills as often as there is room."""
    course = Course.of(lesson)
    steps = [step for step in lesson.steps if isinstance(step, Spec)]
    rng, found, asked = Random(seed), list[Asked](), set[str]()
    for turn in range(many * 3):
        if not steps or len(found) >= many:
            break
        step = steps[turn % len(steps)]
        kind = kinds()[kind_of(step)]
        if kind.fixed(step) and step.id in asked:
            continue
        asked.add(step.id)
        item = _item(kind, step, course, rng)
        if item is not None:
            one = _asked(kind, item, step, course.game.family, lang)
            if one not in found:
                found.append(one)
    return tuple(found)


def _item(kind: Kind[Spec, Item], step: Spec, course: Course, rng: Random) -> Item | None:
    """A situation; answered in one step rather than in several where there is such a one."""
    item = None
    for number in range(1 if kind.fixed(step) else DRAWS):
        try:
            item = draw(kind, step, course.game, rng.randrange(2**31), course.rules, number)
        except NoSituation:
            return item
        if marking.mark(kind, item, (), kind.right(item)).done:
            break
    return item


def _asked(kind: Kind[Spec, Item], item: Item, step: Spec, family: str, lang: str) -> Asked:
    panel, (said, prompt) = kind.panel(item), _question(step, kind.panel(item), lang, family)
    answers, reasons, given = list[str](), list[str](), cast(Given, ())
    for _ in range(STEPS):
        now, right = kind.panel(item, given), kind.right(item, given)
        answers.append(_answer(now, right, _choices(now, lang, family), lang, family))
        mark = kind.explain(item, given, right)
        reasons += phrases.say_all(mark.says, cast(phrases.Lang, lang), family)
        if mark.done:
            break
        given = (*given, right)
    more = f" {label('prints.steps', lang)}" if len(answers) > 1 else ""
    reason = " ".join(dict.fromkeys(reasons))
    choices, answer = _choices(panel, lang, family), " → ".join(answers)
    return Asked(step.skill, family, panel, said, prompt + more, choices, answer, reason)


def _question(step: Spec, panel: Panel, lang: str, family: str) -> tuple[str, str]:
    """What the lesson says above the question, and the question; where a step must say something, that is the question."""
    if step.say is None:
        return "", _say(panel.prompt, lang, family)
    said = "".join(span.text for span in spans(either(step.say, lang), cast(phrases.Lang, lang), family))
    if type(step).model_fields["say"].is_required():
        return "", said
    return said, _say(panel.prompt, lang, family)


def _choices(panel: Panel, lang: str, family: str) -> tuple[str, ...]:
    return tuple(_say(one, lang, family) for one in panel.choices)


def _answer(panel: Panel, right: Sequence[int], choices: Sequence[str], lang: str, family: str) -> str:
    if panel.mode == "number":
        return str(right[0])
    if panel.mode == "choice":
        return f"{LETTERS[right[0]]}) {choices[right[0]]}"
    if right and right[0] < 0:
        return f"{LETTERS[-1 - right[0]]}) {choices[-1 - right[0]]}"
    picked = [panel.pickable[at] for at in right]
    return ", ".join(phrases.card_name(code, cast(phrases.Lang, lang), family=family) for code in picked)


def _say(said: Said, lang: str, family: str) -> str:
    return phrases.say(said, cast(phrases.Lang, lang), family)


def as_csv(asked: Sequence[Asked], lang: str) -> bytes:
    """A table any program opens: cards by their codes, fields apart as a spreadsheet of that language expects them."""
    names = ("number", "skill", "question", "cards", "choices", "answer", "reason")
    lines: list[tuple[object, ...]] = [tuple(label(f"prints.csv.{name}", lang) for name in names)]
    for number, one in enumerate(asked, 1):
        choices = " | ".join(f"{LETTERS[i]}) {choice}" for i, choice in enumerate(one.choices))
        question = f"{one.said} {one.prompt}" if one.said else one.prompt
        lines.append((number, one.skill, question, " ".join(one.cards), choices, one.answer, one.reason))
    return as_table(lines, lang)
