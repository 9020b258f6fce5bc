"""A backup that somebody has packed again: in one folder, names in other letters, beside what a file manager adds."""

from __future__ import annotations

import zipfile
from pathlib import PurePosixPath
from unicodedata import normalize

_LIST = "calzettini.json"
_NOT_OURS = ("__MACOSX/", "._")
_UTF8 = 0x800
"""The flag of a name that says how it is written; of the others macOS means UTF-8, and Windows the letters of the country."""
_LETTERS = ("utf-8", "cp850", "cp1252")


class RepackedArchive:
    """Finds files by the names that they had when the backup was made. What else lies there is not looked at."""

    def __init__(self, archive: zipfile.ZipFile) -> None:
        """Errors: KeyError where there is no list, or more than one."""
        self._found: dict[str, zipfile.ZipInfo] = {}
        for one in archive.infolist():
            for name in _names(one):
                self._found.setdefault(name, one)
        lists = [name for name in self._found if PurePosixPath(name).name == _LIST and not _added(name)]
        nearest = min((len(PurePosixPath(one).parts) for one in lists), default=0)
        lists = [one for one in lists if len(PurePosixPath(one).parts) == nearest]
        if len(lists) != 1:
            raise KeyError(_LIST)
        self._folder = lists[0].removesuffix(_LIST)

    def of(self, name: str) -> zipfile.ZipInfo:
        """Errors: KeyError."""
        return self._found[self._folder + normalize("NFC", name)]


def _names(one: zipfile.ZipInfo) -> list[str]:
    """What it may be called, in one form of the letters with marks; the name as it was read comes first."""
    names = [one.filename]
    if not one.flag_bits & _UTF8:
        for letters in _LETTERS:
            try:
                names.append(one.filename.encode("cp437").decode(letters))
            except UnicodeError:
                continue
    return [normalize("NFC", name.replace("\\", "/")) for name in names]


def _added(name: str) -> bool:
    return name.startswith(_NOT_OURS[0]) or PurePosixPath(name).name.startswith(_NOT_OURS[1])
