"""What the sheet of a deal is told, and the scoring table on which it lies: read, filled in, or with an error to be found."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from engine.house import Value
from screens.components.bench.given import Choice, Place, PositionProps, Still
from screens.components.given import PlaceAround
from screens.wording.given import Citation


class Reason(TypedDict):
    """A line of the sheet in words."""

    text: str
    cards: list[Place]
    points: int
    source: Citation


class SheetLine(TypedDict):
    """A row of the sheet, of both sides."""

    id: str
    label: str
    points: tuple[int | None, int | None]
    instead: tuple[str, str]
    """The reckoning that stands there instead of points."""
    says: tuple[list[Reason], list[Reason]]
    kind: bool
    """It is a combination."""


class SheetSection(TypedDict):
    """A part of the sheet with its sums."""

    id: str
    title: str
    sums: tuple[int | None, int | None]
    rows: list[SheetLine]


class GrandeCard(TypedDict):
    """A card of the row."""

    card: Place
    stands: str
    """In whose place it is, in words."""


class GrandeProps(TypedDict):
    """Both ways of counting it."""

    side: int
    row: list[GrandeCard]
    n: int
    points: int
    ends: str
    worth: str
    steps: list[str]
    above: list[Place]
    scavezzo: int | None
    why: list[str]
    source: Citation


class FigureChange(TypedDict):
    """What becomes of a figure of one side."""

    label: str
    side: int
    before: int
    after: int


class OtherRule(TypedDict):
    """What one other house rule would change."""

    rule: str
    choice: str
    name: str
    to: Value
    changes: list[FigureChange]


class SheetProps(TypedDict):
    """The whole sheet."""

    sections: list[SheetSection]
    totals: tuple[int, int]
    after: tuple[int, int]
    match: str
    laid_out: int
    """The side with the smaller pile, whose cards are counted."""
    whole: bool
    provisional: bool
    """The totals still lack something: the last trick is not said, or card points cannot be counted yet."""
    grande: GrandeProps
    others: list[OtherRule]


class CellMark(TypedDict, total=False):
    """What came of a figure that was filled in."""

    ok: bool
    given: int
    right: int
    why: list[str]
    lit: Place | None
    cards: list[Place]


class CellProps(CellMark):
    """A figure of an exercise: asked for and marked, given, or one that may be the wrong one."""

    key: str
    asked: NotRequired[bool]
    hint: NotRequired[str]
    n: NotRequired[int]
    says: NotRequired[list[Reason]]
    mark: NotRequired[Literal["", "wrong", "right"]]


class CellRow(TypedDict):
    """The figures of both sides."""

    id: str
    label: str
    top: bool
    """A sum over others."""
    cells: tuple[CellProps, CellProps]


class WorkTable(TypedDict):
    """The cards to it."""

    won: list[Place]
    last: int | None
    dealer: int | None


class WorkProps(WorkTable):
    """The sheet under work."""

    id: str
    rows: list[CellRow]
    done: NotRequired[str]
    clock: NotRequired[int | None]
    running: NotRequired[bool]
    open: NotRequired[str]
    said: NotRequired[str]
    over: NotRequired[bool]
    hit: NotRequired[bool]


class LearningProps(TypedDict):
    """A sheet to be filled in, and the way there."""

    way: Literal["learn"]
    sorts: list[Choice]
    levels: list[Choice]
    level: str
    past: list[str]
    goal: str
    work: WorkProps | None


class SearchingProps(TypedDict):
    """A sheet with one error."""

    way: Literal["error"]
    found: str
    work: WorkProps | None


ExerciseProps = LearningProps | SearchingProps


class StillAround(TypedDict):
    """What never changes, as far as it is told: to whoever arrives, and to others only its key."""

    key: str
    still: NotRequired[Still]


class BenchAround(StillAround):
    """What every panel of the scoring table has."""

    lang: str
    embedded: NotRequired[bool]
    """It stands in another page: no address, no other ways of working."""
    leaves: NotRequired[bool]
    whole: NotRequired[bool]
    """In another page: there is all that is needed to write the deal down."""


class PositionCounted(TypedDict):
    """What a position comes to."""

    mode: Literal["count"]
    options: PositionProps
    counted: SheetProps


class CountPanel(BenchAround, PositionCounted):
    """A position that is counted."""


class ExercisePanel(BenchAround):
    """A sheet as an exercise."""

    mode: Literal["learn", "error"]
    exercise: ExerciseProps


BenchPanel = CountPanel | ExercisePanel


class CountProps(CountPanel, PlaceAround):
    """The same as the page gets it."""


class PracticeProps(ExercisePanel, PlaceAround):
    """The same as the page gets it."""


BenchProps = CountProps | PracticeProps
