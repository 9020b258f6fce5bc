"""What is said, in one sentence or two, when the database cannot be used, at the start or later."""

from __future__ import annotations

from pathlib import Path

from lessons.learner.errors import Unavailable, UnusableDatabase
from lessons.learner.storage.copies import copies_of
from screens.wording.texts import text


def explain(error: UnusableDatabase | Unavailable, lang: str, *, moved: bool = False) -> str:
    """What happened and what to do; whoever ``moved`` hears that this is not saved. Plain text: what it quotes is not ours."""
    if isinstance(error, Unavailable):
        unsaved = f" {text('database.unsaved', lang)}" if moved else ""
        return text(f"database.now.{error.code}", lang, unsaved=unsaved)
    facts = {key: _printed(value) for key, value in error.facts.items()}
    if error.reason == "damaged":
        facts["copies"] = _copies(Path(str(error.facts.get("where", ""))), lang)
    return text(f"database.{error.reason}", lang, **facts)


def _copies(log: Path, lang: str) -> str:
    """Those that there really are."""
    for newest in copies_of(log):
        return text("database.copies", lang, day=newest.day, file=_printed(newest.file))
    return text("database.no-copies", lang)


def _printed(value: object) -> str:
    return "".join(one for one in str(value) if one.isprintable())
