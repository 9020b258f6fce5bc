"""The tables of every game, as they stand in the code, are those that were looked at once: packs, forms, words, amounts.

What is short stands there; of what is long a number. Functions are told by their names.
"""

from __future__ import annotations

import pytest

from engine.game import FAMILIES, game, games
from tests.conftest import Golden
from tests.engine.constants import constants, short, written


@pytest.mark.parametrize("family", sorted({one.rpartition(".")[2] for one in FAMILIES}))
def test_the_tables_of_a_family_are_as_they_were(family: str, golden: Golden) -> None:
    of_games = [
        f"{one}: {short(game(one))} {short(game(one).house())}" for one in games() if game(one).family == family
    ]
    tables = (
        f"{module.removeprefix('engine.games.')} {name}: {short(value)}"
        for module, name, value in constants(f"engine.games.{family}")
    )
    golden(f"constants/{family}.txt", "".join(f"{line}\n" for line in [*of_games, *tables]))


def test_what_the_engine_has_beside_the_games_and_what_it_takes_where_nothing_is_said_is_as_it_was(
    golden: Golden,
) -> None:
    golden("constants/engine.txt", written("engine", but="engine.games."))
