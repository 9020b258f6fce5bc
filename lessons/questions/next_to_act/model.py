"""Who comes next: who leads first, whose turn it is, who leads after a trick, who deals next, who cuts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Literal

from pydantic import Field

from engine.cards import Card
from engine.game import Game
from engine.sheet import codes
from engine.verdict import Facts
from lessons.question.capabilities import BEGINS, capabilities
from lessons.question.facts.common import Turn as TurnFacts
from lessons.question.kind import Fault, Message, Panel, Row, Table
from lessons.question.look_alikes import level
from lessons.question.misconception import Aim, ids
from lessons.question.seats import seats_of
from lessons.question.stepwise import Step, Stepwise, StepwiseItem
from lessons.question.topics import Topics, in_cards, in_trick
from lessons.text.card_catalogue import family
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import Cards, Spec

Seat = Literal["", "you", "right", "partner", "left", "other", "opposite", "second-right", "second-left"]
TRICK = ("turn", "lead")
"""What is asked of a trick: ``who`` led it; otherwise ``who`` has dealt."""
ALWAYS = ("turn", "lead", "deal")
EVERY = ("first", "turn", "lead", "deal", "cut")
"""Where no bidding settles who begins."""


def asks_of(game: Game) -> tuple[str, ...]:
    """What can be asked: who leads first, and who cuts, only where the deal alone settles it."""
    return EVERY if BEGINS in capabilities(game.id) else ALWAYS


class NextToActSpec(Spec):
    """What is asked, and who dealt or led; what is left out is drawn."""

    ask: Literal["", "first", "turn", "lead", "deal", "cut"] = Field(
        default="",
        description="Who leads first, whose turn is it, who leads the next trick, who deals next, who cuts; or any of them.",
    )
    who: Seat = Field(default="", description="The dealer, or the leader of the trick (for turn and lead).")
    trick: Cards = Field(default="", description="The trick in the order of play: for turn a part of it, for lead all.")


@dataclass(frozen=True)
class Turn(StepwiseItem):
    """Somebody dealt or led (``who``, a seat); ``trick`` is what was played."""

    ask: str
    who: int
    trick: tuple[Card, ...]

    def build(self) -> Iterable[Step]:
        seat, why = self._next()
        seats, source = seats_of(self.game), family(self.game.family).sources["lead" if self.ask == "lead" else "turn"]
        facts: Facts = {"who": seats[self.who], "n": len(self.trick), "next": seats[seat]}
        dealt = self.ask not in TRICK
        trick = Row(codes(self.trick), Message("row.trick-from-leader"), layout="trick", seat=self.who)
        panel = Panel(
            "choice",
            Message(f"ask.next.{self.ask}", facts),
            (trick,) if self.trick else (),
            tuple(Message(f"seat.{one}") for one in seats),
            table=Table(seats, dealer=self.who if dealt else None),
        )
        # Of two players nobody sits to the right of another, and the way round cannot be mistaken.
        two = "-two" if len(seats) == 2 else ""
        first, so = "dealt" if two and dealt else self.ask, f"next.{self.ask}"
        so += "" if self.ask == "lead" else two
        hints = (
            Message(f"hint.next.look{self._look if self.ask == 'lead' else two or self._look}"),
            Message(f"hint.next.rule-{self.ask}{two}", {}, source),
            Message(f"hint.next.first-{first}{two}", facts),
        )
        about = TurnFacts(
            ask=self.ask, who=self.who, n=len(self.trick), seat=seat, winner=self._winner(), seats=len(seats)
        )
        each = {i: self._not_this(i, seats) for i in range(len(seats)) if i != seat}
        yield Step(
            self.ask,
            panel,
            (seat,),
            (*why, Message(so, facts, source)),
            hints,
            each,
            about=about,
            lures=self._lures(),
        )

    @property
    def _look(self) -> str:
        """Where to look, as the end of a sentence's name: the way round is of no help where one cuts, or where a trick is over."""
        return {"lead": "-winner", "cut": "-cut"}.get(self.ask, "")

    def _not_this(self, seat: int, seats: tuple[str, ...]) -> Message:
        """Why it is not this player: who has played or dealt already, who sits on the other side, who comes later."""
        places, facts = (seat - self.who) % len(seats), {"seat": seats[seat], "who": seats[self.who]}
        if self.ask == "lead":
            mine, best = self.trick[places], self.trick[self._winner()]
            loses = "ladder.that-moor-does-not-win" if level(mine, best) else "ladder.does-not-win"
            return Message(loses, {"card": mine.code})
        if self.ask == "turn" and places < len(self.trick):
            return Message("next.has-played", facts)
        if not places:
            return Message("next.is-dealing" if self.ask == "cut" else "next.has-dealt", facts)
        back = places == len(seats) - 1 and (self.ask != "turn" or len(self.trick) == 1)
        if self.ask == "cut":
            return Message("next.on-the-other-side" if places == 1 else "next.not-beside", facts)
        return Message("next.wrong-way-round" if back else "next.comes-later", facts)

    def _lures(self) -> tuple[tuple[int], ...]:
        """Who is the next to come to mind: of a trick that is over the player of the highest number, and of the highest card
        that is no trump, and where its leader has won it whoever sits to the right of that winner; of one that is not, whoever
        sits to the right of the leader, however many have played.
        """
        if self.ask == "turn":
            return ((self._away(1),),)
        beside = ((self._away(1),),) if self.ask == "lead" and self._winner() == 0 else ()
        plain = [i for i, card in enumerate(self.trick) if card.suit and not card.is_trump and not card.is_fool]
        if self.ask != "lead" or not plain:
            return beside
        number = max(plain, key=lambda i: int(self.trick[i].rank) if self.trick[i].rank.isdigit() else 0)
        return (self._away(number),), (self._away(max(plain, key=lambda i: self.trick[i].strength)),), *beside

    def _winner(self) -> int:
        return int(self.game.winner(self.trick, self.rules).index) if self.ask == "lead" else 0

    def _next(self) -> tuple[int, tuple[Message, ...]]:
        if self.ask == "lead":
            winner = self.game.winner(self.trick, self.rules)
            said = Message(winner.reason, winner.facts, winner.source)
            return self._away(winner.index), (said,)
        if self.ask == "turn":
            return self._away(len(self.trick)), ()
        if self.ask == "cut":
            return self._away(-1), ()
        return self._away(1), ()

    def _away(self, places: int) -> int:
        """The seat so many places to the right of who dealt or led."""
        return (self.who + places) % self.game.seats


