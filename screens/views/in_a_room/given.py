"""What the pages of an evening are told: a telephone, the wall, the desk, and what there is afterwards."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from lessons.evening.room import Phase
from screens.room_views.given import (
    CustomsProps,
    DealOfAll,
    OwnSeat,
    PaceGrid,
    PersonProps,
    PlanProps,
    PlanStep,
    SeatsOfRoom,
    WallPart,
)
from screens.room_views.left_given import EveningLeft, PupilProps
from screens.room_views.questions.given import LyingProps, RoomTable, VoteBar, Votes, WhyProps
from screens.room_views.season_given import OwnSeason
from screens.views.at_a_table.given import DealSeen, Sheet


class ScoreSoFar(TypedDict):
    """Right ones of those questions that were shown."""

    right: int
    asked: int


class OwnScore(ScoreSoFar):
    """The same with who one is."""

    me: PersonProps


class DoorsPanel(RoomTable):
    """A telephone before any room."""

    stage: Literal["doors"]
    rooms: list[str]


class OverPanel(RoomTable, ScoreSoFar):
    """A telephone when the evening is over."""

    stage: Literal["over"]


class JoinPanel(RoomTable):
    """A telephone that nobody has joined with yet."""

    stage: Literal["join"]
    names: list[str]
    """Those on the club's list."""
    here: list[PersonProps]
    denied: bool


class BackPanel(RoomTable):
    """A telephone that waits for a nod."""

    stage: Literal["back"]
    wanted: PersonProps


class AtTablesPanel(RoomTable, OwnScore):
    """A telephone while matches are played at real tables."""

    stage: Literal["tables"]
    seat: OwnSeat


class PacePanel(RoomTable, OwnScore):
    """A telephone while everybody takes a lesson; it is shown by a place of its own."""

    stage: Literal["pace"]
    title: str
    hand: bool
    helped: int
    worked: RoomTable | None
    """An example that the teacher has sent."""


class DealPhonePanel(RoomTable, OwnScore):
    """A telephone while all play the same deal; it is shown by a place of its own."""

    stage: Literal["deal"]
    number: int
    compared: bool


class TaughtPanel(RoomTable, OwnScore):
    """A telephone while all look at a teaching table, whose code is ``taught``."""

    stage: Literal["taught"]
    taught: str


class PartPanel(RoomTable, OwnScore):
    """A telephone while the room talks about something."""

    stage: Literal["part"]
    part: WallPart


class LobbyPanel(RoomTable, OwnScore):
    """A telephone that waits."""

    stage: Literal["lobby"]


class QuestionShown(RoomTable):
    """A question on a telephone."""

    stage: Literal["ask", "talk", "seen", "gone"]
    second: NotRequired[bool]
    sent: NotRequired[bool]
    banner: NotRequired[str]
    closed: NotRequired[str]
    """What is said while nobody can answer."""


class QuestionPanel(QuestionShown, OwnScore):
    """The same with who one is."""

    round: int


TelephonePanel = (
    DoorsPanel
    | OverPanel
    | JoinPanel
    | BackPanel
    | AtTablesPanel
    | PacePanel
    | DealPhonePanel
    | TaughtPanel
    | PartPanel
    | LobbyPanel
    | QuestionPanel
)


class HowItWent(TypedDict):
    """How a round went."""

    bars: list[VoteBar]
    why: WhyProps
    rights: list[int]
    """How many were right at the first vote, and where there was a second one how many are now."""
    of: int


AnsweredBy = TypedDict("AnsweredBy", {"in": list[int]})
"""The badges of those who have answered."""


class CardsShown(TypedDict):
    """What lies on a table, and in the end what the deal has come to."""

    table: DealSeen | None
    sheet: Sheet


class AnswerShown(TypedDict):
    """A card, and how many would play it."""

    card: str
    n: int
    ok: bool
    """May it go?"""
    coach: bool


class ShownTable(CardsShown):
    """A table that the wall shows. ``waits``: why no card of it is seen now; empty where they are."""

    title: str
    waits: str
    says: list[str]
    """What its teacher has said to all."""
    answers: list[AnswerShown]
    """What everybody would play, once that is shown: the most frequent answer first."""


class WallPanel(AnsweredBy):
    """The projector."""

    stage: Phase
    leads: bool
    host: str
    people: list[PersonProps]
    round: int
    shown: int
    second: bool
    next: str
    """What a clicker does now."""
    to: PlanStep | None
    part: WallPart | None
    title: str
    table: RoomTable | None
    how: HowItWent | None
    """Once it is revealed."""
    voted: Votes | None
    covered: bool
    seats: NotRequired[SeatsOfRoom | None]
    deal: NotRequired[DealOfAll | None]
    shown_table: NotRequired[ShownTable | None]
    """Instead of the standings."""


class HallOfRooms(TypedDict):
    """The desk before any room."""

    stage: Literal["hall"]
    rooms: list[str]
    opened: str
    customs: CustomsProps


class StrangerPanel(TypedDict):
    """The desk of a room that somebody else leads."""

    stage: Literal["stranger"]
    code: str


class PersonReturns(PersonProps):
    """Somebody who wants to come back with another browser."""

    request: int


class QuestionAtDesk(TypedDict):
    """The question on the table as the desk has it."""

    title: str
    share: str
    bars: list[VoteBar]
    voted: Votes | None
    lying: LyingProps | None
    """With its answer."""


class OpenMistake(TypedDict):
    """A misconception that ``n`` people had still at the end of the last evening, and the game in which it can be asked about."""

    misconception: str
    game: str
    belief: str
    n: int


class DeskPanel(QuestionAtDesk, AnsweredBy):
    """The desk."""

    stage: Phase
    begun: bool
    """Something has been asked, played or told already."""
    code: str
    key: str
    host: str
    people: list[PersonProps]
    points: dict[int, int]
    """By badge, of those who have any."""
    returns: list[PersonReturns]
    pace: PaceGrid | None
    deal: DealOfAll | None
    seats: SeatsOfRoom | None
    paired: bool
    again: int | None
    round: int
    second: bool
    covered: bool
    customs: CustomsProps
    next: str
    can: list[str]
    """The presses there are now."""
    to: PlanStep | None
    turn: int
    been: dict[str, int]
    """In which part one has left each plan."""
    plan: PlanProps | None
    shows: bool
    """The plan has something on the wall."""
    taught: str
    """The code of the teaching table that all look at; empty where they look at none."""
    left_open: list[OpenMistake]
    """What the season's last evening left open."""


class AfterAround(TypedDict):
    """What every panel of an evening that is over has."""

    code: str
    ended: bool
    host: str


class AfterNothing(AfterAround):
    """What a stranger is told, and anybody of an evening that is forgotten."""

    stage: Literal["stranger", "forgotten"]


class AfterAll(AfterAround, EveningLeft):
    """What who leads is told."""

    stage: Literal["all"]
    lessons: list[tuple[str, str]]


class AfterMine(AfterAround):
    """What a pupil is told."""

    stage: Literal["mine"]
    day: str
    pupil: PupilProps
    seasons: list[OwnSeason]
    """Of each season in which the evening counts."""


AfterPanel = AfterNothing | AfterAll | AfterMine
