"""The questions of the protocol: what each needs and may have, and who answers it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, cast

from engine.errors import BadInput, no_such
from engine.game import game, games
from engine.protocol.ask import whole
from engine.protocol.questions import complete, put
from lessons.course.course import Course
from lessons.course.loader import library
from lessons.lint.sentences.words import without
from lessons.protocol import replies
from lessons.protocol.asked import DrawnQuestion, as_a_program_sends_it, made, named, seed_of
from lessons.question.answered import ladder, marking
from lessons.question.kind import Answers, Kind
from lessons.question.registry import kinds
from lessons.script.steps import Lesson
from lessons.yamlfile.fields import FIRST, LANGS, OFFERED, Lang, Spec

Request = Mapping[str, Any]
Reply = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Ask:
    """What it is about, the fields it needs and may have, an example that runs, and who answers."""

    about: str
    needs: tuple[str, ...]
    may: tuple[str, ...]
    example: Request
    answer: Callable[[Request], Reply]


def reply_to(request: Request) -> Reply:
    """The reply to a request. Errors: :class:`BadInput`."""
    name, ask = put(request, ASKS, "lessons")
    complete(name, request, ask.needs, ask.may, ("id", "ask"))
    return ask.answer(request)


def _kinds(request: Request) -> Reply:
    return {"kinds": [_kind(kind) for kind in kinds().values()]}


@cache
def _kind(kind: Kind[Any, Any]) -> Reply:
    able = [name for name in games() if not kind.refuses(game(name))]
    french = {lang: [name for name in able if not without(lang, kind.name, game(name))] for lang in OFFERED}
    also = {lang: some for lang, some in french.items() if lang not in LANGS and some}
    refused = {name: kind.refuses(game(name)) for name in games() if name not in able}
    required = {name for name, field in kind.Spec.model_fields.items() if field.is_required()}
    return {
        "name": kind.name,
        "games": able,
        "languages": list(LANGS),
        "also": also,
        "drawn": required <= {"id", "skill"},
        "refused": refused,
    }


def _draw(request: Request) -> Reply:
    told = {name: request[name] for name in ("game", "kind", "seed") if name in request}
    told |= {name: request[name] for name in ("spec", "aim", "rules") if request.get(name)}
    asked = made(told)
    return replies.drawn(asked, _lang(request, asked))


def _answer(request: Request) -> Reply:
    asked = named(request["question"])
    lang, given = _lang(request, asked), asked.given(request.get("given", []))
    answer, family = asked.read(given, request["value"], "value"), asked.item.game.family
    mark, tries = marking.mark(asked.kind, asked.item, given, answer), _tries(request)
    if not mark.ok and tries < ladder.SHOWN - 1:
        mark = ladder.told(asked.kind, asked.item, given, answer, mark, tries)
    elif not mark.ok:
        mark = replace(ladder.solution(asked.kind, asked.item, given, answer, mark), done=False)
    reply = replies.mark(mark, lang, family)
    if mark.ok and not mark.done:
        reply["panel"] = replies.panel(asked.kind.panel(asked.item, (*given, answer)), lang, family)
    return reply


def _tries(request: Request) -> int:
    """The wrong answers that this step has had before."""
    return whole(request.get("tries", 0), "tries", 0, ladder.SHOWN - 1)


def _hints(request: Request) -> Reply:
    asked = named(request["question"])
    lang, given = _lang(request, asked), asked.given(request.get("given", []))
    return {"hints": replies.every(asked.kind.hints(asked.item, given), lang, asked.item.game.family)}


def _reveal(request: Request) -> Reply:
    asked = named(request["question"])
    lang, given = _lang(request, asked), asked.given(request.get("given", []))
    mark = asked.kind.reveal(asked.item, given)
    values = _values(asked, given)
    return {**replies.mark(mark, lang, asked.item.game.family), "value": values[0], "values": values}


def _values(asked: DrawnQuestion, given: Answers) -> list[object]:
    """A right answer to this step and to each that follows it."""
    found: list[object] = []
    while True:
        answer = asked.kind.right(asked.item, given)
        found.append(as_a_program_sends_it(asked.kind.panel(asked.item, given), answer))
        if asked.kind.explain(asked.item, given, answer).done:
            return found
        given = (*given, answer)


def _lessons(request: Request) -> Reply:
    return {"lessons": [_head(lesson) for lesson in library()]}


def _head(lesson: Lesson) -> Reply:
    return {
        "id": lesson.id,
        "title": {lang: getattr(lesson.title, lang) for lang in lesson.languages},
        "game": lesson.game,
        "languages": list(lesson.languages),
        "skills": list(lesson.teaches),
        "after": list(lesson.after),
        "steps": len(lesson.steps),
    }


def _lesson(request: Request) -> Reply:
    known = {lesson.id: lesson for lesson in library()}
    field = "lesson" if "lesson" in request else "id"
    name = request.get(field)
    if not isinstance(name, str) or name not in known:
        raise no_such("lesson", name, known, field, "unknown-lesson")
    lesson, seed = known[name], seed_of(request.get("seed", 1))
    lang = request.get("lang", lesson.languages[0])
    if lang not in lesson.languages:
        raise no_such("language", lang, lesson.languages, "lang", "unknown-language")
    course = Course.of(lesson)
    steps = []
    for step in lesson.steps:
        told = replies.step(step, lang, course.game.family)
        if isinstance(step, Spec):
            told |= replies.drawn(made(replies.questioned(step, lesson, course, seed)), lang)
        steps.append(told)
    return {**_head(lesson), "title": getattr(lesson.title, lang), "steps": steps}


def _lang(request: Request, asked: DrawnQuestion) -> Lang:
    """The language asked for; one beside English and Italian only where everything has words in it."""
    lang = request.get("lang", FIRST)
    if lang not in OFFERED:
        raise no_such("language", lang, OFFERED, "lang", "unknown-language")
    if lang not in LANGS and _wordless(lang, asked.kind.name, asked.item.game.id):
        raise BadInput(
            "unknown-language", f"{asked.kind.name} has no words in {lang!r} in {asked.item.game.id}", "lang"
        )
    return cast(Lang, lang)


@cache
def _wordless(lang: Lang, kind: str, its: str) -> bool:
    return bool(without(lang, kind, game(its)))


TRICK = {"game": "mineo3", "kind": "who-wins", "seed": 3}
STEP = ("question", "value")
ASKS: dict[str, Ask] = {
    "kinds": Ask("the kinds of questions, the games each can ask about, and why not the others", (), (), {}, _kinds),
    "draw": Ask(
        "a question of a kind: drawn by its seed, or of the situation that spec gives; aim: misconceptions it is to show",
        ("game", "kind", "seed"),
        ("spec", "aim", "rules", "lang"),
        {"game": "french4", "kind": "how-many-points", "seed": 7, "spec": {"size": 4}, "lang": "en"},
        _draw,
    ),
    "answer": Ask(
        "the mark of an answer; given: the values accepted so far, where a question has several steps; tries: the wrong answers "
        "this step has had before, for with the third one its solution is told",
        STEP,
        ("given", "tries", "lang"),
        {"question": TRICK, "given": [], "value": [1], "lang": "it"},
        _answer,
    ),
    "hints": Ask(
        "three hints: where to look, the rule, the first step",
        ("question",),
        ("given", "lang"),
        {"question": TRICK, "lang": "en"},
        _hints,
    ),
    "reveal": Ask(
        "the solution, in words and as the values that answer this step and the following ones",
        ("question",),
        ("given", "lang"),
        {"question": TRICK, "lang": "en"},
        _reveal,
    ),
    "lessons": Ask("the lessons there are", (), (), {}, _lessons),
    "lesson": Ask(
        "a whole lesson: every step's text and cards, its questions as draw gives them (id, or lesson beside an id)",
        (),
        ("lesson", "lang", "seed"),
        {"lesson": "mineo3/following", "lang": "it"},
        _lesson,
    ),
}
