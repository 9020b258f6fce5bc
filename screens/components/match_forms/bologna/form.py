"""The forms of a match of Bologna: how it begins, who declares what, and how a hand ends."""

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
    judge,
)
from engine.games.bologna.scorekeeper.worth import points_of, sizes
from lessons.score_forms.bologna import KEPT
from screens.components.match_forms.bologna.words import format_of
from screens.components.match_forms.fields import (
    figure,
    form,
    group,
    help_text,
    one,
    person,
    rules,
    stage,
    way,
)
from screens.components.match_forms.given import (
    CombinationGroup,
    CombinationKind,
    CombinationsProps,
    FormPart,
    FormProps,
    FormWay,
    PressProps,
    StageProps,
)
from screens.components.match_forms.names import say

SORTS = (("criccone", tuple(CRICCONE)), ("sequences", SEQUENCES))
FIGURES = ("criccone", "sequences", "cards")


def starting(its: Start, lang: str, *, begins: bool) -> FormProps:
    """The form a match begins with, or in which its beginning is corrected."""
    fields: list[FormPart] = [group("two", [_side(side, lang) for side in range(len(SIDES))])]
    fields.append(help_text(say("keeper.new.seats", lang)))
    fields.append(
        one("format", say("keeper.new.format", lang), [(name, format_of(name, its.deals, lang)) for name in FORMATS])
    )
    fields.append(one("dealer", say("keeper.new.dealer", lang), list(enumerate(SEATS))))
    fields += rules(KEPT.values(), its.house, lang)
    told = {f"names.{seat}": name for seat, name in enumerate(its.names)}
    told |= {f"sides.{side}": name for side, name in enumerate(its.sides)}
    value: dict[str, object] = {"names": [""] * len(SEATS), "sides": [""] * len(SIDES), "house": {}}
    move = ("begin" if begins else "start", value)
    the = way("ottocento", "", move, fields, say("keeper.new.go", lang))
    return form("start-bologna", [the], had=("ottocento", {**told, "format": its.format, "dealer": its.dealer}))


def _side(side: int, lang: str) -> FormPart:
    seats = [
        person(f"names.{seat}", say("keeper.new.player", lang, seat=SEATS[seat]))
        for seat in range(side, len(SEATS), len(SIDES))
    ]
    pair = person(f"sides.{side}", say("keeper.new.pair", lang, side=SIDES[side]))
    return group("side", [*seats, pair], say("keeper.new.side", lang, side=SIDES[side]))


def stages(match: Match, hand: Hand, lang: str) -> list[StageProps]:
    """Declarations, in the order of play, with what was said already; and the end of the hand."""
    said = {one.seat: (number, one) for number, one in hand.declared.items()}
    order = [(hand.dealer + 1 + i) % len(SEATS) for i in range(len(SEATS))]
    names = [match.start.names[seat] for seat in order]
    points = [said[seat][1].points if seat in said else 0 for seat in order]
    declares: StageProps = {
        "id": "declare",
        "hand": hand.number,
        "title": say("keeper.declare", lang),
        "who": say("keeper.declare.who", lang),
        "people": [f"{name} ({its})" if its else name for name, its in zip(names, points, strict=True)],
        "presses": [],
        "forms": [declaring(match.start, hand.number, seat, lang, *said.get(seat, ())) for seat in order],
    }
    outs = _out(match, hand, lang)
    return [declares, stage("end", hand.number, say("keeper.end", lang), ending(match, hand, lang), outs)]


def declaring(start: Start, hand: int, seat: int, lang: str, number: int = 0, had: Declared | None = None) -> FormProps:
    """What one player shows: new, or in the place of a line."""
    name = start.names[seat]
    told = {"combinations": {"kinds": dict(had.combinations), "figure": str(had.figure or "")}} if had else None
    the = way(
        str(seat),
        name,
        ("declare", {"hand": hand, "seat": seat}),
        [{"key": "combinations", "sort": "combinations"}],
        say("keeper.declare.go", lang, name=name),
        [{"names": ["combinations"], "why": say("keeper.declare.nothing", lang, name=name)}],
        foreseen=True,
    )
    its = form(f"declare {hand} {seat}", [the], had=(str(seat), told) if told else None, number=number)
    return its | {"undo": had is not None}


def ending(match: Match, hand: Hand, lang: str) -> FormProps:
    """How this hand can end; one that has ended with its figures, and one that was entered by its cards with what they gave."""
    sides = [match.start.side_name(side) for side in range(len(SIDES))]
    ways = [_figures(hand, sides, lang)]
    laid: FormPart = {"key": "pile", "sort": "pile", "sides": sides}
    ways.append(
        way("cards", say("keeper.end.cards", lang), ("pile", {"hand": hand.number}), [laid], say("keeper.end.go", lang))
    )
    if match.start.house.andare_a_monte and not hand.declared:
        label, go = say("keeper.end.monte", lang), say("keeper.end.monte.go", lang)
        ways.append(way("monte", label, ("monte", {"hand": hand.number}), [], go))
    return form(f"end {hand.number}", ways, say("keeper.end.how", lang), ("figures", _ended(hand) if hand.end else {}))


def _figures(hand: Hand, sides: list[str], lang: str) -> FormWay:
    fields: list[FormPart] = []
    for name in FIGURES:
        code = f"keeper.end.{'points' if name == 'cards' else name}"
        fields.append(group("two", [figure(f"{name}.{at}", say(code, lang, side=its)) for at, its in enumerate(sides)]))
    fields.append(help_text(say("keeper.end.points.help", lang)))
    fields.append(one("last", say("keeper.end.last", lang), list(enumerate(sides))))
    value: dict[str, object] = {
        "hand": hand.number,
        "criccone": [0, 0],
        "sequences": [0, 0],
        "cards": [None, None],
        "last": None,
    }
    why = say("keeper.end.incomplete", lang)
    return way(
        "figures",
        say("keeper.end.figures", lang),
        ("end", value),
        fields,
        say("keeper.end.go", lang),
        [{"names": ["cards.0", "cards.1"], "why": why}, {"names": ["last"], "why": why}],
    )


def _ended(hand: Hand) -> dict[str, object]:
    told: dict[str, object] = {"pile": hand.end.side if isinstance(hand.end, Piled) else 0}
    for side, its in enumerate(hand.scores):
        told |= {f"criccone.{side}": its.criccone, f"sequences.{side}": its.sequences}
        if isinstance(hand.end, Counted | Piled):
            told[f"cards.{side}"] = its.card_points
        if its.last_trick:
            told["last"] = side
    return told


def _out(match: Match, hand: Hand, lang: str) -> list[PressProps]:
    """Who may end the match by declarations."""
    presses: list[PressProps] = []
    for seat in (hand.dealer, (hand.dealer + 1) % len(SEATS)):
        its = hand.declared_by(seat)
        if its and judge(match, Out(hand.number, seat)).ok:
            label = say("keeper.end.out", lang, name=match.start.names[seat], points=its.points)
            presses.append({"label": label, "event": "out", "value": {"hand": hand.number, "seat": seat}})
    return presses


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
