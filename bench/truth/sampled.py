"""Wrong answers to questions of every kind in every game, drawn so that people can judge what is said of them.

Each kind in each game has its share, each sort of wrong answer and each language comes equally often as far as there is any, and
about one in eight situations is under a house rule that makes a difference to it. The same seed gives the same files.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from random import Random
from typing import Any

from bench.truth.cells import Cell, Setting, differs, drawn, every_cell, steps
from bench.truth.survey import anything
from bench.truth.telling import SORTS, Record
from lessons.question.kind import Answer, Answers, Item, Kind, Panel
from lessons.question.panel import answer_of, number_of
from lessons.question.registry import about

FEWEST = 20
"""Records of a kind, at least, where so many are asked for."""
HOUSE = 0.12
"""The share of situations under house rules."""
TRIES = 12
"""Situations tried for one record of a sort."""
Found = tuple[Answers, Panel, Answer, str]


def sample(number: int, seed: int, among: frozenset[str] = frozenset()) -> list[Record]:
    """So many wrong answers, kind by kind; to questions of these kinds only, where any are named."""
    return list(_Sampler(seed, every_cell(among), number).records())


class _Sampler:
    """Takes the records of all cells, and counts what has been taken of each sort, language and belief."""

    def __init__(self, seed: int, cells: Sequence[Cell], number: int) -> None:
        self.seed, self.cells, self.shares = seed, cells, _shares(cells, number)
        bearing = sum(share for cell, share in zip(cells, self.shares, strict=True) if cell.settings)
        self.house = min(1.0, HOUSE * number / bearing) if bearing else 0.0
        self.owed, self.count = 0.0, Counter[tuple[object, ...]]()
        self.seen, self.never = set[tuple[object, ...]](), set[tuple[object, ...]]()

    def records(self) -> Iterator[Record]:
        for cell, share in zip(self.cells, self.shares, strict=True):
            rng = Random(f"{self.seed} {cell.kind.name} {cell.its.id}")
            for _ in range(share):
                self.owed += self.house if cell.settings else 0
                setting: Setting = {}
                if cell.settings and self.owed >= 1:
                    self.owed -= 1
                    setting = self._rarest(
                        [(one, ("rule", cell.kind.name, *one.items())) for one in cell.settings], rng
                    )
                if record := self._record(cell, setting, rng):
                    yield record

    def _rarest(self, of: Sequence[tuple[Any, tuple[object, ...]]], rng: Random) -> Any:
        """One of those taken least often so far, which is counted."""
        least = min(self.count[key] for _, key in of)
        one, key = rng.choice([(one, key) for one, key in of if self.count[key] == least])
        self.count[key] += 1
        return one

    def _record(self, cell: Cell, setting: Setting, rng: Random) -> Record | None:
        name, lang = cell.kind.name, self._rarest([(lang, ("lang", cell.its.id, lang)) for lang in cell.langs], rng)
        order = sorted(SORTS, key=lambda sort: (self.count["sort", name, sort], SORTS.index(sort)))
        for attempts in (TRIES, TRIES * 4):
            for sort in order:
                if (name, cell.its.id, sort) in self.never:
                    continue
                for _ in range(attempts):
                    found = self._found(cell, setting, sort, rng)
                    if found is not None:
                        self.count["sort", name, sort] += 1
                        item, (given, panel, answer, belief) = found
                        return Record(cell.kind, item, given, panel, answer, sort, belief, lang, bool(setting))
                if not setting and attempts == TRIES and not self.count["sort", name, sort]:
                    self.never.add((name, cell.its.id, sort))
        return None

    def _found(self, cell: Cell, setting: Setting, sort: str, rng: Random) -> tuple[Item, Found] | None:
        """A situation and a wrong answer of this sort to one of its steps, neither taken before."""
        kind, its = cell.kind, cell.its
        spec, rules = rng.choice(cell.asked)
        rules = its.house.read(setting) if setting else rules or its.house()
        if list(kind.faults(spec, its, rules)):
            return None
        aim, seed = "", rng.randrange(2**31)
        beliefs = [one for one in about(kind.name) if one.fits(its) and (kind.name, its.id, one.id) not in self.never]
        if sort == "belief" and beliefs and not kind.fixed(spec) and rng.random() < 0.7:
            aim = min(beliefs, key=lambda one: (self.count["belief", kind.name, one.id], rng.random())).id
            spec = spec.model_copy(update={"aim": (aim,)})
        item = drawn(kind, its, spec, seed, rules)
        if item is None:
            self.never |= {(kind.name, its.id, aim)} if aim else set()
            return None
        if setting and rng.random() < 0.98 and not differs(kind, its, spec, seed, rules):
            return None
        every = [found for given, panel in steps(kind, item) for found in _wrong(kind, item, given, panel, sort, rng)]
        rng.shuffle(every)
        every.sort(key=lambda found: (found[3] != aim if aim else False, self.count["belief", kind.name, found[3]]))
        for found in every:
            key = (kind.name, its.id, repr(kind.panel(item)), found[0], found[2])
            if key not in self.seen:
                self.seen.add(key)
                self.count["belief", kind.name, found[3]] += bool(found[3])
                return item, found
        return None


def _shares(cells: Sequence[Cell], number: int) -> list[int]:
    """How many records of each cell: half by kinds alike, half by cells alike, and so many of each kind at least."""
    of = Counter(cell.kind.name for cell in cells)
    fewest = min(FEWEST, number // len(of))
    wanted = {name: max(fewest, number * (1 / len(of) + some / len(cells)) / 2) for name, some in of.items()}
    above = sum(wanted.values()) - fewest * len(of)
    kinds_ = {
        name: fewest + int((want - fewest) * (number - fewest * len(of)) / (above or 1))
        for name, want in wanted.items()
    }
    for name in sorted(of, key=lambda name: -of[name])[: number - sum(kinds_.values())]:
        kinds_[name] += 1
    place, shares = Counter[str](), list[int]()
    for cell in cells:
        name = cell.kind.name
        # Where a kind has fewer records than games, another game comes first with each kind.
        turn = (place[name] + list(of).index(name) * 5) % of[name]
        shares.append(kinds_[name] // of[name] + (turn < kinds_[name] % of[name]))
        place[name] += 1
    return shares


def _wrong(kind: Kind[Any, Any], item: Item, given: Answers, panel: Panel, sort: str, rng: Random) -> Iterator[Found]:
    """The answers of this sort to this step that are wrong and can be given."""
    right, some = kind.right(item, given), list[tuple[Answer, str]]()
    if sort == "belief":
        theirs = ((kind.answer_under(item, given, one), one.id) for one in about(kind.name))
        some = [(answer, name) for answer, name in theirs if answer is not None]
        places: list[Answer] = [(at,) for at in range(len(panel.choices))] if panel.mode == "choice" else []
        some += [(one, name) for one in places if (name := kind.gives_away(item, given, one))]
    elif sort == "slip":
        numbers = sorted(kind.slips(item, given)) if panel.mode == "number" else []
        some = [(one, "") for one in (*map(answer_of, numbers), *sorted(kind.lures(item, given)))]
    elif sort == "near":
        some = [(one, "") for one in near(panel, right, rng)]
    elif panel.mode != "number" or number_of(right) >= 0:
        some = [(anything(panel, rng), "") for _ in range(3)]
    for answer, name in dict.fromkeys(some):
        if _possible(panel, answer, right) and not kind.explain(item, given, answer).ok:
            yield given, panel, answer, name


def _possible(panel: Panel, answer: Answer, right: Answer) -> bool:
    """Can it be typed or picked here?"""
    if panel.mode == "choice":
        return bool(answer) and answer[0] < len(panel.choices)
    if panel.mode != "number":
        return bool(answer) and (answer[0] < 0 or panel.at_least <= len(answer) <= panel.at_most)
    value = Fraction(number_of(answer))
    return (value * panel.parts).denominator == 1 and (value >= 0 or number_of(right) < 0)


def near(panel: Panel, right: Answer, rng: Random) -> list[Answer]:
    """What lies beside the right answer: a number by one or two, one card more, less or another, the other side."""
    if panel.mode == "number":
        by = (1, -1, 2, -2, *((Fraction(1, 2), Fraction(-1, 2)) if panel.parts == 2 else ()))
        return [answer_of(number_of(right) + one) for one in by]
    if panel.mode == "choice":
        alike = [at for at, one in enumerate(panel.choices) if one.reason == panel.choices[right[0]].reason]
        beside = [at for at in (right[0] - 1, right[0] + 1) if 0 <= at < len(panel.choices)]
        return [(at,) for at in (alike if len(alike) > 1 else beside) if at != right[0]]
    others = [at for at in range(len(panel.pickable)) if at not in right]
    if not right or right[0] < 0:
        return [(rng.choice(others),)] if others and panel.at_least <= 1 else []
    if panel.mode == "order" and len(right) > 1:
        return [(*right[:at], right[at + 1], right[at], *right[at + 2 :]) for at in range(len(right) - 1)]
    if panel.at_most == 1:
        return [(at,) for at in (right[0] - 1, right[0] + 1) if at in others]
    less = [right[:at] + right[at + 1 :] for at in range(len(right))]
    more = [(*right, at) for at in others]
    other = [(*one, rng.choice(others)) for one in less] if others else []
    return [*less, *more, *other]
