"""What the browser is told of the scoring table of a game whose deals are settled one by one."""

from __future__ import annotations

from typing_extensions import TypedDict

from screens.components.match_forms.given import Choice, FormProps, LedgerLine
from screens.wording.given import Words


class PackCard(TypedDict):
    """A card of the pack as it lies on the scoring table."""

    code: str
    src: str
    name: str
    short: str


class PileCounted(TypedDict):
    """What one side's cards come to."""

    name: str
    points: int | str
    threes: list[LedgerLine]
    cards: int


class SettlementProps(TypedDict):
    """The whole sheet of a scoring table."""

    sides: list[PileCounted]
    waits: str
    """What is to be told before anything is paid."""
    problem: str
    lines: list[LedgerLine]
    pays: list[Choice]
    """Each with what they receive, or pay."""
    pool: str


class SettlingPanel(TypedDict):
    """The scoring table of a game whose deals are settled one by one."""

    lang: str
    leaves: bool
    game: str
    form: FormProps
    counted: SettlementProps | None


class SettlingArrival(SettlingPanel):
    """The same for whoever arrives."""

    cards: list[list[PackCard]]
    words: Words
