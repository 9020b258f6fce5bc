"""A trick of a hand that is over: the four hands open, and what the learner's card has cost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.games.bologna.deal.actions import Play
from engine.games.bologna.pack import level
from engine.games.bologna.players import REASONS
from engine.verdict import Facts
from lessons.places.hindsight import Hindsight, Looked, TableHindsight
from lessons.places.in_a_room.laid import then_in
from lessons.practice.hand import SEATS
from lessons.practice.hindsight import declared, said
from lessons.practice.hindsight import panel as shown
from lessons.text.said import Said
from screens.components.table.props import Look, given_panel, may, paragraphs
from screens.learner.preferences import Preferences
from screens.learner.table_names import Names, called, names, on_the_plates
from screens.searched.begato import looked_at
from screens.searched.coaching import SOLVED
from screens.searched.hindsight import Judged, searched
from screens.searched.opponents import why
from screens.views import how_played
from screens.views.hindsight_at_table import TableHindsightView
from screens.views.who_did_what import who_did_what
from screens.wording import citations
from screens.wording.texts import text, texts_under

DECK = "bologna"


def panel(state: Looked, preferences: Preferences) -> dict[str, Any]:
    """What is shown of this trick. ``turns``: arrows go on and back."""
    its = preferences.language, preferences.pack, names(preferences)
    told = (
        TableHindsightView(state, *its).given()
        if isinstance(state, TableHindsight)
        else HindsightView(state, *its).given()
    )
    return told | how_played.looked_at(preferences)


@dataclass(frozen=True, slots=True)
class HindsightView:
    """A hand looked at again, in one language with one pack of pictures."""

    state: Hindsight
    lang: str
    pack: str
    names: Names = ()

    @property
    def look(self) -> Look:
        return called(Look.of(self.lang, DECK, self.pack, f"practice {self.state.hand.seed}"), self.names)

    def given(self) -> dict[str, Any]:
        """Everything the browser is told."""
        state, look = self.state, self.look
        now = shown(state.moment, len(state.moments) - 1)
        asked = look.say(now.prompt)
        given = given_panel(now, look, paragraphs(asked, self.lang))
        on_the_plates(given, SEATS, self.names, self.lang)
        mark = self._mark() if state.at else self._all()
        did = who_did_what(said(state.hand, state.moment, why), look)
        if mark and did:
            mark |= {"did": did}
        words = {name: one for name, one in texts_under("hindsight.word", self.lang).items() if "." not in name}
        words |= texts_under("ask-room", self.lang)
        return given | {
            "leaves": False, "progress": [state.at, len(state.moments) - 1], "part": 0, "at_once": False, "game": True,
            "answer": None, "note": "", "hints": [], "mark": mark, "turns": True, "laid": then_in(state.moment),
            "announce": " ".join([asked, *([mark["title"], *mark["says"]] if mark else [])]),
            "can": may(next=not state.last, back=state.at > 0),
            "words": given["words"] | words,
        }  # fmt: skip

    def _all(self) -> dict[str, Any]:
        """Before the first trick: what was declared, and where points were lost in the whole hand."""
        found = searched(self.state.hand)
        lost = [(number, one) for number, one in found.tricks.items() if one.plain]
        says = [self.look.say(one) for one in declared(self.state.hand)]
        ways: list[tuple[str, int]] = []
        for number, one in lost:
            mine = self.state.moments[number].mine
            assert mine is not None
            facts: Facts = {
                "n": number,
                "card": mine.code,
                "best": one.best,
                "points": one.points,
                "margin": one.margin,
            }
            ways.append((self.look.say(Said("hindsight.lost-in", facts)), number))
        begato = looked_at(self.state.hand)
        if begato is not None and begato.trick:
            ways.append((self.look.say(begato.said), begato.trick))
        elif begato is not None:
            says.append(self.look.say(begato.said))
        if not found.whole:
            says.append(text("hindsight.unsearched", self.lang))
        title = "hindsight.lost" if lost else "hindsight.nothing-lost" if found.whole else "hindsight.by-the-book"
        points = sum(one.points for _, one in lost)
        told = self._told("told", "→", self.look.say(Said(title, {"points": points, "n": len(lost)})), says)
        return told | {"ways": ways}

    def _mark(self) -> dict[str, Any] | None:
        moment = self.state.moment
        if moment.mine is None:
            return None
        if len(moment.may) < 2:
            return self._told("told", "→", text("hindsight.only-card", self.lang), list(self._begato()))
        judged = searched(self.state.hand).tricks.get(moment.number)
        source, book = self._book()
        if judged is None:
            title = text("hindsight.by-the-book", self.lang)
            return self._told("told", "→", title, [*book, *self._begato()], source)
        says = [*self._cost(judged), *book, *self._open(judged), *self._begato()]
        if judged.doubted:
            return self._told("told", "→", text("hindsight.doubted", self.lang), says, source)
        if not judged.plain:
            return self._told("good", "✓", text("hindsight.as-good", self.lang), says, source)
        facts = {"points": judged.points, "margin": judged.margin}
        return self._told("bad", "✗", self.look.say(Said("hindsight.cost", facts)), says, source)

    def _cost(self, judged: Judged) -> Iterator[str]:
        """What would have been better, and what it would have brought; or what speaks for it, and how little that proves."""
        facts: Facts = {"card": judged.best, "told": judged.told, "points": judged.points, "margin": judged.margin}
        how = SOLVED if judged.solved else ""
        if judged.doubted:
            yield self.look.say(Said("hindsight.doubted-why" + how, facts))
        if judged.plain:
            yield self.look.say(judged.why)
            yield self.look.say(Said("hindsight.left" + how, facts))

    def _book(self) -> tuple[str, tuple[str, ...]]:
        """What the book would have played, why, and where it says so."""
        moment = self.state.moment
        choice = moment.advice(self.state.hand.seed)
        assert isinstance(choice.action, Play)
        source = REASONS[choice.reason]
        same = moment.mine is not None and level(choice.action.card, moment.mine)
        first = Said("hindsight.book-too" if same else "hindsight.book", {"card": choice.action.card.code})
        return source, (self.look.say(first), self.look.say(Said(f"coach.{choice.reason}", choice.facts, source)))

    def _open(self, judged: Judged) -> Iterator[str]:
        """How it was as the cards really lay."""
        if judged.open is not None:
            said = "hindsight.open-cost" if judged.open > 0 else "hindsight.open-fine"
            yield self.look.say(Said(said, {"points": judged.open}))

    def _begato(self) -> Iterator[str]:
        """Was this the last chance to bring the Bégato home?"""
        begato = looked_at(self.state.hand)
        if begato is not None and begato.trick == self.state.at:
            yield self.look.say(begato.said)

    def _told(self, tone: str, glyph: str, title: str, says: list[str], source: str = "") -> dict[str, Any]:
        cited = [[citations.cited(source, self.lang), citations.address(source)]] if source else []
        return {"tone": tone, "glyph": glyph, "title": title, "says": says, "cards": {}, "rule": "", "source": cited}
