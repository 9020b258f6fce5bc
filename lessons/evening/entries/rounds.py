"""What can happen in a room, one line of its log each; read strictly, for the log is what a room is made of again."""

from __future__ import annotations

from dataclasses import dataclass
from operator import not_
from typing import Annotated, Literal

from pydantic import Field

from lessons.evening.entries.entry import Badge, LessonId, Moment, Name, OfStep
from lessons.evening.entries.entry import Entry as Entry
from lessons.evening.entries.lifecycle import BETWEEN, Agreed, Dealt, Paired
from lessons.learner.shared_logs.entries import EntryCodec, LogLine
from lessons.question.panel import Answer


class Opened(Entry):
    """Whoever does this is the first host, and says how rounds go."""

    kind = "opened"
    agreed: Agreed | None = None


class Hosted(Entry):
    """One host more: a browser that showed the room's key."""

    kind = "hosted"


class Joined(Entry):
    """Somebody has joined the room. ``gone``: somebody who has been forgotten since, so that badges and pairs of the others
    stay what they were.
    """

    kind = "joined"
    name: Name
    gone: bool = Field(default=False, exclude_if=not_)


class Renamed(Entry):
    kind = "renamed"
    badge: Badge
    name: Name


class LeftOut(Entry):
    """Somebody who is not counted any more: who went home, or joined twice."""

    kind = "left-out"
    badge: Badge


class Asked(OfStep):
    """A question for all. ``aim``: the misconception it was chosen for; empty where it was chosen for another reason."""

    kind = "asked"
    aim: Annotated[str, Field(max_length=60)] = ""


class Answered(Entry):
    """An answer in the question's own terms, with what came of it: a lesson that changes later takes nothing away."""

    kind = "answered"
    round: Annotated[int, Field(ge=1, le=9_999)]
    vote: Annotated[int, Field(ge=1, le=2)]
    answer: Annotated[tuple[int, ...], Field(max_length=100)]
    ok: bool
    diagnosis: Annotated[str, Field(max_length=60)] = ""

    @property
    def told(self) -> Told:
        return Told(self.answer, self.ok, self.diagnosis)


class Turn(Entry):
    """A host goes on from the moment ``seen``; where another host was faster it says nothing."""

    seen: Moment


class Closed(Turn):
    kind = "closed"


class Reopened(Turn):
    """Closed too early: the same vote goes on."""

    kind = "reopened"


class Talked(Turn):
    """Everybody talks with a neighbour; how the first vote went stays hidden."""

    kind = "talked"


class SecondVote(Turn):
    kind = "second-vote"


class Revealed(Turn):
    kind = "revealed"


class Covered(Turn):
    """The projector shows nothing of how it went, or shows it again."""

    kind = "covered"
    on: bool


class Planned(Entry):
    """A host goes to a part of a plan, at once with its question where it asks one; ``plan`` empty: leaves the plan.

    ``turn``: how often somebody had gone to one before; where another host was faster it says nothing. ``at``: seconds since 1970.
    """

    kind = "planned"
    plan: Annotated[str, Field(pattern=r"^[a-z0-9-]*$", max_length=60)]
    part: Annotated[int, Field(ge=0, le=99)] = 0
    turn: Annotated[int, Field(ge=0, le=9_999)]
    at: Annotated[int, Field(ge=0)]
    asked: Asked | None = None
    paced: LessonId | Literal[""] = ""
    """The lesson that everybody takes by themselves in this part."""
    played: Dealt | Paired | None = None
    """The deal that all play in this part, or who plays with whom."""
    taught: Annotated[str, Field(max_length=80, pattern=r"^[a-z-]*$", exclude_if=not_)] = ""
    """The code of the teaching table that was opened for this part; not written where there is none."""
    agreed: Agreed | None = None
    """How rounds go by this plan, where it has just been begun."""


class Ended(Entry):
    kind = "ended"


class Homework(Entry):
    """Something to do at home, given at any time, also after the end: what each had wrong, some of tonight's questions with
    other cards (``rounds``, by number), or a lesson. ``at``: seconds since 1970."""

    kind = "homework"
    sort: Literal["wrong", "rounds", "lesson"]
    rounds: Annotated[tuple[Annotated[int, Field(ge=1, le=9_999)], ...], Field(max_length=60)] = ()
    lesson: Annotated[str, Field(pattern=r"^([a-z0-9-]+/[a-z0-9-]+)?$", max_length=80)] = ""
    at: Annotated[int, Field(ge=0)]


class OneForgotten(Entry):
    """Name and answers of this one are gone from the log."""

    kind = "one-forgotten"
    badge: Badge


class Forgotten(Entry):
    """Names and answers are gone from the log; what is left is that there was an evening."""

    kind = "forgotten"


@dataclass(frozen=True, slots=True)
class Told:
    """What somebody answered: right or not, and the misconception it gives away (may be empty)."""

    answer: Answer
    ok: bool
    diagnosis: str = ""


RoomLine = LogLine[Entry]
"""One line of a room's log."""

SORTS: tuple[type[Entry], ...] = (
    Opened, Hosted, Joined, Renamed, LeftOut, Asked, Answered,
    Closed, Reopened, Talked, SecondVote, Revealed, Covered, Planned, Ended,
    *BETWEEN,
    Homework, OneForgotten, Forgotten,
)  # fmt: skip
CODEC = EntryCodec(SORTS)
