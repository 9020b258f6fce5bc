"""Games are found; what is asked of a game before it is played does not load it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from engine import BadInput
from engine.game import begins, family_of, game, games, is_game

UNLOADED = """
import sys
from engine.game import family_of, is_game
from lessons.tables.families import has_own_table, is_played
assert [family_of(one) for one in ("ottocento", "mineo3", "french5")] == ["bologna", "sicily", "france"]
assert not is_game("") and is_played("sicily") and not is_played("bologna")
assert has_own_table("mille") and has_own_table("vanto") and not has_own_table("ottocento")
later = "engine.games.sicily.", "engine.games.france.", "lessons.tables.sicily"
assert not [one for one in sys.modules if one.startswith(later)]
"""


@pytest.mark.parametrize("name", games())
def test_the_folder_of_a_game_tells_its_family(name: str) -> None:
    assert family_of(name) == game(name).family
    assert is_game(name)


def test_a_family_is_told_without_loading_its_games() -> None:
    subprocess.run([sys.executable, "-c", UNLOADED], check=True)


@pytest.mark.parametrize("name", ["", "french44", "scorekeeper", "__init__", "bologna"])
def test_what_is_no_game_is_none(name: str) -> None:
    assert not is_game(name)
    assert name not in games()


def test_a_game_that_is_not_there_has_no_family() -> None:
    with pytest.raises(BadInput, match="did you mean 'french4'"):
        family_of("french44")


@pytest.mark.parametrize("family", sorted({game(name).family for name in games()}))
def test_a_family_says_with_which_of_its_games_one_begins(family: str) -> None:
    assert family_of(begins(family)) == family
    assert is_game(begins(family))


BROKEN = """
import sys
from importlib import import_module
from pathlib import Path
folder = Path(sys.argv[1], "raffadali")
folder.mkdir()
folder.joinpath("__init__.py").write_text("raise RuntimeError('half written')")
import_module("engine.games.sicily").__path__.append(sys.argv[1])
from engine import BadInput, game
from engine.__main__ import main
from engine.game import broken_games, games, is_game
assert "raffadali" not in games() and "mineo3" in games() and not is_game("raffadali")
assert list(broken_games()) == ["raffadali"]
try:
    game("raffadali")
except BadInput as error:
    assert error.code == "broken-game" and "half written" in error.message
assert main(["--help"]) == 0
"""


def test_one_game_that_cannot_be_loaded_takes_no_other_down(tmp_path: Path) -> None:
    told = subprocess.run([sys.executable, "-c", BROKEN, tmp_path], check=True, capture_output=True, text=True)
    assert "== mineo3 (3 players) ==" in told.stdout
    assert told.stderr == "left out, as it cannot be loaded: raffadali (RuntimeError('half written'))\n"
