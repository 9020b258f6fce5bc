"""The club's members, where somebody has written them down: a first name a line in ``members.txt`` beside the log."""

from __future__ import annotations

from collections.abc import Collection

from lessons.evening.judging import name_fault
from lessons.learner.data_folder import MEMBERS, data_folder
from lessons.learner.first_names import tidy
from lessons.yamlfile.encodings import BadEncoding, decoded

MOST, MOST_BYTES = 200, 20_000


def leave_out(names: Collection[str]) -> None:
    """Take these (casefolded) off the list; the other lines stay as they are. Errors: OSError."""
    file = data_folder() / MEMBERS
    if not names or not {one.casefold() for one in members()} & set(names):
        return
    before = decoded(file.read_bytes()).told
    kept = [line for line in before.splitlines(keepends=True) if tidy(line).casefold() not in names]
    draft = file.with_name(f".{MEMBERS}.draft")
    draft.write_text("".join(kept), encoding="utf-8")
    draft.replace(file)


def members() -> tuple[str, ...]:
    """The names in their order; what cannot be a name is passed over, and so is a file that cannot be read."""
    try:
        with (data_folder() / MEMBERS).open("rb") as file:
            told = file.read(MOST_BYTES)
        whole = told if len(told) < MOST_BYTES else told[: told.rfind(b"\n") + 1]
        lines = decoded(whole).told.splitlines()
    except (OSError, BadEncoding):
        return ()
    names = (tidy(line) for line in lines if not line.startswith("#"))
    return tuple(dict.fromkeys(name for name in names if name_fault(name) is None))[:MOST]
