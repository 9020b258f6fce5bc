"""Which of the old spoken signals is true: hands drawn, and the step that asks for the word."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import NamedTuple

from engine.cards import TRUMPS, Card
from engine.games.bologna.pack import KING_OF, PACK
from engine.games.bologna.sources import OLD_SIGNALS
from engine.games.bologna.spoken import DEALT, GROUPS, KINGS, LEFT, LENGTHS, TOLD_FIRST, highest, is_true
from engine.parts.following import of_suit
from engine.sheet import codes
from engine.verdict import Facts
from lessons.question.facts.bologna import SignalFacts
from lessons.question.kind import Message, Panel, Row
from lessons.question.panel import Table
from lessons.question.stepwise import Step

OLD: Mapping[str, tuple[str, ...]] = {f"old-{group}": words for group, words in GROUPS.items()}
"""Moment -> the words among which one chooses there."""
WHOLE, SOME = 15, 8
"""Cards of a hand before the first trick, and later."""


class SpokenHand(NamedTuple):
    """A hand, the card that is led from it (the first of those first dealt, where it is about them), and what has been played."""

    hand: tuple[Card, ...]
    card: Card
    earlier: tuple[Card, ...] = ()

    def right(self, moment: str) -> tuple[str, ...]:
        """The words of this moment that are true."""
        return tuple(one for one in OLD[moment] if is_true(one, self.card, self.hand, self.earlier, self.hand))


def drawn(moment: str, rng: Random, closed: bool) -> SpokenHand:
    """A hand of which a word of this moment is true. ``closed``: in a suit nothing may be said before its King has gone."""
    word = rng.choice(OLD[moment])
    if word in DEALT:
        hand = PACK.sorted(_five(word, rng))
        return SpokenHand(hand, hand[0])
    suit = TRUMPS if word in LENGTHS else rng.choice((TRUMPS, *KING_OF))
    gone = [*highest(suit, ())[: rng.choice((1, 1, 2)) if closed and suit != TRUMPS else rng.choice((0, 1, 2))]]
    if word in LENGTHS:
        gone = []
    out = highest(suit, gone)
    if word in LENGTHS:
        number = LENGTHS[word] + (word == "quanto-se-ne-puo-avere" and rng.random() < 0.3)
        own = rng.sample(out, number)
    elif word in LEFT:
        own = rng.sample(out, 1 + LEFT.index(word) + (word == LEFT[-1] and rng.random() < 0.5))
    else:
        low = rng.sample(out[4:], 2)
        own = [*{"batto-fortissimo": out[:3], "batto": out[:1], "batto-indietro": out[1:2]}[word], *low]
    others = [one for one in PACK if one.suit != suit and not one.is_fool and one.rank != "K"]
    rest = rng.sample(others, (WHOLE if word in LENGTHS else SOME) - len(own))
    past = rng.sample([one for one in others if one not in rest and one.points == 1], 2) if gone else []
    card = min(own, key=lambda one: one.strength)
    return SpokenHand(PACK.sorted((*own, *rest)), card, PACK.sorted((*gone, *past)))


def _five(word: str, rng: Random) -> Sequence[Card]:
    """Five cards of which this is true."""
    pips = [one for one in PACK if not one.is_trump and not one.is_fool and one.points == 1]
    if word == "bugiardi":
        return [*rng.sample([one for one in PACK if one.is_trump], 4), rng.choice(pips)]
    one, other = KINGS.values()
    kings = KINGS[word] if word in KINGS else (rng.choice(one), rng.choice(other))
    return [*kings, *rng.sample(pips, 3)]


def asking(held: SpokenHand, moment: str, shown: Iterable[Row], table: Table) -> Step:
    """Which of these words is true of this hand, at this table?"""
    words, right = OLD[moment], held.right(moment)
    places = [words.index(one) for one in right]
    panel = Panel(
        "choice",
        Message("ask.signal.true-dealt" if moment == "old-dealt" else "ask.signal.true", {"card": held.card.code}),
        tuple(shown),
        tuple(Message(f"signal.{one}") for one in words),
        table=table,
    )
    wrong = [one for one in words if one not in right]
    hints = (
        Message(f"hint.signal.look-true-{moment}"),
        Message(f"signal.how.{moment}", {}, OLD_SIGNALS),
        Message("hint.signal.not-true", {"signal": wrong[0]}),
    )
    # The more telling of two is the answer, and the other is right as well: two hermits are an arlìa, the three highest a batto.
    best = min(right, key=TOLD_FIRST.index)
    why = (
        Message(f"signal.true-{moment}", _facts(held, moment)),
        Message("signal.says", {"signal": best, "means": f"{moment}.{best}"}, OLD_SIGNALS),
    )
    about = SignalFacts(moment=moment, card=held.card, hand=held.hand, earlier=held.earlier)
    each = {words.index(one): Message("signal.would-say", {"signal": one, "means": f"{moment}.{one}"}) for one in wrong}
    also = frozenset((place,) for place in places if words[place] != best)
    return Step("word", panel, (words.index(best),), why, hints, each, also, about=about)


def _facts(held: SpokenHand, moment: str) -> Facts:
    own = of_suit(held.hand, held.card.suit)
    if moment == "old-dealt":
        return {"n": sum(one.is_trump for one in held.hand), "kings": sum(one.rank == "K" for one in held.hand)}
    if moment == "old-high":
        return {"cards": codes(highest(held.card.suit, held.earlier)[:3])}
    return {"n": len(own) - (moment == "old-left"), "suit": held.card.suit}
