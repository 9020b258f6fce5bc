"""What somebody at a shared table asks of all others: to take back what they did, or that the rest are theirs."""

from __future__ import annotations

from typing import Literal

from engine.sheet import codes
from engine.verdict import Fact
from lessons.question.panel import Row
from lessons.shared_table.claiming import may_claim
from lessons.shared_table.shared_table import OpenRequest, SharedTable
from lessons.tables.the_rest import side
from lessons.text.message import Message
from screens.card_pictures import addresses
from screens.components.table.given import CardProps
from screens.components.table.props import CardStyle, given_row
from screens.views.at_a_table.given import AskedOfAll
from screens.wording.given import Words
from screens.wording.texts import text


def requested(table: SharedTable, chair: int | None, look: CardStyle) -> AskedOfAll | None:
    """What this chair, or whoever has none, is told of it, and whether it is to answer (``to``).

    Whoever is asked has the cards that lie open beside the question as well: on a telephone one would have to look for them.
    Whoever only looks on is told why they do, and no more.
    """
    asking = table.asking
    if asking is None or (chair is None and not asking.rest):
        return None
    about, to, lie = "rest" if asking.rest else "back", None, list[CardProps]()
    if chair == asking.chair:
        said = Message(f"friends.asked-{about}")
    elif chair in asking.agreed:
        said = Message(f"friends.agreed-{about}")
    else:
        said, to = _asks(table, asking), asking.number if chair is not None else None
        hand = table.seats[asking.chair].hand if asking.rest else None
        lie = given_row(Row(codes(hand.mine)), look)["cards"] if hand is not None else []
    return {
        "says": look.say(said),
        "to": to,
        "rest": asking.rest,
        "cards": lie,
        "size": addresses.size(look.deck, look.pack),
    }


def _asks(table: SharedTable, asking: OpenRequest) -> Message:
    facts: dict[str, Fact] = {"name": table.chairs[asking.chair].name}
    return Message(f"friends.asks-{_whose(table, asking.chair) if asking.rest else 'back'}", facts)


def claims(table: SharedTable, chair: int, lang: str) -> Words:
    """With which word the rest is claimed from this chair; none where that cannot be done now."""
    may = may_claim(table, chair) and not table.stopped
    return {"claim": text(f"friends.claim-{_whose(table, chair)}", lang)} if may else {}


def _whose(table: SharedTable, chair: int) -> Literal["mine", "ours"]:
    """Has whoever sits there a partner of whom everybody knows?"""
    hand = table.seats[chair].hand
    return "ours" if hand is not None and len(side(hand)) > 1 else "mine"
