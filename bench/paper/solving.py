"""Solves a question from its text alone: finds the situation that prints exactly this, and asks the engine for the answer.

What is known beside the text is what lies on every table: the game and its house rules. One begins with situations drawn by
chance and changes fact after fact, as long as what they would print comes nearer to the text. None of the lessons' own
situations are among those one begins with.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import combinations, islice, product, takewhile
from random import Random
from time import process_time
from typing import Any

from bench.paper.chance import BY_FIELDS, batches, plain, situations
from bench.paper.facts import PossibleFacts, as_fact, facts, is_row, once, put
from bench.paper.reading import bare, told
from bench.paper.words import Paper, Text, words
from engine.cards import Card
from engine.verdict import IllegalAction
from lessons.question.kind import Kind
from lessons.yamlfile.fields import Spec
from screens.prints.asked import PrintedQuestion, on_paper

STARTS, ROUNDS, SECONDS = 6, 6, 30.0
MISSING, FIRST = 3, 15
"""A piece that does not stand in the text counts as much as so many words; one that is told before anything is asked, so many
times more where all is looked at together: figures that follow from it say nothing until it is right."""
MOST_WAYS = 24
SEEDS = 200
"""So many ways of drawing what is left to chance."""
Off = tuple[float, float]
"""In stages: how far off what is told before anything may be chosen is, then all the rest, as choices and steps follow from the
former. Where that leads nowhere, both together: steps may show what is asked."""
FOUND: Off = (-1.0, 0.0)
CANNOT_BE = (
    IllegalAction,
    ValueError,
    LookupError,
    AssertionError,
    StopIteration,
    RuntimeError,
    TypeError,
    AttributeError,
)
"""What the kinds and the engine say of facts that do not go together: nobody but this search ever makes such situations."""


def solved(paper: Paper, kind: Kind[Any, Any], rules: Any) -> PrintedQuestion | None:
    """The question whose paper reads like this one, as the engine answers it; None where no situation does."""
    searches = [_Search(paper, kind, rules, in_stages) for in_stages in (True, False)]
    known = situations(kind, paper.game, rules)
    for search in searches:
        if (found := search.begun(known)) is not None:
            return found
    return None if kind.name in BY_FIELDS else searches[0].drawn_on(known)


@dataclass
class _Search:
    paper: Paper
    kind: Kind[Any, Any]
    rules: Any
    in_stages: bool
    until: float = 0.0
    found: PrintedQuestion | None = None
    seed: int = 1
    reached: tuple[Any, Off] = (None, FOUND)

    def begun(self, known: PossibleFacts) -> PrintedQuestion | None:
        """From what is known, the nearest first."""
        self.until = process_time() + SECONDS
        written = self.nearest(one for one in known.situations if isinstance(one, Spec))
        written = self.nearest(self.given(known, [one for _, one in written])) or written
        dealt = [one for one in known.situations if not isinstance(one, Spec)]
        for off, one in (*written, *self.nearest([*dealt, *self.offering(dealt)])):
            found = self.climbed(known, one, off)
            if found is None:
                found = self.climbed(known, *self.two_at_once(known, *self.reached))
            if found is None and isinstance(one, Spec) and self.kind.fixed(one):
                found = self.drawn_otherwise(known)
            if found is None:
                off, situation = self.dealt(*self.reached)
                found = self.climbed(known, situation, off)
            if found is not None:
                return found
        return None

    def nearest(self, some: Iterable[Any]) -> list[tuple[Off, Any]]:
        """Those that read most like the text, and how far off they are."""
        near = [(off, one) for one in some if (off := self.off(one)) is not None]
        return sorted(near, key=lambda one: one[0])[:STARTS]

    def given(self, known: PossibleFacts, some: Iterable[Spec]) -> Iterator[Spec]:
        """Each with one fact more, with which nothing of it is left to chance."""
        for one in some:
            for where, fact in facts(one):
                for other in known.others(self.paper, self.kind, one, where, fact):
                    changed = self._changed(one, where, other)
                    if changed is not None and self.kind.fixed(changed):
                        yield changed

    def offering(self, some: Iterable[Any]) -> Iterator[Any]:
        """Each with what the text's own choices offer, as choices of situations drawn by chance are called."""
        some = [one for one in some if isinstance(getattr(one, "offered", None), tuple)]
        called: dict[str, list[Any]] = {}
        for one in some:
            asked = self._asked(one)
            for choice, fact in zip(asked.parts[0].choices if asked else (), one.offered, strict=False):
                called[bare(choice)] = once([*called.get(bare(choice), ()), fact])
        if self.paper.choices:
            for read in islice(product(*(called.get(one, ()) for one in self.paper.choices)), MOST_WAYS):
                yield from (replace(one, offered=read) for one in some)

    def two_at_once(self, known: PossibleFacts, situation: Any, off: Off) -> tuple[Any, Off]:
        """The nearest with two facts changed of which each may be one of a few: what one side had shown, the other has."""
        some = [(where, known.few(self.paper, self.kind, situation, where, fact)) for where, fact in facts(situation)]
        nearest = situation
        for (one, these), (other, those) in combinations(some, 2):
            for this, that in product(these, those):
                if process_time() > self.until:
                    return nearest, off
                changed = self._changed(situation, one, this)
                changed = None if changed is None else self._changed(changed, other, that)
                now = None if changed is None else self.off(changed)
                if now is not None and now < off:
                    nearest, off = changed, now
        return nearest, off

    def drawn_otherwise(self, known: PossibleFacts) -> PrintedQuestion | None:
        """Where the facts stay as they are and chance draws what is left to it anew: which line of a reckoning is wrong."""
        situation, off = self.reached
        best = self.seed
        for seed in range(2, SEEDS):
            if process_time() > self.until:
                return None
            self.seed, now = seed, None
            now = self.off(situation)
            if now is not None and now < off:
                off, best = now, seed
        self.seed = best
        return self.found or (self.climbed(known, situation, off) if best > 1 else None)

    def drawn_on(self, known: PossibleFacts) -> PrintedQuestion | None:
        """Where nothing that is changed comes nearer: other situations to begin with, as long as there is time."""
        self.until = process_time() + SECONDS
        for some in batches(self.kind, self.paper.game, self.rules):
            near = self.nearest(takewhile(lambda _: process_time() < self.until, some))
            if any(self.climbed(known, one, off) for off, one in near) or process_time() > self.until:
                return self.found
        return None

    def climbed(self, known: PossibleFacts, situation: Any, off: Off) -> PrintedQuestion | None:
        """Fact by fact, as long as the text comes nearer."""
        better = True
        for _ in range(ROUNDS):
            if self.found or not better:
                break
            better = False
            for where, fact in list(facts(situation)):
                nearest, best = off, situation
                for other in known.others(self.paper, self.kind, situation, where, fact):
                    if self.found or process_time() > self.until:
                        self.reached = best, nearest
                        return self.found
                    changed = self._changed(situation, where, other)
                    now = None if changed is None else self.off(changed)
                    if now is not None and now < nearest:
                        nearest, best, better = now, changed, True
                off, situation = nearest, best
        self.reached = situation, off
        return self.found

    def dealt(self, situation: Any, off: Off) -> tuple[Off, Any]:
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
        except (ValueError, LookupError):  # it cannot be so, or there is no such place any more
            return None

    def off(self, situation: Any) -> Off | None:
        """How far what this situation prints is from the text; None where there is no such situation."""
        asked = self._asked(situation)
        if asked is None:
            return None
        pieces = told(asked, self.paper.number, self.paper.lang)
        pictured, there = Counter(pictures_of(asked)), Counter(self.paper.pictured)
        whole = bare("".join(pieces))
        if pictured == there and self.paper.bare in (whole, bare(f"{self.paper.number}){whole}")):
            if faults := self._faults(situation):
                return 0.0, float(faults)
            self.found = asked
            return FOUND
        first, then = (
            _apart(ours, theirs)
            for ours, theirs in zip(parted(pieces, self.paper.number), self.paper.parted, strict=True)
        )
        first += MISSING * ((pictured - there).total() + (there - pictured).total())
        if self.in_stages:
            return first, then
        missing = sum(bare(one) not in self.paper.bare for one in asked.told)
        return first + then + FIRST * MISSING * missing, 0.0

    def _faults(self, situation: Any) -> int:
        """What reads the same and cannot be is no answer."""
        return len([*self.kind.faults(situation, self.paper.game, self.rules)]) if isinstance(situation, Spec) else 0

    def _asked(self, situation: Any) -> PrintedQuestion | None:
        try:
            return self._printed(situation)
        except CANNOT_BE:
            return None

    def _printed(self, situation: Any) -> PrintedQuestion | None:
        paper, kind = self.paper, self.kind
        if not isinstance(situation, Spec):
            return on_paper(kind, situation, plain(kind), paper.lang)
        item = kind.make(situation, paper.game, Random(self.seed), self.rules)
        return on_paper(kind, item, plain(kind), paper.lang)


def parted(pieces: list[str], number: int) -> tuple[list[str], list[str]]:
    """What is told first, and what begins with the first choice or step."""
    starts = ("a)", f"{number}.1")
    at = next((at for at, one in enumerate(pieces) if one.partition(" ")[0] in starts), len(pieces))
    return pieces[:at], pieces[at:]


def _apart(pieces: list[str], text: Text) -> float:
    ours = words(" ".join(pieces))
    missing = sum(bare(one) not in text.bare for one in pieces)
    return float((ours - text.words).total() + (text.words - ours).total() + MISSING * missing)


def pictures_of(asked: PrintedQuestion) -> tuple[str, ...]:
    """The cards that lie there without their names."""
    return tuple(code for row in asked.rows if not row.names for code in row.cards)
