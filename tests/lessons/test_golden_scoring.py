"""The scoring table: what is said of figures, what taps by chance make of a position, where learners' sheets lead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from engine.errors import BadInput
from engine.games.bologna.counting.combinations import KINDS
from engine.games.bologna.rules import Rules
from engine.games.bologna.scoring import Position, Sheet, sheet, write
from engine.games.bologna.scoring.piles import SORTS, draw
from lessons.learner.event import Event
from lessons.question.kind import Message
from lessons.scoring import mistakes, moves, search, way
from lessons.scoring.cells import LEVELS, Cell, value, values
from lessons.scoring.marking import mark
from tests.conftest import Golden
from tests.engine.written_down import brief, known

TAPS, PRESSES, LEARNERS = 1_500, 60, 12


def figures(counted: Sheet, cell: Cell, right: int) -> list[int]:
    """What somebody may write there: too much and too little, what belongs elsewhere, and what is left with a part left out."""
    others = {value(counted, other) for other in values(counted) if other.side == cell.side or other.row == cell.row}
    parts = {right - one for one in others} | {right + 6, right * 2, right // 2, *range(21), 25, 30, 40, 60, 80, 95}
    return sorted(one for one in others | parts if one >= 0 and one != right)


def said(many: tuple[Message, ...]) -> str:
    return " ".join(f"{one.reason}({brief(one.facts)})" for one in many)


def test_what_is_said_of_every_figure_is_what_was_said_before(golden: Golden) -> None:
    lines = []
    for sort in SORTS:
        counted, reasons, told = sheet(draw(sort, Random(f"{sort} 3"))), Counter[str](), list[str]()
        for cell, right in values(counted).items():
            assert mark(counted, cell, right).ok
            for given in figures(counted, cell, right):
                its = mark(counted, cell, given)
                assert not its.ok
                reasons.update(one.reason for one in its.says if one.reason.startswith("cell."))
                told.append(f"{cell} {given} {right} {said(its.says)} {its.lit} {brief(its.cards)}")
        lines.append(f"{sort}: {' '.join(f'{one} {reasons[one]}' for one in sorted(reasons))}: {known(told)}")
    golden("scoring/figures.txt", "".join(f"{line}\n" for line in lines))


def tap(position: Position, rng: Random) -> tuple[str, Any]:
    """Anything that the table offers, and now and then what no page of ours sends."""
    some = rng.sample(range(len(moves.CARDS)), rng.randrange(6))
    which = rng.choice((0, 1, 0, 1, None, 2, True))
    rule = rng.choice(Rules.all())
    options = (("last", which), ("dealer", which), ("left", some[:2]), ("matto", rng.choice(("", "owed", "lost", "x"))))
    name, to = rng.choice((*options, ("gives", rng.choice((None, *some, 999))), ("none", 0)))
    return rng.choice(
        (
            ("cards", rng.choice((some, [*some, 99], None))),
            *(("turn", {"on": some[:3], "off": some[3:]}) for _ in range(3)),
            *(("option", {"name": name, "to": to}) for _ in range(4)),
            ("before", rng.choice(([rng.randrange(900), 5], [3], [-1, 2], [True, 2], [100_000, 0], [99_999, 0]))),
            ("rule", {"name": rule.name, "to": rng.choice((*rule.choices, "nothing"))}),
            ("show", {"player": rng.choice((0, 1, 2, 3, 4, True)), "kind": rng.choice((*KINDS, "x")), "cards": some}),
            ("unshow", rng.choice((0, 1, 5, False))),
            ("text", rng.choice((write(position), "won-XX", 3))),
            ("draw", rng.choice((*SORTS, "none"))),
            ("nothing", None),
        )
    )


def test_taps_by_chance_make_the_same_of_a_position_as_before(golden: Golden) -> None:
    rng, position, lines, refused = Random(5), Position(), list[str](), Counter[str]()
    for _ in range(TAPS):
        event, told = tap(position, rng)
        try:
            position = moves.apply(position, event, told, rng)
            lines.append(f"{event} {brief(told)}: {write(position)}")
        except (moves.BadMove, BadInput) as bad:
            refused[str(bad) if isinstance(bad, moves.BadMove) else bad.code] += 1
            lines.append(f"{event} {brief(told)}: refused")
    told = "".join(f"{one}: {refused[one]}\n" for one in sorted(refused))
    golden("scoring/taps.txt", f"{told}taken: {TAPS - refused.total()}\nall of it: {known(lines)}\n")


def test_what_is_no_tap_is_refused_as_before_and_changes_nothing(golden: Golden) -> None:
    """What no page of ours sends: a field too many or too few, another one's value, something of another sort."""
    rng, position, lines, refused = Random(8), draw("typical", Random(8)), list[str](), Counter[str]()
    for _ in range(TAPS):
        event, told = tap(position, rng)
        odd = rng.choice((None, 0, True, "x", [], {}, [1, 2], {"name": "last"}, -1, 1.5, ["x"], [[]]))
        if isinstance(told, dict):
            field = rng.choice((*told, "more"))
            told = rng.choice(({**told, field: odd}, {name: one for name, one in told.items() if name != field}))
        elif isinstance(told, list) and told:
            told = rng.choice(([*told[:-1], odd], [*told, odd], odd, told[:1] * 2))
        else:
            told = odd
        try:
            lines.append(f"{event} {brief(told)}: {write(moves.apply(position, event, told, rng))}")
        except (moves.BadMove, BadInput) as bad:
            refused[event] += 1
            lines.append(f"{event} {brief(told)}: {bad if isinstance(bad, moves.BadMove) else bad.code}")
    told_of = "".join(f"{one}: {refused[one]}\n" for one in sorted(refused))
    golden("scoring/no-taps.txt", f"{told_of}taken: {TAPS - refused.total()}\nall of it: {known(lines)}\n")


