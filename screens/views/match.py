"""A match at a real table as the browser shows it: begun, written, corrected, and hanging on the wall."""

from __future__ import annotations

from engine.game import game
from lessons.places.match import MatchChoice, MatchState
from lessons.score_forms.families import Match, fold
from lessons.text.message import Message
from lessons.yamlfile.languages import languages
from screens.api.match_files import address
from screens.components.host import files as component_files
from screens.components.match_forms.families import FAMILIES, family
from screens.components.match_forms.names import say
from screens.components.scorekeeper.component import PILE
from screens.components.scorekeeper.given import (
    BeginningPanel,
    MatchAround,
    MatchArrival,
    MatchNow,
    MatchPanel,
    UndoProps,
)
from screens.learner.preferences import Preferences
from screens.web.addresses import others_addresses
from screens.wording.given import Words
from screens.wording.texts import texts_under

SPOKEN = (
    *("said.", "result.", "state.", "format.", "col."),
    "france.",
    *(f"jochi.{one}." for one in ("kind", "bidder", "camp", "did", "line", "why", "missing", "table", "word")),
)
"""Beginnings of the texts that the browser gets in whole sentences, never to be filled by itself."""
FILES = {"txt": "text", "pdf": "pdf", "csv": "csv"}
"""How a match can be taken along, and what that is called."""


def panel(state: MatchChoice | MatchState, preferences: Preferences) -> MatchPanel:
    """What the browser needs to draw the page. ``opened``: go on to the match of this code.

    A press hears what it may have changed; words, forms and all the lines of the match are for whoever arrives, or looks at them.
    """
    around: MatchAround = {"lang": preferences.language, "opened": state.opened, "leaves": False}
    if isinstance(state, MatchChoice):
        return _beginning(state, around, preferences)
    return _keeping(state, around)


def refused(told: Message, lang: str) -> str:
    """Why something may not be written."""
    return say(told.reason, lang, **told.facts)


def words(lang: str, family: str = "") -> Words:
    """What the browser says by itself, in the words of this family where it has its own; holes are left for it to fill."""
    every = {name: one for name, one in texts_under("keeper", lang).items() if not name.startswith(SPOKEN)}
    own = {name: every.get(f"{name}@{family}", one) for name, one in every.items() if "@" not in name}
    waiting = {name: one for name, one in texts_under("table", lang).items() if name.startswith("waiting_")}
    return own | waiting


def _beginning(state: MatchChoice, around: MatchAround, preferences: Preferences) -> BeginningPanel:
    """``first``: the family whose form stands before the others."""
    lang, learned = preferences.language, preferences.learned
    kept = [(one.code, fold(one.entries)) for one in state.kept]
    return {
        **around,
        "words": words(lang),
        "sort": "beginning",
        "kept": [{"code": code, "label": family(match.start).label(match, lang)} for code, match in kept],
        "families": [
            {"name": name, "label": say(f"keeper.{name}.new", lang), "form": one.starting(lang, learned=learned)}
            for name, one in FAMILIES.items()
        ],
        # Who has not begun to learn a game is first offered what is played where their language is spoken.
        "first": game(learned).family if learned else languages()[lang].family or next(iter(FAMILIES)),
    }


def _keeping(state: MatchState, around: MatchAround) -> MatchNow | MatchArrival:
    match, lang = state.match, around["lang"]
    its = family(match.start)
    now: MatchNow = {
        **around,
        "sort": "match",
        "code": state.code,
        "length": len(match.places),
        "board": its.board(match, lang),
        "undo": _undo(match, lang),
        "said": its.sentence(match, match.places[-1].entry, lang),
        "stages": its.stages(match, lang),
        "sides": its.sides(match),
        "hands": its.hands(match, lang),
        "over": match.over,
    }
    if not state.arriving:
        return now
    return {
        **now,
        "log": its.log(match, lang),
        "combinations": its.combinations(lang),
        "words": words(lang, its.name),
        "upto": len(match.places),
        "others": list(others_addresses()[:1]),
        "files": [(say(f"keeper.{FILES[sort]}", lang), address(state.code, sort, lang)) for sort in its.files],
        "bench": component_files(PILE),
    }


def _undo(match: Match, lang: str) -> UndoProps | None:
    its = family(match.start)
    last = its.last(match)
    if last is None:
        return None
    return {"number": last.number, "label": say("keeper.undo.last", lang, what=its.sentence(match, last.entry, lang))}
