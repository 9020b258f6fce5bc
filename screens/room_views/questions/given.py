"""What the pages of an evening are told of a question: what is asked, the votes, the answer; and of what can be asked."""

from __future__ import annotations

from typing import NotRequired

from typing_extensions import TypedDict

from screens.components.table.given import RowProps, TablePanel
from screens.wording.given import Paragraph


class VoteBar(TypedDict):
    """An answer, and how many have given it."""

    label: str
    count: int
    ok: bool
    other: bool
    """All that are not told one by one."""
    belief: str


class VoteCount(TypedDict):
    """An answer of which nobody is told whether it is right."""

    label: str
    count: int


class Votes(TypedDict):
    """What was answered, the commonest first."""

    answers: list[VoteCount]
    of: int


class WhyProps(TypedDict):
    """The sentence to remember, with where it is written."""

    text: str
    source: str


class LyingCard(TypedDict):
    """A card of a question, and whether it is right."""

    src: str
    label: str
    right: bool


class LyingRow(TypedDict):
    """A row of them."""

    label: str
    cards: list[LyingCard]


class LyingProps(TypedDict):
    """A question with its answer, for whoever leads."""

    asked: list[str]
    rows: list[LyingRow]
    choices: list[tuple[str, bool]]
    answer: str
    says: list[str]


class PressedAlone(TypedDict):
    """Of a question that is on the wall only what is pressed."""

    prompt: list[Paragraph]
    rows: list[RowProps]
    table: None
    buttons: bool


class RoomTable(TablePanel):
    """A table in a room."""

    asks: NotRequired[int]
    """Which paragraph is the question."""
    buttons: NotRequired[bool]
    """The question is on the wall, and here only what is pressed."""


class StepChoice(TypedDict):
    """A question of a lesson."""

    id: str
    drawn: bool
    """Its cards are others each time."""
    title: str
    about: str
    place: int
    cards: NotRequired[str]
    """What tells it from another one of the same words."""


class LessonChoice(TypedDict):
    """A lesson with its questions."""

    id: str
    title: str
    steps: list[StepChoice]


class GameChoices(TypedDict):
    """What can be asked of a game."""

    game: str
    name: str
    lessons: list[LessonChoice]
    skills: list[tuple[str, str]]
    mistakes: list[tuple[str, str]]
