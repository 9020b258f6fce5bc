"""How many discriminating situations a second of one core are drawn, misconception by misconception."""

from __future__ import annotations

import sys
from time import process_time
from typing import Any

from engine import game
from lessons.question.misconception import Misconception
from lessons.question.registry import about, kinds
from lessons.question.sampling import NoSituation, draw
from lessons.review.templates import ways_of

TARGET = 200
"""Situations a second that a drill may count on."""
SECONDS = 0.25
WAYS: dict[str, tuple[dict[str, Any], ...]] = {
    "count-grande": ({"method": "row"}, {"method": "scavezzo"}),
    "order-cards": ({"among": "trumps"}, {"among": "long"}, {"among": "round"}),
    "pick-cards": ({}, {"group": "trumps"}),
}
"""Ways of asking that a kind's own spec does not list."""
HOMES = ("ottocento", "mineo3", "french4")
"""A game of each family; a mistake is tried in the first of them in which it can be made."""


def rate(kind: str, misconception: Misconception, way: dict[str, Any]) -> float:
    """Situations a second in which this misconception changes the answer; 0 where it never does."""
    asked = kinds()[kind]
    spec = asked.Spec(id="bench", skill="bench", aim=(misconception.id,), **way)
    the_game = next(one for one in map(game, HOMES) if misconception.fits(one))
    drawn, start = 0, process_time()
    while process_time() - start < SECONDS:
        try:
            draw(asked, spec, the_game, drawn)
        except NoSituation:
            return 0.0
        drawn += 1
    return drawn / (process_time() - start)


def main() -> int:
    rows = []
    for kind in kinds():
        for belief in about(kind):
            ways = WAYS.get(kind) or [dict(way) for way in ways_of(kinds()[kind])]
            best = max((rate(kind, belief, way), str(way)) for way in ways)
            rows.append((best[0], kind, belief.id, best[1]))
    for each, kind, name, way in sorted(rows):
        print(f"{each:9.0f}/s  {kind:16} {name:32} {way}")
    slow = [row for row in rows if row[0] < TARGET]
    print(f"{len(rows)} pairs, slowest {min(rows)[0]:.0f}/s, {len(slow)} below {TARGET}/s")
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
