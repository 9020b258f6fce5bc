"""A deal at the learner's table: the engine's deal, what was done in it, and where it waits for the learner."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from random import Random
from typing import Any, Literal

from engine.cards import Card
from engine.fast_dataclass import changed, fast_dataclass
from engine.game import Game, game
from engine.parts.plain.choice import Choice
from engine.parts.tricks import Trick
from engine.verdict import Verdict
from lessons.learner.event import Json
from lessons.question.panel import Answer, Panel, Row
from lessons.question.seats import YOU, seats_of
from lessons.tables.deals import FamilyDeals
from lessons.tables.families import is_played, name_of
from lessons.tables.option import Option
from lessons.tables.reckoned import Reckoned
from lessons.text.said import Said

ME = YOU

Stage = Literal[
    "expose",
    "speak",
    "adding",
    "leave",
    "call",
    "announce",
    "showing",
    "play",
    "telling",
    "talking",
    "others",
    "trick",
    "over",
]
OWN = ("expose", "speak", "adding", "leave", "call", "announce", "showing", "play", "telling", "talking")
"""The stages in which the learner is to do something."""
Asked = Literal["", "coach", "others"]


@cache
def family_table(family: str) -> FamilyTable | None:
    """How this family is played at such a table, by the package of its name beside this module; None where it has none."""
    if not is_played(family):
        return None
    found: FamilyTable = import_module(name_of(family)).TABLE
    return found


@fast_dataclass(frozen=True)
class TableHand:
    """One deal. ``done``: every action so far. ``news``: how many of them the learner had seen when it was their turn last.

    ``rests``: a finished trick lies there until the learner goes on. ``word``: a word is chosen, what is added to it still open;
    ``card``: a card is chosen, what is told with it still open. ``talks``: something is to be said out of turn. ``silent``: the
    learner was asked and announces nothing. ``refused``: why what was tried last may not be done.
    ``asked``: what was asked for, the coach's advice or why the others did what they did. ``kept``: how much was done already
    in the deal that is played once more, None in a new one.
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
    refused: Verdict | None = None
    asked: Asked = ""
    kept: int | None = None
    before: TableHand | None = None

    @property
    def game(self) -> Game:
        return game(self.game_id)

    @property
    def family(self) -> FamilyTable:
        its = family_table(self.game.family)
        assert its is not None  # nobody sits down where there are none
        return its

    @property
    def seats(self) -> tuple[str, ...]:
        """What the players are called, the learner first."""
        return seats_of(self.game)

    @property
    def turn(self) -> int | None:
        """Who is waited for, None when the deal is over."""
        return self.family.turn(self)

    @property
    def stage(self) -> Stage:
        """What comes next, and who is waited for: the learner in all of these but ``others``."""
        if self.talks:
            return "adding" if self.word else "talking"
        if self.rests:
            return "trick"
        if self.state.phase == "over":
            return "over"
        if self.turn != ME:
            return "others"
        return self.family.stage(self)

    @property
    def mine(self) -> tuple[Card, ...]:
        return self.game.pack.sorted(self.state.hands[ME])

    @property
    def tricks(self) -> int:
        """Of how many tricks a whole deal is."""
        return self.family.tricks(self.state)

    @property
    def half(self) -> bool:
        """Is something half chosen?"""
        return bool(self.word) or self.card is not None or self.talks

    @property
    def can_undo(self) -> bool:
        """Is there anything of the learner's own to be taken back: what is half chosen, or what was done last?"""
        return self.stage != "over" and (self.half or self.before is not None)

    @property
    def can_ask(self) -> bool:
        """Has the coach something to say that was not asked for yet?"""
        return self.stage in OWN and self.asked != "coach"

    @property
    def can_wonder(self) -> bool:
        """Have the others done something of which it was not asked yet why? While a partner is hidden nobody tells."""
        told = self.family.partners_known(self.state)
        return self.asked != "others" and told and any(one.seat != ME for one in self.latest)

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

    def verdicts(self) -> Mapping[Card, Verdict]:
        """Of every card that the learner may choose from, whether it may go now, and why not."""
        return self.family.verdicts(self)

    @property
    def whole(self) -> TableHand:
        """The same with nothing half chosen, and nothing said of it."""
        return changed(self, word="", card=None, talks=False, refused=None, asked="")


