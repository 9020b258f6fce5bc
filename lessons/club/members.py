"""The club's members, where somebody has written them down: a first name a line in ``members.txt`` beside the log."""

from __future__ import annotations

from lessons.evening.judging import name_fault
from lessons.learner.data_folder import MEMBERS, data_folder
from lessons.learner.first_names import tidy
from lessons.yamlfile.encodings import BadEncoding, decoded

MOST, MOST_BYTES = 200, 20_000


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
