"""Players of an earlier revision sit down with today's, each with the engine of its own time."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

from bench.players.duel import duel, former, player

ROOT = Path(__file__).parents[2]


def test_players_of_another_revision_play_a_deal_both_ways() -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as files:
        for path in (ROOT / "engine").rglob("*.py"):
            files.write(path, path.relative_to(ROOT))
    (gain,) = duel(former(packed.getvalue()), player("book", None, ""), 1)
    assert abs(gain) < 1000
