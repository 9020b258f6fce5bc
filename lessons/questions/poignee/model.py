"""Trumps shown before the first card: what this hand may show at most, may these be shown, and for which side does it count?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Literal

from pydantic import Field

from engine.cards import Card
from engine.game import Game
from engine.games.france import poignee
from engine.games.france.auction.bidding import SIDES
from engine.games.france.pack import EXCUSE
from engine.parts.playout import shuffled
from engine.sheet import codes
from lessons.question.kind import Answer, Answers, Fault
from lessons.question.misconception import Aim, ids
from lessons.question.stepwise import Stepwise
from lessons.questions.poignee.handful import ShownPoignee
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import Cards, Spec

Side = Literal["", "taker", "defence"]


class PoigneeSpec(Spec):
    """A hand before its first card; what is left out is drawn."""

    ask: Literal["worth", "these", "whose"] = Field(
        default="worth", description="The highest poignée of the hand; may these be shown; for which side it counts."
    )
    hand: Cards = Field(default="", description="Your whole hand.")
    shown: Cards = Field(default="", description="The cards to be shown, for `these`.")
    by: Side = Field(default="", description="Of whose: the side that showed it.")
    won: Side = Field(default="", description="Of whose: the side that won the deal.")


class Poignee(Stepwise[PoigneeSpec, ShownPoignee]):
    name = "poignee"
    Spec = PoigneeSpec
    requires = ("ask:poignee",)

    def fixed(self, spec: PoigneeSpec) -> bool:
        return bool(spec.by and spec.won) if spec.ask == "whose" else bool(spec.hand)

    def impossible(self, spec: PoigneeSpec, game: Game, rules: Any) -> Iterator[Fault]:
        hand, shown = self.cards(spec, game, "hand"), self.cards(spec, game, "shown")
        most = game.form.size + game.form.chien
        if len(hand) > most or (hand and len(hand) < game.form.size):
            yield Fault("hand", CheckerMessage("checker.hand-size", n=game.form.size, of=len(hand)), "impossible")
        if hand and spec.ask == "these" and not shown:
            yield Fault("shown", CheckerMessage("checker.these-shown"), "impossible")
        for card in shown:
            if hand and card not in hand:
                yield Fault(
                    "shown",
                    CheckerMessage("checker.not-in-hand", card=card.code),
                    "impossible",
                    self.offset(spec, "shown", card),
                )

    def make(self, spec: PoigneeSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> ShownPoignee:
        rules = rules or game.house()
        if spec.ask == "whose":
            by: str = spec.by or rng.choice(SIDES)
            won: str = spec.won or rng.choice(SIDES)
            return ShownPoignee(game, rules, ids(aim), "whose", by=by, won=won)
        hand, shown = self.cards(spec, game, "hand"), self.cards(spec, game, "shown")
        if not hand:
            hand = _rich(game, rng)
            shown = _some(hand, game, rng) if spec.ask == "these" else ()
        sort = game.pack.sorted
        return ShownPoignee(game, rules, ids(aim), spec.ask, sort(hand), sort(shown))

    def lures(self, item: ShownPoignee, given: Answers) -> tuple[Answer, ...]:
        """The size above and the one below: who has counted a trump too many or too few says it."""
        right, sizes = self.right(item, given)[0], len(self.panel(item, given).choices)
        return tuple((size,) for size in (right - 1, right + 1) if 0 <= size < sizes) if item.ask == "worth" else ()

    def decided_by(self, item: ShownPoignee) -> tuple[Mapping[str, object], ...]:
        if item.ask == "these":
            return ({"ask": "poignee", "hand": codes(item.hand), "shown": codes(item.shown)},)
        if item.ask == "whose":
            bouts, points = (3, 60) if item.won == SIDES[0] else (0, 20)
            common = {"ask": "score", "bid": "garde", "bouts": bouts, "points": points}
            return (common, {**common, "poignees": [20]})
        held = poignee.trumps_of(item.hand)
        # The Excuse goes last: with trumps held back it may not be shown.
        best = [card for card in held if card != EXCUSE] + [card for card in held if card == EXCUSE]
        may = [best[:number] for number in item.numbers if number <= len(best)]
        return tuple({"ask": "poignee", "hand": codes(item.hand), "shown": codes(shown)} for shown in may)


def _rich(game: Game, rng: Random) -> tuple[Card, ...]:
    """A hand with about as many trumps as a poignée takes, the Excuse among them every other time."""
    pack = list(shuffled(game.pack, rng))
    number = min(rng.choice(game.form.poignees) + rng.randint(-2, 2), game.form.size)
    fool = [EXCUSE] if rng.random() < 0.55 else []
    trumps = [*fool, *(card for card in pack if card.is_trump)][:number]
    rest = [card for card in pack if not card.is_trump and not card.is_fool]
    return (*trumps, *rest)[: game.form.size]


def _some(hand: tuple[Card, ...], game: Game, rng: Random) -> tuple[Card, ...]:
    """Trumps to be shown: mostly as many as a poignée takes, with the Excuse or without, now and then one too many."""
    held = list(poignee.trumps_of(hand))
    rng.shuffle(held)
    numbers = [number for number in game.form.poignees if number <= len(held)] or [len(held)]
    number = rng.choice(numbers)
    if rng.random() < 0.25:
        number += rng.choice((1, -1))
    chosen = held[:number]
    if EXCUSE in held and EXCUSE not in chosen and rng.random() < 0.5:
        chosen = [EXCUSE, *chosen[1:]]
    return tuple(chosen)


KIND = Poignee()
