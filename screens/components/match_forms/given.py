"""What the browser is told of a match, whatever is played: its forms, field by field, its score, what was written, what is paid."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from engine.house import Value
from screens.wording.given import Citation

Choice = tuple[str, str]
"""What is chosen, and what it is called."""


class TypedField(TypedDict):
    """A number that is typed, with halves or without, or a name. ``key``: where in the move it goes."""

    key: str
    sort: Literal["figure", "half", "text"]
    label: str
    longest: NotRequired[int]
    """Letters of a name."""


class ChoiceField(TypedDict):
    """One of several, as buttons or as a list; or several."""

    key: str
    sort: Literal["one", "many", "list"]
    label: str
    options: list[tuple[Value, str]]
    default: NotRequired[Value]
    """What counts until another is chosen."""


class CombinationsField(TypedDict):
    """Combinations with their numbers of cards, or only what they come to."""

    key: str
    sort: Literal["combinations"]


class PileField(TypedDict):
    """The cards of one side, laid out on the scoring table."""

    key: str
    sort: Literal["pile"]
    sides: list[str]


class HelpText(TypedDict):
    """What is said between the fields."""

    sort: Literal["help"]
    text: str


class FieldGroup(TypedDict):
    """Fields beside each other, of one side, or folded away."""

    sort: Literal["two", "side", "more"]
    label: str
    fields: list[FormPart]


Field = TypedField | ChoiceField | CombinationsField | PileField
FormPart = Field | HelpText | FieldGroup


class NeededFields(TypedDict):
    """Fields of which one at least must say something."""

    names: list[str]
    why: str


class FormWay(TypedDict):
    """A way of writing something down: its fields, and the move that they make."""

    name: str
    label: str
    event: str
    value: dict[str, object]
    """The move's value where nothing is entered. Fields go in by their keys: into ``told`` where that is part of it."""
    fields: list[FormPart]
    needs: list[NeededFields]
    go: str
    foreseen: bool
    """What the press would write is asked for while it is being entered."""


class FormWritten(TypedDict):
    """What stands in a form before anything is entered: the way, and its fields by their keys."""

    way: str
    told: dict[str, object]


class FormProps(TypedDict):
    """A form: one of its ways is chosen, and its fields are filled in."""

    id: str
    number: int
    """The line in whose place this is written; 0 where it is new."""
    how: str
    """What is asked for its way; empty where there is one only."""
    listed: bool
    """The ways are many and stand in a list; what is chosen in one of them does not hold in another."""
    ways: list[FormWay]
    had: FormWritten | None
    undo: bool
    """The line may be taken back from here."""


class PressProps(TypedDict):
    """A press that writes something without a form."""

    label: str
    event: str
    value: dict[str, object]


class StageProps(TypedDict):
    """What can be written of the deal at hand at one time: a form, or one for each of those who may say something."""

    id: str
    hand: int
    title: str
    who: str
    """What is asked first where there are several forms; empty where there is one."""
    people: list[str]
    presses: list[PressProps]
    forms: list[FormProps]


class Correction(TypedDict):
    """The form in which a line is corrected."""

    stage: str
    title: str
    form: FormProps


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
    lines: list[LedgerLine]
    """What it is made of, where it is settled line by line."""


class LogLine(TypedDict):
    """A line that was written."""

    number: int
    text: str
    state: str
    """What became of it."""
    counts: bool
    back: Literal["", "undo", "restore"]
    """How it is taken back, or counted again."""
    correct: Correction | None
