"""Cards to be left: which of a hand may go, may just these go, and what becomes of what was left."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Any, Literal

from pydantic import Field

from engine.cards import Card
from engine.game import Game
from engine.games.bologna import leaving
from engine.games.bologna.declaring import SOURCE as DECLARING
from engine.games.bologna.declaring import judge as may_declare
from engine.games.bologna.sources import VARIANTS as TO_WHOM
from engine.sheet import codes
from engine.verdict import Facts, Verdict
from lessons.question.facts.bologna import DiscardFacts
from lessons.question.kind import Answer, Answers, Fault, Message, Panel, Row, Table
from lessons.question.misconception import Aim, ids
from lessons.question.seats import YOU, seats_of
from lessons.question.stepwise import NONE, Step, Stepwise, StepwiseItem, astray
from lessons.questions.may_leave.hands import all_of, combination_with, full, full_hand, some_of
from lessons.text.card_names import some_of_several
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import Cards, Spec

WHO = ("dealer-side", "other-side", "nobody", "last-trick")
BY_NO_TRICK = WHO[:3]
"""Where one side takes every trick, the side of the last trick is the other one by another name."""
YES_NO = (Message("may-leave.yes"), Message("may-leave.no"))


class MayLeaveSpec(Spec):
    """A hand of the dealer; without one it is drawn."""

    ask: Literal["which", "these", "whose", "declare"] = Field(
        default="which",
        description="Which may be left; may these two be; whose are they in the end; may they still be declared.",
    )
    hand: Cards = Field(default="", description="The dealer's whole hand (fewer cards will do in an example).")
    left: Cards = Field(
        default="", description="The cards in question: the dealer's two, or all that go in the first round."
    )
    round: Literal["", "first", "last"] = Field(
        default="",
        description="Where everybody leaves cards before the dealer does (Mille): which of the two rounds it is.",
    )
    tricks: Literal["", "some", "none"] = Field(default="", description="What the dealer's side takes, for `whose`.")


BEFORE_ME = 6
"""So many cards lie open before a player at a table; more are shown in a row, without a table."""


@dataclass(frozen=True)
class DiscardChoice(StepwiseItem):
    """The hand before leaving, the cards in question, and whether that side takes a trick.

    ``first``: everybody leaves cards now; else the dealer leaves the last ones.
    """

    ask: str
    hand: tuple[Card, ...]
    left: tuple[Card, ...]
    tricks: bool
    first: bool = False

    def build(self) -> Iterable[Step]:
        yield {"which": self._which, "these": self._these, "whose": self._whose, "declare": self._declare}[self.ask]()

    @property
    def _table(self) -> Table | None:
        if len(self.left) > BEFORE_ME:
            return None
        # Of two players whoever does not deal is the first to leave ten.
        return Table(seats_of(self.game), dealer=1 if self.first else YOU, turn=YOU)

    def named(self, cards: Iterable[Card]) -> tuple[str, ...]:
        """Cards of the hand to be named: of several Moors one is a Moor, and not the Moor."""
        return some_of_several(_codes(cards), _codes(self.hand))

    def _asked(self, what: str) -> str:
        return f"ask.may-leave.{what}{'-first' if self.first else ''}"

    def _rows(self, pick: bool = False) -> tuple[Row, ...]:
        label = Message("row.first-hand" if self.first else "row.dealers-hand", {"n": len(self.hand)})
        seat = YOU if self._table else None
        hand = Row(tuple(card.code for card in self.hand), label, pick=pick, seat=seat)
        two = Row(tuple(card.code for card in self.left), Message("row.left-cards"), layout="row", seat=seat)
        return (hand,) if pick or not self.left else (two, hand)

    def _which(self) -> Step:
        verdicts = [leaving.judge_card(self.hand, card) for card in self.hand]
        right = tuple(i for i, verdict in enumerate(verdicts) if verdict.ok)
        # That any other card may go is said of all together.
        own = {i: verdict for i, verdict in enumerate(verdicts) if verdict.reason != "may-go"}
        each = {i: self._of(self.hand[i], verdict) for i, verdict in own.items()}
        kept = tuple(card.code for card, verdict in zip(self.hand, verdicts, strict=True) if not verdict.ok)
        panel = Panel(
            "many",
            Message(self._asked("which"), {"held": len(self.hand)}),
            self._rows(pick=True),
            (Message("may-leave.none"),),
            1,
            len(self.hand),
            table=self._table,
        )
        why = (Message("may-leave.all-but" if kept else "may-leave.all", {"cards": kept}, leaving.SOURCE),)
        first = Message(
            "hint.may-leave.first" if kept else "hint.may-leave.first-all", {"card": kept[0] if kept else ""}
        )
        hints = (Message("hint.may-leave.look"), Message("hint.may-leave.rule", {}, leaving.SOURCE), first)
        lures = (tuple(range(len(self.hand))),)  # whoever picks all there is may have thought of no rule
        return Step("which", panel, right or NONE, why, hints, each, about=DiscardFacts(hand=self.hand), lures=lures)

    def _of(self, card: Card, verdict: Verdict) -> Message:
        return Message(verdict.reason, {**verdict.facts, "card": self.named((card,))[0]}, verdict.source)

    def _these(self) -> Step:
        verdict = leaving.judge(self.hand, self.left, full(self.game, self.first)[1])
        card = verdict.facts.get("card", self.named(self.left[:1])[0])
        said = Message(verdict.reason, {**verdict.facts, "card": card}, verdict.source)
        panel = Panel(
            "choice",
            Message(self._asked("these"), {"cards": self.named(self.left)}),
            self._rows(),
            YES_NO,
            table=self._table,
        )
        low = [card for card in self.left if verdict.ok and card.is_trump]
        names = dict.fromkeys(self.named((card,))[0] for card in low)
        trumps = tuple(Message("trump-may-go", {"card": name}) for name in names)
        # Of the first trump it is said first that it may go; what is asked about is the other card then.
        dear = max(self.left, key=lambda card: (card not in low[:1], card.points))
        hints = (
            Message("hint.may-leave.look"),
            Message("hint.may-leave.rule", {}, leaving.SOURCE),
            Message("hint.may-leave.first-worth", {"card": self.named((dear,))[0]}),
        )
        return Step(
            "these", panel, (0 if verdict.ok else 1,), (*trumps, said), hints, about=DiscardFacts(left=self.left)
        )

    def _whose(self) -> Step:
        whose = WHO if self.tricks else BY_NO_TRICK
        right = whose.index("dealer-side" if self.tricks else "other-side")
        prompt = Message(f"ask.may-leave.whose-{'some' if self.tricks else 'none'}", {"cards": self.named(self.left)})
        panel = Panel(
            "choice", prompt, self._rows()[:1], tuple(Message(f"may-leave.{who}") for who in whose), table=self._table
        )
        kept, lost = Message("may-leave.as-if-won", {}, leaving.SOURCE), Message("may-leave.lost", {}, TO_WHOM)
        why = (kept if self.tricks else lost,)
        hints = (
            Message("hint.may-leave.whose-look"),
            Message("hint.may-leave.whose-rule", {}, leaving.SOURCE),
            Message(f"hint.may-leave.whose-first-{'some' if self.tricks else 'none'}"),
        )
        off = Message(f"may-leave.off-{'some' if self.tricks else 'none'}")
        each = {i: off for i in range(len(whose)) if i != right}
        return Step("whose", panel, (right,), why, hints, each, about=DiscardFacts(tricks=self.tricks))

    def _declare(self) -> Step:
        shown, kind = combination_with(self.hand, self.left, self.rules)
        hand = tuple(card for card in self.hand if card not in self.left)
        verdict = may_declare(hand, kind, shown, (), self.rules)
        facts: Facts = {"kind": kind, "cards": _codes(shown)}
        panel = Panel("choice", Message("ask.may-leave.declare", facts), self._rows(), YES_NO, table=self._table)
        lost, rest = ([card for card in shown if (card in self.left) is gone] for gone in (True, False))
        why = (
            Message("may-leave.not-declared", {"cards": self.named(lost)}, DECLARING)
            if lost
            else Message("may-declare", verdict.facts, DECLARING)
        )
        hints = (
            Message("hint.may-leave.declare-look"),
            Message("hint.may-leave.declare-rule", {}, DECLARING),
            Message("hint.may-leave.declare-rest", {"cards": self.named(rest)})
            if lost
            else Message("hint.may-leave.declare-first", {"cards": self.named(self.left)}),
        )
        return Step("declare", panel, (0 if verdict.ok else 1,), (why,), hints, about=DiscardFacts(gone=_codes(lost)))


class MayLeave(Stepwise[MayLeaveSpec, DiscardChoice]):
    name = "may-leave"
    Spec = MayLeaveSpec
    requires = ("ask:declare", "ask:discard")
    looks = MappingProxyType(
        dict.fromkeys(("may-leave.off-some", "may-leave.off-none"), "hint.may-leave.whose-look-then")
        | {"may-leave.not-declared": "hint.may-leave.declare-look-then"}
    )

    def first_step(self, item: DiscardChoice, given: Answers, answer: Answer) -> Message:
        """Of cards picked one that was taken wrongly, or left out; a King of which it was said what he counts says no more."""
        step = item.at(given)
        if step.panel.mode != "many":
            stays = step.name == "these" and step.right != (0,)
            return Message("hint.may-leave.first-both") if stays else step.hints[2]
        wrong, missed = astray(step, answer)
        named = "hint.may-leave.first" if wrong else "hint.may-leave.first-worth"
        return Message(named, {"card": some_of_several((wrong or missed)[:1], step.panel.pickable)[0]})

    def fixed(self, spec: MayLeaveSpec) -> bool:
        return bool(spec.hand)

    def impossible(self, spec: MayLeaveSpec, game: Game, rules: Any) -> Iterator[Fault]:
        hand, left = self.cards(spec, game, "hand"), self.cards(spec, game, "left")
        if spec.round == "first" and not game.form.early:
            yield Fault("round", CheckerMessage("checker.leaves-once"), "impossible")
            return
        _, number = full(game, spec.round == "first")
        if left and len(left) != number:
            who = "everybody" if spec.round == "first" else "dealer"
            yield Fault("left", CheckerMessage(f"checker.{who}-leaves", n=number, of=len(left)), "impossible")
        for card in left:
            if hand and card not in hand:
                yield Fault(
                    "left",
                    CheckerMessage("checker.not-in-hand", card=card.code),
                    "impossible",
                    self.offset(spec, "left", card),
                )
        if hand and spec.ask != "which" and not left:
            yield Fault("left", CheckerMessage("checker.ask-two-cards", ask=repr(spec.ask)), "impossible")
        if hand and spec.ask == "declare" and left and not all_of(hand, rules or game.house()):
            yield Fault("hand", CheckerMessage("checker.no-combination"), "impossible")

    def decided_by(self, item: DiscardChoice) -> tuple[Mapping[str, object], ...]:
        held, number = full(item.game, item.first)
        if item.ask == "whose" or len(item.hand) != held:
            return ()
        if item.ask == "declare":
            shown, kind = combination_with(item.hand, item.left, item.rules)
            hand = [card for card in item.hand if card not in item.left]
            return ({"ask": "declare", "hand": codes(hand), "declared": [{"kind": kind, "cards": codes(shown)}]},)
        # The engine judges as many cards at a time as go, each by itself.
        asked = [item.left] if item.ask == "these" else [item.hand[i : i + number] for i in range(0, held - 1, number)]
        asked += [item.hand[-number:]] if item.ask == "which" else []
        return tuple({"ask": "discard", "hand": codes(item.hand), "discards": codes(some)} for some in asked)

    def make(self, spec: MayLeaveSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> DiscardChoice:
        rules = rules or game.house()
        hand, left = self.cards(spec, game, "hand"), self.cards(spec, game, "left")
        first = spec.round == "first"
        if not hand:
            first = first or bool(game.form.early and not spec.round and rng.random() < 0.5)
            hand = full_hand(game, rng, aim, first)
            left = some_of(hand, rng, spec.ask, full(game, first)[1])
        tricks = spec.tricks != "none" if spec.tricks else rng.random() < 0.5
        return DiscardChoice(game, rules, ids(aim), spec.ask, game.pack.sorted(hand), left, tricks, first)


def _codes(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(card.code for card in cards)


KIND = MayLeave()
