"""What there is to sit down to of Ottocento, and what it is called on pages that load no table."""

from __future__ import annotations

from engine.game import family_of
from lessons.tables.stages import SORTED, Sort
from screens.learner import learned_game
from screens.wording.texts import text

SORTS: tuple[Sort, ...] = ("short", "whole", "match")
"""A hand is played again where one was played."""


def titled(sort: Sort, lang: str) -> str:
    """What is sat down to; with its game, where one learns those of another family."""
    title = text(f"practice.{sort}.title", lang)
    if not learned_game.another_than(family_of(SORTED), lang):
        return title
    return text("home.named", lang, what=title, title=text(f"game.{SORTED}", lang))
