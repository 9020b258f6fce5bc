"""A deal at the learner's table: the engine's deal, what was done in it, and where it waits for the learner."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from random import Random
from typing import Any

from engine.cards import Card
from engine.fast_dataclass import changed, fast_dataclass
from engine.game import Game, game
from engine.parts.plain.choice import Choice
from engine.parts.tricks import Trick
from engine.verdict import Verdict
from lessons.learner.event import Json
from lessons.question.panel import Answer, Panel, Row
from lessons.question.seats import YOU, seats_of
from lessons.tables.deal_account import DealAccount
from lessons.tables.deals import FamilyDeals
from lessons.tables.families import has_table, name_of
from lessons.tables.matches import TableMatch
from lessons.tables.option import Option
from lessons.tables.stages import OWN, Asked, Sort, Stage
from lessons.text.message import Message

ME = YOU
ONLY_ME = frozenset({ME})


@cache
def family_table(family: str, game_id: str = "") -> FamilyTable | None:
    """How this game is played at a table, by the package of its own name, or its family's, beside this module; None without."""
    name = game_id if has_table(game_id) else family
    if not has_table(name):
        return None
    found: FamilyTable = import_module(name_of(name)).TABLE
    return found


@cache
def _its_table(game_id: str) -> FamilyTable:
    its = family_table(game(game_id).family, game_id)
    assert its is not None  # nobody sits down where there are none
    return its


@fast_dataclass(frozen=True)
class TableHand:
    """One deal. ``done``: every action so far. ``news``: how many of them the learner had seen when it was their turn last.

    ``rests``: a finished trick lies there until the learner goes on. ``word``: a word is chosen, what is added to it still open;
    ``card``: a card is chosen, what is told with it still open. ``talks``: something is to be said out of turn. ``silent``: the
    learner was asked and announces nothing; ``later``: and gives nothing before the next trick. ``refused``: why what was tried
    last may not be done. ``kept``: how much was done already in the deal that is played once more, None in a new one. ``sort``:
    how it was dealt, where that can be chosen. ``sat``: from which action on who of this strength has sat in the other chairs,
    where that is known; ``stood_in``: for so many cards the book has just stood in for players who search and had no answer.
    ``people``: the seats at which somebody sits who acts for themselves; alone, the learner's.
    """

    seed: int
    game_id: str
    state: Any
    done: tuple[Any, ...] = ()
    news: int = 0
    rests: bool = False
    word: str = ""
    card: Card | None = None
    talks: bool = False
    silent: bool = False
    later: bool = False
    refused: Verdict | None = None
    asked: Asked = ""
    kept: int | None = None
    before: TableHand | None = None
    sort: Sort = ""
    sat: tuple[tuple[int, str], ...] = ()
    stood_in: int = 0
    people: frozenset[int] = ONLY_ME

    @property
    def game(self) -> Game:
        return game(self.game_id)

    @property
    def family(self) -> FamilyTable:
        return _its_table(self.game_id)

    @property
    def seats(self) -> tuple[str, ...]:
        """What the players are called, the learner first."""
        return seats_of(self.game)

    @property
    def spoken(self) -> tuple[str, ...]:
        """What they are called within a sentence."""
        return tuple(self.family.spoken.get(one, one) for one in self.seats)

    @property
    def turn(self) -> int | None:
        """Who is waited for, None when the deal is over."""
        return self.family.turn(self)

    @property
    def stage(self) -> Stage:
        """What comes next, and who is waited for: the learner in all of ``OWN``."""
        if self.talks:
            return "adding" if self.word else "talking"
        if self.rests:
            return "trick"
        if self.family.is_over(self.state):
            return "over"
        return self.family.stage(self) if self.turn == ME else "others"

    @property
    def mine(self) -> tuple[Card, ...]:
        return self.game.pack.sorted(self.family.in_hand(self.state, ME))

    @property
    def tricks(self) -> int:
        """Of how many tricks a whole deal is."""
        return self.family.tricks(self.state)

    @property
    def can_undo(self) -> bool:
        """Is there anything of the learner's own to be taken back: what is half chosen, or what was done last?"""
        return self.stage != "over" and (self.family.half(self) or self.before is not None)

    @property
    def can_ask(self) -> bool:
        """Has the coach something to say that was not asked for yet?"""
        return self.family.can_ask(self)

    @property
    def can_wonder(self) -> bool:
        """Have the others done something of which it was not asked yet why? While a partner is hidden nobody tells."""
        told = self.family.settles and self.family.partners_known(self.state)
        return told and self.asked != "others" and any(one.seat != ME for one in self.latest)

    @property
    def latest(self) -> tuple[Any, ...]:
        """What was done since the learner's turn; while a trick lies there, all that was played to it."""
        return self.done[self.first :]

    @property
    def first(self) -> int:
        """The place of the first of these among all that was done."""
        return self.plays[-self.game.seats] if self.rests else self.news

    @property
    def plays(self) -> tuple[int, ...]:
        """The places of the cards that were played."""
        return tuple(at for at, action in enumerate(self.done) if self.family.card_of(action) is not None)

    @property
    def whole(self) -> TableHand:
        """The same with nothing half chosen, and nothing said of it."""
        return changed(self, word="", card=None, talks=False, refused=None, asked="")

    @property
    def sits(self) -> str:
        """The strength of those who play for the others; nothing where that is not known."""
        return self.sat[-1][1] if self.sat else ""

    def rng(self, at: int | None = None) -> Random:
        """Chance, the same whenever this moment of the deal, or that after so many actions, comes again."""
        return Random(f"{self.seed} {len(self.done) if at is None else at}")


