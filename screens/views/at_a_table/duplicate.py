"""The tables that play the same deals, side by side in words and figures, as far as whoever looks has played them."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from engine.game import game
from engine.verdict import Fact
from lessons.places.at_a_table.at_table import AtTable
from lessons.shared_table.duplicate.comparing import AtOneTable, OfDeal, side_by_side, standings
from lessons.shared_table.duplicate_state import DealResult, DuplicateState
from lessons.text.message import Message, in_figures
from lessons.text.phrases import SpokenName
from screens.components.table.props import CardStyle
from screens.learner.preferences import Preferences
from screens.views.at_a_table.given import DuplicateProps, PartyProps, SameDeal, SameDealTable
from screens.wording.figures import MINUS, figure
from screens.wording.texts import text

MOST_KEPT = 2048
"""Sixteen tables with sixteen deals, in a few languages."""
WHO = ("who", "took", "mate", "seats", "others", "from", "by", "seat")
"""The facts that speak of seats."""


def duplicate(state: AtTable, its: DuplicateState, preferences: Preferences) -> DuplicateProps:
    """``says``: which deal lies there, and who is still to come."""
    lang, found = (
        preferences.language,
        {code: one.duplicate for code, one in state.same.items() if one.duplicate is not None},
    )
    look = CardStyle.of(lang, game(state.table.game_id).family, preferences.pack, "")
    numbers = {code: number for number, code in enumerate(found, 1)}
    deals = side_by_side(found, state.code) if state.code in found else ()
    return {
        # The deals of an evening are for its own tables.
        "code": "" if state.table.evening else its.set_code,
        # Where the evening has ended the round nobody is still to come.
        "says": [] if state.table.evening and state.closed else _says(its, deals, len(found), lang),
        "deals": [_deal(one, state.code, numbers, look) for one in reversed(deals)],
        "standings": [
            {
                "names": _names(one.names, lang),
                "table": text("friends.same.table", lang, n=numbers[one.code]),
                "own": one.code == state.code,
                "deals": one.deals,
                "against": figure(one.against, lang),
            }
            for one in standings(deals)
        ],
    }


def _says(its: DuplicateState, deals: tuple[OfDeal, ...], tables: int, lang: str) -> list[str]:
    of = len(its.seeds)
    says = [text("friends.same.deal-of", lang, n=max(its.dealt, 1), of=of)]
    if not deals:
        return says
    missing = tables - len(deals[-1].tables)
    if its.over and not any(tables - len(one.tables) for one in deals) and tables > 1:
        return [text("friends.same.all-over", lang)]
    if tables == 1:
        return [*says, text("friends.same.alone-yet", lang)]
    return [*says, text("friends.same.missing", lang, n=missing)]


def _deal(deal: OfDeal, own: str, numbers: dict[str, int], look: CardStyle) -> SameDeal:
    return {
        "name": text("friends.same.deal", look.lang, n=deal.deal + 1),
        "tables": [_table(one, one.code == own, numbers[one.code], look) for one in deal.tables],
    }


def _table(one: AtOneTable, own: bool, number: int, look: CardStyle) -> SameDealTable:
    return {
        "name": text("friends.same.table", look.lang, n=number),
        "own": own,
        "says": _told(_Result(one.result), look)[0],
        "parties": [_party(one, place, look) for place in range(len(one.result.parties))],
    }


def _party(one: AtOneTable, place: int, look: CardStyle) -> PartyProps:
    result, lang, own = one.result, look.lang, _told(_Result(one.result), look)[1]
    return {
        "names": _names(tuple((chair, result.names[chair]) for chair in result.parties[place]), lang),
        "points": in_figures(result.points[place]).replace("-", MINUS),
        "against": "" if one.against is None else figure(one.against[place], lang),
        "says": own[place] if own else [],
    }


class _Result:
    """A result that is the same as long as it is the very same one: it is made once, and facts have no hash."""

    __slots__ = ("its",)

    def __init__(self, its: DealResult) -> None:
        self.its = its

    def __hash__(self) -> int:
        return id(self.its)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Result) and other.its is self.its


@lru_cache(maxsize=MOST_KEPT)
def _told(result: _Result, look: CardStyle) -> tuple[list[str], list[list[str]]]:
    """What is told of the table, and by party; once for all who see alike, for at the end of an evening sixty ask for it."""
    its = result.its
    says, *own = ([look.say(_named(said, its, look.lang)) for said in all_] for all_ in (its.says, *its.own))
    return says, own


def _names(chairs: tuple[tuple[int, str], ...], lang: str) -> str:
    return ", ".join(_name(chair, name, lang) for chair, name in chairs)


def _name(chair: int, name: str, lang: str) -> str:
    return name or text("friends.program-name", lang, n=chair + 1)


def _named(said: Message, result: DealResult, lang: str) -> Message:
    """With the names of that table in the place of its seats: nobody elsewhere sits to anybody's right."""
    known = {
        seat: SpokenName(_name(chair, name, lang))
        for chair, (seat, name) in enumerate(zip(result.seats, result.names, strict=True))
    }

    def called(fact: Fact) -> Fact:
        if isinstance(fact, tuple):
            return tuple(known.get(one, one) for one in map(str, fact))
        return known.get(fact, fact) if isinstance(fact, str) else fact

    return replace(said, facts={key: called(fact) if key in WHO else fact for key, fact in said.facts.items()})
