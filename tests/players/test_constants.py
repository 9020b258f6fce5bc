"""What those who search reckon with, as it stands in the code: how far and how long, and where what lies in a row of numbers."""

from __future__ import annotations

from tests.conftest import Golden
from tests.engine.constants import written


def test_whatever_the_players_reckon_with_is_as_it_was(golden: Golden) -> None:
    golden("constants/players.txt", written("players"))
