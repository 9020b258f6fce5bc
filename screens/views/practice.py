"""One moment of a practice hand as the table shows it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.verdict import Verdict
from lessons.places.in_a_room.laid import now_in
from lessons.places.practice import GOING_ON, PracticeSession, asking
from lessons.practice.ending import headline, most_points
from lessons.practice.hand import SEATS
from lessons.practice.shown import ShownHand, last_trick, shown
from lessons.text.said import Said
from players.readiness import why_not
from screens.components.table.props import Look, Paragraph, advised, given_panel, may, paragraphs
from screens.learner.preferences import Preferences
from screens.learner.table_names import Names, called, names, on_the_plates
from screens.searched.coaching import Bar, searched
from screens.views import how_played
from screens.wording import citations
from screens.wording.texts import text, texts_under

DECK = "bologna"


def panel(session: PracticeSession, preferences: Preferences) -> dict[str, Any]:
    """What is shown of a practice hand. ``leaves``: it is over, and the page around it has more to say."""
    plays = not session.waits and not session.looking and session.hand.stage == "play"
    view = PracticeView(session, preferences.language, preferences.pack, names(preferences))
    return view.given() | how_played.at_table(preferences, plays)


@dataclass(frozen=True, slots=True)
class PracticeView:
    """A hand in one language with one pack of pictures."""

    session: PracticeSession
    lang: str
    pack: str
    names: Names = ()

    @property
    def look(self) -> Look:
        seed = self.session.played.hand.seed if self.session.played.hand else 0
        return called(Look.of(self.lang, DECK, self.pack, f"practice {seed}"), self.names)

    def given(self) -> dict[str, Any]:
        """Everything the browser is told."""
        if self.session.waits:
            return self._asking()
        hand, look = self.session.hand, self.look
        now = last_trick(hand) if self.session.looking else shown(hand)
        over = hand.stage == "over" and not self.session.looking
        asked = look.say(headline(self.session.played) if over else now.panel.prompt)
        came_from = [look.say(one) for one in (most_points(hand),) if over and one is not None]
        stands_in = [text("practice.stood-in", self.lang, n=hand.stood_in)] if hand.stood_in else []
        anew = [text("practice.anew", self.lang)] if self.session.played.anew and not hand.state.tricks else []
        first = (
            not self.session.played.finished
            and hand.sort != "short"
            and hand.before is None
            and not self.session.kept_as
        )
        helps = [text("practice.helps", self.lang)] if first and not hand.coached and not hand.state.tricks else []
        told = " ".join([*helps, *anew, *(look.say(one) for one in now.told), *stands_in])
        written = [part for one in (asked, *came_from) for part in paragraphs(one, self.lang)]
        given = given_panel(now.panel, look, [*written, *self._standing()])
        self._dressed(given["rows"], now)
        on_the_plates(given, SEATS, self.names, self.lang)
        mark = self._result(now)
        stage = hand.stage
        mine = not self.session.looking and stage in (
            "monte",
            "early",
            "leave",
            "declare",
            "fewer",
            "play",
            "signal",
            "give",
        )
        played = " ".join(look.say(one) for one in now.played)
        said = [played, *([mark["title"], *mark["says"]] if mark else []), asked, *came_from]
        return given | {
            "leaves": stage == "over",
            "progress": [len(hand.state.tricks), 4 if hand.sort == "short" else 15],
            "part": len(hand.state.trick.cards) / 4,
            "at_once": False,
            "again": mine and now.panel.mode == "one",
            "game": True,
            "ahead": mine or (not self.session.looking and stage in GOING_ON),
            "laid": "" if self.session.looking else now_in(hand),
            "answer": None,
            "note": told,
            "announce": " ".join(part for part in said if part),
            "mark": mark,
            "hints": [" ".join(look.say(one) for one in now.coach), *self._weighed(given["rows"], now)] if now.coach else [],
            "advised": advised(now.panel, now.coach),
            "words": given["words"] | self._words(now, stage),
            "can": may(
                answer=mine, next=self.session.looking or stage in GOING_ON,
                hint=not self.session.looking and hand.can_ask and not (hand.coached and why_not()),
                back=not self.session.looking and bool(hand.state.tricks) and stage not in ("trick", "over"),
                undo=not self.session.looking and hand.can_undo,
            ),
        }  # fmt: skip

    def _asking(self) -> dict[str, Any]:
        """What is asked before there are any cards."""
        asked = asking(self.session.played)
        said = self.look.say(asked.prompt)
        given = given_panel(asked, self.look, paragraphs(said, self.lang))
        words = dict(texts_under("practice.word", self.lang))
        return given | {
            "leaves": False, "progress": [0, 0], "part": 0, "at_once": False, "again": False, "game": True, "answer": None,
            "note": "", "announce": said, "mark": None, "hints": [], "can": may(answer=asked.mode == "choice"),
            "words": given["words"] | {"answer": words["answer.choice"], "incomplete": words["incomplete"]},
        }  # fmt: skip

    def _standing(self) -> list[Paragraph]:
        """Where the match stands, below what is asked."""
        match = self.session.played.match
        if match is None:
            return []
        over = self.session.hand.stage == "over"
        facts = {"n": match.scores[0], "m": match.scores[1], "deal": len(match.deals) + (not over)}
        return paragraphs(self.look.say(Said(f"practice.match-stands-{match.length}", facts)), self.lang)

    def _weighed(self, rows: list[dict[str, Any]], now: ShownHand) -> list[str]:
        """Under each card what the search makes of it, and what that means in two sentences; only where more was asked for.

        Where it gives no answer the book stands alone, and that is said; where nobody can search, it goes without saying.
        """
        hand = self.session.hand
        found = searched(hand) if hand.weighed else None
        if found is None:
            return [text("practice.unsearched", self.lang)] if hand.weighed and not why_not() else []
        for row, given in zip(now.panel.rows, rows, strict=True):
            for code, card in zip(row.cards, given["cards"], strict=True):
                if row.seat is not None and code in found.bars:
                    card["worth"] = self._bar(found.bars[code])
        return [self.look.say(found.verdict), self.look.say(found.about)]

    def _bar(self, bar: Bar) -> dict[str, Any]:
        return {"text": bar.text, "said": self.look.say(bar.said), "at": bar.at, "best": bar.best}

    def _dressed(self, rows: list[dict[str, Any]], now: ShownHand) -> None:
        """Of each greyed card of the hand, why."""
        for row in rows:
            if row["pick"]:
                for place, verdict in now.refused.items():
                    row["cards"][place]["why"] = self._why(verdict)

    def _why(self, verdict: Verdict) -> dict[str, Any]:
        said = Said(verdict.reason, verdict.facts, verdict.source)
        return {
            "tone": "bad",
            "glyph": "✗",
            "title": text("practice.word.refused", self.lang),
            "says": [self.look.say(said)],
            "rule": self.look.say(Said(f"rule.{verdict.source}")),
            "source": [[citations.cited(verdict.source, self.lang), citations.address(verdict.source)]],
        }

    def _result(self, now: ShownHand) -> dict[str, Any] | None:
        if not now.result:
            return None
        title, *says = now.result
        return {
            "tone": "good" if now.ours else "told",
            "glyph": "✓" if now.ours else "→",
            "title": self.look.say(title),
            "says": [self.look.say(one) for one in says],
            "cards": {},
            "rule": "",
            "source": [
                [citations.cited(one, self.lang), citations.address(one)]
                for one in dict.fromkeys(s.source for s in says)
                if one
            ],
        }

    def _words(self, now: ShownHand, stage: str) -> dict[str, str]:
        """The table's own words where a game calls for others."""
        told = dict(texts_under("practice.word", self.lang)) | dict(texts_under("ask-room", self.lang))
        sort = "choice" if now.panel.mode == "choice" else stage
        if f"answer.{sort}" in told:
            told["answer"] = told[f"answer.{sort}"]
        if stage == "leave":
            told["dim"] = told["dim.leave"]
        if self.session.looking:
            told["next"] = told["next.looking"]
        return {name: one for name, one in told.items() if "." not in name}
