"""How everybody has played the same deal, side by side and in words; told only once the teacher shows it."""

from __future__ import annotations

from typing import cast

from lessons.evening.activities.comparing import DealResult, by_the_book, costs
from lessons.evening.badges import DECK
from lessons.places.in_a_room.desk import Desk
from lessons.text.card_names import card_name
from lessons.text.phrases import Lang
from lessons.text.printed import edition
from screens.learner.preferences import Preferences
from screens.room_views import people
from screens.room_views.given import DealOfAll, DealResultProps, DealRow
from screens.wording.texts import text


def deal_of(state: Desk, preferences: Preferences) -> DealOfAll | None:
    """``through``: the badges of those who have finished; ``rows``, the best first, and ``book`` when it is shown."""
    room, lang = state.room, preferences.language
    if room.phase != "deal" or not room.deals:
        return None
    through = [one.badge for one in room.there if one.who in state.results]
    told: DealOfAll = {
        "number": room.deals[-1],
        "compared": room.compared,
        "through": through,
        "rows": [],
        "book": None,
    }
    if not room.compared:
        return told
    behind, named_by = costs(state.results), edition(DECK, preferences.pack)
    members = sorted((one for one in room.there if one.who in behind), key=lambda one: (behind[one.who], one.badge))
    rows: list[DealRow] = [
        {**people.shown(one, room, lang), **_row(state.results[one.who], lang, named_by), "cost": behind[one.who]}
        for one in members
    ]
    return told | {"rows": rows, "book": _row(by_the_book(room.deals[-1]), lang, named_by)}


def _row(one: DealResult, lang: str, named_by: str) -> DealResultProps:
    return {
        "points": one.points,
        "by": one.by,
        "begato": text(f"evening.wall.begato_{one.begato}", lang),
        "away": [card_name(card.code, cast(Lang, lang), "name", named_by) for card in one.away],
    }
