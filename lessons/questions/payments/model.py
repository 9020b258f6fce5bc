"""From the count to the score: what a contract comes to and who pays whom, whole, one step of it, or its error on paper."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from random import Random
from typing import Any, Literal

from pydantic import Field

from engine.fast_dataclass import changed
from engine.game import Game
from engine.games.france.auction.bidding import DEFENCE, SIDES, TAKER, bid_of
from engine.games.france.reckoning.counting import ALL
from lessons.counting.on_paper import planted
from lessons.question.answered.won_by import FIRST
from lessons.question.capabilities import CONTRACT, STRAY_HALVES, capabilities
from lessons.question.kind import Answer, Answers, Fault, Message
from lessons.question.misconception import Aim, ids
from lessons.question.panel import exact_number
from lessons.question.registry import about
from lessons.question.stepwise import Stepwise
from lessons.questions.payments.figures import figures, shares_evenly
from lessons.questions.payments.hand import BOUT, ContractHand, beaten, drawn, holds, span
from lessons.questions.payments.paper import Paper, correct, on_paper
from lessons.questions.payments.score import Score
from lessons.text.message import in_figures
from lessons.yamlfile.checker_message import CheckerMessage, meant_or_all
from lessons.yamlfile.fields import Slug, Spec, Whole, Yes

Side = Literal["", "taker", "defence"]
Size = Literal["", "single", "double", "triple"]
Part = Literal[
    "", "target", "made", "difference", "petit", "sum", "times", "poignee", "slam", "each", "taker", "called"
]
SIZES = ("single", "double", "triple")
TRIES = 60


class PaymentsSpec(Spec):
    """The spec of a hand's result; without its points it is drawn."""

    ask: Literal["whole", "part", "error"] = Field(
        default="whole", description="All steps, one of them, or the wrong line of a score on paper."
    )
    part: Part = Field(default="", description="Of part: which step; without it any that the hand has.")
    bid: Literal["petite", "garde", "garde_sans", "garde_contre"] = Field(default="garde", description="The contract.")
    # An editor reads 49 as a number.
    points: str = Field(
        default="", max_length=5, description="Card points in the taker's tricks: `49`, `40½`.",
        json_schema_extra={"type": ["string", "integer"]},
    )  # fmt: skip
    bouts: Whole = Field(default=2, le=3, description="Bouts in the taker's tricks.")
    petit: Side = Field(default="", description="Who took the petit in the last trick.")
    petit_by: Side = Field(default="", description="Who had played it; left out: the same side.")
    taker_shows: Size = Field(default="", description="The poignée that the taker's side showed.")
    defence_shows: Size = Field(default="", description="The poignée that a defender showed.")
    slam: Yes = Field(default=False, description="Did the taker's side win every trick?")
    announced: Yes = Field(default=False, description="Had the taker announced a slam?")
    excuse_apart: Yes = Field(default=False, description="Of a slam: do the others keep the Excuse?")
    called: Yes = Field(default=False, description="Where a card is called: is it with another player?")
    error: Slug | Literal["", "none"] = Field(
        default="", description="Of error: the misconception that made the wrong line; none: all is right."
    )


