"""What the page of a shared table is told: who sits where, the deal as this chair sees it, what a teacher may do about it."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from screens.components.table.given import CardProps, TablePanel

Sheet = list[list[str | int]]
"""Rows of cells, that of the names first; none where there is nothing to be told."""


class GameOffer(TypedDict):
    """A game to which several can sit down."""

    id: str
    name: str
    chairs: int
    lengths: list[tuple[str, str]]
    """How long a match may be, each with its name; none where there are no matches."""
    strengths: list[tuple[str, str]]
    """How well the players play, each with its name."""
    compared: bool
    """Other tables can play the same deals."""


class OwnTable(TypedDict):
    """A table at which one sits already."""

    code: str
    game: str
    names: list[str]


class HallPanel(TypedDict):
    """Before a table: where one is opened."""

    stage: Literal["hall"]
    opened: str
    """Go on to the table of this code; empty where none was opened."""
    games: list[GameOffer]
    deals: list[int]
    """How many deals may be played at several tables."""
    tables: list[OwnTable]


Sitter = Literal["person", "away", "player", "free"]
"""Who has a chair: of somebody who is away a player sits there for them."""


class ChairProps(TypedDict):
    """A chair, and what whoever looks may do about it."""

    number: int
    sort: Sitter
    name: str
    mine: bool
    sits: bool
    """Whoever looks may sit down there."""
    shuts: bool
    """Whoever looks may have a player sit there, or get up whoever does."""
    shut: bool
    waited: bool


class PollResult(TypedDict):
    """What came to one card."""

    place: int
    n: int
    ok: bool
    """May it go?"""
    why: str
    coach: bool
    """A player would play it."""
    worth: str


class PollProps(TypedDict):
    """What everybody is asked: which card they would play."""

    to: int
    says: list[str]
    """What is asked, and how many have answered."""
    size: tuple[int, int]
    asks: bool
    """Whoever looks may answer."""
    codes: list[str]
    cards: list[CardProps]
    trick: list[CardProps]
    mine: int | None
    """The own answer, a place among the cards."""
    shown: bool
    result: NotRequired[list[PollResult]]
    """Once it is shown, by card: the most frequent answer first."""
    coach: NotRequired[str]
    """What a player would do there."""


class HandLies(TypedDict):
    """Whose hand, and does everybody see it?"""

    chair: int
    name: str
    open: bool


class TeacherProps(TypedDict, total=False):
    """What the teacher alone is told."""

    begun: bool
    """Is there a deal?"""
    plays: bool
    """Is it under way?"""
    hands: list[HandLies]
    back: list[tuple[int, str]]
    """The tricks to which the deal can be taken back, each with its name."""
    other: bool
    """Another line is played than at first."""
    steps: bool
    """The program plays card by card."""
    number: int | None
    """That of the deal; null of one that was prepared."""
    themes: list[tuple[str, str]]
    """What there are problems about."""
    aims: list[tuple[str, str]]
    """What deals can be looked for by, each with its name."""
    polls: bool
    """Everybody can be asked which card they would play."""


class TeachingProps(TeacherProps):
    """What everybody is told of the teaching at a table."""

    teaches: bool
    paused: bool
    says: list[str]
    poll: NotRequired[PollProps]


class PartyProps(TypedDict):
    """Those who score together at a table, and what a deal came to for them."""

    names: str
    points: str
    against: str
    """Against the mean of the tables; empty as long as there is only one."""
    says: list[str]


class SameDealTable(TypedDict):
    """A deal at one table."""

    name: str
    own: bool
    says: list[str]
    parties: list[PartyProps]


class SameDeal(TypedDict):
    """A deal at all tables that have finished it."""

    name: str
    tables: list[SameDealTable]


class StandingProps(TypedDict):
    """Where those stand who score together, over the deals that were compared."""

    names: str
    table: str
    own: bool
    deals: int
    against: str


class DuplicateProps(TypedDict):
    """The same deals are played at other tables."""

    code: str
    """By which others open their table."""
    says: list[str]
    deals: list[SameDeal]
    """The latest first; only those that this table has finished."""
    standings: list[StandingProps]


class EveningProps(TypedDict):
    """The tournament of an evening that a table belongs to."""

    room: str
    """The code of the evening, to which one goes back."""
    says: list[str]
    """Which table it is; and what the evening does meanwhile, where that is something else."""
    over: bool
    """The round is over."""
    leads: bool
    """Whoever looks leads the evening, and may help."""
    lets_on: bool
    """They let the program go on, as everybody at the table is away."""
    kept: int | None
    """The chair that is theirs, though another browser of theirs took it."""
    next: str
    """The code of the table at which they sit in the round that has begun since; empty where there is none."""


class WayToLook(TypedDict):
    """What those may be shown who only look on: ``on``, what lies on the table, and the hands of these ``chairs``."""

    name: str
    on: bool
    chairs: list[int]
    now: bool


class OnlookersProps(TypedDict):
    """What those see who only look on, and how whoever opened the table may change it."""

    says: str
    ways: list[WayToLook]
    """None where that cannot be chosen now."""


class TableAround(TypedDict):
    """Who sits around a table."""

    code: str
    title: str
    """What is played."""
    opens: bool
    """Whoever looks has opened it."""
    mine: int | None
    begun: bool
    chairs: list[ChairProps]
    teaching: NotRequired[TeachingProps]
    duplicate: NotRequired[DuplicateProps]
    evening: NotRequired[EveningProps]
    plan: NotRequired[EveningProps]
    """The evening whose plan has opened it."""
    onlookers: NotRequired[OnlookersProps]
    teachable: bool
    """Whoever looks may make a teaching table of it now, or an ordinary one again."""
    meanwhile: str
    """What goes on there, for whoever has no chair and sees no cards; else empty."""


class WaitingPanel(TableAround):
    """Where no cards are seen: before the first deal or without a chair, while a player sits there for one, and at the end."""

    stage: Literal["chairs", "away", "closed"]


class AskedOfAll(TypedDict):
    """Somebody would like to take back what they did, or says that the rest are theirs."""

    says: str
    to: int | None
    """The number of the request that this chair is to answer; null where it is not asked."""
    rest: bool
    """It is the rest that is asked about."""
    cards: list[CardProps]
    """The hand that was laid open, for those who do not hold it."""
    size: tuple[int, int]
    """Of a picture of the pack, in pixels."""


class DealEnd(TypedDict):
    """What a deal has come to."""

    rule: str
    """The one rule to keep of it."""
    says: list[str]
    """What is paid, and where all stand, where there are no sides."""
    sheet: Sheet
    """What both sides have scored, or everybody."""
    again: str
    """What is pressed for another deal, by those who deal; else empty."""
    each: NotRequired[bool]
    """The sheet is by chair, not by side."""


class DealSeen(TablePanel):
    """A deal as it lies there, and what it has come to."""

    stage: Literal["deal"]
    ended: NotRequired[DealEnd]


class DealPanel(TableAround, DealSeen):
    """A deal as it is seen from this chair, or from behind it, with all around it."""

    asks: AskedOfAll | None


SeatPanel = HallPanel | WaitingPanel | DealPanel
"""What the view tells, by its stage."""
