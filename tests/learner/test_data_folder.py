"""What pages that anybody may read say of the club's files: their names, and not where this computer keeps them."""

from __future__ import annotations

from pathlib import Path

import pytest

from lessons.learner import data_folder


def test_a_file_of_the_club_is_named_from_the_data_folder_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(data_folder, "log_address", lambda: str(tmp_path / "log.sqlite"))
    assert data_folder.named_within(str(tmp_path / "evenings" / "autunno.yaml")) == "evenings/autunno.yaml"
    assert data_folder.named_within("content/evenings/the-grande.yaml") == "content/evenings/the-grande.yaml"
    assert data_folder.named_within("/elsewhere/one.yaml") == "/elsewhere/one.yaml"
