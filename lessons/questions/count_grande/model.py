"""Count the grande step by step: the row laid out card by card, or the scavezzo number by number."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Literal, Protocol

from pydantic import Field

from engine.cards import Card
from engine.game import Game
from engine.games.bologna.counting.grande import lay_out
from engine.sheet import codes
from lessons.counting.slips import of_row
from lessons.question import for_two
from lessons.question.kind import Answer, Answers, Fault, Kind, Mark, Message, Panel
from lessons.question.misconception import Aim, Misconception, ids
from lessons.question.stepwise import told
from lessons.questions.count_grande import by_scavezzo, row
from lessons.questions.count_grande.held import Grande
from lessons.text.phrases import to_two
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import Cards, Spec


class CountGrandeSpec(Spec):
    """What the side with the Angel holds, or what the others do; without either it is drawn."""

    method: Literal["row", "scavezzo"] = Field(default="row", description="Card by card, or number by number.")
    cards: Cards = Field(default="", description="Trumps and contatori of the side that counts.")
    others: Cards = Field(default="", description="Or those of its opponents; the rest is then held.")


class CountGrande(Kind[CountGrandeSpec, Grande]):
    name = "count-grande"
    Spec = CountGrandeSpec
    requires = ("ask:grande",)

    def fixed(self, spec: CountGrandeSpec) -> bool:
        return bool(spec.cards or spec.others)

    def impossible(self, spec: CountGrandeSpec, game: Game, rules: Any) -> Iterator[Fault]:
        if spec.cards and spec.others:
            yield Fault("others", CheckerMessage("checker.cards-or-others"), "impossible")
        for name in ("cards", "others"):
            for card in self.cards(spec, game, name):
                if not (card.is_trump or card.is_fool):
                    at = self.offset(spec, name, card)
                    yield Fault(name, CheckerMessage("checker.not-of-the-grande", card=card.code), "impossible", at)
                elif card.code == "Angel" and name == "others" and spec.method == "scavezzo":
                    yield Fault(name, CheckerMessage("checker.angel-of-the-others"), "impossible")
        if spec.method == "scavezzo" and spec.cards and "Angel" not in spec.cards.split():
            yield Fault("cards", CheckerMessage("checker.angel-missing"), "impossible")

    def make(self, spec: CountGrandeSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> Grande:
        row_cards = [card for card in game.pack if card.is_trump or card.is_fool]
        if spec.cards:
            held = set(self.cards(spec, game, "cards"))
        elif spec.others:
            held = set(row_cards) - set(self.cards(spec, game, "others"))
        else:
            held = _hold(row_cards, rng, spec.method)
        mine = tuple(card for card in row_cards if card in held)
        others = tuple(card for card in row_cards if card not in held)
        return Grande(game, rules or game.house(), ids(aim), spec.method, mine, others)

    def panel(self, item: Grande, given: Answers = ()) -> Panel:
        return for_two.put(_way(item).panel(item, given), item.game)

    def right(self, item: Grande, given: Answers = ()) -> Answer:
        return _way(item).right(item, given)

    def explain(self, item: Grande, given: Answers, answer: Answer) -> Mark:
        return for_two.mark(_way(item).explain(item, given, answer), item.game)

    def error_of(self, item: Grande, given: Answers, answer: Answer) -> Mark:
        return for_two.mark(_way(item).error_of(item, given, answer), item.game)

    def hints(self, item: Grande, given: Answers = ()) -> tuple[Message, Message, Message]:
        look, rule, first = _way(item).hints(item, given)
        return (look, rule, first) if item.game.seats > 2 else (to_two(look), to_two(rule), to_two(first))

    def first_step(self, item: Grande, given: Answers, answer: Answer) -> Message:
        return (
            super().first_step(item, given, answer) if item.method == "row" else by_scavezzo.first(item, given, answer)
        )

    def slips(self, item: Grande, given: Answers) -> Collection[int]:
        """Any number of their cards, where those above the scavezzo are counted; one card more or fewer in the row, or left."""
        if item.method == "row":
            return of_row(self.right(item, given)[0])
        if len(given) == 2:
            left = self.right(item, given)[0]
            return left - 1, left + 1
        return (*range(len(item.others) + 1), *by_scavezzo.ahead(item)) if len(given) == 1 else ()

    def lures(self, item: Grande, given: Answers) -> Collection[Answer]:
        return _way(item).lures(item, given)

    def is_right(self, item: Grande, given: Answers, answer: Answer) -> bool:
        return row.is_right(item, given, answer) if item.method == "row" else answer == self.right(item, given)

    def same(self, item: Grande, given: Answers, answer: Answer) -> object:
        return row.meaning(item, given, answer) if item.method == "row" else answer

    def discriminates(self, item: Grande, belief: Misconception) -> bool:
        """Does it come out at any step of the way?"""
        if not belief.fits(item.game):
            return False
        given: Answers = ()
        while True:
            theirs = belief.answer(item, given)
            if theirs is not None and not self.is_right(item, given, theirs):
                return True
            step = self.right(item, given) if theirs is None else theirs
            if _last(item, given, step):
                return False
            given = (*given, step)

    def decided_by(self, item: Grande) -> tuple[Mapping[str, object], ...]:
        first, second = (item.held, item.others) if _has_angel(item) else (item.others, item.held)
        return ({"ask": "grande", "angel_side": codes(first), "other_side": codes(second)},)

    def guess_rate(self, item: Grande) -> float:
        return 0.02

    def expected(self, item: Grande) -> str:
        return str(lay_out(item.held, item.rules).points)

    def agrees(self, item: Grande, expect: str) -> bool:
        return expect.strip() == self.expected(item)

    def solution(self, item: Grande, given: Answers = ()) -> tuple[Message, ...]:
        return told(self.panel(item, given), self.right(item, given))

    def reveal(self, item: Grande, given: Answers = ()) -> Mark:
        """The whole way from here, each step with its reason."""
        says: list[Message] = []
        answer = self.right(item, given)
        first = self.explain(item, given, answer)
        while True:
            mark = self.explain(item, given, answer)
            says += mark.says
            if mark.done:
                return Mark(True, True, tuple(says), first.cards)
            given = (*given, answer)
            answer = self.right(item, given)


class Way(Protocol):
    """What both ways of counting offer."""

    def panel(self, item: Grande, given: Answers) -> Panel: ...
    def right(self, item: Grande, given: Answers) -> Answer: ...
    def explain(self, item: Grande, given: Answers, answer: Answer) -> Mark: ...
    def error_of(self, item: Grande, given: Answers, answer: Answer) -> Mark: ...
    def hints(self, item: Grande, given: Answers) -> tuple[Message, Message, Message]: ...
    def lures(self, item: Grande, given: Answers) -> Collection[Answer]: ...


def _way(item: Grande) -> Way:
    ways: dict[str, Way] = {"row": row, "scavezzo": by_scavezzo}
    return ways[item.method]


def _has_angel(item: Grande) -> bool:
    return any(card.code == "Angel" for card in item.held)


def _last(item: Grande, given: Answers, answer: Answer) -> bool:
    """Is this right answer the last one of the question?"""
    if item.method == "row":
        stopped = row.laid(item, given)[2]
        return stopped or (answer[0] < 0 and not given)
    return len(given) == 3 or answer == by_scavezzo.NO_GRANDE


def _hold(cards: Sequence[Card], rng: Random, method: str) -> set[Card]:
    """Trumps as a side may have taken them: the Angel nearly always, few gaps at the top, more further down."""
    chance = {"pezzi": 0.62, "contatori": rng.choice((0.45, 0.8, 0.95)), "moors": rng.choice((0.3, 0.7))}
    stop = rng.choice((15, 14, 13, 12, 11, 9, 7) if method == "row" else (14, 12, 10, 8, 6))
    whole = rng.random() < 0.07
    held = set()
    for card in cards:
        if card.code == "Angel":
            keep = 1.0 if method == "scavezzo" else 0.88
        elif "numbers" in card.groups:
            keep = 0.97 if whole else 0.8 if int(card.rank) > stop else 0.45
        else:
            keep = next(share for group, share in chance.items() if group in card.groups)
        if rng.random() < keep:
            held.add(card)
    return held


KIND = CountGrande()
