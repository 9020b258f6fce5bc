"""A match as text, one line for an entry: what is kept on disk, and what can be read, sent and read in again.

1. start french5 "Anna" "Bruno" "Carla" "Dino" "Elsa" dealer 2 rule split equal
2. donne 1 garde by=1 with=3 points=49.5 bouts=2 petit=taker poignees=single slam=taker announced
3. donne 2 passed
4. correct 2 to donne 1 petite by=1 points=40 bouts=2
5. undo 4
6. stop

Players are counted from 1; points and bouts are those of the taker's side.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from engine.errors import BadInput, quoted
from engine.games.france.auction.bidding import BIDS, SIDES
from engine.games.france.scorekeeper.entries import Deal, Passed, Said, Start
from engine.parts.match_codec import MatchCodec, count
from engine.parts.match_setup import is_of, read_start, say_start

SIZES = ("single", "double", "triple")
PASSED = "passed"
_NAMES = ("by", "with", "points", "bouts", "petit", "poignees", "slam")
_FLAGS = ("announced",)


def _says(entry: Said) -> str:
    match entry:
        case Start():
            return say_start(entry)
        case Passed():
            return f"donne {entry.hand} {PASSED}"
    return " ".join([f"donne {entry.hand} {entry.bid}", *_deal(entry)])


def _reads(words: list[str], line: str) -> Said | None:
    match words:
        case ["start", id, *rest]:
            if not is_of("france", id):
                raise BadInput("unknown-game", f"{quoted(id)} is no French game")
            return read_start(Start, id, rest)
        case ["donne", hand, word] if word == PASSED:
            return Passed(count(hand))
        case ["donne", hand, bid, *rest]:
            return _read_deal(count(hand), bid, rest)
    return None


def _deal(deal: Deal) -> Iterable[str]:
    yield f"by={deal.taker + 1}"
    if deal.partner is not None:
        yield f"with={deal.partner + 1}"
    yield f"points={deal.half_points // 2}" + (".5" if deal.half_points % 2 else "")
    yield f"bouts={deal.bouts}"
    sides = {"petit": deal.petit, "slam": deal.slam}
    if deal.petit is not None:
        yield f"petit={SIDES[deal.petit]}"
    if deal.poignees:
        yield f"poignees={','.join(SIZES[size] for size in deal.poignees)}"
    if sides["slam"] is not None:
        yield f"slam={SIDES[sides['slam']]}"
    if deal.announced:
        yield "announced"


def _read_deal(hand: int, bid: str, words: Sequence[str]) -> Deal:
    if bid not in {one.word for one in BIDS}:
        raise BadInput("unknown-word", f"{quoted(bid)} is no contract; there are {', '.join(one.word for one in BIDS)}")
    told: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if name not in (_NAMES if equals else _FLAGS) or name in told:
            known = ", ".join(_NAMES + _FLAGS)
            raise BadInput("unknown-word", f"{quoted(word)} tells nothing of a deal; there are {known}")
        told[name] = value
    for needed in ("by", "points", "bouts"):
        if needed not in told:
            raise BadInput("missing-field", f"a deal says {needed}=...")
    return Deal(
        hand=hand,
        taker=count(told["by"]) - 1,
        bid=bid,
        half_points=_half_points(told["points"]),
        bouts=count(told["bouts"]),
        partner=count(told["with"]) - 1 if "with" in told else None,
        petit=_side(told, "petit"),
        poignees=tuple(_one_of(one, SIZES) for one in told["poignees"].split(",")) if "poignees" in told else (),
        slam=_side(told, "slam"),
        announced="announced" in told,
    )


def _half_points(word: str) -> int:
    whole, point, half = word.partition(".")
    if half not in (("5", "0") if point else ("",)):
        raise BadInput("no-number", f"{quoted(word)} should be points such as 49 or 40.5")
    return int(Fraction(count(whole)) * 2) + (half == "5")


def _side(told: Mapping[str, str], name: str) -> int | None:
    return _one_of(told[name], SIDES) if name in told else None


def _one_of(word: str, known: Sequence[str]) -> int:
    if word not in known:
        raise BadInput("unknown-word", f"{quoted(word)} should be one of {', '.join(known)}")
    return known.index(word)


LINES = MatchCodec[Said](_says, _reads, ("start", "donne"))
