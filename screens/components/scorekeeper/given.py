"""What the browser is told of a match at a real table: begun, written, corrected, and hanging on the wall."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from screens.components.given import ComponentFiles
from screens.components.match_forms.given import (
    Choice,
    CombinationsProps,
    FormProps,
    HandProps,
    LogLine,
    ScoreProps,
    StageProps,
)
from screens.wording.given import Words


class KeptMatch(TypedDict):
    """A match of one's own."""

    code: str
    label: str


class FamilyStart(TypedDict):
    """The form that a match of a family begins with."""

    name: str
    label: str
    form: FormProps


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
    families: list[FamilyStart]
    first: str
    """The family whose form stands before the others."""


class MatchNow(MatchAround):
    """What a press may have changed."""

    sort: Literal["match"]
    code: str
    length: int
    board: ScoreProps
    undo: UndoProps | None
    said: str
    """The last line."""
    sides: list[str]
    stages: list[StageProps]
    hands: list[HandProps]
    over: bool


class MatchArrival(MatchNow):
    """A match for whoever arrives, or looks at its lines."""

    words: Words
    upto: int
    """How many lines of the match these are."""
    log: list[LogLine]
    combinations: CombinationsProps
    others: list[str]
    files: list[Choice]
    """What is called so, and its address."""
    bench: ComponentFiles


MatchPanel = BeginningPanel | MatchNow | MatchArrival
