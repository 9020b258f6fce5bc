"""The last trick of a deal: does anybody score petit au bout, and which side?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

from pydantic import Field

from engine.cards import Card
from engine.game import Game
from engine.games.france.bidding import SIDES
from engine.games.france.outcome import Excuse, petit_au_bout
from engine.games.france.pack import EXCUSE, PETIT
from engine.games.france.playing import take
from engine.games.france.sources import BONUSES
from engine.games.france.tricks import Sides
from engine.parts.tricks import Trick
from engine.sheet import codes
from lessons.belief.facts import LastTrick
from lessons.question.kind import Fault, Panel, Row, Said, Table
from lessons.question.misconception import Aim, ids
from lessons.question.seats import AROUND, seats_of
from lessons.question.stepwise import Step, Stepped, Stepwise
from lessons.script.fields import Cards, Spec

NOBODY = "nobody"
WITHOUT = 0.15
"""How often the petit is not in the trick at all."""


class Asked(Spec):
    """The last trick; without cards it is drawn."""

    trick: Cards = Field(default="", description="The cards of the last trick, the leader's first.")
    leader: str = Field(default="you", description="Who led to it: you, right, opposite, left ...")
    taker: str = Field(default="right", description="Who is the taker, in the same words.")


@dataclass(frozen=True)
class Last(Stepped):
    """The last trick, who led to it, and who is the taker, alone against the others."""

    trick: tuple[Card, ...]
    leader: int
    taker: int

    @cached_property
    def won(self) -> int:
        """The seat that takes it."""
        return self._trick.seat(take(self.trick).index, self.game.seats)

    @property
    def _trick(self) -> Trick:
        return Trick(self.leader, self.trick)

    @property
    def _sides(self) -> Sides:
        return Sides(self.game.seats, self.taker)

    @property
    def scores(self) -> str:
        """The side that scores the petit, as the engine has it."""
        side = petit_au_bout((self._trick,), (self.won,), self._sides, Excuse("not-played"))
        return NOBODY if side is None else SIDES[side]

    def build(self) -> Iterable[Step]:
        seats, words = seats_of(self.game), (*SIDES, NOBODY)
        facts = {"taker": seats[self.taker], "seat": seats[self.won]}
        row = Row(codes(self.trick), Said("row.last-trick"), layout="trick", seat=self.leader)
        choices = tuple(Said(f"last-trick.for-{word}") for word in words)
        lines = (Said("last-trick.taker", facts),)
        panel = Panel("choice", Said("ask.last-trick"), (row,), choices, lines=lines, table=Table(seats))
        hints = (
            Said("hint.last-trick.look"),
            Said("hint.last-trick.rule", {}, BONUSES),
            Said("hint.last-trick.first"),
        )
        why = (Said(f"last-trick.so-{self.scores}", facts, BONUSES),)
        about = LastTrick(
            trick=self.trick,
            sides=tuple(SIDES[self._sides.side(self._trick.seat(i, self.game.seats))] for i in range(len(self.trick))),
            winner=take(self.trick).index,
        )
        yield Step("last", panel, (words.index(self.scores),), why, hints, about=about)


class LastTricks(Stepwise[Asked, Last]):
    name = "last-trick"
    Spec = Asked
    wants = ("ask:last_trick",)

    def fixed(self, spec: Asked) -> bool:
        return bool(spec.trick)

    def impossible(self, spec: Asked, game: Game, rules: Any) -> Iterator[Fault]:
        trick, seats = self.cards(spec, game, "trick"), AROUND[game.seats]
        if trick and len(trick) != game.seats:
            yield Fault("trick", f"a trick has {game.seats} cards, not {len(trick)}", "impossible")
        if EXCUSE in trick:
            where = self.offset(spec, "trick", EXCUSE)
            yield Fault(
                "trick", "with the Excuse in the last trick other rules come in; leave it out", "impossible", where
            )
        for name in ("leader", "taker"):
            if getattr(spec, name) not in seats:
                yield Fault(name, f"nobody sits there; there are {', '.join(seats)}", "impossible")

    def make(self, spec: Asked, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> Last:
        rules, seats = rules or game.house(), AROUND[game.seats]
        trick = self.cards(spec, game, "trick")
        if trick:
            return Last(game, rules, ids(aim), trick, seats.index(spec.leader), seats.index(spec.taker))
        others = [card for card in game.pack if card not in (PETIT, EXCUSE)]
        trumps = [card for card in others if card.is_trump]
        some = rng.sample(trumps, rng.randint(0, 2)) if rng.random() >= WITHOUT else rng.sample(trumps, 3)
        with_petit = [PETIT, *some] if len(some) < 3 else some
        plain = [card for card in others if not card.is_trump]
        drawn = [*with_petit, *rng.sample(plain, game.seats)][: game.seats]
        rng.shuffle(drawn)
        return Last(game, rules, ids(aim), tuple(drawn), rng.randrange(game.seats), rng.randrange(game.seats))

    def decided_by(self, item: Last) -> tuple[Mapping[str, object], ...]:
        return ({"ask": "last_trick", "trick": codes(item.trick), "leader": item.leader, "taker": item.taker},)


KIND = LastTricks()
