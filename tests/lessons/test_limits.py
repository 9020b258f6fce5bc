"""Whatever has a limit may be as much as its limit says, and no more."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from pydantic import ValidationError

from engine.errors import LONGEST as LONGEST_QUOTE
from engine.errors import BadInput, quoted
from engine.games.bologna.scoring import position_codec
from engine.parts import entering
from lessons.evening import judging, returning
from lessons.evening.activities import tables
from lessons.evening.entries.lifecycle import Laid, Paired, Returning, SatDown
from lessons.evening.entries.rounds import Homework, Joined
from lessons.moves import move
from lessons.moves.move import Move, is_place
from lessons.question import panel
from tests.lessons.evening.room_log import TEACHER, Log, asked, opened

Tried = Callable[[int], bool]
"""May it be so much?"""


def moved(**told: Any) -> Move | None:
    try:
        return Move(**{"place": "table/mineo3", "event": "next", "nonce": "12345678", **told})
    except ValidationError:
        return None


def timed(ms: int) -> bool:
    made = moved(ms=ms)
    return made is not None and made.ms == ms


def position_read(length: int) -> bool:
    try:
        position_codec.read(("won-SK " * length)[:length])
    except BadInput as error:
        return error.code != "too-long"
    return True


def named(length: int) -> bool:
    return entering.names_refused(("Anna", "B" * length), "source") is None


def number(most: int) -> bool:
    found = [panel.exact_number(raw) is not None for raw in (most, -most, float(most), -float(most))]
    assert len(set(found)) == 1
    return found[0]


LIMITS: dict[str, tuple[int, Tried]] = {
    "a value in a move": (move.MOST_VALUE, lambda n: moved(value="x" * (n - len(json.dumps("")))) is not None),
    "the place of a move": (move.MOST_PLACE, lambda n: is_place("a/" + "b" * (n - 2))),
    "the time of a move": (move.LONGEST_MS - 1, timed),
    "a number that is answered": (panel.MOST, number),
    "a number as it is written": (panel.LONGEST, lambda n: panel.exact_number("0" * (n - 1) + "1") is not None),
    "a position as text": (position_codec.MOST, position_read),
    "a name at the scorekeeper": (entering.LONGEST, named),
    "a name in an evening": (judging.LONGEST_NAME, lambda n: judging.name_fault("x" * n) is None),
    "a word that is quoted": (LONGEST_QUOTE - 2, lambda n: "…" not in quoted("x" * n)),
}


@pytest.mark.parametrize("what", LIMITS)
def test_it_may_be_as_much_as_its_limit_says_and_no_more(what: str) -> None:
    most, may = LIMITS[what]
    assert [may(n) for n in (most - 1, most, most + 1)] == [True, True, False]


FEW = 3


def joins(log: Log, n: int) -> str:
    return log.does(f"pupil{n}", Joined(name=f"Pupil {n}"))


def sits_down(log: Log, n: int) -> str:
    return log.does(TEACHER, SatDown(hands=1, tables=(Laid(match=f"a-b-c-{'abcd'[n]}", pairs=(0, 1)),)))


def comes_back(log: Log, n: int) -> str:
    return log.does(f"stranger{n}", Returning(badge=0))


def asks(log: Log, _: int) -> str:
    return log.does(TEACHER, asked())


def gives_homework(log: Log, n: int) -> str:
    return log.does(TEACHER, Homework(sort="lesson", lesson="ottocento/following", at=n))


@pytest.mark.parametrize(
    ("module", "limit", "there", "does", "refused"),
    [
        (judging, "MOST_MEMBERS", 0, joins, "full"),
        (judging, "MOST_ROUNDS", 1, asks, "long-evening"),
        (judging, "MOST_HOMEWORK", 1, gives_homework, "much-homework"),
        (returning, "MOST_WAITING", 1, comes_back, "many-return"),
        (tables, "MOST_ROUNDS", 4, sits_down, "long-evening"),
    ],
    ids=["members", "rounds", "homework", "waiting", "tables"],
)
def test_an_evening_has_room_for_as_many_as_its_limit_says(
    module: Any, limit: str, there: int, does: Callable[[Log, int], str], refused: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, limit, FEW)
    log = opened(*("anna", "bruno", "carla", "dino")[:there])
    if does is sits_down:
        log.does(TEACHER, Paired(pairs=((0, 1), (2, 3))))
    assert [does(log, n) for n in range(FEW + 1)] == [""] * FEW + [f"evening.refused.{refused}"]
