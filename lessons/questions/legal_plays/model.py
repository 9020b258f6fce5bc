"""Click every card of the hand that may be played to the trick."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any

from pydantic import Field

from engine.cards import TRUMPS, Card
from engine.game import Game
from engine.parts.playout import shuffled
from engine.sheet import codes
from engine.verdict import Facts, Verdict
from lessons.question.kind import Answer, Answers, Fault, Kind, Mark, Message, Panel, Row, State, Table
from lessons.question.misconception import Aim, ids
from lessons.question.seats import YOU, leader_before_you, left_before_you, seats_of
from lessons.question.topics import Topics, to_play
from lessons.questions.legal_plays.lures import lures
from lessons.questions.legal_plays.position import Position
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import Cards, Spec

ANY, ANOTHER = "hint.legal-plays.first-any", "hint.legal-plays.first-another"
REST, FOOL_WAITS = "hint.legal-plays.first-rest", "hint.legal-plays.rule-fool-waits"
BOUND, BOUND_LEAD = "hint.legal-plays.look-bound", "hint.legal-plays.look-bound-lead"
FOOL_LEADS, FREE_OF_IT = "hint.legal-plays.look-fool-leads", "legal-plays.free-of-it"


class LegalPlaysSpec(Spec):
    """A trick so far and a hand; without them a situation is drawn."""

    trick: Cards = Field(
        default="", description="The cards played so far, the leader's first; none when one is to lead."
    )
    hand: Cards = Field(default="", description="The hand.")


class LegalPlays(Kind[LegalPlaysSpec, Position]):
    name = "legal-plays"
    Spec = LegalPlaysSpec
    varies = ("suits", "numbers")
    applied_alone = True

    def fixed(self, spec: LegalPlaysSpec) -> bool:
        return bool(spec.hand)

    def impossible(self, spec: LegalPlaysSpec, game: Game, rules: Any) -> Iterator[Fault]:
        hand, trick = self.cards(spec, game, "hand"), self.cards(spec, game, "trick")
        for card in trick:
            if card in hand:
                at = self.offset(spec, "hand", card)
                yield Fault("hand", CheckerMessage("checker.hand-and-trick", card=card.code), "impossible", at)
        if len(trick) >= game.seats:
            yield Fault(
                "trick", CheckerMessage("checker.whole-trick-most", n=len(trick), most=game.seats - 1), "impossible"
            )
        if trick and not hand:
            yield Fault("trick", CheckerMessage("checker.no-hand"), "impossible")

    def make(self, spec: LegalPlaysSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> Position:
        rules = rules or game.house()
        if self.fixed(spec):
            hand, trick = self.cards(spec, game, "hand"), self.cards(spec, game, "trick")
        else:
            hand, trick = _deal(game, rng)
        return Position(game, rules, ids(aim), trick, game.pack.sorted(hand))

    def panel(self, item: Position, given: Answers = ()) -> Panel:
        seats, there = seats_of(item.game), len(item.trick)
        label = Message("row.trick" if item.trick else "row.you-lead")
        rows = (
            Row(codes(item.trick), label, layout="trick", seat=leader_before_you(there, len(seats))),
            Row(codes(item.hand), Message("row.hand"), pick=True, seat=YOU),
        )
        table = Table(seats, turn=YOU, left=left_before_you(len(item.hand), there, len(seats)))
        # Where earlier tricks matter it is said that none was of these suits; how many there were, the hands tell.
        lines = (Message("legal-plays.first-trick"),) if item.looks_back else ()
        return Panel("many", Message("ask.legal-plays"), rows, at_most=len(item.hand), lines=lines, table=table)

    def right(self, item: Position, given: Answers = ()) -> Answer:
        verdicts = item.verdicts
        return tuple(i for i, card in enumerate(item.hand) if verdicts[card].ok)

    def explain(self, item: Position, given: Answers, answer: Answer) -> Mark:
        verdicts = item.verdicts
        cards: dict[int, State] = {}
        for i, card in enumerate(item.hand):
            if verdicts[card].ok:
                cards[i] = "right" if i in answer else "missed"
            elif i in answer:
                cards[i] = "wrong"
        wrong = [item.hand[i] for i, state in cards.items() if state == "wrong"]
        missed = [item.hand[i] for i, state in cards.items() if state == "missed"]
        says: list[Message] = []
        if wrong:
            says.append(Message("legal-plays.not-allowed", {"cards": item.named(wrong)}))
            says += _reasons(verdicts, wrong)
        if missed:
            says.append(Message("legal-plays.left-out", {"cards": item.named(missed)}))
            says += _reasons(verdicts, missed)
        if not says:
            able = [card for card in item.hand if verdicts[card].ok]
            # Where any card goes, the fool's own freedom is nothing to speak of.
            free = len(able) == len(item.hand) and len(able) > 1
            says = _reasons(verdicts, [card for card in able if not (free and card.is_fool)] or list(item.hand))
        ok = not wrong and not missed
        return Mark(ok, ok, (*fool_led(item.trick), *says), cards)

    def error_of(self, item: Position, given: Answers, answer: Answer) -> Mark:
        verdicts = item.verdicts
        wrong = [i for i in answer if not verdicts[item.hand[i]].ok]
        if not wrong:
            return Mark(False, False, (self._more(item, answer),))
        says = Message("legal-plays.not-allowed", {"cards": item.named([item.hand[i] for i in wrong])})
        return Mark(False, False, (says,), dict.fromkeys(wrong, "wrong"))

    def _more(self, item: Position, answer: Answer) -> Message:
        """That cards were left out, and of which sort, where they are not the fool alone."""
        left_out = [card for i, card in enumerate(item.hand) if item.verdicts[card].ok and i not in answer]
        picked = [item.hand[i].suit for i in answer]
        if item.led not in (None, TRUMPS) and any(card.suit == item.led for card in left_out):
            return Message("legal-plays.more-of-the-suit", {"suit": item.led, "n": picked.count(item.led)})
        others = any(not card.is_trump and not card.is_fool for card in left_out)
        if item.led is not None and not others and any(card.is_trump for card in left_out):
            return Message("legal-plays.more-trumps")
        return Message("ladder.may-play-more")

    def look(self, item: Position, given: Answers, answer: Answer) -> Message:
        """Where cards were left out: among those of their sort, or for the one that nothing binds."""
        hint, led = super().look(item, given, answer), item.led
        wrong = [item.verdicts[item.hand[i]].reason for i in answer if not item.verdicts[item.hand[i]].ok]
        if wrong:
            away = led is not None and set(wrong) <= {"must-follow", "must-trump"}  # then no court is the matter
            lone = led is None and set(wrong) <= {"fool-may-not-lead"}
            return Message("hint.legal-plays.asked", {"suit": led}) if away else Message(FOOL_LEADS) if lone else hint
        if hint.reason == "hint.legal-plays.fool-led":
            return hint
        if hint.reason in (BOUND, BOUND_LEAD) and not self._courts_right(item, answer):
            return hint
        left_out = [card for i, card in enumerate(item.hand) if item.verdicts[card].ok and i not in answer]
        alone = led is not None and all(card.is_fool for card in left_out)
        return Message("hint.legal-plays.look-fool" if alone else "hint.legal-plays.look-again")

    def first_step(self, item: Position, given: Answers, answer: Answer) -> Message:
        """Where any card goes and only cards were left out, one of those: the first in the hand is picked already."""
        hint, verdicts = super().first_step(item, given, answer), item.verdicts
        left_out = [card for i, card in enumerate(item.hand) if verdicts[card].ok and i not in answer]
        begun = 0 in answer and all(verdicts[item.hand[i]].ok for i in answer)
        elsewhere = hint.reason == "hint.legal-plays.first-bound" and self._courts_right(item, answer)
        if elsewhere and not left_out:
            return Message(REST)
        another = elsewhere or (hint.reason == ANY and begun)
        return Message(ANOTHER, {"card": item.named(left_out[:1])[0]}) if another and left_out else hint

    def applied(self, item: Position, given: Answers = ()) -> tuple[Message, ...]:
        led = item.led
        if led is None or item.looks_back:
            return ()
        held, trumps = (sum(card.suit == suit for card in item.hand) for suit in (led, TRUMPS))
        facts: Facts = {"suit": led, "n": held or trumps}
        here = Message("ladder.can-follow" if held else f"ladder.{self._can(item, bool(trumps))}", facts)
        fool = _fool(item.game)
        free = item.verdicts[fool] if fool in item.hand and here.reason != "ladder.can-neither" else None
        return (
            (here, Message(free.reason, {**free.facts, "card": fool.code}, free.source))
            if free and free.ok
            else (here,)
        )

    def _can(self, item: Position, trumps: bool) -> str:
        """What is owed without the suit led; where trumps have to be beaten, only if there are any."""
        if not trumps:
            return "can-neither"
        none_there = item.game.family == "france" and not any(card.is_trump for card in item.trick)
        return "can-trump-any" if none_there else "can-trump"

    def lures(self, item: Position, given: Answers) -> Collection[Answer]:
        """What another card of the trick would ask for."""
        return lures(item)

    def hints(self, item: Position, given: Answers = ()) -> tuple[Message, Message, Message]:
        led, verdicts = item.led, item.verdicts
        bound = self._bound(item)
        if bound is not None:
            rule = Message("hint.legal-plays.rule-bound", {}, bound.source)
            return (
                Message(BOUND_LEAD if led is None else BOUND),
                rule,
                Message("hint.legal-plays.first-bound", bound.facts),
            )
        if led is None:
            look = "hint.legal-plays.fool-led" if item.trick else "hint.legal-plays.lead"
            return Message(look), Message("hint.legal-plays.rule-lead"), Message(ANY)
        held = sum(card.suit == led for card in item.hand)
        fool, trumps = _fool(item.game), sum(card.is_trump for card in item.hand)
        facts: Facts = {"suit": led, "n": held, "trumps": trumps, "fool": fool.code}
        lies = "-fool-lies" if fool in item.trick else ""
        if held:
            first = Message(f"hint.legal-plays.first-follow{lies}", facts)
        elif trumps:
            first = Message(f"hint.legal-plays.first-trump{lies}", facts)
        else:
            first = Message("hint.legal-plays.first-free", facts)
        rule = Message("hint.legal-plays.rule", {"suit": led}, verdicts[item.hand[0]].source)
        return Message("hint.legal-plays.asked", {"suit": led}), rule, first

    def _bound(self, item: Position) -> Verdict | None:
        """Why a card of the suit to be played, or of any that may be led, waits for a court: never the fool's own rule."""
        if not item.looks_back:
            return None
        there = ((card, one) for card, one in item.verdicts.items() if not one.ok and not one.reason.startswith("fool"))
        return next((one for card, one in there if card.suit == (item.led or card.suit)), None)

    def applied_to(self, item: Position, given: Answers, answer: Answer) -> tuple[Message, ...]:
        """Where the fool was led and a court is bound as well, the fool's rule first; alone, where all is right with the courts."""
        refused = {item.verdicts[item.hand[i]].reason for i in answer}
        if item.led is None and self._bound(item) is not None and "fool-may-not-lead" in refused:
            waits = Message(FOOL_WAITS)
            return (waits,) if self._courts_right(item, answer) else (waits, self.hints(item)[1])
        return super().applied_to(item, given, answer)

    def _courts_right(self, item: Position, answer: Answer) -> bool:
        """Of the suits in which a court is bound, were just the cards picked that may be played?"""
        bound = {card.suit for card, one in item.verdicts.items() if not one.ok and not card.is_fool}
        return all((i in answer) == item.verdicts[card].ok for i, card in enumerate(item.hand) if card.suit in bound)

    def decided_by(self, item: Position) -> tuple[Mapping[str, object], ...]:
        return ({"ask": "legal_plays", "hand": codes(item.hand), "trick": codes(item.trick)},)

    def topics(self, item: Position) -> Topics:
        return to_play(item.hand, item.trick)

    def guess_rate(self, item: Position) -> float:
        # Nobody clicks at random: the plausible sets are all cards, one suit, the trumps, those and the fool.
        return max(0.5 ** len(item.hand), 0.15)


