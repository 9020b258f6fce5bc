"""Records of deals: text that a person can read and mail, line by line, each line a verb and its words.

calzettini mineo3 1
rules palagonia=true
dealer 2
hand 0 T20 B7 ...             one line a seat, the cards in the order in which they were dealt
rest SK D7 C5                 what was left of the deck
...                           what the players did, in the game's own verbs
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from engine.cards import Card, Pack
from engine.errors import BadInput, nearest, quoted
from engine.house import HouseRules
from engine.notation import read_card, read_cards, write_cards
from engine.verdict import IllegalAction, Verdict

HEAD = "calzettini"
VERSION = "1"
BYTE_ORDER_MARK = "\ufeff"
"""What some programs put before a text that they save."""
WHOLE = re.compile("[0-9]{1,9}")
HEADERS = ("rules", "scores", "pool", "dealer", "rest", "hand")
"""Verbs that set the table. Which of them a game needs is its own affair."""

R = TypeVar("R", bound=HouseRules)
S = TypeVar("S")
A = TypeVar("A")


def bad_line(number: int, message: str, code: str = "bad-record") -> BadInput:
    """The error that points at a line of the record."""
    return BadInput(code, f"line {number}: {message}", f"line {number}")


@dataclass(frozen=True, slots=True)
class RecordLine:
    """One line: its number (from 1), its verb, and the words after it."""

    number: int
    verb: str
    words: tuple[str, ...]

    def cards(self, pack: Pack, start: int = 0) -> tuple[Card, ...]:
        """The words from ``start`` on as cards."""
        try:
            return read_cards(pack, " ".join(self.words[start:]))
        except BadInput as error:
            raise bad_line(self.number, error.message, error.code) from error

    def card(self, pack: Pack, text: str) -> Card:
        """This text of the line as a card."""
        try:
            return read_card(pack, text)
        except BadInput as error:
            raise bad_line(self.number, error.message, error.code) from error

    def played(self, pack: Pack, seats: int) -> Iterator[tuple[int, Card, str | None]]:
        """A line of cards as they were played (``trick 0 C8/volo CK``): who, which, and what was said with it."""
        leader = self.seat(0, seats)
        if len(self.words) - 1 > seats:
            raise bad_line(self.number, f"a trick has {seats} cards at most; here are {len(self.words) - 1}")
        for i, word in enumerate(self.words[1:]):
            code, _, said = word.partition("/")
            yield (leader + i) % seats, self.card(pack, code), said or None

    def not_understood(self, verbs: str) -> BadInput:
        """The error for a line that is none of these."""
        text = " ".join((self.verb, *self.words))
        return bad_line(self.number, f"{quoted(text)} is not understood; a line opens with one of: {verbs}")

    def seat(self, at: int = 0, seats: int | None = None) -> int:
        """The word at this place as a seat."""
        text = self.words[at] if at < len(self.words) else ""
        if not WHOLE.fullmatch(text):
            last = "" if seats is None else f" to {seats - 1}"
            told = f"not {quoted(text)}" if text else "which is missing"
            raise bad_line(self.number, f"{quoted(self.verb)} wants a seat's number, from 0{last}, {told}")
        if seats is not None and int(text) >= seats:
            raise bad_line(self.number, f"there is no seat {text}")
        return int(text)

    def whole(self, at: int = 0) -> int:
        """The word at this place as a whole number, 0 or more."""
        text = self.words[at] if at < len(self.words) else ""
        if not WHOLE.fullmatch(text):
            raise bad_line(self.number, f"{self.verb} needs a whole number from 0 on, not {quoted(text)}", "bad-number")
        return int(text)

    def wholes(self, number: int) -> tuple[int, ...]:
        """All words of the line, of which there must be ``number``, as whole numbers."""
        if len(self.words) != number:
            raise bad_line(self.number, f"{self.verb} needs {number} numbers; here are {len(self.words)}", "bad-number")
        return tuple(self.whole(at) for at in range(number))


@dataclass(frozen=True, slots=True)
class Record:
    """A record that has been taken apart: the game, the lines that set the table, and what was done."""

    game: str
    head: dict[str, RecordLine]
    body: tuple[RecordLine, ...]

    def expect(self, game: str) -> None:
        """Errors: :class:`BadInput` when this is a record of another game."""
        if self.game != game:
            raise BadInput("bad-record", f"this is a record of {quoted(self.game)}, not of {game}", "line 1")

    def dealt(self, pack: Pack, seats: int, size: int) -> tuple[int, list[tuple[Card, ...]], tuple[Card, ...]]:
        """The lines that set the table: the dealer, the hands of ``size`` cards as they were dealt, and the rest.

        Errors: :class:`BadInput` naming the line with too many cards or too few, or with one that lies elsewhere already.
        """
        entries = [*(self.need(f"hand {seat}") for seat in range(seats)), self.need("rest")]
        over = next(
            (entry for key, entry in self.head.items() if key.startswith("hand ") and int(key[5:]) >= seats), None
        )
        if over is not None:
            raise bad_line(over.number, f"there are {seats} players, from seat 0 on")
        found = [entry.cards(pack) for entry in entries]
        lies: dict[Card, RecordLine] = {}
        for entry, some in zip(entries, found, strict=True):
            for card in some:
                if card in lies:
                    message = f"{card.code} lies in line {lies[card].number} already"
                    raise bad_line(entry.number, message, "card-twice")
                lies[card] = entry
            wanted = len(pack) - seats * size if entry is entries[-1] else size
            if len(some) != wanted:
                raise bad_line(entry.number, f"{wanted} cards belong here; there are {len(some)}", "wrong-number")
        return self.need("dealer").seat(0, seats), found[:-1], found[-1]

    def need(self, key: str) -> RecordLine:
        """A line that must be there: ``dealer``, ``rest``, ``hand 0``."""
        if key not in self.head:
            raise self._missing(key)
        return self.head[key]

    def _missing(self, key: str) -> BadInput:
        """The line is not there; or it is, and its verb is misspelt."""
        verb = key.split()[0]
        for entry in self.body:
            if nearest(entry.verb, HEADERS) == verb:
                text = " ".join((entry.verb, *entry.words))
                return bad_line(entry.number, f"{quoted(text)} is not understood; did you mean {verb!r}?")
        return BadInput("missing-line", f"the record has no line {quoted(key)}", key)

    def rules(self, house: type[R]) -> R:
        """The house rules of the record; a record without that line is played by the defaults."""
        if "rules" not in self.head:
            return house()
        entry = self.head["rules"]
        try:
            return house.read({name: _value(text) for name, _, text in (word.partition("=") for word in entry.words)})
        except BadInput as error:
            raise bad_line(entry.number, error.message, error.code) from error


def lines_of(text: str) -> list[str]:
    """The lines of a record, without the mark that some programs put first."""
    return text.removeprefix(BYTE_ORDER_MARK).splitlines()


def take_apart(text: str) -> Record:
    """Read the lines of a record. Errors: :class:`BadInput` ``bad-record`` when it does not open as one."""
    rows = [(number, line.split()) for number, line in enumerate(lines_of(text), 1) if line.strip()]
    if not rows or rows[0][1][:1] != [HEAD] or len(rows[0][1]) != 3 or rows[0][1][2] != VERSION:
        first = " ".join(rows[0][1]) if rows else ""
        message = f"a record opens with '{HEAD}', the game and '{VERSION}', not with {quoted(first)}"
        raise BadInput("bad-record", message, f"line {rows[0][0] if rows else 1}")
    entries = [RecordLine(number, words[0], tuple(words[1:])) for number, words in rows[1:]]
    head: dict[str, RecordLine] = {}
    for entry in (one for one in entries if one.verb in HEADERS):
        of_seat = entry.verb == "hand"
        key = f"hand {entry.seat()}" if of_seat else entry.verb
        if key in head:
            raise bad_line(entry.number, f"the line {quoted(key)} is there twice")
        head[key] = RecordLine(entry.number, entry.verb, entry.words[1:]) if of_seat else entry
    return Record(rows[0][1][1], head, tuple(one for one in entries if one.verb not in HEADERS))


def retrace(state: S, actions: Iterable[tuple[int, A]], apply: Callable[[S, A], S]) -> tuple[S, tuple[A, ...]]:
    """Do what the numbered lines say: the state it leads to, and the actions. Errors: :class:`BadInput` ``illegal``."""
    done: list[A] = []
    for number, action in actions:
        try:
            state = apply(state, action)
        except IllegalAction as error:
            raise bad_line(number, _refusal(error.verdict), "illegal") from error
        done.append(action)
    return state, tuple(done)


def _refusal(verdict: Verdict) -> str:
    """The reason's code, then in plain words with what it is about: a program reads the first, a person the rest."""
    about = [f"{name}: {_plain(value)}" for name, value in verdict.facts.items()]
    source = [f"see {verdict.source}"] if verdict.source else []
    return f"{verdict.reason} ({'; '.join([verdict.reason.replace('-', ' '), *about, *source])})"


def _plain(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def opening(game: str, rules: HouseRules) -> list[str]:
    """The first line, and one for the house rules that differ from the default."""
    changed = rules.changed()
    words = " ".join(f"{name}={str(value).lower()}" for name, value in changed.items())
    return [f"{HEAD} {game} {VERSION}", *([f"rules {words}"] if changed else [])]


def table(pack: Pack, dealer: int, hands: Sequence[Iterable[Card]], rest: Iterable[Card]) -> list[str]:
    """The lines that set the table: dealer, hands and rest."""
    rows = [f"hand {seat} {cards(pack, hand)}".rstrip() for seat, hand in enumerate(hands)]
    return [f"dealer {dealer}", *rows, f"rest {cards(pack, rest)}".rstrip()]


def cards(pack: Pack, some: Iterable[Card]) -> str:
    """Cards in the order given."""
    return write_cards(pack, some, keep_order=True)


def _value(text: str) -> Any:
    return {"true": True, "false": False}.get(text, int(text) if WHOLE.fullmatch(text) else text)
