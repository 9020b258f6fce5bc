"""A deal laid out card by card: what every side has won is counted by threes, and its figures follow from the cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.cards import Card
from engine.games.sicily.contract import Contract
from engine.games.sicily.counting import count, last_trick
from engine.games.sicily.pack import DECINE, FOUR_ARIE, GIOVE, KINGS
from engine.games.sicily.scorekeeper.counting import contract_of, settled
from engine.games.sicily.scorekeeper.entries import Deal, Start
from engine.games.sicily.scorekeeper.plausible import impossible
from engine.games.sicily.settling.figures import Figures
from engine.games.sicily.settling.played import Settlement
from engine.sheet import ScoreSheet
from engine.verdict import Verdict

Piles = tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class PileCount:
    """``sheets``: the count of each camp, in threes and with the last trick; ``problem``: what these cards cannot be."""

    contract: Contract
    piles: Piles
    figures: Figures
    sheets: tuple[ScoreSheet, ...]
    settlement: Settlement
    problem: Verdict | None


def laid(start: Start, deal: Deal, piles: Sequence[Sequence[str]], pool: int = 0) -> PileCount:
    """Count what lies there; cards of no pile belong to the last camp. ``deal`` tells the rest: who bid, what was announced.

    Errors: :class:`engine.cards.UnknownCard` for a code that is none.
    """
    pack, contract = start.form.pack, contract_of(start, deal)
    camps = len(contract.camps)
    given = [{pack[code] for code in pile} for pile in piles[: camps - 1]]
    others: set[Card] = set().union(*given)
    lying = (*given, *[set[Card]()] * (camps - 1 - len(given)), {card for card in pack if card not in others})
    won: Piles = tuple(tuple(card for card in pack if card in cards) for cards in lying)
    told = deal.figures
    sheets = tuple(
        ScoreSheet((*count(cards), *((last_trick(),) if camp == told.last else ()))) for camp, cards in enumerate(won)
    )
    codes = [frozenset(card.code for card in cards) for cards in won]
    arie = next((camp for camp in range(camps) if codes[camp].issuperset(FOUR_ARIE)), None)
    its = replace(
        told,
        points=tuple(int(sheet.total) for sheet in sheets),
        kings=next((camp for camp in range(camps) if codes[camp].issuperset(KINGS)), None),
        arie=arie,
        giove=arie is not None and GIOVE.code in codes[arie],
        kept="scommessa" in told.announced and codes[contract.bidding_camp].issuperset(DECINE),
    )
    problem = _elsewhere(contract, codes, its) or impossible(start.form, contract, its)
    settlement = settled(start, replace(deal, figures=its), pool)
    return PileCount(contract, won, its, sheets, settlement, problem)


def _elsewhere(contract: Contract, codes: Sequence[frozenset[str]], told: Figures) -> Verdict | None:
    """A captured card lies with whoever captured it."""
    for code, by, _ in told.captured:
        if code not in codes[contract.camp(by)]:
            return Verdict(False, "captured-lies-elsewhere", {"card": code}, "sicilian#the-play")
    return None