def chosen(hand: TableHand, at: int | None = None, state: Any = None) -> Choice:
    """What a player does in the place of whoever is waited for, now or at an earlier moment; the same whenever it comes again."""
    moment = len(hand.done) if at is None else at
    now = hand.state if state is None else state
    return hand.family.choose(now, Random(f"{hand.seed} {moment}").randrange(2**31))


def done(hand: TableHand, action: Any) -> TableHand:
    """The deal after an action; a finished trick lies there from now on. A question back waits for its answer."""
    state, talk = hand.game.deal.apply(hand.state, action), hand.family.is_talk(action)
    rests = len(state.tricks) > len(hand.state.tricks) or (talk and hand.rests)
    waits = talk and hand.family.asked_back(state, action)
    return changed(hand.whole, state=state, done=(*hand.done, action), rests=rests, talks=waits)


def begun(its: Game, seed: int, deck: tuple[Card, ...], dealer: int, rules: Any, pool: int = 0) -> TableHand:
    """A deal before anything is done in it."""
    family = family_table(its.family)
    assert family is not None
    return TableHand(seed, its.id, family.start(its, deck, dealer, rules, pool))


def from_the_start(hand: TableHand) -> Any:
    """The state in which this deal began."""
    old = hand.state
    return hand.family.start(hand.game, old.deck, old.dealer, old.rules, getattr(old, "pool", 0))


class FamilyTable(FamilyDeals):
    """How a family is played at a learner's table. Its package beside this module has the one instance, ``TABLE``.

    A family writes it in parts, a class a module, each of which knows some of what is asked here.
    """

    def advised(self, hand: TableHand) -> Choice | None:
        """What the learner might do, where the engine waits for somebody else."""
        return None

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
        """The deal after an answer that only chooses by half; None where it cannot be read."""

    @abstractmethod
    def options(self, hand: TableHand) -> tuple[Option, ...]:
        """What may be chosen in words, in the order in which it is shown."""

    @abstractmethod
    def asking(self, hand: TableHand, rows: tuple[Row, ...]) -> Panel:
        """What is asked, below these rows of cards."""

    @abstractmethod
    def meant(self, hand: TableHand, answer: Answer) -> dict[str, Json]:
        """What an answer to it, which speaks of places only, means: see :func:`lessons.tables.acting.act`."""

    @abstractmethod
    def own(self, hand: TableHand, pick: bool) -> tuple[Row, ...]:
        """The learner's cards."""

    def aside(self, hand: TableHand) -> Iterable[Row]:
        """What lies beside the trick for all, or for the learner, to see."""
        return ()

    @abstractmethod
    def cloth(self, hand: TableHand) -> Iterable[Row]:
        """The trick so far, and what lies open before the others."""

    def contract(self, hand: TableHand) -> tuple[Said, ...]:
        """What is played, and who plays against whom, as the learner knows it."""
        return ()

    @abstractmethod
    def tells(self, hand: TableHand, state: Any, action: Any) -> tuple[Said, ...]:
        """What somebody did in this state that the table does not show by itself."""

    @abstractmethod
    def header(self, hand: TableHand, state: Any, action: Any) -> Said:
        """Of whom and of what a reason speaks."""

    @abstractmethod
    def advice(self, state: Any, choice: Choice) -> tuple[Said, ...]:
        """What a player would do, without the reason."""

    @abstractmethod
    def of_trick(self, hand: TableHand, trick: Trick) -> Iterable[Said]:
        """Why a finished trick goes where it goes, and what the family has to say of it."""

    @abstractmethod
    def reckoning(self, hand: TableHand) -> Reckoned:
        """What a deal that is over has come to."""

    def may_talk(self, hand: TableHand) -> bool:
        """Has the learner anything to say though nobody waits for it?"""
        return False

    def waits(self, hand: TableHand) -> bool:
        """Do the others stop for that?"""
        return False

    def before_the_lead(self, hand: TableHand) -> bool:
        """Is a partner of the learner's about to lead to the first trick, so that they stop for that, too?"""
        return False
