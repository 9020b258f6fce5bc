"""What can be asked in a room, in words: the steps of lessons, the skills, the misconceptions of each game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from threading import Lock
from typing import cast

from lessons.course.course import Course
from lessons.course.loader import edition
from lessons.evening.polls.choosing import Way, ways
from lessons.evening.polls.questions import Question, question_of
from lessons.text import phrases, printed
from lessons.text.markup import spans
from lessons.text.phrases import Lang
from lessons.text.printed import STANDS_FOR
from lessons.text.skills import skills
from screens.components.table.props import CardStyle
from screens.room_views.questions.asked import IN_WORDS
from screens.room_views.questions.given import GameChoices, StepChoice
from screens.room_views.questions.lying import named
from screens.room_views.questions.votes import belief
from screens.wording.texts import either, text

LONGEST = 90
"""Characters of a question by which a teacher knows it."""


def choices(courses: Mapping[str, Course], lang: str, pack: str = "") -> list[GameChoices]:
    """For each game: its ``lessons`` with their questions, its ``skills``, its ``mistakes``; in the order of the course."""
    named_by = pack if pack in STANDS_FOR else ""
    with _alone:  # it takes a second: whoever comes meanwhile waits for it, and does not make it again
        found = _kept.get((lang, named_by))
        if found is None or found[0] != edition():
            found = (edition(), _made(courses, lang, named_by))
            _kept[lang, named_by] = found
        return found[1]


_alone = Lock()
_kept: dict[tuple[str, str], tuple[int, list[GameChoices]]] = {}
"""By language and by the pack that names the cards, made of this edition of the lessons."""


def _made(courses: Mapping[str, Course], lang: str, pack: str) -> list[GameChoices]:
    found = ways(courses)
    games = dict.fromkeys(course.lesson.game for course in courses.values())
    of_game = {game: [way for way in found if courses[way.lesson].lesson.game == game] for game in games}
    return [_of_game(courses, its, game, lang, pack) for game, its in of_game.items() if its]


def _of_game(courses: Mapping[str, Course], found: list[Way], game: str, lang: str, pack: str) -> GameChoices:
    lessons = dict.fromkeys(way.lesson for way in found)
    aims = {way.aim: belief(way.aim, lang) for way in found if way.aim}
    return {
        "game": game,
        "name": text(f"game.{game}", lang),
        "lessons": [
            {
                "id": one,
                "title": either(courses[one].lesson.title, lang),
                "steps": _steps(courses, found, one, lang, pack),
            }
            for one in lessons
        ],
        "skills": [(one, _skill(one, lang)) for one in dict.fromkeys(way.skill for way in found)],
        "mistakes": sorted(aims.items(), key=lambda told: told[1].casefold()),
    }


def _steps(courses: Mapping[str, Course], found: list[Way], lesson: str, lang: str, pack: str) -> list[StepChoice]:
    own = {way.step: way for way in found if way.lesson == lesson}
    titles = {step: _called(courses, way, lang, pack) for step, way in own.items()}
    often = {title for title, many in Counter(titles.values()).items() if many > 1}
    told: list[StepChoice] = [
        {"id": one, "drawn": way.drawn, "title": titles[one], "about": _skill(way.skill, lang), "place": place}
        for place, (one, way) in enumerate(own.items(), 1)
    ]
    for step in told:
        if step["title"] in often and not step["drawn"]:
            step["cards"] = _cards(courses, own[step["id"]], lang, pack)
    return told


def _cards(courses: Mapping[str, Course], way: Way, lang: str, pack: str) -> str:
    """What tells a question from another of the same words: its cards, where these are always the same."""
    made = question_of(courses, way.link(1))
    return (
        ""
        if made is None
        else named(made, CardStyle.of(lang, made.course.game.family, _pack(made, pack) or "drawn", ""))
    )


def _skill(skill: str, lang: str) -> str:
    return skills()[skill].name.get(lang, skill) if skill in skills() else skill


def _called(courses: Mapping[str, Course], way: Way, lang: str, pack: str) -> str:
    made = question_of(courses, way.link(1))
    return way.step if made is None else called(made, lang, pack)


def _pack(made: Question, chosen: str) -> str:
    """The pack that names the cards of a question: the one that it is about, or the one chosen."""
    return made.panel.pack or made.course.lesson.pack or chosen


def called(made: Question, lang: str, pack: str = "") -> str:
    """What a question asks, in one line: its own words, or those of the lesson above it; cards are named as in this pack."""
    named_by = printed.edition(made.course.game.family, _pack(made, pack))
    if made.kind.name in IN_WORDS and made.spec.say is not None:
        said = either(made.spec.say, lang)
    else:
        said = phrases.say(made.panel.prompt, cast(Lang, lang), named_by)
    plain = "".join(span.text for span in spans(" ".join(said.split()), cast(Lang, lang), named_by))
    return plain if len(plain) <= LONGEST else f"{plain[: LONGEST - 1].rstrip()}…"
