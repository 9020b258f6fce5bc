"""The card given for the Matto: which may be given, must it be now, and which one is usual."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from types import MappingProxyType
from typing import Any, Literal, cast

from pydantic import Field

from engine.cards import Card
from engine.game import Game
from engine.games.bologna import leaving, matto
from engine.games.bologna.house import BologneseRules
from engine.games.bologna.pack import MATTO, MOORS
from engine.parts.playout import shuffled
from engine.sheet import codes
from lessons.question.capabilities import PARTNERS, capabilities, missing_capability
from lessons.question.facts.bologna import MattoFacts as OwedFacts
from lessons.question.kind import Answer, Answers, Fault, Message, Panel, Row
from lessons.question.misconception import Aim, ids
from lessons.question.stepwise import Step, Stepwise, StepwiseItem, astray
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import Cards, Spec

WHEN = ("now", "may-wait", "lost", "nothing")
TWO_TRICKS = 8
"""Cards of two tricks of four, or of four tricks of two."""


class GiveForMattoSpec(Spec):
    """What the Matto's side has taken; without it a situation is drawn."""

    ask: Literal["which", "must", "usual"] = Field(
        default="which", description="Which cards may be given; must one be given now; which one is usually given."
    )
    taken: Cards = Field(default="", description="What your side has taken in tricks.")
    hand: Cards = Field(default="", description="What you still hold.")
    left: Cards = Field(default="", description="What your side laid away as dealer.")
    over: Literal["", "yes", "no"] = Field(default="", description="Has the last trick been played?")
    won: Literal["", "you", "they"] = Field(default="", description="Who won the trick with your Matto, for must.")


