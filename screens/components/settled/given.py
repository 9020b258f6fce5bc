"""What the browser is told of a match of whole deals: the score, the form of a deal, who pays whom, the scoring table."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from engine.house import Value
from screens.wording.given import Citation, Words

Choice = tuple[str, str]
"""What is chosen, and what it is called."""


class SideScore(TypedDict):
    """A side of the score, or somebody who plays alone."""

    own: str
    """The side's own name; empty where it has none."""
    names: list[tuple[str, bool]]
    """Who plays, each with whether it is their deal."""
    points: int | str
    ahead: bool
    left: str
    """What is still missing."""


class ScoreProps(TypedDict):
    """The score as it hangs on the wall."""

    label: str
    sides: list[SideScore]
    now: str
    """Below it: the deal that is played, or how the match ended."""


class LedgerLine(TypedDict):
    """A line of a settlement or of a count, with its reason and where it is written."""

    id: str
    label: str
    points: str
    text: str
    source: Citation


class HandProps(TypedDict):
    """A deal that was written down."""

    number: int
    title: str
    rows: list[list[str | int]]
    """Each with its name, what it is called, and its figures."""
    out: bool
    """It counts no more."""
    remarks: list[str]
    lines: NotRequired[list[LedgerLine]]
    """What it is made of, where it is settled line by line."""


class FigureField(TypedDict):
    """A number that is typed, with halves or without."""

    name: str
    sort: Literal["figure", "half"]
    label: str


class ChoiceField(TypedDict):
    """One of several, or several."""

    name: str
    sort: Literal["one", "many"]
    label: str
    options: list[Choice]
    default: NotRequired[str]


Field = FigureField | ChoiceField


class DealWritten(TypedDict):
    """What was written of a deal."""

    kind: str
    told: dict[str, object]


class DealFormProps(TypedDict):
    """How a deal can end, with the fields of each way."""

    hand: int
    kinds: list[Choice]
    fields: dict[str, list[Field]]
    had: DealWritten | None


class StartCorrection(TypedDict):
    """How the match has begun is corrected in the form of a beginning."""

    sort: Literal["start"]
    title: str


class DealCorrection(DealFormProps):
    """A deal is corrected in its form."""

    sort: Literal["deal"]
    title: str


class LogLine(TypedDict):
    """A line that was written."""

    number: int
    text: str
    state: str
    """What became of it."""
    counts: bool
    back: Literal["", "undo", "restore"]
    """How it is taken back, or counted again."""


class DealLogLine(LogLine):
    """A line of a match of whole deals."""

    correct: StartCorrection | DealCorrection | None


class RuleProps(TypedDict):
    """A house rule with what it is and what it could be."""

    name: str
    label: str
    value: Value
    choices: list[tuple[Value, str]]


class GameSeats(TypedDict):
    """A game with who plays in it, and the rules that bear on what is paid."""

    id: str
    name: str
    seats: list[str]
    rules: list[RuleProps]


class SeatedForm(TypedDict):
    """The form that a match of a family begins with, and is corrected with."""

    games: list[GameSeats]
    game: str
    names: list[str]
    dealer: int
    longest: int
    fixed: bool
    """The game stays."""


class FamilyForm(TypedDict):
    """The same with the name of the family."""

    name: str
    label: str
    form: SeatedForm


class PackCard(TypedDict):
    """A card of the pack as it lies on the scoring table."""

    code: str
    src: str
    name: str
    short: str


class PileCounted(TypedDict):
    """What one side's cards come to."""

    name: str
    points: int | str
    threes: list[LedgerLine]
    cards: int


class SettlementProps(TypedDict):
    """The whole sheet of a scoring table."""

    sides: list[PileCounted]
    waits: str
    """What is to be told before anything is paid."""
    problem: str
    lines: list[LedgerLine]
    pays: list[Choice]
    """Each with what they receive, or pay."""
    pool: str


class SettlingPanel(TypedDict):
    """The scoring table of a game whose deals are settled one by one."""

    lang: str
    leaves: bool
    game: str
    form: DealFormProps
    counted: SettlementProps | None


class SettlingArrival(SettlingPanel):
    """The same for whoever arrives."""

    cards: list[list[PackCard]]
    words: Words
