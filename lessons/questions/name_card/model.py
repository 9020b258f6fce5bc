"""Choose the name of the card that is shown, among names of cards it is taken for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from pydantic import Field

from engine.cards import Card
from engine.game import Game
from engine.sheet import codes
from lessons.question.kind import Answer, Answers, Fault, Item, Kind, Mark, Message, Panel, Row
from lessons.question.look_alikes import (
    around,
    distinct,
    identification,
    level,
    pair_aimed_at,
    side_by_side,
    tells_from,
    told_beside,
    told_by,
)
from lessons.question.misconception import Aim, ids
from lessons.text.card_names import some_of_several
from lessons.yamlfile.checker_message import CheckerMessage, meant_or_all
from lessons.yamlfile.fields import Cards, Slug, Spec, Whole

HINTS = {
    "number": ("hint.name-card.look-number", "hint.name-card.rule-number"),
    "none": ("hint.name-card.look-none", "hint.name-card.rule-unnumbered"),
    "courts": ("hint.name-card.look-court", "hint.name-card.rule-court"),
    "signs": ("hint.name-card.look-signs", "hint.name-card.rule-pips"),
}
"""Where to look and the rule, by what tells the card."""
OF_ANOTHER_SORT = {"aces": "-ace", "round": "-round"}
"""Groups of a pack whose signs are not told by being curved or straight: the aces of Bologna, its cups and coins."""


class NameCardSpec(Spec):
    """One card and the names to choose from; what is left out is drawn."""

    card: Cards = Field(default="", description="The card shown.")
    names: Cards = Field(default="", description="The cards whose names are offered, the card itself among them.")
    group: Slug | str = Field(default="", description="Draw the card from this group: trumps, courts, aces, pips ...")
    size: Whole = Field(default=4, ge=2, le=8, description="How many names are offered.")


@dataclass(frozen=True)
class CardToName(Item):
    """A card, and the cards whose names are offered."""

    card: Card
    names: tuple[Card, ...]

    def named(self, card: Card) -> str:
        """A card of the pack to be named: of four Moors one is a Moor, and not the Moor."""
        return some_of_several((card.code,), codes(self.game.pack))[0]


class NameCard(Kind[NameCardSpec, CardToName]):
    name = "name-card"
    Spec = NameCardSpec
    varies = ()
    applied_alone = True

    def fixed(self, spec: NameCardSpec) -> bool:
        return bool(spec.card)

    def impossible(self, spec: NameCardSpec, game: Game, rules: Any) -> Iterator[Fault]:
        cards, names = self.cards(spec, game, "card"), self.cards(spec, game, "names")
        if len(cards) > 1:
            yield Fault("card", CheckerMessage("checker.one-card-shown", n=len(cards)), "impossible")
        if names and not cards:
            yield Fault("names", CheckerMessage("checker.no-card-to-name"), "impossible")
        if names and cards and cards[0] not in names:
            yield Fault("names", CheckerMessage("checker.right-name-missing", card=cards[0].code), "impossible")
        if len(distinct(names)) != len(names):
            yield Fault("names", CheckerMessage("checker.same-name"), "impossible")
        if spec.group and not game.pack.group(spec.group):
            known = sorted({name for card in game.pack for name in card.groups})
            hint = meant_or_all(spec.group, known, "checker.it-has")
            yield Fault("group", CheckerMessage("checker.no-group", group=repr(spec.group), hint=hint), "unknown-group")

    def make(self, spec: NameCardSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> CardToName:
        pair = pair_aimed_at(game, aim)
        if self.fixed(spec):
            card = self.cards(spec, game, "card")[0]
        else:
            card = pair[0] if pair else rng.choice(game.pack.group(spec.group) if spec.group else tuple(game.pack))
        names = list(self.cards(spec, game, "names")) or around(game, card, rng, spec.size, pair[1:] if pair else ())
        rng.shuffle(names)
        return CardToName(game, rules or game.house(), ids(aim), card, tuple(names))

    def panel(self, item: CardToName, given: Answers = ()) -> Panel:
        choices = tuple(Message("name-card.option", {"card": card.code}) for card in item.names)
        return Panel("choice", Message("ask.name-card"), (Row((item.card.code,), layout="grid", named=False),), choices)

    def right(self, item: CardToName, given: Answers = ()) -> Answer:
        return (next(i for i, card in enumerate(item.names) if level(card, item.card)),)

    def is_right(self, item: CardToName, given: Answers, answer: Answer) -> bool:
        return level(item.names[answer[0]], item.card)

    def explain(self, item: CardToName, given: Answers, answer: Answer) -> Mark:
        taken = item.names[answer[0]]
        facts = {"card": item.card.code, "taken": taken.code}
        named = {"card": item.named(item.card), "taken": item.named(taken)}
        tell = Message("name-card.tell", facts, identification(item.game))
        if self.is_right(item, given, answer):
            if not told_beside(item.game, item.card, item.names):
                tell = Message("hint.pick-cards.look-of", facts)
            return Mark(True, True, (Message("name-card.right", named), tell))
        beside = side_by_side(item.game.family, item.card, taken)
        if not tells_from(
            item.game.family, item.card, taken
        ):  # then what is seen on the card, whose look-alikes are others
            tell = Message("hint.pick-cards.look-of", facts)
        return Mark(False, False, (Message("name-card.taken-for", named), tell), beside=beside)

    def error_of(self, item: CardToName, given: Answers, answer: Answer) -> Mark:
        taken = item.names[answer[0]]
        beside = side_by_side(item.game.family, item.card, taken, unnamed=True)
        return Mark(False, False, (Message("ladder.taken-for", {"taken": item.named(taken)}),), beside=beside)

    def applied(self, item: CardToName, given: Answers = ()) -> tuple[Message, ...]:
        return (Message("name-card.tell", {"card": item.card.code}),)

    def applied_to(self, item: CardToName, given: Answers, answer: Answer) -> tuple[Message, ...]:
        """How the card is told from the one it was taken for; where nothing is said of that one, what is seen on it."""
        taken = item.names[answer[0]]
        if tells_from(item.game.family, item.card, taken):
            return self.applied(item, given)
        return (Message("hint.name-card.compare", {"taken": item.named(taken), "card": taken.code}),)

    def first_step(self, item: CardToName, given: Answers, answer: Answer) -> Message:
        """Shuts a door that is still open: not the one that was just tried."""
        tried = item.names[answer[0]]
        return self._shut(item, tried) if len(item.names) > 2 else super().first_step(item, given, answer)

    def hints(self, item: CardToName, given: Answers = ()) -> tuple[Message, Message, Message]:
        look, rule = HINTS[told_by(item.card)]
        sort = item.card.groups & OF_ANOTHER_SORT.keys() if told_by(item.card) == "signs" else ()
        rule += "".join(OF_ANOTHER_SORT[one] for one in sorted(sort)[:1])
        return Message(look), Message(rule, {}, identification(item.game)), self._shut(item)

    def _shut(self, item: CardToName, tried: Card | None = None) -> Message:
        """Shuts one door: the last name that is neither the card's nor the one that was tried."""
        wrong = next(one for one in reversed(item.names) if not level(one, item.card) and one != tried)
        return Message("hint.name-card.not-this", {"card": item.named(wrong)})

    def recognises(self, item: CardToName) -> str:
        return item.card.code

    def guess_rate(self, item: CardToName) -> float:
        return 1 / len(item.names)

    def expected(self, item: CardToName) -> str:
        return item.card.code

    def agrees(self, item: CardToName, expect: str) -> bool:
        return expect.strip() == item.card.code

    def solution(self, item: CardToName, given: Answers = ()) -> tuple[Message, ...]:
        return ()


KIND = NameCard()
