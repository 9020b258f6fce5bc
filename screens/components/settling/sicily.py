"""What lies on the Sicilian scoring table as the browser shows it: every side's threes, and who pays whom for what."""

from __future__ import annotations

from engine.games.sicily.scorekeeper import Deal, Hand, Start
from engine.games.sicily.scorekeeper.laid import PileCount
from engine.sheet import Line
from screens.components.match_forms.given import LedgerLine
from screens.components.match_forms.names import amount, card, say
from screens.components.match_forms.sicily import words
from screens.components.match_forms.sicily.words import camps
from screens.components.settling.given import SettlementProps
from screens.wording import citations


def counted(start: Start, deal: Deal, its: PileCount, lang: str) -> SettlementProps:
    """The whole sheet. Nothing is paid before all is told that is paid for."""
    names = camps(start, its.contract, lang)
    hand = Hand(1, start.dealer, deal, its.settlement, its.settlement.payoffs)
    waits = "last" in start.form.settle.asks and its.figures.last is None and "vanto" not in start.form.settle.asks
    return {
        "sides": [
            {
                "name": name,
                "points": int(sheet.total),
                "threes": [_three(line, lang) for line in sheet.lines],
                "cards": len(pile),
            }
            for name, sheet, pile in zip(names, its.sheets, its.piles, strict=True)
        ],
        "waits": say("keeper.jochi.table.waits", lang) if waits else "",
        "problem": say(its.problem.reason, lang, **its.problem.facts) if its.problem else "",
        "lines": [] if waits else words.lines(start, hand, lang),
        "pays": []
        if waits
        else [(name, amount(one, lang)) for name, one in zip(start.names, its.settlement.payoffs, strict=True)],
        "pool": ""
        if its.settlement.pool is None or not start.form.pool
        else say("keeper.jochi.pool", lang, n=its.settlement.pool),
    }


def _three(line: Line, lang: str) -> LedgerLine:
    """A batch: its cards, the sum in signs, the reason."""
    values = line.facts.get("values")
    signs = f"{' + '.join(map(str, values))} − {line.facts['off']}" if isinstance(values, tuple) else ""
    return {
        "id": line.reason,
        "label": ", ".join(card(code, lang) for code in line.cards) or say("keeper.jochi.table.last", lang),
        "points": str(line.points),
        "text": " ".join(filter(None, [f"{signs} = {line.points}." if signs else "", phrases_of(line, lang)])),
        "source": citations.link(line.source, lang),
    }


def phrases_of(line: Line, lang: str) -> str:
    """The engine's reason in words, those of the family first."""
    return say(f"{line.reason}@sicily" if line.reason == "last-trick" else line.reason, lang, **line.facts)
