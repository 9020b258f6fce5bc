"""The cards of a hand's end: the scoring table inside a match, which counts and asks for nothing that the match knows."""

from __future__ import annotations

from engine.games.bologna.scoring import sheet
from engine.games.bologna.scoring.impossible import impossible
from engine.verdict import Facts
from lessons.places.pile import LaidPile
from lessons.text.printed import shown_under
from screens.components.bench.props import Wording
from screens.components.sheet.given import CountPanel
from screens.learner.preferences import Preferences
from screens.views.scoring import position, still


def panel(state: LaidPile, preferences: Preferences) -> CountPanel:
    """What the scoring table shows. ``whole``: there is all that is needed to write the hand down."""
    lang, its = preferences.language, state.position
    pack = shown_under(state.match.start.house) or preferences.pack
    words = Wording.of(lang, pack)
    told = position(its, words)
    told["options"]["problems"] = problems(state, words)
    return {
        "lang": lang,
        "embedded": True,
        "leaves": False,
        **still(lang, pack, (name(state, 0), name(state, 1)), whole=state.arriving),
        **told,
        "whole": not impossible(its) and its.last is not None and sheet(its).whole,
    }


def problems(state: LaidPile, words: Wording) -> list[str]:
    """Why these cards cannot be, with the sides as they are called in this match."""
    return [words.say(one.reason, **named(state, one.facts)) for one in impossible(state.position)]


def named(state: LaidPile, facts: Facts) -> Facts:
    side = facts.get("side")
    return {**facts, "side": name(state, side)} if isinstance(side, int) else facts


def name(state: LaidPile, side: int) -> str:
    """Side 0 of the table is the one whose cards are laid out."""
    return state.match.start.side_name(state.side if side == 0 else 1 - state.side)