@dataclass(frozen=True)
class GiveForMattoItem(StepwiseItem):
    """Your side has played the Matto: what it has taken, holds and laid away; is the deal over, and who won that trick?"""

    ask: str
    taken: tuple[Card, ...]
    hand: tuple[Card, ...]
    left: tuple[Card, ...]
    over: bool
    won: str

    def build(self) -> Iterable[Step]:
        yield {"which": self._which, "must": self._must, "usual": self._usual}[self.ask]()

    @property
    def _taken(self) -> str:
        """How the pile is called: cards that are no whole tricks are some of it, for nothing has been given away yet."""
        if not self.taken:
            return "row.taken-nothing"
        return "row.taken-some" if len(self.taken) % self.game.seats else "row.taken"

    def _which(self) -> Step:
        piles = ((self._taken, self.taken), ("row.hand", self.hand), ("row.left-by-us", self.left))
        rows = tuple(Row(_codes(cards), Message(label), pick=True, layout="grid") for label, cards in piles if cards)
        cards = [card for _, some in piles for card in some]
        verdicts = [matto.judge(card, self.taken, self.rules, over=self.over) for card in cards]
        right = tuple(i for i, verdict in enumerate(verdicts) if verdict.ok)
        each = {
            i: Message(one.reason, {"card": cards[i].code}, one.source) for i, one in enumerate(verdicts) if not one.ok
        }
        single = self.rules.matto_exchange == "single_point"
        why = (Message("give.one-point" if single else "give.any-taken", {}, matto.source_of(self.rules)),)
        hints = (
            Message("hint.give.look"),
            Message("hint.give.rule-single" if single else "hint.give.rule", {}, matto.source_of(self.rules)),
            Message("hint.give.first", {"card": min((cards[i] for i in right), key=_dear).code, "n": len(right)}),
        )
        panel = Panel("many", Message("ask.give.which"), rows, at_most=len(cards))
        about = OwedFacts(cards=cards, taken=self.taken, hand=self.hand, left=self.left)
        return Step("which", panel, right, why, hints, each, about=about)

    def _must(self) -> Step:
        # Taken by one's own side the Matto owes nothing; without any trick it is lost at the end.
        if self.won == "you":
            state = "nothing"
        elif self.over:
            state = "now" if matto.must_give(self.taken, self.rules) else "lost"
        else:
            state = "may-wait"
        rows = (Row(_codes(self.taken), Message(self._taken), layout="grid"),)
        moment = "over" if self.over else "early"
        panel = Panel(
            "choice",
            Message(f"ask.give.must-{moment}-{self.won}"),
            rows,
            tuple(Message(f"give.{word}") for word in WHEN),
        )
        hints = (
            Message("hint.give.must-look"),
            Message("hint.give.must-rule", {}, matto.SOURCE),
            Message("hint.give.must-first-own")
            if self.won == "you"
            else Message("hint.give.must-first", {"n": len(self.taken)}),
        )
        about = OwedFacts(won=self.won, over=self.over, taken=self.taken)
        why = (Message(f"give.because-{state}", {}, matto.SOURCE),)
        each = {i: Message(f"give.off-{self._off(word, state)}") for i, word in enumerate(WHEN) if word != state}
        return Step("must", panel, (WHEN.index(state),), why, hints, each, about=about)

    def _off(self, chosen: str, state: str) -> str:
        """What was overlooked: who won the trick, whether the deal is over, whether anything has been taken."""
        if self.won == "you":
            return "own-trick"
        if chosen == "nothing":
            return "their-trick"
        if self.over:
            return "over" if chosen == "may-wait" else "taken" if self.taken else "nothing-taken"
        return "not-over"

    def _usual(self) -> Step:
        places = [i for i, card in enumerate(self.taken) if "scartini" in card.groups]
        verdicts = [matto.judge(one, self.taken, self.rules, over=self.over) for one in self.taken]
        # What the house rules do not let go is not merely a card too good for it.
        each = {
            i: Message(f"give.{_worth(one)}" if verdicts[i].ok else verdicts[i].reason, {"card": one.code})
            for i, one in enumerate(self.taken)
            if i not in places
        }
        first = self.taken[places[0]]
        panel = Panel(
            "one", Message("ask.give.usual"), (Row(_codes(self.taken), Message(self._taken), pick=True, layout="grid"),)
        )
        hints = (
            Message("hint.give.usual-look"),
            Message("hint.give.usual-rule", {}, matto.SOURCE),
            Message("hint.give.usual-first", {"card": first.code, "n": len(places)}),
        )
        why = (Message("give.usual", {"cards": tuple(self.taken[i].code for i in places)}, matto.SOURCE),)
        also = frozenset((i,) for i in places[1:])
        return Step("usual", panel, (places[0],), why, hints, each, also, OwedFacts(taken=self.taken))


