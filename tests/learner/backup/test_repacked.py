"""A backup that somebody has opened and packed again is still one; what would fill the disk or lead elsewhere is none."""

from __future__ import annotations

import hashlib
import json
import zipfile
from datetime import date
from pathlib import Path
from unicodedata import normalize

import pytest

from lessons.backup import archive
from lessons.backup.archive import LIST, LOG, BadBackup, read, unpack
from lessons.backup.making import take
from lessons.learner.store import Store

TODAY = date(2026, 11, 22)
NAMED = "lessons/perché/così.yaml"


@pytest.fixture
def file(store: Store, home: Path, tmp_path: Path) -> Path:
    (home / NAMED).parent.mkdir(parents=True)
    (home / NAMED).write_text("id: ours/perche\n")
    return take(tmp_path / "all.zip", TODAY).file


def packed_again(file: Path, way: str) -> Path:
    with zipfile.ZipFile(file) as old:
        held = {normalize("NFC", name): old.read(name) for name in old.namelist()}
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as new:
        for name, content in held.items():
            if way == "finder":
                new.writestr(_unflagged(f"calzettini-2026-11-22/{normalize('NFD', name)}", "utf-8"), content)
                new.writestr(f"__MACOSX/calzettini-2026-11-22/._{Path(name).name}", b"\0\5\x16\7")
            elif way == "explorer":
                new.writestr(_unflagged(f"backup/{name}", "cp850"), content)
            elif way == "stored":
                new.writestr(name, content, zipfile.ZIP_STORED)
            elif way == "bzip2":
                new.writestr(name, content, zipfile.ZIP_BZIP2)
            elif way == "as a stream":
                with new.open(zipfile.ZipInfo(f"./{name}".removeprefix("./")), "w", force_zip64=True) as part:
                    part.write(content)
            else:
                new.writestr(f"a/b/{name}", content)
        if way == "finder":
            new.writestr("calzettini-2026-11-22/.DS_Store", b"Bud1")
            new.writestr("__MACOSX/calzettini-2026-11-22/calzettini.json", b"\0")
        if way == "explorer":
            new.writestr("backup/desktop.ini", b"[x]")
            new.writestr("backup/packs/Thumbs.db", b"x")
    return file


class Unflagged(zipfile.ZipInfo):
    """A name as programs write it that do not say in which letters."""

    letters = "utf-8"

    def _encodeFilenameFlags(self) -> tuple[bytes, int]:  # noqa: N802 - what Python asks when it writes a name
        return self.filename.encode(self.letters), self.flag_bits & ~0x800


def _unflagged(name: str, letters: str) -> zipfile.ZipInfo:
    made = Unflagged(name)
    made.letters = letters
    return made


@pytest.mark.parametrize("way", ["finder", "explorer", "stored", "bzip2", "as a stream", "two folders"])
def test_whatever_packed_it_again_all_that_is_listed_is_found(file: Path, tmp_path: Path, way: str) -> None:
    contents = unpack(packed_again(file, way), tmp_path / "there")
    assert set(contents.files) >= {LOG, NAMED, "members.txt"}
    assert (tmp_path / "there" / NAMED).read_text() == "id: ours/perche\n"
    found = {one.relative_to(tmp_path / "there").as_posix() for one in (tmp_path / "there").rglob("*") if one.is_file()}
    assert found == set(contents.files), "and nothing that a file manager has added"


def bomb(tmp_path: Path, size: int) -> Path:
    content = b"\0" * size
    head = {"format": archive.FORMAT, "version": 1, "schema": 5}
    head |= {"files": {LOG: hashlib.sha256(content).hexdigest()}}
    with zipfile.ZipFile(tmp_path / "bomb.zip", "w", zipfile.ZIP_DEFLATED) as made:
        made.writestr(LOG, content)
        made.writestr(LIST, json.dumps(head))
    return tmp_path / "bomb.zip"


def test_a_few_bytes_that_would_fill_the_disk_are_refused_before_they_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "MOST_LIST", 1 << 16)
    with pytest.raises(BadBackup) as found:
        unpack(bomb(tmp_path, 30 << 20), tmp_path / "there")
    assert found.value.reason == "damaged"
    assert (tmp_path / "there" / LOG).stat().st_size < 10 << 20


@pytest.mark.parametrize("name", ["packs/../../x", "/etc/passwd", "packs\\..\\x", "C:x", "../log.sqlite"])
def test_a_name_that_leads_elsewhere_is_refused_also_in_a_folder(tmp_path: Path, name: str) -> None:
    with zipfile.ZipFile(tmp_path / "a.zip", "w") as made:
        made.writestr("one/" + LOG, b"")
        made.writestr("one/" + name, b"")
        head = {"format": archive.FORMAT, "version": 1, "schema": 5, "files": {LOG: "", name: ""}}
        made.writestr("one/" + LIST, json.dumps(head))
    with pytest.raises(BadBackup, match="damaged"):
        read(tmp_path / "a.zip")


def test_of_two_backups_in_one_file_none_is_chosen(tmp_path: Path, file: Path) -> None:
    with zipfile.ZipFile(tmp_path / "two.zip", "w") as made:
        for folder in "ab":
            made.writestr(f"{folder}/{LIST}", json.dumps({"format": archive.FORMAT, "version": 1}))
    with pytest.raises(BadBackup, match="foreign"):
        read(tmp_path / "two.zip")
