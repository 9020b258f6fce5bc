"""What the browser is told of a match: the score, what can be written now, and all that was. It computes no figure of a hand."""

from __future__ import annotations

from functools import lru_cache

from engine.games.bologna.counting.combinations import CRICCONE, DOUBLES_FROM, SEQUENCES
from engine.games.bologna.scorekeeper import (
    FORMATS,
    SEATS,
    SIDES,
    Counted,
    Declared,
    Hand,
    Match,
    Out,
    Piled,
    Start,
    Stop,
    Undo,
    judge,
)
from engine.games.bologna.scorekeeper.entries import Said
from engine.games.bologna.scorekeeper.match import hand_of
from engine.games.bologna.scorekeeper.worth import points_of, sizes
from engine.house import HouseRule, Value
from engine.parts.entering import LONGEST
from lessons.places.match_values import KEPT
from screens.components.bench.props import chosen
from screens.components.board import match_text
from screens.components.board.given import (
    CombinationGroup,
    CombinationKind,
    CombinationsProps,
    Correction,
    DeclarationSaid,
    DeclaringProps,
    EndingProps,
    HandFigures,
    HandLogLine,
    PlayerDeclares,
    StartingForm,
    WayOut,
)
from screens.components.board.match_text import COLUMNS, say
from screens.components.settled.given import HandProps, RuleProps, ScoreProps, SideScore
from screens.wording import texts

SORTS = (("criccone", tuple(CRICCONE)), ("sequences", SEQUENCES))


def board(match: Match, lang: str) -> ScoreProps:
    """The score as it hangs on the wall: both sides, and below them the hand being played, or how the match ended."""
    return {
        "label": say("keeper.title", lang),
        "sides": [_side(match, side, lang) for side in (0, 1)],
        "now": match_text.result(match, lang) if match.over else _now(match, lang),
    }


def _side(match: Match, side: int, lang: str) -> SideScore:
    start, points = match.start, match.scores[side]
    dealer = match.open.dealer if match.open else None
    to_go = start.rules.target - points
    left = start.format != "four" and not match.over and to_go > 0
    return {
        "own": start.sides[side],
        "names": [(start.names[seat], seat == dealer) for seat in (side, side + 2)],
        "points": points,
        "ahead": points > match.scores[1 - side],
        "left": say("keeper.needs", lang, n=to_go) if left else "",
    }


def _now(match: Match, lang: str) -> str:
    hand, start = match.open, match.start
    assert hand is not None
    played = sum(1 for one in match.hands if one.end)
    of_deals = say("keeper.deal_of", lang, n=min(played + 1, start.deals), of=start.deals)
    target = of_deals if start.format == "four" else say("keeper.to", lang, target=start.rules.target)
    deals = "● " + say("keeper.deals", lang, name=start.names[hand.dealer])
    leads = say("keeper.leads", lang, name=start.names[(hand.dealer + 1) % len(SEATS)])
    return " · ".join([say("keeper.hand", lang, n=hand.number), deals, leads, target])


def declaring(match: Match, hand: Hand) -> DeclaringProps:
    """Who may declare in this hand, in the order of play, and what they have said already."""
    order = [(hand.dealer + 1 + i) % len(SEATS) for i in range(len(SEATS))]
    by_seat = {one.seat: (number, one) for number, one in hand.declared.items()}
    players: list[PlayerDeclares] = []
    for seat in order:
        number, had = by_seat.get(seat, (0, None))
        points, name = had.points if had else 0, match.start.names[seat]
        players.append(
            {"seat": seat, "name": name, "points": points, "number": number, "had": said(had) if had else None}
        )
    return {"hand": hand.number, "players": players}


@lru_cache(maxsize=4)
def combinations(lang: str) -> CombinationsProps:
    """What can be declared: each combination with the numbers of cards it can have and what they are worth."""
    groups: list[CombinationGroup] = []
    for sort, kinds in SORTS:
        told: list[CombinationKind] = [
            {
                "kind": kind,
                "name": say(f"workbench.kind.{kind}", lang),
                "label": say("keeper.declare.cards", lang, kind=say(f"workbench.kind.{kind}", lang)),
                "sizes": [(n, points_of(kind, n)) for n in sizes(kind)],
            }
            for kind in kinds
        ]
        groups.append({"sort": sort, "label": say(f"keeper.declare.{sort}", lang), "kinds": told})
    return {"groups": groups, "doubles_from": DOUBLES_FROM}


