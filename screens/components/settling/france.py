"""What lies on the French scoring table as the browser shows it: both sides' pairs, and who pays whom for what."""

from __future__ import annotations

from engine.games.france.auction.bidding import SIDES
from engine.games.france.scorekeeper import Start
from engine.games.france.scorekeeper.laid import PileCount
from engine.sheet import Line
from screens.components.match_forms.france import words
from screens.components.match_forms.given import LedgerLine
from screens.components.match_forms.names import amount, card, part, points, say
from screens.components.settling.given import SettlementProps
from screens.wording import citations


def counted(start: Start, its: PileCount, lang: str) -> SettlementProps:
    """The whole sheet; where the cards cannot be so, nothing is paid."""
    made = [] if its.problem else words.lines(start, its.hand, lang)
    paid = [] if its.problem else list(zip(start.names, its.hand.payoffs, strict=True))
    return {
        "sides": [
            {
                "name": part(f"keeper.france.side.{side}", lang),
                "points": points(sheet.total),
                "threes": [_pair(line, lang) for line in sheet.lines],
                "cards": len(pile),
            }
            for side, sheet, pile in zip(SIDES, its.sheets, its.piles, strict=True)
        ],
        "waits": "",
        "problem": say(its.problem.reason, lang, **its.problem.facts) if its.problem else "",
        "lines": [one for one in made if not one["id"].startswith("pays-")],
        "pays": [(name, amount(one, lang)) for name, one in paid],
        "pool": "",
    }


def _pair(line: Line, lang: str) -> LedgerLine:
    """Two cards: their values, less one, and the reason."""
    values = line.facts.get("values")
    signs = f"{' + '.join(map(str, values))} − {points(line.facts['off'])}" if isinstance(values, tuple) else ""
    worth = points(line.points)
    return {
        "id": line.reason,
        "label": ", ".join(card(code, lang, "france") for code in line.cards),
        "points": worth,
        "text": f"{signs} = {worth}. {say(f'keeper.france.table.{line.reason}', lang)}",
        "source": citations.link(line.source, lang),
    }
