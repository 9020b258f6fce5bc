"""A moment of a deal that is looked at again, of a game settled after each deal: all hands open, and the reasons of everybody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lessons.at_table.hindsight import panel as shown
from lessons.at_table.hindsight import said, settled
from lessons.places.hindsight import TableHindsight
from screens.components.table.props import Look, given_panel, may, paragraphs
from screens.learner.table_names import Names, called, on_the_plates
from screens.views.who_did_what import who_did_what
from screens.wording.texts import texts_under


@dataclass(frozen=True, slots=True)
class TableHindsightView:
    """In one language with one pack of pictures."""

    state: TableHindsight
    lang: str
    pack: str
    names: Names = ()

    @property
    def look(self) -> Look:
        hand = self.state.hand
        return called(Look.of(self.lang, hand.game.family, self.pack, f"table {hand.seed}"), self.names)

    def given(self) -> dict[str, Any]:
        """Everything the browser is told."""
        state, look = self.state, self.look
        hand, moment = state.hand, state.moment
        now = shown(hand, moment)
        written = [look.say(one) for one in (now.prompt, *settled(hand, moment))]
        given = given_panel(now, look, [one for said in written for one in paragraphs(said, self.lang, look.edition)])
        on_the_plates(given, hand.seats, self.names, self.lang)
        mark = self._mark()
        words = {name: one for name, one in texts_under("hindsight.word", self.lang).items() if "." not in name}
        return given | {
            "leaves": False, "progress": [state.at, len(state.moments) - 1], "part": 0, "at_once": False, "game": True,
            "answer": None, "note": "", "hints": [], "mark": mark, "turns": True,
            "announce": " ".join([*written, *([mark["title"], *mark["says"]] if mark else [])]),
            "can": may(next=not state.last, back=state.at > 0),
            "words": given["words"] | words,
        }  # fmt: skip

    def _mark(self) -> dict[str, Any] | None:
        """What everybody did, and why."""
        did = who_did_what(said(self.state.hand, self.state.moment), self.look)
        return did and did | {"tone": "told", "glyph": "→", "cards": {}, "rule": ""}
