"""A match as text, one line for an entry: what is kept on disk, and what can be read, sent and read in again.

1. start mineo3 "Anna" "Bruno" "Carla" dealer 2 rule rivanto any_opponent
2. deal 1 solo by=1 on=5 points=61,48 last=1 captured=T17:1:2 kings=1 arie=2:5 scommessa=kept rivanto
3. deal 2 thrown paid=-1,0,1
4. correct 2 to deal 1 chiamo by=1 with=3 points=50,59 last=2
5. undo 4
6. stop

Players and sides are counted from 1, the sides as the contract has them: the bidder's first, or one each.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.errors import BadInput, quoted
from engine.game import game, games
from engine.games.sicily.scorekeeper.entries import Deal, Entry, Start, Thrown
from engine.games.sicily.settling.figures import Captured, Figures
from engine.parts.corrections import Correct, Stopped, Undo

MOST = 4000
"""Characters one line may have."""
_WORD = re.compile(r'"[^"]*"|\S+')
_NUMBER = re.compile(r"^\s*\d+\.\s*")
_NAMES = ("by", "on", "with", "points", "last", "captured", "kings", "arie", "scommessa", "ternone", "paid")
_FLAGS = ("rivanto", "vanto")


def is_ours(line: str) -> bool:
    """Does this line begin a Sicilian match, or tell a deal of one? Undo and stop are anybody's."""
    words = line.split(" to ", 1)[1].split() if line.startswith("correct ") and " to " in line else line.split()
    return words[:1] == ["deal"] or (words[:1] == ["start"] and len(words) > 1 and _sicilian(words[1]))


def write(entries: Iterable[Entry]) -> str:
    """The whole match, its lines numbered."""
    return "".join(f"{number}. {write_line(entry)}\n" for number, entry in enumerate(entries, 1))


def read(text: str) -> tuple[Entry, ...]:
    """The entries; empty lines are passed over. Errors: BadInput whose ``field`` is the line's number."""
    found: list[Entry] = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            try:
                found.append(read_line(_NUMBER.sub("", line)))
            except BadInput as error:
                raise BadInput(error.code, error.message, f"line {number}") from error
    return tuple(found)


def write_line(entry: Entry) -> str:
    """The one written form of an entry."""
    match entry:
        case Start():
            names = " ".join(f'"{name}"' for name in entry.names)
            rules = (f" rule {name} {str(value).lower()}" for name, value in entry.house.changed().items())
            return f"start {entry.game} {names} dealer {entry.dealer + 1}" + "".join(rules)
        case Deal():
            return " ".join([f"deal {entry.hand} {entry.kind}", *_deal(entry)])
        case Thrown():
            return f"deal {entry.hand} thrown paid={','.join(map(str, entry.paid))}"
        case Correct():
            return f"correct {entry.number} to {write_line(entry.entry)}"
        case Undo():
            return f"undo {entry.number}"
    return "stop"


def read_line(line: str) -> Entry:
    """One entry. Errors: BadInput that quotes what it cannot read."""
    if len(line) > MOST:
        raise BadInput("too-long", f"a line has at most {MOST} characters, not {len(line)}")
    match _WORD.findall(line):
        case ["stop"]:
            return Stopped()
        case ["undo", number]:
            return Undo(_number(number))
        case ["correct", number, "to", *_]:
            told = read_line(line.split(" to ", 1)[1])
            if isinstance(told, Stopped | Undo | Correct):
                raise BadInput("unknown-line", f"{quoted(line)} corrects with what cannot stand there")
            return Correct(_number(number), told)
        case ["start", id, *rest]:
            return _read_start(id, rest)
        case ["deal", hand, kind, *rest]:
            return _read_deal(_number(hand), kind, rest)
    raise BadInput("unknown-line", f"cannot read {quoted(line)}; a line begins with start, deal, correct, undo or stop")


