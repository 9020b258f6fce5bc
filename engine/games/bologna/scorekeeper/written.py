"""A match as text, one line for an entry: what is kept on disk, and what can be read, sent and read in again.

1. start 800 A1 "Anna" B1 "Bruno" A2 "Carla" B2 "Dino" dealer B1 rule tie_at_target draw
2. hand 1 A2 declares kings 4 swords 5
3. hand 1 B1 declares 18 points
4. hand 1 ends criccone 34:0 last A sequences 60:20 cards 50:37
5. correct 4 to hand 1 ends cards A won-Angel.World.SK last-we
6. undo 5
7. hand 2 ends out B1      (by declarations alone; also: ends monte)
8. stop
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.errors import BadInput, quoted
from engine.games.bologna.match import FOUR
from engine.games.bologna.rules import Rules
from engine.games.bologna.scorekeeper.entries import (
    FORMATS,
    SEATS,
    SIDES,
    Counted,
    Declared,
    End,
    Monte,
    Out,
    Piled,
    Said,
    Start,
)
from engine.games.bologna.scoring import position_codec as positions
from engine.parts.match_codec import MatchCodec, count
from engine.parts.match_setup import chosen


def _says(entry: Said) -> str:
    match entry:
        case Start():
            return _start(entry)
        case Declared():
            said = [f"{kind} {n}" for kind, n in entry.combinations] or [f"{entry.figure} points"]
            return f"hand {entry.hand} {SEATS[entry.seat]} declares {' '.join(said)}"
    return f"hand {entry.hand} ends {_end(entry)}"


def _reads(words: list[str], line: str) -> Said | None:
    match words:
        case ["start", *rest]:
            return _read_start(rest)
        case ["hand", hand, "ends", *rest] if rest:
            return _read_end(count(hand), rest, line)
        case ["hand", hand, seat, "declares", *rest] if rest:
            return _read_declared(count(hand), _one_of(seat, SEATS), rest)
    return None


def _start(entry: Start) -> str:
    words = [f"start {entry.format}", *(f'{seat} "{name}"' for seat, name in zip(SEATS, entry.names, strict=True))]
    words += [f'{side} "{name}"' for side, name in zip(SIDES, entry.sides, strict=True) if name]
    words.append(f"dealer {SEATS[entry.dealer]}")
    words += [f"deals {entry.deals}"] if entry.deals != FOUR else []
    return " ".join([*words, *(f"rule {name} {str(value).lower()}" for name, value in entry.house.changed().items())])


def _end(entry: End) -> str:
    match entry:
        case Counted():
            pairs = {"criccone": entry.criccone, "sequences": entry.sequences, "cards": entry.cards}
            told = {name: f"{name} {a}:{b}" for name, (a, b) in pairs.items()}
            return f"{told['criccone']} last {SIDES[entry.last]} {told['sequences']} {told['cards']}"
        case Piled():
            return f"cards {SIDES[entry.side]} {positions.write(entry.position)}"
        case Out():
            return f"out {SEATS[entry.seat]}"
        case Monte():
            return "monte"


def _read_end(hand: int, words: Sequence[str], line: str) -> Said:
    match words:
        case ["monte"]:
            return Monte(hand)
        case ["out", seat]:
            return Out(hand, _one_of(seat, SEATS))
        case ["cards", side, *rest] if rest and rest[0].startswith(positions.NAMES):
            return Piled.of(hand, _one_of(side, SIDES), positions.read(" ".join(rest)))
        case ["criccone", criccone, "last", last, "sequences", sequences, "cards", cards]:
            return Counted(hand, _pair(criccone), _one_of(last, SIDES), _pair(sequences), _pair(cards))
    raise BadInput("unknown-end", f"cannot read how the hand ended in {quoted(line)}")


def _read_declared(hand: int, seat: int, words: Sequence[str]) -> Declared:
    if len(words) == 2 and words[1] == "points":
        return Declared(hand, seat, (), count(words[0]))
    if len(words) % 2:
        raise BadInput(
            "unknown-line", f"combinations are a name and a number of cards each, not {quoted(' '.join(words))}"
        )
    pairs = zip(words[::2], words[1::2], strict=True)
    return Declared(hand, seat, tuple((kind, count(n)) for kind, n in pairs))


def _read_start(words: Sequence[str]) -> Start:
    names, sides, rules = dict.fromkeys(SEATS, ""), dict.fromkeys(SIDES, ""), dict[str, Any]()
    format, dealer, deals, rest = words[0] if words else "", 0, FOUR, list(words[1:])
    if format not in FORMATS:
        raise BadInput("unknown-format", f"no match {quoted(format)}; there are {', '.join(FORMATS)}")
    while rest:
        match rest:
            case [name, value, *_] if name in names:
                names[name] = value.strip('"')
            case [name, value, *_] if name in sides:
                sides[name] = value.strip('"')
            case ["dealer", seat, *_]:
                dealer = _one_of(seat, SEATS)
            case ["deals", n, *_]:
                deals = _deals(n)
            case ["rule", name, value, *_]:
                rules[name] = chosen(Rules, name, value)
            case _:
                raise BadInput("unknown-line", f"{quoted(' '.join(rest))} means nothing in the start of a match")
        rest = rest[3 if rest[0] == "rule" else 2 :]
    a1, b1, a2, b2 = names.values()
    return Start((a1, b1, a2, b2), dealer, format, Rules.read(rules), (sides["A"], sides["B"]), deals)


def _deals(word: str) -> int:
    n = count(word)
    if not 1 <= n <= FOUR:
        raise BadInput("unknown-line", f"{quoted(word)} deals: a match of deals has 1 to {FOUR}")
    return n


def _pair(word: str) -> tuple[int, int]:
    a, colon, b = word.partition(":")
    if not colon:
        raise BadInput("two-numbers", f"{quoted(word)} should be two numbers such as 34:17")
    return count(a), count(b)


def _one_of(word: str, known: Sequence[str]) -> int:
    if word.upper() not in known:
        raise BadInput("unknown-word", f"{quoted(word)} should be one of {', '.join(known)}")
    return known.index(word.upper())


LINES = MatchCodec[Said](_says, _reads, ("start", "hand"))
