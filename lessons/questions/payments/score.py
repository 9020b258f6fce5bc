"""A hand as the steps of its score: what was needed, made or lost by how much, the sum, the bid, the bonuses, who pays whom."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from engine.fast_dataclass import changed
from engine.games.france.auction.bidding import BIDS, DEFENCE, RANK, SIDES, TAKER
from engine.games.france.poignee import POINTS
from engine.games.france.reckoning.counting import TARGETS
from engine.games.france.reckoning.scoring import GAME
from engine.games.france.sources import BONUSES, FFT_FIVE, FFT_SLAM, FIVE, SCORING, THREE
from engine.verdict import Facts
from lessons.question.answered.won_by import off
from lessons.question.facts.france import ContractFacts
from lessons.question.kind import Message, Panel
from lessons.question.stepwise import Step, StepwiseItem
from lessons.questions.payments.figures import figures
from lessons.questions.payments.hand import ContractHand
from lessons.wrong_rules.france import SLAMS

MADE = ("won", "lost")


@dataclass(frozen=True)
class Score(StepwiseItem):
    """The score of a French hand, line by line, as steps to be asked. ``part``: the one step that is asked; empty for all of
    them.
    """

    hand: ContractHand
    part: str = ""

    @property
    def ask(self) -> str:
        return "part" if self.part else "whole"

    @cached_property
    def figures(self) -> dict[str, int]:
        """Line -> figure, for the taker's side or (below 0) for the defence."""
        return figures(self.hand, self.game, self.rules, {})

    @property
    def names(self) -> tuple[str, ...]:
        """The steps there are for this hand."""
        return tuple(self._makers())

    def build(self) -> Iterable[Step]:
        makers = self._makers()
        return (makers[self.part](),) if self.part else (make() for make in makers.values())

    def _makers(self) -> dict[str, Callable[[], Step]]:
        hand = self.hand
        found: dict[str, Callable[[], Step]] = {
            "target": self._target,
            "made": self._made,
            "difference": self._difference,
        }
        if hand.petit is not None:
            found["petit"] = self._petit
        found |= {"sum": self._sum, "times": self._times}
        if hand.poignees:
            found["poignee"] = self._poignee
        if hand.slam is not None or hand.announced is not None:
            found["slam"] = self._slam
        found |= {"each": self._each, "taker": self._taker}
        return found | {"called": self._called} if hand.called else found

    @cached_property
    def facts(self) -> Facts:
        """What the sentences speak of; sums without a sign."""
        lines, hand = self.figures, self.hand
        bonus = lines.get("poignee", 0) + lines.get("slam", 0)
        return {
            **{name: abs(n) for name, n in lines.items()},
            "points": _exact(Fraction(hand.half_points, 2)),
            "exact": _exact(Fraction(abs(self.margin), 2)),
            "bouts": hand.bouts,
            "held": hand.bouts + hand.lost_petit,
            "by": hand.bidden.times,
            "bonus": abs(bonus),
            "defenders": len(hand.sides(self.game).defenders),
            "all": abs(lines["each"]) * len(hand.sides(self.game).defenders),
            "shown": sum(POINTS[size] for _, size in hand.poignees),
            "to": self.rules.round_to,
        }

    @property
    def margin(self) -> int:
        return self.hand.result.margin

    @property
    def won(self) -> bool:
        return self.hand.result.won

    @property
    def about(self) -> ContractFacts:
        hand, lines = self.hand, self.figures
        return ContractFacts(
            won=self.won,
            margin=self.margin,
            difference=lines["difference"],
            held=hand.bouts + hand.lost_petit,
            bouts=hand.bouts,
            petit=hand.petit,
            petit_by=hand.petit_by,
            sum=lines["sum"],
            times=hand.bidden.times,
            rank=RANK[hand.bid],
            multiplied=lines["times"],
            poignees=tuple((side, POINTS[size]) for side, size in hand.poignees),
            slam=hand.slam,
            announced=hand.announced,
            slam_points=lines.get("slam", 0),
            excuse_apart=hand.excuse_apart,
            each=lines["each"],
            round_to=self.rules.round_to,
            defenders=len(hand.sides(self.game).defenders),
            called=hand.called,
        )

    def told(self) -> tuple[Message, ...]:
        """What is known of the hand, as it is said at the table."""
        return tuple(self._told())

    def _told(self) -> Iterator[Message]:
        hand = self.hand
        yield Message(f"payments.bid.{hand.bid}")
        if self.game.form.calls:
            yield Message("payments.called" if hand.called else "payments.alone")
        yield Message("payments.points-held" if hand.lost_petit else "payments.points", self.facts)
        if hand.petit is not None:
            yield Message(f"payments.petit.{SIDES[hand.petit_by]}-to-{SIDES[hand.petit]}")
        for side, size in hand.poignees:
            trumps = self.game.form.poignees[size]
            yield Message(f"payments.shown.{SIDES[side]}", {"trumps": trumps, "points": POINTS[size]})
        if hand.announced is not None:
            yield Message("payments.slam-announced" if hand.slam is not None else "payments.slam-missed")
        if hand.slam is not None:
            yield Message("payments.slam-but-excuse" if hand.excuse_apart else "payments.slam-made")

    def so_far(self, name: str) -> Iterator[Message]:
        """What has been reckoned before this step, as far as it needs it."""
        facts, lines = self.facts, self.figures
        if name in ("made", "difference"):
            yield Message("payments.so.target", facts)
        if name in ("petit", "sum"):
            yield Message(f"payments.so.{self._made_word}", facts)
        if name == "times":
            yield Message("payments.so.sum", facts)
        if name in ("poignee", "slam"):
            yield Message(f"payments.so.{self._made_word}", facts)
        if name == "each":
            yield Message(f"payments.so.times-{_side(lines['times'])}", facts)
            for one in ("poignee", "slam"):
                if lines.get(one):
                    yield Message(f"payments.so.{one}-{_side(lines[one])}", facts)
        if name in ("taker", "called"):
            yield Message(f"payments.so.each-{_side(lines['each'])}", facts)

    @property
    def _made_word(self) -> str:
        return MADE[not self.won]

    @property
    def _half(self) -> bool:
        return bool(self.margin % 2)

    def _panel(self, mode: str, name: str, ask: str, choices: tuple[Message, ...] = ()) -> Panel:
        lines = (*self.told(), *self.so_far(name))
        prompt = Message(f"ask.payments.{ask}", self.facts)
        return (
            Panel("choice", prompt, (), choices, lines=lines)
            if mode == "choice"
            else Panel("number", prompt, lines=lines)
        )

    def _number(self, name: str, ask: str, why: tuple[Message, ...], rule: str, source: str = SCORING) -> Step:
        right = (abs(self.figures[name]),)
        panel, hints = self._panel("number", name, ask), self._hints(name, rule, source)
        return Step(name, panel, right, why, hints, about=self.about, slips=self._slips(name))

    def _slips(self, name: str) -> tuple[int, ...]:
        """What a mere slip gives: another line of a table, or a sum that is two off."""
        right = abs(self.figures[name])
        if name == "target":
            return TARGETS
        if name == "times":
            most, of = max(bid.times for bid in BIDS), abs(self.figures["sum"])
            # The next bid's factor is soon taken, or the number of defenders; or a part of the sum is added to it once more.
            parts = (GAME, abs(self.figures["difference"]))
            return (right - 2, right + 2, *(of + part for part in parts), *(of * times for times in range(1, most + 1)))
        return (right - 2, right + 2)

    def _choice(
        self, name: str, words: Iterable[str], right: str, why: tuple[Message, ...], rule: str, source: str = SCORING
    ) -> Step:
        given = tuple(words)
        panel = self._panel("choice", name, name, tuple(Message(f"payments.{name}.{one}", self.facts) for one in given))
        return Step(name, panel, (given.index(right),), why, self._hints(name, rule, source), about=self.about)

    def _hints(self, name: str, rule: str, source: str) -> tuple[Message, Message, Message]:
        shared = "-called" if name == "taker" and self.hand.called else ""
        looked = rule if name == "sum" or rule == "each-rounded" else f"{name}{shared}"
        look, first = (
            Message(f"hint.payments.look-{looked}", self.facts),
            Message(f"hint.payments.{self._first(name)}", self.facts),
        )
        to: Facts = {"to": self.rules.round_to} if rule == "each-rounded" else {}
        return look, Message(f"hint.payments.rule-{rule}", to, source), first

    def _first(self, name: str) -> str:
        """The last hint of a step: where there is a called player, what the defenders make and how two share it."""
        if not self.hand.called or name not in ("taker", "called"):
            return f"first-{name}"
        share = f"-{self.rules.split}" if name == "taker" else ""
        return f"first-{name}{share}-{_side(self.figures['each'])}"

    def _why(self, code: str, source: str = SCORING) -> Message:
        return Message(f"payments.why.{code}", self.facts, source)

    def step(self, name: str) -> Step:
        """The step in which a line is asked."""
        return self._makers()[name]()

    def why(self, name: str) -> tuple[Message, ...]:
        """Why a line has its figure."""
        return self.step(name).why

    def _target(self) -> Step:
        why = self._why("target-lost" if self.hand.lost_petit else "target")
        return self._number("target", "target", (why,), "target")

    def _made(self) -> Step:
        exact = "exactly" if self.margin == 0 else "by-a-half" if self.margin == -1 else self._made_word
        source = THREE if exact == "by-a-half" else SCORING
        return self._choice("made", MADE, self._made_word, (self._why(f"made-{exact}", source),), "target")

    def _difference(self) -> Step:
        source = THREE if self._half else SCORING
        half = f"-half-{self._made_word}" if self._half else "" if self.margin else "-exactly"
        why = self._why(f"difference{half}", source)
        return self._number(
            "difference",
            f"difference-{self._made_word}",
            (why,),
            "difference-half" if self._half else "difference",
            source,
        )

    def _petit(self) -> Step:
        side = SIDES[self.hand.petit or TAKER]
        return self._choice("petit", SIDES, side, (self._why(f"petit-{side}", BONUSES),), "petit", BONUSES)

    def _sum(self) -> Step:
        petit = self.hand.petit
        how = "" if petit is None else "-with" if (petit == TAKER) is self.won else "-against"
        alone = "-alone" if petit is None else ""
        return self._number("sum", "sum" if petit is None else "sum-petit", (self._why(f"sum{how}"),), f"sum{alone}")

    def _times(self) -> Step:
        return self._number("times", "times", (self._why("times"),), "times")

    def _poignee(self) -> Step:
        both = "-both" if len(self.hand.poignees) > 1 else ""
        side = SIDES[TAKER if self.won else DEFENCE]
        return self._choice("poignee", SIDES, side, (self._why(f"poignee-{side}{both}", BONUSES),), "poignee", BONUSES)

    def _slam(self) -> Step:
        word = next(word for word, points in SLAMS.items() if points == self.figures["slam"])
        source = FFT_SLAM if self.rules.fft else BONUSES
        apart = (self._why("slam-excuse", source),) if self.hand.excuse_apart else ()
        right = SLAMS[word]
        each = {
            i: Message(f"settle.{off(points, right)}") for i, points in enumerate(SLAMS.values()) if points != right
        }
        step = self._choice("slam", SLAMS, word, (*apart, self._why(f"slam-{word}", source)), "slam", source)
        return changed(step, each=each)

    def _each(self) -> Step:
        lines = self.figures
        bonus = lines.get("poignee", 0) + lines.get("slam", 0)
        how = "plain" if not bonus else "more" if (bonus > 0) is (lines["times"] > 0) else "less"
        why = [self._why(f"each-{how}")]
        rounded = lines["each"] != lines["times"] + bonus
        if rounded:
            why.append(self._why("each-rounded"))
        rule = "each-rounded" if rounded else "each" if bonus else "each-plain"
        return self._number("each", f"each-{_side(lines['each'])}", tuple(why), rule)

    def _taker(self) -> Step:
        how = "alone" if not self.hand.called else f"called-{self.rules.split}"
        source = self._shares
        ask = f"taker-{_side(self.figures['taker'])}"
        rule = f"shares-{self.rules.split}" if self.game.form.calls else "shares"
        return self._number("taker", ask, (self._why(f"taker-{how}", source),), rule, source)

    def _called(self) -> Step:
        why = (self._why(f"called-{self.rules.split}", self._shares),)
        ask = f"called-{_side(self.figures['called'])}"
        return self._number("called", ask, why, f"shares-{self.rules.split}", self._shares)

    @property
    def _shares(self) -> str:
        """Where it is written who pays how much."""
        return SCORING if not self.game.form.calls else FFT_FIVE if self.rules.fft else FIVE


def _side(n: int) -> str:
    return SIDES[DEFENCE if n < 0 else TAKER]


def _exact(n: Fraction) -> int | Fraction:
    return int(n) if n.denominator == 1 else n
