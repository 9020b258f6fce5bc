"""Settling a deal in jochi: what one item brings, or the whole reckoning, up to who pays how much to whom."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Any, Literal

from pydantic import Field

from engine.game import Game
from engine.games.sicily.pack import COUNTING
from lessons.question.kind import Fault
from lessons.question.misconception import Aim, ids
from lessons.question.stepwise import Stepwise
from lessons.questions.settle.played_out import MATTERS, drawn, given
from lessons.questions.settle.reckoning import WINS, Reckoning
from lessons.script.fields import Cards, Spec, Whole, Yes


class Asked(Spec):
    """How a deal came out; without its points it is drawn."""

    ask: Literal["item", "whole"] = Field(default="whole", description="One item, or the whole settlement.")
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


class Settle(Stepwise[Asked, Reckoning]):
    name = "settle"
    Spec = Asked
    wants = ("pays:rimatura",)
    varies = ()

    def fixed(self, spec: Asked) -> bool:
        return spec.points is not None

    def impossible(self, spec: Asked, game: Game, rules: Any) -> Iterator[Fault]:
        has, won, lost = (self.cards(spec, game, name) for name in ("has", "won", "lost"))
        for name, cards, wanted in (("has", has, MATTERS), ("won", won, COUNTING), ("lost", lost, COUNTING)):
            for card in cards:
                if card.code not in wanted:
                    where = self.offset(spec, name, card)
                    yield Fault(name, f"{card.code} is none of the cards that are paid for", "impossible", where)
        for card in won:
            if card not in has:
                yield Fault("won", f"the soloist captured {card.code}, so it stands under has", "impossible")
        for card in lost:
            if card in has:
                yield Fault("lost", f"the others captured {card.code}, so the soloist has it not", "impossible")
        if spec.ask == "item" and self.fixed(spec) and not spec.item:
            yield Fault("item", "say which item is asked about", "impossible")

    def make(self, spec: Asked, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> Reckoning:
        if self.fixed(spec):
            assert spec.points is not None
            has, won, lost = (self.cards(spec, game, name) for name in ("has", "won", "lost"))
            deal = given(game, spec.points, spec.last == "soloist", has, (won, lost))
            deal = replace(deal, scommessa=spec.scommessa, rivanto=spec.rivanto, double=spec.five_cards)
        else:
            deal = drawn(game, rng)
        made = Reckoning(game, rules or game.house(), ids(aim), spec.ask, spec.item, deal)
        if spec.ask == "item" and not spec.item:
            # Mostly one that somebody is paid for, as long as it can be asked with these answers.
            paid = [name for name, n in made.lines.items() if abs(n) <= WINS[0]]
            made = replace(made, item=rng.choice([name for name in paid if made.lines[name]] or paid))
        if spec.ask == "item" and abs(made.lines[made.item]) > WINS[0]:
            return self.make(spec, game, rng, rules, aim)
        return made

    def decided_by(self, item: Reckoning) -> tuple[Mapping[str, object], ...]:
        return ({"ask": "settle", "bidder": 0, **item.deal.figures()},)


KIND = Settle()
