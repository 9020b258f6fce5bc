"""Pick the cards asked for, by name or by group, from cards that bear no names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from pydantic import Field

from engine.cards import Card
from engine.game import Game
from engine.parts.playout import shuffled
from engine.verdict import Facts
from lessons.question.capabilities import counts_points
from lessons.question.kind import Answer, Answers, Fault, Item, Kind, Mark, Message, Panel, Row, State
from lessons.question.look_alikes import (
    around,
    distinct,
    identification,
    level,
    pair_aimed_at,
    side_by_side,
    tells_from,
)
from lessons.question.misconception import Aim, ids
from lessons.text.card_catalogue import family
from lessons.text.card_names import some_of_several
from lessons.yamlfile.checker_message import CheckerMessage, meant_or_all
from lessons.yamlfile.fields import Cards, Slug, Spec, Whole

BY_WORTH = ("decine", "cinquine", "scartine")
"""Groups that are named after what their cards are worth."""


class PickCardsSpec(Spec):
    """What is asked for, by ``pick`` or by ``group``, and the cards to look through; what is left out is drawn."""

    pick: Cards = Field(default="", description="The cards asked for, by name.")
    group: Slug | str = Field(default="", description="Or the group asked for: trumps, tarocchi, contatori, pezzi ...")
    among: Cards = Field(default="", description="The cards shown.")
    size: Whole = Field(default=8, ge=3, le=15, description="How many cards are shown.")


@dataclass(frozen=True)
class Spread(Item):
    """Cards spread out, and what is asked for: the cards of ``wanted``, or all of ``group``."""

    shown: tuple[Card, ...]
    wanted: tuple[Card, ...]
    group: str

    def named(self, cards: Sequence[Card]) -> tuple[str, ...]:
        """These cards to be named: of two Moors that lie there one is a Moor, and not the Moor."""
        return some_of_several([card.code for card in cards], [card.code for card in self.shown])

    def fits(self, card: Card) -> bool:
        return self.group in card.groups if self.group else any(level(card, one) for one in self.wanted)


class PickCards(Kind[PickCardsSpec, Spread]):
    name = "pick-cards"
    Spec = PickCardsSpec
    varies = ()
    applied_alone = True

    def fixed(self, spec: PickCardsSpec) -> bool:
        return bool(spec.among)

    def impossible(self, spec: PickCardsSpec, game: Game, rules: Any) -> Iterator[Fault]:
        pick, among = self.cards(spec, game, "pick"), self.cards(spec, game, "among")
        if spec.group and not game.pack.group(spec.group):
            known = sorted({name for card in game.pack for name in card.groups})
            hint = meant_or_all(spec.group, known, "checker.it-has")
            yield Fault("group", CheckerMessage("checker.no-group", group=repr(spec.group), hint=hint), "unknown-group")
        elif spec.group in BY_WORTH and not counts_points(game):
            yield Fault("group", CheckerMessage("checker.lacks.count.points"), "impossible")
        if spec.group and spec.pick:
            yield Fault("group", CheckerMessage("checker.pick-or-group"), "impossible")
        if among and not (spec.group or pick):
            yield Fault("among", CheckerMessage("checker.look-for-what"), "impossible")
        if not among and len(pick) > spec.size:
            said = CheckerMessage("checker.few-shown", n=len(pick), size=spec.size)
            yield Fault("pick", said, "impossible")
        if among and any(card not in among for card in pick):
            lost = next(card for card in pick if card not in among)
            yield Fault(
                "pick",
                CheckerMessage("checker.asked-not-shown", card=lost.code),
                "impossible",
                self.offset(spec, "pick", lost),
            )
        if among and spec.group and not any(spec.group in card.groups for card in among):
            yield Fault("among", CheckerMessage("checker.no-card-of-group", group=repr(spec.group)), "impossible")

    def make(self, spec: PickCardsSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> Spread:
        wanted = self.cards(spec, game, "pick")
        if self.fixed(spec):
            shown = list(self.cards(spec, game, "among"))
        elif spec.group:
            shown = _mixed(game, spec.group, rng, spec.size, pair_aimed_at(game, aim) or ())
        else:
            pair = pair_aimed_at(game, aim)
            wanted = wanted or ((pair[1],) if pair else (rng.choice(tuple(game.pack)),))
            shown = around(game, wanted[0], rng, spec.size, [*wanted[1:], *(pair or ())])
        rng.shuffle(shown)
        return Spread(game, rules or game.house(), ids(aim), tuple(shown), wanted, spec.group)

    def panel(self, item: Spread, given: Answers = ()) -> Panel:
        row = Row(tuple(c.code for c in item.shown), pick=True, layout="grid", named=False)
        if item.group:
            return Panel("many", Message("ask.pick-group", {"group": item.group}), (row,), at_most=len(item.shown))
        n = len(item.wanted)
        prompt = Message("ask.pick-cards", {"cards": tuple(c.code for c in item.wanted), "n": n})
        return Panel("one" if n == 1 else "many", prompt, (row,), at_least=n, at_most=n)

    def right(self, item: Spread, given: Answers = ()) -> Answer:
        if item.group:
            return tuple(i for i, card in enumerate(item.shown) if item.fits(card))
        free = list(range(len(item.shown)))
        found = []
        for want in item.wanted:
            place = next(i for i in free if level(item.shown[i], want))
            free.remove(place)
            found.append(place)
        return tuple(found)

    def same(self, item: Spread, given: Answers, answer: Answer) -> object:
        # Asked for one Moor, any of the Moors shown will do.
        if item.group:
            return frozenset(answer)
        return frozenset(Counter((item.shown[i].suit, item.shown[i].strength) for i in answer).items())

    def explain(self, item: Spread, given: Answers, answer: Answer) -> Mark:
        right = set(self.right(item))
        ok = self.is_right(item, given, answer)
        cards: dict[int, State] = {i: "right" if item.fits(item.shown[i]) else "wrong" for i in answer}
        if not ok:
            enough = not item.group and sum(state == "right" for state in cards.values()) == len(item.wanted)
            cards.update({i: "missed" for i in right if i not in cards and not enough})
        wrong = [item.shown[i] for i, state in cards.items() if state == "wrong"]
        missed = [item.shown[i] for i, state in cards.items() if state == "missed"]
        mixed_up = len(item.wanted) == 1 and len(wrong) == 1 and missed
        says = []
        if wrong:
            reason = "pick-cards.not-in-group" if item.group else "pick-cards.is-another"
            says.append(Message(reason, {"cards": item.named(wrong), "group": item.group}))
        if missed:
            codes = tuple(c.code for c in missed)
            reason = "pick-cards.missed-of-group" if item.group else "pick-cards.this-one"
            if not mixed_up:
                says.append(Message(reason, {"cards": item.named(missed), "group": item.group, "n": len(codes)}))
            says.extend(_tells(item, codes))
        if ok:
            codes = tuple(item.shown[i].code for i in sorted(right))
            says.append(Message("pick-cards.right", {"cards": codes, "group": item.group, "n": len(codes)}))
            says.extend(_tells(item, codes))
        if item.group:
            says.append(_rule(item))
        beside = side_by_side(item.game.family, item.wanted[0], wrong[0]) if mixed_up else ()
        return Mark(ok, ok, tuple(says), cards, beside=beside)

    def error_of(self, item: Spread, given: Answers, answer: Answer) -> Mark:
        wrong = [i for i in answer if not item.fits(item.shown[i])]
        if not wrong:
            return Mark(False, False, (Message("ladder.more"),))
        reason = "pick-cards.not-in-group" if item.group else "pick-cards.is-another"
        says = Message(reason, {"cards": item.named([item.shown[i] for i in wrong]), "group": item.group})
        return Mark(False, False, (says,), dict.fromkeys(wrong, "wrong"))

    def hints(self, item: Spread, given: Answers = ()) -> tuple[Message, Message, Message]:
        target = item.shown[self.right(item)[0]]
        facts: Facts = {"group": item.group, "n": len(self.right(item)), "card": target.code, "taken": target.code}
        if item.group:
            first = Message("hint.pick-cards.first-group", {**facts, "card": item.named((target,))[0]})
            return Message("hint.pick-cards.look-group", facts), _rule(item), first
        source = identification(item.game)
        look = Message("hint.pick-cards.look-trump" if target.is_trump else "hint.pick-cards.look")
        return (
            look,
            Message("hint.name-card.rule-tell", {"card": target.code}, source),
            Message("hint.pick-cards.sought", facts),
        )

    def applied_to(self, item: Spread, given: Answers, answer: Answer) -> tuple[Message, ...]:
        """What is seen on the card that was picked, where what tells the other from its look-alikes says nothing of it."""
        wrong = [item.shown[i] for i in answer if not item.fits(item.shown[i])]
        if item.group or len(item.wanted) > 1 or not wrong or tells_from(item.game.family, item.wanted[0], wrong[0]):
            return ()
        return (Message("hint.pick-cards.picked", {"taken": wrong[0].code}),)

    def first_step(self, item: Spread, given: Answers, answer: Answer) -> Message:
        """Of a group the first card that is still missing; where none is, that the rest must go."""
        if not item.group:
            return super().first_step(item, given, answer)
        right = self.right(item)
        missing = [item.shown[i] for i in right if i not in answer]
        facts: Facts = {
            "group": item.group,
            "n": len(right),
            "missing": len(missing),
            "card": item.named(missing[:1])[0] if missing else "",
        }
        if not missing:
            return Message("hint.pick-cards.first-all-there", facts)
        begun = len(missing) < len(right)
        return Message("hint.pick-cards.first-missing" if begun else "hint.pick-cards.first-group", facts)

    def recognises(self, item: Spread) -> str:
        return item.wanted[0].code if len(item.wanted) == 1 else ""

    def guess_rate(self, item: Spread) -> float:
        return 0.05 if item.group else max(0.05, 1 / len(item.shown) ** len(item.wanted))

    def solution(self, item: Spread, given: Answers = ()) -> tuple[Message, ...]:
        return ()


def _tells(item: Spread, codes: Sequence[str]) -> list[Message]:
    """What tells the first of these cards, by name where there are more; of a group its rule is said instead."""
    reason = "name-card.tell" if len(codes) == 1 else "pick-cards.tell"
    facts: Facts = {"card": codes[0], "taken": codes[0]}
    return [] if item.group else [Message(reason, facts, identification(item.game))]


def _rule(item: Spread) -> Message:
    return Message(f"group-rule.{item.group}", {}, family(item.game.family).sources["order"])


def _mixed(game: Game, group: str, rng: Random, size: int, first: Sequence[Card]) -> list[Card]:
    """Some of the group, and at least as many that are taken for it."""
    inside = [card for card in game.pack.group(group) if card not in first]
    rng.shuffle(inside)
    seeds = [*first, *inside[: rng.randint(1, max(1, size // 2))]]
    crowd = distinct([other for card in seeds for other in around(game, card, rng, 4)[1:]])
    outside = [card for card in crowd if group not in card.groups]
    rng.shuffle(outside)
    rest = list(shuffled((card for card in game.pack if group not in card.groups and card not in outside), rng))
    return list(dict.fromkeys([*seeds, *outside, *rest]))[:size]


KIND = PickCards()
