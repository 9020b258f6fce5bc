"""Which lines of an engine's family some question, table or game reaches: ``python -m bench coverage``.

Counted are the lines inside functions, while everything is done that a learner can do: every question of the family's lessons,
table tests and every way of asking that review has, from several seeds, answered; then whole deals at the practice table, by every
house rule, by somebody who presses anything there is; last, deals kept as at a real table and laid out for scoring. What only
other programs ask for is left out.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from types import CodeType, FrameType
from typing import Any

from engine.game import game, games
from lessons.dealt.moments import at_its_moment
from lessons.keeping.told import end_of, laid_deal, told_of
from lessons.practice.others import PACES
from lessons.question import marking
from lessons.question.registry import kinds
from lessons.question.sampling import NoSituation, draw
from lessons.review.stock import stocks
from lessons.script.fields import Spec
from lessons.script.loader import library
from lessons.script.steps import kind_of

ROOT = Path(__file__).resolve().parents[1]
GOAL = 90
SEEDS = 3
DEALS = 6
PRESSED = 14
NOT_OURS = ("asks", "playout.py", "pack.py")
"""For other programs, for proofs, and what has run when its file is read."""
KEEPING = {"scorekeeper", "record.py"}
"""What keeps a match at a real table, or a deal as text: no rule of a game, and reached by the last part alone."""
OTHERS = ("summary", "_answer", "read_points", "_side", "legal", "_thinkable")
"""Functions by which other programs ask for a settlement, and for all that may be done."""

Lines = dict[str, set[int]]


@contextmanager
def watching(folder: Path) -> Iterator[Lines]:
    """The lines run in the files of this folder: file -> numbers."""
    found: Lines = {}
    mark = str(folder)

    def line(frame: FrameType, event: str, arg: object) -> Any:
        found[frame.f_code.co_filename].add(frame.f_lineno)
        return line

    def call(frame: FrameType, event: str, arg: object) -> Any:
        name = frame.f_code.co_filename
        if not name.startswith(mark):
            return None
        found.setdefault(name, set()).add(frame.f_lineno)
        return line

    sys.settrace(call)
    try:
        yield found
    finally:
        sys.settrace(None)


def there_are(folder: Path) -> Lines:
    """The lines inside functions, of every file but those that are not asked about here."""
    found: Lines = {}
    for path in sorted(folder.rglob("*.py")):
        if not any(part in NOT_OURS for part in path.relative_to(folder).parts):
            code = compile(path.read_text(encoding="utf-8"), str(path), "exec")
            found[str(path)] = {n for inside in _inside(code) for n in inside}
    return found


def _inside(code: CodeType, function: bool = False) -> Iterator[set[int]]:
    for one in code.co_consts:
        if isinstance(one, CodeType) and one.co_name not in OTHERS:
            # The body of a class runs when its file is read.
            body = bool(one.co_flags & 2)
            if body:
                yield {n for _, _, n in one.co_lines() if n} - {one.co_firstlineno}
            yield from _inside(one, body)


def everything(family: str) -> Iterator[partial[None]]:
    """All that is done, piece by piece."""
    ids = [id for id in games() if game(id).family == family]
    yield from (partial(questions, one) for one in ids)
    yield from (partial(practice, one) for one in ids)
    yield from (partial(tables, one) for one in ids)


def questions(id: str) -> None:
    """Every question of this game, from lessons and review."""
    stock = stocks().get(id)
    if stock is None:
        return
    templates = {one for skill in stock.skills for one in (*stock.by_skill.get(skill, ()), *stock.fixed.get(skill, ()))}
    for template in sorted(templates, key=lambda one: str(one.ask())):
        kind = kinds()[template.kind]
        for seed in range(SEEDS):
            item = stock.item(template, seed)
            if item is not None:
                answer(kind, item)
    for kind in kinds().values():
        if not kind.refuses(stock.game):
            for rules in _rules(stock.game):
                for seed in range(SEEDS):
                    with suppress(NoSituation, ValueError, LookupError):  # some ways of asking need a field
                        answer(kind, draw(kind, kind.Spec(id="reached", skill="reached"), stock.game, seed, rules))


def practice(id: str) -> None:
    """The table tests of this game, and whole deals at the practice table by every house rule."""
    from bench.pressing import play

    its: Any = game(id)
    for lesson in library():
        steps = [step for step in lesson.steps if isinstance(step, Spec) and step.deal] if lesson.game == id else []
        for step in steps:
            for seed in range(SEEDS):
                there = at_its_moment(step, lesson, seed, its.house())
                kind = kinds()[kind_of(step)]
                answer(kind, draw(kind, there, its, seed, its.house()))
    told = [{}, *({rule.name: one} for rule in its.house.all() for one in rule.choices[1:])]
    for number in range(PRESSED):
        play(id, number, told[number % len(told)], PACES[number % 2])


def answer(kind: Any, item: Any) -> None:
    """To the end, rightly, with all that is told of it on the way."""
    given: tuple[Any, ...] = ()
    while True:
        kind.panel(item, given)
        kind.hints(item, given)
        reply = kind.right(item, given)
        if marking.mark(kind, item, given, reply).done:
            return
        given = (*given, reply)


def tables(id: str) -> None:
    """Whole deals by every house rule, kept as at a real table, and laid out."""
    its: Any = game(id)
    from engine.games.sicily.deal.score import played
    from engine.games.sicily.playout import random_deal
    from engine.games.sicily.scorekeeper import Deal, Start, Thrown, add, fold
    from engine.games.sicily.scorekeeper.laid import laid
    from lessons.learner.match_lines import LINES

    for rules in _rules(its):
        rng = Random(id)
        names = tuple("ABCD"[: its.seats])
        kept = fold([Start(id, names, 0, rules)])
        for hand in range(1, DEALS + 1):
            now = kept.open
            assert now is not None
            state, actions = random_deal(its.form, rng, rules, now.dealer, now.pool)
            its.deal.read(its.deal.write(state, actions))
            score = its.deal.score(state)
            if score.lines and state.tricks:
                one = played(state)
                bids = one.contract.kind in ("solo", "chiamo", "venti")
                few = one.contract.cards if one.contract.kind == "solo" and one.contract.cards < its.form.size else 0
                told = one.figures(its.form.settle.capturable)
                end: Any = Deal(
                    hand, one.contract.kind, one.contract.bidder if bids else None, told, few, one.contract.partner
                )
                kind, fields = told_of(kept.start, end)
                laid(
                    kept.start,
                    laid_deal(kept.start, kind, fields),
                    [[c.code for c in pile] for pile in one.piles],
                    now.pool,
                )
            else:
                end = Thrown(hand, score.payoffs)
                kind, fields = told_of(kept.start, end)
            again: Any = LINES.read_line(LINES.write_line(end_of(kept.start, hand, kind, fields)))
            _mistaken(kept, end, rng)
            kept = add(kept, again)
    keeping_on(kept)


def _mistaken(kept: Any, end: Any, rng: Random) -> None:
    """What somebody may write by mistake: another's bid, other points, a card twice, another hand."""
    from engine.games.sicily.scorekeeper import Deal, judge

    if not isinstance(end, Deal):
        judge(kept, replace(end, paid=tuple(rng.randrange(-2, 3) for _ in end.paid)))
        return
    told, camps = end.figures, len(end.figures.points)
    wrong = [
        replace(end, hand=end.hand + 1), replace(end, kind="grande"), replace(end, bidder=7), replace(end, cards=7),
        replace(end, partner=end.bidder),
        *(replace(end, figures=replace(told, **one)) for one in (
            {"points": told.points[1:]}, {"points": (1,) * camps}, {"points": (109, *(0,) * (camps - 1))},
            {"last": None}, {"last": 9}, {"kings": 0, "arie": 0}, {"kings": 1, "arie": 1, "giove": True},
            {"captured": (("T15", 0, 1),)}, {"captured": (("T17", 0, 0),)}, {"ternoni": (0, 1)},
            {"captured": tuple((f"T{n}", 0, 1) for n in (16, 17, 18, 19)), "arie": None},
            {"announced": frozenset({"scommessa", "rivanto", "vanto"}), "kept": True},
        )),
    ]  # fmt: skip
    for one in wrong:
        judge(kept, one)


