"""What the browser is told of a match of whole deals: the totals, the form of the deal being played, and all that was."""

from __future__ import annotations

from typing import Any

from engine.game import game
from engine.house import HouseRule, Value
from engine.parts.corrections import Stop, Undo, standing
from engine.parts.entering import LONGEST
from lessons.keeping.dealt import Match, Start, judge
from screens.components.settled import told
from screens.components.settled.families import FAMILIES, Family, family
from screens.components.settled.given import (
    DealCorrection,
    DealFormProps,
    DealLogLine,
    FamilyForm,
    HandProps,
    RuleProps,
    ScoreProps,
    SeatedForm,
    StartCorrection,
)
from screens.components.settled.names import amount, say, total
from screens.wording import texts

STAKES = (5, 10, 20, 50)
"""What is offered where any number may be agreed on."""


def board(match: Match, lang: str) -> ScoreProps:
    """Everybody's total as it hangs on the wall, and whose deal it is."""
    best, dealer = max(match.totals), match.open.dealer if match.open else None
    return {
        "label": say("keeper.title", lang),
        "sides": [
            {
                "own": "",
                "names": [(name, seat == dealer)],
                "points": total(points, lang),
                "ahead": points == best and any(match.totals),
                "left": "",
            }
            for seat, (name, points) in enumerate(zip(match.start.names, match.totals, strict=True))
        ],
        "now": " · ".join(_now(match, lang)),
    }


def _now(match: Match, lang: str) -> list[str]:
    start, hand = match.start, match.open
    if hand is None:
        return [say("keeper.result.stopped-jochi", lang), *family(start).pool(match, lang)]
    deals = "● " + say("keeper.deals", lang, name=start.names[hand.dealer])
    return [
        say(f"game.{start.game}", lang),
        say("keeper.hand", lang, n=hand.number),
        deals,
        *family(start).pool(match, lang),
    ]


def ending(match: Match, lang: str) -> DealFormProps | None:
    """The form of the deal that is being played."""
    return family(match.start).form(match.start, match.open.number, lang) if match.open else None


def hands(match: Match, lang: str) -> list[HandProps]:
    """Every deal with what everybody received or paid, and the lines that come to it."""
    return [_hand(match, hand, lang) for hand in match.hands if hand.end is not None]


def _hand(match: Match, hand: Any, lang: str) -> HandProps:
    assert hand.end is not None
    start, words = match.start, family(match.start)
    paid = [amount(one, lang) for one in words.payoffs(hand)]
    rows: list[list[str | int]] = [
        *words.before(hand, lang),
        ["hand_total", say("keeper.jochi.deal", lang), *paid],
        ["total", say("keeper.jochi.total", lang), *(total(one, lang) for one in hand.after)],
    ]
    return {
        "number": hand.number,
        "title": f"{say('keeper.hand', lang, n=hand.number)} · {words.ended(start, hand.end, lang)}",
        "rows": rows,
        "out": False,
        "remarks": words.remarks(start, hand, lang),
        "lines": words.lines(start, hand, lang),
    }


def log(match: Match, lang: str) -> list[DealLogLine]:
    """Every line that was written: what it says, what became of it, whether it can be corrected or taken back."""
    now, found = standing(match.entries), list[DealLogLine]()
    for number, sentence, state, counts in told.log(match, lang):
        its, place = now.get(number), match.places[number - 1]
        back = place.stands and judge(match, Undo(number)).ok
        found.append(
            {
                "number": number,
                "text": sentence,
                "state": state,
                "counts": counts,
                "correct": None if its is None or isinstance(its, Stop) else correction(match, its, lang),
                "back": ("restore" if isinstance(place.entry, Undo) else "undo") if back else "",
            }
        )
    return found


def correction(match: Match, its: Any, lang: str) -> StartCorrection | DealCorrection:
    """The form in which a line is corrected, with what counts there now."""
    title = say("keeper.correct.title", lang, what=told.entry(match, its, lang))
    if isinstance(its, type(match.start)):
        return {"sort": "start", "title": title}
    return {"sort": "deal", "title": title, **family(match.start).form(match.start, its.hand, lang, its)}


def beginnings(lang: str, learned: str = "") -> list[FamilyForm]:
    """For each family the form that a match of it begins with; ``learned``: the game that is offered first in its own."""
    return [
        {"name": one.name, "label": say(f"keeper.{one.name}.new", lang), "form": starting(lang, one, learned=learned)}
        for one in FAMILIES.values()
    ]


def again(lang: str, had: Start) -> SeatedForm:
    """The form in which a beginning is corrected; the game stays."""
    return starting(lang, family(had), had)


def starting(lang: str, one: Family, had: Start | None = None, learned: str = "") -> SeatedForm:
    """The form a match of this family begins with, or is corrected with (``had``)."""
    offered = one.games if had is None else (had.game,)
    return {
        "games": [
            {
                "id": id,
                "name": say(f"game.{id}", lang),
                "seats": [say("keeper.jochi.player", lang, n=n) for n in range(1, game(id).seats + 1)],
                "rules": [_rule(rule, getattr(had.house, rule.name) if had else rule.default, lang) for rule in _rules(id)],
            }
            for id in offered
        ],
        "game": had.game if had else learned if learned in offered else one.first,
        "names": list(had.names) if had else [""] * 5,
        "dealer": had.dealer if had else 0,
        "longest": LONGEST,
        "fixed": had is not None,
    }  # fmt: skip


def _rules(id: str) -> list[HouseRule]:
    """Those that bear on what is paid."""
    return list(game(id).house.bearing_on("payment"))


def _rule(rule: HouseRule, value: Value, lang: str) -> RuleProps:
    offered = rule.choices or tuple(sorted({*STAKES, int(value)}))
    choices = [(choice, _chosen(rule.name, choice, lang)) for choice in offered]
    return {"name": rule.name, "label": texts.text(f"house.{rule.name}", lang), "value": value, "choices": choices}


def _chosen(name: str, value: Value, lang: str) -> str:
    if isinstance(value, bool):
        return texts.text("settings.yes" if value else "settings.no", lang)
    if isinstance(value, int):
        return str(value)
    return texts.text(f"house.{name}.{value}", lang)
