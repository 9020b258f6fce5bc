"""The same deal for all, on one telephone: the practice table without a coach, and at its end what it came to."""

from __future__ import annotations

from lessons.evening.activities.comparing import result_of
from lessons.places.table import TableSession
from lessons.text.message import Message
from screens.components.table.given import TablePanel
from screens.components.table.props import paragraphs
from screens.learner.preferences import Preferences
from screens.views import how_played
from screens.views.in_a_room import room as telephone
from screens.views.practice import PracticeView
from screens.views.table import plays
from screens.wording.texts import text


def panel(session: TableSession, preferences: Preferences) -> TablePanel:
    """What the practice table shows; nothing can be asked, of the room neither, or taken back."""
    lang = preferences.language
    told = PracticeView(session, lang, preferences.pack).given() | how_played.at_table(preferences, plays(session))
    told.pop("laid", None)
    told["can"] = {**told["can"], "hint": False, "undo": False}
    if not session.over:
        return told
    ours, theirs = result_of(session.hand.state, session.hand.done).points
    said = text("evening.phone.deal_over", lang, n=ours, m=theirs)
    return told | {"prompt": [*told["prompt"], *paragraphs(said, lang)]}


def refused(said: Message, lang: str) -> str:
    return telephone.refused(said, lang)
