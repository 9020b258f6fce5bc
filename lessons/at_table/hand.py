"""A deal at the learner's table: the engine's deal, what was done in it, and where it waits for the learner."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from random import Random
from typing import Any, Literal, Protocol, cast

from engine.cards import Card
from engine.fast_dataclass import changed, fast_dataclass
from engine.game import Game, game
from engine.house import HouseRule
from engine.parts.plain.choice import Choice
from engine.parts.tricks import Trick
from engine.sheet import Points
from engine.verdict import Verdict
from lessons.at_table.families import is_played, name_of
from lessons.at_table.option import Option
from lessons.question.panel import Panel, Row
from lessons.question.seats import YOU, seats_of
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
def ways(family: str) -> Ways | None:
    """How this family is played at such a table: the package of its name beside this module; None where it has none."""
    return cast(Ways, import_module(name_of(family))) if is_played(family) else None


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
    def ways(self) -> Ways:
        its = ways(self.game.family)
        assert its is not None  # nobody sits down where there are none
        return its

    @property
    def seats(self) -> tuple[str, ...]:
        """What the players are called, the learner first."""
        return seats_of(self.game)

    @property
    def turn(self) -> int | None:
        """Who is waited for, None when the deal is over."""
        return self.ways.turn(self)

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
        return self.ways.stage(self)

    @property
    def mine(self) -> tuple[Card, ...]:
        return self.game.pack.sorted(self.state.hands[ME])

    @property
    def tricks(self) -> int:
        """Of how many tricks a whole deal is."""
        return self.ways.tricks(self.state)

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
        told = self.ways.partners_known(self.state)
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
        return tuple(at for at, action in enumerate(self.done) if self.ways.card_of(action) is not None)

    def verdicts(self) -> Mapping[Card, Verdict]:
        """Of every card that the learner may choose from, whether it may go now, and why not."""
        return self.ways.verdicts(self)

    @property
    def whole(self) -> TableHand:
        """The same with nothing half chosen, and nothing said of it."""
        return changed(self, word="", card=None, talks=False, refused=None, asked="")


def chosen(hand: TableHand, at: int | None = None, state: Any = None) -> Choice:
    """What a player does in the place of whoever is waited for, now or at an earlier moment; the same whenever it comes again."""
    moment = len(hand.done) if at is None else at
    now = hand.state if state is None else state
    return hand.ways.choose(now, Random(f"{hand.seed} {moment}").randrange(2**31))


def done(hand: TableHand, action: Any) -> TableHand:
    """The deal after an action; a finished trick lies there from now on. A question back waits for its answer."""
    state, talk = hand.game.deal.apply(hand.state, action), hand.ways.is_talk(action)
    rests = len(state.tricks) > len(hand.state.tricks) or (talk and hand.rests)
    waits = talk and hand.ways.asked_back(state, action)
    return changed(hand.whole, state=state, done=(*hand.done, action), rests=rests, talks=waits)


def begun(its: Game, seed: int, deck: tuple[Card, ...], dealer: int, rules: Any, pool: int = 0) -> TableHand:
    """A deal before anything is done in it."""
    family = ways(its.family)
    assert family is not None
    return TableHand(seed, its.id, family.start(its, deck, dealer, rules, pool))


def from_the_start(hand: TableHand) -> Any:
    """The state in which this deal began."""
    old = hand.state
    return hand.ways.start(hand.game, old.deck, old.dealer, old.rules, getattr(old, "pool", 0))


class Ways(Protocol):
    """How a family is played at such a table: what its package beside this module has.

    ``start(game, deck, dealer, rules, pool)``: a deal; ``rules(game)``: the house rules that matter in it; ``tricks(state)``: how
    many it has. ``choose(state, seed)``: what a player does, and why; ``advised(hand)``: what the learner might do, where the
    engine waits for somebody else. ``turn(hand)``: who is waited for; ``stage(hand)``: what for, where it is the learner.
    ``partners_known(state)``: is it no secret who plays with whom? ``mates(hand)``: who is known to be on the learner's side.
    ``took(state)``: who took each trick so far; ``played_at_all(state)``: was it thrown in? ``card_of(action)``: the card that it
    plays; ``laid(action)``: those that it lays away. ``held(state, seat)``: all that a player still has, open or not. ``written``,
    ``read``: an action as a line of the log, and back. ``act(hand, told)``: after an answer that only chooses.
    What is shown: ``options``, ``asking``, ``aside``, ``cloth``, ``own``; ``meant``: what an answer to it is. What is said:
    ``contract``, ``tells`` of an action, its ``header`` and ``advice``, ``of_trick``. What is paid: ``reckoning``.
    Out of turn (:mod:`lessons.at_table.silent` where nobody says anything): ``unasked(state)``, what one of the others says though
    nobody waits for it; ``may_talk``, has the learner anything to say so; ``waits``, do the others stop for that, and
    ``before_the_lead`` of a partner; ``is_talk(action)``, was it said to a partner, and ``asked_back``, does it ask for an answer.
    """

    def start(self, its: Game, deck: tuple[Card, ...], dealer: int, rules: Any, pool: int) -> Any: ...
    def choose(self, state: Any, seed: int) -> Choice: ...
    def advised(self, hand: TableHand) -> Choice | None: ...
    def rules(self, its: Game) -> tuple[HouseRule, ...]: ...
    def tricks(self, state: Any) -> int: ...
    def turn(self, hand: TableHand) -> int | None: ...
    def stage(self, hand: TableHand) -> Stage: ...
    def partners_known(self, state: Any) -> bool: ...
    def card_of(self, action: Any) -> Card | None: ...
    def laid(self, action: Any) -> tuple[Card, ...]: ...
    def held(self, state: Any, seat: int) -> tuple[Card, ...]: ...
    def verdicts(self, hand: TableHand) -> Mapping[Card, Verdict]: ...
    def written(self, action: Any) -> str: ...
    def read(self, text: object, its: Game) -> Any | None: ...
    def act(self, hand: TableHand, told: Mapping[str, Any]) -> TableHand | None: ...
    def took(self, state: Any) -> tuple[int, ...]: ...
    def mates(self, hand: TableHand) -> frozenset[int]: ...
    def options(self, hand: TableHand) -> tuple[Option, ...]: ...
    def meant(self, hand: TableHand, answer: tuple[int, ...]) -> Any: ...
    def asking(self, hand: TableHand, rows: tuple[Row, ...]) -> Panel: ...
    def aside(self, hand: TableHand) -> Iterable[Row]: ...
    def cloth(self, hand: TableHand) -> Iterable[Row]: ...
    def own(self, hand: TableHand, pick: bool) -> tuple[Row, ...]: ...
    def contract(self, hand: TableHand) -> tuple[Said, ...]: ...
    def tells(self, hand: TableHand, state: Any, action: Any) -> tuple[Said, ...]: ...
    def header(self, hand: TableHand, state: Any, action: Any) -> Said: ...
    def advice(self, state: Any, choice: Choice) -> tuple[Said, ...]: ...
    def of_trick(self, hand: TableHand, trick: Trick) -> Iterable[Said]: ...
    def played_at_all(self, state: Any) -> bool: ...
    def reckoning(self, hand: TableHand) -> Reckoned: ...
    def unasked(self, state: Any) -> Choice | None: ...
    def may_talk(self, hand: TableHand) -> bool: ...
    def waits(self, hand: TableHand) -> bool: ...
    def before_the_lead(self, hand: TableHand) -> bool: ...
    def is_talk(self, action: Any) -> bool: ...
    def asked_back(self, state: Any, action: Any) -> bool: ...


@dataclass(frozen=True)
class Reckoned:
    """What a deal comes to: the lines in words, what players pay each other, everybody's result, what lies in the pool then.

    ``after`` is said once the payments are. ``unit``: in what is paid. ``most``: the line that most of it comes from, and ``keep``
    what the rule to keep of it is called.
    """

    lines: tuple[Said, ...]
    paid: tuple[Points, ...]
    payoffs: tuple[Points, ...]
    pool: int = 0
    after: tuple[Said, ...] = ()
    unit: str = "points"
    most: Said | None = None
    keep: str = ""
