"""What can be wrong with a lesson although its file is well formed: names, order, and what the engine says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from engine.errors import BadInput
from engine.game import Game, game
from engine.notation import NotationError, read_cards
from lessons import check_words, rings
from lessons.fields import Both, CardText, Model, Spec
from lessons.found import kinds, misconceptions
from lessons.load import Loaded
from lessons.problems import Path, Problem, meant
from lessons.script import END, Branch, Drill, Lesson, Say, Show, Step, is_drill, kind_of
from lessons.situations import NoSituation, draw, shows
from lessons.taking import rules_of
from lessons.words import LANGS, OFFERED, spans


@dataclass(frozen=True)
class Known:
    """What lessons may name: other lessons, skills, cited sections."""

    lessons: Mapping[str, Lesson]
    skills: frozenset[str]
    sources: frozenset[str]


def check(loaded: Loaded, known: Known) -> Iterator[Problem]:
    """Everything wrong with one lesson."""
    lesson = loaded.lesson
    if lesson is None:
        return
    say = _Sayer(loaded)
    yield from _head(lesson, known, say)
    yield from _languages(lesson, say)
    try:
        the_game = game(lesson.game)
    except BadInput as error:
        yield say(("game",), error.message, "unknown-game")
        return
    sound = True
    for name, value in lesson.rules.items():
        try:
            rules_of(the_game, {name: value})
        except BadInput as error:
            yield say(("rules", name), error.message, error.code)
            sound = False
    rules = rules_of(the_game, lesson.rules) if sound else the_game.house()
    seen: dict[str, int] = {}
    for i, step in enumerate(lesson.steps):
        path: Path = ("steps", i)
        if step.id in seen:
            yield say(
                (*path, "id"), f"the id {step.id!r} is that of step {seen[step.id] + 1} as well; ids are unique", "id"
            )
        seen.setdefault(step.id, i)
        yield from _texts(step, path, the_game, say)
        if isinstance(step, Branch):
            yield from _branch(step, path, i, lesson, say)
        elif isinstance(step, Say):
            yield from _known_source(step.source, (*path, "source"), known, say)
            if step.show is not None:
                yield from _card_fields(step.show, (*path, "show"), the_game, say)
                for wrong in rings.wrong(step.show.ring, the_game, _shown(step.show)):
                    yield say((*path, "show", "ring"), wrong.message, wrong.code, wrong.offset)
        elif isinstance(step, Spec):
            yield from _question(step, path, the_game, rules, known, say)


@dataclass(frozen=True)
class _Sayer:
    loaded: Loaded

    def __call__(self, path: Path, message: str, code: str, offset: int = 0) -> Problem:
        return self.loaded.reading.problem(path, message, code, offset=offset)


def _head(lesson: Lesson, known: Known, say: _Sayer) -> Iterator[Problem]:
    if lesson.id.split("/")[0] != lesson.game:
        yield say(("id",), f"the id {lesson.id!r} should begin with the game: {lesson.game}/...", "id")
    for i, skill in enumerate(lesson.teaches):
        yield from _known_skill(skill, ("teaches", i), known, say)
    for i, first in enumerate(lesson.after):
        if first not in known.lessons:
            yield say(("after", i), f"no lesson {first!r}{meant(first, known.lessons)}", "unknown-lesson")
        elif _leads_to(first, lesson.id, known.lessons, frozenset()):
            yield say(("after", i), f"{first} and {lesson.id} each ask for the other to come first", "cycle")
    yield from _known_source(lesson.source, ("source",), known, say)


def _languages(lesson: Lesson, say: _Sayer) -> Iterator[Problem]:
    """A language beside English and Italian is for a whole lesson."""
    texts = list(lesson.texts())
    for lang in OFFERED:
        without = [path for path, both in texts if not getattr(both, lang)]
        for path in without if len(without) < len(texts) else ():
            yield say(
                path,
                f"{lang!r} is missing here; other texts of the lesson have it, and it is for all or none",
                "missing",
            )


def _leads_to(start: str, goal: str, lessons: Mapping[str, Lesson], passed: frozenset[str]) -> bool:
    if start == goal:
        return True
    if start not in lessons or start in passed:
        return False
    return any(_leads_to(one, goal, lessons, passed | {start}) for one in lessons[start].after)


def _known_skill(skill: str, path: Path, known: Known, say: _Sayer) -> Iterator[Problem]:
    if skill not in known.skills:
        hint = meant(skill, sorted(known.skills)) or "; skills are in content/skills.yaml"
        yield say(path, f"no skill {skill!r}{hint}", "unknown-skill")


def _known_source(source: str, path: Path, known: Known, say: _Sayer) -> Iterator[Problem]:
    if source and source not in known.sources:
        hint = meant(source, sorted(known.sources)) or "; sources are in content/sources.yaml"
        yield say(path, f"no source {source!r}{hint}", "unknown-source")


def _texts(step: Step, path: Path, the_game: Game, say: _Sayer) -> Iterator[Problem]:
    both = getattr(step, "say", None)
    if not isinstance(both, Both):
        return
    codes = [card.code for card in the_game.pack]
    for lang in OFFERED:
        for span in spans(getattr(both, lang) or "", lang):
            at = (*path, "say", lang)
            if span.kind == "card" and span.ref not in codes:
                yield say(
                    at, f"no card {span.ref!r} in the {the_game.pack.name} pack{meant(span.ref, codes)}", "unknown-card"
                )
            elif span.kind == "term" and not span.ref:
                hint = "write *as shown|word of the glossary*, or **...** for emphasis"
                yield say(at, f"*{span.text}* is not in the glossary; {hint}", "unknown-term")


def _branch(step: Branch, path: Path, i: int, lesson: Lesson, say: _Sayer) -> Iterator[Problem]:
    ids = [one.id for one in lesson.steps]
    looked = lesson.step(step.branch.step)
    if looked is None:
        yield say(
            (*path, "branch", "step"), f"no step {step.branch.step!r}{meant(step.branch.step, ids)}", "unknown-step"
        )
    elif looked >= i:
        yield say(
            (*path, "branch", "step"),
            f"the step {step.branch.step!r} comes later; nothing is known of it here",
            "order",
        )
    else:
        asked = lesson.steps[looked]
        fits = ("mastered", "not-mastered") if isinstance(asked, Drill) else ("right", "with-help", "wrong")
        if not isinstance(asked, Spec):
            yield say((*path, "branch", "step"), f"the step {step.branch.step!r} asks nothing", "order")
        elif step.branch.went not in fits:
            yield say(
                (*path, "branch", "went"), f"such a step can go {', '.join(fits)}, never {step.branch.went!r}", "order"
            )
    to = lesson.step(step.to)
    if step.to != END and to is None:
        yield say((*path, "to"), f"no step {step.to!r}{meant(step.to, [*ids, END])}", "unknown-step")
    elif to is not None and to <= i:
        yield say((*path, "to"), f"the step {step.to!r} is further up; a branch only goes on", "order")


def _card_fields(model: Model, path: Path, the_game: Game, say: _Sayer) -> Iterator[Problem]:
    """Every field that holds cards must be readable with the game's pack."""
    for name, info in type(model).model_fields.items():
        if not any(isinstance(one, CardText) for one in info.metadata):
            continue
        try:
            read_cards(the_game.pack, getattr(model, name))
        except NotationError as error:
            told = str(error).split(": ", 1)[-1]
            yield say((*path, name), told, error.code, error.column - 1)


