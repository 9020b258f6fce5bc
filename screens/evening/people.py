"""Who is in a room, as others see it: a card as badge, and a name."""

from __future__ import annotations

from typing import Any

from lessons.evening.badges import DECK, card_of, lap_of
from lessons.evening.room import Member, Room
from screens.card_pictures import addresses
from screens.components.table.props import label

SMALL, LARGE = addresses.WIDTHS[1], addresses.LARGE


def shown(member: Member, room: Room, lang: str, width: int = SMALL) -> dict[str, Any]:
    """``card``: what the badge is called; two of one name are told apart by it. ``lap``: 2 where the pack was through once."""
    code, lap = card_of(member.badge), lap_of(member.badge)
    return {
        "badge": member.badge,
        "name": member.name,
        "src": addresses.url(DECK, "drawn", code, width),
        "card": label(code, True, lang, DECK) + (f" {lap + 1}" if lap else ""),
        "lap": lap + 1 if lap else 0,
        "twin": room.twins(member),
    }
