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

from collections.abc import Iterable, Mapping, Sequence

from engine.errors import BadInput, quoted
from engine.games.sicily.scorekeeper.entries import Deal, Said, Start, Thrown
from engine.games.sicily.settling.figures import Captured, Figures
from engine.parts.match_codec import MatchCodec, count, figure
from engine.parts.match_setup import is_of, read_start, say_start

_NAMES = ("by", "on", "with", "points", "last", "captured", "kings", "arie", "scommessa", "ternone", "paid")
_FLAGS = ("rivanto", "vanto")


def _says(entry: Said) -> str:
    match entry:
        case Start():
            return say_start(entry)
        case Deal():
            return " ".join([f"deal {entry.hand} {entry.kind}", *_deal(entry)])
        case Thrown():
            return f"deal {entry.hand} thrown paid={','.join(map(str, entry.paid))}"


def _reads(words: list[str], line: str) -> Said | None:
    match words:
        case ["start", id, *rest]:
            if not is_of("sicily", id):
                raise BadInput("unknown-game", f"{quoted(id)} is no Sicilian game")
            return read_start(Start, id, rest)
        case ["deal", hand, kind, *rest]:
            return _read_deal(count(hand), kind, rest)
    return None


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
        return Thrown(hand, tuple(figure(one) for one in told.get("paid", "").split(",")))
    kept, _, cards = told.get("scommessa", "").partition(":")
    if kept not in ("", "kept", "lost"):
        raise BadInput("unknown-word", f"a scommessa was kept or lost, not {quoted(kept)}")
    arie, _, number = told.get("arie", "").partition(":")
    figures = Figures(
        points=tuple(figure(one) for one in told["points"].split(",")) if "points" in told else (),
        last=_counted(told, "last"),
        captured=tuple(_captured(one) for one in told["captured"].split(",")) if "captured" in told else (),
        kings=_counted(told, "kings"),
        arie=figure(arie) - 1 if arie else None,
        giove=number == "5",
        announced=frozenset(name for name in ("scommessa", *_FLAGS) if name in told),
        kept=kept == "kept",
        cards=figure(cards) if cards else 0,
        ternoni=tuple(figure(one) - 1 for one in told["ternone"].split(",")) if "ternone" in told else (),
    )
    on = figure(told["on"]) if "on" in told else 0
    return Deal(hand, kind, _counted(told, "by"), figures, on, _counted(told, "with"))


def _counted(told: Mapping[str, str], name: str) -> int | None:
    return figure(told[name]) - 1 if name in told else None


def _captured(word: str) -> Captured:
    match word.split(":"):
        case [code, by, player]:
            return code, figure(by) - 1, figure(player) - 1
    raise BadInput("unknown-word", f"{quoted(word)} should be a card, who captured it and from whom: T17:1:2")


LINES = MatchCodec[Said](_says, _reads, ("start", "deal"))
