"""Which card? Of a deal that was looked for: one comes to clearly more, and every other has its price in points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from pydantic import Field

from engine.cards import Card
from engine.fast_dataclass import changed
from engine.game import Game
from engine.games.bologna.deal.state import State as Deal
from engine.games.bologna.pack import PACK
from engine.sheet import codes
from engine.verdict import Facts
from lessons.question.capabilities import PARTNERS
from lessons.question.kind import Answer, Answers, Fault, Item, Kind, Mark, Message, Panel, State
from lessons.question.misconception import Aim
from lessons.question.panel import Row, Table
from lessons.question.seats import YOU
from lessons.questions.choose_card.bologna.panels import past
from lessons.questions.problem.because import because
from lessons.questions.problem.rules import rule_of
from lessons.questions.problem.shelf import LEVELS, ME, Problem, chosen, problems
from lessons.text.card_names import some_of_several
from lessons.yamlfile.checker_message import CheckerMessage, meant, meant_or_all
from lessons.yamlfile.fields import Slug, Spec, Whole

SEAT = ("you", "right", "partner", "left")
WHO = ("you", "right", "mate", "left")
TURN = ("lead", "second", "third", "fourth")
PLACE = ("lead", "second", "third", "last")
TOLD = frozenset(
    (
        *("advice-key-card-lost", "advice-valuable-lost", "problem.left-to-them", "problem.little-in-doubt"),
        *("problem.left-to-them-dear", "problem.over-partner-anyway"),
        *("problem.over-partner", "problem.little-to-ours", "problem.dear-to-ours", "problem.idea-takes"),
        *("problem.little-to-theirs", "problem.dear-to-theirs", "problem.takes-brings-less", "problem.takes-too-dear"),
    )
)
"""What says already whose the trick is, or whose it had better be."""


class ProblemSpec(Spec):
    """A problem by its name, or one drawn."""

    problem: str = Field(
        default="", max_length=40, description="Its name in content/problems; without it one is drawn."
    )
    level: Whole = Field(default=0, description="Draw one of this level only: 1 to 3; 0 for any.")
    about: Slug | str = Field(default="", description="Draw one about this section of the book, as saving-the-begato.")


@dataclass(frozen=True)
class ProblemItem(Item):
    """A problem as it is asked."""

    problem: Problem

    def card(self, answer: Answer) -> Card:
        return self.problem.hand[answer[0]]

    def place(self, code: str) -> int:
        return codes(self.problem.hand).index(code)


class Problems(Kind[ProblemSpec, ProblemItem]):
    name = "problem"
    Spec = ProblemSpec
    requires = (PARTNERS, "ask:declare", "ask:signal")
    varies = ()

    def fixed(self, spec: ProblemSpec) -> bool:
        return bool(spec.problem)

    def impossible(self, spec: ProblemSpec, game: Game, rules: Any) -> Iterator[Fault]:
        if spec.problem and spec.problem not in problems():
            yield Fault(
                "problem",
                CheckerMessage("checker.no-problem", problem=repr(spec.problem), hint=meant(spec.problem, problems())),
                "impossible",
            )
        elif spec.level and spec.level not in LEVELS:
            yield Fault(
                "level", CheckerMessage("checker.levels", known=", ".join(map(str, LEVELS)), n=spec.level), "impossible"
            )
        elif not chosen(spec.level, spec.about):
            hint = meant_or_all(spec.about, sorted({one.about for one in chosen(spec.level, "")}))
            level = CheckerMessage("checker.of-level", n=spec.level) if spec.level else ""
            yield Fault(
                "about",
                CheckerMessage("checker.no-problem-about", about=repr(spec.about), level=level, hint=hint),
                "impossible",
            )

    def make(self, spec: ProblemSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> ProblemItem:
        one = problems()[spec.problem] if spec.problem else rng.choice(chosen(spec.level, spec.about))
        return ProblemItem(game, rules or game.house(), (), one)

    def panel(self, item: ProblemItem, given: Answers = ()) -> Panel:
        deal = item.problem.state
        turn = "first" if not deal.tricks and not deal.trick.cards else TURN[len(deal.trick.cards)]
        signal = deal.trick.signal
        lines: tuple[Message, ...] = (Message(f"choose-card.dealer-{SEAT[deal.dealer]}"),)
        lines += (Message("choose-card.signal", {"signal": signal}),) if signal else ()
        shown = {code for one in deal.shown[ME] for code in one.cards}
        held = codes(item.problem.hand)
        seen = tuple(place for place, code in enumerate(held) if code in shown)
        hand = Row(held, Message("row.hand"), pick=True, seat=YOU, seen=seen)
        table = Table(SEAT, dealer=deal.dealer, turn=ME, left=tuple(len(held) for held in deal.hands))
        return Panel("one", Message(f"ask.choose-card.{turn}"), (*_lies(deal), hand), lines=lines, table=table)

    def right(self, item: ProblemItem, given: Answers = ()) -> Answer:
        return (item.place(item.problem.right[0]),)

    def is_right(self, item: ProblemItem, given: Answers, answer: Answer) -> bool:
        return item.card(answer).code in item.problem.right

    def explain(self, item: ProblemItem, given: Answers, answer: Answer) -> Mark:
        problem, code = item.problem, item.card(answer).code
        why = Message(problem.words, problem.ground.facts, problem.source)
        if code in problem.right:
            sure = Message(f"problem.sure{problem.how}", {"points": round(problem.least), "n": problem.worlds})
            return Mark(True, True, (why, sure), dict.fromkeys(answer, "right"))
        lit: dict[int, State] = {item.place(one): "missed" for one in problem.right}
        lit |= dict.fromkeys(answer, "wrong")
        named = Message(f"problem.instead{problem.level_ones}", {"cards": problem.named})
        costs = self._costs(item, item.card(answer)) if code in problem.behind else ()
        return Mark(False, False, (*self._slip(item, answer), *costs, named, why), lit)

    def error_of(self, item: ProblemItem, given: Answers, answer: Answer) -> Mark:
        refused = item.card(answer).code not in item.problem.behind
        return Mark(False, False, self._slip(item, answer), dict.fromkeys(answer, "wrong"), refused=refused)

    def reveal(self, item: ProblemItem, given: Answers = ()) -> Mark:
        """Where several cards are right, all of them are lit."""
        shown: dict[int, State] = {item.place(code): "right" for code in item.problem.right}
        return changed(super().reveal(item, given), cards=shown)

    def _costs(self, item: ProblemItem, card: Card) -> tuple[Message, ...]:
        """What the card costs, and what comes home less often after it."""
        problem = item.problem
        facts: Facts = {
            "card": _one(problem, card.code),
            "points": round(problem.behind[card.code]),
            "n": problem.worlds,
        }
        if card.code not in problem.why:
            return (Message(f"problem.costs{problem.how}", facts),)
        home, best, here = problem.why[card.code]
        lies = home in codes(problem.state.trick.cards)
        where = "-itself" if home == card.code else "-lies" if lies else ""
        return (Message(f"problem.costs-home{where}", {**facts, "home": home, "best": best, "here": here}),)

    def _slip(self, item: ProblemItem, answer: Answer) -> tuple[Message, ...]:
        """What the card does here, without the one that would be better; or why the rules do not allow it."""
        card, problem = item.card(answer), item.problem
        if card.code in problem.behind:
            why = because(problem.state, card, PACK[problem.right[0]])
            if why.facts.get("card") != card.code:
                return (why,)
            return (Message(why.reason, {**why.facts, "card": _one(problem, card.code)}, why.source),)
        verdict = item.game.judge_play(problem.hand, problem.state.trick.cards, card, item.rules)
        return Message("choose-card.not-allowed"), Message(verdict.reason, verdict.facts, verdict.source)

    def solution(self, item: ProblemItem, given: Answers = ()) -> tuple[Message, ...]:
        return (Message(f"problem.best-is{item.problem.level_ones}", {"cards": item.problem.named}),)

    def hints(self, item: ProblemItem, given: Answers = ()) -> tuple[Message, Message, Message]:
        problem = item.problem
        deal = problem.state
        first = not deal.tricks and not deal.trick.cards
        look = "hint.choose-card.lead" if first else f"hint.problem.{PLACE[len(deal.trick.cards)]}"
        rule = Message(rule_of(problem.reason, problem.ground.facts, deal, problem.right), {}, problem.source)
        return Message(look), rule, _worst(problem)

    def look(self, item: ProblemItem, given: Answers, answer: Answer) -> Message:
        said = self.error_of(item, given, answer).says[0].reason
        return Message("hint.problem.look-then") if said in TOLD else super().look(item, given, answer)

    def first_step(self, item: ProblemItem, given: Answers, answer: Answer) -> Message:
        """Another card that costs much: of the one that was played it has been said."""
        return _worst(item.problem, item.card(answer).code)

    def decided_by(self, item: ProblemItem) -> tuple[Mapping[str, object], ...]:
        return (
            {"ask": "legal_plays", "hand": codes(item.problem.hand), "trick": codes(item.problem.state.trick.cards)},
        )

    def guess_rate(self, item: ProblemItem) -> float:
        return len(item.problem.right) / len(item.problem.behind)

    def expected(self, item: ProblemItem) -> str:
        return " | ".join(item.problem.right)

    def agrees(self, item: ProblemItem, expect: str) -> bool:
        """An author names one of the right cards, or all of them with bars between."""
        return all(one.strip() in item.problem.right for one in expect.split("|"))


def _one(problem: Problem, code: str) -> str:
    """A card of the hand to be named: of two Moors one is not the Moor."""
    return some_of_several((code,), codes(problem.hand))[0]


def _worst(problem: Problem, but: str = "") -> Message:
    """The card that costs most, but for this one; where there is no other, that any other will do."""
    same = {
        (PACK[code].suit, PACK[code].strength) for code in (but, *problem.right) if code
    }  # one Moor is called as another
    costly = [code for code in problem.behind if (PACK[code].suit, PACK[code].strength) not in same]
    if not costly:
        others = len(problem.behind) - (but in problem.behind)
        return Message("hint.choose-card.any-other" if others > 1 else "hint.choose-card.the-other")
    worst = max(costly, key=lambda code: problem.behind[code])
    return Message("hint.choose-card.not-this", {"cards": (_one(problem, worst),)})


def _lies(deal: Deal) -> Iterator[Row]:
    """What one has laid away, the finished tricks, what the others have declared and still hold, the trick on the table."""
    if deal.left[ME]:
        yield Row(codes(PACK.sorted(deal.left[ME])), Message("row.you-laid-away"), layout="past")
    yield from past(deal.tricks)
    for seat, shown in enumerate(deal.shown):
        held = {card.code for card in deal.hands[seat]}
        open_ = tuple(dict.fromkeys(code for one in shown for code in one.cards if code in held))
        if open_ and seat != ME:
            yield Row(open_, Message("row.has-declared", {"who": WHO[seat], "cards": open_}), layout="row", seat=seat)
    there = deal.trick.cards
    yield Row(codes(there), Message("row.trick" if there else "row.you-lead"), layout="trick", seat=deal.trick.leader)


KIND = Problems()
