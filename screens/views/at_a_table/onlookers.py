"""What those see who only look on at a table of friends: told to everybody there, chosen by whoever opened it."""

from __future__ import annotations

from lessons.places.at_a_table.at_table import AtTable
from lessons.shared_table.shared_table import SharedTable
from screens.views.at_a_table.given import OnlookersProps, WayToLook
from screens.views.at_a_table.names import called
from screens.wording.texts import text


def onlookers(state: AtTable, lang: str) -> OnlookersProps:
    """``ways``: what they may be shown, where whoever looks may choose that now; ``says`` does not say that again."""
    table = state.table
    chooses = state.who == table.opener and not table.closed and (not table.begun or table.over)
    says = "" if chooses and table.shows is None else _says(table, lang)
    return {"says": says, "ways": _ways(table, lang) if chooses else []}


def _says(table: SharedTable, lang: str) -> str:
    if table.shows is None:
        return text("friends.looks.nothing", lang)
    if len(table.shows) == len(table.chairs):
        return text("friends.looks.all", lang)
    names = ", ".join(_named(table, chair, lang) for chair in sorted(table.shows))
    return text("friends.looks.hands", lang, names=names) if names else text("friends.looks.table", lang)


def _ways(table: SharedTable, lang: str) -> list[WayToLook]:
    every = [*range(len(table.chairs))]
    hands = [(text("friends.looks.way-hand", lang, name=_named(table, one, lang)), True, [one]) for one in every]
    ways = [
        (text("friends.looks.way-nothing", lang), False, []),
        (text("friends.looks.way-table", lang), True, []),
        *hands,
        (text("friends.looks.way-all", lang), True, every),
    ]
    shown = (table.shows is not None, sorted(table.shows or ()))
    return [{"name": name, "on": on, "chairs": chairs, "now": (on, chairs) == shown} for name, on, chairs in ways]


def _named(table: SharedTable, chair: int, lang: str) -> str:
    """A chair without anybody by its number."""
    return called(table, chair, lang) or text("friends.program-name", lang, n=chair + 1)


def meanwhile(state: AtTable, lang: str) -> str:
    """What goes on at a table of which somebody without a chair sees no cards; empty where there is nothing to be told."""
    table = state.table
    if state.chair is not None or not table.begun or state.closed or state.looked_at is not None:
        return ""
    if not table.over:
        return text(f"friends.meanwhile.{'late' if state.looks_late else 'plays'}", lang)
    if table.duplicate is not None:
        return ""
    return text(f"friends.meanwhile.{'over' if table.people else 'nobody'}", lang)
