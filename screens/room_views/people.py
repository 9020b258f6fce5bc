"""Who is in a room, as others see it: a card as badge, and a name."""

from __future__ import annotations

from functools import lru_cache

from lessons.evening.badges import DECK, card_of, lap_of
from lessons.evening.members import Member, Members
from lessons.evening.room import Room
from screens.card_pictures import addresses
from screens.components.table.props import label
from screens.room_views.given import PersonProps

SMALL, LARGE = addresses.WIDTHS[1], addresses.LARGE


@lru_cache(maxsize=32)
def all_there(members: Members, lang: str) -> list[PersonProps]:
    """All who are counted; made once for as long as nobody comes, goes or is called otherwise."""
    return [_shown(one, members, lang, SMALL) for one in members.there]


def shown(member: Member, room: Room, lang: str, width: int = SMALL) -> PersonProps:
    """``card``: what the badge is called; two of one name are told apart by it. ``lap``: 2 where the pack was through once."""
    return _shown(member, room.members, lang, width)


def named(member: Member, room: Room, lang: str) -> str:
    """By the name, with the badge's card behind it where somebody else who is there has the same."""
    return f"{member.name} ({_card(member, lang)})" if room.members.twins(member) else member.name


def _shown(member: Member, members: Members, lang: str, width: int) -> PersonProps:
    lap = lap_of(member.badge)
    return {
        "badge": member.badge,
        "name": member.name,
        "src": addresses.url(DECK, "drawn", card_of(member.badge), width),
        "card": _card(member, lang),
        "lap": lap + 1 if lap else 0,
        "twin": members.twins(member),
    }


def _card(member: Member, lang: str) -> str:
    lap = lap_of(member.badge)
    return label(card_of(member.badge), True, lang, DECK) + (f" {lap + 1}" if lap else "")
