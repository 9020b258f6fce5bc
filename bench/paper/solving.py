"""Solves a question from its text alone: finds the situation that prints exactly this, and asks the engine for the answer.

What is known beside the text is what lies on every table: the game and its house rules. One begins with situations drawn by
chance and changes fact after fact, as long as what they would print comes nearer to the text. None of the lessons' own
situations are among those one begins with.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from random import Random
from time import process_time
from typing import Any

from bench.paper.facts import Known, as_fact, facts, is_row, literals, put
from bench.paper.reading import bare, told
from bench.paper.words import Paper, words
from engine.cards import Card
from engine.game import Game
from lessons.question.kind import Item, Kind
from lessons.question.sampling import NoSituation, draw
from lessons.script.fields import Spec
from lessons.script.loader import library
from lessons.script.steps import kind_of
from lessons.session.course import Course
from screens.prints.asked import Asked, on_paper

BY_FIELDS = frozenset({"find-error", "pick-cards", "problem", "which-of-two", "who-holds"})
"""Kinds whose situation hangs together: it is looked for among what a lesson may write down, and made of that."""
BOTH = frozenset({"payments", "settle"})
"""Kinds of which some situations are of the one sort, some of the other."""
SEED, STARTS, ROUNDS, SECONDS = 1000, 6, 6, 20.0
FEWEST, MOST = 6, 60
"""So many situations are drawn in each way; where there are few ways, so many in all."""
MISSING = 3
"""A piece that does not stand in the text counts as much as so many words."""


def solved(paper: Paper, kind: Kind[Any, Any], rules: Any) -> Asked | None:
    """The question whose paper reads like this one, as the engine answers it; None where no situation does."""
    search = _Search(paper, kind, rules, process_time() + SECONDS)
    known = situations(kind, paper.game, rules)
    near = sorted(
        ((off, at) for at, one in enumerate(known.situations) if (off := search.off(one)) is not None),
    )
    written = [(off, at) for off, at in near if isinstance(known.situations[at], Spec)]
    dealt = [(off, at) for off, at in near if not isinstance(known.situations[at], Spec)]
    for off, at in (*written[:STARTS], *dealt[:STARTS]):
        found = search.climbed(known, known.situations[at], off)
        if found is None:
            off, situation = search.dealt(known, known.situations[at], off)
            found = search.climbed(known, situation, off)
        if found is not None:
            return found
    return None


@dataclass
class _Search:
    paper: Paper
    kind: Kind[Any, Any]
    rules: Any
    until: float
    longest: Asked | None = None
    length: int = 0

    @property
    def whole(self) -> bool:
        """Is everything told, so that the lesson says nothing of its own?"""
        return self.length >= len(self.paper.bare) - len(bare(f"{self.paper.number})"))

    def climbed(self, known: Known, situation: Any, off: float) -> Asked | None:
        """Fact by fact, as long as the text comes nearer."""
        better = True
        for _ in range(ROUNDS):
            if self.whole or not better:
                break
            better = False
            for where, fact in list(facts(situation)):
                nearest, best = off, situation
                for other in known.others(self.paper, self.kind, situation, where, fact):
                    if self.whole or process_time() > self.until:
                        return self.longest
                    changed = self._changed(situation, where, other)
                    now = None if changed is None else self.off(changed)
                    if now is not None and now < nearest:
                        nearest, best, better = now, changed, True
                off, situation = nearest, best
        return self.longest

    def dealt(self, known: Known, situation: Any, off: float) -> tuple[float, Any]:
        """The nearest where the rows of the text lie anew at two places at once: one row may have taken another's cards."""
        places = [(where, fact) for where, fact in facts(situation) if is_row(self.kind, where, fact)]
        alone = [(card,) for card in self.paper.cards]
        for (one, this), (other, that) in combinations(places, 2):
            for first, second in product(
                *(alone if isinstance(fact, Card) else self.paper.laid for fact in (this, that))
            ):
                if process_time() > self.until:
                    return off, situation
                changed = put(situation, one, as_fact(self.paper, situation, this, first))
                changed = self._changed(changed, other, as_fact(self.paper, situation, that, second))
                now = None if changed is None else self.off(changed)
                if now is not None and now < off:
                    off, situation = now, changed
        return off, situation

    def _changed(self, situation: Any, where: tuple[Any, ...], fact: Any) -> Any:
        try:
            return put(situation, where, fact)
        except Exception:  # noqa: BLE001 - what cannot be is no situation
            return None

    def off(self, situation: Any) -> float | None:
        """How far what this situation prints is from the text; None where there is no such situation."""
        try:
            asked = self._printed(situation)
        except Exception:  # noqa: BLE001 - what cannot be is no situation
            return None
        if asked is None:
            return None
        pieces = told(asked, self.paper.number, self.paper.lang)
        pictured, there = Counter(pictures_of(asked)), Counter(self.paper.pictured)
        whole = bare("".join(pieces))
        if pictured == there and self.paper.bare.endswith(whole):
            if self.longest is None or len(whole) > self.length:
                self.longest, self.length = asked, len(whole)
            return -float(len(whole))
        ours, theirs = words(" ".join(pieces)), self.paper.words
        missing = sum(bare(one) not in self.paper.bare for one in pieces)
        missing += (pictured - there).total() + (there - pictured).total()
        return (ours - theirs).total() + (theirs - ours).total() + MISSING * missing

    def _printed(self, situation: Any) -> Asked | None:
        paper, kind = self.paper, self.kind
        if not isinstance(situation, Spec):
            return on_paper(kind, situation, plain(kind), paper.lang)
        item = kind.make(situation, paper.game, Random(1), self.rules)
        return on_paper(kind, item, plain(kind), paper.lang)


def pictures_of(asked: Asked) -> tuple[str, ...]:
    """The cards that lie there without their names."""
    return tuple(code for row in asked.rows if not row.names for code in row.cards)


@cache
def plain(kind: Kind[Any, Any]) -> Any:
    """The spec that gives nothing."""
    return kind.Spec(id="x", skill="x")


@cache
def situations(kind: Kind[Any, Any], game: Game, rules: Any) -> Known:
    """Situations of this kind that chance deals in this game by these house rules, in every way it can be asked."""
    ways = [one for one in _ways(kind, game) if not kind.fixed(one) and not list(kind.faults(one, game, rules))]
    written = ways if kind.name in BY_FIELDS | BOTH else []
    return Known([*written, *(() if kind.name in BY_FIELDS else _drawn(kind, game, rules, ways))])


def _drawn(kind: Kind[Any, Any], game: Game, rules: Any, ways: list[Any]) -> Iterator[Item]:
    for way in ways:
        for seed in range(SEED, SEED + max(FEWEST, MOST // len(ways))):
            try:
                yield draw(kind, way, game, seed, rules)
            except NoSituation:
                break


def _ways(kind: Kind[Any, Any], game: Game) -> Iterator[Any]:
    """Nothing given; each word that a field offers; drills of the lessons about this game."""
    yield plain(kind)
    for name, info in kind.Spec.model_fields.items():
        if name not in ("id", "skill", "say", "deal", "discuss", "again"):
            yield from (made for word in literals(info.annotation) if (made := _valid(kind, {name: word})) is not None)
    for lesson in library():
        if Course.of(lesson).game.id == game.id:
            for step in lesson.steps:
                if isinstance(step, Spec) and kind_of(step) == kind.name and not kind.fixed(step):
                    yield step


def _valid(kind: Kind[Any, Any], given: dict[str, Any]) -> Any:
    try:
        return kind.Spec(id="x", skill="x", **given)
    except ValueError:
        return None
