"""A match of whole deals in words: its entries, what became of them, and the whole of it as text."""

from __future__ import annotations

from typing import Any

from engine.parts.corrections import Correct, Undo, standing
from lessons.keeping.dealt import Match, Start
from lessons.learner.days import written_day
from lessons.learner.match_lines import LINES
from screens.components.settled.families import family
from screens.components.settled.names import amount, say, total


def entry(match: Match, told: Any, lang: str) -> str:
    """One entry as a sentence, with the names and figures as they stand now."""
    if isinstance(told, type(match.start)):
        return say("keeper.said.start", lang, names=" – ".join(told.names), format=say(f"game.{told.game}", lang))
    match told:
        case Correct():
            return say("keeper.said.correct", lang, n=told.number, what=entry(match, told.entry, lang))
        case Undo():
            return say("keeper.said.undo", lang, n=told.number)
    if hasattr(told, "hand"):
        return say("keeper.jochi.said", lang, hand=told.hand, what=family(match.start).ended(match.start, told, lang))
    return say("keeper.said.stopped", lang)


def log(match: Match, lang: str) -> list[tuple[int, str, str, bool]]:
    """Every entry: its number, its sentence, what became of it, and whether it stands."""
    counts, found = standing(match.entries), []
    for place in match.places:
        state = ""
        if place.by is not None:
            state = say(f"keeper.state.{'corrected' if place.stands else 'undone'}", lang, n=place.by)
        stands = place.stands and (place.by is None or counts.get(place.number) == place.entry)
        found.append((place.number, entry(match, place.entry, lang), state, stands))
    return found


def as_text(match: Match, lang: str, code: str = "", begun: str = "") -> str:
    """The whole match to be read, and under it the lines it can be read in again from."""
    start, words = match.start, family(match.start)
    head = " · ".join(filter(None, ("Calzettini", say(f"game.{start.game}", lang), written_day(begun), code)))
    told = [head, "", " – ".join(start.names), ""]
    for hand in match.hands:
        if hand.end is None:
            continue
        told.append(f"{hand.number}. {words.ended(start, hand.end, lang)}")
        told += [f"  {one['points']:>5}  {one['label']}" for one in words.lines(start, hand, lang)]
        told += [_row(start, hand, lang)]
    totals = "  ".join(f"{name} {total(one, lang)}" for name, one in zip(start.names, match.totals, strict=True))
    told += ["", totals, *words.pool(match, lang), ""]
    return "\n".join(told) + "\n" + LINES.write(match.entries)


def _row(start: Start, hand: Any, lang: str) -> str:
    pairs = zip(start.names, family(start).payoffs(hand), hand.after, strict=True)
    return "  = " + "  ".join(f"{name} {amount(a, lang)} ({total(b, lang)})" for name, a, b in pairs)
