"""Somebody who is away is marked on the plate of their chair alone: sentences and counts name them as ever."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from screens.views.at_a_table.names import called, on_plate

AWAY = SimpleNamespace(who="a", name="Maria", person=False)
THERE = SimpleNamespace(who="b", name="Bruno", person=True)


@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_a_name_in_a_sentence_does_not_tell_that_somebody_is_away(lang: str) -> None:
    table: Any = SimpleNamespace(chairs=(AWAY, THERE), teaching=None)
    assert [called(table, one, lang) for one in (0, 1)] == ["Maria", "Bruno"]
    marked, there = (on_plate(table, one, lang) for one in (0, 1))
    assert marked.startswith("Maria (")
    assert there == "Bruno"