class GiveForMatto(Stepwise[GiveForMattoSpec, GiveForMattoItem]):
    name = "give-for-matto"
    Spec = GiveForMattoSpec
    requires = ("ask:matto_exchange",)
    looks = MappingProxyType(
        {
            "give.off-own-trick": "hint.give.must-look-owed",
            "give.off-their-trick": "hint.give.must-look-when",
            "give.off-not-over": "hint.give.must-look-yet",
            "gives-one-point-card": "hint.may-leave.look",
            **dict.fromkeys(("give.off-over", "give.off-taken", "give.off-nothing-taken"), "hint.give.must-look-left"),
        }
    )

    def first_step(self, item: GiveForMattoItem, given: Answers, answer: Answer) -> Message:
        """Of cards picked one that does not come from the tricks, or counts too much; else one left out."""
        step = item.at(given)
        if step.name != "which":
            return step.hints[2]
        wrong, missed = astray(step, answer)
        if not wrong:
            cheapest = min((item.game.pack[code] for code in missed), key=_dear)
            return Message("hint.give.first", {"card": cheapest.code, "n": len(step.right)})
        taken = wrong[0] in _codes(item.taken)
        return Message("hint.may-leave.first-worth" if taken else "hint.give.first-where", {"card": wrong[0]})

    def fixed(self, spec: GiveForMattoSpec) -> bool:
        return bool(spec.taken or spec.won)

    def impossible(self, spec: GiveForMattoSpec, game: Game, rules: Any) -> Iterator[Fault]:
        taken = self.cards(spec, game, "taken")
        if spec.won == "you" and (alone := missing_capability(game, (PARTNERS,))):
            yield Fault("won", alone, "impossible")
        seen: set[Card] = set()
        for name in ("taken", "hand", "left"):
            for card in self.cards(spec, game, name):
                if card in seen or card == MATTO:
                    yield Fault(
                        name,
                        CheckerMessage("checker.cannot-be-here", card=card.code),
                        "impossible",
                        self.offset(spec, name, card),
                    )
                seen.add(card)
        for card in self.cards(spec, game, "left"):
            if not leaving.may_go([card]):
                yield Fault(
                    "left",
                    CheckerMessage("checker.may-not-be-left", card=card.code),
                    "impossible",
                    self.offset(spec, "left", card),
                )
        if (
            self.fixed(spec)
            and spec.ask == "which"
            and not matto.may_give(taken, cast(BologneseRules, rules or game.house()))
        ):
            yield Fault("taken", CheckerMessage("checker.nothing-to-give"), "impossible")
        if self.fixed(spec) and spec.ask == "usual" and not any("scartini" in card.groups for card in taken):
            yield Fault("taken", CheckerMessage("checker.no-usual"), "impossible")

    def decided_by(self, item: GiveForMattoItem) -> tuple[Mapping[str, object], ...]:
        return () if item.ask == "usual" else ({"ask": "matto_exchange", "taken": codes(item.taken)},)

    def make(
        self, spec: GiveForMattoSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()
    ) -> GiveForMattoItem:
        rules = rules or game.house()
        over, won = spec.over == "yes", spec.won or "they"
        if self.fixed(spec):
            taken, hand, left = (self.cards(spec, game, name) for name in ("taken", "hand", "left"))
        else:
            taken, hand, left = _draw(game, rng, spec.ask)
            if spec.ask == "must":
                over = spec.over == "yes" if spec.over else rng.random() < 0.5
                own = (
                    taken and rng.random() < 0.25 and PARTNERS in capabilities(game.id)
                )  # without partner nobody else can win it
                won = spec.won or ("you" if own else "they")
        return GiveForMattoItem(
            game, rules, ids(aim), spec.ask, game.pack.sorted(taken), game.pack.sorted(hand), left, over, won
        )


def _draw(game: Game, rng: Random, ask: str) -> tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]:
    """Whole tricks taken, cards in hand and laid away; for ``must`` now and then nothing, or nothing cheap, has been taken."""
    pack = list(shuffled((card for card in game.pack if card != MATTO), rng))
    small = [card for card in pack if "scartini" in card.groups]
    dear = [card for card in pack if not card.groups & {"scartini", "numbers"}]
    others = [card for card in pack if "numbers" in card.groups]
    if ask == "must":
        taken = () if rng.random() < 0.4 else tuple(dear[:4])
        return taken, (), ()
    if ask == "usual":
        low = rng.randint(1, 3)
        return (*small[:low], *dear[: TWO_TRICKS - low]), (), ()
    moors = [card.code for card in dear if card.code in MOORS]  # one as good as the other, and all of one name
    dear = [card for card in dear if card.code not in moors[1:]]
    away = next(card for card in dear[4:] if leaving.may_go([card]))
    return (*small[:2], *dear[:2]), (*small[2:4], *dear[2:4], others[0]), (small[4], away)


def _dear(card: Card) -> tuple[bool, int | Fraction]:
    """How dear a card is to give: small pip cards least, then by points."""
    return "scartini" not in card.groups, card.points


def _worth(card: Card) -> str:
    if card.points > 1:
        return "has-points"
    return "maybe-later" if "numbers" in card.groups else "makes-combinations"


def _codes(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(card.code for card in cards)


KIND = GiveForMatto()
