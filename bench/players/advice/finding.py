"""Looks for the situations of a theme that can be asked: in which the master finds what the tactics say to hold.

Each is played out twice, the second time in deals that are new: of hundreds of situations some look clearer than they are.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

from bench.players.advice.comparing import gain, holds, question, refuted
from lessons.questions.choose_card.bologna.situations import FEWER, THEMES
from lessons.questions.choose_card.bologna.verified import FILE, Shelf, counsel, shelves, situation, stamp
from lessons.questions.choose_card.theme import Theme, usable

GLANCE, LOOK = 300, 2_000
"""Possible deals in which the choices are played out: to see whether it is worth looking, and to be sure."""
AHEAD = 1.0
"""Standard errors that every best choice is ahead of every poor one on the second look."""
ENOUGH, TRIES = 200, 12_000
"""Situations for each theme; numbers that are tried for them."""
FOLDER = Path(__file__).parents[3] / "build" / "advice"
HEAD = """# Found by `python -m bench.players.advice find`: situations in which the master finds the tactics to hold.
# Not written by hand. The numbers are what each theme draws from; the stamp says how it drew and graded then.
"""


@dataclass(frozen=True)
class ThemeFindings:
    """What was found of a theme. ``looked``: situations that were played out, ``refuted``: those in which a poor choice seemed
    better than all the best ones by two standard errors; ``gains``: what the best choices of those kept bring."""

    theme: str
    numbers: tuple[int, ...]
    stamp: str
    gains: tuple[float, ...]
    looked: int
    refuted: int


def themes() -> Iterator[tuple[str, Theme]]:
    """Every theme once, with a way of asking it."""
    known = set[str]()
    for ask, some in THEMES.items():
        for theme in some:
            if theme.name not in known:
                known.add(theme.name)
                yield ask, theme


def found(ask: str, theme: Theme, enough: int = ENOUGH) -> ThemeFindings:
    """The first situations of this theme in which the advice holds; fewer where there are no more."""
    numbers, gains, looked, against = list[int](), list[float](), 0, 0
    for number in range(TRIES):
        view = situation(theme, number)
        if not usable(counsel(view, ask)):
            continue
        asked = question(view, ask, number)
        if asked is None:
            continue
        looked += 1
        if not holds(asked.gaps(GLANCE, number), -AHEAD):
            gaps = asked.gaps(LOOK, number + TRIES) if looked <= ENOUGH else []
            against += refuted(gaps) if gaps else 0
            continue
        gaps = asked.gaps(LOOK, number + TRIES)
        against += refuted(gaps) if looked <= ENOUGH else 0
        if holds(gaps, AHEAD):
            numbers.append(number)
            gains.append(gain(gaps))
        if len(numbers) == enough:
            break
    return ThemeFindings(
        theme.name, tuple(numbers), stamp(theme, ask, numbers), tuple(gains), min(looked, ENOUGH), against
    )


def enough_of(theme: str) -> int:
    """How many situations of this theme are looked for."""
    return FEWER.get(theme, ENOUGH)


def kept(ask: str, theme: Theme) -> ThemeFindings:
    """As it was found before for the theme as it is now, or found now."""
    enough = enough_of(theme.name)
    file = FOLDER / f"{theme.name}-{enough}.json"
    if file.exists():
        told = json.loads(file.read_text())
        one = ThemeFindings(
            told["theme"], tuple(told["numbers"]), told["stamp"], tuple(told["gains"]), told["looked"], told["refuted"]
        )
        if one.stamp == stamp(theme, ask, one.numbers):
            return one
    one = found(ask, theme, enough)
    FOLDER.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(asdict(one)))
    return one


def write(some: Mapping[str, ThemeFindings], file: Path = FILE) -> None:
    """The numbers of these themes, where the lessons read them; what stands there of others stays."""
    known = dict(shelves(file)) | {name: Shelf(one.numbers, one.stamp) for name, one in some.items()}
    lines = [HEAD]
    for name in (theme.name for _, theme in themes() if theme.name in known):
        lines += [f'{name}:\n  stamp: "{known[name].stamp}"\n  numbers: >-\n']
        told = list(map(str, known[name].numbers))
        lines += [f"    {' '.join(told[at : at + 25])}\n" for at in range(0, len(told), 25)]
    file.parent.mkdir(exist_ok=True)
    file.write_text("".join(lines))
