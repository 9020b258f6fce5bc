"""Settings list the copies of the log that there are."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from lessons.learner.storage.copies import keep_copy
from screens.shared import services
from tests.screens.driving import LEARNER
from tests.screens.test_several_learners import told, visit


def test_whoever_sits_at_the_computer_sees_which_copies_there_are(tmp_path: Path) -> None:
    services.store().keep(LEARNER, {"met": "yes"})
    kept = keep_copy(tmp_path / "log.sqlite", date(2026, 11, 26))
    assert str(kept) in told(visit("settings"))
