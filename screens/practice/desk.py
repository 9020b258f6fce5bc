"""One moment of a practice hand as the table shows it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from engine.verdict import Verdict
from lessons import words
from lessons.panels import Said
from lessons.practice.shown import Shown, last_trick, shown
from screens import pictures, sources
from screens.practice.sitting import Seat
from screens.table.given import Look, given_panel, may, paragraphs
from screens.texts import text, texts_under

DECK = "bologna"


@dataclass(frozen=True, slots=True)
class Desk:
    """A seat in one language with one pack of pictures."""

    seat: Seat
    lang: str
    pack: str

    @property
    def look(self) -> Look:
        lang = cast(words.Lang, self.lang)
        pack = pictures.pack_for(DECK, self.pack, f"practice {self.seat.hand.seed}")
        return Look(lang, DECK, pack, lambda said: words.say(said, lang, DECK))

    def given(self) -> dict[str, Any]:
        """Everything the browser is told."""
        hand, look = self.seat.hand, self.look
        now = last_trick(hand) if self.seat.looking else shown(hand)
        asked = look.say(now.panel.prompt)
        told = " ".join(look.say(one) for one in now.told)
        given = given_panel(
            now.panel, look, [*paragraphs(asked, self.lang), *(paragraphs(told, self.lang) if told else ())]
        )
        self._dressed(given["rows"], now)
        mark = self._result(now)
        stage = hand.stage
        mine = not self.seat.looking and stage in ("leave", "declare", "fewer", "play", "signal", "give")
        said = [told, *([mark["title"], *mark["says"]] if mark else []), asked]
        return given | {
            "qid": self.seat.qid,
            "ack": self.seat.ack,
            "progress": [len(hand.state.tricks), 4 if hand.sort == "short" else 15],
            "at_once": False,
            "again": mine and now.panel.mode == "one",
            "answer": None,
            "note": "",
            "announce": " ".join(part for part in said if part),
            "mark": mark,
            "hints": [" ".join(look.say(one) for one in now.coach)] if now.coach else [],
            "words": given["words"] | self._words(now, stage),
            "can": may(
                answer=mine, next=self.seat.looking or stage in ("trick", "others"), hint=mine and not hand.coached,
                back=not self.seat.looking and bool(hand.state.tricks) and stage != "trick",
                undo=mine and hand.before is not None,
            ),
        }  # fmt: skip

    def _dressed(self, rows: list[dict[str, Any]], now: Shown) -> None:
        """Who played each card of the trick and which one takes it; of each greyed card of the hand, why."""
        for row in rows:
            if row["layout"] == "trick":
                for place, card in enumerate(row["cards"]):
                    card["by"] = text(f"practice.seat.{now.seats[place]}", self.lang)
                    card["won"] = text("practice.word.won", self.lang) if place == now.winner else ""
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
            "source": [[sources.cited(verdict.source, self.lang), sources.address(verdict.source)]],
        }

    def _result(self, now: Shown) -> dict[str, Any] | None:
        if not now.result:
            return None
        title, *says = now.result
        ours = now.winner is not None and now.seats[now.winner] in ("you", "partner")
        return {
            "tone": "good" if ours else "told",
            "glyph": "✓" if ours else "→",
            "title": self.look.say(title),
            "says": [self.look.say(one) for one in says],
            "cards": {},
            "rule": "",
            "source": [
                [sources.cited(one, self.lang), sources.address(one)]
                for one in dict.fromkeys(s.source for s in says)
                if one
            ],
        }

    def _words(self, now: Shown, stage: str) -> dict[str, str]:
        """The table's own words where a game calls for others."""
        told = texts_under("practice.word", self.lang)
        sort = "choice" if now.panel.mode == "choice" else stage
        if f"answer.{sort}" in told:
            told["answer"] = told[f"answer.{sort}"]
        if stage == "leave":
            told["dim"] = told["dim.leave"]
        if self.seat.looking:
            told["next"] = told["next.looking"]
        return {name: one for name, one in told.items() if "." not in name}