def _deal(deal: Deal) -> Iterable[str]:
    told = deal.figures
    seats = {"by": deal.bidder, "with": deal.partner}
    yield from (f"{name}={seat + 1}" for name, seat in seats.items() if seat is not None)
    if deal.cards:
        yield f"on={deal.cards}"
    if told.points:
        yield f"points={','.join(map(str, told.points))}"
    camps = {"last": told.last, "kings": told.kings}
    yield from (f"{name}={camp + 1}" for name, camp in camps.items() if camp is not None)
    if told.captured:
        yield "captured=" + ",".join(f"{code}:{by + 1}:{player + 1}" for code, by, player in told.captured)
    if told.arie is not None:
        yield f"arie={told.arie + 1}:{5 if told.giove else 4}"
    if "scommessa" in told.announced:
        yield f"scommessa={'kept' if told.kept else 'lost'}" + (f":{told.cards}" if told.cards else "")
    yield from sorted(told.announced - {"scommessa"})
    if told.ternoni:
        yield f"ternone={','.join(str(seat + 1) for seat in told.ternoni)}"


def _read_deal(hand: int, kind: str, words: Sequence[str]) -> Deal | Thrown:
    told: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if name not in (_NAMES if equals else _FLAGS) or name in told:
            raise BadInput(
                "unknown-word", f"{quoted(word)} tells nothing of a deal; there are {', '.join(_NAMES + _FLAGS)}"
            )
        told[name] = value
    if kind == "thrown":
        return Thrown(hand, tuple(_number(one) for one in told.get("paid", "").split(",")))
    kept, _, cards = told.get("scommessa", "").partition(":")
    if kept not in ("", "kept", "lost"):
        raise BadInput("unknown-word", f"a scommessa was kept or lost, not {quoted(kept)}")
    arie, _, number = told.get("arie", "").partition(":")
    figures = Figures(
        points=tuple(_number(one) for one in told["points"].split(",")) if "points" in told else (),
        last=_counted(told, "last"),
        captured=tuple(_captured(one) for one in told["captured"].split(",")) if "captured" in told else (),
        kings=_counted(told, "kings"),
        arie=_number(arie) - 1 if arie else None,
        giove=number == "5",
        announced=frozenset(name for name in ("scommessa", *_FLAGS) if name in told),
        kept=kept == "kept",
        cards=_number(cards) if cards else 0,
        ternoni=tuple(_number(one) - 1 for one in told["ternone"].split(",")) if "ternone" in told else (),
    )
    on = _number(told["on"]) if "on" in told else 0
    return Deal(hand, kind, _counted(told, "by"), figures, on, _counted(told, "with"))


def _counted(told: Mapping[str, str], name: str) -> int | None:
    return _number(told[name]) - 1 if name in told else None


def _captured(word: str) -> Captured:
    match word.split(":"):
        case [code, by, player]:
            return code, _number(by) - 1, _number(player) - 1
    raise BadInput("unknown-word", f"{quoted(word)} should be a card, who captured it and from whom: T17:1:2")


def _read_start(id: str, words: Sequence[str]) -> Start:
    if not _sicilian(id):
        raise BadInput("unknown-game", f"{quoted(id)} is no Sicilian game")
    names = [word.strip('"') for word in words if word.startswith('"')]
    rest, dealer, rules = list(words[len(names) :]), 0, dict[str, Any]()
    house = game(id).house
    while rest:
        match rest:
            case ["dealer", seat, *_]:
                dealer = _number(seat) - 1
            case ["rule", name, value, *_]:
                rules[name] = _value(house, name, value)
            case _:
                raise BadInput("unknown-line", f"{quoted(' '.join(rest))} means nothing in the start of a match")
        rest = rest[3 if rest[0] == "rule" else 2 :]
    return Start(id, tuple(names), dealer, house.read(rules))


def _sicilian(id: str) -> bool:
    return id in games() and game(id).family == "sicily"


def _value(house: Any, name: str, said: str) -> Any:
    choices = next((rule.choices for rule in house.all() if rule.name == name), ())
    if not choices and said.isdecimal():
        return _number(said)
    return next((choice for choice in choices if str(choice).casefold() == said.casefold()), said)


def _number(word: str) -> int:
    if not word.removeprefix("-").isdecimal() or len(word) > 6:
        raise BadInput("no-number", f"{quoted(word)} should be a number")
    return int(word)
