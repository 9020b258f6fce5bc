"""The Excuse once its trick is over: whose it is, what is owed for it, and which card may be given."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Any, Literal

from pydantic import Field

from engine.cards import Card
from engine.game import Game
from engine.games.france.excuse import ExcuseStanding, may_give, standing
from engine.games.france.pack import EXCUSE, is_low
from engine.games.france.playing import take
from engine.games.france.sources import EXCUSE as SOURCE
from engine.sheet import codes
from engine.verdict import Facts
from lessons.question.facts.france import ExcuseFacts as About
from lessons.question.kind import Fault, Item, Message, Panel, Row, Table
from lessons.question.misconception import Aim, ids
from lessons.question.seats import YOU, seats_of
from lessons.question.stepwise import Step, Stepwise, StepwiseItem
from lessons.question.topics import Topics, in_trick
from lessons.questions.whose_excuse.drawing import drawn
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import Cards, Spec

SIDES = ("yours", "theirs")
OWED = ("nothing", "now", "later", "any")
"""What may be answered: no card, a low one at once, a low one as soon as there is one, any card at the end."""
TOLD = (
    "excuse-owes-now",
    "excuse-owes-later",
    "excuse-owes-never",
    "excuse-owes-nothing",
    "excuse-last-own",
    "excuse-last-theirs",
    "excuse-takes-the-last",
)
"""Why the Excuse is whose it is."""
PARTNERED = 5
"""Where so many play, the taker mostly has a partner; that there is none must be said."""
Seat = Literal["you", "right", "opposite", "second-right", "second-left", "left", "other"]


class WhoseExcuseSpec(Spec):
    """A whole trick with the Excuse in it; without one it is drawn."""

    ask: Literal["whole", "whose"] = Field(default="whole", description="All of it, or only whose the Excuse is.")
    trick: Cards = Field(default="", description="The cards in the order played, the leader's first.")
    leader: Seat = Field(default="right", description="Who led.")
    soloist: Seat = Field(default="you", description="Who plays alone against the others.")
    taken: Cards = Field(default="", description="What the side that played the Excuse has in its tricks before.")
    hand: Cards = Field(default="", description="What you still hold, where you played the Excuse.")
    last: Literal["", "yes", "slam"] = Field(
        default="", description="It is the last trick; slam: the side that led it had won all the others."
    )


@dataclass(frozen=True)
class WhoseExcuseItem(StepwiseItem):
    """A whole trick with the Excuse, who led it, who plays alone, and what its side has taken, all before this trick."""

    ask: str
    trick: tuple[Card, ...]
    leader: int
    soloist: int
    taken: tuple[Card, ...]
    hand: tuple[Card, ...]
    last: str

    @property
    def player(self) -> int:
        """Who played the Excuse."""
        return (self.leader + self.trick.index(EXCUSE)) % self.game.seats

    @property
    def winner(self) -> int:
        won = take(self.trick, won_all_before=self.last == "slam").index
        return (self.leader + won) % self.game.seats

    @property
    def read_without_trumps(self) -> int:
        """Who would have won had nobody trumped: a trump is soon overlooked."""
        led = next(card for card in self.trick if card != EXCUSE).suit
        best = max((card for card in self.trick if card.suit == led), key=lambda card: card.strength)
        return (self.leader + self.trick.index(best)) % self.game.seats

    def together(self, one: int, other: int) -> bool:
        return (one == self.soloist) == (other == self.soloist)

    @property
    def standing(self) -> ExcuseStanding:
        return standing(
            self.taken,
            own_trick=self.together(self.player, self.winner),
            last=bool(self.last),
            slam=self.last == "slam",
        )

    def build(self) -> Iterable[Step]:
        found, seats = self.standing, seats_of(self.game)
        mine = self.together(self.player, YOU)
        facts: Facts = {
            **found.why.facts,
            "player": seats[self.player],
            "soloist": seats[self.soloist],
            "winner": seats[self.winner],
        }
        own = self.together(self.player, self.winner)
        about = About(
            own=own,
            mine=mine,
            last=bool(self.last),
            owes=found.owes,
            taken=self.taken,
            hand=self.hand,
            low=found.may_give,
        )
        trick = Row(codes(self.trick), Message("row.trick-from-leader"), layout="trick", seat=self.leader)
        label = Message(f"row.taken-by-{SIDES[not mine]}" if self.taken else f"row.taken-by-{SIDES[not mine]}-none")
        # A side that has won all the tricks has nearly all the cards: some of them would be no picture of it.
        aside = () if self.last == "slam" else (Row(codes(self.taken), label, layout="aside"),)
        rows = (trick, *aside)
        yours = found.kept == mine
        why = Message(found.why.reason, facts, found.why.source)
        told = self._told(facts)
        hints = (
            Message("hint.whose-excuse.look"),
            Message("hint.whose-excuse.rule", {}, SOURCE),
            Message(f"hint.whose-excuse.first-{'last' if self.last else 'own' if own else 'other'}", facts),
        )
        choices = tuple(Message(f"whose-excuse.{side}") for side in SIDES)
        panel = Panel("choice", Message("ask.whose-excuse.whose"), rows, choices, lines=told, table=Table(seats))
        yield Step("whose", panel, (int(not yours),), (why,), hints, about=about)
        if self.ask == "whose":
            return
        choices = tuple(Message(f"whose-excuse.{word}") for word in OWED)
        told = (*told, Message(f"whose-excuse.written-{SIDES[not yours]}", facts))
        back = "-own" if own else "-last" if self.last else ""
        hints = (
            Message("hint.whose-excuse.look-owed"),
            Message("hint.whose-excuse.rule-owed", {}, SOURCE),
            Message(f"hint.whose-excuse.first-owed{back}", {"n": sum(map(is_low, self.taken))}),
        )
        table = Table(seats, winner=(self.winner - self.leader) % len(seats))
        panel = Panel("choice", Message("ask.whose-excuse.owed"), rows, choices, lines=told, table=table)
        each = {
            i: Message(f"whose-excuse.off-{self._off(word, own, found)}")
            for i, word in enumerate(OWED)
            if word != found.owes
        }
        without = standing(
            self.taken, own_trick=self.together(self.player, self.read_without_trumps), last=bool(self.last)
        )
        lures = ((OWED.index(without.owes),),) if without.owes != found.owes else ()
        yield Step("owed", panel, (OWED.index(found.owes),), (why,), hints, each, about=about, lures=lures)
        if found.owes == "now" and self.player == YOU:
            yield self._which(found, about)

    def _off(self, chosen: str, own: bool, found: ExcuseStanding) -> str:
        """What was overlooked: which trick it is, whose, or whether a low card is there to be given."""
        if self.last:
            return "last"
        if own:
            return "own"
        if chosen == "nothing":
            return "theirs"
        return "dear" if chosen == "any" else "low-there" if found.owes == "now" else "none-low"

    def _told(self, facts: Facts) -> tuple[Message, ...]:
        """What cannot be seen on the table: which trick it is, who plays alone where somebody does, who played the Excuse."""
        last = (Message(f"whose-excuse.last-{self.last}"),) if self.last else ()
        alone = "-alone" if self.game.seats == PARTNERED else ""
        named = Message(f"whose-excuse.{'you-take' if self.soloist == YOU else 'takes'}{alone}", facts)
        taker = (named,) if self.game.seats > 2 else ()  # of two players nobody is the taker
        player = Message("whose-excuse.you-played" if self.player == YOU else "whose-excuse.played", facts)
        return (*last, *taker, player)

    def _which(self, found: ExcuseStanding, about: About) -> Step:
        hand = (Row(codes(self.hand), Message("row.hand"), pick=True, layout="grid"),) if self.hand else ()
        cards = (*self.taken, *self.hand)
        each = {
            i: Message(one.reason, one.facts, SOURCE) for i, one in enumerate(may_give(c, self.taken) for c in cards)
        }
        hints = (
            Message("hint.whose-excuse.look-which"),
            Message("hint.whose-excuse.rule-owed", {}, SOURCE),
            Message("hint.whose-excuse.first-which", {"card": found.may_give[0].code, "n": len(found.may_give)}),
        )
        rows = (Row(codes(self.taken), Message("row.taken-by-yours"), pick=True, layout="grid"), *hand)
        # Whoever takes one court card for half a point takes all of its rank for that.
        dear = dict.fromkeys(card.rank for card in self.taken if card not in found.may_give)
        lures = tuple(
            tuple(i for i, card in enumerate(self.taken) if card in found.may_give or card.rank == rank)
            for rank in dear
        )
        return Step(
            "which",
            Panel("many", Message("ask.whose-excuse.which"), rows, at_most=len(cards)),
            tuple(i for i, card in enumerate(cards) if card in found.may_give),
            (Message("whose-excuse.so-which", {"cards": codes(found.may_give)}, SOURCE),),
            hints,
            each,
            about=about,
            lures=lures,
        )


class WhoseExcuse(Stepwise[WhoseExcuseSpec, WhoseExcuseItem]):
    name = "whose-excuse"
    Spec = WhoseExcuseSpec
    requires = ("ask:excuse",)
    looks = MappingProxyType(
        {
            # Where there are two answers, what is wrong with one tells all that there was to look for.
            **dict.fromkeys(TOLD, "hint.whose-excuse.look-then"),
            "whose-excuse.off-last": "hint.whose-excuse.look-owed-last",
            "whose-excuse.off-own": "hint.whose-excuse.look-owed-own",
            "whose-excuse.off-theirs": "hint.whose-excuse.look-owed-so-far",
            "whose-excuse.off-low-there": "hint.whose-excuse.look-owed-when",
            "whose-excuse.off-none-low": "hint.whose-excuse.look-owed-when",
        }
    )

    def fixed(self, spec: WhoseExcuseSpec) -> bool:
        return bool(spec.trick)

    def impossible(self, spec: WhoseExcuseSpec, game: Game, rules: Any) -> Iterator[Fault]:
        trick, seats = self.cards(spec, game, "trick"), seats_of(game)
        if trick and (len(trick) != game.seats or EXCUSE not in trick):
            yield Fault("trick", CheckerMessage("checker.trick-with-excuse", n=game.seats), "impossible")
        for name, seat in (("leader", spec.leader), ("soloist", spec.soloist)):
            if trick and seat not in seats:
                yield Fault(
                    name,
                    CheckerMessage("checker.nobody-sits", seat=repr(seat), game=game.id, known=", ".join(seats)),
                    "impossible",
                )
        if trick and spec.last == "slam" and trick[0] != EXCUSE:
            yield Fault("last", CheckerMessage("checker.excuse-led"), "impossible")
        seen = set(trick)
        for name in ("taken", "hand"):
            for card in self.cards(spec, game, name):
                if card in seen:
                    yield Fault(
                        name,
                        CheckerMessage("checker.card-twice", card=card.code),
                        "impossible",
                        self.offset(spec, name, card),
                    )
                seen.add(card)

    def make(self, spec: WhoseExcuseSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> WhoseExcuseItem:
        rules, seats = rules or game.house(), seats_of(game)
        if self.fixed(spec):
            trick, taken, hand = (self.cards(spec, game, name) for name in ("trick", "taken", "hand"))
            leader, soloist = seats.index(spec.leader), seats.index(spec.soloist)
            return WhoseExcuseItem(game, rules, ids(aim), spec.ask, trick, leader, soloist, taken, hand, spec.last)
        one = drawn(game, rng)
        return WhoseExcuseItem(
            game, rules, ids(aim), spec.ask, one.trick, one.leader, one.soloist, one.taken, one.hand, one.last
        )

    def topics(self, item: Item) -> Topics:
        assert isinstance(item, WhoseExcuseItem)
        return in_trick(item.trick)

    def decided_by(self, item: WhoseExcuseItem) -> tuple[Mapping[str, object], ...]:
        own = item.together(item.player, item.winner)
        asked = {"own_trick": own, "last": bool(item.last), "slam": item.last == "slam"}
        return ({"ask": "excuse", "taken": codes(item.taken), **asked},)


KIND = WhoseExcuse()
