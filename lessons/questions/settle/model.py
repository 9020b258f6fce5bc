"""Settling a deal in jochi: what one item brings, or the whole reckoning, up to who pays how much to whom."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import Any, Literal

from pydantic import Field

from engine.game import Game
from engine.games.sicily.contract import Contract
from engine.games.sicily.pack import COUNTING
from engine.games.sicily.settling.jochi import settle_tally
from engine.games.sicily.settling.played import Settlement
from engine.games.sicily.sources import SCORING
from engine.verdict import Facts
from lessons.belief.facts import Settled
from lessons.question.kind import Fault, Panel, Row, Said
from lessons.question.misconception import Aim, ids
from lessons.question.stepwise import Step, Stepped, Stepwise
from lessons.questions.settle.played_out import MATTERS, PlayedOut, drawn, given
from lessons.script.fields import Cards, Spec, Whole, Yes

SIDES = ("soloist", "others", "nobody")
WINS = (2, 1, 0, -1, -2)
"""What one item brings the soloist's side, as it is asked."""
NAMES = {2: "soloist-two", 1: "soloist-one", 0: "nobody", -1: "others-one", -2: "others-two"}


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


@dataclass(frozen=True)
class Reckoning(Stepped):
    """A deal played out, and what is asked of it."""

    ask: str
    item: str
    deal: PlayedOut

    @cached_property
    def settlement(self) -> Settlement:
        contract = Contract(self.game.seats, self.game.seats - 1, "solo", bidder=0, double=self.deal.double)
        return settle_tally(contract, self.deal.tally, self.game.form.settle.items)

    @cached_property
    def lines(self) -> dict[str, int]:
        """Item -> what it brings the soloist's side, before any doubling."""
        found = {line.reason: int(str(line.facts["jochi"])) for line in self.settlement.lines}
        if "rivanto" in found:  # the same trick, paid for once more
            found["vanto"] += found.pop("rivanto")
        return found

    def build(self) -> Iterable[Step]:
        return (self._item(),) if self.ask == "item" else self._whole()

    @property
    def _about(self) -> Settled:
        lines = self.lines
        return Settled(
            tally=self.deal.tally,
            counting=(self._counting(0), self._counting(1)),
            double=self.deal.double,
            opponents=self.game.seats - 1,
            lines=lines,
            item=self.item,
            ours=sum(self._won(0).values()),
            theirs=sum(self._won(1).values()),
            each=abs(int(self.settlement.payoffs[1])),
        )

    def _won(self, side: int) -> dict[str, int]:
        """Item -> jochi that this side (0: the soloist's) has won by it; captures are not set off against each other yet."""
        sign = (1, -1)[side]
        won = {name: max(0, n * sign) for name, n in self.lines.items()}
        if "pigliata" in won:
            won["pigliata"] = len(self.deal.won[side])
        return {name: n for name, n in won.items() if n}

    def _counting(self, side: int) -> tuple[str, ...]:
        return tuple(code for code in COUNTING if code in self.deal.has[side])

    def _rows(self) -> tuple[Row, ...]:
        rows = (
            (self.deal.has[0], "row.soloist-has"),
            (self.deal.has[1], "row.others-have"),
            (self.deal.won[0], "row.soloist-captured"),
            (self.deal.won[1], "row.others-captured"),
        )
        return tuple(Row(cards, Said(name), layout="row") for cards, name in rows if cards)

    def _lines(self) -> tuple[Said, ...]:
        deal = self.deal
        facts: Facts = {"points": deal.points[0], "others": deal.points[1]}
        told = [Said("settle.points", facts), Said("settle.last-soloist" if deal.last else "settle.last-others")]
        told += [Said("settle.announced-scommessa")] if deal.scommessa else []
        told += [Said("settle.announced-rivanto")] if deal.rivanto else []
        told += [Said("settle.five-cards")] if deal.double else []
        return tuple(told)

    def _why(self, name: str) -> Said:
        """What an item brings, in words."""
        deal, n = self.deal, self.lines[name]
        side = "soloist" if n > 0 else "others" if n < 0 else "nobody"
        facts: Facts = {
            "n": abs(n),
            "points": deal.points[0],
            "others": deal.points[1],
            "won": len(deal.won[0]),
            "lost": len(deal.won[1]),
            "arie": abs(deal.tally.arie),
        }
        if name == "vanto" and deal.rivanto:
            return Said(f"settle.why.vanto-rivanto-{side}", facts, SCORING)
        if name == "scommessa" and not deal.scommessa:
            return Said("settle.why.scommessa-nobody", facts, SCORING)
        if name == "arie" and n:
            return Said(f"settle.why.arie-{'five' if abs(n) == 2 else 'four'}-{side}", facts, SCORING)
        return Said(f"settle.why.{name}-{side}", facts, SCORING)

    def _because(self, name: str, side: str, n: int) -> Said:
        """Why a side has won so many jochi by this item."""
        return Said(f"settle.captured-{side}", {"n": n}, SCORING) if name == "pigliata" else self._why(name)

    def _item(self) -> Step:
        n = self.lines[self.item]
        panel = Panel(
            "choice",
            Said(f"ask.settle.{self.item}"),
            self._rows(),
            tuple(Said(f"settle.{NAMES[one]}") for one in WINS),
            lines=tuple(one for one in self._lines() if one.reason != "settle.five-cards"),
        )
        hints = (
            Said(f"hint.settle.look-{self.item}"),
            Said(f"hint.settle.rule-{self.item}", {}, SCORING),
            Said("hint.settle.first-item"),
        )
        return Step(self.item, panel, (WINS.index(n),), (self._why(self.item),), hints, about=self._about)

    def _whole(self) -> Iterator[Step]:
        about = self._about
        rule = Said("hint.settle.rule", {}, SCORING)
        for place, side in enumerate(("soloist", "others")):
            won = self._won(place)
            why = tuple(self._because(name, side, n) for name, n in won.items()) or (Said("settle.why.none"),)
            n = sum(won.values())
            panel = Panel("number", Said(f"ask.settle.{side}"), self._rows(), lines=self._lines())
            hints = Said("hint.settle.look"), rule, Said("hint.settle.first", {"points": self.deal.points[0]})
            yield Step(side, panel, (n,), (*why, Said(f"settle.sum-{side}", {"n": n})), hints, about=about)
        yield from self._paying(about, rule)

    def _paying(self, about: Settled, rule: Said) -> Iterator[Step]:
        ours, theirs = about["ours"], about["theirs"]
        pays = "others" if ours > theirs else "soloist" if theirs > ours else "nobody"
        facts: Facts = {
            "ours": ours,
            "theirs": theirs,
            "net": abs(ours - theirs),
            "each": about["each"],
            "n": about["opponents"],
            "all": about["each"] * about["opponents"],
        }
        lines = (*self._lines(), Said("settle.so-far", facts))
        hints = Said("hint.settle.look-pays", facts), Said("hint.settle.rule-pays", {}, SCORING)
        who = Panel(
            "choice", Said("ask.settle.pays"), (), tuple(Said(f"settle.pays.{one}") for one in SIDES), lines=lines
        )
        why = Said(f"settle.why-pays-{pays}", facts, SCORING)
        first = Said("hint.settle.first-pays", facts)
        yield Step("pays", who, (SIDES.index(pays),), (why,), (*hints, first), about=about)
        if pays == "nobody":
            return
        double = "doubled" if self.deal.double else "plain"
        each = Panel("number", Said(f"ask.settle.each-{pays}", facts), lines=lines)
        first = Said(f"hint.settle.first-each-{double}", facts)
        yield Step(
            "each",
            each,
            (about["each"],),
            (Said(f"settle.why-each-{double}", facts, SCORING),),
            (*hints, first),
            about=about,
        )
        both = Panel("number", Said(f"ask.settle.all-{pays}", facts), lines=lines)
        first = Said("hint.settle.first-all", facts)
        why = Said("settle.why-all", facts, SCORING)
        yield Step("all", both, (about["each"] * about["opponents"],), (why,), (hints[0], rule, first), about=about)


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
