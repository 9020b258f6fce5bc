"""Matches in which people write, write amiss, correct and take back by chance: what is taken and refused is as it was before.

Reasons and how often each was given stand there, and a number that knows the facts, the totals and every line of the match.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.errors import BadInput
from engine.game import game
from engine.games.bologna import scorekeeper as bologna
from engine.games.bologna.rules import Rules
from engine.games.france import scorekeeper as france
from engine.games.france.playout import random_deal as french_deal
from engine.games.sicily import scorekeeper as sicily
from engine.games.sicily.playout import random_deal as sicilian_deal
from engine.parts.corrections import Correct, Stop, Undo
from tests.conftest import Golden
from tests.engine.france import test_scorekeeper as in_france
from tests.engine.sicily import test_scorekeeper as in_sicily
from tests.engine.test_golden_scorekeepers import DECLARED, SAID, nearly
from tests.engine.written_down import brief, known

PRESSES, DEALS = 80, 8


def _matches(keeper: Any, starts: Sequence[Any], ends: Sequence[Any], rng: Random) -> Iterator[str]:
    """``ends``: what may be written of a deal."""
    for begin in (*starts, *starts):
        match, told, reasons = keeper.fold([begin]), list[str](), Counter[str]()
        given_up = keeper.fold([begin, Stop()])
        assert given_up.over
        told.append(f"given up at once: {len(given_up.hands)}")
        for _ in range(PRESSES):
            try:
                line = keeper.LINES.write_line(_entry(match, begin, ends, rng))
                entry = keeper.LINES.read_line(line)
            except (BadInput, IndexError) as bad:  # there is no such side to be named
                reasons[getattr(bad, "code", "no-words")] += 1
                continue
            verdict = keeper.judge(match, entry)
            reasons[verdict.reason] += 1
            if verdict.ok and not (isinstance(entry, Stop) and rng.random() < 0.9):
                match = keeper.fold((*match.entries, entry))
            its = f"{len(match.hands)} {brief(match.hands[-1].after if match.hands else '')}"
            told.append(f"{line}: {verdict.reason} {brief(verdict.facts)} {its} {match.over}")
        lines = keeper.LINES.write(match.entries)
        assert keeper.fold(keeper.LINES.read(lines)) == match
        told += [lines, *(f"{place.number} {place.stands} {place.by}" for place in match.places)]
        yield f"{' '.join(f'{reason} {reasons[reason]}' for reason in sorted(reasons))}: {known(told)}"


def _entry(match: Any, begin: Any, ends: Sequence[Any], rng: Random) -> Any:
    """Mostly the deal that is being played, or nearly; then an earlier entry otherwise, or back; seldom what has no place there."""
    many, now = len(match.entries), match.open.number if match.open else len(match.hands)
    sort = rng.random()
    if sort < 0.3:
        return replace(rng.choice(ends), hand=now)
    if sort < 0.45:
        return rng.choice([other for _, other in nearly(replace(rng.choice(ends), hand=now))] or [begin])
    if sort < 0.75:
        number = rng.randrange(many + 2)
        of = getattr(match.entries[max(0, min(number, many) - 1)], "hand", now)
        other = replace(rng.choice(ends), hand=of if rng.random() < 0.9 else now)
        return Correct(number, other if rng.random() < 0.85 else replace(begin, dealer=rng.randrange(4)))
    if sort < 0.96:
        return Undo(rng.randrange(many + 2))
    return rng.choice((Stop(), begin))


def _in_sicily(name: str, rng: Random) -> list[Any]:
    """Ends of some deals under some house rules."""
    rules = [game(name).house(), *(in_sicily.random_rules(name, rng) for _ in range(DEALS - 1))]
    dealt = (sicilian_deal(game(name).form, rng, one, number % game(name).seats, 0) for number, one in enumerate(rules))
    return [in_sicily.as_written(state, 1) for state, _ in dealt]


def _in_france(name: str, rng: Random) -> list[Any]:
    its: Any = game(name)
    dealt = (french_deal(its.form, rng, its.house(), number, played=True) for number in range(DEALS))
    return [france.Passed(1), *(in_france.as_written(state, 1) for state, _ in dealt)]


@pytest.mark.parametrize("name", [*in_sicily.GAMES, *in_france.GAMES, *bologna.FORMATS])
def test_matches_are_written_corrected_and_taken_back_as_before(name: Any, golden: Golden) -> None:
    rng = Random(name)
    starts: list[Any]
    if name in in_sicily.GAMES:
        its = game(name)
        starts = [in_sicily.start(name, its.house()), in_sicily.start(name, in_sicily.random_rules(name, rng), 1)]
        lines = _matches(sicily, starts, _in_sicily(name, rng), rng)
    elif name in in_france.GAMES:
        lines = _matches(france, [in_france.start(name, dealer) for dealer in range(2)], _in_france(name, rng), rng)
    else:
        house = (Rules(), Rules(andare_a_monte=True))
        starts = [bologna.Start(in_sicily.NAMES, dealer, name, house=one) for dealer, one in enumerate(house)]
        lines = _matches(bologna, starts, [*SAID, *SAID[3:4] * 3, DECLARED], rng)
    golden(f"matches/{name}.txt", "".join(f"{line}\n" for line in lines))
