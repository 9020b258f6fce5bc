"""The machine of speaking: it reads a game's table of stages and says who may say what, and what it comes to."""

from __future__ import annotations

from typing import Any, Self

from engine.cards import Card
from engine.fast_dataclass import changed, fast_dataclass
from engine.games.sicily.speaking.table import Outcome, Row, SpeakingMoment, SpokenWord, Stage
from engine.verdict import Facts, Verdict


@fast_dataclass(frozen=True, slots=True)
class Floor:
    """The state of the speaking. ``hands`` may be unknown; rules that look at cards then refuse nothing."""

    stages: tuple[Stage, ...]
    seats: int
    dealer: int
    rules: Any
    hands: tuple[tuple[Card, ...], ...] | None = None
    at: int = 0
    said: tuple[SpokenWord, ...] = ()
    outcome: Outcome | None = None

    @property
    def stage(self) -> Stage:
        return self.stages[self.at]

    @property
    def moment(self) -> SpeakingMoment:
        return SpeakingMoment(self.seats, self.dealer, self.rules, self.at, self.stage.cards, self.said, self.hands)

    @property
    def turn(self) -> int | None:
        """Whose turn it is to speak; None when all is said."""
        return None if self.outcome else self.stage.turn(self.moment)

    def read(self, text: str) -> tuple[Row, str] | None:
        """The row of this stage that a text belongs to, and what is added to it; None for no word of this stage."""
        text = " ".join(text.split())
        spelled = [(spelling, row) for row in self.stage.rows for spelling in (row.word, *row.also)]
        for spelling, row in sorted(spelled, key=lambda pair: -len(pair[0])):
            if text.casefold() == spelling.casefold():
                return row, ""
            if text.casefold().startswith(spelling.casefold() + " "):
                return row, text[len(spelling) + 1 :]
        return None

    def judge(self, seat: int, text: str) -> Verdict:
        """May this player say this now?"""
        facts: Facts = {"word": text, "seat": seat, "cards": self.stage.cards}
        source = self.stage.source
        if self.outcome is not None:
            return Verdict(False, "speaking-is-over", facts, source)
        if seat != self.turn and not self.stage.any_order:
            return Verdict(False, "not-your-turn", {**facts, "turn": self.turn}, source)
        found = self.read(text)
        if found is None:
            return Verdict(False, "no-such-word-here", {**facts, "words": self.words(seat)}, source)
        row, more = found
        reason = row.refused(self.moment, seat, more) or self._addition(row, seat, more)
        facts = {**facts, "said": self.moment.words}
        return Verdict(not reason, reason or "may-say", facts, row.source)

    def _addition(self, row: Row, seat: int, more: str) -> str | None:
        if not more:
            return None if row.alone else "says-too-little"
        return None if row.open_ended or more in row.more(self.moment, seat) else "cannot-be-added"

    def words(self, seat: int | None = None) -> tuple[str, ...]:
        """The words that may be said now, without what may be added to them."""
        if self.outcome is not None:
            return ()
        speaker = self.turn if seat is None else seat
        if speaker is None or (speaker != self.turn and not self.stage.any_order):
            return ()
        moment = self.moment
        return tuple(row.word for row in self.stage.rows if self._open(row, moment, speaker))

    def _open(self, row: Row, moment: SpeakingMoment, seat: int) -> bool:
        alone = row.alone and row.refused(moment, seat, "") is None
        return alone or any(row.refused(moment, seat, more) is None for more in row.more(moment, seat))

    def texts(self, seat: int) -> tuple[str, ...]:
        """Everything that this player may say now, written out."""
        texts = [
            f"{row.word} {more}".strip()
            for row in self.stage.rows
            for more in (*([""] if row.alone else []), *row.more(self.moment, seat))
        ]
        return tuple(text for text in texts if self.judge(seat, text).ok)

    def say(self, seat: int, text: str) -> Self:
        """The floor after this was said (which :meth:`judge` must have allowed)."""
        found = self.read(text)
        assert found is not None
        row, more = found
        return changed(self, said=(*self.said, SpokenWord(seat, row.word, more, self.at))).settled()

    def settled(self) -> Self:
        """Go on to the stage in which somebody may speak, or to the outcome."""
        floor = self
        while floor.outcome is None and floor.turn is None:
            outcome = floor.stage.then(floor.moment)
            floor = changed(floor, outcome=outcome) if outcome else changed(floor, at=floor.at + 1)
        return floor
