"""What all sessions share is made once, however many of them ask at the same time."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

from screens.loading import once


def test_of_eight_who_ask_at_once_one_makes_it_and_all_have_it() -> None:
    made, together = [], Barrier(8)

    @once
    def table() -> object:
        made.append(object())
        return made[-1]

    def ask(_: int) -> object:
        together.wait()
        return table()

    with ThreadPoolExecutor(8) as people:
        had = set(people.map(ask, range(8)))
    assert len(made) == len(had) == 1
