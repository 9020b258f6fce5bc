"""What is there in a situation, and what a sentence names: cards, suits, players, words of the bidding."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

from engine.cards import Pack
from engine.fast_dataclass import fast_dataclass
from engine.game import Game
from engine.games.bologna.substitute import WHOLE
from lessons.question.kind import Message, Panel
from lessons.text.phrases import Lang, card_name, say

_ENDS = re.compile(r"(?<=[.!?…])\s+")
_QUOTED = re.compile(r"«[^»]*»|“[^”]*”")
"""What is said at the table is no card, even where it sounds like one."""
_NUMBER = re.compile(r" \([0-9]+\)$")
_OPEN = {
    "en": re.compile(r"\?|\bwhether\b|\bif\b", re.IGNORECASE),
    "it": re.compile(r"\?|\bse\b", re.IGNORECASE),
    "fr": re.compile(r"\?|\bsi\b|\bs'il", re.IGNORECASE),
}
"""What leaves it open that there is such a card: a question, or a condition."""
ALIASES = {"en": {"petit": "T1"}, "it": {"petit": "T1"}, "fr": {"Petit": "T1"}}
"""Names in sentences that are not those of the catalogue."""
ABOUT = {"petit": "T1"}
"""Parts of reasons that are about a card."""
SUITS = ("S", "B", "C", "D", "H", "T")


@fast_dataclass(frozen=True, slots=True)
class SentenceNames:
    """What one sentence names, as codes."""

    cards: frozenset[str]
    suits: frozenset[str]
    seats: frozenset[str]


@fast_dataclass(frozen=True, slots=True)
class There:
    """What a panel shows or speaks of: cards and the suits they are of, players, words that were said or are offered."""

    cards: frozenset[str]
    suits: frozenset[str]
    seats: frozenset[str]


def there(panels: Iterable[Panel], game: Game, besides: Iterable[str] = ()) -> There:
    """What is there when this is asked: on these panels, and the cards that lie elsewhere."""
    words, cards, seats = set[str](), set(besides), set[str]()
    for panel in panels:
        labels = (row.label for row in panel.rows if row.label)
        words |= set(_told((panel.prompt, *panel.choices, *panel.lines, *labels)))
        cards |= {code for row in panel.rows for code in row.cards}
        seats |= set(panel.table.seats) if panel.table else set()
    cards |= {card.code for card in game.pack if card.code in words} | {ABOUT[word] for word in words & set(ABOUT)}
    # A tarot of 78 cards has some that Bologna's pack has not.
    pack = WHOLE if game.family == "bologna" else game.pack
    suits = {pack[code].suit for code in cards} | {suit for suit in SUITS if suit in words}
    return There(frozenset(cards), frozenset(suits), frozenset(seats | (words & _SEATS)))


def _told(said: Iterable[Message]) -> Iterator[str]:
    for one in said:
        yield from one.reason.split(".")
        for fact in one.facts.values():
            yield from map(str, fact if isinstance(fact, tuple) else (fact,))


_SEATS = frozenset({"right", "left", "partner", "mate", "opposite", "second-right", "second-left", "other"})


@cache
def named(text: str, lang: Lang, family: str, game: Game) -> SentenceNames:
    """What the sentences of this text name as being there; what they only ask about is left out."""
    cards, suits, seats = set[str](), set[str](), set[str]()
    for sentence in _ENDS.split(_QUOTED.sub("", text)):
        if _OPEN[lang].search(sentence):
            continue
        rest = sentence
        for name, code in _names(lang, family, game):
            if name in rest and re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", rest):
                cards.add(code)
                rest = rest.replace(name, " ")
        rest = rest.casefold()
        suits |= {
            suit
            for name, suit in _suits(lang, family, game)
            if re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", rest)
        }
        seats |= {seat for name, seat in _seats(lang) if name in rest}
    return SentenceNames(frozenset(cards), frozenset(suits), frozenset(seats))


@cache
def _names(lang: Lang, family: str, game: Game) -> tuple[tuple[str, str], ...]:
    """Names of the cards of a pack, the longest first. Level cards bear one name: the first stands for all."""
    found: dict[str, str] = {}
    for card in game.pack:
        name = card_name(card.code, lang, "name", family)
        found.setdefault(name, card.code)
        found.setdefault(_NUMBER.sub("", name), card.code)
    if family == "france":
        found |= ALIASES[lang]
    return tuple(sorted(found.items(), key=lambda one: -len(one[0])))


@cache
def _suits(lang: Lang, family: str, game: Game) -> tuple[tuple[str, str], ...]:
    there = {card.suit for card in game.pack}
    return tuple(
        (say(Message(f"suit.{suit}"), lang, family).casefold(), suit) for suit in SUITS if suit in there and suit != "T"
    )


@cache
def _seats(lang: Lang) -> tuple[tuple[str, str], ...]:
    return tuple((say(Message(f"seat.{seat}"), lang).casefold(), seat) for seat in ("right", "left"))


def as_there(code: str, cards: frozenset[str], pack: Pack) -> bool:
    """Is this card, or one level to it and of its name, among these?"""
    one = pack[code]
    level = (other for other in pack if other.suit == one.suit and other.strength == one.strength)
    return code in cards or any(other.code in cards for other in level)