def keeping_on(kept: Any) -> None:
    """Corrected, taken back, left off, and all of it read again."""
    from engine.games.sicily.scorekeeper import LINES, Start, add, fold, judge, judge_start
    from engine.parts.corrections import Correct, Stopped, Undo

    first, start = kept.hands[0].end, kept.start
    for entry in (
        Correct(2, first),
        Correct(1, replace(start, dealer=start.form.seats - 1)),
        Correct(2, start),
        Undo(2),
        Undo(99),
    ):
        if judge(kept, entry).ok:
            kept = add(kept, entry)
    kept = add(kept, Stopped())
    judge(kept, first)
    fold(LINES.read(LINES.write(kept.entries)))
    for names in (start.names[1:], ("A", *start.names[:-1]), ("", *start.names[1:])):
        judge_start(Start(start.game, names, 0, start.house))


def _rules(its: Any) -> list[Any]:
    """The default, and every other choice of every house rule by itself."""
    house = its.house
    return [house(), *(house.read({rule.name: one}) for rule in house.all() for one in rule.choices[1:])]


def measure(family: str = "sicily", tell: bool = True) -> dict[str, float]:
    """The share of lines reached; prints file by file what is not."""
    folder = ROOT / "engine" / "games" / family
    every = there_are(folder)
    rules = {name: lines for name, lines in every.items() if not KEEPING & {*Path(name).relative_to(folder).parts}}
    before: dict[Any, tuple[float, float]] = {}
    with watching(folder) as run:
        for do in everything(family):
            before.setdefault(do.func, (_share(every, run), _share(rules, run)))
            do()
    missing = {name: sorted(lines - run.get(name, set())) for name, lines in every.items()}
    for name, lines in sorted(missing.items(), key=lambda pair: -len(pair[1])):
        if lines and tell:
            print(
                f"{Path(name).relative_to(folder)!s:36} {len(lines):4} of {len(every[name]):4}: {', '.join(map(str, lines))}"
            )
    all_ = sum(map(len, every.values()))
    got = _reached(every, run)
    return {
        "lines": all_, "reached": got, "by_questions_alone": before[practice][0], "by_lessons_and_practice": before[tables][0],
        "of_the_rules_by_lessons_and_practice": before[tables][1], "percent": _share(every, run), "goal": GOAL,
    }  # fmt: skip


def _share(every: Lines, run: Lines) -> float:
    return round(100 * _reached(every, run) / sum(map(len, every.values())), 1)


def _reached(every: Lines, run: Lines) -> int:
    return sum(len(lines & run.get(name, set())) for name, lines in every.items())
