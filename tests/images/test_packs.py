"""A club's pack of scans: its manifest, its gaps and how they are filled."""

from __future__ import annotations

import json
import shutil
import unicodedata
from collections.abc import Callable
from pathlib import Path

import pytest

from images.packs import Pack, load, load_all
from tests.images.scanning import folder, reasons, scan, shown


def test_a_card_the_deck_does_not_have_is_named_with_its_nearest(club: Callable[..., Pack], tmp_path: Path) -> None:
    (problem,) = club({"Begatto": scan(tmp_path, "a.png")}).problems
    assert (problem.reason, problem.facts) == ("unknown-card", {"code": "Begatto", "nearest": "Begato"})


@pytest.mark.parametrize(("written", "nearest"), [("kc", "CK"), ("Begat0", "Begato"), ("Kx", None), ("card", None)])
def test_a_short_code_is_never_taken_for_another_card(
    club: Callable[..., Pack], tmp_path: Path, written: str, nearest: str | None
) -> None:
    (problem,) = club({written: scan(tmp_path, "a.png")}).problems
    assert (problem.reason, problem.facts.get("nearest")) == ("unknown-card", nearest)


@pytest.mark.parametrize(("written", "code"), [("ck", "CK"), ("begato", "Begato"), ("MOON", "Moon"), (" Sk ", "SK")])
def test_capitals_make_no_difference(club: Callable[..., Pack], tmp_path: Path, written: str, code: str) -> None:
    pack = club({written: scan(tmp_path, "a.png")})
    assert not pack.problems
    assert set(pack.pictures) == {code}


def test_a_card_that_is_there_twice_keeps_the_picture_under_its_own_code(
    club: Callable[..., Pack], tmp_path: Path
) -> None:
    one, other = scan(tmp_path, "a.png"), scan(tmp_path, "b.png", colour="blue")
    pack = club({"ck": one, "CK": other})
    assert shown(pack, "CK").getpixel((120, 250))[2] > 200  # type: ignore[index]
    assert reasons(pack) == {"a.png": "card-twice"}
    (folder(tmp_path) / "manifest.json").write_text(
        '{"schema": 1, "deck": "bologna", "cards": {"CK": "a.png", "CK": "b.png"}}'
    )
    assert reasons(load(folder(tmp_path), tmp_path / "cache")) == {"b.png": "card-twice"}


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-32", "cp1252"])
@pytest.mark.parametrize("spelled", ["NFC", "NFD"])
def test_however_a_computer_writes_accents_the_picture_is_found(tmp_path: Path, encoding: str, spelled: str) -> None:
    """Windows may save a manifest as ANSI; a Mac's ZIP has each accent as a character of its own in the names of files."""
    scan(tmp_path, unicodedata.normalize(spelled, "Società.png"))  # type: ignore[arg-type]
    told = json.dumps({"schema": 1, "deck": "bologna", "cards": {"SK": "Società.png"}}, ensure_ascii=False)
    (folder(tmp_path) / "manifest.json").write_bytes(told.encode(encoding))
    pack = load(folder(tmp_path), tmp_path / "cache")
    assert not pack.problems
    assert set(pack.pictures) == {"SK"}


def test_the_folder_that_a_mac_puts_beside_is_no_pack(club: Callable[..., Pack], tmp_path: Path) -> None:
    club({"SK": scan(tmp_path, "a.png")})
    for name in ("__MACOSX/club", ".DS_Store"):
        (tmp_path / "packs" / name).mkdir(parents=True)
    (tmp_path / "packs" / "__MACOSX" / "club" / "._manifest.json").write_bytes(b"\0\5\x16\7")
    assert [pack.id for pack in load_all(tmp_path / "packs", tmp_path / "cache")] == ["club"]


@pytest.mark.parametrize("name", ["club (1)", "club - Kopie", "Copia di club"])
def test_of_a_pack_that_is_there_twice_the_original_counts(
    club: Callable[..., Pack], tmp_path: Path, name: str
) -> None:
    club({"SK": scan(tmp_path, "a.png")})
    shutil.copytree(folder(tmp_path), tmp_path / "packs" / name)
    packs = {pack.id: pack for pack in load_all(tmp_path / "packs", tmp_path / "cache")}
    assert packs["club"].pictures
    assert not packs[name].pictures
    (problem,) = packs[name].problems
    assert (problem.reason, problem.facts) == ("copy", {"original": "club"})


