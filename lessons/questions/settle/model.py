"""Settling a deal in jochi: what one item brings, or the whole reckoning, up to who pays how much to whom."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import Any, Literal

from pydantic import Field

from engine.game import Game
from engine.games.sicily.pack import COUNTING
from lessons.counting.on_paper import planted
from lessons.question.answered.won_by import FIRST
from lessons.question.capabilities import TWO_SIDES, capabilities
from lessons.question.kind import Answer, Answers, Fault, Message
from lessons.question.misconception import Aim, ids
from lessons.question.registry import about
from lessons.question.stepwise import Stepwise
from lessons.questions.settle.paper import Paper, correct, on_paper
from lessons.questions.settle.played_out import MATTERS, PlayedOut, drawn, given, takes, untaken
from lessons.questions.settle.reckoning import WINS, SettleItem
from lessons.yamlfile.checker_message import CheckerMessage, meant_or_all
from lessons.yamlfile.fields import Cards, Slug, Spec, Whole, Yes


class SettleSpec(Spec):
    """The spec of a deal's result; without its points it is drawn."""

    ask: Literal["item", "whole", "error"] = Field(
        default="whole", description="One item, the whole settlement, or the wrong line of one on paper."
    )
    item: Literal["", "rimatura", "vanto", "pigliata", "four_kings", "arie", "scommessa"] = Field(
        default="", description="Of item: which; without it any that the deal has."
    )
    points: Whole | None = Field(default=None, le=109, description="The soloist's card points.")
    last: Literal["soloist", "others"] = Field(default="soloist", description="Who won the last trick.")
    has: Cards = Field(default="", description="Of arie, Kings, the 1 and the Fool, those the soloist has in the end.")
    won: Cards = Field(default="", description="Counting trumps that the soloist captured.")
    lost: Cards = Field(default="", description="Counting trumps that the others captured from the soloist.")
    scommessa: Yes = Field(default=False, description="Did the soloist announce it?")
    rivanto: Yes = Field(default=False, description="Did an opponent announce it?")
    five_cards: Yes = Field(default=False, description="Was the solo announced with five cards?")
    sides: Literal["alone", "two"] = Field(
        default="alone", description="One against the others, or, where a card is called, two against two (whole)."
    )
    error: Slug | Literal["", "none"] = Field(
        default="", description="Of error: the misconception that made the wrong line; none: all is right."
    )


