"""The old spoken signals: which words there were, with which card each may be said here, and of which hand it is true.

Source: barilli#old-signals. What it leaves open is ruled in docs/decisions.md ("The old spoken signals").
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from types import MappingProxyType

from engine.cards import Card
from engine.games.bologna.pack import PACK
from engine.parts.following import of_suit

HIGH = ("batto-fortissimo", "batto", "batto-indietro")
"""How high one is in the suit that is led, of all that has not been played: the three highest, the highest, the one below it."""
LEFT = ("sticco", "striccando", "me-ne-restano")
"""How many of the suit are left when this card has been led: none, one, more."""
LENGTHS: Mapping[str, int] = MappingProxyType(
    {"particina": 5, "parte-giusta": 6, "piu-della-parte": 7, "sfondo": 8, "quanto-se-ne-puo-avere": 9}
)
"""How many trumps one has, with the one that is led; the last word is for more than nine as well."""
KINGS: Mapping[str, tuple[Card, Card]] = MappingProxyType(
    {"due-romiti": (PACK["CK"], PACK["DK"]), "due-pellegrini": (PACK["SK"], PACK["BK"])}
)
DEALT = ("bugiardi", "arlia", *KINGS)
"""What the first five cards of the deal were: four trumps, two Kings, the bearded Kings, the others."""
GROUPS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {"high": HIGH, "left": LEFT, "length": tuple(LENGTHS), "dealt": DEALT}
)
WORDS = (*HIGH, *LEFT, *LENGTHS, *DEALT)
GROUP_OF: Mapping[str, str] = MappingProxyType({word: group for group, words in GROUPS.items() for word in words})
TOLD_FIRST = (*KINGS, "arlia", "bugiardi", "sticco", "batto-fortissimo", "batto", *LENGTHS, "batto-indietro", *LEFT[1:])
"""Of several that are true a simple player says the first of these."""


def highest(suit: str, gone: Collection[Card]) -> tuple[Card, ...]:
    """What has not been played of a suit (``T``: of trumps), the highest first."""
    return tuple(card for card in of_suit(PACK, suit) if card not in gone)


def is_true(
    word: str, card: Card, hand: Collection[Card], earlier: Collection[Card], first: Collection[Card] = ()
) -> bool:
    """Is this true of whoever leads ``card`` from ``hand`` (which still holds it)?

    ``earlier``: the cards of finished tricks; ``first``: the first five that were dealt to this player.
    """
    own = sorted((one.strength for one in of_suit(hand, card.suit)), reverse=True)
    if word in LENGTHS:
        return card.is_trump and (len(own) == LENGTHS[word] or len(own) > LENGTHS[word] == max(LENGTHS.values()))
    if word in LEFT:
        return min(len(own) - 1, 2) == LEFT.index(word)
    if word in KINGS:
        return set(KINGS[word]) <= set(first)
    if word in DEALT:
        return sum(one.is_trump if word == "bugiardi" else one.rank == "K" for one in first) >= (
            4 if word == "bugiardi" else 2
        )
    # By strength, as Moors are level: any of them is the highest when nothing above them is left.
    out = [one.strength for one in highest(card.suit, earlier)]
    all_three = len(own) >= len(HIGH) and own[: len(HIGH)] == out[: len(HIGH)]
    top = own[0] == out[0]
    if word == "batto-indietro":
        return not top and own[0] == out[1]
    return all_three if word == "batto-fortissimo" else top


def true_words(
    card: Card, hand: Collection[Card], earlier: Collection[Card], first: Collection[Card] = ()
) -> Iterator[str]:
    """All that are true, those first that are told first."""
    return (word for word in TOLD_FIRST if is_true(word, card, hand, earlier, first))
