"""The last trick of a deal: which side scores the petit in it, and whose is it when the Excuse is led?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from types import MappingProxyType
from typing import Any, Literal

from pydantic import Field

from engine.cards import Card
from engine.game import Game
from engine.games.france.auction.bidding import SIDES
from engine.games.france.pack import EXCUSE, PETIT
from engine.sheet import codes
from lessons.question.kind import Answer, Answers, Fault, Message
from lessons.question.misconception import Aim, ids
from lessons.question.seats import AROUND
from lessons.question.stepwise import Stepwise
from lessons.questions.last_trick.end import Last
from lessons.yamlfile.checker_message import CheckerMessage, meant_or_all
from lessons.yamlfile.fields import Cards, Spec

WITHOUT = 0.15
"""How often the petit is not in the trick at all."""
ELSEWHERE = 0.2
"""How often the Excuse is not led but played to the trick, where nobody wins with it."""


Before = Literal["taker", "defence", "both"]


class LastTrickSpec(Spec):
    """The last trick; without cards it is drawn."""

    ask: Literal["petit", "takes"] = Field(
        default="petit", description="Which side scores petit au bout; or who takes the trick with the Excuse in it."
    )
    trick: Cards = Field(default="", description="The cards of the last trick, the leader's first.")
    leader: str = Field(default="you", description="Who led to it: you, right, opposite, left ...")
    taker: str = Field(default="right", description="Who is the taker, in the same words.")
    before: Before = Field(default="both", description="Of takes: which side has won all tricks before, or both some.")


class LastTricks(Stepwise[LastTrickSpec, Last]):
    name = "last-trick"
    Spec = LastTrickSpec
    requires = ("ask:last_trick",)
    looks = MappingProxyType(
        {
            "last-trick.no-petit": "hint.last-trick.look-again",
            "last-trick.petit-there": "hint.last-trick.look-takes",
            "last-trick.not-theirs": "hint.last-trick.look-takes",
        }
    )

    def fixed(self, spec: LastTrickSpec) -> bool:
        return bool(spec.trick)

    def impossible(self, spec: LastTrickSpec, game: Game, rules: Any) -> Iterator[Fault]:
        trick, seats = self.cards(spec, game, "trick"), AROUND[game.seats]
        if trick and len(trick) != game.seats:
            yield Fault("trick", CheckerMessage("checker.trick-size", n=game.seats, of=len(trick)), "impossible")
        if EXCUSE in trick and spec.ask == "petit":
            where = self.offset(spec, "trick", EXCUSE)
            yield Fault("trick", CheckerMessage("checker.excuse-last"), "impossible", where)
        for name in ("leader", "taker"):
            if (seat := getattr(spec, name)) not in seats:
                yield Fault(
                    name,
                    CheckerMessage("checker.no-seat", seat=repr(seat), hint=meant_or_all(seat, seats)),
                    "impossible",
                )

    def make(self, spec: LastTrickSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> Last:
        rules, seats = rules or game.house(), AROUND[game.seats]
        trick = self.cards(spec, game, "trick")
        if trick:
            leader, taker = seats.index(spec.leader), seats.index(spec.taker)
            return Last(game, rules, ids(aim), spec.ask, trick, leader, taker, spec.before)
        if spec.ask == "takes":
            return Last(game, rules, ids(aim), "takes", *_with_the_excuse(game, rng))
        others = [card for card in game.pack if card not in (PETIT, EXCUSE)]
        trumps = [card for card in others if card.is_trump]
        some = rng.sample(trumps, rng.randint(0, 2)) if rng.random() >= WITHOUT else rng.sample(trumps, 3)
        with_petit = [PETIT, *some] if len(some) < 3 else some
        plain = [card for card in others if not card.is_trump]
        drawn = [*with_petit, *rng.sample(plain, game.seats)][: game.seats]
        rng.shuffle(drawn)
        return Last(game, rules, ids(aim), "petit", tuple(drawn), rng.randrange(game.seats), rng.randrange(game.seats))

    def look(self, item: Last, given: Answers, answer: Answer) -> Message:
        """Where the Excuse neither wins nor was chosen, it is a trick like any other: where a card lies that beats this one."""
        best = item.trick[item.winner.index]
        mine = item.trick[(answer[0] - item.leader) % item.game.seats] if item.ask == "takes" else EXCUSE
        if best.is_fool or mine.is_fool:
            return super().look(item, given, answer)
        if mine.suit == best.suit:
            return Message("hint.who-wins.look-same", {"suit": mine.suit})
        return (
            Message("hint.who-wins.look-trumps")
            if best.is_trump
            else Message("hint.who-wins.look-suit", {"led": best.suit})
        )

    def decided_by(self, item: Last) -> tuple[Mapping[str, object], ...]:
        if item.ask == "takes":
            return ({"ask": "trick_winner", "trick": codes(item.trick), "won_all_before": item.won_all},)
        return ({"ask": "last_trick", "trick": codes(item.trick), "leader": item.leader, "taker": item.taker},)


def _with_the_excuse(game: Game, rng: Random) -> tuple[tuple[Card, ...], int, int, str]:
    """A last trick to which the Excuse is mostly led: its cards, leader, taker, and which side has won all before."""
    seats = range(game.seats)
    others = rng.sample([card for card in game.pack if card != EXCUSE], game.seats - 1)
    trick = [EXCUSE, *others]
    if rng.random() < ELSEWHERE:
        rng.shuffle(trick)
    before = rng.choice(("taker", "taker", "defence", "both", "both"))
    leader = rng.choice(seats)
    # Whoever has won every trick leads to the last one as well.
    others_than_who_leads = [seat for seat in seats if seat != leader or before == "both"]
    taker = leader if before == SIDES[0] else rng.choice(others_than_who_leads)
    return tuple(trick), leader, taker, before


KIND = LastTricks()
