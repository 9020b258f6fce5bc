"""Two cards that are taken for each other, side by side: which of them is the one asked for?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Any, Literal

from pydantic import Field

from engine.cards import Card
from engine.game import Game
from engine.verdict import Facts
from lessons.question.kind import Answer, Answers, Fault, Kind, Mark, Message, Panel, Row, State
from lessons.question.look_alikes import (
    around,
    distinct,
    identification,
    level,
    pair_aimed_at,
    side_by_side,
    told_beside,
    told_by,
)
from lessons.question.misconception import Aim, ids
from lessons.questions.pick_cards.model import Spread
from lessons.text.card_catalogue import family
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import Cards, Slug, Spec, Whole

PRINTED: Mapping[str, frozenset[str]] = MappingProxyType(
    {
        "bologna": frozenset({"number"}),
        "sicily": frozenset({"number", "signs"}),
        "france": frozenset({"number", "signs", "courts"}),
    }
)
"""By family, on which sorts of cards a number or a letter is printed."""


class WhichOfTwoSpec(Spec):
    """The card asked for and those beside it, or a set of look-alikes to draw from; what is left out is drawn."""

    pick: Cards = Field(default="", description="The card asked for.")
    among: Cards = Field(default="", description="The cards shown, the one asked for among them.")
    alike: Slug | Literal[""] = Field(
        default="", description="Draw from this set of look-alikes of the pack: kings, aces ..."
    )
    size: Whole = Field(default=2, ge=2, le=4, description="How many cards are shown.")


RIDERS = ("N", "H")
"""The ranks of courts on horseback: Knights, in Sicily Horses."""


@dataclass(frozen=True)
class Pair(Spread):
    """The cards side by side; the first of ``wanted`` is asked for."""

    @property
    def difference(self) -> str:
        """What alone tells these apart: the ``suit``, the ``count`` of signs, the ``numbers``, the picture (``none``); or empty."""
        card = self.wanted[0]
        others = [one for one in self.shown if not level(one, card)]
        kinds = {told_by(one) for one in (card, *others)}
        if kinds in ({"number"}, {"none"}):
            return "numbers" if "number" in kinds else "none"
        if told_by(card) not in ("courts", "signs"):
            return ""
        # Bolognese courts and aces of two suits differ in much else.
        if all(one.rank == card.rank for one in others) and self.game.family != "bologna":
            return "suit"
        pips = all(one.suit == card.suit and one.rank.isdigit() for one in (card, *others))
        return "count" if pips else ""

    @property
    def look(self) -> str:
        """What tells the card asked for: of a court beside numbered trumps, that it has no number; of the Fool beside courts with a
        letter, that it has neither.

        Where none of the others has one either, it is the picture; where they show as many signs, the shape of these.
        """
        card = self.wanted[0]
        different = [one for one in self.shown if not level(one, card)]
        own, others = told_by(card), {told_by(one) for one in different}
        if own == "none" and not others & PRINTED[self.game.family]:
            return "all-none"
        if own == "none" and "courts" in others & PRINTED[self.game.family]:
            return "blank"  # no number is what courts have as well
        if own == "signs" and all(one.rank == card.rank for one in different):
            return "signs-shape"
        if own == "courts" and others == {"number"}:
            return "none"  # on horseback or not
        if own == "courts" and 0 < sum(one.rank in RIDERS for one in (card, *different)) <= len(different):
            return "courts-horse"
        return own

    @property
    def tells(self) -> bool:
        """Does what the book says of the card asked for tell it from what lies beside it, and speak of nothing else?"""
        return told_beside(self.game, self.wanted[0], self.shown)


class WhichOfTwo(Kind[WhichOfTwoSpec, Pair]):
    name = "which-of-two"
    Spec = WhichOfTwoSpec
    varies = ()

    def fixed(self, spec: WhichOfTwoSpec) -> bool:
        return bool(spec.pick and spec.among)

    def impossible(self, spec: WhichOfTwoSpec, game: Game, rules: Any) -> Iterator[Fault]:
        pick, among = self.cards(spec, game, "pick"), self.cards(spec, game, "among")
        if len(pick) > 1:
            yield Fault("pick", CheckerMessage("checker.one-asked-for", n=len(pick)), "impossible")
        if among and not pick:
            yield Fault("among", CheckerMessage("checker.pick-missing"), "impossible")
        if among and pick and pick[0] not in among:
            yield Fault("pick", CheckerMessage("checker.asked-not-shown", card=pick[0].code), "impossible")
        if among and len(distinct(among)) < 2:
            yield Fault("among", CheckerMessage("checker.two-to-tell"), "impossible")
        sets = family(game.family).alike
        if spec.alike and spec.alike not in sets:
            hint = (
                CheckerMessage("checker.it-has", known=", ".join(sets))
                if sets
                else CheckerMessage("checker.it-has-none")
            )
            said = CheckerMessage("checker.no-set", pack=game.pack.name, set=repr(spec.alike), hint=hint)
            yield Fault("alike", said, "unknown-group")

    def make(self, spec: WhichOfTwoSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> Pair:
        wanted, shown = self.cards(spec, game, "pick"), list(self.cards(spec, game, "among"))
        if not self.fixed(spec):
            first = wanted[0] if wanted else None
            shown = _alike(game, spec, first, rng, pair_aimed_at(game, aim))
            wanted = wanted or (rng.choice(shown),)
        rng.shuffle(shown)
        return Pair(game, rules or game.house(), ids(aim), tuple(shown), wanted, "")

    def panel(self, item: Pair, given: Answers = ()) -> Panel:
        row = Row(tuple(card.code for card in item.shown), pick=True, layout="row", named=False)
        return Panel("one", Message("ask.which-of-two", {"card": item.wanted[0].code}), (row,))

    def right(self, item: Pair, given: Answers = ()) -> Answer:
        return (next(i for i, card in enumerate(item.shown) if item.fits(card)),)

    def is_right(self, item: Pair, given: Answers, answer: Answer) -> bool:
        return item.fits(item.shown[answer[0]])

    def same(self, item: Pair, given: Answers, answer: Answer) -> object:
        card = item.shown[answer[0]]
        return card.suit, card.strength

    def explain(self, item: Pair, given: Answers, answer: Answer) -> Mark:
        taken, best = item.shown[answer[0]], item.wanted[0]
        facts = {"card": best.code, "taken": taken.code}
        if self.is_right(item, given, answer):
            seen = Message(
                "name-card.tell" if item.tells else "hint.pick-cards.look-of", facts, identification(item.game)
            )
            return Mark(True, True, (Message("name-card.right", facts), seen), {answer[0]: "right"})
        cards: dict[int, State] = {answer[0]: "wrong", self.right(item)[0]: "missed"}
        told = Message("pick-cards.is-another", {"cards": (taken.code,)})
        beside = side_by_side(item.game.family, best, taken)
        otherwise = "pick-cards.tell" if item.tells else "hint.pick-cards.sought"
        tell = _apart(item) or Message(otherwise, facts, identification(item.game))
        return Mark(False, False, (told, tell), cards, beside=beside)

    def error_of(self, item: Pair, given: Answers, answer: Answer) -> Mark:
        taken = item.shown[answer[0]]
        return Mark(False, False, (Message("pick-cards.is-another", {"cards": (taken.code,)}),), {answer[0]: "wrong"})

    def hints(self, item: Pair, given: Answers = ()) -> tuple[Message, Message, Message]:
        card = item.wanted[0]
        return (
            Message(f"hint.which-of-two.{f'all-{item.difference}' if item.difference else item.look}"),
            _apart(item) or self._rule(item),
            Message("hint.pick-cards.sought", {"card": card.code}),
        )

    @staticmethod
    def _rule(item: Pair) -> Message:
        """How the card is told, where the book tells it from those beside it; else what one of these looks like."""
        card, source = item.wanted[0], identification(item.game)
        other = next(one for one in item.shown if not level(one, card))
        if item.tells:
            return Message(
                "pick-cards.tell", {"card": card.code}, source
            )  # another card may have been named just before
        return Message("hint.which-of-two.the-other", {"card": card.code, "taken": other.code}, source)

    def recognises(self, item: Pair) -> str:
        return item.wanted[0].code

    def guess_rate(self, item: Pair) -> float:
        return 1 / len(item.shown)

    def solution(self, item: Pair, given: Answers = ()) -> tuple[Message, ...]:
        return ()


def _apart(item: Pair) -> Message | None:
    """What tells cards apart that differ in one thing alone; what the book says of one may be true of all of them."""
    card = item.wanted[0]
    told = item.difference in ("suit", "count") or (item.difference == "numbers" and item.game.family == "france")
    if not told:
        return None
    facts: Facts = {"suit": card.suit} if item.difference == "suit" else {"n": int(card.rank)}
    return Message(f"which-of-two.by-{item.difference}", facts, identification(item.game))


def _alike(
    game: Game, spec: WhichOfTwoSpec, first: Card | None, rng: Random, pair: tuple[Card, Card] | None
) -> list[Card]:
    """Look-alikes: the pair aimed at, cards of the set named or of any, or those the card book calls alike."""
    if first is not None:
        return around(game, first, rng, spec.size)
    if pair is not None:
        return around(game, pair[1], rng, spec.size, pair[:1])
    sets = family(game.family).alike
    if not sets:
        return around(game, rng.choice(tuple(game.pack)), rng, spec.size)
    groups = sets[spec.alike or rng.choice(list(sets))]
    one = game.pack[rng.choice([code for group in groups for code in group])]
    cards = [game.pack[code] for group in groups if one.code in group for code in group]
    others = [card for card in cards if not level(card, one)]
    rng.shuffle(others)
    return distinct([one, *others, *around(game, one, rng, spec.size)])[: spec.size]


KIND = WhichOfTwo()
