"""The cards of a pack as they lie on a scoring table."""

from __future__ import annotations

from typing import cast

from engine.game import game
from lessons.text import phrases
from lessons.text.printed import edition
from screens.card_pictures import addresses
from screens.components.match_forms.names import card
from screens.components.settling.given import PackCard


def cards(id: str, pack: str, lang: str) -> list[list[PackCard]]:
    """The pack in rows as they lie: the trumps from the top, then each suit."""
    its, family = game(id).pack, game(id).family
    packs = addresses.packs(family)
    drawn = pack if pack in packs else packs[0]
    called_by = edition(family, drawn)
    rows: dict[str, list[PackCard]] = {}
    for one in its:
        name = phrases.card_name(one.code, cast(phrases.Lang, lang), "name", called_by)
        told: PackCard = {
            "code": one.code,
            "src": addresses.url(family, drawn, one.code),
            "name": name,
            "short": card(one.code, lang, called_by),
        }
        rows.setdefault(one.suit or "T", []).append(told)
    return list(rows.values())
