"""One moment at a table of one of the games that are settled after each deal, as the browser shows it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from engine.verdict import Verdict
from lessons.at_table.ending import headline, most_points, rule_to_keep
from lessons.at_table.hand import OWN
from lessons.at_table.shown import ShownTable, finished, shown
from lessons.places.practice import GOING_ON
from lessons.places.table import TableSession
from lessons.text.phrases import sentence
from lessons.text.said import Said
from screens.components.table.props import Look, Paragraph, advised, given_panel, may, paragraphs
from screens.learner.preferences import Preferences
from screens.learner.table_names import Names, called, names, on_the_plates
from screens.views import how_played
from screens.wording import citations
from screens.wording.texts import text, texts_under

PLAINLY = ("bidding.no", "telling.no", "spoken.no")
"""Under which the reasons of the speaking and telling have their words."""


def panel(session: TableSession, preferences: Preferences) -> dict[str, Any]:
    """What is shown of a deal. ``leaves``: it is over, and the page around it has more to say."""
    plays = not session.looking and session.hand.stage == "play"
    view = TableView(session, preferences.language, preferences.pack, names(preferences))
    return view.given() | how_played.at_table(preferences, plays)


@dataclass(frozen=True, slots=True)
class TableView:
    """A deal in one language with one pack of pictures."""

    session: TableSession
    lang: str
    pack: str
    names: Names = ()

    @property
    def look(self) -> Look:
        hand = self.session.hand
        return called(Look.of(self.lang, hand.game.family, self.pack, f"table {hand.seed}"), self.names)

    def given(self) -> dict[str, Any]:
        """Everything the browser is told."""
        hand, look, looking = self.session.hand, self.look, self.session.looking
        now = finished(hand, hand.state.tricks[-1]) if looking else shown(self.session.sitting)
        stage = "trick" if looking else hand.stage
        over = stage == "over"
        asked = look.say(headline(self.session.sitting) if over else now.panel.prompt)
        told = [] if looking else [self._said(one) for one in now.news]
        came_from = [look.say(one) for one in (most_points(hand),) if one is not None] if over else []
        parts = (asked, *came_from) if over else (*told, asked)
        written = [part for one in parts for part in self._paragraphs(one)]
        given = given_panel(now.panel, look, written)
        picks = [card for row in given["rows"] if row["pick"] for card in row["cards"]]
        for place, verdict in now.greyed.items():
            picks[place]["why"] = self._why(verdict)
        on_the_plates(given, hand.seats, self.names, self.lang)
        mark = self._mark(now)
        mine = stage in OWN
        played = " ".join(look.say(one) for one in now.played)
        said = [*told, played, *([mark["title"], *mark["says"]] if mark else []), asked, *came_from]
        return given | {
            "leaves": stage == "over",
            "progress": [len(hand.state.tricks), hand.tricks],
            "part": len(hand.state.trick.cards) / len(hand.seats),
            "at_once": False,
            "again": mine and now.panel.mode == "one",
            "game": True,
            "ahead": not looking and stage != "over",
            "wonders": True,
            "answer": None,
            "note": text("practice.anew", self.lang) if self.session.sitting.anew and not hand.state.tricks else "",
            "announce": " ".join(part for part in said if part),
            "mark": mark,
            "hints": [self._said(one) for one in now.advice],
            "advised": advised(now.panel, now.advice[0] if hand.asked == "coach" and now.advice else ()),
            "words": given["words"] | self._words(now, stage),
            "can": may(
                answer=mine, next=looking or stage in GOING_ON,
                hint=not looking and hand.can_ask, reveal=not looking and hand.can_wonder,
                back=not looking and bool(hand.state.tricks) and stage not in ("trick", "over"),
                undo=not looking and hand.can_undo, talk=not looking and hand.ways.may_talk(hand),
            ),
        }  # fmt: skip

    @property
    def rule(self) -> str:
        """The one rule to keep of a deal that is over."""
        return self.look.say(rule_to_keep(self.session.hand))

    @property
    def reckoned(self) -> list[str]:
        """All that it has come to: what the others did last, the reckoning, the payments, the standings."""
        now = shown(self.session.sitting)
        return [*(self._said(one) for one in now.news), *(self.look.say(one) for one in now.settled)]

    def _said(self, some: Iterable[Said]) -> str:
        return " ".join(self.look.say(one) for one in some)

    def _paragraphs(self, said: str) -> list[Paragraph]:
        return paragraphs(said, self.lang, self.look.edition)

    def _mark(self, now: ShownTable) -> dict[str, Any] | None:
        """Who has taken a trick; or why what was tried is not allowed."""
        refused = self.session.hand.refused
        if refused is not None and not self.session.looking:
            return self._why(refused)
        if not now.result:
            return None
        title, *says = now.result
        cited = dict.fromkeys(one.source for one in says if one.source)
        return {
            "tone": "good" if now.ours else "told",
            "glyph": "✓" if now.ours else "→",
            "title": self.look.say(title),
            "says": [self.look.say(one) for one in says],
            "cards": {},
            "rule": "",
            "source": [[citations.cited(one, self.lang), citations.address(one)] for one in cited],
        }

    def _why(self, verdict: Verdict) -> dict[str, Any]:
        family = self.session.hand.game.family
        codes = [f"{start}.{verdict.reason}" for start in PLAINLY]
        reason = next((one for one in codes if sentence(one, family)), verdict.reason)
        facts = {"says": verdict.facts.get("saying", ""), **verdict.facts}
        return {
            "tone": "bad",
            "glyph": "✗",
            "title": text("at-table.refused", self.lang)
            if verdict.reason != reason
            else text("practice.word.refused", self.lang),
            "says": [self.look.say(Said(reason, facts, verdict.source))],
            "cards": {},
            "rule": self.look.say(Said(f"rule.{verdict.source}")),
            "source": [[citations.cited(verdict.source, self.lang), citations.address(verdict.source)]],
        }

    def _words(self, now: ShownTable, stage: str) -> dict[str, str]:
        """The table's own words where a game calls for others."""
        told = dict(texts_under("practice.word", self.lang)) | dict(texts_under("at-table.word", self.lang))
        sort = (
            stage
            if stage in ("leave", "adding", "showing", "talking")
            else "choice"
            if now.panel.mode == "choice"
            else ""
        )
        told["answer"] = told.get(f"answer.{sort}", told["answer"])
        if stage == "leave":
            told["dim"] = told["dim.leave"]
        if self.session.looking:
            told["next"] = told["next.looking"]
        return {name: one for name, one in told.items() if "." not in name}
