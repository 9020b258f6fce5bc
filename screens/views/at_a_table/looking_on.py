"""A deal as somebody sees it who has no chair: who teaches there, whoever has the link, or who leads the evening."""

from __future__ import annotations

from lessons.places.at_a_table.at_table import AtTable
from lessons.shared_table.shared_table import SharedTable
from lessons.shared_table.teaching.laid_open import looked_on as lies
from lessons.shared_table.teaching.said_aloud import said_aloud
from lessons.tables.after_a_deal.ending import rule_to_keep
from lessons.text.printed import shown_under
from screens.components.table.props import CardStyle, given_panel, may, paragraphs
from screens.learner.preferences import Preferences
from screens.learner.table_names import called as calling
from screens.learner.table_names import on_the_plates
from screens.views import how_played
from screens.views.at_a_table.given import DealEnd, DealPanel, DealSeen, TableAround
from screens.views.at_a_table.names import names_around, plates_around
from screens.views.at_a_table.requests import requested
from screens.views.at_a_table.sheet import by_chair
from screens.wording.texts import text, texts_under


def looked_on(state: AtTable, table: SharedTable, around: TableAround, preferences: Preferences) -> DealPanel:
    """A deal as it is seen by whoever has no chair. ``table``: as it is now, or as it lay one trick ago."""
    asks = requested(table, None, look_of(table, 0, preferences))
    told: DealPanel = {**around, **lying(state, table, preferences), "asks": asks}
    left = state.plan is not None and not state.plan.on
    if table.teaching is None or state.who == table.teacher or left or "ended" in told:
        return told
    free = any(chair["sits"] for chair in around["chairs"])
    return {**told, "note": text(f"friends.looks.taught{'-free' if free else ''}", preferences.language)}


def lying(state: AtTable, table: SharedTable, preferences: Preferences) -> DealSeen:
    """As the first chair's neighbour behind it sees the table, but for the cards: of these only what lies open to them."""
    lang = preferences.language
    hand = table.hand
    assert hand is not None
    panel, over = lies(table, state.sees), hand.stage == "over"
    look = look_of(table, 0, preferences)
    asked = look.say(panel.prompt)
    heard = [" ".join(look_of(table, chair, preferences).say(one) for one in says) for chair, says in said_aloud(table)]
    written = [asked, *(() if over else heard)]
    given = given_panel(panel, look, [one for said in written for one in paragraphs(said, lang, look.edition)])
    on_the_plates(given, hand.seats, plates_around(table, 0, lang), lang)
    words = {**texts_under("practice.word", lang), **texts_under("at-table.word", lang)}
    lets_on = state.lets_on or (state.who == table.teacher and not table.stopped)
    goes_on = lets_on and (table.taker is not None or table.players_wait)
    late = text("friends.looks.late", lang) if state.looks_late and not over else ""
    told: DealSeen = {
        "stage": "deal", **given,
        "leaves": over, "progress": (len(hand.state.tricks), hand.tricks),
        "at_once": False, "again": False, "game": True, "ahead": False, "answer": None, "mark": None, "hints": [],
        "advised": [], "laid": "", "wonders": False, "note": late,
        "announce": " ".join((*heard, asked)), "can": may(next=goes_on),
        "words": given["words"] | {name: one for name, one in words.items() if "." not in name},
    }  # fmt: skip
    told |= how_played.looked_at(preferences)
    return told | {"ended": _ended(state, table, look, lang)} if over else told


def look_of(table: SharedTable, chair: int, preferences: Preferences) -> CardStyle:
    """How cards look, and who is called how in sentences that are told as from this chair."""
    hand, lang = table.hand, preferences.language
    assert hand is not None
    pack = shown_under(hand.state.rules) or preferences.pack
    mixed_by = f"{'practice' if hand.sort else 'table'} {hand.seed}"
    look = calling(CardStyle.of(lang, hand.game.family, pack, mixed_by), names_around(table, chair, lang))
    return look.to_two() if hand.family.each_a_side else look


def _ended(state: AtTable, table: SharedTable, look: CardStyle, lang: str) -> DealEnd:
    """What the deal has come to, by chair, or by side where there are sides."""
    hand = table.hand
    assert hand is not None
    return {
        "rule": look.say(rule_to_keep(hand)),
        "again": text("friends.next-deal", lang) if state.who == table.teacher or state.lets_on else "",
        "says": [],
        "sheet": by_chair(table, lang),
        "each": not hand.sort,
    }
