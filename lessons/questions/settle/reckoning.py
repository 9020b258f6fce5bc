"""The settlement of one deal as steps: what each side has won and why, who pays, how much to each and in all."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from engine.games.sicily.contract import Contract
from engine.games.sicily.pack import ARIE, COUNTING, DECINE, KINGS
from engine.games.sicily.settling.jochi import settle_tally
from engine.games.sicily.settling.played import Settlement
from engine.games.sicily.sources import SCORING
from engine.verdict import Facts
from lessons.question.answered.won_by import off
from lessons.question.facts.sicily import SettlementFacts
from lessons.question.kind import Message, Panel, Row
from lessons.question.stepwise import Step, StepwiseItem
from lessons.questions.settle.played_out import MATTERS, PlayedOut

SIDES = ("soloist", "others", "nobody")
WINS = (2, 1, 0, -1, -2)
"""What one item brings the soloist's side, as it is asked."""
NAMES = {2: "soloist-two", 1: "soloist-one", 0: "nobody", -1: "others-one", -2: "others-two"}


SETS: Mapping[str, tuple[str, ...]] = {"four_kings": KINGS, "arie": ARIE}
"""The items that a set of cards wins, which brings less than a jocu for each of them."""
_PILES, _CAPTURED = ("row.soloist-has", "row.others-have"), ("row.soloist-captured", "row.others-captured")
BEARS_ON: Mapping[str, tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]] = {
    "rimatura": (("settle.points", "settle.last"), (), ()),
    "vanto": (("settle.points", "settle.last", "settle.announced"), (), ()),
    "pigliata": ((), COUNTING, _CAPTURED),
    "four_kings": ((), KINGS, _PILES),
    "arie": ((), ARIE, _PILES),
    "scommessa": (("settle.announced",), DECINE, _PILES),
}
"""Item -> the beginnings of the lines, the cards and the rows that are shown where it is asked for by itself."""


PAIRED = frozenset(
    {
        "ask.settle.each-others",
        "ask.settle.each-soloist",
        "ask.settle.soloist",
        "hint.settle.rule-pays",
        "row.soloist-captured",
        "row.soloist-has",
        "settle.announced-scommessa",
        "settle.captured-others",
        "settle.last-soloist",
        "settle.points",
        "settle.so-far",
        "settle.sum-soloist",
        "settle.why-each-plain",
        "settle.why-pays-others",
        "settle.why-pays-soloist",
        "settle.why.arie-five-soloist",
        "settle.why.arie-four-soloist",
        "settle.why.four_kings-soloist",
        "settle.why.pigliata-others",
        "settle.why.pigliata-soloist",
        "settle.why.rimatura-others",
        "settle.why.rimatura-soloist",
        "settle.why.scommessa-soloist",
        "settle.why.vanto-rivanto-soloist",
        "settle.why.vanto-soloist",
    }
)
"""What is said otherwise where two play against two."""


