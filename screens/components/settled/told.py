"""A Sicilian match in words: its entries, each line of a settlement with the engine's reason, and the whole of it as text."""

from __future__ import annotations

from typing import Any

from engine.games.sicily.scorekeeper import LINES, Deal, Entry, Hand, Match, Start, Thrown
from engine.games.sicily.scorekeeper.counting import contract_of
from engine.parts.corrections import Correct, Undo, standing
from engine.sheet import Line
from screens.components.settled.names import amount, called, camps, card, part, say, total
from screens.wording import citations


def entry(match: Match, told: Entry, lang: str) -> str:
    """One entry as a sentence, with the names and figures as they stand now."""
    match told:
        case Start():
            return say("keeper.said.start", lang, names=" – ".join(told.names), format=say(f"game.{told.game}", lang))
        case Deal() | Thrown():
            return say("keeper.jochi.said", lang, hand=told.hand, what=ended(match.start, told, lang))
        case Correct():
            return say("keeper.said.correct", lang, n=told.number, what=entry(match, told.entry, lang))
        case Undo():
            return say("keeper.said.undo", lang, n=told.number)
    return say("keeper.said.stopped", lang)


def ended(start: Start, end: Deal | Thrown, lang: str) -> str:
    """How a deal ended: who played what, and the card points."""
    if isinstance(end, Thrown):
        pairs = [f"{name} {amount(one, lang)}" for name, one in zip(start.names, end.paid, strict=True) if one]
        return ", ".join([say("keeper.jochi.kind.thrown", lang), *pairs])
    contract = contract_of(start, end)
    parts = []
    if end.bidder is not None:
        own = "-own" if contract.own else ""
        parts.append(part(f"keeper.jochi.did.{end.kind}{own}", lang, who=start.names[end.bidder]))
    else:
        parts.append(say(f"keeper.jochi.kind.{end.kind}", lang))
    if end.cards:
        parts.append(
            part("keeper.jochi.did.on-double" if contract.double else "keeper.jochi.did.on", lang, n=end.cards)
        )
    if end.partner is not None:
        parts.append(part("keeper.jochi.did.with", lang, who=start.names[end.partner]))
    if end.figures.points and "points" in start.form.settle.asks:
        parts.append(part("keeper.jochi.did.points", lang, points=" – ".join(map(str, end.figures.points))))
    return ", ".join(parts)


def lines(start: Start, hand: Hand, lang: str) -> list[dict[str, Any]]:
    """Every line of the settlement: what it is for and to whom, with the engine's reason and where it is written."""
    if not isinstance(hand.end, Deal):
        return []
    return [_line(start, hand.end, one, lang) for one in hand.settlement.lines if one.points]


def _line(start: Start, deal: Deal, one: Line, lang: str) -> dict[str, Any]:
    contract = contract_of(start, deal)
    facts: dict[str, Any] = dict(one.facts)
    if isinstance(facts.get("seats"), tuple):
        facts["who"] = called(start, facts["seats"])
    elif isinstance(facts.get("seat"), int):
        facts["who"] = start.names[facts["seat"]]
    elif "by" in facts:
        sides = camps(start, contract, lang)
        facts |= {"who": sides[contract.camp(facts["by"])], "whom": sides[contract.camp(facts["from"])]}
    named = "seats" not in facts and "pool" not in facts
    if "pool" in facts:
        facts["who"] = start.names[contract.bidder]
    elif named and "who" not in facts:
        winner = 0 if one.points > 0 else 1
        facts["who"] = camps(start, contract, lang)[winner] if not contract.own else start.names[contract.bidder]
    if one.cards:
        facts["cards"] = ", ".join(card(code, lang) for code in one.cards)
    facts["off"] = _plain(facts.get("difference"), lang)
    facts["target"] = _plain(facts.get("target"), lang)
    return {
        "id": one.reason,
        "label": say(f"keeper.jochi.line.{one.reason}", lang, **facts),
        # Where the line names who wins it, it is what they win.
        "points": amount(-one.points if named and one.points < 0 else one.points, lang),
        "text": _why(one, facts, lang),
        "source": list(citations.link(one.source, lang)),
    }


def _why(one: Line, facts: dict[str, Any], lang: str) -> str:
    doubled = " " + say("keeper.jochi.doubled", lang) if facts.get("factor") == 2 else ""
    return say(f"keeper.jochi.why.{one.reason}", lang, **facts) + doubled


def _plain(points: Any, lang: str) -> str:
    return "" if points is None else amount(points, lang).removeprefix("+").removeprefix("−")


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
    start = match.start
    head = " · ".join(filter(None, ("Calzettini", say(f"game.{start.game}", lang), begun[:10], code)))
    told = [head, "", " – ".join(start.names), ""]
    for hand in match.hands:
        if hand.end is None:
            continue
        told.append(f"{hand.number}. {ended(start, hand.end, lang)}")
        told += [f"  {one['points']:>5}  {one['label']}" for one in lines(start, hand, lang)]
        told += [_row(start, hand, lang)]
    totals = "  ".join(f"{name} {total(one, lang)}" for name, one in zip(start.names, match.totals, strict=True))
    told += ["", totals, *pool(match, lang), ""]
    return "\n".join(told) + "\n" + LINES.write(match.entries)


def _row(start: Start, hand: Hand, lang: str) -> str:
    pairs = zip(start.names, hand.settlement.payoffs, hand.after, strict=True)
    return "  = " + "  ".join(f"{name} {amount(a, lang)} ({total(b, lang)})" for name, a, b in pairs)


def pool(match: Match, lang: str) -> list[str]:
    """What lies in the pool, where the game has one."""
    return [say("keeper.jochi.pool", lang, n=match.pool)] if match.start.form.pool else []
