"""A club whose data are kept, and put back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from lessons.learner.event import Event
from lessons.learner.store import ADDRESS, Store
from tests.learner.backup.club_data import CODE


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data of a club: a log, lessons and a pack of its own, reports, members."""
    folder = tmp_path / "data"
    monkeypatch.setenv(ADDRESS, str(folder / "calzettini.sqlite"))
    for name, content in {
        "lessons/serata/prima.yaml": b"id: ours/first\n",
        "packs/scans/AS.png": b"\x89PNG" + bytes(range(256)),
        "reports.jsonl": b'{"lesson": "x"}\n',
        "members.txt": "Nerìna\n".encode(),
        "cache/packs/made.png": b"made again at any time",
        "compiled/abc/x.nbi": b"made again at any time",
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    return folder


@pytest.fixture
def store(home: Path) -> Iterator[Store]:
    opened = Store()
    opened.append(CODE, "following", Event("answer", "no-cups", "nonce-1", {"value": [1]}))
    opened.keep(CODE, {"language": "it", "size": "large"})
    yield opened
    opened.close()
