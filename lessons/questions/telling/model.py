"""A card is about to be played: what may be told with it, batto or the giove, the ternone, or nothing?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

from pydantic import Field

from engine.cards import Card
from engine.game import Game
from engine.games.sicily.pack import ARIE
from engine.games.sicily.talk import Saying, SayingContext
from engine.parts.playout import shuffled
from engine.sheet import codes
from engine.verdict import Facts
from lessons.question.answered.offered_sets import errors
from lessons.question.facts.sicily import Tells
from lessons.question.kind import Answer, Answers, Fault, Message, Panel, Row, Table
from lessons.question.misconception import Aim, ids
from lessons.question.seats import YOU, seats_of
from lessons.question.stepwise import Step, Stepwise, StepwiseItem
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import Cards, Spec, Yes

SEQUENCE = ("T13", "T14", "T15")
OPPOSITES = frozenset({"batto", "ho-il-20", "non-batto"})
"""Where these are all that is told, never are two of them true together."""
NEAR_THE_20 = ("hint.telling.first-batto", "hint.telling.first-arie")
"""Last hints that begin with the 20."""


class TellingSpec(Spec):
    """A hand and the card that is played from it; without them they are drawn."""

    hand: Cards = Field(default="", description="The hand, the card about to be played among it.")
    card: Cards = Field(default="", description="The card about to be played.")
    gone: Cards = Field(default="", description="High trumps that have been played before.")
    follows: Yes = Field(default=False, description="Is the card played to another's lead?")
    alone: Yes = Field(default=False, description="Does everyone play alone, so that there is no soloist?")


@dataclass(frozen=True)
class TellingItem(StepwiseItem):
    """A hand, the card that is played from it, and what bears on what may be told."""

    hand: tuple[Card, ...]
    card: Card
    gone: tuple[Card, ...]
    leads: bool
    against_solo: bool
    offered: tuple[frozenset[str], ...] = ()

    @cached_property
    def sayings(self) -> tuple[Saying, ...]:
        found: tuple[Saying, ...] = self.game.form.tellable(self.rules)
        return found

    @cached_property
    def refusals(self) -> Mapping[str, str | None]:
        """Saying -> why it may not be told, as the engine has it."""
        gone = frozenset(card.code for card in self.gone)
        leading = SayingContext(self.hand, self.card, self.leads, self.against_solo, gone)
        return {one.code: one.refused(leading) for one in self.sayings}

    @property
    def may(self) -> frozenset[str]:
        return frozenset(code for code, reason in self.refusals.items() if reason is None)

    def build(self) -> Iterable[Step]:
        facts: Facts = {"card": self.card.code}
        how = "lead" if self.leads else "follow"
        lines: tuple[Message, ...] = ()
        if any(reason == "opponents-of-a-soloist" for reason in self.refusals.values()) or "batto" in self.refusals:
            lines = (Message("telling.against-solo" if self.against_solo else "telling.alone"),)
        rows = (
            *((Row(codes(self.gone), Message("row.gone"), layout="aside"),) if self.gone else ()),
            Row(codes(self.hand), Message("row.hand"), seat=YOU),
        )
        choices = tuple(self._told(one) for one in self.offered)
        table = Table(seats_of(self.game), turn=YOU)
        panel = Panel("choice", Message(f"ask.telling.{how}", facts), rows, choices, lines=lines, table=table)
        source = self.sayings[0].source
        tells = {"ternone": "ternone", "giove": "giove", "ho-il-19": "arie"}
        town = next((its for code, its in tells.items() if code in self.refusals), "batto")
        look = (
            f"look-{self._settled}"
            if self._settled in ("played", "alone")
            else "look-ternone"
            if set(self.refusals) == {"ternone"}
            else "look"
        )
        town = "giove-held" if town == "giove" and not self.gone else town
        hints = (
            Message(f"hint.telling.{look}", facts),
            Message(f"hint.telling.rule-{town.removesuffix('-held')}", {}, source),
            Message(f"hint.telling.first-{self._settled or town}", facts if self._settled == "played" else {}),
        )
        why = tuple(self._why(one) for one in self.sayings)
        about = Tells(hand=self.hand, card=self.card, may=self.may, offered=self.offered)
        reasons = {one.code: self._why(one) for one in self.sayings}
        each = errors(self.offered, self.may, lambda code: reasons[code])
        yield Step("tell", panel, (self.offered.index(self.may),), why, hints, each, about=about)

    @property
    def _settled(self) -> str:
        """What settles it before any card held does: another leads, there is no soloist, or the card played is another."""
        refused = {*self.refusals.values()}
        settled = {
            "only-the-leader-tells": "follows",
            "opponents-of-a-soloist": "alone",
            "not-of-the-ternone": "played",
        }
        return next((word for reason, word in settled.items() if refused == {reason}), "")

    def _told(self, some: frozenset[str]) -> Message:
        words = ", ".join(one.says for one in self.sayings if one.code in some)
        return Message("telling.words", {"words": words}) if words else Message("telling.nothing")

    def _why(self, one: Saying) -> Message:
        reason = self.refusals[one.code]
        facts: Facts = {"says": one.says, "card": self.card.code}
        return Message(f"telling.no.{reason}" if reason else "telling.yes", facts, one.source)


class Telling(Stepwise[TellingSpec, TellingItem]):
    name = "telling"
    Spec = TellingSpec
    requires = ("ask:saying",)
    varies = ()

    def fixed(self, spec: TellingSpec) -> bool:
        return bool(spec.hand)

    def impossible(self, spec: TellingSpec, game: Game, rules: Any) -> Iterator[Fault]:
        hand, card = self.cards(spec, game, "hand"), self.cards(spec, game, "card")
        if hand and len(card) != 1:
            yield Fault("card", CheckerMessage("checker.which-played"), "impossible")
        for one in card:
            if hand and one not in hand:
                yield Fault("card", CheckerMessage("checker.not-in-hand", card=one.code), "impossible")
        for one in self.cards(spec, game, "gone"):
            if one in hand:
                where = self.offset(spec, "gone", one)
                yield Fault("gone", CheckerMessage("checker.still-in-hand", card=one.code), "impossible", where)

    def make(self, spec: TellingSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> TellingItem:
        rules, hand = rules or game.house(), self.cards(spec, game, "hand")
        if hand:
            card, gone = self.cards(spec, game, "card")[0], self.cards(spec, game, "gone")
            leads, against = not spec.follows, not spec.alone
        else:
            hand, card, gone = _drawn(game, rng)
            leads, against = rng.random() < 0.8, rng.random() < 0.8
        item = TellingItem(game, rules, ids(aim), game.pack.sorted(hand), card, gone, leads, against)
        return TellingItem(game, rules, ids(aim), item.hand, card, gone, leads, against, _offered(item, rng))

    def first_step(self, item: TellingItem, given: Answers, answer: Answer) -> Message:
        """Who has seen the 20 and only the words for it are mixed up is sent to the cards beside it."""
        hint, words = super().first_step(item, given, answer), frozenset({"batto", "ho-il-20"})
        mixed_up = item.may <= words and item.offered[answer[0]] <= words and item.may and item.offered[answer[0]]
        return Message("hint.telling.first-beside-20") if mixed_up and hint.reason in NEAR_THE_20 else hint

    def decided_by(self, item: TellingItem) -> tuple[Mapping[str, object], ...]:
        known = {"hand": codes(item.hand), "card": item.card.code, "leads": item.leads, "gone": codes(item.gone)}
        return tuple(
            {"ask": "saying", "saying": one.code, "against_solo": item.against_solo, **known} for one in item.sayings
        )


def _drawn(game: Game, rng: Random) -> tuple[tuple[Card, ...], Card, tuple[Card, ...]]:
    """Seven cards with some of those that matter, the card played from them, and high trumps that have gone."""
    pack = list(shuffled(game.pack, rng))
    matters = ARIE if rng.random() < 0.5 or "ternone" not in game.form.example_saying else SEQUENCE
    chance = 0.5 if matters is ARIE else 0.85
    some = [game.pack[code] for code in matters if rng.random() < chance]
    rest = [card for card in pack if card.code not in (*ARIE, *SEQUENCE) and not card.is_fool]
    hand = tuple((some + rest)[: max(7, len(some))])
    gone = tuple(game.pack[code] for code in ARIE[:3] if game.pack[code] not in hand and rng.random() < 0.4)
    card = rng.choice(some) if some and rng.random() < 0.5 else rng.choice(hand)
    return hand, card, gone


def _offered(item: TellingItem, rng: Random) -> tuple[frozenset[str], ...]:
    """Four sets of sayings; where only one thing is told at a time, each by itself, and nothing."""
    order = [one.code for one in item.sayings]
    if len(order) == 1 or set(order) == OPPOSITES:
        return frozenset(), *(frozenset({one}) for one in order)
    two = rng.sample(order, 2)
    sets = [item.may ^ frozenset(changed) for changed in ((), two[:1], two[1:], two)]
    return tuple(sorted(sets, key=lambda one: (len(one), sorted(map(order.index, one)))))


KIND = Telling()
