"""Copies that lie in ``content/`` beside their originals: nothing reads them, and somebody may go on writing in them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from lessons.course.loader import shown
from lessons.yamlfile import copies
from lessons.yamlfile.problems import Problem

BY_ID = ("lessons", "evenings")
"""Folders of files with ids: there two of one id are told, and another id makes another file."""


def check(content: Path) -> Iterator[Problem]:
    """Every such file; of a folder that is a copy the folder alone."""
    for path in sorted(content.rglob("*")):
        if path.relative_to(content).parts[0] in BY_ID or any(map(copies.is_copy, path.parents)):
            continue
        if (path.suffix == ".yaml" or path.is_dir()) and copies.is_copy(path):
            yield Problem(shown(path), 1, 1, copies.said(str(copies.original(path.name))), copies.CODE)
