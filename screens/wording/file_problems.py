"""What is wrong with a file of a club's, in the reader's language where there are words for it; else as the checker says it."""

from __future__ import annotations

from lessons.yamlfile import checker_message
from lessons.yamlfile.problems import Problem


def said(problem: Problem, lang: str) -> str:
    """The problem without its place."""
    return checker_message.said(problem.message, lang)


def is_said(problem: Problem, lang: str) -> bool:
    """Are there words for all of it in this language?"""
    return checker_message.has_words(problem.message, lang)
