"""Which card to lead, to play or to lay away. The best are right, fair ones are accepted, poor ones told why."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any, Literal

from pydantic import Field

from engine.cards import Card
from engine.game import Game
from engine.games.bologna import leaving
from engine.games.bologna.advice import Advice, Opinion, Option, View
from lessons.fields import Cards, Spec
from lessons.kinds import Answer, Fault, Given, Item, Kind, Mark, Panel, Row, Said, State
from lessons.questions.choose_card.situations import LEAVE, counsel, drawn

SEAT = ("you", "right", "partner", "left")
WHO = ("you", "right", "mate", "left")
TURN = ("lead", "second", "third", "fourth")
TWO = 2


class Asked(Spec):
    """A moment of the play from one chair; without a hand it is drawn."""

    ask: Literal["lead", "follow", "trumps", "keys", "leave"] = Field(
        default="lead",
        description="What about: leads, following in a suit, trumps led, the key cards, or the dealer's discard.",
    )
    hand: Cards = Field(default="", description="Your hand; for leave the dealer's seventeen cards.")
    trick: Cards = Field(default="", description="What lies in the trick already; nothing when you lead.")
    dealer: Literal["", "you", "right", "partner", "left"] = Field(default="", description="Who deals, seen from you.")
    signal: Literal["", "volo", "busso", "striscio"] = Field(
        default="", description="The signal of the trick's leader."
    )
    partner: Cards = Field(default="", description="Cards your partner has declared and still holds.")
    right: Cards = Field(default="", description="Cards the player on your right has declared and still holds.")


@dataclass(frozen=True)
class Moment(Item):
    """What one player sees, and what is asked."""

    ask: str
    view: View

    @cached_property
    def advice(self) -> Advice:
        return counsel(self.view, self.ask)

    @property
    def leaves(self) -> bool:
        return self.ask == LEAVE

    def option(self, answer: Answer) -> Option:
        """The cards of an answer, in the order of the hand."""
        return tuple(self.view.hand[place] for place in sorted(answer))

    def places(self, option: Iterable[Card]) -> Answer:
        return tuple(self.view.hand.index(card) for card in option)


class ChooseCard(Kind[Asked, Moment]):
    name = "choose-card"
    Spec = Asked

    def fixed(self, spec: Asked) -> bool:
        return bool(spec.hand)

    def faults(self, spec: Asked, game: Game, rules: Any) -> Iterator[Fault]:
        if game.family != "bologna":
            yield Fault("kind", f"this advice is for the games of Bologna, not for {game.id}", "impossible")
            return
        fields = {name: self.cards(spec, game, name) for name in ("hand", "trick", "partner", "right")}
        for name in ("trick", "partner", "right"):
            for card in fields[name]:
                if card in fields["hand"]:
                    where = self.offset(spec, name, card)
                    yield Fault(name, f"{card.code} is in the hand as well", "impossible", where)
        if len(fields["trick"]) >= game.seats:
            yield Fault("trick", f"{len(fields['trick'])} cards are a whole trick", "impossible")
        elif fields["hand"] and not counsel(self._given(spec, game), spec.ask).clear:
            yield Fault(
                "hand", "the tactics do not settle this: no choice to recommend, or none to warn of", "impossible"
            )

    def make(self, spec: Asked, game: Game, rng: Random, rules: Any = None, aim: Sequence[str] = ()) -> Moment:
        view = self._given(spec, game) if self.fixed(spec) else drawn(rng, spec.ask, aim)
        return Moment(game, rules or game.house(), tuple(aim), spec.ask, view)

    def _given(self, spec: Asked, game: Game) -> View:
        hand = game.pack.sorted(self.cards(spec, game, "hand"))
        shown = ((), self.cards(spec, game, "right"), self.cards(spec, game, "partner"), ())
        dealer = SEAT.index(spec.dealer or ("you" if spec.ask == LEAVE else "left"))
        return View(hand, self.cards(spec, game, "trick"), dealer, (), shown, spec.signal or None)

    def panel(self, item: Moment, given: Given = ()) -> Panel:
        view, hand = item.view, Row(_codes(item.view.hand), Said("row.hand"), pick=True)
        if item.leaves:
            prompt = Said("ask.choose-card.leave", {"n": len(view.hand)})
            return Panel("many", prompt, (hand,), at_least=TWO, at_most=TWO)
        rows = [
            Row(_codes(one.cards), Said("row.trick-of-signal" if one.signal else "row.trick-of", facts), layout="trick")
            for one in view.tricks
            for facts in [{"who": WHO[one.leader], "signal": one.signal}]
        ]
        rows += [
            Row(_codes(cards), Said("row.has-declared", {"who": WHO[seat]}), layout="row")
            for seat, cards in enumerate(view.shown)
            if cards
        ]
        trick = Row(_codes(view.trick), Said("row.trick" if view.trick else "row.you-lead"), layout="trick")
        return Panel("one", Said(self._prompt(view)), (*rows, trick, hand), lines=self._lines(view))

    def _prompt(self, view: View) -> str:
        first = not view.trick and not view.tricks and len(view.hand) == 15
        return "ask.choose-card.first" if first else f"ask.choose-card.{TURN[len(view.trick)]}"

    def _lines(self, view: View) -> tuple[Said, ...]:
        lines = [Said(f"choose-card.dealer-{SEAT[view.dealer]}")]
        if view.signal:
            lines.append(Said("choose-card.signal", {"signal": view.signal}))
        return tuple(lines)

    def right(self, item: Moment, given: Given = ()) -> Answer:
        return item.places(item.advice.best[0])

    def is_right(self, item: Moment, given: Given, answer: Answer) -> bool:
        option = item.option(answer)
        return option in item.advice.options and item.advice.grade(option) != "poor"

    def explain(self, item: Moment, given: Given, answer: Answer) -> Mark:
        option, advice = item.option(answer), item.advice
        if option not in advice.options:
            return Mark(False, False, self._refused(item, option), dict.fromkeys(answer, "wrong"))
        grade, said = advice.grade(option), tuple(map(_told, advice.options[option]))
        if grade == "best":
            return Mark(True, True, said, dict.fromkeys(answer, "right"))
        better = advice.best[0]
        why = tuple(_told(one) for one in advice.options[better])
        if grade == "fair":
            named = Said("choose-card.better", {"cards": _codes(better)})
            says = (Said("choose-card.fair", {"cards": _codes(option)}), named, *why)
            return Mark(True, True, says, dict.fromkeys(answer, "right"))
        cards: dict[int, State] = dict.fromkeys(item.places(better), "missed")
        named = Said("choose-card.instead", {"cards": _codes(better)})
        return Mark(False, False, (*said, named, *why), cards | dict.fromkeys(answer, "wrong"))

    def _refused(self, item: Moment, option: Option) -> tuple[Said, ...]:
        """Why the rules do not allow it, which is not a matter of tactics."""
        if item.leaves:
            verdict = leaving.judge(item.view.hand, option, TWO)
        else:
            verdict = item.game.judge_play(item.view.hand, item.view.trick, option[0], item.rules)
        return (Said("choose-card.not-allowed"), Said(verdict.reason, verdict.facts, verdict.source))

    def solution(self, item: Moment, given: Given = ()) -> tuple[Said, ...]:
        return (Said("choose-card.best-is", {"cards": _codes(item.advice.best[0])}),)

    def hints(self, item: Moment, given: Given = ()) -> tuple[Said, Said, Said]:
        advice = item.advice
        source = advice.options[advice.best[0]][0].source
        rule = Said(f"hint.choose-card.{source.partition('#')[2]}", {}, source)
        first = Said("hint.choose-card.not-this", {"cards": _codes(advice.poor[0])})
        return Said(f"hint.choose-card.{item.ask}"), rule, first

    def guess_rate(self, item: Moment) -> float:
        return item.advice.share_not_poor

    def expected(self, item: Moment) -> str:
        return " | ".join(" ".join(_codes(option)) for option in item.advice.best)

    def agrees(self, item: Moment, expect: str) -> bool:
        """An author names one of the best choices, or all of them with bars between."""
        best = [sorted(_codes(option)) for option in item.advice.best]
        return all(sorted(one.split()) in best for one in expect.split("|"))


def _told(opinion: Opinion) -> Said:
    return Said(opinion.reason, opinion.facts, opinion.source)


def _codes(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(card.code for card in cards)


KIND = ChooseCard()