def _shown(show: Show) -> str:
    """The cards shown, as they are written."""
    return " ".join(value for name, value in show if name != "ring")


def _question(step: Spec, path: Path, the_game: Game, rules: Any, known: Known, say: _Sayer) -> Iterator[Problem]:
    kind = kinds()[kind_of(step)]
    for lang in say.loaded.lesson.languages if say.loaded.lesson else ():
        for code in check_words.without(lang, kind.name, the_game) if lang not in LANGS else ():
            yield say(path, f"a lesson in {lang!r}, but {kind.name} says {code!r}, which has no words in it", "words")
    yield from _known_skill(step.skill, (*path, "skill"), known, say)
    bad_cards = list(_card_fields(step, path, the_game, say))
    yield from bad_cards
    aims = []
    for i, aim in enumerate(step.aim):
        told = misconceptions().get(aim)
        if told is None:
            yield say(
                (*path, "aim", i), f"no misconception {aim!r}{meant(aim, misconceptions())}", "unknown-misconception"
            )
        elif told.families and the_game.family not in told.families:
            there = ", ".join(told.families)
            yield say(
                (*path, "aim", i), f"{aim!r} is no mistake in {the_game.id}; it is in the games of {there}", "aim"
            )
        elif kind.name not in told.kinds:
            yield say(
                (*path, "aim", i), f"{aim!r} cannot show in {kind.name}; it can in {', '.join(told.kinds)}", "aim"
            )
        else:
            aims.append((i, aim))
    if bad_cards:
        return
    faults = list(kind.faults(step, the_game, rules))
    yield from (say((*path, fault.field), fault.message, fault.code, fault.offset) for fault in faults)
    if faults:
        return
    if kind.fixed(step):
        yield from _fixed(kind, step, path, the_game, rules, aims, say)
    else:
        yield from _drawn(kind, step, path, the_game, rules, aims, say)


def _fixed(
    kind: Any, step: Spec, path: Path, the_game: Game, rules: Any, aims: list[tuple[int, str]], say: _Sayer
) -> Iterator[Problem]:
    if is_drill(step):
        yield say(
            path,
            "a drill asks a fresh situation each time; take its cards out, or make it a question ('kind')",
            "drill",
        )
    item = draw(kind, step.model_copy(update={"aim": tuple(aim for _, aim in aims)}), the_game, 1, rules)
    if step.expect and not kind.agrees(item, step.expect):
        yield say((*path, "expect"), f"you expect {step.expect!r}, the rules say {kind.expected(item)!r}", "expect")
    for i, aim in aims:
        if not shows(kind, item, aim):
            yield say((*path, "aim", i), f"{aim!r} does not change the answer of this situation", "aim")


def _drawn(
    kind: Any, step: Spec, path: Path, the_game: Game, rules: Any, aims: list[tuple[int, str]], say: _Sayer
) -> Iterator[Problem]:
    if step.expect:
        yield say((*path, "expect"), "the situation is drawn, so there is no one answer to expect", "expect")
    for i, aim in aims or [(0, "")]:
        try:
            for seed in (1, 2, 3):
                draw(kind, step.model_copy(update={"aim": (aim,) if aim else ()}), the_game, seed, rules)
        except NoSituation as error:
            yield say((*path, "aim", i), f"cannot be drawn: {error}", "unsatisfiable")
