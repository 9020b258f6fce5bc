"""A deal settled by card points, as steps: the target, whether one receives or pays, and how much."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from engine.games.sicily.contract import Contract
from engine.games.sicily.settling.played import Settlement
from engine.sheet import Line
from engine.verdict import Facts
from lessons.question.facts.sicily import Difference
from lessons.question.kind import Message, Panel
from lessons.question.seats import YOU, seats_of
from lessons.question.stepwise import Step, StepwiseItem

WAYS = ("receive", "pay", "nothing")
OWN_TARGETS, SIDE_TARGETS = (37, 36), (55, 54)
"""What is needed where three play alone, the one with the monte first; and by the soloist's side and the other."""
MISCOUNTED = 2
"""By so many somebody is off who subtracts carelessly."""


@dataclass(frozen=True)
class DifferencesItem(StepwiseItem):
    """What was played, and the card points of each side, the bidder's first, or of each player from you on."""

    contract: Contract
    points: tuple[int, ...]

    @cached_property
    def settlement(self) -> Settlement:
        settled: Settlement = self.game.form.settle.by_points(self.contract, self.points, self.rules)
        return settled

    @cached_property
    def mine(self) -> Line:
        """The line of the learner's side."""
        return self.settlement.lines[self.contract.camp(YOU)]

    @cached_property
    def _sort(self) -> str:
        """One against the others, two against two, or everybody alone."""
        if self.contract.own:
            return "own" if self.game.form.monte else "even"
        if self.contract.kind == "partners":
            return "partners" if self.game.form.monte else "even-partners"
        return "alone" if len(self.contract.camps[0]) == 1 else "two"

    @property
    def _is_mutual(self) -> bool:
        """Are there no targets, only the difference between two sides?"""
        return self.mine.reason == "more-than-the-others"

    @cached_property
    def _facts(self) -> Facts:
        seats, contract = seats_of(self.game), self.contract
        mate = next(
            (seat for seat in contract.camps[contract.bidding_camp] if seat != contract.bidder), contract.bidder
        )
        facts = self.mine.facts
        return {
            "bidder": seats[contract.bidder],
            "mate": seats[mate],
            "cards": contract.cards,
            "points": facts["points"],
            "target": facts["target"],
            "off": abs(int(str(facts["difference"]))),
            "times": facts["times"],
            "each": int(str(facts["times"])) // (self.game.seats - 1),
            "n": abs(int(self.mine.points)),
            "mates": len(contract.camps[contract.camp(YOU)]),
        }

    @cached_property
    def _lines(self) -> tuple[Message, ...]:
        seats, contract, facts = seats_of(self.game), self.contract, self._facts
        word = "yours" if contract.bidder == YOU else "theirs"
        sort = self._sort
        if sort in ("even", "even-partners"):
            told = [Message(f"differences.{sort}")]
        elif sort == "two":
            word = "yours" if contract.bidder == YOU else "mate" if facts["mate"] == "you" else "theirs"
            told = [Message(f"differences.two-{word}", facts)]
        else:
            few = "-cards" if sort == "alone" and contract.cards < self.game.form.size else ""
            told = [Message(f"differences.{sort}-{word}{few}", facts)]
        for camp, points in zip(contract.camps, self.points, strict=True):
            if YOU in camp:
                said = "differences.you-have" if len(camp) == 1 else "differences.your-side-has"
                told.append(Message(said, {"points": points}))
            elif len(camp) == 1:
                told.append(Message("differences.has", {"seat": seats[camp[0]], "points": points}))
            else:
                told.append(Message("differences.others-have", {"points": points}))
        return tuple(told)

    def build(self) -> Iterable[Step]:
        source, facts, lines = self.mine.source, self._facts, self._lines
        which = f"sides-{self._sort}" if self._rule == "sides" else self._rule
        rule = Message(f"hint.differences.rule-{which}", facts, source)
        about = self._about
        if not self._is_mutual:
            panel = Panel("number", Message("ask.differences.target"), lines=lines)
            hints = Message("hint.differences.look"), rule, Message("hint.differences.first-target", facts)
            alone = "alone" if self.game.form.monte else "quarter"
            shared = alone if self.contract.own else f"side-{self._sort}"
            why = (Message(f"differences.so-target-{shared}", facts, source),)
            target = int(str(facts["target"]))
            slips = tuple(other for other in self._targets if other != target)
            yield Step("target", panel, (target,), why, hints, about=about, slips=slips)
        yield from self._paying(rule, about, source)

    @property
    def _targets(self) -> tuple[int, ...]:
        """What one side or the other needs here; of two counts without a target as well, for elsewhere two sides need that, and
        somebody who plays alone needs what each of three needs.
        """
        if self._is_mutual and self.contract.own:
            return *SIDE_TARGETS, *OWN_TARGETS
        if not self.contract.own or self._is_mutual:
            return SIDE_TARGETS
        return OWN_TARGETS if self.game.form.monte else (int(str(self.mine.facts["target"])),)

    @property
    def _slips(self) -> tuple[int, ...]:
        """What comes of measuring against a target that is somebody else's, against another count, or of halving once more.

        How often the difference is paid is a number, too, and may be written down for what it comes to; and somebody may
        miscount.
        """
        times, off = int(str(self.mine.facts["times"])), abs(int(str(self.mine.facts["difference"])))
        others = (*self._targets, *self.points)
        measured = {abs(points - other) for points in self.points for other in others} - {off}
        halved = {off * times // 2} if getattr(self.rules, "solo_payment", "full") == "half" else set()
        factor = {times} if times > 1 else set()
        miscounted = set(range(max(1, off * times - MISCOUNTED), off * times + MISCOUNTED + 1))
        found = halved | factor | miscounted | {n * how_often for n in measured for how_often in (1, times)}
        return tuple(sorted(found - {off * times}))

    @property
    def _rule(self) -> str:
        own = "own" if self.game.seats < 4 else "own-four"
        return "even" if self._is_mutual else own if self.contract.own else "sides"

    @property
    def _rule_of_all(self) -> str:
        """How often the difference is paid: a soloist settles with every opponent, here and there more than once with each."""
        times, own = int(str(self.mine.facts["times"])), self.contract.bidder == YOU
        if self._sort != "alone":
            return "each-once"
        each = times // (self.game.seats - 1) if own else times
        return f"{'soloist' if own else 'opponent'}{'' if each == 1 else '-times'}"

    @property
    def _about(self) -> Difference:
        facts = self.mine.facts
        return Difference(
            own=self.contract.own,
            target=int(str(facts["target"])),
            off=abs(int(str(facts["difference"]))),
            times=int(str(facts["times"])),
            paid=abs(int(self.mine.points)),
            mutual=self._is_mutual,
            opponents=self.game.seats - 1 if self._sort == "alone" and self.contract.bidder == YOU else 1,
        )

    def _paying(self, rule: Message, about: Difference, source: str) -> Iterator[Step]:
        facts, lines, n = self._facts, self._lines, self.mine.points
        way = "receive" if n > 0 else "pay" if n < 0 else "nothing"
        panel = Panel(
            "choice",
            Message("ask.differences.way"),
            choices=tuple(Message(f"differences.{one}") for one in WAYS),
            lines=lines,
        )
        first = Message("hint.differences.first-even" if self._is_mutual else "hint.differences.first-way", facts)
        against = "even" if self._is_mutual else "target"
        why = (Message(f"differences.so-{way}-{against}", facts, source),)
        look = Message(f"hint.differences.look-way-{against}", facts)
        hints = look, rule, first
        off = f"differences.off-{'level' if way == 'nothing' else 'more' if way == 'receive' else 'less'}-{against}"
        each = {i: Message(off, facts) for i, one in enumerate(WAYS) if one != way}
        yield Step("way", panel, (WAYS.index(way),), why, hints, each, about=about)
        if way == "nothing":
            return
        panel = Panel("number", Message(f"ask.differences.{way}", facts), lines=lines)
        times = "once" if facts["times"] == 1 else "times"
        often = Message(f"hint.differences.rule-all-{self._rule_of_all}", facts, source)
        rule = rule if self._rule != "sides" else often
        hints = look, rule, Message(f"hint.differences.first-all-{times}", facts)
        paid = Message(f"differences.so-all-{times}", facts, source)
        because = (often, paid) if times == "times" else (paid,)
        yield Step("all", panel, (abs(int(n)),), because, hints, about=about, slips=self._slips)
