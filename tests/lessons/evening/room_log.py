"""A room written line by line, as a test tells it: who does what."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from lessons.course.course import Course
from lessons.course.loader import library
from lessons.evening.entries.rounds import Answered, Asked, Entry, Joined, Opened, RoomLine, Turn
from lessons.evening.folding import take
from lessons.evening.judging import judge
from lessons.evening.polls.questions import Question, question_of
from lessons.evening.room import Room
from lessons.question.registry import misconceptions
from lessons.session.step_link import StepLink

TEACHER, ANNA, BRUNO, CARLA = "teacher", "anna", "bruno", "carla"
MOORS = StepLink("ottocento/the-moors-and-the-matto", "drill-moors", 7)
"""Who thinks the first Moor wins?"""


@cache
def courses() -> dict[str, Course]:
    return {lesson.id: Course.of(lesson) for lesson in library()}


def question(link: StepLink = MOORS) -> Question:
    found = question_of(courses(), link)
    assert found is not None
    return found


@dataclass
class Log:
    """``does`` writes what may be written; what may not comes back as the reason."""

    room: Room = field(default_factory=Room)
    lines: list[RoomLine] = field(default_factory=list)

    def does(self, who: str, *entries: Entry) -> str:
        for entry in entries:
            said = judge(self.room, who, entry)
            if said is not None:
                return said.reason
            self.lines.append(RoomLine(len(self.lines) + 1, who, entry))
            self.room = take(self.room, self.lines[-1])
        return ""

    def turns(self, turn: type[Turn], who: str = TEACHER) -> str:
        return self.does(who, turn.model_validate({"seen": self.room.revision}))

    def answers(self, who: str, answer: tuple[int, ...], link: StepLink = MOORS) -> str:
        now, asked_now = self.room.round, question(link)
        assert now is not None
        told = Answered(
            round=now.number,
            vote=len(now.votes),
            answer=answer,
            ok=asked_now.mark(answer).ok,
            diagnosis=asked_now.believed(answer),
        )
        return self.does(who, told)


def asked(link: StepLink = MOORS, aim: str = "") -> Asked:
    return Asked(lesson=link.lesson, step=link.step, seed=link.seed or 0, number=link.number, aim=aim)


def opened(*names: str) -> Log:
    """A room with its teacher and these pupils; what they are called is also who they are."""
    log = Log()
    log.does(TEACHER, Opened())
    for name in names:
        log.does(name, Joined(name=name.title()))
    return log


def wrong_of(link: StepLink = MOORS) -> tuple[tuple[int, ...], str]:
    """The answer of somebody with the misconception the question aims at, and its name."""
    told = question(link)
    aim = told.item.aim[0]
    answer = told.kind.answer_under(told.item, (), misconceptions()[aim])
    assert answer is not None
    return answer, aim