class FamilyTable(FamilyDeals):
    """The interface of a family's table: how its deals are dealt, played, shown, counted and written. Its package beside this
    module has the one instance, ``TABLE``.

    A family writes it in parts, a class a module, each of which knows some of what is asked here.
    """

    mate_takes = "at-table.mate-takes"
    """What is said where a partner of the learner's takes a trick."""
    settles = True
    """Is each deal settled by itself, and does whoever is asked say why? Else a search says what each card has cost."""
    all_hands = "hindsight.all-hands"
    """What is said where all hands lie open before the first card."""
    spoken: Mapping[str, str] = {}
    """What seats are called within a sentence, where that is not their name."""
    each_a_side = False
    """Do two play, each of whom is a side, and is that said in words for two?"""

    def turn(self, hand: TableHand) -> int | None:
        """Who is waited for; None where the deal is over."""
        to_act: int | None = hand.state.to_act
        return to_act

    @abstractmethod
    def stage(self, hand: TableHand) -> Stage:
        """What the learner is waited for."""

    @abstractmethod
    def verdicts(self, hand: TableHand) -> Mapping[Card, Verdict]:
        """Of every card that the learner may choose from, whether it may go now, and why not."""

    @abstractmethod
    def mates(self, hand: TableHand) -> frozenset[int]:
        """Who is known to be on the learner's side."""

    @abstractmethod
    def act(self, hand: TableHand, told: Mapping[str, Any]) -> TableHand | None:
        """The deal after an answer in the family's own terms; None where it cannot be read."""

    def half(self, hand: TableHand) -> bool:
        """Is something half chosen that can be taken back?"""
        return bool(hand.word) or hand.card is not None or hand.talks

    def to_go_back_to(self, hand: TableHand) -> TableHand:
        """What lies there again when that which the learner does now is taken back."""
        return hand.whole

    def revision_parts(self, hand: TableHand) -> tuple[object, ...]:
        """What tells one moment of a deal from all others."""
        half = hand.word or (hand.card.code if hand.card else "") or hand.talks
        return hand.kept, len(hand.done), hand.stage, half, hand.silent

    # What is shown.

    @abstractmethod
    def options(self, hand: TableHand) -> tuple[Option, ...]:
        """What may be chosen in words, in the order in which it is shown."""

    @abstractmethod
    def asking(self, hand: TableHand) -> Panel:
        """What is asked, and the cards on the table and in hand."""

    @abstractmethod
    def meant(self, hand: TableHand, answer: Answer) -> dict[str, Json]:
        """What an answer to it, which speaks of places only, means: see :func:`lessons.tables.acting.act`."""

    @abstractmethod
    def own(self, hand: TableHand, pick: bool) -> tuple[Row, ...]:
        """The learner's cards."""

    @abstractmethod
    def stays(self, hand: TableHand) -> Iterable[Row]:
        """What lies open before the others and is not played yet, while a finished trick lies there too."""

    # What is said.

    def contract(self, hand: TableHand) -> tuple[Message, ...]:
        """What is played, and who plays against whom, as the learner knows it."""
        return ()

    @abstractmethod
    def tells(self, hand: TableHand, state: Any, action: Any) -> tuple[Message, ...]:
        """What somebody did in this state that the table does not show by itself."""

    def in_a_row(
        self, hand: TableHand, told: Sequence[tuple[Any, tuple[Message, ...]]]
    ) -> tuple[tuple[Message, ...], ...]:
        """Of actions one after the other what is said of each."""
        return tuple(says for _, says in told)

    @abstractmethod
    def header(self, hand: TableHand, state: Any, action: Any) -> tuple[Message, ...]:
        """Of whom and of what a reason speaks."""

    def can_ask(self, hand: TableHand) -> bool:
        """Has the coach something to say that was not asked for yet?"""
        return hand.stage in OWN and hand.asked != "coach"

    def advised(self, hand: TableHand) -> Choice | None:
        """What the learner might do, where a plain player in their place is not simply asked."""
        return None

    @abstractmethod
    def advice(self, hand: TableHand, choice: Choice) -> tuple[Message, ...]:
        """What a player would do in the learner's place, and why."""

    @abstractmethod
    def of_trick(self, hand: TableHand, trick: Trick) -> Iterable[Message]:
        """Why a finished trick goes where it goes, and what the family has to say of it."""

    @abstractmethod
    def reckoning(self, hand: TableHand) -> DealAccount:
        """What a deal that is over has come to."""

    def ends(self, hand: TableHand, first: bool) -> Message | None:
        """How a deal has gone, where that is not told by what is paid. ``first``: there was no whole one before it."""
        return None

    # Where hands are dealt in sorts.

    def sorted_hand(
        self, sort: Sort, seed: int, dealer: int, told: Mapping[str, Json], match: TableMatch | None
    ) -> TableHand | None:
        """The hand of this sort and seed, with what is told of its rules; None where there can be none."""
        return None

    def match_of(self, told: Mapping[str, Json]) -> TableMatch | None:
        """The match that is asked for; None where there is no such."""
        return None

    # Out of turn.

    def may_talk(self, hand: TableHand) -> bool:
        """Has the learner anything to say though nobody waits for it?"""
        return False

    def waits(self, hand: TableHand) -> bool:
        """Do the others stop for that?"""
        return False

    def before_the_lead(self, hand: TableHand) -> bool:
        """Is a partner of the learner's about to lead to the first trick, so that they stop for that, too?"""
        return False
