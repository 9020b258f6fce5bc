"""What somebody at a shared table asks of all others: to take back what they did, or that the rest are theirs."""

from __future__ import annotations

from typing import Literal

from lessons.shared_table.claiming import may_claim
from lessons.shared_table.shared_table import SharedTable
from lessons.tables.the_rest import side
from screens.views.at_a_table.given import AskedOfAll
from screens.wording.given import Words
from screens.wording.texts import text


def requested(table: SharedTable, chair: int | None, lang: str) -> AskedOfAll | None:
    """What this chair, or whoever has none, is told of it, and whether it is to answer (``to``).

    Whoever only looks on is told why cards lie open, and no more.
    """
    asking = table.asking
    if asking is None or (chair is None and not asking.rest):
        return None
    about = "rest" if asking.rest else "back"
    if chair == asking.chair:
        return {"says": text(f"friends.asked-{about}", lang), "to": None, "rest": asking.rest}
    if chair in asking.agreed:
        return {"says": text(f"friends.agreed-{about}", lang), "to": None, "rest": asking.rest}
    says = f"friends.asks-{_whose(table, asking.chair)}" if asking.rest else "friends.asks-back"
    answers = chair is not None
    told = text(says, lang, name=table.chairs[asking.chair].name)
    return {"says": told, "to": asking.number if answers else None, "rest": asking.rest}


def claims(table: SharedTable, chair: int, lang: str) -> Words:
    """With which word the rest is claimed from this chair; none where that cannot be done now."""
    may = may_claim(table, chair) and not table.stopped
    return {"claim": text(f"friends.claim-{_whose(table, chair)}", lang)} if may else {}


def _whose(table: SharedTable, chair: int) -> Literal["mine", "ours"]:
    """Has whoever sits there a partner of whom everybody knows?"""
    hand = table.seats[chair].hand
    return "ours" if hand is not None and len(side(hand)) > 1 else "mine"
