"""Which games are played at a table of one's own, and which of them one sits down to first."""

from __future__ import annotations

from engine.game import family_of, games, is_game
from lessons.tables.families import has_own_table, sits_down_first
from screens.learner import current_learner, learned_game
from screens.learner.preferences import PLAYED


def played_here(asked: str) -> bool:
    """Is this the id of a game that is played at such a table?"""
    return is_game(asked) and has_own_table(asked)


def usual(family: str) -> str:
    """The game of this family that one plays: played last, learnt, or the one to begin with. Errors: ``KeyError``."""
    settings = current_learner.preferences().settings
    likely = (settings.get(f"{PLAYED}-{family}", ""), settings.get(PLAYED, ""), learned_game.learned())
    found = next((one for one in likely if played_here(one) and family_of(one) == family), "")
    return found or sits_down_first(family)


def families(lang: str) -> list[str]:
    """Those that are played at such a table: first the one that is learnt, or that is played where this language is spoken."""
    first = learned_game.family_first(lang)
    return sorted({family_of(name) for name in games() if played_here(name)}, key=lambda one: (one != first, one))
