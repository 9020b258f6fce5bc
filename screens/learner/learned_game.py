"""The game one learns: the one that was set, else that of the first lesson ever begun. Every page opens with it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.game import family_of
from lessons.yamlfile.languages import languages
from screens.learner import current_learner
from screens.learner.preferences import LEARNED, PLAYED
from screens.shared import services


def learned() -> str:
    """Its id; nothing as long as no lesson was begun and nothing was set. The first lesson that was begun sets it."""
    if found := current_learner.preferences().learned:
        return found
    games = {one.id: one.game for one in services.lessons()}
    begun = services.store().begun(current_learner.learner())
    first = next((games[one] for one in begun if one in games), "")
    if first:
        current_learner.keep(LEARNED, first)
    return first


def choose(name: str) -> None:
    """From now on this game is learnt, and one sits down to it first."""
    for setting in (LEARNED, PLAYED, f"{PLAYED}-{family_of(name)}"):
        current_learner.keep(setting, name)


def family() -> str:
    """The family of the game one learns; nothing where there is none yet."""
    return _family(learned())


def family_first(lang: str) -> str:
    """The family of the game one learns; where there is none yet, the one that is played where this language is spoken."""
    return family() or languages()[lang].family


def another_than(one: str, lang: str) -> bool:
    """Is it another family than this one that stands first?"""
    return family_first(lang) not in ("", one)


def among(offered: Sequence[str], usual: Iterable[str] = ()) -> str:
    """Of the games that are offered the one learnt, else a usual one of its family, else the first that is offered."""
    now = learned()
    likely = (now, *(one for one in usual if _family(one) == _family(now)))
    return next((one for one in likely if one in offered), offered[0])


def _family(name: str) -> str:
    return family_of(name) if name else ""