@dataclass(frozen=True)
class SettleItem(StepwiseItem):
    """A deal played out, and what is asked of it; ``pair``: two against two, a caller and a partner, and no soloist."""

    ask: str
    item: str
    deal: PlayedOut
    pair: bool = False

    def say(self, reason: str, facts: Facts | None = None, source: str = "") -> Message:
        """What is said, in the words for two against two where it is played so."""
        its = f"{reason}-pair" if self.pair and reason in PAIRED else reason
        return Message(its, facts or {}, source)

    @cached_property
    def settlement(self) -> Settlement:
        seats = self.game.seats
        contract = Contract(seats, seats - 1, "solo", bidder=0, double=self.deal.double)
        if self.pair:
            contract = Contract(seats, seats - 1, "chiamo", bidder=0, partner=1)
        return settle_tally(contract, self.deal.tally, self.game.form.settle.items)

    @cached_property
    def lines(self) -> dict[str, int]:
        """Item -> what it brings the soloist's side, before any doubling."""
        found = {line.reason: int(str(line.facts["jochi"])) for line in self.settlement.lines}
        if "rivanto" in found:  # the same trick, paid for once more
            found["vanto"] += found.pop("rivanto")
        return found

    def build(self) -> Iterable[Step]:
        return (self._item(),) if self.ask == "item" else self._whole()

    @property
    def about(self) -> SettlementFacts:
        """What wrong rules look at."""
        lines = self.lines
        return SettlementFacts(
            tally=self.deal.tally,
            counting=(self._counting(0), self._counting(1)),
            double=self.deal.double,
            opponents=self.game.seats - 1,
            lines=lines,
            item=self.item,
            ours=sum(self._won(0).values()),
            theirs=sum(self._won(1).values()),
            each=abs(int(self.settlement.payoffs[-1])),
        )

    def _off(self, chosen: int, n: int) -> str:
        """What is wrong with this amount; where nobody wins anything by the item, why not."""
        if not n and self.item == "pigliata" and any(self.deal.won):
            return "evens-out"
        if not n and self.item == "scommessa" and not self.deal.scommessa:
            return "not-announced"
        return off(chosen, n)

    def _won(self, side: int) -> dict[str, int]:
        """Item -> jochi that this side (0: the soloist's) has won by it; captures are not set off against each other yet."""
        sign = (1, -1)[side]
        won = {name: max(0, n * sign) for name, n in self.lines.items()}
        if "pigliata" in won:
            won["pigliata"] = len(self.deal.won[side])
        return {name: n for name, n in won.items() if n}

    def _slips(self, side: int) -> tuple[int, ...]:
        """Jochi that a mere slip gives this side: an item of one or two overlooked or added, the other side's instead or as well,
        a jocu for every card of a set of Kings or arie, or what is asked later: doubled, or of all opponents together.
        """
        n, theirs = (sum(self._won(one).values()) for one in (side, 1 - side))
        won = self._won(side)
        sets = [
            sum(code in its for code in self.deal.has[side]) - won[name] for name, its in SETS.items() if name in won
        ]
        each = [n + more for more in (*sets, sum(sets))]
        return (n - 2, n - 1, n + 1, n + 2, theirs, n + theirs, 2 * n, n * (self.game.seats - 1), *each)

    def _counting(self, side: int) -> tuple[str, ...]:
        return tuple(code for code in COUNTING if code in self.deal.has[side])

    def rows(self, only: Collection[str] = MATTERS) -> tuple[Row, ...]:
        """What lies in the piles and what was captured, of these cards."""
        rows = (
            (self.deal.has[0], "row.soloist-has"),
            (self.deal.has[1], "row.others-have"),
            (self.deal.won[0], "row.soloist-captured"),
            (self.deal.won[1], "row.others-captured"),
        )
        shown = ((tuple(code for code in cards if code in only), name) for cards, name in rows)
        return tuple(Row(cards, self.say(name), layout="row") for cards, name in shown if cards)

    def told(self) -> tuple[Message, ...]:
        """What is known of the deal."""
        deal = self.deal
        facts: Facts = {"points": deal.points[0], "others": deal.points[1]}
        told = [
            self.say("settle.points", facts),
            self.say("settle.last-soloist" if deal.last else "settle.last-others"),
        ]
        told += [self.say("settle.announced-scommessa")] if deal.scommessa else []
        told += [self.say("settle.announced-rivanto")] if deal.rivanto else []
        told += [self.say("settle.five-cards")] if deal.double else []
        return tuple(told)

    def why(self, name: str) -> Message:
        """What an item brings, in words."""
        deal, n = self.deal, self.lines[name]
        side = "soloist" if n > 0 else "others" if n < 0 else "nobody"
        facts: Facts = {
            "n": abs(n),
            "points": deal.points[0],
            "others": deal.points[1],
            "won": len(deal.won[0]),
            "lost": len(deal.won[1]),
            "arie": abs(deal.tally.arie),
        }
        if name == "vanto" and deal.rivanto:
            return self.say(f"settle.why.vanto-rivanto-{side}", facts, SCORING)
        if name == "scommessa" and not deal.scommessa:
            return self.say("settle.why.scommessa-nobody", facts, SCORING)
        if name == "arie" and n:
            return self.say(f"settle.why.arie-{'five' if abs(n) == 2 else 'four'}-{side}", facts, SCORING)
        return self.say(f"settle.why.{name}-{side}", facts, SCORING)

    def _because(self, name: str, side: str, n: int) -> Message:
        """Why a side has won so many jochi by this item."""
        return self.say(f"settle.captured-{side}", {"n": n}, SCORING) if name == "pigliata" else self.why(name)

    def _item(self) -> Step:
        n, (lines, cards, piles) = self.lines[self.item], BEARS_ON[self.item]
        panel = Panel(
            "choice",
            self.say(f"ask.settle.{self.item}"),
            tuple(row for row in self.rows(cards) if row.label and row.label.reason in piles),
            tuple(self.say(f"settle.{NAMES[one]}") for one in WINS),
            lines=tuple(one for one in self.told() if one.reason.startswith(lines)),
        )
        hints = (
            self.say(f"hint.settle.look-{self.item}"),
            self.say(f"hint.settle.rule-{self.item}", {}, SCORING),
            self.say("hint.settle.first-item"),
        )
        each = {i: Message(f"settle.{self._off(one, n)}") for i, one in enumerate(WINS) if one != n}
        return Step(self.item, panel, (WINS.index(n),), (self.why(self.item),), hints, each, about=self.about)

    def _whole(self) -> Iterator[Step]:
        about = self.about
        rule = self.say("hint.settle.rule", {}, SCORING)
        for place, side in enumerate(("soloist", "others")):
            won = self._won(place)
            none = Message("settle.nothing-won", {"points": self.deal.points[place]}, SCORING)
            why = tuple(self._because(name, side, n) for name, n in won.items()) or (none,)
            n = sum(won.values())
            panel = Panel("number", self.say(f"ask.settle.{side}"), self.rows(), lines=self.told())
            hints = (
                self.say("hint.settle.look"),
                rule,
                self.say("hint.settle.first", {"points": self.deal.points[place]}),
            )
            total = self.say(f"settle.sum-{side}", {"n": n})
            yield Step(side, panel, (n,), (*why, total), hints, about=about, slips=self._slips(place))
        yield from self._paying(about)

    def _paying(self, about: SettlementFacts) -> Iterator[Step]:
        ours, theirs = about["ours"], about["theirs"]
        pays = "others" if ours > theirs else "soloist" if theirs > ours else "nobody"
        facts: Facts = {
            "ours": ours,
            "theirs": theirs,
            "net": abs(ours - theirs),
            "each": about["each"],
            "n": about["opponents"],
            "all": about["each"] * about["opponents"],
        }
        lines = (*self.told(), self.say("settle.so-far", facts))
        hints = self.say("hint.settle.look-pays", facts), self.say("hint.settle.rule-pays", {}, SCORING)
        who = Panel(
            "choice",
            self.say("ask.settle.pays"),
            (),
            tuple(Message(f"settle.pays{'-pair' if self.pair else ''}.{one}") for one in SIDES),
            lines=lines,
        )
        why = self.say(f"settle.why-pays-{pays}", facts, SCORING)
        first = self.say("hint.settle.first-pays", facts)
        same = {"nobody": Message("settle.not-the-same")}
        off_by = {i: same.get(one, Message("settle.has-not-less")) for i, one in enumerate(SIDES) if one != pays}
        yield Step("pays", who, (SIDES.index(pays),), (why,), (*hints, first), off_by, about=about)
        if pays == "nobody":
            return
        double = "doubled" if self.deal.double else "plain"
        each = Panel("number", self.say(f"ask.settle.each-{pays}", facts), lines=lines)
        first = self.say(f"hint.settle.first-each-{double}", facts)
        yield Step(
            "each",
            each,
            (about["each"],),
            (self.say(f"settle.why-each-{double}", facts, SCORING),),
            (*hints, first),
            about=about,
            slips=(2,) if self.deal.double else (),  # by how many it is multiplied, here and below
        )
        if self.pair:
            return
        both = Panel("number", self.say(f"ask.settle.all-{pays}", facts), lines=lines)
        first = self.say("hint.settle.first-all", facts)
        why = self.say("settle.why-all", facts, SCORING)
        look = self.say("hint.settle.look-all")
        total, factor = about["each"] * about["opponents"], about["opponents"]
        yield Step("all", both, (total,), (why,), (look, hints[1], first), about=about, slips=(factor,))
