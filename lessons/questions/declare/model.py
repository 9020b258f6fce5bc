"""Declaring from the hand: pick the cards of a combination, may this be shown, what is it all worth, alone or with partner."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Literal

from pydantic import Field

from engine.cards import Card
from engine.fast_dataclass import changed
from engine.game import Game
from engine.games.bologna import declaring
from engine.games.bologna.counting.combinations import SEQUENCES, Combination, combination, factor, total
from engine.games.bologna.pack import MOORS
from engine.sheet import codes
from engine.verdict import Facts
from lessons.counting.slips import forgetting
from lessons.question.capabilities import PARTNERS, missing_capability
from lessons.question.facts.bologna import DeclarationFacts
from lessons.question.kind import Answer, Answers, Fault, Mark, Message, Panel, Row, Table
from lessons.question.misconception import Aim, ids
from lessons.question.seats import ACROSS, YOU, seats_of
from lessons.question.stepwise import NONE, Step, Stepwise, StepwiseItem, astray
from lessons.questions.declare.hands import Asks, draw_hand, shown_for
from lessons.questions.declare.misread import misread
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import Cards, Spec

OF_ONE = "declare.not-of-it"
"""What is said of a single card that does not belong."""
A_MOOR = "hint.declare.first-moor"
"""The first step where it begins with one of several Moors, which no name tells apart."""
Kinds = Literal[
    "",
    "tarocchi",
    "kings",
    "queens",
    "knights",
    "jacks",
    "grande",
    "swords",
    "batons",
    "cups",
    "coins",
    "moors",
    "aces",
]


class DeclareSpec(Spec):
    """A hand; without one it is drawn."""

    ask: Asks = Field(
        default="cards",
        description="Pick the cards of a combination; may this be shown; worth of the hand; of you and partner together.",
    )
    hand: Cards = Field(default="", description="Your hand.")
    partner: Cards = Field(default="", description="Your partner's hand, for side; for legal, cards partner holds.")
    combination: Kinds = Field(default="", description="Which combination, for cards and legal.")
    shown: Cards = Field(default="", description="The cards one would like to show, for legal.")


@dataclass(frozen=True)
class DeclareItem(StepwiseItem):
    """A hand before one's own first card."""

    ask: str
    hand: tuple[Card, ...]
    partner: tuple[Card, ...]
    kind: str
    shown: tuple[Card, ...]

    def build(self) -> Iterable[Step]:
        if self.ask == "cards":
            yield self._cards()
        elif self.ask == "legal":
            yield self._legal()
        else:
            yield self._worth()

    def _cards(self) -> Step:
        made = combination(self.kind, self.hand, self.rules)
        codes = tuple(card.code for card in self.hand)
        right = tuple(i for i, code in enumerate(codes) if made and code in made.cards)
        facts: Facts = {"kind": self.kind, "points": made.points if made else 0, "cards": made.cards if made else ()}
        each = {i: Message(OF_ONE, {"card": code, **facts}) for i, code in enumerate(codes) if i not in right}
        if not made:
            each = dict.fromkeys(each, Message("declare.no-use"))
        else:
            each[NONE[0]] = Message("declare.can-be", facts)
        why = (
            Message("declare.longest", facts, declaring.SOURCE)
            if made
            else Message(f"no-{self.kind}", {}, declaring.SOURCE)
        )
        first = _one_of(made) if made else Message("hint.declare.first-none")
        look = "hint.declare.look-sequence" if self.kind in SEQUENCES else "hint.declare.look"
        hints = (Message(look, facts), Message(f"no-{self.kind}", {}, declaring.SOURCE), first)
        row, table = Row(codes, Message("row.hand"), pick=True, seat=YOU), Table(seats_of(self.game), turn=YOU)
        none = (Message("declare.none"),)
        panel = Panel("many", Message("ask.declare.cards", facts), (row,), none, at_most=len(codes), table=table)
        return Step(
            "cards", panel, right or NONE, (why,), hints, each, about=DeclarationFacts(kind=self.kind, hand=self.hand)
        )

    def _legal(self) -> Step:
        verdict = declaring.judge(self.hand, self.kind, self.shown, (), self.rules)
        longest = combination(self.kind, self.hand, self.rules)
        less = verdict.ok and longest is not None and len(self.shown) < longest.length
        facts: Facts = {"kind": self.kind, "cards": tuple(card.code for card in self.shown)}
        rows = [Row(tuple(card.code for card in self.shown), Message("row.to-show"), layout="row", seat=YOU)]
        rows.append(Row(tuple(card.code for card in self.hand), Message("row.hand"), seat=YOU))
        if self.partner:
            codes = tuple(card.code for card in self.partner)
            rows.append(Row(codes, Message("row.partner-holds"), layout="row", seat=ACROSS))
        said = Message(verdict.reason, verdict.facts, verdict.source)
        why = (Message("declare.may-be-less", facts, declaring.SOURCE), said) if less else (said,)
        own = tuple(card.code for card in self.shown if card in self.hand)
        rule = (
            Message(f"no-{self.kind}", {}, verdict.source),
            Message("hint.declare.legal-first", {"n": len(self.shown)}),
        )
        if len(own) < len(self.shown):  # how many it takes is not the point: somebody else has one of them
            first = Message(f"hint.declare.legal-first-{'own' if own else 'none'}", {"cards": own})
            rule = Message("hint.declare.legal-rule-own", {}, verdict.source), first
        hints = (Message("hint.declare.legal-look"), *rule)
        card = verdict.facts.get("card")
        about = DeclarationFacts(
            less=less, reason=verdict.reason, card=str(card) if card else None, partner=self.partner
        )
        table, may = Table(seats_of(self.game), turn=YOU), (Message("declare.yes"), Message("declare.no"))
        panel = Panel("choice", Message("ask.declare.legal", facts), tuple(rows), may, table=table)
        return Step("legal", panel, (0 if verdict.ok else 1,), why, hints, about=about)

    def _worth(self) -> Step:
        both = self.ask == "side"
        hands = (("yours", self.hand), ("partners", self.partner)) if both else (("yours", self.hand),)
        why: list[Message] = []
        about = DeclarationFacts(hands=[])
        points = 0
        for whose, hand in hands:
            made = declaring.best(hand, self.rules)
            about["hands"].append(made)
            points += total(made)
            why.append(Message(f"declare.{whose}", {"points": total(made)}, declaring.SOURCE))
            why += [Message("declare.one", {"kind": one.kind, "n": one.length, "points": one.points}) for one in made]
            why += _doubled(made)
        rows = [Row(tuple(card.code for card in self.hand), Message("row.hand"))]
        if both:
            rows.append(Row(tuple(card.code for card in self.partner), Message("row.partners-hand")))
        name = "side" if both else "worth"
        hints = (
            Message(f"hint.declare.{name}-look"),
            Message(f"hint.declare.{name}-rule", {}, declaring.SOURCE),
            _begin(*about["hands"]),
        )
        panel = Panel("number", Message(f"ask.declare.{name}"), tuple(rows))
        usual = (sum(total(declaring.best(hand, rules)) for _, hand in hands) for rules in forgetting(self.rules))
        slips = (*misread(about["hands"]), *usual)
        return Step(f"declared-{name}", panel, (points,), tuple(why), hints, about=about, slips=slips)


