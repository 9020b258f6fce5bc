"""Problems as their files have them, and which of many are taken into a collection."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

from engine.games.bologna.pack import PACK
from players.problems.collecting import as_yaml, by_file, collected
from players.problems.finding import Problem
from players.problems.guessing import CAPPED
from tests.conftest import Golden
from tests.engine.written_down import known

FILES = sorted((Path(__file__).parents[2] / "content" / "problems").glob("*.yaml"))
FOUND, WANTED = 300, 25


def read(entry: dict[str, Any], section: str, ways: dict[str, float] | None = None) -> Problem:
    right = tuple(PACK[code] for code in entry["right"])
    behind = {PACK[code]: points for code, points in entry["behind"].items()}
    why = {PACK[code]: tuple(one) for code, one in entry["why"].items()}
    same = (entry["name"], entry["level"], entry["reason"], f"ottocento#{section}", right, behind, why)
    return Problem(*same, entry["worlds"], entry["solved"], entry["record"], (), ways or {})


def entries() -> list[Problem]:
    return [read(one, file.stem) for file in FILES for one in yaml.safe_load(file.read_text(encoding="utf-8"))]


def test_each_problem_goes_into_the_file_it_was_read_from_and_is_written_as_it_stands_there() -> None:
    found = by_file(entries(), FILES[0].parent)
    assert sorted(found) == FILES
    assert [one.level for some in found.values() for one in some] == [
        one for some in found.values() for one in sorted(one.level for one in some)
    ]
    for file, some in found.items():
        written = file.read_text(encoding="utf-8")
        place = {one.name: written.index(f'name: "{one.name}"') for one in some}
        assert as_yaml(sorted(some, key=lambda one: place[one.name])) == written


@pytest.mark.parametrize("kept", [0, 5])
def test_out_of_many_problems_the_same_are_taken_as_before(kept: int, golden: Golden) -> None:
    """Some of which a long look shows that they are none, some that are solved without thinking, some like others."""
    rng = Random(kept)
    there = [
        Problem(
            f"{rng.randrange(200)}-{number}", rng.choice((1, 1, 2, 3)), rng.choice("abcdefgh"), "ottocento#x", (PACK["SK"],),
            {PACK["SK"]: 0.0, PACK["S6"]: float(rng.randrange(5, 60))}, {}, 400, rng.random() < 0.4, "",
            tuple(rng.choice("xyz") for _ in range(5)), {way: rng.choice((0.0, 0.0, 0.5, 1.0)) for way in CAPPED},
        )
        for number in range(FOUND)
    ]  # fmt: skip
    looked = list[str]()

    def prove(likely: Problem) -> Problem | None:
        looked.append(likely.name)
        return likely if rng.random() < 0.7 else None

    chosen = collected(WANTED, there[kept:], prove, there[:kept])
    levels = [sum(one.level == level for one in chosen) for level in (1, 2, 3)]
    golden(
        f"search/collected-{kept}.txt", f"{len(chosen)} {levels} {len(looked)} {known(one.name for one in chosen)}\n"
    )
