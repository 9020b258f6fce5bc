"""How Mineo and Ragusa settle: a whole deal, or the figures that somebody wrote down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.errors import BadInput, meant, not_so
from engine.games.sicily.contract import Contract
from engine.games.sicily.counting import ALL
from engine.games.sicily.pack import COUNTING
from engine.games.sicily.settling.figures import Figures
from engine.games.sicily.settling.jochi import MINEO, Item, Tally, settle_tally, tally
from engine.games.sicily.settling.played import FinishedDeal, Settlement, Summary
from engine.protocol.ask import Request

_ASKS = (
    ("points", "rimatura"),
    ("last", "vanto"),
    ("captured", "pigliata"),
    ("kings", "four_kings"),
    ("arie", "arie"),
    ("scommessa", "scommessa"),
    ("rivanto", "rivanto"),
)
"""Which figure each payment looks at."""


@dataclass(frozen=True, slots=True)
class Jochi:
    """Settling by these items: all of them in Mineo, the last trick's alone in Ragusa."""

    items: tuple[Item, ...] = MINEO

    @property
    def asks(self) -> tuple[str, ...]:
        names = {item.__name__ for item in self.items}
        return tuple(figure for figure, item in _ASKS if item in names)

    @property
    def capturable(self) -> tuple[str, ...]:
        return COUNTING if "captured" in self.asks else ()

    def __call__(self, played: FinishedDeal) -> Settlement:
        return self.by_figures(played.contract, played.figures(COUNTING), played.rules)

    def by_figures(self, contract: Contract, told: Figures, rules: Any, pool: int = 0) -> Settlement:
        return settle_tally(contract, tally(contract, told), self.items)

    def summary(self, seats: int) -> Summary:
        example = {
            "bidder": 0,
            "points": 61,
            "last_trick": "others",
            "captured": [2, 0],
            "kings": "bidder_side",
            "arie": 4,
        }
        may = "partner kind dealer five_card_solo captured kings arie arie_side scommessa rivanto"
        about = (
            "points: of the bidder's side; last_trick, kings, arie_side: bidder_side | others; captured: counting trumps that"
            " the bidder's side won and lost; arie: 5, 4 or 0; scommessa: true (kept), false (lost) or null"
        )
        return Summary(about, "bidder points last_trick", may, example, self._answer)

    def _answer(self, request: Request, contract: Contract) -> Settlement:
        ours, theirs = request.pair("captured", 0) if request.get("captured") is not None else (0, 0)
        points = request.whole("points", 0, ALL)
        arie = request.whole("arie", 0, 5) if request.get("arie") is not None else 0
        if arie not in (0, 4, 5):
            raise BadInput("bad-value", f"arie is 5 with the giove, 4 without it, or 0, not {arie}", "arie")
        made = request.get("scommessa")
        if made is not None and not isinstance(made, bool):
            raise not_so("scommessa", "true (kept), false (lost) or null", made)
        one = Tally(
            points=(points, ALL - points),
            last=_side(request, "last_trick") > 0,
            captured=(("",) * ours, ("",) * theirs),
            kings=_side(request, "kings"),
            arie=arie * (_side(request, "arie_side", "bidder_side")),
            scommessa=made,
            rivanto=request.get("rivanto") is not None and request.flag("rivanto"),
        )
        return settle_tally(contract, one, self.items)


def _side(request: Request, name: str, default: str | None = None) -> int:
    """1 for the bidder's side, -1 for the others, 0 for neither."""
    value = request.get(name, default)
    if value not in ("bidder_side", "others", None):
        raise not_so(name, "'bidder_side' or 'others'", value, meant(str(value), ("bidder_side", "others")))
    return {"bidder_side": 1, "others": -1, None: 0}[value]