class Settle(Stepwise[SettleSpec, SettleItem | Paper]):
    name = "settle"
    Spec = SettleSpec
    requires = ("pays:rimatura",)
    looks = MappingProxyType({"settle.not-announced": "hint.settle.look-unannounced"})
    varies = ()
    applied_alone = True

    def fixed(self, spec: SettleSpec) -> bool:
        return spec.points is not None

    def impossible(self, spec: SettleSpec, game: Game, rules: Any) -> Iterator[Fault]:
        has, won, lost = (self.cards(spec, game, name) for name in ("has", "won", "lost"))
        for name, cards, wanted in (("has", has, MATTERS), ("won", won, COUNTING), ("lost", lost, COUNTING)):
            for card in cards:
                if card.code not in wanted:
                    where = self.offset(spec, name, card)
                    yield Fault(name, CheckerMessage("checker.not-paid-for", card=card.code), "impossible", where)
        for card in won:
            if card not in has:
                yield Fault("won", CheckerMessage("checker.soloist-captured", card=card.code), "impossible")
        for card in lost:
            if card in has:
                yield Fault("lost", CheckerMessage("checker.others-captured", card=card.code), "impossible")
        if self.fixed(spec):
            yield from _untaken(self._given(spec, game), takes(game, spec.sides == "two"))
        able = [one.id for one in about(self.name)]
        if spec.error not in ("", "none", *able):
            hint = meant_or_all(spec.error, able, "checker.these-do")
            yield Fault(
                "error",
                CheckerMessage("checker.error-of-settlement", error=repr(spec.error), hint=hint),
                "unknown-misconception",
            )
        if spec.sides == "two" and (TWO_SIDES not in capabilities(game.id) or spec.ask != "whole" or spec.five_cards):
            yield Fault("sides", CheckerMessage("checker.settlement-of-two"), "impossible")
        if spec.ask == "item" and self.fixed(spec) and not spec.item:
            yield Fault("item", CheckerMessage("checker.which-item"), "impossible")

    def make(self, spec: SettleSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> SettleItem | Paper:
        made = self._reckoned(spec, game, rng, rules, aim)
        return _paper(made, spec, rng) if spec.ask == "error" else made

    def _reckoned(self, spec: SettleSpec, game: Game, rng: Random, rules: Any, aim: Aim) -> SettleItem:
        pair = spec.sides == "two"
        if self.fixed(spec):
            deal = self._given(spec, game)
            deal = replace(deal, scommessa=spec.scommessa, rivanto=spec.rivanto, double=spec.five_cards)
        else:
            deal = drawn(game, rng, pair)
        if pair:
            deal = replace(deal, double=False)
        made = SettleItem(game, rules or game.house(), ids(aim), spec.ask, spec.item, deal, pair)
        if spec.ask == "item" and not spec.item:
            # Mostly one that somebody is paid for, as long as it can be asked with these answers.
            paid = [name for name, n in made.lines.items() if abs(n) <= WINS[0]]
            made = replace(made, item=rng.choice([name for name in paid if made.lines[name]] or paid))
        if spec.ask == "item" and abs(made.lines[made.item]) > WINS[0]:
            return self._reckoned(spec, game, rng, rules, aim)
        return made

    def _given(self, spec: SettleSpec, game: Game) -> PlayedOut:
        has, won, lost = (self.cards(spec, game, name) for name in ("has", "won", "lost"))
        return given(game, spec.points or 0, spec.last == "soloist", has, (won, lost))

    def first_step(self, item: SettleItem | Paper, given: Answers, answer: Answer) -> Message:
        wrong = self.error_of(item, given, answer).says[0].reason
        return Message(FIRST[wrong]) if wrong in FIRST else super().first_step(item, given, answer)

    def applied_to(self, item: SettleItem | Paper, given: Answers, answer: Answer) -> tuple[Message, ...]:
        """Where all on paper is right, the rule of the line that was taken for wrong."""
        lines = tuple(item.written) if isinstance(item, Paper) and item.wrong is None else ()
        return (item.rule_of(lines[answer[0]]),) if isinstance(item, Paper) and answer[0] < len(lines) else ()

    def lures(self, item: SettleItem | Paper, given: Answers) -> tuple[Answer, ...]:
        """On paper any line, and that nothing is wrong."""
        return item.lures if isinstance(item, Paper) else ()

    def decided_by(self, item: SettleItem | Paper) -> tuple[Mapping[str, object], ...]:
        made = item.reckoning if isinstance(item, Paper) else item
        sides = {"kind": "chiamo", "partner": 1} if made.pair else {}
        return ({"ask": "settle", "bidder": 0, **sides, **made.deal.figures()},)


def _untaken(deal: PlayedOut, most: tuple[int, int]) -> Iterator[Fault]:
    """Captured cards that no higher trump of the capturing side can have taken."""
    for name, won, has, most_of in zip(("won", "lost"), deal.won, deal.has, most, strict=True):
        card = untaken(won, has, most_of)
        if card:
            yield Fault(name, CheckerMessage("checker.nothing-took", card=card), "impossible")


def _paper(made: SettleItem, spec: SettleSpec, rng: Random) -> Paper:
    able = (one for one in about(Settle.name) if one.fits(made.game))
    return planted(lambda error: on_paper(made, error, rng), correct(made), able, spec.error, made.aim, rng)


KIND = Settle()
