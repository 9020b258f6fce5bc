"""Every reply of the manual and whole deals by the players without chance are those that were looked at and written down.

What changes them on purpose writes them anew: ``python -m bench.golden --write``, and the difference is read like any other.
"""

from __future__ import annotations

import pytest

from bench.golden import GOLDEN, hands, replies
from engine.game import games


@pytest.mark.parametrize("name", games())
def test_the_manual_is_answered_as_before(name: str) -> None:
    assert replies(name) == (GOLDEN / "replies" / f"{name}.jsonl").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", games())
def test_whole_deals_are_played_explained_and_paid_as_before(name: str) -> None:
    assert hands(name) == (GOLDEN / "hands" / f"{name}.txt").read_text(encoding="utf-8")
