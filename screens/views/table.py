"""One moment of a deal at a table, of whatever game, as the browser shows it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from engine.fast_dataclass import changed
from engine.verdict import Verdict
from lessons.places.table import TableSession
from lessons.shared_table.teaching.laid_open import with_hands
from lessons.tables.after_a_deal.ending import headline, most_points, rule_to_keep
from lessons.tables.after_a_deal.settled import reckoned, settlement
from lessons.tables.hand import TableHand
from lessons.tables.shown import ShownTable, finished, shown
from lessons.tables.stages import GOING_ON, OWN
from lessons.text.message import Message
from lessons.text.phrases import sentence
from lessons.text.printed import shown_under
from players.readiness import why_not
from screens.components.table.given import BesideTable, MarkProps, Press, RowProps, TablePanel
from screens.components.table.props import CardStyle, advised, given_panel, may, paragraphs
from screens.learner.preferences import Preferences
from screens.learner.table_names import Names, called, names, on_the_plates
from screens.views import how_played
from screens.wording import citations
from screens.wording.given import Paragraph
from screens.wording.texts import text, texts_under

PLAINLY = ("bidding.no", "telling.no", "spoken.no")
"""Under which the reasons of the speaking and telling have their words."""


def panel(session: TableSession, preferences: Preferences) -> TablePanel:
    """What is shown of a deal. ``leaves``: it is over, and the page around it has more to say."""
    return view_of(session, preferences).given() | how_played.at_table(preferences, plays(session))


def view_of(session: TableSession, preferences: Preferences) -> TableView:
    return TableView(session, preferences.language, preferences.pack, names(preferences))


def plays(session: TableSession) -> bool:
    """Is the learner to play a card now?"""
    return not session.waits and not session.looking and session.hand.stage == "play"


@dataclass(frozen=True, slots=True)
class TableView:
    """A deal in one language with one pack of pictures."""

    session: TableSession
    lang: str
    pack: str
    names: Names = ()
    opened: frozenset[int] = frozenset()
    """The seats of others whose hands lie open to the learner, where somebody teaches."""
    waits: str = ""
    """What is said in place of what is to be done, while somebody who teaches keeps everybody from playing."""
    worded: ClassVar[tuple[str, ...]] = ("practice.word", "at-table.word")
    """Under which the table's own words stand, the latter before the former."""
    mixed_by: ClassVar[str] = "table"
    """With the deal's number it decides between pictures of several packs."""

    @property
    def hand(self) -> TableHand:
        return self.session.hand

    @property
    def look(self) -> CardStyle:
        sitting = self.session.sitting
        seed = sitting.hand.seed if sitting.hand else 0
        pack = shown_under(sitting.hand.state.rules if sitting.hand else None) or self.pack
        look = called(CardStyle.of(self.lang, sitting.game.family, pack, f"{self.mixed_by} {seed}"), self.names)
        return look.to_two() if sitting.hand and sitting.hand.family.each_a_side else look

    def given(self) -> TablePanel:
        """Everything the browser is told."""
        hand, looking = self.hand, self.session.looking
        now = self.laid_open(finished(hand, hand.state.tricks[-1]) if looking else shown(hand))
        stage = "trick" if looking else hand.stage
        over = stage == "over"
        asked = self.waits or self.look.say(headline(self.session.sitting) if over else now.panel.prompt)
        came_from = [self.look.say(one) for one in ((most_points(hand),) if over else ()) if one is not None]
        told = self.news(now)
        given = given_panel(
            now.panel, self.look, [*self._written(asked, *came_from), *self.since(told, over), *self.below()]
        )
        self._greyed(given["rows"], now)
        on_the_plates(given, hand.seats, self.names, self.lang)
        mark = self._mark(now)
        played = " ".join(self.look.say(one) for one in now.played)
        said = [*self.heard(told), played, *([mark["title"], *mark["says"]] if mark else []), asked, *came_from]
        return {
            **given,
            "leaves": over,
            "progress": (len(hand.state.tricks), hand.tricks),
            "at_once": False,
            "again": stage in OWN and now.panel.mode == "one",
            "game": True,
            "ahead": not looking and not over,
            **self.beside(),
            "answer": None,
            "note": " ".join(self.notes(told)),
            "announce": " ".join(part for part in said if part),
            "mark": mark,
            "hints": self.hints(now, given["rows"]),
            "advised": advised(now.panel, now.advice[0] if hand.asked != "others" and now.advice else ()),
            "words": given["words"] | self._words(now, stage),
            "can": self._can(stage),
        }

    def laid_open(self, now: ShownTable) -> ShownTable:
        """With the hands that lie open."""
        return changed(now, panel=with_hands(now.panel, self.hand, self.opened)) if self.opened else now

    def _can(self, stage: str) -> dict[Press, bool]:
        hand = self.hand
        if self.session.looking:
            return may(next=True)
        return may(
            answer=stage in OWN, next=stage in GOING_ON,
            # What a search makes of every card can be asked for only where somebody can search.
            hint=hand.can_ask and not (hand.asked == "coach" and why_not()), reveal=hand.can_wonder,
            back=bool(hand.state.tricks) and stage not in ("trick", "over"),
            undo=hand.can_undo, talk=hand.family.may_talk(hand),
        )  # fmt: skip

    def news(self, now: ShownTable) -> list[str]:
        """What the others did that the table does not show by itself."""
        return [] if self.session.looking else [self._said(one) for one in now.news]

    def since(self, told: list[str], over: bool) -> list[Paragraph]:
        """What stands below that which is asked, for this is what one looks for first: what the others did."""
        return [] if over else self._written(*told)

    def below(self) -> list[Paragraph]:
        """What stands below it: where the match stands, if there is one."""
        match = self.session.sitting.match
        over = self.hand.stage == "over"
        if match is None or (over and not self.hand.sort):  # there it stands below the count
            return []
        facts = {"n": match.scores[0], "m": match.scores[1], "deal": match.number + (not over)}
        return self._written(self.look.say(Message(f"practice.match-stands-{match.length}", facts)))

    def heard(self, told: list[str]) -> list[str]:
        """What is read out first."""
        return told

    def notes(self, told: list[str]) -> list[str]:
        """What stands in the corner."""
        return [text("practice.anew", self.lang)] if self.session.sitting.anew and not self.hand.state.tricks else []

    def hints(self, now: ShownTable, rows: list[RowProps]) -> list[str]:
        """What was asked for, a paragraph each."""
        return [self._said(one) for one in now.advice]

    def beside(self) -> BesideTable:
        """What is told besides."""
        return {"wonders": True}

    @property
    def rule(self) -> str:
        """The one rule to keep of a deal that is over."""
        return self.look.say(rule_to_keep(self.hand))

    @property
    def reckoned(self) -> list[str]:
        """All that it has come to: what the others did last, the reckoning, the payments, the standings."""
        return [*self.news(shown(self.hand)), *(self.look.say(one) for one in settlement(self.session.sitting))]

    @property
    def came_to(self) -> list[str]:
        """The same without the standings."""
        return [*self.news(shown(self.hand)), *(self.look.say(one) for one in reckoned(self.hand))]

    def _said(self, some: Iterable[Message]) -> str:
        return " ".join(self.look.say(one) for one in some)

    def _written(self, *some: str) -> list[Paragraph]:
        return [part for said in some for part in paragraphs(said, self.lang, self.look.edition)]

    def _greyed(self, rows: list[RowProps], now: ShownTable) -> None:
        """Of each card that may not go, why."""
        picks = [card for row in rows if row["pick"] for card in row["cards"]]
        for place, verdict in now.greyed.items():
            picks[place]["why"] = self._why(verdict)

    def _mark(self, now: ShownTable) -> MarkProps | None:
        """Who has taken a trick; or why what was tried is not allowed, where the panel does not say so."""
        refused = self.hand.refused
        if refused is not None and self.hand.family.settles and not self.session.looking:
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
            "source": [citations.link(one, self.lang) for one in cited],
        }

    def _why(self, verdict: Verdict) -> MarkProps:
        codes = [f"{start}.{verdict.reason}" for start in PLAINLY]
        reason = next((one for one in codes if sentence(one, self.hand.game.family)), verdict.reason)
        facts = {"says": verdict.facts.get("saying", ""), **verdict.facts}
        return {
            "tone": "bad",
            "glyph": "✗",
            "title": text("at-table.refused" if verdict.reason != reason else "practice.word.refused", self.lang),
            "says": [self.look.say(Message(reason, facts, verdict.source))],
            "cards": {},
            "rule": self.look.say(Message(f"rule.{verdict.source}")),
            "source": [citations.link(verdict.source, self.lang)],
        }

    def _words(self, now: ShownTable, stage: str) -> dict[str, str]:
        """The table's own words where a game calls for others."""
        told = {name: one for under in self.worded for name, one in texts_under(under, self.lang).items()}
        for answer in (f"answer.{now.panel.mode}", f"answer.{stage}"):
            told["answer"] = told.get(answer, told["answer"])
        if stage == "leave":
            told["dim"] = told["dim.leave"]
        if self.session.looking:
            told["next"] = told["next.looking"]
        return {name: one for name, one in told.items() if "." not in name}
