"""What an evening leaves, in words: for who leads it all of it, for each pupil the same as who leads sees of that pupil."""

from __future__ import annotations

from lessons.evening.afterwards import MisconceptionCount, OfRound, OfSkill, PupilResult
from lessons.evening.entries.rounds import Homework
from lessons.evening.polls.questions import question_of
from lessons.evening.room import Round
from lessons.places.in_a_room.after import After
from lessons.places.in_a_room.homework import Task
from lessons.text.skills import skills
from screens.room_views import after_besides, earlier, people
from screens.room_views.left_given import EveningLeft, MistakeMet, PupilProps, RoundLeft, SkillCount, TaskProps
from screens.room_views.questions.choices import called
from screens.room_views.questions.votes import belief
from screens.web.addresses import SHORT
from screens.wording.texts import text

DONE = ("right", "help", "done")
"""What came of a task that is done."""


def everything(state: After, lang: str, pack: str = "") -> EveningLeft:
    """For who leads: the questions, the skills, the misconceptions, each pupil."""
    found = state.left
    return {
        "day": earlier.on(state.day, lang),
        "date": state.day.isoformat(),
        "rounds": [_round(one, state, lang, pack) for one in found.rounds],
        "skills": [_skill(one, lang) for one in found.skills],
        "mistakes": [_met(one, lang) for one in found.met],
        "pupils": [pupil(one, state, lang, pack) for one in found.pupils],
        **after_besides.for_all(state, lang),
        "homework": [title(one, state, lang) for one in state.room.homework],
        "link": f"{SHORT}/after?room={state.code}",
    }


def pupil(fared: PupilResult, state: After, lang: str, pack: str = "") -> PupilProps:
    """One pupil's evening and homework; of a name that is there twice the card tells which."""
    rounds = state.room.rounds
    return {
        **people.shown(fared.member, state.room, lang),
        "right": fared.right,
        "of": fared.of,
        "skills": [_skill(one, lang) for one in fared.skills],
        "mistakes": [_met(one, lang) for one in fared.met],
        "again": [{"number": one, "title": asked(rounds[one - 1], state, lang, pack)} for one in fared.wrong],
        **after_besides.of_one(fared, state, lang, pack),
        "homework": [
            {
                "title": title(one, state, lang),
                "tasks": [_task(task, state, lang, pack) for task in state.tasks(number, fared)],
            }
            for number, one in enumerate(state.room.homework)
        ],
    }


def asked(one: Round, state: After, lang: str, pack: str) -> str:
    """What was asked in a round; of a question that is gone its number."""
    question = state.question(one)
    return text("evening.after.round", lang, n=one.number) if question is None else called(question, lang, pack)


def title(given: Homework, state: After, lang: str) -> str:
    if given.sort == "lesson":
        lesson = after_besides.lesson_title(given.lesson, state, lang)
        return text("evening.after.of_lesson", lang, lesson=lesson)
    return text(f"evening.after.of_{given.sort}", lang, n=len(given.rounds))


def _round(one: OfRound, state: After, lang: str, pack: str) -> RoundLeft:
    question = state.question(one.round)
    return {
        "number": one.round.number,
        "title": asked(one.round, state, lang, pack),
        "skill": skill_name(question.spec.skill, lang) if question is not None else "",
        "first": _percent(one.first),
        "now": _percent(one.now) if len(one.round.votes) > 1 else "",
        "again": one.again,
    }


def _percent(share: float | None) -> str:
    return "" if share is None else f"{share:.0%}"


def _skill(one: OfSkill, lang: str) -> SkillCount:
    return {"name": skill_name(one.skill, lang), "right": one.right, "of": one.of}


def skill_name(skill: str, lang: str) -> str:
    """As everybody reads it."""
    return skills()[skill].name.get(lang, skill) if skill in skills() else skill


def _met(one: MisconceptionCount, lang: str) -> MistakeMet:
    return {"belief": belief(one.misconception, lang), "met": one.met, "gone": one.gone}


def _task(task: Task, state: After, lang: str, pack: str) -> TaskProps:
    """``href`` leads to the app itself, where each has the own log."""
    return {"title": _asked_by(task, state, lang, pack), "href": f"/lesson?{task.link.query}", "came": task.came}


def _asked_by(task: Task, state: After, lang: str, pack: str) -> str:
    """What a task asks; of a question that takes several answers the skill it is about."""
    link, courses = task.link, state.context.asked()
    if not link.step:
        return text("evening.after.whole_lesson", lang)
    question = question_of(courses, link)
    if question is not None:
        return called(question, lang, pack)
    spec = courses[link.lesson].question(link.step) if link.lesson in courses else None
    return link.step if spec is None else skill_name(spec.skill, lang)
