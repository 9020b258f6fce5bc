"""What a club has to lose, as tests of backups look at it: its learner, its files; and why a backup was refused."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from lessons.backup.archive import BadBackup
from screens.wording.texts import LANGUAGES, text

CODE, MATCH, ROOM = "luna-sole-onda-faro", "match-code-1", "room-code-1"
NOW = datetime(2026, 11, 22, 21, 30)


def files(folder: Path) -> dict[str, bytes]:
    """What a club has beside its log."""
    ours = ("lessons", "packs", "reports.jsonl", "members.txt")
    found = (one for one in folder.rglob("*") if one.is_file())
    return {name: one.read_bytes() for one in found if (name := one.relative_to(folder).as_posix()).startswith(ours)}


def both(error: BadBackup) -> list[str]:
    told = [text(f"backup.{error.reason}", lang, **error.facts) for lang in LANGUAGES]
    assert not [one for one in told if "{" in one]
    return told
