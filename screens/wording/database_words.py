"""What is said, in one sentence or two, when the database cannot be used, at the start or later."""

from __future__ import annotations

from lessons.learner.storage.errors import Unavailable, UnusableDatabase
from screens.wording.texts import text


def explain(error: UnusableDatabase | Unavailable, lang: str) -> str:
    """What happened and what to do. Plain text: what it quotes is not ours."""
    if isinstance(error, Unavailable):
        return text(f"database.now.{error.code}", lang)
    facts = {key: "".join(one for one in str(value) if one.isprintable()) for key, value in error.facts.items()}
    return text(f"database.{error.reason}", lang, **facts)
