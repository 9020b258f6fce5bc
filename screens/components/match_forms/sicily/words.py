"""A Sicilian deal in words: how it ended, and each line of its settlement with the engine's reason."""

from __future__ import annotations

from typing import Any

from engine.games.sicily.contract import Contract
from engine.games.sicily.scorekeeper import Deal, Hand, Match, Start, Thrown
from engine.games.sicily.scorekeeper.counting import contract_of
from engine.sheet import Line
from engine.verdict import Facts
from screens.components.match_forms.given import LedgerLine
from screens.components.match_forms.names import amount, called, card, part, say
from screens.wording import citations


def camps(start: Start, contract: Contract, lang: str) -> list[str]:
    """Each side by what it does, or by its names where everybody plays alone or partners are fixed."""
    if contract.own or contract.kind == "partners":
        return [called(start.names, camp) for camp in contract.camps]
    return [part(f"keeper.jochi.camp.{contract.kind}-{i}", lang) for i in (0, 1)]


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


def lines(start: Start, hand: Hand, lang: str) -> list[LedgerLine]:
    """Every line of the settlement: what it is for and to whom, with the engine's reason and where it is written."""
    if not isinstance(hand.end, Deal):
        return []
    return [_line(start, hand.end, one, lang) for one in hand.settlement.lines if one.points]


def _line(start: Start, deal: Deal, one: Line, lang: str) -> LedgerLine:
    contract = contract_of(start, deal)
    facts = dict(one.facts)
    if isinstance(seats := facts.get("seats"), tuple):
        facts["who"] = called(start.names, tuple(one for one in seats if isinstance(one, int)))
    elif isinstance(seat := facts.get("seat"), int):
        facts["who"] = start.names[seat]
    elif isinstance(winner := facts.get("by"), int) and isinstance(loser := facts.get("from"), int):
        sides = camps(start, contract, lang)
        facts |= {"who": sides[contract.camp(winner)], "whom": sides[contract.camp(loser)]}
    named = "seats" not in facts and "pool" not in facts
    if "pool" in facts:
        facts["who"] = start.names[contract.bidder]
    elif named and "who" not in facts:
        won = 0 if one.points > 0 else 1
        facts["who"] = camps(start, contract, lang)[won] if not contract.own else start.names[contract.bidder]
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
        "source": citations.link(one.source, lang),
    }


def _why(one: Line, facts: Facts, lang: str) -> str:
    doubled = " " + say("keeper.jochi.doubled", lang) if facts.get("factor") == 2 else ""
    return say(f"keeper.jochi.why.{one.reason}", lang, **facts) + doubled


def _plain(points: Any, lang: str) -> str:
    return "" if points is None else amount(points, lang).removeprefix("+").removeprefix("−")


def pool(match: Match, lang: str) -> list[str]:
    """What lies in the pool, where the game has one."""
    return [say("keeper.jochi.pool", lang, n=match.pool)] if match.start.form.pool else []


def before(hand: Hand, lang: str) -> list[list[str | int]]:
    """What everybody has just put into an empty pool."""
    stake = amount(-hand.stake, lang)
    return [["stake", say("keeper.jochi.stake", lang), *[stake] * len(hand.after)]] if hand.stake else []


def remarks(start: Start, hand: Hand, lang: str) -> list[str]:
    """What lies in the pool after a deal, where the game has one."""
    return [say("keeper.jochi.pool", lang, n=hand.settlement.pool or 0)] if start.form.pool else []


def payoffs(hand: Hand) -> tuple[Any, ...]:
    """What everybody receives, or pays."""
    return hand.settlement.payoffs
