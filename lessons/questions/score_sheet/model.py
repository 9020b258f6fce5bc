"""The score sheet of a deal, cell by cell in the order of the procedure, both sides, up to the running score of the match."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from random import Random
from typing import Any, Literal

from pydantic import Field

from engine.cards import Card
from engine.game import Game
from engine.games.bologna.counting.pile import LAST_TRICK
from engine.games.bologna.match import result
from engine.sheet import codes
from lessons.counting import slips
from lessons.counting.count_questions import figure, laid_out
from lessons.counting.random_piles import complement, two_sides
from lessons.counting.scoring_steps import SIDES, Cell, Count
from lessons.question.facts.bologna import MatchEnd
from lessons.question.kind import Answers, Fault, Message, Panel
from lessons.question.misconception import Aim, ids
from lessons.question.stepwise import Step, Stepwise, StepwiseItem
from lessons.questions.match_end.standing import LOOKS, WHO, of_the_score, off_the_score, rule_of, to_compare
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import Cards, Spec, Whole

ORDER = (
    *("you.criccone", "they.criccone", "you.last", "you.sequences", "they.sequences", "you.points", "they.points"),
    *("you.total", "they.total", "you.running", "they.running"),
)


class ScoreSheetSpec(Spec):
    """Your pile, who took the last trick, and how the match stood; what is left out is drawn."""

    cards: Cards = Field(default="", description="Your pile; the other side has all the rest.")
    last: Literal["", "you", "they"] = Field(default="", description="Who took the last trick.")
    you: Whole | None = Field(default=None, le=2000, description="Your points in the match before this deal.")
    they: Whole | None = Field(default=None, le=2000, description="Theirs.")


@dataclass(frozen=True)
class DealToCount(StepwiseItem):
    """A deal that has been played, to be counted."""

    cards: tuple[Card, ...]
    last: str
    before: tuple[int, int]

    @cached_property
    def count(self) -> Count:
        piles = {"you": self.cards, "they": complement(self.game.pack, self.cards)}
        return Count(piles, self.rules, self.last, dict(zip(SIDES, self.before, strict=True)))

    @property
    def cells(self) -> Mapping[str, Cell]:
        return self.count.true

    def build(self) -> Iterable[Step]:
        rows = laid_out(self.cards, all_of_them=True)
        lines = [Message(f"score-sheet.last.{self.last}")]
        for key in ORDER:
            cell = self.cells[key]
            yield figure(cell, rows, tuple(lines))
            lines.append(Message(f"{cell.side}.{cell.name}", {"points": cell.value}))
        yield self._match(tuple(lines[-2:]))

    def _match(self, lines: tuple[Message, ...]) -> Step:
        scores = (self.cells["you.running"].value, self.cells["they.running"].value)
        verdict = result(scores, self.rules)
        target, side = self.rules.target, verdict.facts["side"]
        ends = WHO if self.rules.tie_at_target == "draw" else WHO[:-1]
        level = "draw" if verdict.reason == "match-drawn" else "nobody"
        right = ends.index(level) if side is None else int(str(side))
        compared = Message(
            f"hint.match-end.first{to_compare(scores, target)}", {"you": scores[0], "they": scores[1], "target": target}
        )
        hints = (
            Message("hint.match-end.look", {"target": target}),
            Message(rule_of(verdict.reason), {"target": target}, verdict.source),
            compared,
        )
        why = (*of_the_score(verdict.reason, scores, target), Message(verdict.reason, verdict.facts, verdict.source))
        about = MatchEnd(scores=scores, target=target, verdict=verdict)
        panel = Panel(
            "choice",
            Message("ask.match-end.now"),
            choices=tuple(Message(f"match-end.{end}") for end in ends),
            lines=lines,
        )
        each = {i: off_the_score(who, scores, target) for i, who in enumerate(ends) if i != right}
        return Step("winner", panel, (right,), why, hints, each, about=about)


class ScoreSheet(Stepwise[ScoreSheetSpec, DealToCount]):
    name = "score-sheet"
    Spec = ScoreSheetSpec
    requires = ("ask:pile", "ask:deal_score", "ask:match")
    looks = LOOKS

    def fixed(self, spec: ScoreSheetSpec) -> bool:
        return bool(spec.cards)

    def impossible(self, spec: ScoreSheetSpec, game: Game, rules: Any) -> Iterator[Fault]:
        if len(self.cards(spec, game, "cards")) % 2:
            yield Fault("cards", CheckerMessage("checker.odd-pile"), "impossible")
        house: Any = rules or game.house()
        for name, points in (("you", spec.you), ("they", spec.they)):
            # Level scores beyond it are played on from.
            if points is not None and points >= house.target and spec.you != spec.they:
                yield Fault(name, CheckerMessage("checker.match-over", n=points, target=house.target), "impossible")

    def slips(self, item: DealToCount, given: Answers) -> Collection[int | Fraction]:
        step = item.at(given)
        found: Collection[int] = ()
        if step.name in ("criccone", "sequences"):
            found = slips.of_step(step, item.count, step.about["side"])
        elif step.name == "last":  # entered beside the criccone, whose figure is soon written once more
            found = [item.cells[f"{side}.criccone"].value for side in SIDES]
        elif step.name == "points" and item.last == step.about["side"]:  # the last trick is counted with the cards
            found = [item.cells[f"{item.last}.points"].value + LAST_TRICK]
        return {*step.slips, *found}

    def decided_by(self, item: DealToCount) -> tuple[Mapping[str, object], ...]:
        other = complement(item.game.pack, item.cards)
        after = [had + item.cells[f"{side}.total"].value for side, had in zip(SIDES, item.before, strict=True)]
        counted: tuple[Mapping[str, object], ...] = tuple(
            {"ask": "pile", "cards": codes(one)} for one in (item.cards, other)
        )
        return (*counted, {"ask": "match", "scores": after})

    def make(self, spec: ScoreSheetSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> DealToCount:
        rules = rules or game.house()
        cards = game.pack.sorted(self.cards(spec, game, "cards")) or two_sides(game.pack, rng, aim)["you"]
        last: str = spec.last or rng.choice(SIDES)
        sheet = DealToCount(game, rules, ids(aim), cards, last, (0, 0))
        # Near enough to the target that this deal may bring one side there, or both.
        reach = {side: sheet.cells[f"{side}.total"].value for side in SIDES}
        before = tuple(
            told
            if told is not None
            else max(0, min(rules.target - 5, rules.target - reach[side] + 5 * rng.randint(-6, 24)))
            for side, told in zip(SIDES, (spec.you, spec.they), strict=True)
        )
        return DealToCount(game, rules, ids(aim), cards, last, (before[0], before[1]))

    def guess_rate(self, item: DealToCount) -> float:
        return 0.001


KIND = ScoreSheet()
