"""What was probably meant by a name that fits nothing: a card's code, or a file in the folder; never what is another card's."""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Container, Iterable, Mapping
from difflib import get_close_matches
from pathlib import Path, PurePath

_ALIKE = 0.75
"""Codes are short: two that share half of their letters are two cards."""
_PICTURES = (".avif", ".bmp", ".gif", ".heic", ".heif", ".jpeg", ".jpg", ".png", ".tif", ".tiff", ".webp")
_ENDINGS = (*_PICTURES, ".json", ".txt")
_COPY = re.compile(
    r"^(?:copy of|copia di|copia de|copie de|kopie von) | ?\(\d+\)$| (?:copy|copia|copie|kopie)(?: ?\(?\d+\)?)?$"
)
"""What Windows, a Mac, a browser and others put to the name of a copy. A number alone is none: it may be the card's."""


def composed(name: str) -> str:
    """A name with each accent in one character, however the system it comes from writes it."""
    return unicodedata.normalize("NFC", name)


def code_of(written: str, known: Iterable[str]) -> str | None:
    """The card's code, whatever letters are capitals; None where no card is called so."""
    return _by_letters(known).get(written.strip().casefold())


def likely_code(written: str, free: Iterable[str]) -> str | None:
    """One of the codes that looks alike, or has its letters turned; its figures are the same, as they tell the card."""
    told = written.strip().casefold()
    spelled = {one: code for one, code in _by_letters(free).items() if _figures(one) in ("", _figures(told))}
    near = get_close_matches(told, spelled, 1, _ALIKE)
    turned = [one for one in spelled if sorted(one) == sorted(told)]
    return next((spelled[one] for one in (*near, *turned)), None)


def likely_file(name: str, names: Iterable[str]) -> str | None:
    """The file of that name with other capitals, another ending or none, else a copy of it; None where there is neither."""
    told = _bare(name)
    alike = [one for one in names if told in (_bare(one), original(one))]
    return min(alike, key=lambda one: (_bare(one) != told, len(one), one), default=None)


def original(name: str) -> str:
    """The name without its ending and whatever says that it is a copy, in small letters."""
    bare, before = _bare(name), ""
    while bare != before:
        bare, before = _COPY.sub("", bare).strip(), bare
    return bare


def files_in(folder: Path) -> tuple[str, ...]:
    """The names in a folder, sorted, without hidden ones; none where it cannot be read."""
    try:
        return tuple(one for one in sorted(os.listdir(folder)) if not one.startswith("."))
    except OSError:
        return ()


def unnamed(names: Iterable[str], named: Container[str]) -> tuple[str, ...]:
    """The pictures among the files that no card has; ``named`` are the others, composed and in small letters."""
    return tuple(one for one in names if one.lower().endswith(_PICTURES) and composed(one).casefold() not in named)


def _by_letters(known: Iterable[str]) -> Mapping[str, str]:
    return {one.casefold(): one for one in known}


def _figures(written: str) -> str:
    return "".join(one for one in written if one.isdecimal())


def _bare(name: str) -> str:
    told = composed(name).casefold()
    while told.endswith(_ENDINGS):
        told = PurePath(told).stem
    return re.sub(r"[\s_-]+", " ", told).strip()
