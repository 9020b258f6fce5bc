"""What the table is told: sentences, addresses of pictures, positions, and nothing else."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from lessons.question.panel import Mode, State
from lessons.question.seats import Side
from screens.card_pictures.given import Overlay
from screens.components.given import PlaceAround, ShareAddress
from screens.wording.given import Citation, Paragraph, Words

Press = Literal["answer", "next", "hint", "reveal", "undo", "back", "share", "report", "talk", "claim"]
"""What a button below says that is wanted; ``claim``: that the rest is one's own, which is said among people only."""


class ChoiceProps(TypedDict):
    """One of the choices, where cards could be picked as well."""

    choice: int


Answer = int | list[int] | str | ChoiceProps | None
"""An answer as the browser sends it and as it is given back after a reload: see lessons/question/panel.py."""


class WorthProps(TypedDict):
    """What a card comes to: in figures, in words, and in percent where its interval begins, has its middle and ends."""

    text: str
    said: str
    at: tuple[float, float, float]
    best: bool


class CardProps(Overlay):
    """A card that lies there."""

    src: str
    label: str
    why: NotRequired[MarkProps]
    """Why it may not go now."""
    worth: NotRequired[WorthProps]
    lit: NotRequired[bool]
    """It is the one spoken of, in a row that is compared with another."""
    seen: NotRequired[bool]
    """It is my own, and the others have seen it: the label says so, too."""


class RowProps(TypedDict):
    """A row of cards."""

    label: str
    pick: bool
    layout: Literal["hand", "trick", "row", "grid", "aside", "past", "buttons"]
    named: bool
    names: NotRequired[bool]
    """Do the names stand under the cards? Where nothing is said, under those that are only looked at."""
    seat: NotRequired[int | None]
    """At whose place of the table it lies; of a trick, who led it."""
    cards: list[CardProps]


class SeatProps(TypedDict):
    """A player at the table, seen from the learner's chair."""

    side: Side
    name: str
    dealer: bool
    turn: str
    """The name with that it is their turn; empty where it is not."""
    left: int | None
    """Cards in hand; null where nobody can know."""
    taken: int | None
    """Tricks taken; null where nobody can know."""


class SeatsProps(TypedDict):
    """Who sits around the table."""

    seats: list[SeatProps]
    winner: int | None
    """The place in the trick of the card that has taken it."""


class DoneProps(TypedDict):
    """What everybody did, and why, to be unfolded."""

    title: str
    says: list[str]
    source: list[Citation]


Tone = Literal["good", "bad", "told"]


class MarkProps(TypedDict):
    """What came of an answer, or what is to be said of what lies there."""

    tone: Tone
    glyph: str
    title: str
    says: list[str]
    cards: dict[str, State]
    """By the position among the cards that may be picked; a refusal speaks of none."""
    choices: NotRequired[dict[str, State]]
    """By the position among the choices in words: the one that was taken, and the right one where it is told."""
    rule: str
    source: list[Citation]
    beside: NotRequired[list[RowProps]]
    """What is to be seen side by side: a card and the one it was taken for, or one's own row and the right one."""
    figures: NotRequired[list[tuple[str, str]]]
    """Two numbers to be compared, each with its name."""
    ways: NotRequired[list[tuple[str, int]]]
    """Sentences that lead to another moment of what is looked at, each with its number."""
    did: NotRequired[DoneProps]


class Selection(TypedDict):
    """What a selection depends on."""

    mode: Mode
    at_least: int
    at_most: int


class PanelProps(Selection):
    """What is asked, of one panel."""

    prompt: list[Paragraph]
    rows: list[RowProps]
    table: SeatsProps | None
    """Who sits around, where cards are played."""
    choices: list[str]
    parts: int
    """Into how many parts a number may be divided: 2 where half points count."""
    lang: str
    size: tuple[int, int]
    """The width and the height of the pictures."""
    words: Words
    again: NotRequired[bool]
    """A second tap on the card that is chosen is the answer."""


class HowPlayed(TypedDict, total=False):
    """How a hand is played on the screen, as the learner has set it."""

    tap: bool
    """A tap on a card plays it, and for a moment it can be taken back."""
    alone: Literal["last", "only"]
    """Which card plays itself: the last one, or whenever only one may go."""
    fall: Literal["slow", "usual"]
    """Cards come down one after the other, this fast."""
    numbers: bool
    """Do the cards of a trick bear their place in it?"""


class BesideTable(TypedDict, total=False):
    """What can be asked of a hand that is played."""

    laid: str
    """At a table whose deal can be put to a room: the name of that question, empty where there is none; elsewhere not there."""
    waits_for: str
    """Who is waited for, at a table with others: said where one would go on, while there is nothing to go on with."""
    wonders: bool
    """One may ask why the others did what they did: the place of what is shown is theirs."""


class TablePanel(PanelProps, HowPlayed, BesideTable):
    """All that the table shows."""

    answer: Answer
    mark: MarkProps | None
    hints: list[str]
    note: str
    can: dict[Press, bool]
    progress: tuple[int, int]
    """At which of how many."""
    at_once: bool
    """A tap is the answer."""
    leaves: bool
    """Has the page around the table more to say?"""
    reached: NotRequired[float]
    """How much of the bar is full, from 0 to 1, where that is not told by the progress."""
    along: NotRequired[list[str]]
    """What stands beside it: which step of a question is asked, how many questions come back."""
    advised: NotRequired[list[int]]
    """The places of the cards that the coach would play or lay away: they are lifted."""
    share: NotRequired[ShareAddress]
    """Where others find this question."""
    turns: NotRequired[bool]
    """Arrows go on and back: there is nothing to be picked."""
    announce: NotRequired[str]
    game: NotRequired[bool]
    """A hand that is played, and not asked about."""
    ahead: NotRequired[bool]
    """Can what comes after going on be asked for before that?"""


class TableProps(TablePanel, PlaceAround):
    """The panel of a place that a table shows."""
