"""A place as the browser gets it: the panel of its sort, in the learner's language, with the revision it shows."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

from engine.discovery import last, modules_in
from lessons.learner.question_id import question_id
from screens.components.given import PlaceAround
from screens.learner.preferences import Preferences

if TYPE_CHECKING:
    from lessons.places.sessions import Sessions, Standing
    from lessons.text.message import Message


def envelope(sessions: Sessions, who: str, place: str, stands: Standing, preferences: Preferences) -> Mapping[str, Any]:
    """The panel, with what a move needs: the ``place``, the revision (``qid``), and ``at``: newer goes before older.

    ``who`` is a name for the learner that tells nothing of the code: a page of another learner knows that it is not its own.
    """
    around: PlaceAround = {
        "place": place,
        "qid": sessions.revision(place, stands.state),
        "at": stands.at,
        "who": _called(sessions.context.secret, who),
    }
    return {**panel(place, stands.state, preferences), **around}


@lru_cache(maxsize=1024)
def _called(secret: bytes, who: str) -> str:
    return question_id(secret, "who", who)


def panel(place: str, state: Any, preferences: Preferences) -> Mapping[str, Any]:
    """What is shown of a place, by the module of :mod:`screens.views` that has its sort's name."""
    told: Mapping[str, Any] = _view(place).panel(state, preferences)
    return told


def refused(place: str, said: Message, lang: str) -> str:
    """Why a move was not taken, by the same module."""
    words: str = _view(place).refused(said, lang)
    return words


def _view(place: str) -> ModuleType:
    return view(place.partition("/")[0])


@cache
def view(sort: str) -> ModuleType:
    """The module of :mod:`screens.views`, or of a folder in it, that has this sort's name. Errors: KeyError."""
    return import_module(_views()[sort])


@cache
def _views() -> Mapping[str, str]:
    return {last(name): name for name in modules_in("screens.views", deep=True)}
