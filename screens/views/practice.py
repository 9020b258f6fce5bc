"""One moment of a hand that was dealt in sorts, as the table shows it: there is a match, a note, and cards can be weighed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from lessons.places.in_a_room.laid import now_in
from lessons.places.practice import asking
from lessons.places.table import TableSession
from lessons.tables.shown import ShownTable
from players.readiness import why_not
from screens.analysis.coaching import Bar, searched
from screens.components.table.given import BesideTable, RowProps, TablePanel, WorthProps
from screens.components.table.props import given_panel, may
from screens.learner.preferences import Preferences
from screens.learner.table_names import names
from screens.views import how_played
from screens.views.table import TableView, plays
from screens.wording.given import Paragraph
from screens.wording.texts import text, texts_under


def panel(session: TableSession, preferences: Preferences) -> TablePanel:
    """What is shown of a hand. ``leaves``: it is over, and the page around it has more to say."""
    view = PracticeView(session, preferences.language, preferences.pack, names(preferences))
    return view.given() | how_played.at_table(preferences, plays(session))


@dataclass(frozen=True, slots=True)
class PracticeView(TableView):
    """A hand in one language with one pack of pictures."""

    worded: ClassVar[tuple[str, ...]] = ("practice.word", "ask-room")
    mixed_by: ClassVar[str] = "practice"

    def given(self) -> TablePanel:
        return self._asking() if self.session.waits else TableView.given(self)

    def _asking(self) -> TablePanel:
        """What is asked before there are any cards."""
        asked = asking(self.session.sitting)
        said = self.look.say(asked.prompt)
        given = given_panel(asked, self.look, self._written(said))
        words = dict(texts_under("practice.word", self.lang))
        return {
            **given, "leaves": False, "progress": (0, 0), "at_once": False, "again": False, "game": True, "answer": None,
            "note": "", "announce": said, "mark": None, "hints": [], "can": may(answer=asked.mode == "choice"),
            "words": given["words"] | {"answer": words["answer.choice"], "incomplete": words["incomplete"]},
        }  # fmt: skip

    def since(self, told: list[str], over: bool) -> list[Paragraph]:
        """What the others did stands in the note."""
        return []

    def heard(self, told: list[str]) -> list[str]:
        return []

    def notes(self, told: list[str]) -> list[str]:
        """Before the first hand that there is help; what the others did; for whom the book stood in."""
        hand = self.hand
        first = (
            not self.session.sitting.finished
            and hand.sort != "short"
            and hand.before is None
            and not self.session.kept_as
        )
        helps = [text("practice.helps", self.lang)] if first and not hand.asked and not hand.state.tricks else []
        stood_in = [text("practice.stood-in", self.lang, n=hand.stood_in)] if hand.stood_in else []
        return [*helps, *TableView.notes(self, told), *told, *stood_in]

    def hints(self, now: ShownTable, rows: list[RowProps]) -> list[str]:
        told = TableView.hints(self, now, rows)
        return [*told, *self._weighed(rows, now)] if any(told) else []

    def beside(self) -> BesideTable:
        return {"laid": "" if self.session.looking else now_in(self.hand)}

    def _weighed(self, rows: list[RowProps], now: ShownTable) -> list[str]:
        """Under each card what the search makes of it, and what that means in two sentences; only where more was asked for.

        Where it gives no answer the book stands alone, and that is said; where nobody can search, it goes without saying.
        """
        weighed = self.hand.asked == "weighed"
        found = searched(self.hand) if weighed else None
        if found is None:
            return [text("practice.unsearched", self.lang)] if weighed and not why_not() else []
        for row, given in zip(now.panel.rows, rows, strict=True):
            for code, card in zip(row.cards, given["cards"], strict=True):
                if row.seat is not None and code in found.bars:
                    card["worth"] = self._bar(found.bars[code])
        return [self.look.say(found.verdict), self.look.say(found.about)]

    def _bar(self, bar: Bar) -> WorthProps:
        return {"text": bar.text, "said": self.look.say(bar.said), "at": bar.at, "best": bar.best}
