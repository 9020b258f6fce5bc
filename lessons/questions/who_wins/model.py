"""Click the card that wins the trick."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from pydantic import Field

from engine.cards import Card
from engine.game import Game
from engine.parts.playout import shuffled
from engine.sheet import codes
from lessons.question.kind import Answer, Answers, Fault, Item, Kind, Mark, Message, Panel, Row, Table
from lessons.question.look_alikes import level
from lessons.question.misconception import Aim, ids
from lessons.question.seats import seats_of
from lessons.question.topics import Topics, in_trick
from lessons.questions.legal_plays.model import fool_led
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import Cards, Spec


class WhoWinsSpec(Spec):
    """A trick; without one it is drawn."""

    trick: Cards = Field(default="", description="The cards of the trick, the leader's first.")


@dataclass(frozen=True)
class CompletedTrick(Item):
    """A trick that is over."""

    trick: tuple[Card, ...]

    @property
    def led(self) -> str:
        return next(card.suit for card in self.trick if not card.is_fool)

    @property
    def leader(self) -> int:
        """Who led: the cards themselves draw it, so that a trick lies the same way wherever it is shown."""
        return Random(" ".join(codes(self.trick))).randrange(self.game.seats)


class WhoWins(Kind[WhoWinsSpec, CompletedTrick]):
    name = "who-wins"
    Spec = WhoWinsSpec
    varies = ("suits", "numbers")

    def fixed(self, spec: WhoWinsSpec) -> bool:
        return bool(spec.trick)

    def impossible(self, spec: WhoWinsSpec, game: Game, rules: Any) -> Iterator[Fault]:
        trick = self.cards(spec, game, "trick")
        if not spec.trick:
            return
        if not 2 <= len(trick) <= game.seats:
            yield Fault("trick", CheckerMessage("checker.trick-two-to", n=game.seats, of=len(trick)), "impossible")
        elif all(card.is_fool for card in trick):
            yield Fault("trick", CheckerMessage("checker.nobody-wins"), "impossible")

    def make(self, spec: WhoWinsSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> CompletedTrick:
        trick = self.cards(spec, game, "trick") if self.fixed(spec) else _play(game, rng)
        return CompletedTrick(game, rules or game.house(), ids(aim), trick)

    def panel(self, item: CompletedTrick, given: Answers = ()) -> Panel:
        label = Message("row.trick-from-leader")
        row = Row(codes(item.trick), label, pick=True, layout="trick", seat=item.leader)
        return Panel("one", Message("ask.who-wins"), (row,), table=Table(seats_of(item.game)))

    def right(self, item: CompletedTrick, given: Answers = ()) -> Answer:
        return (item.game.winner(item.trick, item.rules).index,)

    def explain(self, item: CompletedTrick, given: Answers, answer: Answer) -> Mark:
        winner = item.game.winner(item.trick, item.rules)
        why = Message(winner.reason, winner.facts, winner.source)
        picked = answer[0]
        if picked == winner.index:
            return Mark(True, True, (*fool_led(item.trick), why), {picked: "right"})
        mine, best = item.trick[picked], item.trick[winner.index]
        facts = {"card": mine.code, "winner": best.code, "led": item.led, "suit": mine.suit}
        loses = Message(_loses(mine, best), facts)
        own = () if loses.reason == "who-wins.trumped" and why.reason == "only-trump" else (loses,)
        says = (*own, *fool_led(item.trick), why)
        return Mark(False, False, says, {picked: "wrong", winner.index: "missed"})

    def solution(self, item: CompletedTrick, given: Answers = ()) -> tuple[Message, ...]:
        best = item.trick[self.right(item)[0]]
        level = [card for card in item.trick if card.is_trump and card.strength == best.strength]
        if len(level) > 1 and level[-1] is best:
            return (Message("who-wins.last-of-level", {"card": best.code}),)
        return super().solution(item, given)

    def error_of(self, item: CompletedTrick, given: Answers, answer: Answer) -> Mark:
        mine, best = item.trick[answer[0]], item.trick[self.right(item)[0]]
        loses = "ladder.this-moor-does-not-win" if level(mine, best) else "ladder.does-not-win"
        says = Message("who-wins.fool" if mine.is_fool else loses, {"card": mine.code})
        return Mark(False, False, (says,), {answer[0]: "wrong"})

    def look(self, item: CompletedTrick, given: Answers, answer: Answer) -> Message:
        """Among its own sort, where the card is in the running and another beats it."""
        mine, best = item.trick[answer[0]], item.trick[self.right(item)[0]]
        if mine.suit != best.suit:
            return super().look(item, given, answer)
        return Message("hint.who-wins.look-same", {"suit": mine.suit})

    def lures(self, item: CompletedTrick, given: Answers) -> tuple[Answer, ...]:
        """The card led, the first trump and the last (without trumps the last card of the suit led), one's own card, and a small
        card next to the one that wins, which is soon miscounted for it.
        """
        led = next(i for i, card in enumerate(item.trick) if not card.is_fool)
        trumps = [i for i, card in enumerate(item.trick) if card.is_trump]
        trumps = trumps or [i for i, card in enumerate(item.trick) if card.suit == item.trick[led].suit]
        own = [i for i in (-item.leader % item.game.seats,) if i < len(item.trick)]
        best = item.trick[self.right(item)[0]]
        beside = [
            i
            for i, card in enumerate(item.trick)
            if card.suit == best.suit and _pips(card) and _pips(best) and abs(_pips(card) - _pips(best)) == 1
        ]
        return tuple((i,) for i in dict.fromkeys((led, trumps[0], trumps[-1], *own, *beside)))

    def first_step(self, item: CompletedTrick, given: Answers, answer: Answer) -> Message:
        """To put in order what is in the running, which has been said with the rule."""
        first = self.hints(item)[2]
        return Message("hint.who-wins.first-order") if self._several(first) else first

    def _several(self, first: Message) -> bool:
        """Are there cards among which order decides?"""
        cards = first.facts["cards"]
        return first.reason != "hint.who-wins.first-level" and isinstance(cards, tuple) and len(cards) > 1

    def applied(self, item: CompletedTrick, given: Answers = ()) -> tuple[Message, ...]:
        first = self.hints(item)[2]
        running = first.facts["cards"]
        if isinstance(running, tuple) and len(running) > 1:
            return (first,)
        return (Message("ladder.one-trump" if any(card.is_trump for card in item.trick) else "ladder.one-of-suit"),)

    def hints(self, item: CompletedTrick, given: Answers = ()) -> tuple[Message, Message, Message]:
        trumps = tuple(card.code for card in item.trick if card.is_trump)
        source = item.game.winner(item.trick, item.rules).source
        rule = Message("hint.who-wins.rule", {"led": item.led, "suit": item.led}, source)
        if trumps:
            level = len({card.strength for card in item.trick if card.is_trump}) == 1 and len(trumps) > 1
            which = "all" if len(trumps) == len(item.trick) else "trump"
            first = Message(f"hint.who-wins.first-{'level' if level else which}", {"cards": trumps})
            return Message("hint.who-wins.look-trumps"), rule, first
        same = tuple(card.code for card in item.trick if card.suit == item.led)
        return (
            Message("hint.who-wins.look-suit", {"led": item.led}),
            rule,
            Message(f"hint.who-wins.first-{'all' if len(same) == len(item.trick) else 'suit'}", {"cards": same}),
        )

    def decided_by(self, item: CompletedTrick) -> tuple[Mapping[str, object], ...]:
        return ({"ask": "trick_winner", "trick": codes(item.trick)},)

    def topics(self, item: CompletedTrick) -> Topics:
        return in_trick(item.trick)

    def guess_rate(self, item: CompletedTrick) -> float:
        return 1 / len(item.trick)


def _loses(mine: Card, best: Card) -> str:
    """Why a card that was taken for the winner is not."""
    if mine.is_fool:
        return "who-wins.fool"
    if best.is_trump and not mine.is_trump:
        return "who-wins.trumped"
    if mine.suit != best.suit:
        return "who-wins.another-suit"
    return "who-wins.level-earlier" if mine.strength == best.strength else "who-wins.lower"


def _play(game: Game, rng: Random) -> tuple[Card, ...]:
    """A whole trick as players make it, rich in what decides: level cards, the fool, low cards of the suit led."""
    pack = list(shuffled(game.pack, rng))
    theme = rng.random()
    if theme < 0.25:  # level trumps, none or one higher
        trumps = [card for card in pack if card.is_trump]
        alike = Counter(card.strength for card in trumps)
        level = [card for card in trumps if alike[card.strength] > 1]
        trick = level[: rng.randint(2, 3)] or trumps[:2]
    elif theme < 0.35:  # the greatest trumps among themselves, and the least
        trumps = [card for card in game.pack if card.is_trump]
        trick = rng.sample(trumps[:4] + trumps[-1:], 2) + rng.sample(trumps[4:-1], rng.randint(0, 1))
    elif theme < 0.75:  # a plain suit, mostly followed
        led = next(card for card in pack if not card.is_fool and not card.is_trump)
        trick = [card for card in pack if card.suit == led.suit][: rng.randint(2, game.seats)]
    else:
        trick = [next(card for card in pack if not card.is_fool)]
    fool = next((card for card in pack if card.is_fool), None)
    if fool is not None and rng.random() < 0.3 and len(trick) < game.seats:
        trick.insert(rng.randint(0, len(trick)), fool)
    trick = trick[: game.seats]
    rest = [card for card in pack if card not in trick and not card.is_fool]
    trick += rest[: game.seats - len(trick)]
    head, *tail = trick
    rng.shuffle(tail)
    return (head, *tail)


def _pips(card: Card) -> int:
    """The number on a card of a suit; 0 of all others."""
    return int(card.rank) if not card.is_trump and card.rank.isdigit() else 0


KIND = WhoWins()
