"""Who comes next: who leads first, whose turn it is, who leads after a trick, who deals next, who cuts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Literal

from pydantic import Field

from engine.cards import Card
from engine.game import Game
from engine.games.bologna.deal.form import OTTOCENTO
from engine.verdict import Facts
from lessons.fields import Cards, Spec
from lessons.kinds import Fault, Panel, Row, Said
from lessons.stepwise import Step, Stepped, Stepwise

SEATS = ("you", "right", "partner", "left")
"""In the order of play: seat + 1 sits to the right."""
Seat = Literal["", "you", "right", "partner", "left"]
SOURCE = "ottocento#playing-procedure"


class Asked(Spec):
    """What is asked, and who dealt or led; what is left out is drawn."""

    ask: Literal["", "first", "turn", "lead", "deal", "cut"] = Field(
        default="",
        description="Who leads first, whose turn is it, who leads the next trick, who deals next, who cuts; or any of them.",
    )
    who: Seat = Field(default="", description="The dealer, or the leader of the trick (for turn and lead).")
    trick: Cards = Field(
        default="", description="The trick in the order of play, for turn (up to three) and lead (four)."
    )


@dataclass(frozen=True)
class Turn(Stepped):
    """Somebody dealt or led (``who``, a seat); ``trick`` is what was played."""

    ask: str
    who: int
    trick: tuple[Card, ...]

    def build(self) -> Iterable[Step]:
        seat, why = self._next()
        facts: Facts = {"who": SEATS[self.who], "n": len(self.trick), "next": SEATS[seat]}
        rows = (Row(tuple(card.code for card in self.trick), Said("row.trick-from-leader"), layout="trick"),)
        panel = Panel("choice", Said(f"ask.next.{self.ask}", facts), rows if self.trick else (), _CHOICES)
        hints = (
            Said("hint.next.look" if self.ask != "lead" else "hint.next.look-winner"),
            Said(f"hint.next.rule-{self.ask}", {}, SOURCE),
            Said(f"hint.next.first-{self.ask}", facts),
        )
        about = {"ask": self.ask, "who": self.who, "n": len(self.trick), "seat": seat, "winner": self._winner()}
        yield Step(self.ask, panel, (seat,), (*why, Said(f"next.{self.ask}", facts, SOURCE)), hints, about=about)

    def _winner(self) -> int:
        return int(self.game.winner(self.trick, self.rules).index) if self.ask == "lead" else 0

    def _next(self) -> tuple[int, tuple[Said, ...]]:
        if self.ask == "lead":
            winner = self.game.winner(self.trick, self.rules)
            said = Said(winner.reason, winner.facts, winner.source)
            return OTTOCENTO.order(self.who)[winner.index], (said,)
        if self.ask == "turn":
            return OTTOCENTO.order(self.who)[len(self.trick)], ()
        if self.ask == "cut":
            return OTTOCENTO.order(self.who)[-1], ()
        return OTTOCENTO.eldest(self.who), ()


_CHOICES = tuple(Said(f"seat.{seat}") for seat in SEATS)


class NextToAct(Stepwise[Asked, Turn]):
    name = "next-to-act"
    Spec = Asked

    def fixed(self, spec: Asked) -> bool:
        return bool(spec.ask and spec.who)

    def faults(self, spec: Asked, game: Game, rules: Any) -> Iterator[Fault]:
        if game.family != "bologna" or game.seats != len(SEATS):
            yield Fault("kind", f"four players at a Bolognese table, not those of {game.id}", "impossible")
            return
        trick = self.cards(spec, game, "trick")
        if trick and spec.ask not in ("turn", "lead"):
            yield Fault("trick", "a trick is looked at only where ask is turn or lead", "impossible")
        if self.fixed(spec) and spec.ask == "turn" and not 1 <= len(trick) < game.seats:
            yield Fault(
                "trick", f"one to three cards lie there when it is somebody's turn, not {len(trick)}", "impossible"
            )
        if self.fixed(spec) and spec.ask == "lead" and len(trick) != game.seats:
            yield Fault("trick", f"a trick has four cards, not {len(trick)}", "impossible")

    def make(self, spec: Asked, game: Game, rng: Random, rules: Any = None, aim: Sequence[str] = ()) -> Turn:
        ask = spec.ask or rng.choice(("first", "turn", "lead", "deal", "cut"))
        who = SEATS.index(spec.who) if spec.who else rng.randrange(len(SEATS))
        trick = self.cards(spec, game, "trick")
        if not trick and ask in ("turn", "lead"):
            trick = _trick(game, rng, 4 if ask == "lead" else rng.randint(1, 3))
        return Turn(game, rules or game.house(), tuple(aim), ask, who, trick)


def _trick(game: Game, rng: Random, size: int) -> tuple[Card, ...]:
    """Cards as they fall to a trick: mostly of one suit, a trump now and then."""
    suit = rng.choice(sorted({card.suit for card in game.pack if card.suit}))
    same = [card for card in game.pack if card.suit == suit]
    trick = rng.sample(same, size)
    if size > 1 and rng.random() < 0.4:
        trump = rng.choice([card for card in game.pack if card.is_trump and card not in trick])
        trick[rng.randrange(1, size)] = trump
    return tuple(trick)


KIND = NextToAct()
