"""A match in words: its entries, its result, what may not be written, and the whole of it as text. No Streamlit."""

from __future__ import annotations

from typing import Any, cast

from engine.games.bologna.match import FOUR
from engine.games.bologna.scorekeeper import (
    LINES,
    Correct,
    Counted,
    Declared,
    Entry,
    Hand,
    Match,
    Monte,
    Out,
    Piled,
    Start,
    Undo,
    fold,
)
from engine.games.bologna.scorekeeper.history import standing
from engine.games.bologna.scorekeeper.match import hand_of
from engine.verdict import Verdict
from lessons.learner.days import written_day
from lessons.question.kind import Message
from lessons.text import phrases

COLUMNS = ("declared", "criccone", "last", "sequences", "cards", "hand_total", "total")


def say(code: str, lang: str, **facts: Any) -> str:
    return phrases.say(Message(code, facts), cast(phrases.Lang, lang))


def why(verdict: Verdict, match: Match | None, lang: str) -> str:
    """Why it may not be written; a side among the facts by its name."""
    facts = dict(verdict.facts)
    if match is not None and isinstance(facts.get("side"), int):
        facts["side"] = match.start.side_name(cast(int, facts["side"]))
    return say(verdict.reason, lang, **facts)


def points(n: int, lang: str) -> str:
    return say("keeper.declare.worth", lang, n=n)


def combinations(declared: Declared, lang: str) -> str:
    """``4 Kings, Swords 5``: how many of a kind before it, the length of a sequence after it."""
    return ", ".join(named(kind, n, lang) for kind, n in declared.combinations)


def named(kind: str, n: int, lang: str) -> str:
    name = say(f"workbench.kind.{kind}", lang)
    return f"{n} {name}" if kind in ("tarocchi", "kings", "queens", "knights", "jacks") else f"{name} {n}"


def format_of(name: str, deals: int, lang: str) -> str:
    """How long a match is; ``deals`` count where that is so many deals."""
    return (
        say("keeper.format.deals", lang, n=deals)
        if name == "four" and deals != FOUR
        else say(f"keeper.format.{name}", lang)
    )


def entry(match: Match, told: Entry, lang: str) -> str:
    """One entry as a sentence, with the names and figures as they stand now."""
    match told:
        case Start():
            names = f"{told.side_name(0)} – {told.side_name(1)}"
            return say("keeper.said.start", lang, names=names, format=format_of(told.format, told.deals, lang))
        case Declared():
            facts = {"hand": told.hand, "name": match.start.names[told.seat], "points": points(told.points, lang)}
            if told.figure is not None:
                return say("keeper.said.points", lang, **facts)
            return say("keeper.said.declared", lang, what=combinations(told, lang), **facts)
        case Counted() | Piled():
            a, b = ended(match, told)
            code = "counted" if isinstance(told, Counted) else "piled"
            return say(f"keeper.said.{code}", lang, hand=told.hand, a=a, b=b)
        case Out():
            return say("keeper.said.out", lang, hand=told.hand, name=match.start.names[told.seat])
        case Monte():
            return say("keeper.said.monte", lang, hand=told.hand)
        case Correct():
            return say("keeper.said.correct", lang, n=told.number, what=entry(match, told.entry, lang))
        case Undo():
            return say("keeper.said.undo", lang, n=told.number)
    return say("keeper.said.stopped", lang)


def ended(match: Match, told: Counted | Piled) -> tuple[int, int]:
    """What this end alone gives both sides, declarations aside: also of one that was corrected since."""
    alone = hand_of(fold([match.start, told]), told.hand)
    return alone.totals


def result(match: Match, lang: str) -> str:
    """How the match ended, in one or two sentences; empty while it is being played."""
    if match.stopped and match.decided is None:
        return say("keeper.result.stopped", lang)
    side = match.verdict.facts.get("side")
    if not match.over:
        return ""
    if not isinstance(side, int):
        return say(match.verdict.reason, lang)
    name = match.start.side_name(side)
    margin = match.verdict.facts.get("margin")
    if isinstance(margin, int):
        return say("keeper.result.margin", lang, side=name, n=margin)
    won = say("keeper.result.won", lang, side=name)
    return f"{won} {say(match.verdict.reason, lang)}" if match.verdict.reason == "match-won-further" else won


def figures(hand: Hand, side: int) -> tuple[int, ...]:
    """The figures of one side under :data:`COLUMNS`."""
    its = hand.scores[side]
    return (its.declared, its.criccone, its.last_trick, its.sequences, its.card_points, its.total, hand.after[side])


def log(match: Match, lang: str) -> list[tuple[int, str, str, bool]]:
    """Every entry: its number, its sentence, what became of it, and whether it stands."""
    found = []
    corrected = standing(match.entries)
    for place in match.places:
        state = ""
        if place.by is not None:
            state = say(f"keeper.state.{'corrected' if place.stands else 'undone'}", lang, n=place.by)
        counts = place.stands and (place.by is None or corrected.get(place.number) == place.entry)
        found.append((place.number, entry(match, place.entry, lang), state, counts))
    return found


def who_plays(match: Match) -> list[str]:
    """Both sides, each with its own name where it has one, and who sits where."""
    start = match.start
    pairs = [f"{start.names[side]} & {start.names[side + 2]}" for side in (0, 1)]
    return [f"{start.sides[side]} ({pairs[side]})" if start.sides[side] else pairs[side] for side in (0, 1)]


def as_text(match: Match, lang: str, code: str = "", begun: str = "") -> str:
    """The whole match to be read, and under it the lines it can be read in again from."""
    start = match.start
    lines = [" · ".join(filter(None, ("Calzettini", say("keeper.title", lang), written_day(begun), code))), ""]
    lines += [" – ".join(who_plays(match)), format_of(start.format, start.deals, lang), ""]
    heads = [say(f"keeper.col.{name}", lang) for name in COLUMNS]
    for hand in match.hands:
        if not hand.end and not hand.declared:
            continue
        dealer = say("keeper.deals", lang, name=start.names[hand.dealer])
        lines.append(f"{say('keeper.hand', lang, n=hand.number)} ({dealer})")
        for name, a, b in zip(heads, figures(hand, 0), figures(hand, 1), strict=True):
            lines.append(f"  {name:<14} {a:>5} {b:>5}")
        lines += [f"  ? {why(doubt, match, lang)}" for doubt in hand.doubts]
    a, b = match.scores
    lines += ["", f"{start.side_name(0)} {a} – {b} {start.side_name(1)}", result(match, lang), ""]
    return "\n".join(lines) + "\n" + LINES.write(match.entries)
