"""What the coach's search says of a practice hand: a bar for each card and a sentence; asked of the process beside the app."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any
from zlib import crc32

from engine.games.bologna.deal.actions import Play
from lessons.tables.bologna.choosing import advised, can_be_weighed, chose, own_card
from lessons.tables.hand import TableHand
from lessons.tables.recorded import record_of
from lessons.text.message import Message
from players.beside import BESIDE

GAME = "ottocento"
SOLVED = "-solved"
"""What sentences end their name with that speak of possible deals solved with all hands open, not played out by simple rules."""


class NoAnswer(Exception):
    """Nothing is compiled, or the search was late or died."""


@dataclass(frozen=True)
class Bar:
    """The points of one card: in figures, in words, and where their interval begins, has its middle and ends, in percent.

    What is 0 and what is 100 percent is the same for all cards. ``best``: no other card comes to more, and that can be told.
    """

    text: str
    said: Message
    at: tuple[float, float, float]
    best: bool


@dataclass(frozen=True)
class CoachAnswer:
    """A bar for each card that could go, what the bars say, and what that means for the card that was spoken of."""

    bars: Mapping[str, Bar]
    about: Message
    verdict: Message


def searched(hand: TableHand) -> CoachAnswer | None:
    """What the search makes of that card; None if there is no such, or no answer in time."""
    if not can_be_weighed(hand):
        return None
    before = chose(hand) or hand
    try:
        if before is not hand:
            return _asked(record_of(before), own_card(hand).code, "played")
        choice = advised(hand)
        assert choice is not None
        assert isinstance(choice.action, Play)
        return _asked(record_of(hand), choice.action.card.code, "book")
    except NoAnswer:
        return None


def figures(hand: TableHand) -> Mapping[str, str]:
    """The points of each card that may be played now, by its code; nothing where there is no answer in time."""
    found = searched(hand) if hand.game_id == GAME and chose(hand) is None else None
    return {} if found is None else {code: bar.text for code, bar in found.bars.items()}


def seed_of(record: str) -> int:
    """The seed of the search's random generator for this moment, so that whoever opens the same record gets the same answers."""
    return crc32(record.encode()) % 2**31


@lru_cache(maxsize=256)
def _asked(record: str, card: str, whose: str) -> CoachAnswer:
    """Answers are kept, so that a page shown again asks nothing; that there was none is not."""
    reply = BESIDE.ask(ask="coach", game=GAME, record=record, seed=seed_of(record), card=card)
    if reply is None:
        raise NoAnswer
    return _said(reply, whose)


VERDICTS = {
    ("agree", "book"): "coach.agree",
    ("differ", "book"): "coach.differ",
    ("even", "book"): "coach.even",
    ("open", "book"): "coach.open",
    ("agree", "played"): "hindsight.as-good",
    ("differ", "played"): "coach.behind",
    ("even", "played"): "coach.even",
    ("open", "played"): "coach.open-played",
}
"""What is said of the book's card before one has played, and of one's own afterwards."""


def _said(reply: Mapping[str, Any], whose: str) -> CoachAnswer:
    facts = {
        "card": reply["best"],
        "other": reply["card"],
        "told": round(reply["told"]),
        "points": round(reply["gap"]),
        "margin": round(reply["margin"]),
    }
    how = SOLVED if reply["solved"] else ""
    says = VERDICTS[reply["verdict"], whose]
    verdict = Message(says + how if reply["verdict"] in ("differ", "open") else says, facts)
    return CoachAnswer(_bars(reply), Message("coach.bars" + how, {"n": reply["worlds"]}), verdict)


def _bars(reply: Mapping[str, Any]) -> dict[str, Bar]:
    values = reply["values"]
    least, most = min(one["low"] for one in values), max(one["high"] for one in values)

    def at(points: float) -> float:
        return round(100 * (points - least) / (most - least), 1) if most > least else 50.0

    best = reply["best"] if reply["verdict"] in ("agree", "differ") else ""
    return {
        one["card"]: Bar(
            _signed(one["points"]),
            _value(one),
            (at(one["low"]), at(one["points"]), at(one["high"])),
            one["card"] == best,
        )
        for one in values
    }


def _value(one: Mapping[str, Any]) -> Message:
    margin = round((one["high"] - one["low"]) / 2)
    return Message("coach.value", {"points": _signed(one["points"]), "margin": margin})


def _signed(points: float) -> str:
    return f"{round(points):+d}".replace("-", "−")
