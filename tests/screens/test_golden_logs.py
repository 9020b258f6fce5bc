"""A log that was written once leads to the same for ever: where one is, what is shown and counted, what is known of whom.

The logs of tests/golden/logs are never written anew: they are somebody's history. Those in ``oldest`` were written by the first
program whose lines are still read. ``--write-golden`` writes down what comes out of them; ``--record-logs`` plays what has no log
yet.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bench.changed.noticed import noticed
from lessons.moves import rng
from lessons.places.sessions import places
from tests.conftest import Golden
from tests.screens.golden_logs.kept import LOGS, Log, another, database, lines_in, seen
from tests.screens.golden_logs.scenes import played, scenes

KEPT = sorted(str(path.relative_to(LOGS).with_suffix("")) for path in LOGS.rglob("*.jsonl"))


@pytest.fixture(autouse=True)
def lent_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same for all, whatever this file is called: where something is asked anew, it is what was asked."""
    monkeypatch.setattr(rng, "_RNG", Random(1))


@pytest.mark.parametrize("name", KEPT)
def test_a_log_of_then_leads_to_what_it_led_to(name: str, golden: Golden, caplog: pytest.LogCaptureFixture) -> None:
    log = Log.read(LOGS / f"{name}.jsonl")
    log.put(database())
    with noticed() as fitted:
        told = list(seen(log))
    unread = [record.getMessage() for record in caplog.records if record.name.startswith("lessons.")]
    told += [f"passed over: {one.partition(' (')[0]}" for one in (*fitted, *unread)]
    if written := lines_in(database()) - log.length:
        told.append(f"written by looking: {written}")
    golden(f"logs/{name}.txt", "".join(f"{line}\n" for line in told))


def test_there_is_a_log_of_every_place_in_every_game(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    missing = [name for name in scenes() if not (LOGS / f"{name}.jsonl").exists()]
    while missing and request.config.getoption("--record-logs"):
        name = missing.pop()
        another(tmp_path / f"{name}.sqlite")
        played(name).write(LOGS / f"{name}.jsonl")
    assert not missing, f"nothing is kept of {', '.join(missing)}; pytest --record-logs plays it"


def test_every_sort_of_place_is_looked_at() -> None:
    looked = {place.partition("/")[0] for path in LOGS.glob("*.jsonl") for _, place in Log.read(path).look}
    assert looked == set(places())


def test_what_is_kept_is_not_written_again(tmp_path: Path) -> None:
    log = Log.read(LOGS / "practice-short.jsonl")
    log.write(tmp_path / "new.jsonl")
    assert (tmp_path / "new.jsonl").read_bytes() == (LOGS / "practice-short.jsonl").read_bytes()
    with pytest.raises(FileExistsError):
        log.write(tmp_path / "new.jsonl")
