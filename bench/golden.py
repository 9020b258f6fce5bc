"""What the protocol answers and what the players without chance do, written down: a change of either is seen as a change of text.

    python -m bench.golden --write    replies/ and hands/ in tests/golden, as this checkout has them; look at the difference

``replies/<game>.jsonl``: the manual's question of each ask, and its reply. ``hands/<game>.txt``: whole deals by each player that
does not search: the record, the reason and facts of each action, and what the deal came to.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path
from random import Random
from typing import Any

from engine.cards import Card
from engine.game import game, games
from engine.parts.playout import shuffled
from engine.protocol.manual import examples
from engine.protocol.serve import answers
from players.registry import SEARCHING, names, player

GOLDEN = Path(__file__).parents[1] / "tests" / "golden"
DEALS = 3
"""Deals of each player; the first begins with another dealer than the second."""
MOST = 400
"""Actions a deal at most: none has so many."""


def replies(name: str) -> str:
    """A line for each question of the manual, and a line for each reply to it."""
    lines: list[str] = []
    for question in examples(game(name)):
        asked = json.dumps(question, ensure_ascii=False)
        lines += [asked, *answers([asked])]
    return "\n".join(lines) + "\n"


def hands(name: str) -> str:
    """So many deals by each player of this game who does not search."""
    thoughtless = [one for one in names(name) if one not in SEARCHING]
    return "".join(f"{line}\n" for who in thoughtless for number in range(DEALS) for line in _deal(name, who, number))


def _deal(name: str, who: str, number: int) -> Iterator[str]:
    """The record of a deal, why each action was chosen, and what it came to."""
    its, plays = game(name), player(who, name)
    state = its.deal.start(shuffled(its.pack, Random(f"{name} {number}")), number % its.seats, its.house())
    made, reasons = list[Any](), list[str]()
    while its.deal.to_act(state) is not None and len(made) < MOST:
        choice = plays.choose(state, len(made), 0)
        made.append(choice.action)
        reasons.append(f"{choice.reason} {_brief(choice.facts)}")
        state = its.deal.apply(state, choice.action)
    yield f"== {who} {number}"
    yield from its.deal.write(state, tuple(made)).splitlines()
    yield from reasons
    yield "comes to " + _brief(its.deal.score(state))


def _brief(value: Any) -> str:
    """Cards by their codes, values without their names; all of what decides how a deal was counted."""
    match value:
        case Card():
            return value.code
        case Mapping():
            return " ".join(f"{name}={_brief(one)}" for name, one in value.items())
        case frozenset() | set():
            return f"{{{' '.join(sorted(map(_brief, value)))}}}"
        case tuple() | list():
            return f"({' '.join(map(_brief, value))})"
    if is_dataclass(value) and not isinstance(value, type):
        return f"{type(value).__name__}({' '.join(_brief(getattr(value, one.name)) for one in fields(value))})"
    return str(value)


def main(arguments: list[str]) -> int:
    if arguments != ["--write"]:
        print(__doc__)
        return 2
    for name in games():
        (GOLDEN / "replies" / f"{name}.jsonl").write_text(replies(name), encoding="utf-8")
        (GOLDEN / "hands" / f"{name}.txt").write_text(hands(name), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