def test_the_sheets_of_learners_by_chance_lead_where_they_led_before(golden: Golden) -> None:
    golden("scoring/learners.txt", "".join(f"{line}\n" for seed in range(LEARNERS) for line in _learner(seed)))


def _learner(seed: int) -> Iterator[str]:
    """Sheets of several levels, filled in by somebody who is mostly right; then a search for planted errors."""
    rng, its, looks = Random(seed), way.Way(), search.Search()
    told = list[str]()
    for number in range(PRESSES):
        event = _press(its, looks, rng, number)
        its, looks = way.fold([event], its), search.fold([event], looks)
        if its.work:
            told.append(f"{brief(its.work.open)} {its.work.mistakes} {brief(its.work.helped)} {its.work.seconds}")
        told.append(f"{looks.over} {brief(looks.looked)} {looks.first} {looks.found}")
    past = " ".join(f"{one.level} {one.mistakes} {one.helped:d} {one.seconds}" for one in its.past)
    yield f"{seed}: {past} | {its.level} {its.best} | {looks.first} of {looks.found}: {known(told)}"


def _press(its: way.Way, looks: search.Search, rng: Random, number: int) -> Event:
    at = f"2026-11-20T{10 + number // 60:02d}:{number % 60:02d}:{rng.randrange(60):02d}.000+00:00"
    if rng.random() < 0.25:
        return _look(looks, rng, number, at)
    work, data = its.work, dict[str, Any]()
    if work is None or work.done or rng.random() < 0.02:
        position = (
            write(draw(rng.choice(("typical", "few-sequences", "random")), rng)) if rng.random() < 0.95 else "won-XX"
        )
        data = {"position": position, "level": rng.choice((its.level, *LEVELS)), "sort": "typical", "seed": number}
        return Event("present", "learn", f"n{number}", data | {"timed": rng.random() < 0.8}, number + 1, at)
    cell = rng.choice(work.open)
    right = value(work.sheet, cell)
    given = right if rng.random() < 0.8 else rng.choice((right + 1, -1, way.MOST, way.MOST + 1, True, "3"))
    kind = rng.choice(("answer", "answer", "answer", "answer", "answer", "answer", "answer", "hint"))
    data = {"cell": str(cell) if rng.random() < 0.95 else "kings.7", "value": given}
    return Event(kind, "learn", f"n{number}", data, number + 1, at)


def _look(looks: search.Search, rng: Random, number: int, at: str) -> Event:
    if looks.sheet is None or looks.over:
        made = mistakes.spoilt(rng.choice(mistakes.NAMES), rng)
        assert made is not None
        told: dict[str, Any] = {"position": write(made.position), "mistake": made.mistake, "side": made.side}
        return Event("present", "error", f"n{number}", told, number + 1, at)
    cell = looks.sheet.cell if rng.random() < 0.4 else rng.choice(list(looks.sheet.figures))
    return Event(rng.choice(("answer",) * 6 + ("reveal",)), "error", f"n{number}", {"cell": str(cell)}, number + 1, at)