def _one_of(made: Combination) -> Message:
    """One card of it; of several Moors none is "the Moor"."""
    level = sum(code in MOORS for code in made.cards) > 1 and made.cards[0] in MOORS
    return Message(A_MOOR) if level else Message("hint.declare.first", {"card": made.cards[0]})


class Declare(Stepwise[DeclareSpec, DeclareItem]):
    name = "declare"
    Spec = DeclareSpec
    requires = ("ask:declare",)

    def first_step(self, item: DeclareItem, given: Answers, answer: Answer) -> Message:
        """Where all the cards were picked and others as well, or only Moors are missing, how many it has: no name would tell."""
        step = item.at(given)
        named = step.name == "cards" and [code for code in astray(step, answer)[1] if code not in MOORS]
        if step.name != "cards" or step.right == NONE or named:
            hint = super().first_step(item, given, answer)
            return Message("hint.declare.first", {"card": named[0]}) if named and hint.reason == A_MOOR else hint
        return Message("hint.declare.first-n", {"kind": item.kind, "n": len(step.right)})

    def explain(self, item: DeclareItem, given: Answers, answer: Answer) -> Mark:
        """Which cards do not belong is said of all of them at once; of none where nothing is made: some are of that very sort."""
        found, none = super().explain(item, given, answer), item.at(given).right == NONE
        needless = {OF_ONE, "steps.not-these"} if none else {OF_ONE}
        return changed(found, says=tuple(one for one in found.says if one.reason not in needless))

    def fixed(self, spec: DeclareSpec) -> bool:
        return bool(spec.hand)

    def impossible(self, spec: DeclareSpec, game: Game, rules: Any) -> Iterator[Fault]:
        hand, partner = self.cards(spec, game, "hand"), self.cards(spec, game, "partner")
        with_partner = "ask" if spec.ask == "side" else "partner" if partner else ""
        if with_partner and (alone := missing_capability(game, (PARTNERS,))):
            yield Fault(with_partner, alone, "impossible")
            return
        for card in partner:
            if card in hand:
                at = self.offset(spec, "partner", card)
                yield Fault("partner", CheckerMessage("checker.in-both-hands", card=card.code), "impossible", at)
        if hand and spec.ask in ("cards", "legal") and not spec.combination:
            yield Fault("combination", CheckerMessage("checker.which-combination"), "impossible")
        if hand and spec.ask == "legal" and not spec.shown:
            yield Fault("shown", CheckerMessage("checker.which-shown"), "impossible")
        if hand and spec.ask == "side" and not partner:
            yield Fault("partner", CheckerMessage("checker.partner-missing"), "impossible")

    def decided_by(self, item: DeclareItem) -> tuple[Mapping[str, object], ...]:
        if item.ask == "legal":
            shown = {"kind": item.kind, "cards": codes(item.shown)}
            return ({"ask": "declare", "hand": codes(item.hand), "declared": [shown]},)
        hands = (item.hand, item.partner) if item.ask == "side" else (item.hand,)
        return tuple({"ask": "declarations", "hand": codes(hand)} for hand in hands)

    def make(self, spec: DeclareSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> DeclareItem:
        rules = rules or game.house()
        hand, partner = self.cards(spec, game, "hand"), self.cards(spec, game, "partner")
        kind, shown = str(spec.combination), self.cards(spec, game, "shown")
        if not hand:
            hand, partner, kind = draw_hand(game, rng, spec.ask, kind, aim)
            if spec.ask == "legal":
                shown, partner, kind = shown_for(game, rng, hand, kind, rules, aim)
        return DeclareItem(
            game, rules, ids(aim), spec.ask, game.pack.sorted(hand), game.pack.sorted(partner), kind, shown
        )


def _begin(yours: tuple[Combination, ...], partners: tuple[Combination, ...] = ()) -> Message:
    """With which combination to begin, and in whose hand."""
    if yours:
        return Message("hint.declare.worth-first", {"kind": yours[0].kind})
    if partners:
        return Message("hint.declare.side-first-partners", {"kind": partners[0].kind})
    return Message("hint.declare.worth-first-none")


def _doubled(made: tuple[Combination, ...]) -> list[Message]:
    criccone, sequences = factor(made)
    says = []
    if criccone == 2:
        says.append(Message("declare.criccone-doubled", {"n": sum(not one.is_sequence for one in made)}))
    if sequences == 2:
        says.append(Message("declare.sequences-doubled", {"n": sum(one.is_sequence for one in made)}))
    return says


KIND = Declare()
