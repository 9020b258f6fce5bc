"""Where card points are paid one by one: how many you need, whether you receive or pay, and how much in all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from types import MappingProxyType
from typing import Any, Literal

from pydantic import Field

from engine.game import Game
from engine.games.sicily.contract import Contract
from engine.games.sicily.counting import ALL
from lessons.question.capabilities import BY_POINTS
from lessons.question.kind import Fault
from lessons.question.misconception import Aim, ids
from lessons.question.seats import YOU, seats_of
from lessons.question.stepwise import Stepwise
from lessons.questions.differences.paid import DifferencesItem
from lessons.yamlfile.checker_message import CheckerMessage, meant_or_all
from lessons.yamlfile.fields import Spec, Whole

Seat = Literal["you", "right", "opposite", "partner", "left", "other"]
CARDS = (15, 10, 5)
"""With how many cards a solo may be bid, where that matters."""


class DifferencesSpec(Spec):
    """The spec of a deal's result; without points it is drawn."""

    contract: Literal["", "solo", "chiamo", "venti", "partners", "own"] = Field(
        default="", description="What was played; without it any that the game has."
    )
    bidder: Seat = Field(default="you", description="Who bid it, or took the monte.")
    mate: Seat = Field(default="left", description="Of two against two: who plays with the bidder.")
    cards: Whole | None = Field(default=None, description="With how many cards a solo was bid, where that matters.")
    points: str = Field(
        default="",
        description="Card points: the bidder's side and the other, or one for each player from you on: `61 48`.",
    )


class DifferencesKind(Stepwise[DifferencesSpec, DifferencesItem]):
    name = "differences"
    Spec = DifferencesSpec
    requires = (BY_POINTS,)
    looks = MappingProxyType(
        {
            "differences.off-more-target": "hint.differences.look-larger",
            "differences.off-less-target": "hint.differences.look-larger",
            "differences.off-more-even": "hint.differences.look-larger",
            "differences.off-less-even": "hint.differences.look-larger",
            "differences.off-level-target": "hint.differences.look-no-more",
            "differences.off-level-even": "hint.differences.look-no-more",
        }
    )
    varies = ()

    def fixed(self, spec: DifferencesSpec) -> bool:
        return bool(spec.points)

    def impossible(self, spec: DifferencesSpec, game: Game, rules: Any) -> Iterator[Fault]:
        kinds = _kinds(game, rules or game.house())
        if spec.contract and spec.contract not in kinds:
            yield Fault(
                "contract",
                CheckerMessage(
                    "checker.contract-not-here", word=repr(spec.contract), hint=meant_or_all(spec.contract, kinds)
                ),
                "impossible",
            )
            return
        seats = seats_of(game)
        if self.fixed(spec) and spec.bidder not in seats:
            yield Fault(
                "bidder",
                CheckerMessage("checker.no-seat", seat=repr(spec.bidder), hint=meant_or_all(spec.bidder, seats)),
                "impossible",
            )
            return
        if getattr(rules, "normalise", False) and kinds == ("own",):
            yield Fault("kind", CheckerMessage("checker.even-share"), "impossible")
            return
        if spec.points:
            numbers = spec.points.split()
            if not all(one.isdigit() for one in numbers):
                yield Fault("points", CheckerMessage("checker.whole-points", value=repr(spec.points)), "impossible")
                return
            wanted = len(_contract(spec, game, rules or game.house(), spec.contract or kinds[0]).camps)
            if len(numbers) != wanted:
                yield Fault("points", CheckerMessage("checker.counts-wanted", n=wanted, of=len(numbers)), "impossible")
            elif not ALL - 1 <= sum(map(int, numbers)) <= ALL + 1:
                yield Fault(
                    "points", CheckerMessage("checker.together", n=sum(map(int, numbers)), all=ALL), "impossible"
                )

    def make(self, spec: DifferencesSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> DifferencesItem:
        rules = rules or game.house()
        kinds = _kinds(game, rules)
        kind: str = spec.contract or (kinds[0] if self.fixed(spec) else rng.choice(kinds))
        if self.fixed(spec):
            contract = _contract(spec, game, rules, kind)
            return DifferencesItem(game, rules, ids(aim), contract, tuple(map(int, spec.points.split())))
        contract = _drawn(game, rng, kind)
        return DifferencesItem(game, rules, ids(aim), contract, _points(rng, len(contract.camps)))

    def decided_by(self, item: DifferencesItem) -> tuple[Mapping[str, object], ...]:
        contract = item.contract
        asked: dict[str, object] = {"ask": "settle", "kind": contract.kind, "dealer": contract.dealer}
        asked |= {"points": list(item.points), "bidder": contract.bidder}
        asked |= {"partner": contract.partner} if contract.partner is not None else {}
        asked |= {"cards": contract.cards} if contract.kind == "solo" and game_wants_cards(item.game) else {}
        if item.game.form.monte and contract.kind in ("own", "partners"):
            asked["dealer"] = contract.bidder
        if item.game.id == "barcellona4":
            asked["rules"] = {"play": contract.kind}
        return (asked,)


def game_wants_cards(game: Game) -> bool:
    """Does it matter with how many cards a solo was bid?"""
    return bool(game.form.solo_cards)


def _kinds(game: Game, rules: Any) -> tuple[str, ...]:
    """What is played under these house rules."""
    every: tuple[str, ...] = game.form.kinds
    play = getattr(rules, "play", None)
    return tuple(kind for kind in every if play in (None, kind))


def _contract(spec: DifferencesSpec, game: Game, rules: Any, kind: str) -> Contract:
    seats = seats_of(game)
    bidder = seats.index(spec.bidder) if spec.bidder in seats else YOU
    mate = seats.index(spec.mate) if spec.mate in seats else (bidder + 1) % game.seats
    return _of(game, kind, bidder, mate, spec.cards or CARDS[0])


def _drawn(game: Game, rng: Random, kind: str) -> Contract:
    bidder = rng.randrange(game.seats)
    mate = (bidder + rng.randrange(1, game.seats)) % game.seats
    return _of(game, kind, bidder, mate, rng.choice(CARDS))


def _of(game: Game, kind: str, bidder: int, mate: int, cards: int) -> Contract:
    """The bidder is at the dealer's right, or has the monte as the dealer where nobody bids."""
    own = kind in game.form.own
    if not game.form.monte:
        bidder = YOU
    unbidden = kind in ("own", "partners")
    return Contract(
        seats=game.seats,
        dealer=bidder if unbidden else (bidder - 1) % game.seats,
        kind=kind,
        bidder=bidder,
        partner=mate if kind == "venti" else None,
        own=own,
        cards=cards if kind == "solo" and game_wants_cards(game) else game.form.size,
    )


def _points(rng: Random, camps: int) -> tuple[int, ...]:
    """Counts that make 109 together, never far apart."""
    share = ALL // camps
    counts = [max(4, round(rng.gauss(share, share / 3))) for _ in range(camps - 1)]
    rest = ALL - sum(counts)
    return (*counts, rest) if rest >= 4 else _points(rng, camps)


KIND = DifferencesKind()
