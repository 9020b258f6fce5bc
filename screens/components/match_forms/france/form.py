"""The form in which the end of a French deal is entered, in the order in which it is asked for at the table."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.france.auction.bidding import BIDS, SIDES
from engine.games.france.poignee import POINTS
from engine.games.france.scorekeeper import Start
from engine.games.france.scorekeeper.judging import TRUMPS
from lessons.score_forms.france import AGAIN, ALONE, PASSED, SLAMS
from screens.components.match_forms.fields import figure, many, one
from screens.components.match_forms.given import Choice, Field
from screens.components.match_forms.names import part, say

LAID = ("partner", "petit", "poignees", "slam")
"""What the cards on the table do not tell by themselves."""


def fields(start: Start, hand: int, lang: str) -> dict[str, tuple[str, list[Field]]]:
    """How a deal can end: what each way is called, and its fields."""
    asked = list(_fields(start, lang))
    kinds = [*(bid.word for bid in BIDS), PASSED]
    return {kind: (say(f"keeper.france.kind.{kind}", lang), [] if kind == PASSED else asked) for kind in kinds}


def at_the_table(start: Start, lang: str) -> dict[str, tuple[str, list[Field]]]:
    """The same where the cards lie there: what they tell by themselves is not asked."""
    ways = {kind: its for kind, its in fields(start, 1, lang).items() if kind != PASSED}
    return {
        kind: (label, [_table(one, lang) for one in asked if one["key"] in LAID])
        for kind, (label, asked) in ways.items()
    }


def _table(field: Field, lang: str) -> Field:
    """Nobody has a name at the table: the called card is with another player, or with nobody."""
    if field["key"] != "partner":
        return field
    options = [("1", part("keeper.france.called", lang)), (ALONE, part("keeper.france.alone", lang))]
    return one("partner", say("keeper.france.table.called", lang), options, "1")


def _fields(start: Start, lang: str) -> Iterator[Field]:
    seats = [(str(seat), name) for seat, name in enumerate(start.names)]
    nobody = [("", part("keeper.jochi.nobody", lang))]
    sides = [(side, part(f"keeper.france.side.{side}", lang)) for side in SIDES]
    yield one("taker", say("keeper.france.taker", lang), seats)
    if start.form.calls:
        yield one("partner", say("keeper.france.partner", lang), [*seats, (ALONE, part("keeper.france.alone", lang))])
    yield one("bouts", say("keeper.france.bouts", lang), [(str(n), str(n)) for n in range(4)])
    for side in SIDES:
        yield figure(f"points.{side}", say(f"keeper.france.points.{side}", lang), "half")
    yield one("petit", say("keeper.france.petit", lang), nobody + sides)
    yield many("poignees", say("keeper.france.poignees", lang), list(_poignees(start, lang)))
    slams = [(word, part(f"keeper.france.slam.{word}", lang)) for word in SLAMS]
    yield one("slam", say("keeper.france.slam", lang), [("", part("keeper.france.slam.none", lang)), *slams])


def _poignees(start: Start, lang: str) -> Iterator[Choice]:
    """Each size, and a second one of it where there are trumps enough for two."""
    for size, trumps in enumerate(start.form.poignees):
        yield str(size), part("keeper.france.poignee", lang, trumps=trumps, points=POINTS[size])
        if 2 * trumps <= TRUMPS:
            yield f"{size}{AGAIN}", part("keeper.france.poignee-again", lang, trumps=trumps, points=POINTS[size])