def ending(match: Match, hand: Hand, lang: str, *, corrects: bool = False) -> EndingProps:
    """How this hand can end, and who may end the match by declarations."""
    names = [match.start.side_name(side) for side in (0, 1)]
    outs: list[WayOut] = []
    for seat in (hand.dealer, (hand.dealer + 1) % len(SEATS)) if not corrects else ():
        one = hand.declared_by(seat)
        if one and judge(match, Out(hand.number, seat)).ok:
            label = say("keeper.end.out", lang, name=match.start.names[seat], points=one.points)
            outs.append({"seat": seat, "label": label})
    monte = match.start.house.andare_a_monte and not hand.declared
    ways = ["figures", "cards", *(["monte"] if monte else [])]
    return {"hand": hand.number, "sides": names, "ways": ways, "outs": outs, "had": ended(hand) if hand.end else None}


def ended(hand: Hand) -> HandFigures:
    """The figures a hand ended with; one that was entered by its cards is corrected starting from what they gave."""
    a, b = hand.scores
    last = next((side for side in (0, 1) if hand.scores[side].last_trick), None)
    counted = isinstance(hand.end, Counted | Piled)
    return {
        "criccone": (a.criccone, b.criccone),
        "sequences": (a.sequences, b.sequences),
        "cards": (a.card_points, b.card_points) if counted else (None, None),
        "last": last,
        "side": hand.end.side if isinstance(hand.end, Piled) else 0,
    }


def said(one: Declared) -> DeclarationSaid:
    return {"combinations": list(one.combinations), "figure": one.figure}


def hands(match: Match, lang: str) -> list[HandProps]:
    """Every hand with its figures, both sides beside each other."""
    return [_hand(match, hand, lang) for hand in match.hands if hand.end or hand.declared]


def _hand(match: Match, hand: Hand, lang: str) -> HandProps:
    beyond = match.decided is not None and hand.number > match.decided
    remarks = [say("keeper.not_counting", lang)] if beyond else []
    figures = zip(COLUMNS, match_text.figures(hand, 0), match_text.figures(hand, 1), strict=True)
    deals = say("keeper.deals", lang, name=match.start.names[hand.dealer])
    so_far = [] if hand.end else [say("keeper.so_far", lang)]
    return {
        "number": hand.number,
        "title": " · ".join([say("keeper.hand", lang, n=hand.number), deals, *so_far]),
        "rows": [[name, say(f"keeper.col.{name}", lang), a, b] for name, a, b in figures],
        "out": beyond,
        "remarks": remarks + [match_text.why(one, match, lang) for one in hand.doubts],
    }


def log(match: Match, now: dict[int, Said | Stop], lang: str) -> list[HandLogLine]:
    """Every line that was written: what it says, what became of it, whether it can be corrected or taken back."""
    told: list[HandLogLine] = []
    for number, sentence, state, counts in match_text.log(match, lang):
        entry = match.places[number - 1].entry
        form = None if isinstance(entry, Stop | Undo) or number not in now else correction(match, now[number], lang)
        back = match.places[number - 1].stands and judge(match, Undo(number)).ok
        told.append(
            {
                "number": number,
                "text": sentence,
                "state": state,
                "counts": counts,
                "correct": form,
                "back": ("restore" if isinstance(entry, Undo) else "undo") if back else "",
            }
        )
    return told


def correction(match: Match, told: Said | Stop, lang: str) -> Correction | None:
    """The form in which a line is corrected, with what counts there now."""
    title = say("keeper.correct.title", lang, what=match_text.entry(match, told, lang))
    if isinstance(told, Start):
        return {"sort": "start", "title": title}
    if isinstance(told, Declared):
        name = match.start.names[told.seat]
        return {
            "sort": "declare",
            "title": title,
            "hand": told.hand,
            "seat": told.seat,
            "name": name,
            "had": said(told),
        }
    if isinstance(told, Stop):
        return None
    its = ending(match, hand_of(match, told.hand), lang, corrects=True)
    return {"sort": "end", "title": title, **its}


def starting(had: Start, lang: str) -> StartingForm:
    """The form a match begins with, and is corrected with."""
    return {
        "names": list(had.names),
        "sides": list(had.sides),
        "dealer": had.dealer,
        "format": had.format,
        "seats": [(seat, say("keeper.new.player", lang, seat=seat)) for seat in SEATS],
        "pairs": [(say("keeper.new.side", lang, side=side), say("keeper.new.pair", lang, side=side)) for side in SIDES],
        "formats": [(one, match_text.format_of(one, had.deals, lang)) for one in FORMATS],
        "rules": [_rule(rule, getattr(had.house, name), lang) for name, rule in KEPT.items()],
        "longest": LONGEST,
    }


def _rule(rule: HouseRule, value: Value, lang: str) -> RuleProps:
    choices = [(choice, chosen(rule.name, choice, lang)) for choice in rule.choices]
    return {"name": rule.name, "label": texts.text(f"house.{rule.name}", lang), "value": value, "choices": choices}
