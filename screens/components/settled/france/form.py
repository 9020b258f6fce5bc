"""The form in which the end of a French deal is entered, in the order in which it is asked for at the table."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.france.auction.bidding import BIDS, SIDES
from engine.games.france.poignee import POINTS
from engine.games.france.scorekeeper import End, Start
from engine.games.france.scorekeeper.judging import TRUMPS
from lessons.keeping.contract import AGAIN, ALONE, PASSED, SLAMS, told_of
from screens.components.settled.given import Choice, ChoiceField, DealFormProps, Field
from screens.components.settled.names import part, say

LAID = ("partner", "petit", "poignees", "slam")
"""What the cards on the table do not tell by themselves."""


def form(start: Start, hand: int, lang: str, had: End | None = None) -> DealFormProps:
    """How this deal can end, with the fields of each way; ``had``: what was written of it."""
    its = told_of(start, had) if had else None
    fields = list(_fields(start, lang))
    kinds = [*(bid.word for bid in BIDS), PASSED]
    return {
        "hand": hand,
        "kinds": [(kind, say(f"keeper.france.kind.{kind}", lang)) for kind in kinds],
        "fields": {kind: [] if kind == PASSED else fields for kind in kinds},
        "had": {"kind": its[0], "told": its[1]} if its else None,
    }


def at_the_table(start: Start, lang: str) -> DealFormProps:
    """The same where the cards lie there: what they tell by themselves is not asked."""
    its = form(start, 1, lang)
    fields = [one for one in _fields(start, lang) if one["name"] in LAID]
    kinds = [one for one in its["kinds"] if one[0] != PASSED]
    return its | {"kinds": kinds, "fields": {kind: [_table(one, lang) for one in fields] for kind, _ in kinds}}


def _table(field: Field, lang: str) -> Field:
    """Nobody has a name at the table: the called card is with another player, or with nobody."""
    if field["name"] != "partner":
        return field
    options = [("1", part("keeper.france.called", lang)), (ALONE, part("keeper.france.alone", lang))]
    return _one("partner", say("keeper.france.table.called", lang), options) | {"default": "1"}


def _fields(start: Start, lang: str) -> Iterator[Field]:
    seats = [(str(seat), name) for seat, name in enumerate(start.names)]
    nobody = [("", part("keeper.jochi.nobody", lang))]
    sides = [(side, part(f"keeper.france.side.{side}", lang)) for side in SIDES]
    yield _one("taker", say("keeper.france.taker", lang), seats)
    if start.form.calls:
        yield _one("partner", say("keeper.france.partner", lang), [*seats, (ALONE, part("keeper.france.alone", lang))])
    yield _one("bouts", say("keeper.france.bouts", lang), [(str(n), str(n)) for n in range(4)])
    for side in SIDES:
        yield {"name": f"points.{side}", "sort": "half", "label": say(f"keeper.france.points.{side}", lang)}
    yield _one("petit", say("keeper.france.petit", lang), nobody + sides)
    yield {
        "name": "poignees",
        "sort": "many",
        "label": say("keeper.france.poignees", lang),
        "options": list(_poignees(start, lang)),
    }
    slams = [(word, part(f"keeper.france.slam.{word}", lang)) for word in SLAMS]
    yield _one("slam", say("keeper.france.slam", lang), [("", part("keeper.france.slam.none", lang)), *slams])


def _poignees(start: Start, lang: str) -> Iterator[Choice]:
    """Each size, and a second one of it where there are trumps enough for two."""
    for size, trumps in enumerate(start.form.poignees):
        yield str(size), part("keeper.france.poignee", lang, trumps=trumps, points=POINTS[size])
        if 2 * trumps <= TRUMPS:
            yield f"{size}{AGAIN}", part("keeper.france.poignee-again", lang, trumps=trumps, points=POINTS[size])


def _one(name: str, label: str, options: list[Choice]) -> ChoiceField:
    return {"name": name, "sort": "one", "label": label, "options": options}
