"""The shape of a plan: its head, its parts in their order, and questions that it brings along in the form of a lesson's steps."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from lessons.yamlfile.fields import Both, Cards, LessonId, Model, Slug, Source, Text, Whole, Yes
from lessons.yamlfile.problems import Path

Sort = Literal["say", "ask", "talk", "own_pace", "play", "table"]
SORTS: tuple[Sort, ...] = ("ask", "talk", "own_pace", "play", "table")
"""What happens in a part, by the key that says so; without any of them the teacher speaks."""
DealName = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+([_-][a-z0-9]+)*$", max_length=60)]
PlanId = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=50)]


class Asks(Model):
    """Which question: one that shows a misconception, one about a skill, a lesson's step, or one of the plan's own; or what the
    last evening of the season left open."""

    aim: Slug | Literal[""] = Field(default="", description="A misconception: whoever believes it is wrong here.")
    skill: Slug | Literal[""] = Field(default="", description="A skill, with cards that are drawn.")
    lesson: LessonId | Literal[""] = Field(default="", description="A lesson; its step stands under step.")
    step: Slug | Literal[""] = Field(
        default="", description="A step of that lesson; without a lesson one of the plan's own questions."
    )
    left_open: Yes = Field(
        default=False,
        description="What most people still believed at the end of the season's last evening; with or, where nothing was left.",
    )
    otherwise: Slug | Literal[""] = Field(
        default="",
        alias="or",
        description="Of left_open: the misconception that is asked about where nothing was left open, or there is no season.",
    )
    questions: Whole = Field(
        default=1, ge=1, le=9, description="How many of the same aim, one after the other, before the plan goes on."
    )

    def tries(self, left: Iterable[str] = ()) -> tuple[Asks, ...]:
        """What is tried one after the other until it can be asked; ``left``: what was left open, that of most people first."""
        if not self.left_open:
            return (self,)
        return tuple(self._about(aim) for aim in dict.fromkeys((*left, self.otherwise)) if aim)

    def _about(self, aim: str) -> Asks:
        return self.model_copy(update={"aim": aim, "left_open": False, "otherwise": ""})


class LaidCards(Model):
    """Cards that lie together, and whose they are or what they show."""

    of: Both | None = Field(default=None, description="Whose they are, or what they show; it stands above them.")
    cards: Cards = Field(min_length=1, description="The cards, in the order in which they lie.")


class OnTable(Model):
    """The cards of a teaching table: a deal by its number, one in which there is something, a problem, or a recorded deal."""

    number: Whole | None = Field(default=None, ge=1, le=999_999, description="The deal of this number.")
    aim: DealName | Literal[""] = Field(
        default="", description="What is in the deal: deals are played out as the program plays, until one has it."
    )
    problem: DealName | Literal[""] = Field(
        default="", description="One of the problems about this: a section of the game's book."
    )
    record: Text | Literal[""] = Field(
        default="", description="A recorded deal as text, from the line that begins with calzettini on."
    )


class Part(Model):
    """One part of the evening. At most one of ``ask``, ``talk``, ``own_pace``, ``play`` and ``table``."""

    title: Both
    minutes: Whole = Field(ge=1, le=120)
    say: Both = Field(description="What the teacher says here, or does; nobody else sees it.")
    source: Source | Literal[""] = Field(default="", description="Where the rule is written.")
    ask: Asks | None = None
    talk: Both | None = Field(default=None, description="What is talked about; it stands on the wall.")
    cards: tuple[LaidCards, ...] = Field(
        default=(), max_length=4, description="Cards that are spoken of; they lie on the wall in this part."
    )
    own_pace: LessonId | Literal[""] = Field(default="", description="A lesson that everybody takes alone.")
    play: Both | None = Field(default=None, description="What is played at the tables; it stands on the wall.")

    table: OnTable | None = Field(
        default=None, description="A teaching table is opened with these cards: everybody looks on, four may sit down."
    )
    deal: Whole | None = Field(
        default=None,
        ge=1,
        le=999_999,
        description="Of play: the number of the deal that everybody plays on the telephone.",
    )
    tables: bool = Field(
        default=False, description="Of play: pairs and tables are proposed, and a match is begun at each by one press."
    )

    @property
    def sort(self) -> Sort:
        return next((one for one in SORTS if getattr(self, one)), "say")


class Goes(Model):
    """The customs of rounds that a plan asks for; what is not named goes as whoever leads the evening has it."""

    talks: Yes | None = Field(default=None, description="Is a talk proposed where about half were right?")
    hidden: Yes | None = Field(default=None, description="Is how a vote went hidden until the reveal?")
    again: Yes | None = Field(default=None, description="Is another question of the same aim proposed?")
    question: Yes | None = Field(
        default=None, description="Does the question stand on telephones too, or only what is pressed?"
    )


class InSeries(Model):
    """The place of a plan in a series, as its file says it."""

    id: PlanId = Field(description="The series; all its plans give the same.")
    evening: Whole = Field(ge=1, le=60, description="Which evening of it this is, from 1.")


class PlanHead(Model):
    """A plan, all but the questions it brings along."""

    id: PlanId = Field(description="As the file is called.")
    game: Slug
    title: Both
    about: Both = Field(description="One or two sentences: for whom, and what they can do afterwards.")
    minutes: Whole = Field(ge=5, le=300, description="What the parts come to.")
    source: Source
    after: tuple[LessonId, ...] = Field(default=(), description="Lessons that most of those who come should know.")
    series: InSeries | None = Field(
        default=None, description="Where it stands in a series of evenings; left out: an evening by itself."
    )
    needs: Both | None = Field(default=None, description="What is to lie ready: packs, paper, the printed sheet.")
    customs: Goes = Field(default=Goes(), description="How rounds go, from the beginning of the plan on.")
    authors: tuple[Text, ...] = Field(default=(), max_length=20)
    licence: Text | None = None
    parts: tuple[Part, ...] = Field(min_length=2, max_length=40)


class PlanFile(PlanHead):
    """A plan's file: ``questions`` are read by the shape of a lesson's steps."""

    questions: list[Any] = Field(default=[], max_length=40, description="Steps as in a lesson: kind or drill.")


class Plan(PlanHead):
    """A plan as it was read. ``own``: the id under which its own questions are asked; empty where it has none."""

    own: str = ""

    @property
    def aims(self) -> tuple[str, ...]:
        """The misconceptions that its rounds are about, each once."""
        asks = [part.ask for part in self.parts if part.ask is not None]
        return tuple(dict.fromkeys(aim for one in asks for aim in (one.aim, one.otherwise) if aim))

    def texts(self) -> Iterator[tuple[Path, Both]]:
        """Every text with where it stands in the file."""
        yield from ((name, told) for name, told in _both(self, ()))
        for place, part in enumerate(self.parts):
            yield from _both(part, ("parts", place))
            for at, lying in enumerate(part.cards):
                yield from _both(lying, ("parts", place, "cards", at))


def _both(told: Model, path: Path) -> Iterator[tuple[Path, Both]]:
    for name, value in told:
        if isinstance(value, Both):
            yield (*path, name), value
