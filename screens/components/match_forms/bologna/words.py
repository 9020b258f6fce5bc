"""A match of Bologna in words: its entries, its score, its result, what may not be written."""

from __future__ import annotations

from typing import cast

from engine.games.bologna.match import FOUR
from engine.games.bologna.scorekeeper import (
    SEATS,
    Counted,
    Declared,
    Entry,
    Hand,
    Match,
    Monte,
    Out,
    Piled,
    Start,
    fold,
)
from engine.games.bologna.scorekeeper.match import hand_of
from engine.verdict import Verdict
from screens.components.match_forms.given import HandProps, SideScore
from screens.components.match_forms.names import say

COLUMNS = ("declared", "criccone", "last", "sequences", "cards", "hand_total", "total")


def why(verdict: Verdict, match: Match, lang: str) -> str:
    """Why it may not be written; a side among the facts by its name."""
    facts = dict(verdict.facts)
    if isinstance(facts.get("side"), int):
        facts["side"] = match.start.side_name(cast(int, facts["side"]))
    return say(verdict.reason, lang, **facts)


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
            points = say("keeper.declare.worth", lang, n=told.points)
            facts = {"hand": told.hand, "name": match.start.names[told.seat], "points": points}
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
    raise TypeError(f"no entry of Bologna's own: {told!r}")


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


def score(match: Match, side: int, lang: str) -> SideScore:
    """One side's score, and what is still missing."""
    start, points = match.start, match.scores[side]
    dealer = match.open.dealer if match.open else None
    to_go = start.rules.target - points
    left = start.format != "four" and not match.over and to_go > 0
    return {
        "own": start.sides[side],
        "names": [(start.names[seat], seat == dealer) for seat in (side, side + 2)],
        "points": points,
        "ahead": points > match.scores[1 - side],
        "left": say("keeper.needs", lang, n=to_go) if left else "",
    }


def now(match: Match, lang: str) -> list[str]:
    """The hand being played, who deals and leads, and how far it goes; or how the match ended."""
    hand, start = match.open, match.start
    if hand is None:
        return [result(match, lang)]
    played = sum(1 for one in match.hands if one.end)
    of_deals = say("keeper.deal_of", lang, n=min(played + 1, start.deals), of=start.deals)
    target = of_deals if start.format == "four" else say("keeper.to", lang, target=start.rules.target)
    deals = "● " + say("keeper.deals", lang, name=start.names[hand.dealer])
    leads = say("keeper.leads", lang, name=start.names[(hand.dealer + 1) % len(SEATS)])
    return [say("keeper.hand", lang, n=hand.number), deals, leads, target]


def figures(hand: Hand, side: int) -> tuple[int, ...]:
    """The figures of one side under :data:`COLUMNS`."""
    its = hand.scores[side]
    return (its.declared, its.criccone, its.last_trick, its.sequences, its.card_points, its.total, hand.after[side])


def hand_told(match: Match, hand: Hand, lang: str) -> HandProps:
    """A hand with its figures, both sides beside each other."""
    beyond = match.decided is not None and hand.number > match.decided
    remarks = [say("keeper.not_counting", lang)] if beyond else []
    pairs = zip(COLUMNS, figures(hand, 0), figures(hand, 1), strict=True)
    deals = say("keeper.deals", lang, name=match.start.names[hand.dealer])
    so_far = [] if hand.end else [say("keeper.so_far", lang)]
    return {
        "number": hand.number,
        "title": " · ".join([say("keeper.hand", lang, n=hand.number), deals, *so_far]),
        "rows": [[name, say(f"keeper.col.{name}", lang), a, b] for name, a, b in pairs],
        "out": beyond,
        "remarks": remarks + [why(one, match, lang) for one in hand.doubts],
        "lines": [],
    }


def who_plays(match: Match) -> list[str]:
    """Both sides, each with its own name where it has one, and who sits where."""
    start = match.start
    pairs = [f"{start.names[side]} & {start.names[side + 2]}" for side in (0, 1)]
    return [f"{start.sides[side]} ({pairs[side]})" if start.sides[side] else pairs[side] for side in (0, 1)]


def to_be_read(match: Match, lang: str) -> list[str]:
    """The match as lines of text: who plays how long, every hand, and how it stands."""
    start = match.start
    lines = [" – ".join(who_plays(match)), format_of(start.format, start.deals, lang), ""]
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
    return [*lines, "", f"{start.side_name(0)} {a} – {b} {start.side_name(1)}", result(match, lang)]
