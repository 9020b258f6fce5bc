"""Put the cards in order of rank, the strongest first."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from pydantic import Field

from engine.cards import Card
from engine.game import Game
from engine.verdict import Facts
from lessons.question.kind import Answer, Answers, Fault, Item, Kind, Mark, Message, Panel, Row, State
from lessons.question.misconception import Aim, ids
from lessons.question.topics import NOTHING, Topics, among_small, in_cards
from lessons.text.card_catalogue import family
from lessons.text.card_names import some_of_several
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import Cards, Slug, Spec, Whole

SUITS = "suits"
"""Any of the four suits, where they are not told apart."""


class OrderCardsSpec(Spec):
    """Cards of one suit; without them they are drawn from ``among``."""

    cards: Cards = Field(default="", description="The cards, all of one suit or all trumps.")
    among: Slug = Field(
        default="trumps",
        description="Drawn from trumps or suits, or from long or round suits where the pack has them.",
    )
    size: Whole = Field(default=5, ge=3, le=8, description="How many cards are drawn.")


@dataclass(frozen=True)
class OrderCardsItem(Item):
    """Cards of one suit in no order."""

    cards: tuple[Card, ...]


class OrderCards(Kind[OrderCardsSpec, OrderCardsItem]):
    name = "order-cards"
    Spec = OrderCardsSpec
    varies = ("suits", "numbers")

    def fixed(self, spec: OrderCardsSpec) -> bool:
        return bool(spec.cards)

    def impossible(self, spec: OrderCardsSpec, game: Game, rules: Any) -> Iterator[Fault]:
        cards = self.cards(spec, game, "cards")
        if spec.cards and (len({card.suit for card in cards}) != 1 or cards[0].is_fool):
            yield Fault("cards", CheckerMessage("checker.no-order"), "impossible")
        if spec.cards and len({card.strength for card in cards}) < 2:
            yield Fault("cards", CheckerMessage("checker.all-level"), "impossible")
        able = _orders(game)
        if spec.among not in able:
            yield Fault(
                "among",
                CheckerMessage("checker.cannot-draw-from", among=repr(spec.among), known=", ".join(able)),
                "unknown-group",
            )

    def make(self, spec: OrderCardsSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> OrderCardsItem:
        chosen = list(self.cards(spec, game, "cards") if self.fixed(spec) else _some(game, rng, spec.among, spec.size))
        in_order = sorted(card.strength for card in chosen)
        for _ in range(20):  # what is asked for must not lie there already
            rng.shuffle(chosen)
            if [card.strength for card in chosen] not in (in_order, in_order[::-1]):
                break
        return OrderCardsItem(game, rules or game.house(), ids(aim), tuple(chosen))

    def panel(self, item: OrderCardsItem, given: Answers = ()) -> Panel:
        row = Row(tuple(c.code for c in item.cards), pick=True, layout="row")
        n = len(item.cards)
        return Panel("order", Message("ask.order-cards", {"n": n}), (row,), at_least=n, at_most=n)

    def right(self, item: OrderCardsItem, given: Answers = ()) -> Answer:
        return tuple(sorted(range(len(item.cards)), key=lambda i: -item.cards[i].strength))

    def same(self, item: OrderCardsItem, given: Answers, answer: Answer) -> object:
        # Level cards may stand in any order among themselves.
        return tuple(item.cards[i].strength for i in answer)

    def explain(self, item: OrderCardsItem, given: Answers, answer: Answer) -> Mark:
        theirs = [item.cards[i] for i in answer]
        right = [item.cards[i] for i in self.right(item)]
        rule = _rule(item)
        cards: dict[int, State] = {
            i: "right" if card.strength == should.strength else "wrong"
            for i, card, should in zip(answer, theirs, right, strict=True)
        }
        first = next((n for n, i in enumerate(answer) if cards[i] == "wrong"), None)
        if first is None:
            return Mark(True, True, (rule,), cards)
        should = next(c for c in right if c.strength == right[first].strength and c not in theirs[:first])
        cards[answer[first]] = "first"
        facts: Facts = {
            "place": first + 1,
            "card": _one(item, theirs[first]),
            "should": _one(item, should),
            "suit": should.suit,
        }
        beside = (
            Row(tuple(card.code for card in theirs), Message("ladder.your-order"), layout="row", lit=(first,)),
            Row(tuple(card.code for card in right), Message("ladder.right-order"), layout="row", lit=(first,)),
        )
        return Mark(False, False, (Message("order-cards.first-wrong", facts), rule), cards, beside=beside)

    def lures(self, item: OrderCardsItem, given: Answers) -> Collection[Answer]:
        """The row of a grande: its contatore in the place of the one card of the head that is missing."""
        head = [card for card in item.game.pack if "pezzi" in card.groups]
        missing = [card for card in head if card not in item.cards]
        wild = next((card for card in item.cards if "contatori" in card.groups), None)
        if wild is None or len(missing) != 1 or not item.cards[self.right(item)[0]].strength > head[0].strength:
            return ()
        strength = {wild: missing[0].strength}
        places = sorted(range(len(item.cards)), key=lambda i: -strength.get(item.cards[i], item.cards[i].strength))
        return (tuple(places),)

    def error_of(self, item: OrderCardsItem, given: Answers, answer: Answer) -> Mark:
        place, wrong = next(
            (n, i) for n, i in enumerate(answer) if self.explain(item, given, answer).cards[i] == "first"
        )
        facts: Facts = {"place": place + 1, "card": _one(item, item.cards[wrong])}
        return Mark(False, False, (Message("ladder.not-in-place", facts),), {wrong: "first"})

    def look(self, item: OrderCardsItem, given: Answers, answer: Answer) -> Message:
        """Where to look among the two cards of the first place that is wrong: what stands above them is in order."""
        order = self.right(item)
        two = next(
            [item.cards[i], item.cards[j]]
            for i, j in zip(answer, order, strict=True)
            if item.cards[i].strength != item.cards[j].strength
        )
        if all("courts" in card.groups for card in two):
            return Message("hint.order-cards.courts")
        return _look(two, _rule(item))

    def first_step(self, item: OrderCardsItem, given: Answers, answer: Answer) -> Message:
        """The card of the first place that is wrong: the places before it need no hint."""
        facts = self.explain(item, given, answer).says[0].facts
        place = int(str(facts["place"]))
        if place == 1:
            return super().first_step(item, given, answer)
        before = _one(item, item.cards[answer[place - 2]])
        return Message("hint.order-cards.after", {"before": before, "card": facts["should"]})

    def hints(self, item: OrderCardsItem, given: Answers = ()) -> tuple[Message, Message, Message]:
        rule, best = _rule(item), item.cards[self.right(item)[0]]
        return (
            _look(item.cards, rule),
            rule,
            Message("hint.order-cards.first", {"card": best.code}),
        )

    def topics(self, item: OrderCardsItem) -> Topics:
        small = [card for card in item.cards if "courts" not in card.groups]
        return in_cards(item.cards) | (among_small(small) if not item.cards[0].is_trump else NOTHING)

    def guess_rate(self, item: OrderCardsItem) -> float:
        return 0.05

    def agrees(self, item: OrderCardsItem, expect: str) -> bool:
        codes = expect.replace(",", " ").split()
        table = {card.code: card.strength for card in item.cards}
        return sorted(codes) == sorted(table) and [table[c] for c in codes] == sorted(table.values(), reverse=True)


def _one(item: OrderCardsItem, card: Card) -> str:
    """A card of the row to be named: of two Moors one is not the Moor."""
    return some_of_several((card.code,), [one.code for one in item.cards])[0]


def _rule(item: OrderCardsItem) -> Message:
    """The order these cards have: the trumps', that of a long or a round suit, or that of every suit."""
    card = item.cards[0]
    kinds = ("trumps", "round", "long")
    name = next((kind for kind in kinds if kind in card.groups), "suit")
    lowest = min((one for one in item.game.pack if one.suit == card.suit), key=lambda one: one.strength)
    facts: Facts = {"suit": card.suit, "last": lowest.code}
    return Message(f"order-cards.{name}", facts, family(item.game.family).sources["order"])


