"""What is said on the first five cards as a question: one's own word with its reasons, or what comes of everybody's."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from engine.cards import Card
from engine.games.bologna.deal.actions import Monte
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.moves import after, start
from engine.games.bologna.deal.state import State
from engine.games.bologna.pack import PACK
from engine.games.bologna.players.first_packet import PacketJudgement, worth_keeping
from engine.games.bologna.players.reasons import REASONS
from engine.games.bologna.sources import VARIANTS
from engine.sheet import codes
from engine.verdict import Facts
from lessons.question.facts.bologna import MonteRound
from lessons.question.kind import Message, Panel, Row, Table
from lessons.question.seats import YOU, seats_of
from lessons.question.stepwise import Step, StepwiseItem

AGREES, PLAYS = True, False
SAY = ("monte", "play")
COMES = ("thrown-in", "played", "next")


@dataclass(frozen=True)
class FirstFive(StepwiseItem):
    """Your first five cards (``hand``), or what was ``said`` from the dealer's right; ``dealer`` is a seat."""

    ask: str
    dealer: int
    hand: tuple[Card, ...]
    said: tuple[bool, ...]

    @cached_property
    def state(self) -> State:
        """The deal after what was said, as the engine has it."""
        state = start(OTTOCENTO, tuple(PACK), self.dealer, replace(self.rules, andare_a_monte=True))
        for agrees in self.said:
            assert state.to_act is not None
            state = after(state, Monte(state.to_act, agrees))
        return state

    @property
    def outcome(self) -> str:
        if self.state.phase == "monte":
            return "next"
        return "thrown-in" if self.state.ending == "monte" else "played"

    @property
    def ours(self) -> bool:
        """Is the dealer of your side?"""
        return OTTOCENTO.side(self.dealer) == OTTOCENTO.side(YOU)

    @property
    def kept(self) -> PacketJudgement:
        return worth_keeping(self.hand, deals=self.ours)

    def build(self) -> Iterable[Step]:
        return (self._say(),) if self.ask == "say" else self._comes()

    def _facts(self) -> Facts:
        seats = seats_of(self.game)
        return {"dealer": seats[self.dealer], "n": sum(self.said), "next": seats[(self.dealer + 1) % len(seats)]}

    def _table(self) -> Table:
        return Table(seats_of(self.game), dealer=self.dealer)

    def _say(self) -> Step:
        kept = self.kept
        facts: Facts = {**self._facts(), **kept.facts}
        row = Row(codes(self.hand), Message("row.first-five"), seat=YOU)
        choices = tuple(Message(f"go-a-monte.say.{word}") for word in SAY)
        panel = Panel("choice", Message("ask.go-a-monte.say", facts), (row,), choices, table=self._table())
        right = SAY.index("monte" if kept.thrown_in else "play")
        whose = "ours" if self.ours else "theirs"
        hints = (
            Message("hint.go-a-monte.look"),
            Message(f"hint.go-a-monte.rule-{whose}", facts, REASONS[kept.reason]),
            Message(f"hint.go-a-monte.first{'' if facts['cards'] else '-none'}", facts),
        )
        why = (Message(f"go-a-monte.{self._why(kept)}", facts, REASONS[kept.reason]),)
        about = MonteRound(hand=self.hand, ours=self.ours, thrown_in=kept.thrown_in)
        return Step("say", panel, (right,), why, hints, about=about)

    def _why(self, kept: PacketJudgement) -> str:
        """Of good cards, whether it is what they are worth, or that many are trumps."""
        return kept.reason if kept.reason != "monte-good" or kept.facts["cards"] else "monte-good-trumps"

    def _comes(self) -> Iterator[Step]:
        facts, outcome = self._facts(), self.outcome
        choices = tuple(Message(f"go-a-monte.comes.{one}") for one in COMES)
        lines = tuple(self._line(place, agrees) for place, agrees in enumerate(self.said))
        first = "" if self.said else "-first"
        panel = Panel(
            "choice", Message(f"ask.go-a-monte.comes{first}", facts), (), choices, lines=lines, table=self._table()
        )
        hints = (
            Message("hint.go-a-monte.comes-look"),
            Message("hint.go-a-monte.comes-rule", {}, VARIANTS),
            Message(f"hint.go-a-monte.comes-first-{outcome}", facts),
        )
        about = MonteRound(said=self.said, outcome=outcome)
        each = {i: Message(f"go-a-monte.not-{one}-{outcome}", facts) for i, one in enumerate(COMES) if one != outcome}
        why = (Message(f"go-a-monte.so-{outcome}", facts, VARIANTS),)
        yield Step("comes", panel, (COMES.index(outcome),), why, hints, each, about=about)
        if outcome != "played":
            yield self._who(outcome, facts, lines, about)

    def _line(self, place: int, agrees: bool) -> Message:
        seats = seats_of(self.game)
        seat = seats[(self.dealer + 1 + place) % len(seats)]
        return Message(f"go-a-monte.says-{'yes' if agrees else 'no'}", {"seat": seat})

    def _who(self, outcome: str, facts: Facts, lines: tuple[Message, ...], about: MonteRound) -> Step:
        """Who deals next, or who speaks now: of both the way round is what is asked."""
        seats, to_act = seats_of(self.game), self.state.to_act
        right = (self.dealer + 1) % len(seats) if outcome == "thrown-in" else to_act
        assert right is not None
        told: Facts = {**facts, "who": seats[right]}
        what = "deals" if outcome == "thrown-in" else "speaks"
        choices = tuple(Message(f"seat.{one}") for one in seats)
        panel = Panel("choice", Message(f"ask.go-a-monte.{what}", told), (), choices, lines=lines, table=self._table())
        hints = (
            Message("hint.go-a-monte.who-look"),
            Message(f"hint.go-a-monte.{what}-rule", {}, VARIANTS),
            Message(f"hint.go-a-monte.{what}-first", told),
        )
        each = {i: self._not_this(i, right, seats) for i in range(len(seats)) if i != right}
        return Step(what, panel, (right,), (Message(f"go-a-monte.{what}", told, VARIANTS),), hints, each, about=about)

    def _not_this(self, seat: int, right: int, seats: tuple[str, ...]) -> Message:
        """Why it is not this player: who has dealt or spoken already, who sits on the other side, who comes later."""
        facts: Facts = {"seat": seats[seat], "who": seats[self.dealer]}
        dealt, spoke = self.outcome == "thrown-in" and seat == self.dealer, (seat - self.dealer - 1) % len(seats)
        if dealt or (self.outcome == "next" and spoke < len(self.said)):
            return Message("next.has-dealt" if dealt else "go-a-monte.has-spoken", facts)
        back = (right - seat) % len(seats) == 2 and seat == (self.dealer - 1) % len(seats)
        return Message("next.wrong-way-round" if back else "next.comes-later", facts)
