"""What one session has on the scoring table, where it takes it from, and why a text is no position. No Streamlit."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.games.bologna.scoring import Position, PositionError, read, write
from screens.workbench.given import say

MODES = ("count", "learn", "error")
KNOWN = 1000
"""So many positions of its own a session tells from those that somebody brings along."""


@dataclass(frozen=True, slots=True)
class Desk:
    """What one session has on the table. Only a cache: the position is in the address, answers are in the log."""

    position: Position
    mode: str = "count"
    note: str = ""
    ack: str = ""
    have: str = ""
    seen: tuple[str, ...] = ()
    known: tuple[str, ...] = ()
    """Texts of the positions it has shown: found in the address, they are old and not news."""

    def showing(self, position: Position) -> Desk:
        """The same desk with this position on it."""
        return replace(self, position=position, known=(*self.known, write(position))[-KNOWN:])


def addressed(desk: Desk | None, wanted: str | None, mode: str, lang: str, *, arriving: bool = True) -> Desk:
    """The desk as it was, or as the address says where that is news: a position, and for whoever arrives one of :data:`MODES`.

    While the table is on the page its way of working is changed by moves alone: a run asked for before the browser heard of the
    last one still comes from the address before it.
    """
    found = desk or Desk(Position())
    if mode in MODES and (desk is None or arriving):
        found = replace(found, mode=mode)
    if wanted is None or wanted == write(found.position) or wanted in found.known:
        return found
    try:
        return replace(found.showing(read(wanted)), note="")
    except PositionError as error:
        return replace(found, note=refused(error, lang))


def on_the_screen(desk: Desk, text: object) -> Desk:
    """The desk with what the browser says it shows; as it was, where that is no position."""
    if not isinstance(text, str) or text == write(desk.position):
        return desk
    try:
        return desk.showing(read(text))
    except PositionError:
        return desk


def refused(error: PositionError, lang: str) -> str:
    """Why a text is no position, quoting and pointing, with the likely word."""
    offer = say("position.offer", lang, offer=error.suggestion) if error.suggestion else ""
    code = error.code if f"position.{error.code}" in _KNOWN else "other"
    return say(f"position.{code}", lang, word=error.word, column=error.column, offer=offer).strip()


_KNOWN = {
    f"position.{code}"
    for code in ("unknown-card", "unknown-word", "card-twice", "card-on-both-sides", "card-on-no-side", "bad-rule")
}
