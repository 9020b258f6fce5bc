"""A count written out line by line, with one wrong line in it or none: which one is it?"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any, Literal

from pydantic import Field

from engine.cards import Card
from engine.game import Game
from engine.games.sicily.sources import CARDS
from engine.sheet import codes
from lessons.counting.count_questions import laid_out
from lessons.counting.on_paper import about_here
from lessons.counting.random_piles import two_sides
from lessons.counting.scoring_steps import PROCEDURE, SIDES, Cell
from lessons.question.capabilities import THREES, missing_capability
from lessons.question.facts.common import PaperCountFacts
from lessons.question.kind import Answer, Answers, Fault, Message, Panel, Row
from lessons.question.misconception import Aim, ids
from lessons.question.registry import about, misconceptions
from lessons.question.sampling import aimed
from lessons.question.stepwise import Step, Stepwise, StepwiseItem
from lessons.questions.find_error import threes
from lessons.questions.find_error.paper_count import Of, WrittenLine, correct, counted, planted
from lessons.wrong_rules.steps import Figures, wrong_figure
from lessons.yamlfile.checker_message import CheckerMessage, meant_or_all
from lessons.yamlfile.fields import Cards, Slug, Spec

PILES = ("ask:pile", "ask:deal_score")
"""What a game must offer for its criccone and sequences to be counted."""
FOLLOW = frozenset({"criccone-sum", "criccone", "product", "sequences", "total", "threes-sum"})
"""The figures that come of lines above them; all others are counted from the cards or the last trick."""
RIGHT = 0.15
"""Now and then a count is simply right."""


class FindErrorSpec(Spec):
    """A pile, its count, and the wrong rule by which one line of it was made; what is left out is drawn."""

    of: Of | Literal["", "threes"] = Field(
        default="",
        description="The criccone, the sequences, all of one pile, the sheet of both sides, or a count by threes. Left out: a "
        "pile, as it is counted in this game.",
    )
    cards: Cards = Field(default="", description="The pile that was counted.")
    last: Literal["", "you", "they"] = Field(default="", description="Who took the last trick.")
    error: Slug | Literal["", "none"] = Field(
        default="",
        description="The misconception that made the wrong line; none: all is right; left out: the aim's, or any.",
    )


@dataclass(frozen=True)
class FindErrorItem(StepwiseItem):
    """A count on paper. ``lines`` are what stands there; ``wrong`` is the place of the wrong one, None when there is none."""

    cards: tuple[Card, ...]
    of: str
    lines: tuple[WrittenLine, ...]
    error: str
    last: str

    @cached_property
    def wrong(self) -> int | None:
        return next((i for i, line in enumerate(self.lines) if line.wrong), None)

    def found_by(self, believed: Callable[[str, Any], int | None]) -> Answer:
        """The first line that says something else than a belief would have it, or that nothing is wrong."""
        for i, line in enumerate(self.lines):
            value = believed(line.cell.name, line.cell.about)
            if line.cell.value != (line.should if value is None else value):
                return (i,)
        return (len(self.lines),)

    def _is_right(self, place: int, line: WrittenLine) -> Message:
        """Of the first line, and of what is counted from the cards, nothing above it matters."""
        cell = line.cell
        rest = (cell.name, cell.side) == ("points", "they")
        single = self.of == "sheet" and cell.name != "total"  # there criccone and sequences have no lines of their own
        alone = place == 0 or not (rest or (cell.name in FOLLOW and not single))
        return Message(f"find-error.{'this-by-itself' if alone else 'this-one-is-right'}", {"points": line.cell.value})

    def _by_this_alone(self, cell: Cell) -> bool:
        """Does no other wrong rule than the one behind this error write the same figure here?"""
        others = (one.answer for one in about(FindError.name) if one.id != self.error and one.fits(self.game))
        return all(wrong_figure(one, cell.name, cell.about) != cell.value for one in others)

    def rule_of(self, cell: Cell) -> str:
        """The rule by which a line is counted."""
        if cell.name.startswith("length-"):
            return f"no-{cell.name.removeprefix('length-')}"
        if self.of == "sheet" and cell.name in ("criccone", "sequences"):
            return f"hint.count.pile-{cell.name}.rule"
        base = "criccone-sum" if cell.name.startswith(("criccone-", "extra-")) else cell.name
        return f"hint.count.{'rest' if (base, cell.side) == ('points', 'they') else base}.rule"

    def build(self) -> Iterable[Step]:
        choices = (*(line.said for line in self.lines), Message("find-error.all-right"))
        place = self.wrong
        right = len(self.lines) if place is None else place
        in_threes = self.of == "threes"
        each = {i: self._is_right(i, line) for i, line in enumerate(self.lines)}
        because = {i: _why_of(line) for i, line in enumerate(self.lines) if not line.wrong}
        each[len(self.lines)] = Message("find-error.something-is-wrong")
        if place is None:
            why: tuple[Message, ...] = (Message("find-error.nothing-wrong"),)
            first = Message("hint.find-error.first-none")
            rule = f"hint.count.pile-{self.of}.rule" if self.of in ("criccone", "sequences") else "hint.find-error.rule"
        else:
            line = self.lines[place]
            facts = {"line": place + 1, "written": line.cell.value, "should": line.should}
            known = self._by_this_alone(line.cell) and misconceptions()[self.error].remedied(self)
            remedy = (Message(f"remedy.{self.error}"),) if known else ()
            here = f"find-error.here{'-length' if line.cell.name.startswith('length-') else ''}"
            why, rule = (Message(here, facts), *remedy, *line.why), self.rule_of(line.cell)
            first = about_here(place, len(self.lines))
        told = Message("hint.threes.rule-off", {}, CARDS) if in_threes else Message(rule, {}, PROCEDURE)
        hints = (Message(f"hint.find-error.look{'-threes' if in_threes else ''}"), told, first)
        whole = self.of in ("pile", "sheet")
        rows = (Row(codes(self.cards), layout="grid"),) if in_threes else laid_out(self.cards, all_of_them=whole)
        panel = Panel(
            "choice",
            Message("ask.find-error"),
            rows,
            choices,
            lines=(Message(f"score-sheet.last.{self.last}"),) if whole else (),
            numbered=len(self.lines),
        )
        yield Step(
            "find", panel, (right,), why, hints, each, about=PaperCountFacts(found_by=self.found_by), because=because
        )


def _why_of(line: WrittenLine) -> tuple[Message, ...]:
    """Why a right line is so: the last step to it, as the others stand in the lines above; a mere sum of these needs none."""
    return () if line.cell.name == "criccone-sum" and len(line.why) > 1 else line.why[-1:]


class FindError(Stepwise[FindErrorSpec, FindErrorItem]):
    name = "find-error"
    Spec = FindErrorSpec
    applied_alone = True

    def refuses(self, game: Game) -> str:
        """Criccone and sequences are counted so, and batches of three; nothing else is written down line by line."""
        missing = missing_capability(game, (THREES,)) and missing_capability(game, PILES)
        return CheckerMessage("checker.kind-not-here", kind=self.name, why=missing) if missing else ""

    def fixed(self, spec: FindErrorSpec) -> bool:
        return bool(spec.cards)

    def impossible(self, spec: FindErrorSpec, game: Game, rules: Any) -> Iterator[Fault]:
        faults = [*self._uncounted(spec, game), *self._no_error(spec)]
        yield from faults
        named = spec.error not in ("", "none")
        # Only what can be counted at all can be counted wrongly.
        if not faults and named and spec.cards and self.make(spec, game, Random(1), rules).wrong is None:
            yield Fault("error", CheckerMessage("checker.error-idle", error=repr(spec.error)), "aim")

    def _uncounted(self, spec: FindErrorSpec, game: Game) -> Iterator[Fault]:
        """Why these cards are not counted so in this game."""
        of, in_threes = _of(spec, game), not missing_capability(game, (THREES,))
        if (of == "threes") != in_threes:
            yield Fault("of", CheckerMessage("checker.not-counted", what=of, game=game.id), "impossible")
        if of in ("pile", "sheet") and len(self.cards(spec, game, "cards")) % 2:
            yield Fault("cards", CheckerMessage("checker.odd-pile"), "impossible")

    def _no_error(self, spec: FindErrorSpec) -> Iterator[Fault]:
        """Why nobody makes the error that is named."""
        believed = misconceptions().get(spec.error)
        if spec.error not in ("", "none") and (believed is None or not isinstance(believed.answer, Figures)):
            hint = meant_or_all(spec.error, (one.id for one in about(self.name)), "checker.these-do")
            told = CheckerMessage("checker.error-of-count", error=repr(spec.error), hint=hint)
            yield Fault("error", told, "unknown-misconception")

    def applied_to(self, item: FindErrorItem, given: Answers, answer: Answer) -> tuple[Message, ...]:
        """Where nothing is wrong, the rule of the line that was taken for wrong."""
        if item.wrong is not None or item.of == "threes" or answer[0] >= len(item.lines):
            return ()
        return (Message(item.rule_of(item.lines[answer[0]].cell), {}, PROCEDURE),)

    def lures(self, item: FindErrorItem, given: Answers) -> tuple[Answer, ...]:
        """Any line, and that nothing is wrong: who points at one has done it again by another way, and not told which."""
        return tuple((place,) for place in range(len(item.lines) + 1))

    def decided_by(self, item: FindErrorItem) -> tuple[Mapping[str, object], ...]:
        if item.of == "threes":
            return ({"ask": "card_points", "cards": codes(item.cards)},)
        return () if len(item.cards) % 2 else ({"ask": "pile", "cards": codes(item.cards)},)

    def make(self, spec: FindErrorSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> FindErrorItem:
        rules = rules or game.house()
        errors, in_threes = [spec.error] if spec.error else list(ids(aim[:1])), _of(spec, game) == "threes"
        if not errors:
            errors = [one.id for one in about(self.name) if one.fits(game) and (THREES in one.requires) == in_threes]
            rng.shuffle(errors)
        of, told = _of(spec, game), game.pack.sorted(self.cards(spec, game, "cards"))
        if in_threes:
            return self._by_threes(spec, game, rng, rules, aim, errors)
        cards = told or two_sides(game.pack, rng, aimed([one for one in errors[:1] if one != "none"]))["you"]
        last: str = spec.last or ("you" if "doubles-last-trick" in errors[:1] else rng.choice(SIDES))
        if not spec.error and not aim and rng.random() < RIGHT:
            errors = []
        count = counted(cards, game.pack, rules, last)
        for error in errors:
            lines = planted(count, of, error, rng)
            if lines is not None:
                return FindErrorItem(game, rules, ids(aim), cards, of, lines, error, last)
        lines = correct(count, of)
        return FindErrorItem(game, rules, ids(aim), cards, of, lines, "", last)

    def _by_threes(
        self, spec: FindErrorSpec, game: Game, rng: Random, rules: Any, aim: Aim, errors: list[str]
    ) -> FindErrorItem:
        right = spec.error == "none" or (not spec.error and not aim and rng.random() < RIGHT)
        told = game.pack.sorted(self.cards(spec, game, "cards"))
        cards = told or threes.drawn(game, rng, rules, "" if right else errors[0])
        for error in () if right else errors:
            lines = threes.planted(cards, game, rules, error, rng)
            if lines is not None:
                return FindErrorItem(game, rules, ids(aim), cards, "threes", lines, error, "")
        return FindErrorItem(game, rules, ids(aim), cards, "threes", threes.correct(cards, game, rules), "", "")


def _of(spec: FindErrorSpec, game: Game) -> str:
    """What is counted: where the lesson does not say, a pile, as it is counted in this game."""
    return spec.of or ("pile" if missing_capability(game, (THREES,)) else "threes")


KIND = FindError()
