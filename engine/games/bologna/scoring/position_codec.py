"""A scoring position as one line of text: for a link, a lesson or a bug report.

    won-Angel.World.T16to13.Moor12.Matto.SKQN96.CKA6 last-we dealer-they left-B6.B7 shown-we1-kings-SK.BK.CK rule-target-1000

Words in any order, apart by spaces (or ``+``, ``;``, line breaks), each a name and what belongs to it. Cards are the codes of
the pack, apart by ``.`` or ``,``, in any case; ``T16to13`` is a run, ``Moor12`` two Moors, ``SKQN96`` several of a suit.
``theirs-...`` may name the other side's cards as well. Nothing of it needs quoting in YAML or escaping in an address.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from dataclasses import replace
from difflib import get_close_matches
from typing import Any

from engine.cards import Card
from engine.errors import BadInput, quoted
from engine.games.bologna.counting.combinations import KINDS
from engine.games.bologna.pack import PACK
from engine.games.bologna.rules import Rules
from engine.games.bologna.scoring.codes import PositionError, cards_of, codes_of
from engine.games.bologna.scoring.position import PLAYERS, SIDES, Position, ShownCombination

__all__ = ["PositionError", "read", "write"]

MOST = 2000
"""Characters a position may have; a full one has some 300."""
NAMES = ("won", "theirs", "last", "dealer", "left", "matto", "gives", "shown", "before", "rule")
_WORD = re.compile(r"[^\s+;]+")
_BY_NAMES = {"us": 0, "our": 0, "ours": 0, "noi": 0, "a": 0, "them": 1, "their": 1, "loro": 1, "voi": 1, "b": 1}


def write(position: Position) -> str:
    """The one written form."""
    words = ["won-" + (codes_of(position.won) or "none")]
    if position.last is not None:
        words.append(f"last-{SIDES[position.last]}")
    if position.dealer is not None:
        words.append(f"dealer-{SIDES[position.dealer]}")
    if position.left:
        words.append(f"left-{codes_of(position.left)}")
    if position.matto:
        words.append(f"matto-{position.matto}")
    if position.gives is not None:
        words.append(f"gives-{position.gives.code}")
    words += [f"shown-{PLAYERS[one.player]}-{one.kind}-{codes_of(one.cards)}" for one in position.shown]
    if position.before != (0, 0):
        words.append(f"before-{position.before[0]}.{position.before[1]}")
    words += [f"rule-{name}-{str(value).lower()}" for name, value in position.rules.changed().items()]
    return " ".join(words)


def read(text: str) -> Position:
    """The position written there. Errors: :class:`PositionError` with the column, the word, and the likely one."""
    if len(text) > MOST:
        raise PositionError("too-long", f"a position has at most {MOST} characters, not {len(text)}", 1, text[:40])
    position, rules, theirs = Position(), dict[str, Any](), None
    for word in _WORD.finditer(text):
        name, _, value = word.group().partition("-")
        column = word.start() + 1
        at = column + len(name) + 1
        name = name.casefold()
        if name not in NAMES:
            raise _unknown(word.group(), name, NAMES, column, "a position has no")
        if not value:
            raise PositionError("nothing-said", f"nothing follows {quoted(name)}", column, word.group())
        if name == "theirs":
            theirs = _cards(value, at)
        elif name == "rule":
            rules |= _rule(value, at)
        else:
            position = _READERS[name](position, value, at)
    try:
        position = replace(position, rules=Rules.read(rules))
    except BadInput as error:
        raise PositionError(error.code, error.message, text.casefold().find("rule-") + 1, str(rules)) from error
    if theirs is not None:
        _apart(position.won, theirs, text)
    return position


def _apart(won: frozenset[Card], theirs: frozenset[Card], text: str) -> None:
    column = text.casefold().find("theirs-") + 1
    for card in PACK.sorted(won & theirs):
        raise PositionError("card-on-both-sides", f"{card.code} is on both sides", column, card.code)
    for card in PACK:
        if card not in won and card not in theirs:
            raise PositionError("card-on-no-side", f"{card.code} is on neither side", column, card.code)


def _cards(value: str, column: int) -> frozenset[Card]:
    return frozenset() if value.casefold() == "none" else frozenset(cards_of(value, column))


def _one_of(value: str, known: Collection[str], column: int) -> str:
    if value.casefold() not in known:
        raise _unknown(value, value.casefold(), known, column, "here there is no")
    return value.casefold()


def _side(value: str, column: int) -> int:
    said = value.casefold()
    return _BY_NAMES[said] if said in _BY_NAMES else SIDES.index(_one_of(value, SIDES, column))


def _gives(position: Position, value: str, column: int) -> Position:
    cards = cards_of(value, column)
    if len(cards) != 1:
        raise PositionError("one-card", f"one card is given for the Matto, not {len(cards)}", column, value)
    return replace(position, gives=cards[0])


def _shown(position: Position, value: str, column: int) -> Position:
    parts = value.split("-", 2)
    if len(parts) < 3:
        raise PositionError(
            "shown-how", f"{quoted(value)} should be who, what and cards: we1-kings-SK.BK.CK", column, value
        )
    player = PLAYERS.index(_one_of(parts[0], PLAYERS, column))
    kind = _one_of(parts[1], KINDS, column + len(parts[0]) + 1)
    cards = cards_of(parts[2], column + len(parts[0]) + len(parts[1]) + 2)
    return replace(position, shown=(*position.shown, ShownCombination(player, kind, PACK.sorted(cards))))


def _before(position: Position, value: str, column: int) -> Position:
    found = re.fullmatch(r"(\d{1,5})[.,:/](\d{1,5})", value)
    if found is None:
        raise PositionError("two-numbers", f"{quoted(value)} should be two numbers such as 640.715", column, value)
    return replace(position, before=(int(found[1]), int(found[2])))


def _rule(value: str, column: int) -> dict[str, Any]:
    name, _, chosen = value.partition("-")
    known = {rule.name: rule for rule in Rules.all()}
    rule = known[_one_of(name, known, column)]
    said = chosen.casefold()
    if not rule.choices:
        return {rule.name: int(said) if said.isdigit() and len(said) < 7 else chosen}
    return {rule.name: next((choice for choice in rule.choices if str(choice).casefold() == said), chosen)}


def _unknown(word: str, said: str, known: Collection[str], column: int, what: str) -> PositionError:
    near = get_close_matches(said, known, n=1)
    hint = f"; did you mean {quoted(near[0])}?" if near else f"; there are {', '.join(known)}"
    return PositionError("unknown-word", f"{what} {quoted(word)}{hint}", column, word, near[0] if near else None)


_READERS: dict[str, Callable[[Position, str, int], Position]] = {
    "won": lambda p, value, at: replace(p, won=_cards(value, at)),
    "last": lambda p, value, at: replace(p, last=_side(value, at)),
    "dealer": lambda p, value, at: replace(p, dealer=_side(value, at)),
    "left": lambda p, value, at: replace(p, left=_cards(value, at)),
    "matto": lambda p, value, at: replace(p, matto=_one_of(value, ("owed", "lost"), at)),  # type: ignore[arg-type]
    "gives": _gives,
    "shown": _shown,
    "before": _before,
}
