"""What is wrong with a file of a club's, in the reader's language where there are words for it; else as the checker says it."""

from __future__ import annotations

from pathlib import Path

from lessons.yamlfile import copies
from lessons.yamlfile.problems import Problem
from screens.wording.texts import text


def said(problem: Problem, lang: str) -> str:
    """The problem without its place."""
    if problem.code == copies.CODE:
        return text("lessons.copy", lang, original=str(copies.original(Path(problem.file).name)))
    return problem.message
