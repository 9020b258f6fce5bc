"""One against the others: which cards of this trick were captured, lie face up beside the pile, and are paid for?"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Any, Literal

from pydantic import Field

from engine.cards import Card
from engine.game import Game
from engine.games.sicily.contract import Contract
from engine.games.sicily.pack import COUNTING
from engine.games.sicily.piles import Trick, captures
from engine.games.sicily.sources import PLAY
from engine.sheet import codes
from engine.verdict import Facts
from lessons.question.facts.sicily import TrickTaken
from lessons.question.kind import Answer, Answers, Fault, Item, Message, Panel, Row, Table
from lessons.question.misconception import Aim, ids
from lessons.question.seats import YOU, seats_of
from lessons.question.stepwise import NONE, Step, Stepwise, StepwiseItem, astray
from lessons.question.topics import Topics, in_trick
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import Cards, Spec

ODD = 0.7
"""How often the trick is drawn with counting trumps in it."""


class CapturedSpec(Spec):
    """A whole trick; without one it is drawn."""

    trick: Cards = Field(default="", description="The cards in the order played, the leader's first.")
    leader: Literal["you", "right", "left"] = Field(default="right", description="Who led.")
    soloist: Literal["you", "right", "left"] = Field(default="you", description="Who plays alone.")


@dataclass(frozen=True)
class CapturedItem(StepwiseItem):
    """A whole trick, who led it, and who plays alone."""

    trick: tuple[Card, ...]
    leader: int
    soloist: int

    def build(self) -> Iterable[Step]:
        seats, played = seats_of(self.game), Trick(self.leader, self.trick)
        contract = Contract(len(seats), dealer=self.soloist, kind="solo", bidder=self.soloist)
        players = tuple((self.leader + i) % len(seats) for i in range(len(self.trick)))
        taker = played.winner(len(seats))
        taken = tuple(one.card.code for one in captures(contract, (played,), COUNTING))
        facts: Facts = {
            "leader": seats[self.leader],
            "soloist": seats[self.soloist],
            "taker": seats[taker],
            "cards": taken,
        }
        places = tuple(i for i, card in enumerate(self.trick) if card.code in taken)
        each = {
            i: Message(self._spared(card, contract.together(players[i], taker)), {"card": card.code}, PLAY)
            for i, card in enumerate(self.trick)
            if i not in places
        }
        row = Row(codes(self.trick), Message("row.trick-from-leader"), pick=True, layout="trick", seat=self.leader)
        prompt = Message("ask.captured.yours" if self.soloist == YOU else "ask.captured", facts)
        panel = Panel("many", prompt, (row,), (Message("captured.none"),), 1, len(self.trick), table=Table(seats))
        said = "captured.these" if taken else "captured.nothing"
        hints = (
            Message("hint.captured.look"),
            Message("hint.captured.rule", {}, PLAY),
            Message("hint.captured.first", {"card": self.trick[players.index(taker)].code}),
        )
        about = TrickTaken(
            trick=self.trick,
            soloists=tuple(player == self.soloist for player in players),
            winner=players.index(taker),
        )
        yield Step("captured", panel, places or NONE, (Message(said, facts, PLAY),), hints, each, about=about)

    @staticmethod
    def _spared(card: Card, own: bool) -> str:
        return "captured.not-counting" if card.code not in COUNTING else "captured.own" if own else "captured.counts"


class Captured(Stepwise[CapturedSpec, CapturedItem]):
    name = "captured"
    Spec = CapturedSpec
    requires = ("pays:pigliata",)
    looks = MappingProxyType({"captured.not-counting": "hint.captured.look-counting"})

    def first_step(self, item: CapturedItem, given: Answers, answer: Answer) -> Message:
        """Which counting trumps lie there, where a card that never counts was picked and none was left out."""
        step = item.at(given)
        wrong, missed = astray(step, answer)
        if not wrong or missed or any(code in COUNTING for code in wrong):
            return super().first_step(item, given, answer)
        there = sum(card.code in COUNTING for card in item.trick)
        return Message("hint.captured.first-counting", {"n": there})

    def lures(self, item: CapturedItem, given: Answers) -> Collection[Answer]:
        """One trump: it is soon tapped, whatever is thought of it."""
        return [(i,) for i, card in enumerate(item.trick) if card.is_trump]

    def fixed(self, spec: CapturedSpec) -> bool:
        return bool(spec.trick)

    def impossible(self, spec: CapturedSpec, game: Game, rules: Any) -> Iterator[Fault]:
        trick = self.cards(spec, game, "trick")
        if trick and len(trick) != game.seats:
            yield Fault("trick", CheckerMessage("checker.whole-trick-size", n=game.seats, of=len(trick)), "impossible")

    def make(self, spec: CapturedSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> CapturedItem:
        trick, seats = self.cards(spec, game, "trick"), seats_of(game)
        rules = rules or game.house()
        if trick:
            return CapturedItem(game, rules, ids(aim), trick, seats.index(spec.leader), seats.index(spec.soloist))
        return CapturedItem(
            game, rules, ids(aim), _trick(game, rng), rng.randrange(len(seats)), rng.randrange(len(seats))
        )

    def topics(self, item: Item) -> Topics:
        assert isinstance(item, CapturedItem)
        return in_trick(item.trick)

    def decided_by(self, item: CapturedItem) -> tuple[Mapping[str, object], ...]:
        return ({"ask": "trick_winner", "trick": codes(item.trick)},)


def _trick(game: Game, rng: Random) -> tuple[Card, ...]:
    """A trick led in a suit or in trumps, to which at least one trump came and mostly one that is paid for."""
    counting = [game.pack[code] for code in COUNTING]
    trumps = [card for card in game.pack if card.is_trump and card not in counting]
    some = rng.sample(counting, rng.choice((1, 1, 2))) if rng.random() < ODD else rng.sample(trumps, 1)
    if rng.random() < 0.6:
        some.append(rng.choice([card for card in trumps if card not in some]))
    suit = rng.choice("SBCD")
    rest = [card for card in game.pack if card.suit == suit]
    fool = [card for card in game.pack if card.is_fool]
    lead: list[Card] = []
    if len(some) < game.seats and rng.random() < 0.6:
        lead = rng.sample(rest, game.seats - len(some))
    others = fool if len(some) == game.seats - 1 and not lead else []
    spare = [card for card in trumps if card not in some]
    rng.shuffle(some)
    cards = [*lead, *some, *others]
    return tuple((cards + rng.sample(spare, game.seats))[: game.seats])


KIND = Captured()