def test_a_file_that_is_not_there_is_offered_by_its_name(club: Callable[..., Pack], tmp_path: Path) -> None:
    scan(tmp_path, "Star.PNG")
    (problem,) = club({"T16": "star.png"}).problems
    assert (problem.reason, problem.facts) == ("missing", {"nearest": "Star.PNG"})


@pytest.mark.parametrize(
    ("code", "name", "there", "likely"),
    [
        ("CQ", "CQ.png", ["CK.png", "CQ (1).png"], "CQ (1).png"),
        ("CQ", "CQ.png", ["CK.png", "CJ.png"], None),
        ("CQ", "CQ.png", ["CK.png", "CQ.JPG", "CQ (1).png"], "CQ.JPG"),
        ("T12", "T12.jpg", ["T15.jpg", "T12 copy.jpg", "T12 copy 2.jpg"], "T12 copy.jpg"),
        ("T12", "T12.jpg", ["T15.jpg", "T1 2.jpg", "T1 (2).jpg"], None),
        ("CQ", "CQ.png", ["Copia di CQ.png"], "Copia di CQ.png"),
        ("CQ", "CQ.png", ["CQ - Kopie (2).png"], "CQ - Kopie (2).png"),
        ("CQ", "CQ.png", ["CQ - Copie.png.jpg"], "CQ - Copie.png.jpg"),
        ("CK", "nix.png", ["Angel.png"], None),
        ("CQ", "card (3).png", ["card (4).png", "card.png"], None),
        ("CQ", "CK.png", ["CK (1).png"], None),
        ("CQ", "queen-of-cups.png", ["queen_of cups.png", "queen-of-coins.png"], "queen_of cups.png"),
    ],
)
def test_of_a_missing_file_only_its_copy_is_offered_and_never_another_cards(
    club: Callable[..., Pack], tmp_path: Path, code: str, name: str, there: list[str], likely: str | None
) -> None:
    for one in there:
        scan(tmp_path, one)
    missing = next(one for one in club({code: name}).problems if one.reason == "missing")
    assert missing.facts.get("nearest") == likely


def test_a_file_that_the_manifest_gives_to_another_card_is_never_offered(
    club: Callable[..., Pack], tmp_path: Path
) -> None:
    problems = club({"CQ": "lady.png", "SQ": scan(tmp_path, "lady (1).png")}).problems
    assert [(one.reason, dict(one.facts)) for one in problems] == [("missing", {})]


def test_a_code_that_has_a_picture_is_never_the_one_that_was_meant(club: Callable[..., Pack], tmp_path: Path) -> None:
    (problem,) = club({"Begatto": scan(tmp_path, "a.png"), "Begato": scan(tmp_path, "b.png")}).problems
    assert problem.facts == {"code": "Begatto"}


@pytest.mark.parametrize("name", ["manifest.json.txt", "Manifest.JSON", "manifest (1).json", "manifest - Copia.json"])
def test_a_manifest_under_another_name_is_offered(tmp_path: Path, name: str) -> None:
    scan(tmp_path, "a.png")
    (folder(tmp_path) / name).write_text("{}")
    (problem,) = load(folder(tmp_path), tmp_path / "cache").problems
    assert (problem.file, problem.reason, problem.facts) == ("manifest.json", "missing", {"nearest": name})


@pytest.mark.parametrize(
    ("many", "reason", "facts"),
    [
        (2, "unnamed", {"files": "0.png, 1.png"}),
        (4, "unnamed", {"files": "0.png, 1.png, 2.png, 3.png"}),
        (9, "unnamed-more", {"files": "0.png, 1.png, 2.png", "more": 6}),
    ],
)
def test_pictures_that_the_manifest_does_not_name_are_told(
    club: Callable[..., Pack], tmp_path: Path, many: int, reason: str, facts: dict[str, object]
) -> None:
    for at in range(many):
        scan(tmp_path, f"{at}.png")
    (folder(tmp_path) / "read me.txt").write_text("from the scanner")
    pack = club({"SK": scan(tmp_path, "a.png")})
    (problem,) = pack.problems
    assert (problem.file, problem.reason, problem.facts, problem.fatal) == ("manifest.json", reason, facts, False)
    assert set(pack.pictures) == {"SK"}


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
