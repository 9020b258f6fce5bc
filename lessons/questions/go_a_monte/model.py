"""Andare a monte: do these five cards speak for it, and what comes of what has been said from the dealer's right?"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Literal

from pydantic import Field

from engine.cards import Card
from engine.game import Game
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.leaving import FIVE_POINTS
from engine.games.bologna.players.first_packet import FEW, FEWER
from lessons.question.capabilities import PARTNERS
from lessons.question.kind import Fault
from lessons.question.misconception import Aim, ids
from lessons.question.seats import YOU, seats_of
from lessons.question.stepwise import Stepwise
from lessons.questions.go_a_monte.first_five import AGREES, PLAYS, FirstFive
from lessons.yamlfile.checker_message import CheckerMessage, meant_or_all
from lessons.yamlfile.fields import Cards, Spec

WORDS = {"monte": AGREES, "play": PLAYS}


class GoAMonteSpec(Spec):
    """Five cards, or what was said; what is left out is drawn."""

    ask: Literal["say", "comes"] = Field(
        default="say", description="Would you throw these cards in, or what comes of what was said?"
    )
    hand: Cards = Field(default="", description="Your first five cards, for say.")
    dealer: Literal["", "you", "right", "partner", "left"] = Field(default="", description="Who deals.")
    said: str | None = Field(
        default=None, description="For comes: what was said, from the dealer's right: `monte, monte, play`."
    )


class GoAMonte(Stepwise[GoAMonteSpec, FirstFive]):
    name = "go-a-monte"
    Spec = GoAMonteSpec
    requires = (PARTNERS,)
    varies = ()

    def fixed(self, spec: GoAMonteSpec) -> bool:
        return bool(spec.dealer) and (bool(spec.hand) if spec.ask == "say" else spec.said is not None)

    def impossible(self, spec: GoAMonteSpec, game: Game, rules: Any) -> Iterator[Fault]:
        hand = self.cards(spec, game, "hand")
        if hand and len(hand) != OTTOCENTO.packet:
            yield Fault("hand", CheckerMessage("checker.first-packet", n=OTTOCENTO.packet, of=len(hand)), "impossible")
        said = _words(spec.said)
        unknown = next((word for word in said if word not in WORDS), None)
        if unknown is not None:
            hint = meant_or_all(unknown, list(WORDS), "checker.one-may-say")
            yield Fault(
                "said", CheckerMessage("checker.may-not-be-said-there", word=repr(unknown), hint=hint), "impossible"
            )
        elif len(said) > game.seats or "play" in said[:-1]:
            word = said[said.index("play") + 1] if "play" in said[:-1] else said[-1]
            yield Fault("said", CheckerMessage("checker.said-after-the-end", word=repr(word)), "impossible")

    def make(self, spec: GoAMonteSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> FirstFive:
        rules, seats = rules or game.house(), seats_of(game)
        if spec.ask == "comes":
            dealer = seats.index(spec.dealer) if spec.dealer else rng.randrange(len(seats))
            said = tuple(WORDS[word] for word in _words(spec.said)) if spec.said is not None else _round(rng, aim)
            return FirstFive(game, rules, ids(aim), "comes", dealer, (), said)
        hand = self.cards(spec, game, "hand")
        if hand and spec.dealer:
            return FirstFive(game, rules, ids(aim), "say", seats.index(spec.dealer), hand, ())
        drawn, dealers = _clear(game, rng)
        dealer = seats.index(spec.dealer) if spec.dealer else rng.choice(dealers)
        return FirstFive(game, rules, ids(aim), "say", dealer, hand or drawn, ())


def _words(text: str | None) -> tuple[str, ...]:
    return tuple(" ".join(part.split()).casefold() for part in (text or "").split(",") if part.strip())


def _round(rng: Random, aim: Aim) -> tuple[bool, ...]:
    """What was said: all four agree, somebody does not, or somebody has yet to speak; often it hangs on the last one."""
    sort = rng.choice(("all", "no", "no", "on"))
    before = rng.choice((0, 1, 2, 3, 3, 3)) if not aim else 3
    if sort == "all" and not aim:
        return (AGREES,) * OTTOCENTO.seats
    return (AGREES,) * before + ((PLAYS,) if sort != "on" else ())


def _clear(game: Game, rng: Random) -> tuple[tuple[Card, ...], tuple[int, ...]]:
    """Five cards that speak plainly for throwing in or for playing, and who may deal so that they do.

    Poor for the opponents of the dealer, who give nothing away; as poor with two trumps where the own side deals; or good.
    """
    ours = tuple(seat for seat in range(game.seats) if OTTOCENTO.side(seat) == OTTOCENTO.side(YOU))
    theirs = tuple(seat for seat in range(game.seats) if seat not in ours)
    dear = [card for card in game.pack if card.points == FIVE_POINTS]
    trumps = [card for card in game.pack if card.is_trump and card not in dear]
    plain = [card for card in game.pack if card not in dear and card not in trumps]
    sort = rng.choice(("poor", "poor", "dealing", "good", "good"))
    if sort == "poor":
        numbers, dealers = (0, rng.choice((0, FEWER))), theirs
    elif sort == "dealing":
        numbers, dealers = (0, FEW), ours
    else:
        numbers = rng.choice(((1, FEW), (2, 0), (2, 1), (2, 2), (3, 1), (1, 3)))
        dealers = (*ours, *theirs)
    some = [*rng.sample(dear, numbers[0]), *rng.sample(trumps, numbers[1])]
    some += rng.sample(plain, OTTOCENTO.packet - len(some))
    return game.pack.sorted(some), dealers


KIND = GoAMonte()
