"""The file of a backup: a ZIP with the log, a club's own files beside it, and a list of all with their sums."""

from __future__ import annotations

import hashlib
import json
import shutil
import time
import zipfile
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from lessons.backup.repacked import RepackedArchive
from lessons.learner.data_folder import EVENINGS, LESSONS, MEMBERS, PACKS, REPORTS
from lessons.learner.storage.private_files import begin_private
from lessons.yamlfile.system_errors import why

FORMAT, VERSION = "calzettini-backup", 1
LIST, LOG = "calzettini.json", "log.sqlite"
FOLDERS, ALONE = (LESSONS, EVENINGS, PACKS), (REPORTS, MEMBERS)
PARTS = (*FOLDERS, *ALONE)
_PACKED = (".png", ".webp", ".jpg", ".jpeg")
_BLOCK = 1 << 20
_DATABASE = b"SQLite format 3\0"
EARLIEST, LATEST = (1980, 1, 1, 0, 0, 0), (2107, 12, 31, 23, 59, 58)
"""What a ZIP can say of when a file was made; a clock may say anything."""
MOST_LIST = 16 << 20
"""Bytes of the list."""
MOST_TIMES = 200
"""So many times larger than the file may be what is in it: a log packs to a tenth."""
_DAMAGED = (KeyError, ValueError, zipfile.BadZipFile, zlib.error, EOFError, RecursionError, RuntimeError)
"""What a file that is no ZIP of ours, or one with holes, ends in."""


class BadBackup(Exception):
    """Nothing was made or put back, and all is as it was; ``reason`` is a code for a sentence, ``facts`` fill it."""

    def __init__(self, reason: str, **facts: str | int) -> None:
        super().__init__(reason, facts)
        self.reason, self.facts = reason, facts


@dataclass(frozen=True, slots=True)
class Contents:
    """What is in a backup: the version of its log's tables, and each file with its SHA-256."""

    schema: int
    files: dict[str, str]


def write(target: Path, log: Path, schema: int, others: Iterable[tuple[str, bytes]]) -> Contents:
    """Make the file, all of it. ``others`` are named from the data folder. Errors: OSError."""
    files: dict[str, str] = {}
    begin_private(target)
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, strict_timestamps=False) as archive:
        archive.write(log, LOG)
        files[LOG] = _sum_of(log)
        for name, content in others:
            how = zipfile.ZIP_STORED if name.lower().endswith(_PACKED) else zipfile.ZIP_DEFLATED
            archive.writestr(_entry(name), content, how)
            files[name] = hashlib.sha256(content).hexdigest()
        head = {"format": FORMAT, "version": VERSION, "schema": schema, "files": files}
        archive.writestr(_entry(LIST), json.dumps(head, ensure_ascii=False, indent=1), zipfile.ZIP_DEFLATED)
    return Contents(schema, files)


def _entry(name: str) -> zipfile.ZipInfo:
    """A file of a backup that is made now, for its owner only."""
    made = zipfile.ZipInfo(name, min(max(time.localtime()[:6], EARLIEST), LATEST))
    made.external_attr = 0o600 << 16
    return made


def is_log(file: Path) -> bool:
    """Is it a copy of the log alone, rather than a ZIP?"""
    try:
        with file.open("rb") as reading:
            return reading.read(len(_DATABASE)) == _DATABASE
    except OSError:
        return False


def read(file: Path) -> Contents:
    """Its list, without a look at what is listed. Errors: BadBackup where it is none of ours, or newer than this program."""
    try:
        with zipfile.ZipFile(file) as archive:
            told = json.loads(_part(archive, RepackedArchive(archive).of(LIST), MOST_LIST))
    except FileNotFoundError as error:
        raise BadBackup("missing", file=str(file)) from error
    except _DAMAGED as error:
        raise BadBackup("foreign", file=str(file)) from error
    except OSError as error:
        raise BadBackup("unreadable", file=str(file), why=why(error.errno)) from error
    if not isinstance(told, dict) or told.get("format") != FORMAT or not isinstance(told.get("version"), int):
        raise BadBackup("foreign", file=str(file))
    if told["version"] > VERSION:
        raise BadBackup("newer", file=str(file), found=told["version"], known=VERSION)
    schema, files = told.get("schema"), told.get("files")
    if not isinstance(schema, int) or not isinstance(files, dict) or LOG not in files:
        raise BadBackup("damaged", file=str(file), where=LIST)
    for name in files:
        if not _may_be(name):
            raise BadBackup("damaged", file=str(file), where=ascii(name)[1:-1][:60])
    return Contents(schema, {name: str(sum) for name, sum in files.items()})


def unpack(file: Path, into: Path) -> Contents:
    """Lay out everything that is listed. Errors: BadBackup, where something is missing or is not what it was; OSError."""
    contents = read(file)
    into.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(file) as archive:
        packed = RepackedArchive(archive)
        left = min(shutil.disk_usage(into).free, MOST_TIMES * file.stat().st_size + MOST_LIST)
        for name, wanted in contents.files.items():
            place = into.joinpath(*PurePosixPath(name).parts)
            place.parent.mkdir(parents=True, exist_ok=True)
            try:
                left -= _laid_out(archive, packed.of(name), place, left)
            except _DAMAGED as error:
                raise BadBackup("damaged", file=str(file), where=name) from error
            if _sum_of(place) != wanted:
                raise BadBackup("damaged", file=str(file), where=name)
    return contents


def _laid_out(archive: zipfile.ZipFile, packed: zipfile.ZipInfo, place: Path, most: int) -> int:
    """Bytes. Errors: ValueError where they are more than there may be: a few bytes can be packed so that they fill a disk."""
    size = 0
    with archive.open(packed) as source, place.open("wb") as target:
        while block := source.read(_BLOCK):
            size += len(block)
            if size > most:
                raise ValueError(f"more than {most} bytes")
            target.write(block)
    return size


def _part(archive: zipfile.ZipFile, packed: zipfile.ZipInfo, most: int) -> bytes:
    with archive.open(packed) as source:
        told = source.read(most + 1)
    if len(told) > most:
        raise ValueError(f"more than {most} bytes")
    return told


def _may_be(name: str) -> bool:
    """The log, or a file of ours: a name from somewhere else must not lead out of the folder."""
    parts = PurePosixPath(name).parts
    plain = name == "/".join(parts) and not {"..", "."} & set(parts) and not any(one in name for one in "\\:\0")
    if not plain or not parts:
        return False
    return parts[0] in FOLDERS if len(parts) > 1 else parts[0] in (LOG, *ALONE)


def _sum_of(file: Path) -> str:
    told = hashlib.sha256()
    with file.open("rb") as reading:
        while block := reading.read(_BLOCK):
            told.update(block)
    return told.hexdigest()
