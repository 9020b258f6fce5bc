"""A tarot of 78 cards in place of Bologna's: which cards are taken out, which stands for which, which of two is ahead?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Any, Literal

from pydantic import Field

from engine.cards import Card
from engine.game import Game
from engine.games.bologna.pack import MOORS
from engine.games.bologna.substitute import LEFT_OUT, WHOLE, stands_for
from engine.notation import NotationError, read_cards
from engine.sheet import codes
from lessons.question.kind import Answer, Answers, Fault, Mark, Message
from lessons.question.misconception import Aim, ids
from lessons.question.stepwise import Stepwise, astray
from lessons.question.topics import Topics, in_cards, in_trick
from lessons.questions.pack_at_home.at_home import NUMBERINGS, AtHome
from lessons.questions.pack_at_home.drawing import drawn
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import Cards, Spec

CARDS = {"out": (2, 16), "stands": (2, 8), "takes": (2, 2)}
"""How many cards are shown: at least, at most."""


class PackAtHomeSpec(Spec):
    """The cards of the larger pack that are shown; without them they are drawn."""

    ask: Literal["out", "stands", "takes"] = Field(
        default="out",
        description="Which of these are taken out; which stands for a card of Bologna; which of two trumps takes the trick.",
    )
    custom: Literal["", "subject", "number"] = Field(
        default="", description="Which trump is the highest: the Angel (XX), by subject, or the XXI, by number."
    )
    shown: str = Field(default="", max_length=400, description="The cards shown, S2 to D5 among them as well.")
    card: Cards = Field(default="", description="For stands: the card of Bologna that is asked for.")


class PackAtHome(Stepwise[PackAtHomeSpec, AtHome]):
    name = "pack-at-home"
    Spec = PackAtHomeSpec
    requires = ("ask:substitute",)
    varies = ()

    def fixed(self, spec: PackAtHomeSpec) -> bool:
        return bool(spec.shown)

    def impossible(self, spec: PackAtHomeSpec, game: Game, rules: Any) -> Iterator[Fault]:
        if spec.card and (spec.ask != "stands" or not spec.shown):
            yield Fault("card", CheckerMessage("checker.home-card"), "impossible")
        if not spec.shown:
            return
        try:
            shown = read_cards(WHOLE, spec.shown)
        except NotationError as error:
            yield Fault("shown", str(error), error.code, error.column - 1)
            return
        least, most = CARDS[spec.ask]
        if not least <= len(shown) <= most:
            yield Fault(
                "shown", CheckerMessage("checker.home-size", least=least, most=most, n=len(shown)), "impossible"
            )
        elif spec.ask == "out" and not any(card.code in LEFT_OUT for card in shown):
            yield Fault("shown", CheckerMessage("checker.home-none-out"), "impossible")
        elif spec.ask != "out" and not all(card.is_trump for card in shown):
            yield Fault("shown", CheckerMessage("checker.home-trumps"), "impossible")
        elif spec.ask == "stands":
            yield from self._asked_for(spec, game, shown)

    def _asked_for(self, spec: PackAtHomeSpec, game: Game, shown: tuple[Card, ...]) -> Iterator[Fault]:
        wanted = self.cards(spec, game, "card")
        if len(wanted) != 1:
            yield Fault("card", CheckerMessage("checker.one-asked-for", n=len(wanted)), "impossible")
        else:
            fit = [
                stands_for(card, NUMBERINGS[spec.custom or "subject"]).strength == wanted[0].strength for card in shown
            ]
            if not any(fit):
                yield Fault("card", CheckerMessage("checker.asked-not-shown", card=wanted[0].code), "impossible")
            elif all(fit):
                yield Fault("shown", CheckerMessage("checker.two-to-tell"), "impossible")

    def make(self, spec: PackAtHomeSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> AtHome:
        custom: str = spec.custom or rng.choice(sorted(NUMBERINGS))
        its = rules or game.house(), ids(aim)
        if self.fixed(spec):
            wanted = self.cards(spec, game, "card")
            shown = read_cards(WHOLE, spec.shown)
            return AtHome(game, *its, spec.ask, spec.custom or "subject", shown, wanted[0] if wanted else None)
        shown, one = drawn(spec.ask, custom, ids(aim), rng)
        return AtHome(game, *its, spec.ask, custom, shown, one)

    def explain(self, item: AtHome, given: Answers, answer: Answer) -> Mark:
        mark, step = super().explain(item, given, answer), item.at(given)
        if item.ask == "out" or mark.ok:
            return mark
        # Of a single card it is said what it is, and not that it does not belong.
        # Of two Moors the name does not tell which: the reason does.
        # Where several stand for one card, any of them would have been right.
        moors = step.why[0].reason == "pack-at-home.last-moor" or bool(step.also)
        right = () if moors else (Message("steps.this-one", {"cards": (step.panel.pickable[step.right[0]],)}),)
        return replace(mark, says=(step.each[answer[0]], *right, *step.why))

    def look(self, item: AtHome, given: Answers, answer: Answer) -> Message:
        """Low trumps are spoken of only to who took trumps out."""
        step = item.at(given)
        if item.ask != "out" or any(item.shown[i].is_trump for i in answer if i not in step.right):
            return super().look(item, given, answer)
        return Message("hint.pack-at-home.look-suits")

    def first_step(self, item: AtHome, given: Answers, answer: Answer) -> Message:
        """Where all were picked and others as well, how many there are; of two cards one that has not been refused yet."""
        step = item.at(given)
        if item.ask == "stands":
            return item.left_of((*step.right, *(i for one in step.also for i in one)), answer)
        if item.ask != "out" or astray(step, answer)[1] or len(step.right) == 1:
            return super().first_step(item, given, answer)
        return Message("hint.pack-at-home.first-out-n", {"n": len(step.right)})

    def topics(self, item: AtHome) -> Topics:
        if item.ask == "takes":
            return in_trick(item.parts)
        moors = [card for card in item.shown if card.code in MOORS]
        return in_cards(item.shown if item.ask == "stands" else moors)

    def decided_by(self, item: AtHome) -> tuple[Mapping[str, object], ...]:
        if item.ask == "takes":
            return ({"ask": "trick_winner", "trick": codes(item.parts)},)
        return ({"ask": "substitute", "numbering": NUMBERINGS[item.custom]},)


KIND = PackAtHome()