def _look(cards: Iterable[Card], rule: Message) -> Message:
    """Where to look among these cards: of courts, and of trumps without a number, only where there are some."""
    if any(not card.rank.isdigit() for card in cards if card.is_trump or "courts" in card.groups):
        return Message(f"hint.{rule.reason}", rule.facts)
    odd = rule.reason in ("order-cards.long", "order-cards.round")
    return Message(f"hint.{rule.reason}-pips" if odd else "hint.order-cards.numbers", rule.facts)


def _orders(game: Game) -> tuple[str, ...]:
    """What cards can be drawn from: groups of the pack with an order of their own, or any of the suits."""
    return ("trumps", SUITS, *(group for group in ("long", "round") if game.pack.group(group)))


def _some(game: Game, rng: Random, among: str, size: int) -> list[Card]:
    """Cards of one suit of the group, near neighbours rather than far ones: those are the ones confused."""
    cards = [card for card in game.pack if not (card.is_trump or card.is_fool)] if among == SUITS else []
    cards = cards or list(game.pack.group(among))
    suit = rng.choice(sorted({card.suit for card in cards}))
    rng.shuffle(cards)
    chosen = [card for card in cards if card.suit == suit]
    # Two of the level cards are enough to show that they are.
    spare = {card for i, card in enumerate(chosen) if sum(card.strength == other.strength for other in chosen[:i]) > 1}
    cards = [card for card in game.pack.sorted(chosen) if card not in spare]
    if rng.random() < 0.5:
        rng.shuffle(cards)
        return cards[:size]
    start = rng.randrange(max(1, len(cards) - size - 2))
    window = cards[start : start + size + 3]
    rng.shuffle(window)
    return window[:size]


KIND = OrderCards()
