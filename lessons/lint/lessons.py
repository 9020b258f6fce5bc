"""What can be wrong with a lesson although its file is well formed: its names, its texts, the order of its steps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.errors import BadInput
from engine.game import Game, game
from lessons.course.course import rules_of
from lessons.course.taught import placed
from lessons.course.told import told_by_then
from lessons.lint import completeness, own_names, reach
from lessons.lint.questions import PlacedQuestion, card_fields
from lessons.script import house
from lessons.script.lesson_reader import LoadedFile
from lessons.script.references import KnownNames, Sayer
from lessons.script.steps import END, Branch, Drill, Lesson, Result, Say, Show, Step
from lessons.text import highlights
from lessons.text.markup import spans
from lessons.text.printed import STANDS_FOR
from lessons.yamlfile.checker_message import CheckerMessage, meant
from lessons.yamlfile.fields import OFFERED, Both, Spec
from lessons.yamlfile.problems import Path, Problem


def check(loaded: LoadedFile, known: KnownNames) -> Iterator[Problem]:
    """Everything wrong with one lesson."""
    lesson = loaded.lesson
    if lesson is None:
        return
    say = loaded.reading.problem
    known = known.of(lesson)
    yield from own_names.check(lesson, known.taken, loaded.reading)
    yield from _head(lesson, known, say)
    yield from completeness.whole(lesson, say)
    try:
        the_game = game(lesson.game)
    except BadInput:
        yield say(("game",), house.no_game(lesson.game), "unknown-game")
        return
    if lesson.pack and STANDS_FOR.get(lesson.pack) != the_game.family:
        yield say(("pack",), house.no_pack(lesson.pack, the_game), "unknown-pack")
    sound = True
    for name, value in lesson.rules.items():
        try:
            rules_of(the_game, {name: value})
        except BadInput as error:
            yield say(("rules", name), house.wrong_rule(the_game, name, value), error.code)
            sound = False
    rules = rules_of(the_game, lesson.rules) if sound else the_game.house()
    for i in reach.unreachable(lesson):
        yield say(("steps", i), CheckerMessage("checker.unreachable"), "unreachable")
    within = told_by_then(placed(lesson, known.lessons.values()))
    seen: dict[str, int] = {}
    for i, step in enumerate(lesson.steps):
        path: Path = ("steps", i)
        if step.id in seen:
            yield say((*path, "id"), CheckerMessage("checker.step-id", id=repr(step.id), n=seen[step.id] + 1), "id")
        seen.setdefault(step.id, i)
        yield from _texts(step, path, the_game, own_names.spelled(lesson), say)
        if isinstance(step, Branch):
            yield from _branch(step, path, i, lesson, say)
        elif isinstance(step, Say):
            yield from known.source(step.source, (*path, "source"), say)
            if step.show is not None:
                yield from card_fields(step.show, (*path, "show"), the_game, say)
                for wrong in highlights.wrong(step.show.ring, the_game, _shown(step.show)):
                    yield say((*path, "show", "ring"), wrong.message, wrong.code, offset=wrong.offset)
        elif isinstance(step, Result):
            yield from _result(step, path, i, lesson, known, say)
        elif isinstance(step, Spec):
            its = PlacedQuestion(step, lesson, path, the_game, rules, say, within.get(step.id))
            yield from its.problems(known, lesson.languages)


def _head(lesson: Lesson, known: KnownNames, say: Sayer) -> Iterator[Problem]:
    if lesson.id.split("/")[0] != lesson.game:
        yield say(("id",), CheckerMessage("checker.id-of-game", id=repr(lesson.id), game=lesson.game), "id")
    for i, skill in enumerate(lesson.teaches):
        yield from known.skill(skill, ("teaches", i), say)
    for i, first in enumerate(lesson.after):
        if first not in known.lessons:
            yield say(("after", i), no_lesson(first, known), "unknown-lesson")
        elif _leads_to(first, lesson.id, known.lessons, frozenset()):
            yield say(("after", i), CheckerMessage("checker.cycle", one=first, other=lesson.id), "cycle")
    yield from known.source(lesson.source, ("source",), say)


def no_lesson(lesson: str, known: KnownNames) -> CheckerMessage:
    return CheckerMessage("checker.no-lesson", lesson=repr(lesson), hint=meant(lesson, known.lessons))


def _leads_to(start: str, goal: str, lessons: Mapping[str, Lesson], passed: frozenset[str]) -> bool:
    if start == goal:
        return True
    if start not in lessons or start in passed:
        return False
    return any(_leads_to(one, goal, lessons, passed | {start}) for one in lessons[start].after)


def _texts(step: Step, path: Path, the_game: Game, own: Mapping[str, str], say: Sayer) -> Iterator[Problem]:
    both = getattr(step, "say", None)
    if not isinstance(both, Both):
        return
    codes = [card.code for card in the_game.pack]
    for lang in OFFERED:
        for span in spans(getattr(both, lang) or "", lang, also=own):
            at = (*path, "say", lang)
            if span.kind == "card" and span.ref not in codes:
                hint = meant(span.ref, codes)
                said = CheckerMessage("checker.no-card", card=repr(span.ref), pack=the_game.pack.name, hint=hint)
                yield say(at, said, "unknown-card")
            elif span.kind == "term" and not span.ref:
                yield say(at, CheckerMessage("checker.no-term", word=span.text), "unknown-term")


def _result(step: Result, path: Path, i: int, lesson: Lesson, known: KnownNames, say: Sayer) -> Iterator[Problem]:
    asked = [one.id for one in lesson.steps[:i] if isinstance(one, Spec)]
    for k, part in enumerate(step.result):
        at = (*path, "result", k)
        for n, name in enumerate(part.steps):
            if name not in asked:
                said = CheckerMessage("checker.no-question-before", step=repr(name), hint=meant(name, asked))
                yield say((*at, "steps", n), said, "unknown-step")
        if part.again not in known.lessons:
            yield say((*at, "again"), no_lesson(part.again, known), "unknown-lesson")
        if part.enough is not None and part.enough > len(part.steps):
            yield say((*at, "enough"), CheckerMessage("checker.enough", n=part.enough, of=len(part.steps)), "order")


def _branch(step: Branch, path: Path, i: int, lesson: Lesson, say: Sayer) -> Iterator[Problem]:
    ids = [one.id for one in lesson.steps]
    looked = lesson.step(step.branch.step)
    if looked is None:
        yield say((*path, "branch", "step"), _no_step(step.branch.step, ids), "unknown-step")
    elif looked >= i:
        said = CheckerMessage("checker.comes-later", step=repr(step.branch.step))
        yield say((*path, "branch", "step"), said, "order")
    else:
        asked = lesson.steps[looked]
        fits = ("mastered", "not-mastered") if isinstance(asked, Drill) else ("right", "with-help", "wrong")
        if not isinstance(asked, Spec):
            said = CheckerMessage("checker.asks-nothing", step=repr(step.branch.step))
            yield say((*path, "branch", "step"), said, "order")
        elif step.branch.went not in fits:
            said = CheckerMessage("checker.never-goes", known=", ".join(fits), went=repr(step.branch.went))
            yield say((*path, "branch", "went"), said, "order")
    to = lesson.step(step.to)
    if step.to != END and to is None:
        yield say((*path, "to"), _no_step(step.to, [*ids, END]), "unknown-step")
    elif to is not None and to <= i:
        yield say((*path, "to"), CheckerMessage("checker.further-up", step=repr(step.to)), "order")


def _no_step(step: str, known: list[str]) -> CheckerMessage:
    return CheckerMessage("checker.no-step", step=repr(step), hint=meant(step, known))


def _shown(show: Show) -> str:
    """The cards shown, as they are written."""
    return " ".join(value for name, value in show if name != "ring")