class Payments(Stepwise[PaymentsSpec, Score | Paper]):
    name = "payments"
    Spec = PaymentsSpec
    requires = (CONTRACT,)
    varies = ()
    applied_alone = True

    def fixed(self, spec: PaymentsSpec) -> bool:
        return bool(spec.points)

    def impossible(self, spec: PaymentsSpec, game: Game, rules: Any) -> Iterator[Fault]:
        able = [one.id for one in about(self.name)]
        if spec.error not in ("", "none", *able):
            hint = meant_or_all(spec.error, able, "checker.these-do")
            yield Fault(
                "error",
                CheckerMessage("checker.error-of-score", error=repr(spec.error), hint=hint),
                "unknown-misconception",
            )
        if not game.form.calls and (spec.called or spec.part == "called"):
            yield Fault(
                "called" if spec.called else "part",
                CheckerMessage("checker.no-card-called", game=game.id),
                "impossible",
            )
        elif self.fixed(spec):
            yield from _unlike(spec, game, rules or game.house())

    def make(self, spec: PaymentsSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> Score | Paper:
        rules = rules or game.house()
        given = _halves(spec.points)
        hand = _payable(spec, game, rng, rules) if given is None else _given(spec, given)
        score = Score(game, rules, ids(aim), hand)
        if spec.ask == "error":
            able = (one for one in about(self.name) if one.fits(game))
            return planted(lambda error: on_paper(score, error, rng), correct(score), able, spec.error, score.aim, rng)
        if spec.ask == "part":
            shown = [
                name for one in aim for name in score.names if one.answer(changed(score, part=name), ()) is not None
            ]
            return changed(score, part=spec.part or rng.choice(shown or score.names))
        return score

    def first_step(self, item: Score | Paper, given: Answers, answer: Answer) -> Message:
        wrong = self.error_of(item, given, answer).says[0].reason
        return Message(FIRST[wrong]) if wrong in FIRST else super().first_step(item, given, answer)

    def applied_to(self, item: Score | Paper, given: Answers, answer: Answer) -> tuple[Message, ...]:
        """Where all on paper is right, the rule of the line that was taken for wrong."""
        lines = tuple(item.written) if isinstance(item, Paper) and item.wrong is None else ()
        return (item.rule_of(lines[answer[0]]),) if isinstance(item, Paper) and answer[0] < len(lines) else ()

    def lures(self, item: Score | Paper, given: Answers) -> tuple[Answer, ...]:
        """On paper any line, and that nothing is wrong."""
        return item.lures if isinstance(item, Paper) else ()

    def decided_by(self, item: Score | Paper) -> tuple[Mapping[str, object], ...]:
        hand = item.score.hand if isinstance(item, Paper) else item.hand
        return ({"ask": "score", **hand.asked()},)


def _payable(spec: PaymentsSpec, game: Game, rng: Random, rules: Any) -> ContractHand:
    """A hand for which somebody pays a whole number, and that has the step which is asked for."""
    hand = drawn(game, rng, rules, even=rules.split == "equal")
    for _ in range(TRIES):
        lacks = spec.ask == "part" and spec.part and spec.part not in Score(game, rules, (), hand).names
        if not lacks and shares_evenly(hand, game, rules) and figures(hand, game, rules, {})["each"]:
            break
        hand = drawn(game, rng, rules, even=rules.split == "equal")
    return hand


def _halves(points: str) -> int | None:
    """Card points as half points; None for what is no such number."""
    exact = exact_number(points)
    return int(exact * 2) if exact is not None and (exact * 2).denominator == 1 else None


def _given(spec: PaymentsSpec, half_points: int) -> ContractHand:
    shown = (("taker", spec.taker_shows), ("defence", spec.defence_shows))
    petit = SIDES.index(spec.petit) if spec.petit else None
    by = SIDES.index(spec.petit_by) if spec.petit_by else petit
    return ContractHand(
        bid=spec.bid,
        half_points=half_points,
        bouts=spec.bouts,
        petit=petit,
        petit_by=TAKER if by is None else by,
        poignees=tuple((SIDES.index(side), SIZES.index(size)) for side, size in shown if size),
        slam=TAKER if spec.slam else None,
        announced=TAKER if spec.announced else None,
        excuse_apart=spec.excuse_apart,
        called=spec.called,
    )


def _unlike(spec: PaymentsSpec, game: Game, rules: Any) -> Iterator[Fault]:
    """What no hand of this game comes to."""
    halves = _halves(spec.points)
    # In a slam there is more to be said of a poignée, below.
    fewest, most = span(spec.bid, spec.bouts, game, () if spec.slam else _given(spec, 0).poignees)
    most += 1 if spec.excuse_apart else 0
    if halves is None or not fewest <= halves <= most:
        told = CheckerMessage(
            "checker.no-count",
            value=repr(spec.points),
            bouts=spec.bouts,
            least=in_figures(Fraction(fewest, 2)),
            most=in_figures(Fraction(most, 2)),
        )
        yield Fault("points", told, "impossible")
        return
    if halves % 2 and STRAY_HALVES not in capabilities(game.id) and not spec.excuse_apart:
        yield Fault("points", CheckerMessage("checker.no-half-point", game=game.id), "impossible")
    if spec.petit and not 0 <= spec.bouts - (spec.petit == "taker") <= 2:
        yield Fault("petit", CheckerMessage("checker.petit-of-bouts"), "impossible")
    if spec.slam and spec.petit == "defence":
        yield Fault("petit", CheckerMessage("checker.petit-lost-in-a-slam"), "impossible")
    if spec.excuse_apart and not (spec.slam and spec.bouts == 2):
        yield Fault(
            "excuse_apart",
            CheckerMessage("checker.excuse-and-slam"),
            "impossible",
        )
    # Where the chien is not the taker's, its cards may be worth something.
    apart = BOUT * (spec.excuse_apart + (game.form.chien if bid_of(spec.bid).chien_side == DEFENCE else 0))
    if spec.slam and halves < ALL - apart:
        yield Fault("slam", CheckerMessage("checker.slam-points", n=str(Fraction(halves, 2))), "impossible")
    hand = _given(spec, halves)
    if hand.poignees and not holds(game, hand.poignees):
        yield Fault("defence_shows", CheckerMessage("checker.poignees-of-one-pack"), "impossible")
    if spec.defence_shows and not beaten(hand, game, SIZES.index(spec.defence_shows)):
        yield Fault("defence_shows", CheckerMessage("checker.poignee-against-a-slam"), "impossible")
    if spec.part and spec.part not in Score(game, rules, (), hand).names:
        yield Fault("part", CheckerMessage("checker.part-missing", part=repr(spec.part)), "impossible")
    if not figures(hand, game, rules, {})["each"] or not shares_evenly(hand, game, rules):
        yield Fault("points", CheckerMessage("checker.nobody-pays"), "impossible")


KIND = Payments()
"""Asked wherever a taker is paid for a contract."""
