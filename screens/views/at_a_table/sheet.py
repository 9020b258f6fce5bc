"""What a deal at a shared table has come to, in figures: by side where there are sides, else by chair."""

from __future__ import annotations

from engine.games.bologna.deal.score import score
from lessons.shared_table.shared_table import SharedTable
from lessons.tables.sitting import Sitting
from screens.views.at_a_table.given import Sheet
from screens.views.at_a_table.names import called
from screens.wording.texts import text

FIGURES = ("declared", "criccone", "last_trick", "sequences", "card_points", "total")
"""What the sides of a hand of Bologna score by, in the order of the procedure."""


def by_side(sitting: Sitting, names: tuple[str, str], lang: str) -> Sheet:
    """Of a hand of Bologna what both sides have scored; nothing of one that was thrown in."""
    hand, match = sitting.hand, sitting.match
    assert hand is not None
    if not hand.family.played_at_all(hand.state):
        return []
    ours, theirs = score(hand.state).sides
    rows: Sheet = [[text(f"sheet.{name}", lang), getattr(ours, name), getattr(theirs, name)] for name in FIGURES]
    if match is not None:
        rows.append([text("sheet.match", lang), *match.scores])
    return [["", *names], *rows]


def by_chair(table: SharedTable, lang: str) -> Sheet:
    """What this deal has brought to whoever has each chair, and where they stand; of a hand of Bologna the same by side."""
    sitting = table.seats[0]
    hand = sitting.hand
    assert hand is not None
    names = [called(table, chair, lang) for chair in range(len(table.chairs))]
    if hand.sort:
        return by_side(sitting, (", ".join(names[::2]), ", ".join(names[1::2])), lang)
    brought = hand.family.reckoning(hand).payoffs
    found: Sheet = [["", text("friends.sheet.deal", lang), text("friends.sheet.stands", lang)]]
    found += ([name, str(now), str(all_)] for name, now, all_ in zip(names, brought, sitting.stands, strict=True))
    return found
