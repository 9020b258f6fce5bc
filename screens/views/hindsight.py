"""A moment of a deal that is looked at again: all hands open, what everybody did and why, what it came to or a card has cost."""

from __future__ import annotations

from dataclasses import dataclass

from lessons.places.hindsight import Hindsight
from lessons.places.in_a_room.laid import then_in
from lessons.tables.after_a_deal.hindsight import panel as shown
from lessons.tables.after_a_deal.hindsight import said, settled
from lessons.text.printed import shown_under
from screens.analysis.opponents import why
from screens.components.table.given import BesideTable, MarkProps, TablePanel
from screens.components.table.props import CardStyle, given_panel, may, paragraphs
from screens.learner.preferences import Preferences
from screens.learner.table_names import Names, called, names, on_the_plates
from screens.views import how_played
from screens.views.at_a_table.names import called as called_there
from screens.views.at_a_table.names import names_around, names_at
from screens.views.weighed import weighed
from screens.views.who_did_what import who_did_what
from screens.wording.texts import text, texts_under


def panel(state: Hindsight, preferences: Preferences) -> TablePanel:
    """What is shown of this trick. ``turns``: arrows go on and back."""
    view = HindsightView(state, preferences.language, preferences.pack, _names(state, preferences))
    return view.given() | how_played.looked_at(preferences)


def _names(state: Hindsight, preferences: Preferences) -> Names:
    seated = state.seated
    if seated is None:
        return names(preferences)
    if seated.chair is None:
        return names_around(seated.table, 0, preferences.language)
    return names_at(seated.table, seated.chair, preferences.language)


def _from_where(state: Hindsight, lang: str) -> str:
    """Who is meant by "you", for somebody who has no chair at the table."""
    seated = state.seated
    if seated is None or seated.chair is not None:
        return ""
    return text("friends.looks.again", lang, name=called_there(seated.table, 0, lang))


@dataclass(frozen=True, slots=True)
class HindsightView:
    """A deal looked at again, in one language with one pack of pictures."""

    state: Hindsight
    lang: str
    pack: str
    names: Names = ()

    @property
    def look(self) -> CardStyle:
        hand = self.state.hand
        mixed_by = f"{'practice' if hand.sort else 'table'} {hand.seed}"
        pack = shown_under(hand.state.rules) or self.pack
        look = called(CardStyle.of(self.lang, hand.game.family, pack, mixed_by), self.names)
        return look.to_two() if hand.family.each_a_side else look

    def given(self) -> TablePanel:
        """Everything the browser is told."""
        state, look, lang = self.state, self.look, self.lang
        hand, moment = state.hand, state.moment
        now = shown(hand, moment)
        written = [look.say(one) for one in (now.prompt, *settled(hand, moment))]
        given = given_panel(now, look, [one for said in written for one in paragraphs(said, lang, look.edition)])
        on_the_plates(given, hand.seats, self.names, lang)
        mark = self._mark()
        words = {name: one for name, one in texts_under("hindsight.word", lang).items() if "." not in name}
        asks: BesideTable = {"laid": then_in(moment)} if hand.sort and state.seated is None else {}
        return {
            **given, **asks,
            "leaves": False, "progress": (state.at, len(state.moments) - 1), "at_once": False, "game": True,
            "answer": None, "note": _from_where(state, lang), "hints": [], "mark": mark, "turns": True,
            "announce": " ".join([*written, *([mark["title"], *mark["says"]] if mark else [])]),
            "can": may(next=not state.last, back=state.at > 0),
            "words": given["words"] | words | (texts_under("ask-room", lang) if asks else {}),
        }  # fmt: skip

    def _mark(self) -> MarkProps | None:
        """What everybody did, and why; where a search can tell what a card has cost, below that."""
        hand, moment = self.state.hand, self.state.moment
        if hand.family.settles:
            did = who_did_what(said(hand, moment), self.look)
            return None if did is None else {**did, "tone": "told", "glyph": "→", "cards": {}, "rule": ""}
        cost = weighed(hand, moment, self.look)
        did = who_did_what(said(hand, moment, why), self.look)
        return cost | {"did": did} if cost and did else cost
