"""A French match as the columns of a score sheet: who dealt, who took what, the bonuses, and everybody's score and total."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.france.auction.bidding import TAKER
from engine.games.france.poignee import POINTS
from engine.games.france.scorekeeper import Deal, Hand, Match
from engine.games.france.scorekeeper.entries import Start
from screens.components.match_forms.names import amount, part, say, total

TOLD = ("number", "dealer", "taker", "called", "contract", "bouts", "points", "difference", "petit", "poignee", "slam")


def columns(calls: bool, lang: str) -> list[str]:
    """What stands over each column but the players'. ``calls``: is a card called?"""
    return [say(f"keeper.france.col.{name}", lang) for name in TOLD if calls or name != "called"]


def deals(match: Match, lang: str) -> Iterator[tuple[list[str], Hand]]:
    """Each deal that is over: its cells, and the deal itself."""
    for hand in match.hands:
        if hand.end is not None:
            told = _told(match.start, hand, lang)
            yield [told[name] for name in TOLD if match.start.form.calls or name != "called"], hand


def _told(start: Start, hand: Hand, lang: str) -> dict[str, str]:
    found = dict.fromkeys(TOLD, "") | {"number": str(hand.number), "dealer": start.names[hand.dealer]}
    end = hand.end
    if not isinstance(end, Deal):
        return found | {"contract": say("keeper.france.kind.passed", lang)}
    signs = {None: "", TAKER: "+"}
    slam = "" if end.result.slam is None and not end.announced else _slam(end)
    return found | {
        "taker": start.names[end.taker],
        "called": "" if end.partner is None else start.names[end.partner],
        "contract": say(f"keeper.france.kind.{end.bid}", lang),
        "bouts": str(end.bouts),
        "points": _points(end.half_points),
        "difference": amount(end.result.difference, lang),
        "petit": signs.get(end.petit, "−"),
        "poignee": amount(sum(POINTS[size] for size in end.poignees) * end.result.sign, lang) if end.poignees else "",
        "slam": slam,
    }


def _slam(end: Deal) -> str:
    """For the taker, against him; a ring round one that was announced."""
    made = "" if end.slam is None else "+" if end.slam == TAKER else "−"
    return f"({made or '−'})" if end.announced else made


def _points(half_points: int) -> str:
    return f"{half_points // 2}{'½' if half_points % 2 else ''}"


def scores(match: Match, hand: Hand, lang: str) -> list[tuple[str, str]]:
    """What each receives or pays in this deal, and the total after it."""
    return [(amount(a, lang), total(b, lang)) for a, b in zip(hand.payoffs, hand.after, strict=True)]


def end_of_evening(match: Match, lang: str) -> list[str]:
    return [total(one, lang) for one in match.totals]


def legend(lang: str) -> str:
    """What the figures of the sheet rest on."""
    return part("prints.france.values", lang)
