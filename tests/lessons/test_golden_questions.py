"""Questions of every kind in every game, what is right, and what is said of wrong answers, are those that were written down.

Codes and facts stand there, not sentences: other words change nothing. ``--write-golden`` writes them anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.game import Game, game, games
from lessons.question.answered import ladder, marking
from lessons.question.kind import Answers, Item, Kind, Mark, Message
from lessons.question.panel import BadAnswer, read_reply
from lessons.question.registry import about, kinds
from lessons.question.sampling import draw
from tests.conftest import Golden
from tests.engine.written_down import brief, known

from .table import spec
from .test_every_kind_in_every_game import ways_here

SLIPS: tuple[Any, ...] = (0, 1, {"choice": 0}, {"choice": 1}, [0, 1], [0, 1, 2])
"""Replies of whoever presses anything."""
STEPS = 3
"""Steps of a question that are gone through."""
ITEMS, MOST_ROUNDS, MORE, MANY = 24, 4, 70, 400
"""About so many questions of a kind, of a kind that is asked in few ways or games several of each; so many more; and so many of
which only the answers are looked at, the right one and those of wrong rules."""
SLOW = {"play-tricks": 120, "choose-card": 240, "pile-worth": 150}
"""Kinds whose questions take long to be made or to be believed wrongly: so many of them."""


@pytest.mark.parametrize("kind", kinds().values(), ids=kinds())
def test_questions_are_asked_marked_and_explained_as_before(kind: Kind[Any, Any], golden: Golden) -> None:
    played = [game(name) for name in games() if not kind.refuses(game(name))]
    cells = [(its, way) for its in played for way in ways_here(kind, its)]
    rounds = max(1, min(MOST_ROUNDS, ITEMS // len(cells)))
    lines = [line for seed in range(rounds) for its, way in cells for line in _asked(kind, its, way, seed)]
    # Of many more a number that knows them: which way of asking is another one stands there, and no more.
    lines += [
        f"more of {its.id} {_named(way)}: {_more(kind, its, way, range(rounds, MORE // len(cells) + rounds + 1))}"
        for its, way in cells
    ]
    many = max(2, SLOW.get(kind.name, MANY) // len(cells))
    lines += [
        f"many of {its.id} {_named(way)}: {_many(kind, its, way, range(1_000, 1_000 + many))}" for its, way in cells
    ]
    golden(f"questions/{kind.name}.txt", "".join(f"{line}\n" for line in lines))


def _more(kind: Kind[Any, Any], its: Game, way: dict[str, Any], seeds: range) -> str:
    """Of more questions a number; slips that nobody with a misconception makes are among their answers."""
    return known(line for seed in seeds for line in _asked(kind, its, way, seed, slips=True))


def _many(kind: Kind[Any, Any], its: Game, way: dict[str, Any], seeds: range) -> str:
    """Of what is right, why, and what is believed to be right instead, a number."""
    return known(line for seed in seeds for line in answered(kind, draw(kind, spec(kind.name, **way), its, seed)))


def answered(kind: Kind[Any, Any], item: Item) -> Iterator[str]:
    given: Answers = ()
    for _ in range(STEPS):
        right = kind.right(item, given)
        wrong = (kind.answer_under(item, given, belief) for belief in about(kind.name))
        mark = kind.explain(item, given, right)
        yield f"{brief(right)} {_mark(mark)} {' '.join('-' if one is None else brief(one) for one in wrong)}"
        if mark.done:
            return
        given = (*given, right)


def _named(way: dict[str, Any]) -> str:
    return " ".join(f"{name}={value}" for name, value in way.items() if isinstance(value, str | int))


def _asked(kind: Kind[Any, Any], its: Game, way: dict[str, Any], seed: int, slips: bool = False) -> Iterator[str]:
    item = draw(kind, spec(kind.name, **way), its, seed)
    yield f"== {its.id} {_named(way)} guessed {kind.guess_rate(item):.3f}"
    yield from _gone_through(kind, item, SLIPS if slips else ())


def _gone_through(kind: Kind[Any, Any], item: Item, slips: tuple[Any, ...]) -> Iterator[str]:
    given: Answers = ()
    for _ in range(STEPS):
        panel, right = kind.panel(item, given), kind.right(item, given)
        rows = " / ".join(" ".join(row.cards) for row in panel.rows)
        takes = f"{panel.mode} {panel.at_least}-{panel.at_most}"
        yield f"{takes} {_said(panel.prompt)} | {rows} | {_all(panel.choices)} | {_all(panel.lines)}"
        yield f"hints {_all(kind.hints(item, given))}"
        mark = marking.mark(kind, item, given, right)
        yield f"right {brief(right)} {_mark(mark)}"
        for belief in about(kind.name):
            wrong = kind.answer_under(item, given, belief)
            if wrong is not None:
                found = marking.mark(kind, item, given, wrong)
                first = ladder.told(kind, item, given, wrong, found, 0)
                yield f"{belief.id} {brief(wrong)} {_mark(found)} first {_all(first.says)}"
        for slip in slips:
            yield f"{slip} {_slipped(kind, item, given, slip)}"
        if mark.done:
            return
        given = (*given, right)


def _slipped(kind: Kind[Any, Any], item: Item, given: Answers, raw: Any) -> str:
    try:
        slip = read_reply(kind.panel(item, given), raw)
    except BadAnswer as bad:
        return f"no answer: {bad}"
    found = marking.mark(kind, item, given, slip)
    if found.ok:
        return _mark(found)
    return f"{_mark(found)} first {_all(ladder.told(kind, item, given, slip, found, 0).says)}"


def _mark(mark: Mark) -> str:
    lit = " ".join(f"{place}:{state}" for place, state in sorted(mark.cards.items()))
    return f"{mark.ok} {mark.done} {mark.diagnosis or '-'} [{lit}] {_all(mark.says)}"


def _said(said: Message) -> str:
    return f"{said.reason}({brief(said.facts)})"


def _all(many: tuple[Message, ...]) -> str:
    return " ".join(map(_said, many))
