"""Which lines of an engine's family some question, table or game reaches: ``python -m bench coverage french-coverage``.

Counted are the lines inside functions, while everything is done that a learner can do: every question of the family's lessons,
table tests and every way of asking that review has, from several seeds, answered; then whole deals at the practice table, by every
house rule, by somebody who presses anything there is; last, deals kept as at a real table and laid out for scoring. What only
other programs ask for is left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from bench.reached.asked import practice, questions
from bench.reached.lines import reached, share, there_are, watching
from engine.game import game, games

ROOT = Path(__file__).resolve().parents[2]
GOAL = 90
KEEPING = {"scorekeeper", "record.py"}
"""What keeps a match at a real table, or a deal as text: no rule of a game, and reached by the last part alone."""


def everything(family: str) -> Iterator[partial[None]]:
    """All that is done, piece by piece. What is kept at a real table is the family's own: a module of its name."""
    ids = [id for id in games() if game(id).family == family]
    yield from (partial(questions, one) for one in ids)
    yield from (partial(practice, one) for one in ids)
    keep = import_module(f"bench.reached.{family}").tables
    yield from (partial(tables, keep, one) for one in ids)


def tables(keep: Any, id: str) -> None:
    """Deals kept as at a real table and laid out, as the family has them."""
    keep(id)


def measure(family: str, tell: bool = True) -> dict[str, float]:
    """The share of lines reached; prints file by file what is not."""
    folder = ROOT / "engine" / "games" / family
    every = there_are(folder)
    rules = {name: lines for name, lines in every.items() if not KEEPING & {*Path(name).relative_to(folder).parts}}
    before: dict[Any, tuple[float, float]] = {}
    with watching(folder) as run:
        for do in everything(family):
            before.setdefault(do.func, (share(every, run), share(rules, run)))
            do()
    missing = {name: sorted(lines - run.get(name, set())) for name, lines in every.items()}
    for name, lines in sorted(missing.items(), key=lambda pair: -len(pair[1])):
        if lines and tell:
            print(
                f"{Path(name).relative_to(folder)!s:36} {len(lines):4} of {len(every[name]):4}: {', '.join(map(str, lines))}"
            )
    return {
        "lines": sum(map(len, every.values())), "reached": reached(every, run), "by_questions_alone": before[practice][0],
        "by_lessons_and_practice": before[tables][0], "of_the_rules_by_lessons_and_practice": before[tables][1],
        "percent": share(every, run), "goal": GOAL,
    }  # fmt: skip


def met(told: Mapping[str, float]) -> bool:
    """Are so many of the lines reached, and of the rules by lessons and practice alone?"""
    return min(told["percent"], told["of_the_rules_by_lessons_and_practice"]) >= told["goal"]
