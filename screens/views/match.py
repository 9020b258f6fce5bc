"""A match at a real table as the browser shows it: begun, written, corrected, and hanging on the wall."""

from __future__ import annotations

from typing import Any

from engine.game import game
from engine.games.bologna import scorekeeper as bologna
from engine.games.bologna.scorekeeper.history import standing
from engine.parts.corrections import EntryPlace, Undo
from lessons.keeping import dealt
from lessons.places.match import NOBODY, Match, MatchChoice, MatchState, fold
from lessons.text.message import Message
from lessons.yamlfile.languages import languages
from screens.api.match_files import address
from screens.components.board import match_text, props
from screens.components.board.component import PILE
from screens.components.board.given import (
    BeginningPanel,
    DealsArrival,
    DealsPanel,
    KeepingArrival,
    KeepingPanel,
    MatchAround,
    MatchPanel,
    MatchWhole,
    UndoProps,
)
from screens.components.board.match_text import say
from screens.components.host import files as component_files
from screens.components.settled import props as settled
from screens.components.settled import told as in_deals
from screens.components.settled.families import family
from screens.components.settled.names import total
from screens.learner.preferences import Preferences
from screens.web.addresses import others_addresses
from screens.wording.given import Words
from screens.wording.texts import headed, texts_under

SPOKEN = (
    *("said.", "result.", "state.", "format.", "col."),
    "france.",
    *(f"jochi.{one}." for one in ("kind", "bidder", "camp", "did", "line", "why", "missing", "table", "word")),
)
"""Beginnings of the texts that the browser gets in whole sentences, never to be filled by itself."""


def panel(state: MatchChoice | MatchState, preferences: Preferences) -> MatchPanel:
    """What the browser needs to draw the page. ``opened``: go on to the match of this code.

    A press hears what it may have changed; words, forms and all the lines of the match are for whoever arrives, or looks at them.
    """
    lang = preferences.language
    around: MatchAround = {"lang": lang, "opened": state.opened, "leaves": False}
    if isinstance(state, MatchChoice):
        return _beginning(state, around, preferences)
    if isinstance(state.match, bologna.Match):
        return _keeping(state, state.match, around)
    return _in_deals(state, state.match, around)


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
    """``first``: the family whose form stands before the others; nothing where it is Bologna's."""
    lang, families = preferences.language, settled.beginnings(preferences.language, preferences.learned)
    # Who has not begun to learn a game is first offered what is played where their language is spoken.
    first = game(preferences.learned).family if preferences.learned else languages()[lang].family
    return {
        **around,
        "words": words(lang),
        "sort": "beginning",
        "kept": [{"code": one.code, "label": _label(fold(one.entries), lang)} for one in state.kept],
        "start": props.starting(NOBODY, lang),
        "families": families,
        "first": first if any(one["name"] == first for one in families) else "",
    }


def _label(match: Match, lang: str) -> str:
    if not isinstance(match, bologna.Match):
        people = zip(match.start.names, match.totals, strict=True)
        named = ", ".join(f"{name} {total(points, lang)}" for name, points in people)
        state = say("keeper.result.stopped-jochi" if match.over else "keeper.going", lang)
        return f"{headed(say(f'game.{match.start.game}', lang), lang)} {named} ({state})"
    a, b = match.scores
    state = match_text.result(match, lang) or say("keeper.going", lang)
    return f"{match.start.side_name(0)} {a} – {b} {match.start.side_name(1)} ({state})"


def _keeping(state: MatchState, match: bologna.Match, around: MatchAround) -> KeepingPanel | KeepingArrival:
    hand, lang = match.open, around["lang"]
    now: KeepingPanel = {
        **around,
        "sort": "keeping",
        "code": state.code,
        "length": len(match.places),
        "board": props.board(match, lang),
        "undo": _undo(match, lang),
        "said": match_text.entry(match, match.places[-1].entry, lang),
        "declare": props.declaring(match, hand) if hand else None,
        "end": props.ending(match, hand, lang) if hand else None,
        "sides": [match.start.side_name(side) for side in (0, 1)],
        "hands": props.hands(match, lang),
        "over": match.over,
    }
    if not state.arriving:
        return now
    return {
        **now,
        "log": props.log(match, dict(standing(match.entries)), lang),
        "combinations": props.combinations(lang),
        "start": props.starting(match.start, lang),
        **_whole(state, _FILES, words(lang), lang),
    }


def _in_deals(state: MatchState, match: dealt.Match, around: MatchAround) -> DealsPanel | DealsArrival:
    """A match of whole deals, in the same terms as far as it has the same."""
    lang = around["lang"]
    now: DealsPanel = {
        **around,
        "sort": "deals",
        "code": state.code,
        "length": len(match.places),
        "board": settled.board(match, lang),
        "undo": _undo(match, lang),
        "said": in_deals.entry(match, match.places[-1].entry, lang),
        "deal": settled.ending(match, lang),
        "sides": list(match.start.names),
        "hands": settled.hands(match, lang),
        "over": match.over,
    }
    if not state.arriving:
        return now
    its = family(match.start)
    return {
        **now,
        "log": settled.log(match, lang),
        "seated": settled.again(lang, match.start),
        **_whole(state, (*_FILES, *((sort, sort) for sort in its.files)), words(lang, its.name), lang),
    }


def _whole(state: MatchState, files: tuple[tuple[str, str], ...], said: Words, lang: str) -> MatchWhole:
    return {
        "words": said,
        "upto": len(state.match.places),
        "others": list(others_addresses()[:1]),
        "files": [(say(f"keeper.{name}", lang), address(state.code, sort, lang)) for name, sort in files],
        "bench": component_files(PILE),
    }


_FILES = (("text", "txt"), ("pdf", "pdf"))


def _undo(match: Match, lang: str) -> UndoProps | None:
    """The last line that stands, to be taken back with one press; how the match has begun is not."""
    places: tuple[EntryPlace[Any], ...] = tuple(match.places)
    last = next((one for one in reversed(places) if one.stands and not isinstance(one.entry, Undo)), None)
    if last is None or last.number == 1:
        return None
    what = _entry(match, last.entry, lang)
    return {"number": last.number, "label": say("keeper.undo.last", lang, what=what)}


def _entry(match: Match, told: Any, lang: str) -> str:
    if not isinstance(match, bologna.Match):
        return in_deals.entry(match, told, lang)
    return match_text.entry(match, told, lang)
