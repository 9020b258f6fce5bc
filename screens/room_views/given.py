"""What the pages of an evening are told of a room: who is there, tables, the plan, how far everybody is."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from screens.components.table.given import CardProps
from screens.wording.given import Words


class PersonProps(TypedDict):
    """Somebody in a room: a card as badge, and a name."""

    badge: int
    name: str
    src: str
    card: str
    """What the badge is called."""
    lap: int
    """2 where the pack was through once."""
    twin: bool
    """Another one is called the same."""


class CodeProps(TypedDict):
    """A QR code."""

    size: int
    """Modules on a side, without the quiet zone."""
    path: str
    """One stroke a module high for each run of dark ones."""


class AddressProps(TypedDict):
    """An address by which others reach a page."""

    host: str
    url: str
    code: CodeProps


class AddressesProps(TypedDict):
    """Where others reach a page: the likeliest address first."""

    found: bool
    addresses: list[AddressProps]


class EarlierEvening(TypedDict):
    """An evening that is over."""

    code: str
    day: str
    led: bool
    """Whoever looks has led it."""
    href: str


class PageProps(TypedDict):
    """What a page is given with its address."""

    lang: str
    words: Words
    rooms: list[str]
    """Those that are open."""
    earlier: list[EarlierEvening]
    season: bool
    """Whoever opens it on a telephone is in a season."""
    here: bool
    """It is on a laptop that others reach in the same network alone."""


class PartRow(TypedDict):
    """Cards that are spoken of, and what they are."""

    label: str
    cards: list[CardProps]


class PartCards(TypedDict):
    """The cards that are spoken of in a part of a plan."""

    rows: list[PartRow]
    size: tuple[int, int]


class WallPart(PartCards):
    """A part of a plan as the wall shows it."""

    sort: str
    title: str
    text: str
    minutes: int


class PlanPart(TypedDict):
    """A part of a plan at the desk, with the seconds it has taken."""

    title: str
    minutes: int
    sort: str
    spent: int


class PlanStanding(TypedDict):
    """Which ``evening`` of a series a plan is, ``of`` so many; 0 of 0 for one by itself."""

    evening: int
    of: int


class PlanProps(PlanStanding):
    """The plan that a room is in."""

    id: str
    title: str
    part: int
    parts: list[PlanPart]
    minutes: int
    say: str
    wall: str
    """What stands on the wall; empty where nothing does."""
    rows: list[PartRow]
    note: str
    source: str
    next: str
    """The title of the part that comes next; empty at the end."""
    follows: str
    """The title of the evening that comes next in its series; empty where none does."""


class PlanListed(PlanStanding):
    """A plan that one may choose."""

    id: str
    title: str
    about: str
    minutes: int


class PlansProps(TypedDict):
    """All plans, and what is wrong with files that cannot be used."""

    plans: list[PlanListed]
    wrong: list[str]


class PlanStep(TypedDict):
    """What a press says that goes on in a plan."""

    plan: str
    part: int
    turn: int


class TelephoneBoard(TypedDict, total=False):
    """A table at which a round is played on telephones."""

    says: str
    """How far it is."""
    through: bool
    figures: list[str]
    """Points of both pairs against the average, once the round is over."""
    seat: str
    """The code by which whoever leads looks on; all below is for them alone."""
    shown: bool
    """The wall shows it, or waits for its next deal."""
    held: bool
    """It waits."""
    away: str
    """For whom the program plays."""
    waits: str
    """Without whom nothing goes on."""
    idle: int
    """Seconds since anybody did anything."""


class MatchBoard(TelephoneBoard):
    """A table of a tournament."""

    number: int
    names: list[str]
    points: tuple[int, int]
    played: int
    match: NotRequired[str]
    """The code by which one writes in it, for hosts."""


class PairStands(TypedDict):
    """How a pair stands."""

    name: str
    place: int
    """From 1, the same for pairs that stand alike; 0 as long as nothing counts."""
    wins: str
    margin: str
    played: int
    against: NotRequired[str]
    """Points against the average, where they play on telephones."""
    deals: NotRequired[int]
    """So many were compared."""


class SeatsOfRoom(TypedDict):
    """The tables of a tournament."""

    round: int
    hands: int
    tables: list[MatchBoard]
    standings: list[PairStands]
    pairs: list[list[PersonProps]]
    alone: list[PersonProps]
    """Who has no partner."""
    rests: list[str]
    open: bool
    """There are matches that are not over."""
    way: Literal["", "cards", "telephones"]
    """How this tournament is played; empty before its first round."""
    movement: str
    """How it is settled who meets whom: swiss or robin; empty before the first round."""
    telephones: bool
    """It can be played on telephones: there are at least two tables, and no more than may play the same deals."""


class OwnSeat(TypedDict):
    """One's table in a tournament."""

    table: int
    """0 where there is none."""
    partner: str
    against: str
    match: str
    """The code of the match, in which the score is written."""
    result: str
    """How the match ended; empty until it is over."""
    soon: bool
    """It is before the first round."""
    seat: str
    """The code of the shared table where it is played on telephones; empty where with real cards."""
    through: bool
    """All its deals were played there."""


class DealResultProps(TypedDict):
    """How a deal was played, by somebody or by the book."""

    points: tuple[int, int]
    by: int
    begato: str
    away: list[str]


class DealRow(PersonProps, DealResultProps):
    """What somebody has made of a deal, and what that has cost."""

    cost: int


class DealOfAll(TypedDict):
    """The deal that all play."""

    number: int
    compared: bool
    through: list[int]
    """The badges of those who have finished."""
    rows: list[DealRow]
    """The best first; none before it is shown."""
    book: DealResultProps | None


class PaceRow(TypedDict):
    """How far somebody is in a lesson."""

    badge: int
    cells: list[str]
    belief: str
    hand: int
    """The how manieth hand that is up; 0 where theirs is not."""
    helped: int
    idle: int
    """Seconds since the last step forward."""
    hint: bool
    asked: bool
    done: bool


class PaceGrid(TypedDict):
    """How far everybody is."""

    title: str
    steps: list[str]
    """What each is about; empty where nothing is asked."""
    rows: list[PaceRow]


class CustomsProps(TypedDict):
    """How a round goes."""

    talks: bool
    hidden: bool
    again: bool
    question: bool
