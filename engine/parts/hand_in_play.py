"""A hand and the trick on the table, as far as they are the same to whoever gives advice in any family."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from engine.cards import TRUMPS, Card, Pack
from engine.parts.following import PlayDuties, suit_led
from engine.parts.tricks import winner


@dataclass(frozen=True)
class HandInPlay:
    """A hand from which a card is to be played to a trick. ``trick`` is what lies on the table, the leader's card first. A
    family says its ``pack``, its plain ``suits`` in their order, how one is ``following``, and where its ``play`` is written.
    """

    pack: ClassVar[Pack]
    plain: ClassVar[Iterable[str]]
    following: ClassVar[PlayDuties]
    play: ClassVar[str]

    hand: tuple[Card, ...]
    trick: tuple[Card, ...] = ()

    @cached_property
    def legal(self) -> tuple[Card, ...]:
        return tuple(card for card in self.hand if self.following.judge(self.hand, self.trick, card).ok)

    @cached_property
    def trumps(self) -> tuple[Card, ...]:
        return self.of(TRUMPS)

    @cached_property
    def suits(self) -> dict[str, tuple[Card, ...]]:
        """The plain suits held, each with its cards, best first."""
        return {suit: held for suit in self.plain if (held := self.of(suit))}

    @property
    def led(self) -> str | None:
        return suit_led(self.trick)

    def takes(self, card: Card) -> bool:
        """Would this card be the highest of the trick now?"""
        return not card.is_fool and winner((*self.trick, card), self.play).index == len(self.trick)

    def of(self, suit: str) -> tuple[Card, ...]:
        return self.pack.sorted(card for card in self.hand if card.suit == suit)