def fool_led(trick: Sequence[Card]) -> tuple[Message, ...]:
    """Where the fool was led: whose suit it is that everybody speaks of."""
    led = next((card.suit for card in trick if not card.is_fool), None)
    if led is None or not trick[0].is_fool:
        return ()
    return (Message("fool-set-no-suit", {"card": trick[0].code, "suit": led}),)


def _reasons(verdicts: Mapping[Card, Verdict], cards: Sequence[Card]) -> list[Message]:
    """One sentence for each reason among these cards, speaking of all of them at once."""
    grouped: dict[str, list[Card]] = {}
    for card in cards:
        grouped.setdefault(verdicts[card].reason, []).append(card)
    says = []
    # Where a court has to be played, not every card may be led.
    bound = any(not one.ok and not card.is_fool for card, one in verdicts.items())
    for reason, together in grouped.items():
        verdict = verdicts[together[0]]
        if reason == "free-lead" and bound:
            reason = FREE_OF_IT
        says.append(Message(reason, {**verdict.facts, "card": together[0].code}, verdict.source))
    return says


def _deal(game: Game, rng: Random) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """A hand of five to nine and one to three cards in the trick, with the contrasts that decide: void or not, trumps, the fool."""
    # Many are dealt for one that shows what is asked for, so it is dealt in the quick way.
    fool = _fool(game)
    led, *rest = shuffled([card for card in game.pack if card is not fool], rng)
    trick = [led, *(rest.pop() for _ in range(rng.randint(0, game.seats - 2)))]
    if len(trick) > 1 and rng.random() < 0.35:  # somebody has trumped: now the duty to beat seems to matter
        trick[-1] = max(islice((card for card in rest if card.is_trump), 2), key=lambda card: card.strength)
        rest.remove(trick[-1])
    fool_led = rng.random() < 0.1
    if fool_led:
        trick = [fool, *trick[: game.seats - 2]]
    same, others = [card for card in rest if card.suit == led.suit], (card for card in rest if card.suit != led.suit)
    if led.is_trump or rng.random() < 0.5:
        hand = [*same[: rng.randint(2, 4)], *islice(others, rng.randint(2, 4))]
    else:
        hand = list(islice(others, rng.randint(4, 7)))
    if rng.random() < 0.6:
        hand += list(islice((card for card in rest if card.is_trump and card not in hand), rng.randint(1, 2)))
    if not fool_led and rng.random() < 0.4:
        hand.append(fool)
    if fool_led and not game.judge_play((fool, *hand), (), fool, game.house()).ok:
        return (*hand, fool), ()  # where nobody may lead the fool, that is what is worth asking
    return tuple(hand), tuple(trick)


def _fool(game: Game) -> Card:
    return next(card for card in game.pack if card.is_fool)


KIND = LegalPlays()
