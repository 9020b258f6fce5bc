"""What the browser is told at the scoring table: a position counted for both sides, or a sheet to be filled in."""

from __future__ import annotations

import hashlib
from functools import lru_cache

from engine.games.bologna.scoring import Position
from lessons.places.scoring import PositionCount
from lessons.scoring.exercise import Exercise
from lessons.text import phrases
from lessons.text.message import Message
from screens.components.bench.given import Still
from screens.components.bench.props import Wording, options, rule_choices, say, table
from screens.components.sheet.exercise_props import learning, searching
from screens.components.sheet.given import BenchPanel, PositionCounted, StillAround
from screens.components.sheet.score_props import counted
from screens.learner.preferences import Preferences
from screens.wording.texts import text


def panel(state: PositionCount | Exercise, preferences: Preferences) -> BenchPanel:
    """What is shown of the place. What never changes is told whoever arrives, and to others only its key."""
    lang, words = preferences.language, Wording.of(preferences.language, preferences.pack)
    same = still(lang, preferences.pack, whole=state.arriving)
    if isinstance(state, PositionCount):
        return {"lang": lang, **same, **position(state.position, words)}
    if state.step == "learn":
        return {"lang": lang, **same, "mode": "learn", "exercise": learning(state.way, words)}
    return {"lang": lang, **same, "mode": "error", "exercise": searching(state.search, words)}


def position(its: Position, words: Wording) -> PositionCounted:
    """What a position comes to."""
    return {"mode": "count", "options": options(its, words), "counted": counted(its, words)}


def still(lang: str, pack: str, sides: tuple[str, str] | None = None, *, whole: bool) -> StillAround:
    """The table's cards, words and house rules, with a key by which a browser knows them again; or this key alone.

    ``sides``: what the two sides are called, where they have names.
    """
    key, what = _still(lang, pack, sides)
    return {"key": key, "still": what} if whole else {"key": key}


@lru_cache(maxsize=64)
def _still(lang: str, pack: str, sides: tuple[str, str] | None) -> tuple[str, Still]:
    its = table(lang, pack)
    waiting = {f"waiting_{why}": text(f"table.waiting_{why}", lang) for why in ("away", "unavailable", "fast")}
    words = its["words"] | waiting
    what: Still = {**its, "sides": sides or its["sides"], "words": words, "rules": rule_choices(lang)}
    return hashlib.sha256(repr((lang, pack, sides)).encode()).hexdigest()[:8], what


def refused(said: Message, lang: str) -> str:
    """Why a text is no position, quoting and pointing, with the likely word."""
    facts = dict(said.facts)
    offer = facts.get("offer")
    facts["offer"] = say("position.offer", lang, offer=offer) if offer else ""
    return say(said.reason if said.reason in phrases.sentences() else "position.other", lang, **facts).strip()
