"""Every reply of the manual and whole deals by the players without chance are those that were looked at and written down.

What changes them on purpose writes them anew, with ``--write-golden``, and the difference is read like any other.
"""

from __future__ import annotations

import pytest

from engine.game import games
from tests.conftest import Golden

from .by_chance import deals
from .written_down import hands, replies


@pytest.mark.parametrize("name", games())
def test_the_manual_is_answered_as_before(name: str, golden: Golden) -> None:
    golden(f"replies/{name}.jsonl", replies(name))


@pytest.mark.parametrize("name", games())
def test_whole_deals_are_played_explained_and_paid_as_before(name: str, golden: Golden) -> None:
    golden(f"hands/{name}.txt", hands(name))


@pytest.mark.parametrize("name", games())
def test_under_every_house_rule_cards_are_refused_and_deals_paid_as_before(name: str, golden: Golden) -> None:
    golden(f"chance/{name}.txt", deals(name))
