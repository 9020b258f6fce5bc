"""What the browser is told of a match at a real table: begun, written, corrected, and hanging on the wall."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from screens.components.given import ComponentFiles
from screens.components.settled.given import (
    Choice,
    DealFormProps,
    DealLogLine,
    FamilyForm,
    HandProps,
    LogLine,
    RuleProps,
    ScoreProps,
    SeatedForm,
    StartCorrection,
)
from screens.wording.given import Words


class DeclarationSaid(TypedDict):
    """What somebody has declared: combinations with their numbers of cards, or what they come to."""

    combinations: list[tuple[str, int]]
    figure: int | None


class PlayerDeclares(TypedDict):
    """A player who may declare."""

    seat: int
    name: str
    points: int
    number: int
    """The line in which it was written; 0 where none was."""
    had: DeclarationSaid | None


class DeclaringProps(TypedDict):
    """Who may declare in a hand, in the order of play."""

    hand: int
    players: list[PlayerDeclares]


class CombinationKind(TypedDict):
    """A combination with the numbers of cards it can have, and what they are worth."""

    kind: str
    name: str
    label: str
    sizes: list[tuple[int, int]]


class CombinationGroup(TypedDict):
    """A sort of combinations."""

    sort: str
    label: str
    kinds: list[CombinationKind]


class CombinationsProps(TypedDict):
    """What can be declared."""

    groups: list[CombinationGroup]
    doubles_from: int
    """From so many of a sort on it counts double."""


class WayOut(TypedDict):
    """Who may end the match by declarations."""

    seat: int
    label: str


class HandFigures(TypedDict):
    """The figures a hand ended with, of both sides."""

    criccone: tuple[int, int]
    sequences: tuple[int, int]
    cards: tuple[int | None, int | None]
    last: int | None
    side: int
    """That whose cards were laid out."""


class EndingProps(TypedDict):
    """How a hand can end."""

    hand: int
    sides: list[str]
    ways: list[str]
    outs: list[WayOut]
    had: HandFigures | None


class DeclareCorrection(TypedDict):
    """A declaration is corrected in its form."""

    sort: Literal["declare"]
    title: str
    hand: int
    seat: int
    name: str
    had: DeclarationSaid


class EndCorrection(EndingProps):
    """The end of a hand is corrected in its form."""

    sort: Literal["end"]
    title: str


Correction = StartCorrection | DeclareCorrection | EndCorrection


class HandLogLine(LogLine):
    """A line of a match of Bologna."""

    correct: Correction | None


class StartingForm(TypedDict):
    """The form that a match of Bologna begins with, and is corrected with."""

    names: list[str]
    sides: list[str]
    dealer: int
    format: str
    seats: list[Choice]
    pairs: list[tuple[str, str]]
    """Of each side what stands over it, and what its own name is called."""
    formats: list[Choice]
    rules: list[RuleProps]
    longest: int


class KeptMatch(TypedDict):
    """A match of one's own."""

    code: str
    label: str


class UndoProps(TypedDict):
    """The last line that stands, to be taken back."""

    number: int
    label: str


class MatchAround(TypedDict):
    """What every panel of a match has."""

    lang: str
    opened: str
    """Go on to the match of this code; empty where none was begun."""
    leaves: bool


class BeginningPanel(MatchAround):
    """Before a match."""

    sort: Literal["beginning"]
    words: Words
    kept: list[KeptMatch]
    start: StartingForm
    families: list[FamilyForm]
    first: str
    """The family whose form stands before the others; empty where it is Bologna's."""


class MatchNow(MatchAround):
    """What a press may have changed."""

    code: str
    length: int
    board: ScoreProps
    undo: UndoProps | None
    said: str
    """The last line."""
    sides: list[str]
    hands: list[HandProps]
    over: bool


class KeepingPanel(MatchNow):
    """A match of Bologna, written hand by hand."""

    sort: Literal["keeping"]
    declare: DeclaringProps | None
    end: EndingProps | None


class DealsPanel(MatchNow):
    """A match of whole deals."""

    sort: Literal["deals"]
    deal: DealFormProps | None


class MatchWhole(TypedDict):
    """What is for whoever arrives."""

    words: Words
    upto: int
    """How many lines of the match these are."""
    others: list[str]
    files: list[Choice]
    """What is called so, and its address."""
    bench: ComponentFiles


class KeepingWhole(MatchWhole):
    """The same of a match of Bologna."""

    log: list[HandLogLine]
    combinations: CombinationsProps
    start: StartingForm


class DealsWhole(MatchWhole):
    """The same of a match of whole deals."""

    log: list[DealLogLine]
    seated: SeatedForm


class KeepingArrival(KeepingPanel, KeepingWhole):
    """A match of Bologna for whoever arrives."""


class DealsArrival(DealsPanel, DealsWhole):
    """A match of whole deals for whoever arrives."""


MatchPanel = BeginningPanel | KeepingPanel | DealsPanel | KeepingArrival | DealsArrival
