"""Whoever has taken up the last cards lays as many away: which may go, and may these, and must they be shown?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Any, Literal

from pydantic import Field

from engine.cards import Card
from engine.game import Game
from engine.parts.leaving import DiscardRule, plain_cards
from engine.parts.playout import shuffled
from engine.sheet import codes
from lessons.question.capabilities import LAYS, counts_points
from lessons.question.facts.sicily import LaidAway
from lessons.question.kind import Answer, Answers, Fault, Message, Panel, Row, Table
from lessons.question.misconception import Aim, ids
from lessons.question.seats import YOU, seats_of
from lessons.question.stepwise import NONE, Step, Stepwise, StepwiseItem, astray
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import Cards, Spec

YES, SHOWN, NO = Message("lay-away.yes"), Message("lay-away.yes-shown"), Message("lay-away.no")
RARE = 0.15
"""How often a hand is drawn in which trumps have to go."""
TRUMPS_GO = 0.6
"""How often only such trumps are laid away in it as may go."""
KING_TEMPTS = 0.4
"""How much sooner than another card that has to stay a King is laid away."""


class LayAwaySpec(Spec):
    """A hand with the cards taken up; without one it is drawn."""

    ask: Literal["which", "these"] = Field(default="which", description="Which may be laid away, or may these.")
    hand: Cards = Field(default="", description="The whole hand with the cards taken up (the monte, the chien).")
    left: Cards = Field(default="", description="The cards to be laid away, for `these`.")


@dataclass(frozen=True)
class Heavy(StepwiseItem):
    """A hand with the cards taken up in it, and the cards in question."""

    ask: str
    hand: tuple[Card, ...]
    left: tuple[Card, ...]

    @property
    def laying(self) -> DiscardRule:
        return laying(self.game)

    @property
    def number(self) -> int:
        """How many cards have to go."""
        return self.laying.number

    @property
    def lacking(self) -> Message | None:
        """That trumps have to make up the number, where the other cards do not suffice."""
        held = len(plain_cards(self.hand))
        facts = {"n": self.number, "held": held}
        # Miseria is a trump without a number: it is spoken of where it is in the hand.
        reason = "lay-away.lacking-miseria" if "Miseria" in codes(self.hand) else "lay-away.lacking"
        return Message(reason, facts, self.laying.source) if held < self.number else None

    def build(self) -> Iterable[Step]:
        yield self._which() if self.ask == "which" else self._these()

    def _rows(self, pick: bool) -> tuple[Row, ...]:
        hand = Row(codes(self.hand), Message("row.hand-and-monte", {"n": len(self.hand)}), pick=pick, seat=YOU)
        if pick:
            return (hand,)
        return Row(codes(self.left), Message("row.to-lay-away"), layout="row", seat=YOU), hand

    @property
    def _table(self) -> Table:
        return Table(seats_of(self.game), turn=YOU)

    def _hints(self, first: Message) -> tuple[Message, Message, Message]:
        plain = plain_cards(self.hand)
        rule = "hint.lay-away.rule" if len(plain) >= self.number else "hint.lay-away.rule-lacking"
        facts = {"n": self.number, "held": len(plain)}
        look = "hint.lay-away.look" if plain else "hint.lay-away.look-none-plain"
        return Message(look, facts), Message(rule, facts, self.laying.source), first

    def _which(self) -> Step:
        verdicts = [self.laying.judge_card(self.hand, card, (), self.number) for card in self.hand]
        right = tuple(i for i, verdict in enumerate(verdicts) if verdict.ok)
        each = {i: Message(one.reason, one.facts, one.source) for i, one in enumerate(verdicts) if not one.ok}
        prompt = Message("ask.lay-away.which", {"held": len(self.hand), "n": self.number})
        choices = (Message("lay-away.none"),)
        panel = Panel("many", prompt, self._rows(pick=True), choices, 1, len(self.hand), table=self._table)
        why = (self.lacking or Message("lay-away.plain", {}, self.laying.source),)
        stays = next((card.code for card, one in zip(self.hand, verdicts, strict=True) if not one.ok), "")
        first = Message("hint.lay-away.first", {"card": stays}) if stays else Message("hint.lay-away.first-all")
        about = LaidAway(hand=self.hand)
        lures = (tuple(range(len(self.hand))),)  # whoever picks all there is may have thought of no rule
        return Step("which", panel, right or NONE, why, self._hints(first), each, about=about, lures=lures)

    def _these(self) -> Step:
        verdict = self.laying.judge(self.hand, self.left, self.number)
        prompt = Message("ask.lay-away.these", {"cards": codes(self.left)})
        choices = (YES, SHOWN, NO) if self.laying.shows else (YES, NO)
        panel = Panel("choice", prompt, self._rows(pick=False), choices, table=self._table)
        facts = {"cards": codes(self.left), "card": self.left[0].code, **verdict.facts}
        shown = codes(card for card in self.left if card.is_trump) if verdict.ok and self.laying.shows else ()
        may = "lay-away.these-may-go" if counts_points(self.game) else "lay-away.these-may-go-only"
        reason = may if verdict.ok else verdict.reason
        why: tuple[Message, ...] = (Message(reason, facts, verdict.source),)
        if shown:
            why = (Message("lay-away.shown", {"cards": shown}, verdict.source), *why)
        culprit = verdict.facts.get("card") if not verdict.ok else None
        first = Message(
            "hint.lay-away.first-these", {"card": culprit or max(self.left, key=lambda card: card.points).code}
        )
        if culprit and self.laying.judge_card(self.hand, self.game.pack[str(culprit)], (), self.number).ok:
            first = self.lacking or first  # it may go, but not so many of its sort
        about = LaidAway(hand=self.hand, left=self.left)
        right = choices.index(SHOWN if shown else YES if verdict.ok else NO)
        each = (
            {}
            if len(choices) == 2
            else {i: Message(_off(verdict.ok, one)) for i, one in enumerate(choices) if i != right}
        )
        return Step("these", panel, (right,), why, self._hints(first), each, about=about)


class LayAway(Stepwise[LayAwaySpec, Heavy]):
    name = "lay-away"
    Spec = LayAwaySpec
    requires = (LAYS,)
    looks = MappingProxyType({"lay-away.look-for-trumps": "hint.lay-away.look-shown"})

    def first_step(self, item: Heavy, given: Answers, answer: Answer) -> Message:
        """A card that was taken wrongly, or left out; of cards that may go, what would speak against it."""
        step = item.at(given)
        if step.panel.mode == "many":
            wrong, missed = astray(step, answer)
            named = "hint.lay-away.first" if wrong else "hint.lay-away.first-these"
            # Trumps may go only where there are too few other cards: these come first.
            left_out = sorted(missed, key=lambda code: item.game.pack[code].is_trump)
            return Message(named, {"card": (*wrong, *left_out)[0]})
        right, chosen = (step.panel.choices[one[0]] for one in (step.right, answer))
        if right == NO:
            return step.hints[2]
        if SHOWN in step.panel.choices and chosen != NO:
            return Message("hint.lay-away.first-shown")
        return item.lacking or Message("hint.lay-away.first-free")

    def fixed(self, spec: LayAwaySpec) -> bool:
        return bool(spec.hand)

    def impossible(self, spec: LayAwaySpec, game: Game, rules: Any) -> Iterator[Fault]:
        hand, left = self.cards(spec, game, "hand"), self.cards(spec, game, "left")
        number = laying(game).number
        full = game.form.size + number
        if hand and len(hand) != full:
            yield Fault("hand", CheckerMessage("checker.hand-taken-up", n=full, of=len(hand)), "impossible")
        if left and len(left) != number:
            yield Fault("left", CheckerMessage("checker.left-number", n=number, of=len(left)), "impossible")
        for card in left:
            if hand and card not in hand:
                yield Fault(
                    "left",
                    CheckerMessage("checker.not-in-hand", card=card.code),
                    "impossible",
                    self.offset(spec, "left", card),
                )
        if hand and spec.ask == "these" and not left:
            yield Fault("left", CheckerMessage("checker.these-left"), "impossible")

    def make(self, spec: LayAwaySpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> Heavy:
        hand, left = self.cards(spec, game, "hand"), self.cards(spec, game, "left")
        if not hand:
            hand = _hand(game, rng)
            left = _some(hand, laying(game), rng)
        return Heavy(game, rules or game.house(), ids(aim), spec.ask, game.pack.sorted(hand), left)

    def decided_by(self, item: Heavy) -> tuple[Mapping[str, object], ...]:
        left = item.left if item.ask == "these" else item.hand[: item.number]
        return ({"ask": "discard", "hand": codes(item.hand), "discards": codes(left)},)


def _off(may_go: bool, chosen: Message) -> str:
    """What is wrong with an answer: whether the cards may go, or how."""
    if not may_go:
        return "lay-away.one-stays"
    return "lay-away.none-stays" if chosen == NO else "lay-away.look-for-trumps"


def laying(game: Game) -> DiscardRule:
    """How this game has cards laid away, as it does: ``requires`` has seen to that."""
    its: DiscardRule = game.form.lays
    return its


def _hand(game: Game, rng: Random) -> tuple[Card, ...]:
    """A hand as dealt, or now and then one with too few cards that may go."""
    number = laying(game).number
    full = game.form.size + number
    pack = shuffled(game.pack, rng)
    if rng.random() >= RARE:
        return pack[:full]
    plain = plain_cards(pack)
    few = rng.randrange(number)
    strong = [card for card in pack if card not in plain]
    return (*strong[: full - few], *plain[: max(few, full - len(strong))])


def _some(hand: tuple[Card, ...], its: DiscardRule, rng: Random) -> tuple[Card, ...]:
    """As many as have to go; now and then one of them may not, a King sooner than another."""
    plain, number = list(plain_cards(hand)), its.number
    others = [card for card in hand if card not in plain]
    if len(plain) < number and rng.random() < TRUMPS_GO:
        others = [card for card in others if its.judge_card(hand, card, (), number).ok]
    tempting = sorted(others, key=lambda card: rng.random() - KING_TEMPTS * (card.rank == "K"))
    rng.shuffle(plain)
    bad = rng.randint(max(0, number - len(plain)), max(1, number - len(plain)))
    return (*tempting[:bad], *plain[: number - bad])


KIND = LayAway()
