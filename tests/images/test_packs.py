"""A club's pack of scans: its manifest, its gaps and how they are filled."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from images.packs import Pack, load, load_all
from tests.images.scanning import folder, reasons, scan


def test_a_card_the_deck_does_not_have_is_named_with_its_nearest(club: Callable[..., Pack], tmp_path: Path) -> None:
    (problem,) = club({"Begatto": scan(tmp_path, "a.png")}).problems
    assert (problem.reason, problem.facts) == ("unknown-card", {"code": "Begatto", "nearest": "Begato"})


def test_a_missing_twin_moor_takes_the_others_scan(club: Callable[..., Pack], tmp_path: Path) -> None:
    pack = club({"Moor2": scan(tmp_path, "moor.png")})
    assert pack.pictures["Moor1"] == pack.pictures["Moor2"]
    assert pack.borrowed == ("Moor1",)
    assert "Moor3" in pack.gaps
    assert "Moor1" not in pack.gaps


def test_the_report_names_the_gaps(club: Callable[..., Pack], tmp_path: Path) -> None:
    pack = club({"SK": scan(tmp_path, "a.png")})
    assert len(pack.gaps) == 62
    assert pack.report().startswith("Il circolo: 1 pictures for bologna\nmissing: Angel World")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "not-json"),
        ("[]", "no-cards"),
        ('{"schema": 1}', "no-cards"),
        ("[" * 100_000, "not-json"),
        ('{"schema": 2, "deck": "bologna", "cards": {}}', "schema"),
        ('{"schema": 1, "deck": "bolognese", "cards": {}}', "unknown-deck"),
        ('{"schema": 1, "deck": ["bologna"], "cards": {}}', "unknown-deck"),
    ],
)
def test_a_manifest_that_cannot_be_read_says_why(tmp_path: Path, text: str, reason: str) -> None:
    folder(tmp_path).mkdir(parents=True)
    (folder(tmp_path) / "manifest.json").write_text(text)
    (problem,) = load(folder(tmp_path), tmp_path / "cache").problems
    assert (problem.file, problem.reason) == ("manifest.json", reason)


def test_a_name_that_is_no_text_is_refused(club: Callable[..., Pack]) -> None:
    assert [p.reason for p in club({"SK": 7, "SQ": ["a"], "SN": None}).problems] == ["not-a-name"] * 3


def test_a_second_look_does_not_prepare_the_scans_again(club: Callable[..., Pack], tmp_path: Path) -> None:
    cards: dict[str, object] = {"SK": scan(tmp_path, "a.png", (400, 500))}
    first = club(cards)
    before = {file: file.stat().st_mtime_ns for file in first.cache.iterdir()}
    second = club(cards)
    assert second == first
    assert {file: file.stat().st_mtime_ns for file in first.cache.iterdir()} == before


def test_a_folder_without_packs_has_none(tmp_path: Path) -> None:
    assert load_all(tmp_path / "nowhere", tmp_path / "cache") == ()
    (tmp_path / "packs" / "plain").mkdir(parents=True)
    (pack,) = load_all(tmp_path / "packs", tmp_path / "cache")
    assert reasons(pack) == {"plain": "reserved-name"}
