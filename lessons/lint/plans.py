"""Everything wrong with plans although their files are well formed: what they name, whether it can be asked, their minutes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path as File
from random import Random

from engine.errors import BadInput
from engine.game import game
from engine.games.bologna.deal.form import OTTOCENTO
from lessons.course.course import Course
from lessons.evening.polls import choosing
from lessons.lint import lessons as lint
from lessons.plans.lying import lying_wrong
from lessons.plans.reading import QUESTIONS, LoadedPlan, languages_missing
from lessons.plans.rounds import question_for
from lessons.plans.shape import Asks, OnTable, Part, Plan
from lessons.plans.shelf import twice, unaskable
from lessons.question.registry import misconceptions
from lessons.questions.problem import shelf
from lessons.script import house
from lessons.script.references import KnownNames, Sayer
from lessons.shared_table.judging import is_offered
from lessons.shared_table.teaching.aiming import aims
from lessons.tables.recorded import hand_of_lines, lines_of
from lessons.yamlfile.checker_message import CheckerMessage, meant, meant_or_all
from lessons.yamlfile.fields import Spec
from lessons.yamlfile.problems import FileReading, Path, Problem

WAYS = ("aim", "skill", "step", "left_open")
CARDS = ("number", "aim", "problem", "record")


def check(every: Sequence[LoadedPlan], known: KnownNames, before: Sequence[LoadedPlan] = ()) -> Iterator[Problem]:
    """Everything wrong with these plans, that of reading them among it; ``before``: others whose ids are taken."""
    courses = _courses(known)
    first = {one.plan.id: one.file for one in before if one.plan is not None}
    for one in every:
        yield from one.problems
        told = [] if one.asked is None else list(lint.check(one.asked, known))
        yield from told
        if one.plan is None:
            continue
        if first.setdefault(one.plan.id, one.file) != one.file:
            yield twice(one, first[one.plan.id])
        unasked = unaskable(one)
        # That a question cannot be asked is news only where nobody has said why.
        yield from () if told else unasked
        yield from _plan(one, one.plan, known, None if unasked else courses)


def _courses(known: KnownNames) -> dict[str, Course]:
    """The lessons that can be asked from; of those that cannot the checker tells elsewhere."""
    found = {}
    for id_, lesson in known.lessons.items():
        try:
            found[id_] = Course.of(lesson)
        except BadInput:
            continue
    return found


def _plan(one: LoadedPlan, plan: Plan, known: KnownNames, courses: Mapping[str, Course] | None) -> Iterator[Problem]:
    """``courses``: what its parts may ask from; None where its own questions cannot be asked, so that nothing can be tried."""
    say = one.reading.problem
    if plan.id != File(one.file).stem:
        yield say(("id",), CheckerMessage("checker.plan-file", id=repr(plan.id), file=f"{plan.id}.yaml"), "id")
    yield from languages_missing(plan, one.reading)
    yield from known.source(plan.source, ("source",), say)
    for i, lesson in enumerate(plan.after):
        yield from _lesson(lesson, ("after", i), known, say)
    whole = sum(part.minutes for part in plan.parts)
    if whole != plan.minutes:
        yield say(("minutes",), CheckerMessage("checker.minutes", whole=whole, told=plan.minutes), "minutes")
    try:
        game(plan.game)
    except BadInput:
        yield say(("game",), house.no_game(plan.game), "unknown-game")
        return
    own = {} if one.lesson is None or courses is None else {one.lesson.id: Course.of(one.lesson)}
    for place, part in enumerate(plan.parts):
        at: Path = ("parts", place)
        yield from known.source(part.source, (*at, "source"), say)
        if part.own_pace:
            yield from _lesson(part.own_pace, (*at, "own_pace"), known, say)
        yield from _plays(part, at, plan, say)
        if part.table is not None:
            yield from _lies(part.table, (*at, "table"), plan, say)
        if part.cards and part.sort in ("ask", "own_pace", "table"):
            yield say((*at, "cards"), CheckerMessage("checker.own-cards"), "shape")
        if part.ask is not None and courses is not None:
            yield from _asks(part.ask, (*at, "ask"), plan, {**own, **courses}, known, say)
    yield from lying_wrong(plan, say)
    yield from _unasked(one, plan)
    yield from _not_again(plan, say)


def _not_again(plan: Plan, say: Sayer) -> Iterator[Problem]:
    """Where another one of the same aim is not proposed, a second question would never come."""
    for place, part in enumerate(plan.parts if plan.customs.again is False else ()):
        if part.ask is not None and part.ask.questions > 1:
            at: Path = ("parts", place, "ask", "questions")
            told = CheckerMessage("checker.not-again", n=part.ask.questions)
            yield say(at, told, "shape")


def _plays(part: Part, at: Path, plan: Plan, say: Sayer) -> Iterator[Problem]:
    """What is opened has to be said, too: it stands on the wall, and on the sheet."""
    opens = [key for key in ("deal", "tables") if getattr(part, key)]
    if opens and part.play is None:
        yield say((*at, opens[0]), CheckerMessage("checker.without-play", key=repr(opens[0])), "shape")
    if len(opens) > 1:
        yield say((*at, "tables"), CheckerMessage("checker.deal-and-tables"), "shape")
    if part.deal is not None and plan.game != OTTOCENTO.id:
        said = CheckerMessage("checker.deals-by-number", game=repr(OTTOCENTO.id), other=repr(plan.game))
        yield say((*at, "deal"), said, "unknown-game")


def _lies(cards: OnTable, at: Path, plan: Plan, say: Sayer) -> Iterator[Problem]:
    """The cards of a teaching table: named in one way, and there are such in this game."""
    ways = [way for way in CARDS if getattr(cards, way)]
    if len(ways) != 1:
        yield say(at, CheckerMessage("checker.one-way-cards", known=", ".join(CARDS)), "shape")
        return
    if not is_offered(plan.game):
        yield say(at, CheckerMessage("checker.no-shared-table", game=repr(plan.game)), "unknown-game")
        return
    problems = shelf.themes() if plan.game == shelf.GAME else ()
    known = {"aim": tuple(aims(plan.game)), "problem": problems}.get(ways[0])
    name = str(getattr(cards, ways[0]))
    if known is not None and name not in known:
        said = CheckerMessage("checker.no-such-deal", name=repr(name), hint=meant_or_all(name, known))
        yield say((*at, ways[0]), said, "unknown-deal")
    hand = hand_of_lines([*lines_of(cards.record)]) if cards.record else None
    if cards.record and (hand is None or hand.game_id != plan.game or not hand.state.deck):
        yield say((*at, "record"), CheckerMessage("checker.no-record", game=repr(plan.game)), "unknown-deal")


def _lesson(lesson: str, at: Path, known: KnownNames, say: Sayer) -> Iterator[Problem]:
    if lesson not in known.lessons:
        yield say(at, lint.no_lesson(lesson, known), "unknown-lesson")


def _asks(
    asks: Asks, at: Path, plan: Plan, courses: Mapping[str, Course], known: KnownNames, say: Sayer
) -> Iterator[Problem]:
    ways = [way for way in WAYS if getattr(asks, way)]
    if asks.left_open != bool(asks.otherwise):
        yield say(at, CheckerMessage("checker.left-open-or"), "missing" if asks.left_open else "shape")
        return
    if asks.lesson and not asks.step:
        yield say((*at, "lesson"), CheckerMessage("checker.which-step", lesson=asks.lesson), "missing")
        return
    if len(ways) != 1 and ways != ["aim", "step"]:
        yield say(at, CheckerMessage("checker.one-way", known=", ".join(WAYS)), "shape")
        return
    wrong = [*_named(asks, at, plan, courses, known, say)]
    yield from wrong
    if not wrong:
        try:
            made = question_for(courses, plan, asks.tries()[0], Random(1))
        except BadInput:
            made = None
        if made is None:
            where = "or" if asks.left_open else ways[-1]
            yield say((*at, where), _impossible(asks, plan, courses), "impossible")


def _named(
    asks: Asks, at: Path, plan: Plan, courses: Mapping[str, Course], known: KnownNames, say: Sayer
) -> Iterator[Problem]:
    """What it names has to be there."""
    for aim, key in ((asks.aim, "aim"), (asks.otherwise, "or")):
        if aim and aim not in misconceptions():
            near = meant(aim, misconceptions()) or CheckerMessage("checker.misconceptions-are")
            said = CheckerMessage("checker.no-misconception", aim=repr(aim), hint=near)
            yield say((*at, key), said, "unknown-misconception")
        elif aim and not misconceptions()[aim].fits(game(plan.game)):
            said = CheckerMessage("checker.aim-other-game", aim=repr(aim), game=plan.game)
            yield say((*at, key), said, "unknown-misconception")
    if asks.skill:
        yield from known.skill(asks.skill, (*at, "skill"), say)
    if not asks.step:
        return
    if asks.lesson and asks.lesson not in courses:
        yield from _lesson(asks.lesson, (*at, "lesson"), known, say)
        return
    where = asks.lesson or plan.own
    steps = [one.id for one in courses[where].lesson.steps if isinstance(one, Spec)] if where in courses else []
    if asks.step not in steps:
        hint = meant(asks.step, steps)
        own = CheckerMessage("checker.no-own-question", step=repr(asks.step), hint=hint)
        others = CheckerMessage("checker.no-question-in", step=repr(asks.step), lesson=asks.lesson, hint=hint)
        yield say((*at, "step"), others if asks.lesson else own, "unknown-step")


def _impossible(asks: Asks, plan: Plan, courses: Mapping[str, Course]) -> CheckerMessage:
    if asks.step:
        return CheckerMessage("checker.several-answers", step=repr(asks.step))
    if asks.skill:
        skills = sorted({way.skill for way in choosing.ways(courses) if courses[way.lesson].lesson.game == plan.game})
        return CheckerMessage("checker.skill-not-in-room", skill=repr(asks.skill), hint=meant(asks.skill, skills))
    return CheckerMessage("checker.aim-undrawn", aim=repr(asks.aim or asks.otherwise))


def _unasked(one: LoadedPlan, plan: Plan) -> Iterator[Problem]:
    """A question that is brought along is for something: a part asks it, or an aim finds it."""
    reading: FileReading = one.reading
    asked = {part.ask.step for part in plan.parts if part.ask is not None and part.ask.step and not part.ask.lesson}
    for i, step in enumerate(one.lesson.steps if one.lesson is not None else ()):
        if isinstance(step, Spec) and step.id not in asked and not set(step.aim) & set(plan.aims):
            yield reading.problem((QUESTIONS, i), CheckerMessage("checker.unasked", step=repr(step.id)), "unasked")
