"""Somebody plays, and before the first card the last trick may be doubled: who may say so, after what was said?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from random import Random
from typing import Any

from pydantic import Field

from engine.game import Game
from engine.games.sicily.form import MayAnnounce as Announced
from engine.games.sicily.sources import FOUR, PLAY
from engine.games.sicily.speaking.floor import Floor
from engine.verdict import Facts
from lessons.question.answered.offered_sets import errors
from lessons.question.facts.sicily import Challenge
from lessons.question.kind import Fault, Message, Panel
from lessons.question.misconception import Aim, ids
from lessons.question.seats import YOU, seats_of
from lessons.question.stepwise import Step, Stepwise, StepwiseItem
from lessons.questions.bidding.stages import asked_rounds, floor_in, walk
from lessons.yamlfile.checker_message import CheckerMessage, meant_or_all
from lessons.yamlfile.fields import Spec, Whole

RIVANTO = "rivanto"
SHOWN = {"passo": "mischio"}
PLAYED = ("solo", "chiamo")
SETS = 4
"""So many sets of players are offered."""


class AnnouncingSpec(Spec):
    """A round of speaking after which somebody plays; without it one is drawn."""

    round: Whole | None = Field(default=None, ge=1, description="Which round of speaking it was, from 1.")
    said: str | None = Field(default=None, description="What was said in it, from the dealer's right.")
    place: Whole = Field(default=0, le=3, description="Your place, 0 at the dealer's right.")


@dataclass(frozen=True)
class AnnouncingItem(StepwiseItem):
    """The round (its ``number`` from 0) after which somebody plays, what was said in it, and your place."""

    number: int
    said: tuple[str, ...]
    place: int
    offered: tuple[frozenset[int], ...] = ()

    @property
    def dealer(self) -> int:
        return (YOU - 1 - self.place) % self.game.seats

    @cached_property
    def floor(self) -> Floor:
        floor = floor_in(self.game, self.rules, self.dealer, self.number)
        for word in self.said:
            assert floor.turn is not None
            floor = floor.say(floor.turn, word)
        return floor

    @cached_property
    def asked(self) -> tuple[Announced, ...]:
        """Who is asked before the first card, as the engine has it."""
        outcome, form = self.floor.outcome, self.game.form
        assert outcome is not None
        contract = form.contract(outcome, self.dealer, {})
        found: tuple[Announced, ...] = form.announcements(self.floor.said, outcome, contract, self.rules)
        return found

    @property
    def bidder(self) -> int:
        outcome = self.floor.outcome
        return YOU if outcome is None or outcome.bidder is None else outcome.bidder

    @property
    def may(self) -> frozenset[int]:
        """The seats that may say rivanto."""
        return frozenset(one.seat for one in self.asked if one.word == RIVANTO)

    @property
    def others(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.game.seats) if seat != self.bidder)

    @property
    def here(self) -> tuple[int, ...]:
        """The seats that spoke in this round, in their order."""
        return tuple(one.seat for one in self.floor.said if one.stage == self.number)

    def build(self) -> Iterable[Step]:
        seats, outcome = seats_of(self.game), self.floor.outcome
        assert outcome is not None
        calls = "call" if outcome.kind == "chiamo" else "over" if self._over_a_call else "solo"
        few = self._early
        facts: Facts = {"bidder": seats[self.bidder], "cards": outcome.cards, "seats": self._named(self.may)}
        words = [one for one in self.floor.said if one.stage == self.number]
        lines = (
            Message("announcing.held", facts),
            *(Message("speaking.says", {"seat": seats[one.seat], "word": self._word(one.word)}) for one in words),
        )
        choices = tuple(self._told(one) for one in self.offered)
        who = "yours" if self.bidder == YOU else "theirs"
        panel = Panel(
            "choice",
            Message(f"ask.announcing.{who}-{'call' if calls == 'call' else 'solo'}", facts),
            choices=choices,
            lines=lines,
        )
        source = next(
            (one.source for one in self.asked if one.word == RIVANTO), self.asked[0].source if self.asked else ""
        )
        town = "four" if self.game.form.may_call is not None else "three"
        source = source or (
            FOUR if town == "four" else PLAY
        )  # where nobody is asked it is the rule of rivanto all the same
        unasked = "-first" if not few and calls == "solo" and len(words) == 1 else ""
        hints = (
            Message(f"hint.announcing.look{'-few' if few else '-over' if calls == 'over' else ''}", facts),
            Message(f"hint.announcing.rule-{town}", facts, source),
            Message(f"hint.announcing.first-{'few' if few else calls}{unasked}", facts),
        )
        so = "few" if few else f"{calls}-{'some' if self.may else 'none'}"
        if self.rules.rivanto == "any_opponent":  # then no chance is asked for
            hints = (
                Message("hint.announcing.look-any", facts),
                Message("hint.announcing.rule-any", facts, source),
                Message("hint.announcing.first-any", facts),
            )
            so = "any-call" if calls == "call" else "any"
        about = Challenge(bidder=self.bidder, others=self.others, spoke=self.here, offered=self.offered)
        why = (Message(f"announcing.so-{so}", facts, source),)
        each = errors(
            self.offered, self.may, self._had_the_chance, Message("announcing.one-more"), Message("announcing.somebody")
        )
        yield Step("rivanto", panel, (self.offered.index(self.may),), why, hints, each, about=about)

    @property
    def by_chance_alone(self) -> bool:
        """Is whoever has spoken in this round out of it, having had the chance to play?

        Not at a table where any opponent may say it, nor before all the cards were dealt, nor after a call that the others passed.
        """
        return self.rules.rivanto != "any_opponent" and not self._early and not self._over_a_call

    @property
    def _early(self) -> bool:
        """Was it said before all the cards were dealt?"""
        outcome = self.floor.outcome
        return outcome is not None and outcome.cards < int(self.game.form.size)

    @property
    def _over_a_call(self) -> bool:
        """Did somebody else call before the solo, so that the next ones could not?"""
        return any(one.word == "chiamo" for one in self.floor.said if one.stage == self.number)

    def _had_the_chance(self, seat: int) -> Message:
        return Message("announcing.had-the-chance", {"seat": seats_of(self.game)[seat]})

    def _word(self, word: str) -> str:
        return word if self.game.form.may_call is not None else SHOWN.get(word, word)

    def _named(self, some: frozenset[int]) -> tuple[str, ...]:
        seats = seats_of(self.game)
        return tuple(seats[seat] for seat in self.others if seat in some)

    def _told(self, some: frozenset[int]) -> Message:
        return Message("announcing.these" if some else "announcing.nobody", {"seats": self._named(some)})


class Announcing(Stepwise[AnnouncingSpec, AnnouncingItem]):
    name = "announcing"
    Spec = AnnouncingSpec
    requires = ("word:rivanto",)
    varies = ()

    def fixed(self, spec: AnnouncingSpec) -> bool:
        return spec.round is not None and spec.said is not None

    def impossible(self, spec: AnnouncingSpec, game: Game, rules: Any) -> Iterator[Fault]:
        rules = rules or game.house()
        every = asked_rounds(game, rules)
        if spec.round is not None and spec.round - 1 not in every:
            known = ", ".join(str(one + 1) for one in every)
            yield Fault("round", CheckerMessage("checker.no-round", n=spec.round, known=known), "impossible")
        elif spec.said is not None and spec.round is None:
            yield Fault("said", CheckerMessage("checker.said-which-round", word=repr(spec.said)), "impossible")
        elif spec.round is not None and spec.said is not None:
            floor = floor_in(game, rules, game.seats - 1, spec.round - 1)
            for word in _words(spec.said):
                if floor.outcome is not None or floor.turn is None or not floor.judge(floor.turn, word).ok:
                    hint = meant_or_all(word, floor.words(), "checker.one-may-say")
                    yield Fault(
                        "said",
                        CheckerMessage("checker.may-not-be-said-there", word=repr(word), hint=hint),
                        "impossible",
                    )
                    return
                floor = floor.say(floor.turn, word)
            if floor.outcome is None or floor.outcome.kind not in PLAYED:
                yield Fault("said", CheckerMessage("checker.nobody-plays"), "impossible")

    def make(self, spec: AnnouncingSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> AnnouncingItem:
        rules = rules or game.house()
        if spec.round is not None and spec.said is not None:
            number, said, place = spec.round - 1, _words(spec.said), spec.place
        else:
            number, said = _drawn(game, rules, rng, spec.round)
            place = rng.randrange(game.seats)
        item = AnnouncingItem(game, rules, ids(aim), number, said, place)
        return AnnouncingItem(game, rules, ids(aim), number, said, place, _offered(item, rng))

    def decided_by(self, item: AnnouncingItem) -> tuple[Mapping[str, object], ...]:
        words = [{"seat": one.seat, "word": one.text} for one in item.floor.said]
        return ({"ask": "speak", "words": words, "dealer": item.dealer},)


def _words(text: str | None) -> tuple[str, ...]:
    return tuple(" ".join(part.split()).casefold() for part in (text or "").split(",") if part.strip())


def _drawn(game: Game, rules: Any, rng: Random, number: int | None) -> tuple[int, tuple[str, ...]]:
    """A round after which somebody plays: mostly the last one."""
    every = asked_rounds(game, rules)
    while True:
        at = number - 1 if number is not None else rng.choice((every[0], every[-1], every[-1]))
        said = walk(floor_in(game, rules, game.seats - 1, at), rng)
        floor = floor_in(game, rules, game.seats - 1, at)
        for word in said:
            floor = floor.say(floor.turn or 0, word)
        if floor.outcome is not None and floor.outcome.kind in PLAYED:
            return at, said


def _offered(item: AnnouncingItem, rng: Random) -> tuple[frozenset[int], ...]:
    """All sets of opponents where there are two; else four: who may, all, who has spoken, who has not, and others beside them."""
    others = item.others
    if len(others) == 2:
        return tuple(frozenset(some) for size in range(3) for some in combinations(others, size))
    spoke = frozenset(item.here) & frozenset(others)
    every = [frozenset(some) for size in range(len(others) + 1) for some in combinations(others, size)]
    rng.shuffle(every)
    likely = [item.may, frozenset(others), spoke, frozenset(others) - spoke, *every]
    return tuple(sorted(tuple(dict.fromkeys(likely))[:SETS], key=lambda one: (len(one), sorted(one))))


KIND = Announcing()