class NextToAct(Stepwise[NextToActSpec, Turn]):
    name = "next-to-act"
    Spec = NextToActSpec
    varies = ("suits", "numbers")

    def fixed(self, spec: NextToActSpec) -> bool:
        return bool(spec.ask and spec.who)

    def impossible(self, spec: NextToActSpec, game: Game, rules: Any) -> Iterator[Fault]:
        trick, seats, asks = self.cards(spec, game, "trick"), seats_of(game), asks_of(game)
        if spec.ask and spec.ask not in asks:
            yield Fault(
                "ask",
                CheckerMessage("checker.hangs-on-bidding", ask=repr(spec.ask), game=game.id, known=", ".join(asks)),
                "impossible",
            )
        if spec.who and spec.who not in seats:
            yield Fault(
                "who",
                CheckerMessage("checker.nobody-sits", seat=repr(spec.who), game=game.id, known=", ".join(seats)),
                "impossible",
            )
        if trick and spec.ask not in ("turn", "lead"):
            yield Fault("trick", CheckerMessage("checker.trick-idle"), "impossible")
        if self.fixed(spec) and spec.ask == "turn" and not 1 <= len(trick) < game.seats:
            said = CheckerMessage("checker.turn-size", most=game.seats - 1, n=len(trick))
            yield Fault("trick", said, "impossible")
        if self.fixed(spec) and spec.ask == "lead" and len(trick) != game.seats:
            yield Fault("trick", CheckerMessage("checker.trick-size", n=game.seats, of=len(trick)), "impossible")
        elif trick and all(card.is_fool for card in trick) and spec.ask == "lead":
            yield Fault("trick", CheckerMessage("checker.nobody-wins"), "impossible")

    def decided_by(self, item: Turn) -> tuple[Mapping[str, object], ...]:
        return ({"ask": "trick_winner", "trick": codes(item.trick)},) if item.ask == "lead" else ()

    def topics(self, item: Turn) -> Topics:
        return in_trick(item.trick) if item.ask == "lead" else in_cards(item.trick)

    def make(self, spec: NextToActSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> Turn:
        seats = seats_of(game)
        ask: str = spec.ask or rng.choice(asks_of(game))
        who = seats.index(spec.who) if spec.who else rng.randrange(len(seats))
        trick = self.cards(spec, game, "trick")
        if not trick and ask in ("turn", "lead"):
            trick = _trick(game, rng, game.seats if ask == "lead" else rng.randint(1, game.seats - 1))
        return Turn(game, rules or game.house(), ids(aim), ask, who, trick)


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
