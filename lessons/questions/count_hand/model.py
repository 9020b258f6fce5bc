"""A hand counted before the bidding, line by line, by the rule of thumb for beginners; and the bid that it is worth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any, Literal

from pydantic import Field

from engine.cards import Card
from engine.game import Game
from engine.games.france.auction import strength
from engine.games.france.auction.bidding import RANK
from engine.games.france.auction.strength import COUNTED_FOR, EACH, FIRST_HIGH, HIGH
from engine.games.france.form import FOUR
from engine.games.france.pack import PETIT
from engine.parts.playout import shuffled
from engine.sheet import Line, ScoreSheet, codes
from engine.verdict import Facts
from lessons.question.capabilities import AUCTION, capabilities
from lessons.question.facts.france import HandCountFacts
from lessons.question.kind import Fault, Message, Panel, Row
from lessons.question.misconception import Aim, ids
from lessons.question.seats import YOU
from lessons.question.stepwise import Step, Stepwise, StepwiseItem
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import Cards, Spec

LINES = ("trumps", "bouts", "courts", "short")
"""The lines of the count, as the engine has them behind ``count-``."""


class CountHandSpec(Spec):
    """A hand as dealt; without one it is drawn."""

    ask: Literal["all", "trumps", "bouts", "courts", "short"] = Field(
        default="all", description="The whole count with the bid it is worth, or one line of it."
    )
    hand: Cards = Field(default="", description="The whole hand, before the chien is seen.")


@dataclass(frozen=True)
class CountHandItem(StepwiseItem):
    """A hand to be counted."""

    ask: str
    hand: tuple[Card, ...]

    @cached_property
    def sheet(self) -> ScoreSheet:
        return strength.count(self.hand)

    def build(self) -> Iterable[Step]:
        asked = LINES if self.ask == "all" else (self.ask,)
        for name, line in zip(LINES, self.sheet, strict=True):
            if name in asked:
                yield self._line(name, line)
        if self.ask == "all":
            yield self._bid()

    @property
    def _row(self) -> Row:
        return Row(codes(self.hand), Message("row.hand"), seat=YOU)

    @property
    def _about(self) -> HandCountFacts:
        points = {name: int(line.points) for name, line in zip(LINES, self.sheet, strict=True)}
        return HandCountFacts(hand=self.hand, points=points)

    def _line(self, name: str, line: Line) -> Step:
        facts: Facts = {**line.facts, "cards": line.cards}
        lone = "-but-the-petit" if name == "bouts" and PETIT in self.hand else ""
        so = f"count-hand.so-{name}" if line.points else f"count-hand.so-no-{name}{lone}"
        hints = (
            Message(f"hint.count-hand.look-{name}"),
            Message(f"hint.count-hand.rule-{name}", {}, line.source),
            Message(f"hint.count-hand.first-{name}{self._named(name, line)}", facts),
        )
        panel = Panel("number", Message(f"ask.count-hand.{name}"), (self._row,), lines=self._so_far(name))
        why, right = (Message(so, facts, line.source),), (int(line.points),)
        return Step(name, panel, right, why, hints, about=self._about, slips=self._slips(name, line))

    def _slips(self, name: str, line: Line) -> tuple[int, ...]:
        """Of the trumps: one overlooked or counted twice, a low one or a high one, or one taken for a low or a high one;
        only the high ones counted.
        """
        if name != "trumps":
            return ()
        high = sum(card.is_trump and card.strength >= FIRST_HIGH for card in self.hand)
        one_astray = (int(line.points) + sign * one for one in (EACH, HIGH, EACH + HIGH) for sign in (-1, 1))
        return (*one_astray, (EACH + HIGH) * high)

    def _named(self, name: str, line: Line) -> str:
        """Without the petit the number of trumps does not matter to the bouts: which there are is said instead. Of courts
        the Kings come first, where there are any.
        """
        if name == "courts":
            kings = any(code.endswith("K") for code in line.cards)
            return "-kings" if kings and len(line.cards) > 1 else ""
        if name != "bouts" or PETIT in self.hand:
            return ""
        return "-named" if line.cards else "-none"

    def _so_far(self, upto: str) -> tuple[Message, ...]:
        """The lines counted before this one."""
        if self.ask != "all":
            return ()
        done = LINES[: LINES.index(upto)] if upto in LINES else LINES
        found = zip(done, self.sheet, strict=False)
        return tuple(Message(f"count-{name}", {"points": int(line.points)}) for name, line in found)

    def _bid(self) -> Step:
        total = int(self.sheet.total)
        words = tuple(RANK)
        facts: Facts = {"points": total, "word": strength.advised(total)}
        choices = tuple(Message(f"count-hand.bid-{word}") for word in words)
        panel = Panel("choice", Message("ask.count-hand.bid"), (self._row,), choices, lines=self._so_far("bid"))
        source = self.sheet.lines[0].source
        hints = (
            Message("hint.count-hand.look-bid"),
            Message("hint.count-hand.rule-bid", {}, source),
            Message("hint.count-hand.first-bid", facts),
        )
        why = (Message("count-hand.so-bid", facts, source),)
        right = words.index(strength.advised(total))
        each = {
            i: Message("count-hand.bid-too-high" if i > right else "count-hand.bid-too-low", {"word": word})
            for i, word in enumerate(words)
            if i != right
        }
        return Step("bid", panel, (right,), why, hints, each, about=self._about)


class CountHand(Stepwise[CountHandSpec, CountHandItem]):
    name = "count-hand"
    Spec = CountHandSpec
    requires = ("ask:strength",)

    def refuses(self, game: Game) -> str:
        """Where one bids in the same way and with other hands, what the count is for is said, and not that there is none."""
        refused = super().refuses(game)
        if refused and AUCTION in capabilities(game.id):
            facts = {
                "size": FOUR.size,
                "seats": COUNTED_FOR,
                "here": game.seats,
                "cards": game.form.size,
                "game": game.id,
            }
            return CheckerMessage(
                "checker.kind-not-here", kind=self.name, why=CheckerMessage("checker.hand-not-counted", **facts)
            )
        return refused

    def fixed(self, spec: CountHandSpec) -> bool:
        return bool(spec.hand)

    def impossible(self, spec: CountHandSpec, game: Game, rules: Any) -> Iterator[Fault]:
        hand = self.cards(spec, game, "hand")
        if hand and len(hand) != game.form.size:
            yield Fault("hand", CheckerMessage("checker.hand-size", n=game.form.size, of=len(hand)), "impossible")

    def make(self, spec: CountHandSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> CountHandItem:
        hand = self.cards(spec, game, "hand") or _dealt(game, rng)
        return CountHandItem(game, rules or game.house(), ids(aim), spec.ask, game.pack.sorted(hand))

    def decided_by(self, item: CountHandItem) -> tuple[Mapping[str, object], ...]:
        return ({"ask": "strength", "hand": codes(item.hand)},)


def _dealt(game: Game, rng: Random) -> tuple[Card, ...]:
    """A hand that is rather better than one gets: a bout or two and some more trumps."""
    pack = list(shuffled(game.pack, rng))
    bouts = [card for card in pack if "bouts" in card.groups and rng.random() < 0.45]
    trumps = [card for card in pack if card.is_trump and card not in bouts][: rng.randint(1, 7)]
    first = [*bouts, *trumps]
    return tuple([*first, *(card for card in pack if card not in first)][: game.form.size])


KIND = CountHand()
