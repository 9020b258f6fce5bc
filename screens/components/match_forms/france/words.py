"""A French deal in words: how it ended, and each line of its score with the engine's reason."""

from __future__ import annotations

from fractions import Fraction

from engine.games.france.scorekeeper import Deal, End, Hand, Start
from engine.sheet import Line, Points
from engine.verdict import Facts
from screens.components.match_forms.given import LedgerLine
from screens.components.match_forms.names import amount, part, say
from screens.wording import citations


def ended(start: Start, end: End, lang: str) -> str:
    """How a deal ended: who played what, and with how much."""
    if not isinstance(end, Deal):
        return say("keeper.france.kind.passed", lang)
    parts = [part(f"keeper.france.did.{end.bid}", lang, who=start.names[end.taker])]
    if end.partner is not None:
        parts.append(part("keeper.france.did.with", lang, who=start.names[end.partner]))
    elif start.form.calls:
        parts.append(part("keeper.france.alone", lang))
    points = Fraction(end.half_points, 2)
    parts.append(part("keeper.france.did.points", lang, points=_exact(points), bouts=end.bouts))
    return ", ".join(parts)


def lines(start: Start, hand: Hand, lang: str) -> list[LedgerLine]:
    """Every line of the score, for the taker's side or (with a minus) against it; then what each receives or pays."""
    if not isinstance(hand.end, Deal):
        return []
    made = [_line(one, one.reason, _facts(one, lang), lang) for one in hand.lines]
    paid = []
    for seat, one in enumerate(hand.payments):
        role = str(one.facts["role"])
        if role == "taker":
            role = "taker-called" if hand.end.partner is not None else "taker"
        if role == "partner":
            role = f"partner-{start.rules.split}"
        elif role == "taker-called":
            role = f"taker-called-{start.rules.split}"
        facts: Facts = {"who": start.names[seat], **_facts(one, lang)}
        paid.append(_line(one, f"pays-{role}", facts, lang))
    return made + paid


def _line(one: Line, code: str, facts: Facts, lang: str) -> LedgerLine:
    return {
        "id": code,
        "label": say(f"keeper.france.line.{code}", lang, **facts),
        "points": "" if one.reason in ("bid-made", "bid-lost") else amount(one.points, lang),
        "text": say(f"keeper.france.why.{code}", lang, **facts),
        "source": citations.link(one.source, lang),
    }


def _facts(one: Line, lang: str) -> Facts:
    facts = dict(one.facts)
    if "side" in facts:
        facts["side"] = part(f"keeper.france.side.{facts['side']}", lang)
    for name in ("each", "difference"):
        if isinstance(told := facts.get(name), int):
            facts[name] = abs(told)
    if isinstance(points := facts.get("points"), Fraction):
        facts["points"] = _exact(points)
    return facts


def payoffs(hand: Hand) -> tuple[Points, ...]:
    """What everybody receives, or pays."""
    return hand.payoffs


def _exact(points: Fraction) -> int | Fraction:
    return int(points) if points.denominator == 1 else points
