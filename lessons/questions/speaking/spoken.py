"""A round of speaking as a question: what may be said now, or what was said comes to, and why."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from engine.games.sicily.speaking.floor import Floor
from engine.games.sicily.speaking.table import Outcome
from engine.verdict import Facts
from lessons.question.answered.offered_sets import errors
from lessons.question.facts.sicily import SpeakingFacts
from lessons.question.kind import Message, Panel, Table
from lessons.question.seats import YOU, seats_of
from lessons.question.stepwise import Step, StepwiseItem
from lessons.questions.speaking.rounds import ON, SHOWN, SOLO, floor_at, in_order, named, rounds

OUTCOMES = ("on", "thrown-in", "paid", "solo", "solo-double")
DECIDING: Mapping[str, frozenset[str]] = {
    "first": frozenset({"pago", "prendo"}),
    "between": frozenset({SOLO}),
    "any-time": frozenset({SOLO}),
    "last": frozenset({ON}),
}
"""What may be said or not by the sort of the round alone."""
JOCHI = (2, 1, 0, -1)
"""What the learner may come to have of a round that was paid for."""


@dataclass(frozen=True)
class Round(StepwiseItem):
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
        return Table(seats_of(self.game), dealer=self.dealer)

    def _lines(self) -> tuple[Message, ...]:
        seats = seats_of(self.game)
        spoke = [seats[(self.dealer + 1 + i) % len(seats)] for i in range(len(self.said))]
        return tuple(
            Message("speaking.says", {"seat": seat, "word": SHOWN.get(word, word)})
            for seat, word in zip(spoke, self.said, strict=True)
        )

    def _may(self) -> Step:
        floor = self.floor
        legal = frozenset(floor.words(YOU))
        facts: Facts = {"cards": self.cards, "n": len(self.said), "words": named(in_order(legal))}
        prompt = Message("ask.speaking.may" if self.said else "ask.speaking.may-first", facts)
        choices = tuple(Message("speaking.words", {"words": named(in_order(one))}) for one in self.offered)
        panel = Panel("choice", prompt, choices=choices, lines=self._lines(), table=self._table())
        source = floor.stage.source
        why = tuple(Message(reason, facts, source) for reason in self._reasons(legal))
        hints = (
            Message("hint.speaking.look", facts),
            Message(f"hint.speaking.rule-{self._sort}", facts, source),
            self._first(legal),
        )
        about = SpeakingFacts(cards=self.cards, said=self.said, place=self.place, legal=legal, offered=self.offered)
        each = errors(self.offered, legal, self._not_now)
        return Step("may", panel, (self.offered.index(legal),), why, hints, each, about=about)

    def _not_now(self, word: str) -> Message:
        """That this word may not be said now: by the round; an offer, by there being none to take it; else by what was said."""
        by_round = self._sort == "first" or word in (ON, SOLO)
        last = "as-last" if word == "pago" else "now"
        how = "with-so-many" if by_round else "as-first" if not self.said else last
        return Message(f"speaking.not-{how}", {"word": SHOWN.get(word, word), "cards": self.cards})

    def towards(self, chosen: frozenset[str]) -> Message:
        """Why the first word that does not belong may not be said now, or else a word that was left out."""
        legal = frozenset(self.floor.words(YOU))
        extra = sorted(chosen - legal)
        if not extra:
            missing = in_order(legal - chosen)[0]
            return Message("hint.speaking.first-missing", {"word": SHOWN.get(missing, missing)})
        if self._sort != "first" and extra[0] in ("pago", "prendo"):
            no = {"pago": "no-pago", "prendo": "prendo-gone" if "prendo" in self.said else "no-prendo"}
            return Message(f"speaking.why-{no[extra[0]]}", {}, self.floor.stage.source)
        return self._first(legal)

    def _first(self, legal: frozenset[str]) -> Message:
        """What can be left aside or always taken in, where the choices differ in it; else one word that tells them apart."""
        in_some, in_all = frozenset[str]().union(*self.offered), frozenset.intersection(*self.offered)
        apart = in_some - in_all
        if apart & DECIDING[self._sort]:
            return Message(f"hint.speaking.first-{self._sort}", {"cards": self.cards})
        if here := in_order(legal & apart):
            return Message("hint.speaking.first-here", {"word": SHOWN.get(here[0], here[0])})
        return self._not_now(in_order(apart)[0])

    @property
    def _sort(self) -> str:
        """With five cards, in between (where some tables let one go solo, too), or with the whole hand."""
        every = rounds(self.game, self.rules)
        if self.cards in (every[0], every[-1]):
            return "first" if self.cards == every[0] else "last"
        return "any-time" if self.rules.palagonia else "between"

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
        about = SpeakingFacts(
            cards=self.cards, said=self.said, place=self.place, outcome=outcome, mine=spoken, jochi=jochi
        )
        choices = tuple(Message(f"speaking.{one}") for one in OUTCOMES)
        panel = Panel("choice", Message("ask.speaking.comes", facts), choices=choices, lines=self._lines())
        hints = (
            Message("hint.speaking.comes-look"),
            Message("hint.speaking.comes-rule", {}, source),
            self._last_hint(outcome),
        )
        cancelled = "pago" in self.said and outcome in ("on", "solo", "solo-double")
        why = (
            Message(f"speaking.so-{self._why(outcome)}", facts, source),
            *((Message("speaking.so-cancelled", {}, source),) if cancelled else ()),
        )
        each = {i: self._not_that(one, outcome) for i, one in enumerate(OUTCOMES) if one != outcome}
        yield Step("comes", panel, (OUTCOMES.index(outcome),), why, hints, each, about=about)
        if "pago" in self.said:
            yield self._jochi(facts, about, source, jochi)

    def _last_hint(self, outcome: str) -> Message:
        """What became of an offer, where that decides; else the word that does, whether or not others spoke after it."""
        if outcome == "paid":
            return Message("hint.speaking.comes-first-taken")
        if outcome == "thrown-in" and "pago" in self.said:
            return Message("hint.speaking.jochi-first-untaken")
        word = next((one for one in (SOLO, ON) if one in self.said), self.said[-1])
        which = "" if word == self.said[-1] else "-one"
        return Message(f"hint.speaking.comes-first{which}", {"word": SHOWN.get(word, word)})

    def _not_that(self, chosen: str, outcome: str) -> Message:
        """Why the round does not come to this: a word that was said and decides otherwise, or one that was not."""
        if chosen.startswith("solo") and outcome.startswith("solo"):
            return Message("speaking.how-many", {"cards": self.cards})
        needs = {"on": (ON,), "paid": ("pago", "prendo"), "solo": (SOLO,), "solo-double": (SOLO,)}.get(chosen, ())
        lacks = next((word for word in needs if word not in self.said), None)
        if lacks is not None:
            return Message("speaking.nobody-said", {"word": SHOWN.get(lacks, lacks), "code": lacks})
        decides = next(word for word in (SOLO, ON, "prendo") if word in self.said and word not in needs)
        return Message("speaking.was-said", {"word": decides, "code": decides})

    def _not_so_many(self, chosen: int, jochi: int, about: SpeakingFacts) -> Message:
        """Why the learner does not come to have this many jochi."""
        facts: Facts = {"word": SHOWN.get(about["mine"], about["mine"])}
        if about["outcome"] != "paid":
            decides = next((word for word in (SOLO, ON) if word in self.said), None)
            if decides is not None:
                return Message("speaking.was-said", {"word": decides, "code": decides})
            return Message("speaking.nobody-said", {"word": "prendo", "code": "prendo"})
        if not about["mine"]:
            return Message("speaking.you-were-silent")
        if chosen > 0:
            return Message("speaking.count-the-offers" if jochi > 0 else "speaking.you-only-said", facts)
        if jochi > 0 or (jochi < 0 and not chosen):
            return Message("speaking.you-said-and-it-counts", facts)
        return Message("speaking.you-only-said", facts)

    def _why(self, outcome: str) -> str:
        return "nobody-takes" if outcome == "thrown-in" and "pago" in self.said else outcome

    def _jochi(self, facts: Facts, about: SpeakingFacts, source: str, jochi: int) -> Step:
        panel = Panel(
            "choice",
            Message("ask.speaking.jochi", facts),
            choices=tuple(Message(f"speaking.jochi.{'pay' if n < 0 else n}") for n in JOCHI),
            lines=self._lines(),
        )
        reason = "receive" if jochi > 0 else "pay" if jochi < 0 else "nothing"
        if not jochi and about["mine"] == "passo" and about["outcome"] == "paid":
            reason = "passed"
        hints = (
            Message("hint.speaking.jochi-look"),
            Message("hint.speaking.jochi-rule", {}, source),
            Message(f"hint.speaking.jochi-first{self._stands(about)}", facts),
        )
        why = (Message(f"speaking.so-{reason}", facts, source),)
        each = {i: self._not_so_many(n, jochi, about) for i, n in enumerate(JOCHI) if n != jochi}
        # Where other things count double with as few cards, who takes a jocu for two need not think that all have paid.
        doubled = self.rules.palagonia and jochi > 0 and 2 * jochi in JOCHI
        lures = ((JOCHI.index(2 * jochi),),) if doubled else ()
        return Step("jochi", panel, (JOCHI.index(jochi),), why, hints, each, about=about, lures=lures)

    def towards_the_outcome(self, chosen: int) -> Message:
        """Of a solo that was taken for one of another worth the number of cards that decides it; else the last word."""
        outcome = _outcome(self.floor.outcome)
        if OUTCOMES[chosen].startswith("solo") and outcome.startswith("solo"):
            return Message("hint.speaking.comes-first-worth", {"n": rounds(self.game, self.rules)[-1]})
        return self.steps[0].hints[2]

    def towards_the_jochi(self, chosen: int) -> Message:
        """What one's own word is worth, where that was not told yet; of too few or too many received how they are counted."""
        step = self.steps[1]
        if JOCHI[chosen] > 0 and JOCHI[step.right[0]] > 0:
            return Message("hint.speaking.jochi-first-each")
        return step.hints[2]

    def _stands(self, about: SpeakingFacts) -> str:
        """What came of the offers to pay, as the end of a sentence's name: cancelled, not taken, or what one said counts."""
        if about["outcome"] == "paid":
            return "-passed" if about["mine"] == "passo" else ""
        return "-cancelled" if ON in self.said or SOLO in self.said else "-untaken"


def _outcome(outcome: Outcome | None) -> str:
    if outcome is None:
        return "on"
    if outcome.kind == "solo":
        return "solo-double" if outcome.double else "solo"
    return "paid" if any(outcome.payments) else "thrown-in"
