"""What may be said now, while the cards are dealt in fives; and when a round is over, what it comes to and who pays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Literal

from pydantic import Field

from engine.game import Game
from engine.games.sicily.speaking.floor import Floor
from engine.games.sicily.speaking.table import Outcome
from engine.verdict import Facts
from lessons.belief.facts import Spoken
from lessons.question.kind import Fault, Panel, Said, Table
from lessons.question.misconception import Aim, ids
from lessons.question.seats import YOU, seats_of
from lessons.question.stepwise import Step, Stepped, Stepwise
from lessons.questions.speaking.rounds import (
    SHOWN,
    WORDS,
    drawn_words,
    floor_at,
    in_order,
    named,
    offered,
    rounds,
    whole_round,
)
from lessons.script.fields import Spec, Whole

OUTCOMES = ("on", "thrown-in", "paid", "solo", "solo-double")
JOCHI = (2, 1, 0, -1)
"""What the learner may come to have of a round that was paid for."""
BY_NAME = {**{word: word for word in WORDS}, **{name: word for word, name in SHOWN.items()}}


class Asked(Spec):
    """A round of speaking; what is left out is drawn."""

    ask: Literal["may", "comes"] = Field(
        default="may", description="What you may say now, or what the whole round comes to."
    )
    cards: Whole | None = Field(default=None, description="How many cards each has: 5, 10, 15 or 20.")
    said: str | None = Field(
        default=None, description="What was said in this round before you, from the dealer's right: `mischio, pago`."
    )
    place: Whole | None = Field(default=None, le=2, description="Of comes: your place, 0 at the dealer's right.")


@dataclass(frozen=True)
class Round(Stepped):
    """A round with so many cards and what was said in it; the learner's place, 0 at the dealer's right."""

    ask: str
    cards: int
    said: tuple[str, ...]
    place: int
    offered: tuple[frozenset[str], ...] = ()

    @property
    def dealer(self) -> int:
        return (YOU - 1 - self.place) % self.game.seats

    @property
    def floor(self) -> Floor:
        """After what was said."""
        floor = floor_at(self.game, self.rules, self.dealer, self.cards)
        for word in self.said:
            assert floor.turn is not None
            floor = floor.say(floor.turn, word)
        return floor

    def build(self) -> Iterable[Step]:
        return (self._may(),) if self.ask == "may" else self._comes()

    def _table(self) -> Table:
        return Table(seats_of(self.game), dealer=self.dealer, turn=YOU if self.ask == "may" else None)

    def _lines(self) -> tuple[Said, ...]:
        seats = seats_of(self.game)
        spoke = [seats[(self.dealer + 1 + i) % len(seats)] for i in range(len(self.said))]
        return tuple(
            Said("speaking.says", {"seat": seat, "word": SHOWN.get(word, word)})
            for seat, word in zip(spoke, self.said, strict=True)
        )

    def _may(self) -> Step:
        floor = self.floor
        legal = frozenset(floor.words(YOU))
        facts: Facts = {"cards": self.cards, "n": len(self.said), "words": named(in_order(legal))}
        prompt = Said("ask.speaking.may" if self.said else "ask.speaking.may-first", facts)
        choices = tuple(Said("speaking.words", {"words": named(in_order(one))}) for one in self.offered)
        panel = Panel("choice", prompt, choices=choices, lines=self._lines(), table=self._table())
        source = floor.stage.source
        why = tuple(Said(reason, facts, source) for reason in self._reasons(legal))
        hints = (
            Said("hint.speaking.look", facts),
            Said(f"hint.speaking.rule-{self._sort}", facts, source),
            Said(f"hint.speaking.first-{self._sort}", facts),
        )
        about = Spoken(cards=self.cards, said=self.said, place=self.place, legal=legal, offered=self.offered)
        return Step("may", panel, (self.offered.index(legal),), why, hints, about=about)

    @property
    def _sort(self) -> str:
        """Which sort of round it is: with five cards, in between, or with the whole hand."""
        every = rounds(self.game, self.rules)
        return "first" if self.cards == every[0] else "last" if self.cards == every[-1] else "between"

    def _reasons(self, legal: frozenset[str]) -> Iterator[str]:
        yield "speaking.why"
        yield f"speaking.why-{self._sort}"
        if self._sort != "first":
            yield "speaking.why-pago" if "pago" in legal else "speaking.why-no-pago"
            if "prendo" in legal:
                yield "speaking.why-prendo"
            else:
                yield "speaking.why-no-prendo" if "prendo" not in self.said else "speaking.why-prendo-gone"

    def _comes(self) -> Iterator[Step]:
        floor = self.floor
        outcome = _outcome(floor.outcome)
        spoken = self.said[self.place] if self.place < len(self.said) else ""
        jochi = int(floor.outcome.payments[YOU]) if floor.outcome and floor.outcome.payments else 0
        facts: Facts = {"cards": self.cards, "mine": SHOWN.get(spoken, spoken), "n": abs(jochi)}
        source = self.game.form.stages(self.rules)[0].source
        about = Spoken(cards=self.cards, said=self.said, place=self.place, outcome=outcome, mine=spoken, jochi=jochi)
        choices = tuple(Said(f"speaking.{one}") for one in OUTCOMES)
        panel = Panel(
            "choice", Said("ask.speaking.comes", facts), choices=choices, lines=self._lines(), table=self._table()
        )
        hints = (
            Said("hint.speaking.comes-look"),
            Said("hint.speaking.comes-rule", {}, source),
            Said("hint.speaking.comes-first", {"word": SHOWN.get(self.said[-1], self.said[-1])}),
        )
        why = (Said(f"speaking.so-{self._why(outcome)}", facts, source),)
        yield Step("comes", panel, (OUTCOMES.index(outcome),), why, hints, about=about)
        if "pago" in self.said:
            yield self._jochi(facts, about, source, jochi)

    def _why(self, outcome: str) -> str:
        return "nobody-takes" if outcome == "thrown-in" and "pago" in self.said else outcome

    def _jochi(self, facts: Facts, about: Spoken, source: str, jochi: int) -> Step:
        panel = Panel(
            "choice",
            Said("ask.speaking.jochi", facts),
            choices=tuple(Said(f"speaking.jochi.{'pay' if n < 0 else n}") for n in JOCHI),
            lines=self._lines(),
            table=self._table(),
        )
        reason = "receive" if jochi > 0 else "pay" if jochi < 0 else "nothing"
        if not jochi and about["mine"] == "passo" and about["outcome"] == "paid":
            reason = "passed"
        hints = (
            Said("hint.speaking.jochi-look"),
            Said("hint.speaking.jochi-rule", {}, source),
            Said("hint.speaking.jochi-first", facts),
        )
        why = (Said(f"speaking.so-{reason}", facts, source),)
        return Step("jochi", panel, (JOCHI.index(jochi),), why, hints, about=about)


def _outcome(outcome: Outcome | None) -> str:
    if outcome is None:
        return "on"
    if outcome.kind == "solo":
        return "solo-double" if outcome.double else "solo"
    return "paid" if any(outcome.payments) else "thrown-in"


class Speaking(Stepwise[Asked, Round]):
    name = "speaking"
    Spec = Asked
    wants = ("word:pago",)
    varies = ()

    def fixed(self, spec: Asked) -> bool:
        return spec.cards is not None and spec.said is not None

    def impossible(self, spec: Asked, game: Game, rules: Any) -> Iterator[Fault]:
        every = rounds(game, rules or game.house())
        if spec.cards is not None and spec.cards not in every:
            known = ", ".join(map(str, every))
            yield Fault("cards", f"nobody speaks with {spec.cards} cards; one does with {known}", "impossible")
        elif spec.cards is not None and spec.said is not None:
            yield from self._unsaid(spec, game, rules or game.house())

    def _unsaid(self, spec: Asked, game: Game, rules: Any) -> Iterator[Fault]:
        """A word that may not be said there, or a round that is not over, or over already."""
        assert spec.cards is not None
        floor = floor_at(game, rules, game.seats - 1, spec.cards)
        for word in _words(spec.said):
            over = floor.outcome is not None or floor.stage.cards != spec.cards
            if over or not floor.judge(floor.turn or 0, word).ok:
                reason = "after the round is over" if over else "now"
                yield Fault("said", f"{word!r} may not be said {reason}", "impossible")
                return
            floor = floor.say(floor.turn or 0, word)
        over = floor.outcome is not None or floor.stage.cards != spec.cards
        if over and spec.ask == "may":
            yield Fault("said", "this round is over: there is nothing more to be said in it", "impossible")
        if not over and spec.ask == "comes":
            yield Fault("said", "this round is not over yet: somebody has still to speak", "impossible")

    def make(self, spec: Asked, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> Round:
        rules = rules or game.house()
        cards = spec.cards if spec.cards is not None else rng.choice(rounds(game, rules))
        # Whose place it is matters to nothing but the seats: the round is drawn for a dealer of its own.
        floor = floor_at(game, rules, game.seats - 1, cards)
        if spec.ask == "may":
            said = _words(spec.said) if spec.said is not None else drawn_words(floor, rng, rng.randrange(game.seats))
            for word in said:
                floor = floor.say(floor.turn or 0, word)
            return Round(game, rules, ids(aim), "may", cards, said, len(said), offered(frozenset(floor.words()), rng))
        said = _words(spec.said) if spec.said is not None else whole_round(floor, rng)
        place = spec.place if spec.place is not None else rng.randrange(game.seats)
        return Round(game, rules, ids(aim), "comes", cards, said, place)

    def decided_by(self, item: Round) -> tuple[Mapping[str, object], ...]:
        floor = floor_at(item.game, item.rules, item.dealer, item.cards)
        words = [one.word for one in floor.said] + list(item.said)
        return ({"ask": "speak", "words": words, "dealer": item.dealer},)


def _words(text: str | None) -> tuple[str, ...]:
    """``mischio, pago`` as the words of the table; what is none stays as it was written."""
    parts = [" ".join(part.split()).casefold() for part in (text or "").split(",")]
    return tuple(BY_NAME.get(part, part) for part in parts if part)


KIND = Speaking()
