"""What can happen in a room, one line of its log each; read strictly, for the log is what a room is made of again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from lessons.question.panel import Answer
from lessons.session.step_link import SEEDS, StepLink

Badge = Annotated[int, Field(ge=0, le=9_999)]
Name = Annotated[str, Field(min_length=1, max_length=60)]
Moment = Annotated[str, Field(pattern=r"^[0-9]{1,4}\.[12]\.[a-z]{1,10}$")]


class Entry(BaseModel):
    """One thing that happened. ``kind`` is what the log calls it."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)
    kind: ClassVar[str]


class Opened(Entry):
    """Whoever does this is the first host."""

    kind = "opened"


class Hosted(Entry):
    """One host more: a browser that showed the room's key."""

    kind = "hosted"


class Joined(Entry):
    kind = "joined"
    name: Name


class Renamed(Entry):
    kind = "renamed"
    badge: Badge
    name: Name


class LeftOut(Entry):
    """Somebody who is not counted any more: who went home, or joined twice."""

    kind = "left-out"
    badge: Badge


class Asked(Entry):
    """A question for all. ``aim``: the misconception it was chosen for; empty where it was chosen for another reason."""

    kind = "asked"
    lesson: Annotated[str, Field(pattern=r"^[a-z0-9-]+/[a-z0-9-]+$", max_length=80)]
    step: Annotated[str, Field(pattern=r"^[a-z0-9+-]+$", max_length=80)]
    seed: Annotated[int, Field(ge=0, lt=SEEDS)]
    number: Annotated[int, Field(ge=0, le=99)] = 0
    aim: Annotated[str, Field(max_length=60)] = ""

    @property
    def link(self) -> StepLink:
        return StepLink(self.lesson, self.step, self.seed, self.number)


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


class Addressed(Entry):
    """Under which of its names the laptop is shown to telephones; empty for the likeliest one."""

    kind = "addressed"
    host: Annotated[str, Field(max_length=80, pattern=r"^[0-9A-Za-z.:-]*$")]


class Ended(Entry):
    kind = "ended"


@dataclass(frozen=True, slots=True)
class Told:
    """What somebody answered: right or not, and the misconception it gives away (may be empty)."""

    answer: Answer
    ok: bool
    diagnosis: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a room's log: its number (they grow), whose it is, and what happened."""

    number: int
    who: str
    entry: Entry


SORTS: tuple[type[Entry], ...] = (
    Opened, Hosted, Joined, Renamed, LeftOut, Asked, Answered,
    Closed, Reopened, Talked, SecondVote, Revealed, Covered, Addressed, Ended,
)  # fmt: skip
KINDS: Mapping[str, type[Entry]] = {sort.kind: sort for sort in SORTS}


class BadEntry(ValueError):
    """A line that cannot be read; the message says what is wrong with which field."""


def write_entry(entry: Entry) -> str:
    """The entry as the log keeps it, beside its kind."""
    return entry.model_dump_json()


def read_entry(kind: str, text: str) -> Entry:
    """The entry of this kind. Errors: :class:`BadEntry`."""
    sort = KINDS.get(kind)
    if sort is None:
        raise BadEntry(f"no entry is called {kind!r:.40}")
    try:
        return sort.model_validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        field = ".".join(str(part) for part in first["loc"])
        raise BadEntry(f"{kind}: {field}: {first['msg']}" if field else f"{kind}: {first['msg']}") from None
