"""Files that a computer has made of others: copied by hand, downloaded twice, or left by a folder that is kept alike elsewhere.

``first-tricks (1).yaml``, ``first-tricks - Kopie.yaml``, ``first-tricks (Anna's conflicted copy 2026-05-09).yaml``. Where the
original lies beside it, the original counts.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from lessons.yamlfile.checker_message import CheckerMessage

CODE = "copy"
"""The code of the problem that names such a file."""
_COPY = r"cop(?:y|ia|ie)|kopie"
_BEHIND = re.compile(
    rf"""(?ix)
    (?: \s* \( (?: \d{{1,3}} | [^()]* \b (?: {_COPY} | conflict | conflit | conflitto | konflikt ) \b [^()]* ) \)
      | \s+ -? \s* (?: {_COPY} ) (?: \s+ \d{{1,3}} )?
      | \s+ \d{{1,2}}
      | \.sync-conflict-[\w-]+
      | _conflict-[\w-]+
    )$"""
)
_BEFORE = re.compile(rf"(?i)^(?:{_COPY})(?:\s*\(\d{{1,3}}\))?\s+(?:of|di|de|von)\s+")


def original(name: str) -> str | None:
    """The name of the file that this one is called a copy of; None for a name that says nothing of the sort."""
    path = Path(name)
    stem = path.stem
    while (bare := _BEFORE.sub("", _BEHIND.sub("", stem))) != stem and bare:
        stem = bare
    return f"{stem}{path.suffix}" if stem != path.stem else None


def is_copy(path: Path) -> bool:
    """Is this called a copy of a file, or a folder, that lies beside it?"""
    own = original(path.name)
    return own is not None and path.with_name(own).exists()


def copies_last(paths: Iterable[Path]) -> list[Path]:
    """In the order of their names, originals first: of two that say the same the first one counts."""
    return sorted(paths, key=lambda path: (original(path.name) is not None, path))


def yaml_files(folder: Path) -> list[Path]:
    """The files of one folder of ``content/``, without those that are copies of others there."""
    return [path for path in sorted(folder.glob("*.yaml")) if not is_copy(path)]


def said(name: str) -> CheckerMessage:
    """What is wrong with the copy of the file ``name``."""
    return CheckerMessage("lessons.copy", original=name)
