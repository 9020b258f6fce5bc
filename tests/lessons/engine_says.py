"""What the engine says of a question, asked through its protocol and not through the kind: right answers to compare with."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from lessons.question.panel import Panel, number_of
from lessons.question.seats import seats_of
from lessons.text.printed import prints
from tests.lessons.engine_replies import Agrees, Reply, picked
from tests.lessons.engine_says_of_france import FRENCH

WHEN = ("now", "may-wait", "lost", "nothing")


def _legal(item: Any, panel: Panel, right: tuple[int, ...], told: list[Reply]) -> None:
    assert picked(panel, right) == set(told[0]["legal"])


def _winner(item: Any, panel: Panel, right: tuple[int, ...], told: list[Reply]) -> None:
    assert right == (told[0]["winner"],)


def _points(item: Any, panel: Panel, right: tuple[int, ...], told: list[Reply]) -> None:
    assert number_of(right) == Fraction(str(told[0]["points"]))


def _next(item: Any, panel: Panel, right: tuple[int, ...], told: list[Reply]) -> None:
    away = {"lead": told[0]["winner"] if told else 0, "turn": len(item.trick), "cut": -1, "first": 1, "deal": 1}[
        item.ask
    ]
    assert right == ((item.who + away) % len(seats_of(item.game)),)


def _grande(item: Any, panel: Panel, right: tuple[int, ...], told: list[Reply]) -> None:
    broken = told[0]["scavezzo"]
    if item.method == "scavezzo":
        wanted = (-2,) if broken is None else (-1,) if broken == 0 else None
        assert right == wanted if wanted else picked(panel, right) == {f"T{broken}"}
    else:
        held = any(card.code == "Angel" for card in item.held)
        assert (right == (-1,)) == (not held or told[0]["length"] == 0)


FIGURES: dict[str, Callable[[Reply], int]] = {
    "criccone": lambda pile: int(pile["criccone"]["points"]),
    "sequences": lambda pile: int(pile["sequences"]["points"]),
    "points": lambda pile: int(pile["card_points"]),
}


def _piles(item: Any, panel: Panel, right: tuple[int, ...], told: list[Reply]) -> None:
    for step in item.steps:
        if step.name in FIGURES and told:
            pile = told[1] if step.about.get("side") == "they" and len(told) > 1 else told[0]
            assert step.right == (FIGURES[step.name](pile),), step.name
        if step.name.startswith("length-") and len(told) == 1:
            assert step.right == (told[0]["sequences"]["lengths"].get(step.name[7:], 0),), step.name


def _worth(item: Any, panel: Panel, right: tuple[int, ...], told: list[Reply]) -> None:
    if not told:
        return
    pile = told[0]
    length = pile["sequences"]["lengths"].get("grande", 0)
    figures = {"length": length, "grande": 5 * (length - 1) if length else 0}
    own = {one: FIGURES[one](pile) for one in FIGURES}
    assert right == ((figures | own | {"whole": sum(own.values())})[item.part],)


def _declared(item: Any, panel: Panel, right: tuple[int, ...], told: list[Reply]) -> None:
    if item.ask == "legal":
        assert (right == (0,)) == told[0]["legal"]
    elif item.ask == "cards":
        made = {one["kind"]: set(one["cards"]) for one in told[0]["available"]}
        assert picked(panel, right) == made.get(item.kind, set())
    else:
        assert right == (sum(one["best"] for one in told),)


def _given(item: Any, panel: Panel, right: tuple[int, ...], told: list[Reply]) -> None:
    if item.ask == "which":
        assert picked(panel, right) == set(told[0]["may_give"])
    elif item.ask == "must" and item.won == "they" and item.over:
        assert WHEN[right[0]] == ("now" if told[0]["may_give"] else "lost")


def _ended(item: Any, panel: Panel, right: tuple[int, ...], told: list[Reply]) -> None:
    result = told[0]["result"]
    if item.ask in ("score", "counted", "four"):
        assert right[0] == (
            result if isinstance(result, int) else 3 if result in ("tie", "draw") and item.ask == "four" else 2
        )
    else:
        assert right[0] == (item.side if result == item.side and item.ask != "other" else 2)


def _left(item: Any, panel: Panel, right: tuple[int, ...], told: list[Reply]) -> None:
    if item.ask == "which":
        refused = {card for one in told for card in one["reason"]}
        assert picked(panel, right) == {card.code for card in item.hand} - refused
    elif item.ask in ("these", "declare"):
        assert (right == (0,)) == told[0]["legal"]


def _signalled(item: Any, panel: Panel, right: tuple[int, ...], told: list[Reply]) -> None:
    if item.card is not None:
        assert (right == (0,)) == told[0]["legal"]


def _graded(item: Any, panel: Panel, right: tuple[int, ...], told: list[Reply]) -> None:
    if told:
        assert picked(panel, right) <= set(told[0]["legal"])


def _spoken(item: Any, panel: Panel, right: tuple[int, ...], told: list[Reply]) -> None:
    if item.ask == "may":
        assert item.offered[right[0]] == set(told[0]["legal"])
    else:
        result = told[0]["result"]
        kind = "on" if result is None else result["kind"]
        paid = result is not None and any(result["payments"])
        wanted = {"on": 0, "abandoned": 2 if paid else 1, "solo": 4 if result and result["double"] else 3}[kind]
        assert right == (wanted,)


def _laid(item: Any, panel: Panel, right: tuple[int, ...], told: list[Reply]) -> None:
    if item.ask == "which":
        assert picked(panel, right) == set(told[0]["may_go"])
        return
    word = panel.choices[right[0]].reason
    assert (word != "lay-away.no") == told[0]["legal"]
    assert (word == "lay-away.yes-shown") == bool(told[0].get("show"))


def _captured(item: Any, panel: Panel, right: tuple[int, ...], told: list[Reply]) -> None:
    seats = len(seats_of(item.game))
    alone = [(item.leader + place) % seats == item.soloist for place in range(len(item.trick))]
    counting = {"T1", "T16", "T17", "T18", "T19"}
    wanted = {card.code for card, one in zip(item.trick, alone, strict=True) if one != alone[told[0]["winner"]]}
    assert picked(panel, right) == wanted & counting


def _settled(item: Any, panel: Panel, right: tuple[int, ...], told: list[Reply]) -> None:
    if item.ask == "whole":
        payoffs = told[0]["payoffs"]
        found = {step.name: step.right[0] for step in item.steps}
        assert found["pays"] == (1 if payoffs[0] > 0 else 0 if payoffs[0] < 0 else 2)
        assert found.get("each", 0) == abs(payoffs[-1])
        assert found.get("each" if item.pair else "all", 0) == abs(payoffs[0])
    if item.ask == "error" and item.wrong is None:
        assert [item.written["all"], -item.written["each"]] == told[0]["payoffs"][:2]


def _called(item: Any, panel: Panel, right: tuple[int, ...], told: list[Reply]) -> None:
    if told:
        chosen = "cards" in told[0]  # the caller is free to choose among them
        found = picked(panel, right)
        assert found == set(told[0]["cards"]) if chosen else found <= set(told[0]["call"])


def _bid(item: Any, panel: Panel, right: tuple[int, ...], told: list[Reply]) -> None:
    if item.ask == "may":
        assert item.offered[right[0]] == set(told[0]["legal"])
        return
    result, word = told[0]["result"], panel.choices[right[0]].reason
    if result is None:
        assert word == "bidding.on"
    elif result["kind"] == "abandoned":
        assert word == ("bidding.paid" if any(result["payments"]) else "bidding.thrown-in")
    else:
        own = result["kind"] in item.game.form.own
        sort = "own" if own else "two" if result["kind"] != "solo" else "alone-double" if result["double"] else "alone"
        assert word == f"bidding.{sort}"


def _challenged(item: Any, panel: Panel, right: tuple[int, ...], told: list[Reply]) -> None:
    may = {one["seat"] for one in told[0]["result"]["may_announce"] if one["word"] == "rivanto"}
    assert item.offered[right[0]] == may


def _talked(item: Any, panel: Panel, right: tuple[int, ...], told: list[Reply]) -> None:
    phrases = {one["code"]: one for one in told[0]["phrases"]}
    assert phrases[item.phrase.code]["meaning"] == item.phrase.meaning
    if item.ask != "when":
        assert item.offered[right[0]] == item.phrase


def _told_with(item: Any, panel: Panel, right: tuple[int, ...], told: list[Reply]) -> None:
    assert item.offered[right[0]] == {reply["facts"]["saying"] for reply in told if reply["legal"]}


def _differs(item: Any, panel: Panel, right: tuple[int, ...], told: list[Reply]) -> None:
    paid = told[0]["payoffs"][0]
    found = {step.name: step.right[0] for step in item.steps}
    assert found["way"] == (0 if paid > 0 else 1 if paid < 0 else 2)
    assert found.get("all", 0) == abs(paid)


def _threes(item: Any, panel: Panel, right: tuple[int, ...], told: list[Reply]) -> None:
    assert item.steps[-1].right == (told[0]["points"],)


def _at_home(item: Any, panel: Panel, right: tuple[int, ...], told: list[Reply]) -> None:
    if item.ask == "takes":
        assert right == (told[0]["winner"],)
    elif item.ask == "out":
        assert picked(panel, right) == set(panel.pickable) & set(told[0]["left_out"])
    else:
        wanted = {
            told[0]["printed"][card.code]
            for card in item.game.pack
            if card.strength == item.wanted.strength and card.is_trump
        }
        assert {prints(panel.pack)[code].numeral for code in picked(panel, right)} <= wanted


def _read_by(item: Any, panel: Panel, right: tuple[int, ...], told: list[Reply]) -> None:
    worth = {custom: reply["points"] for custom, reply in zip(item.found, told, strict=True)}
    assert item.steps[0].right == (worth[item.custom],)
    if item.ask == "worth":
        return
    assert item.offered[item.steps[1].right[0]] == {one for one, points in worth.items() if points == item.points}
    rows = [list(row.cards) for row in item.side_by_side(1)]
    assert all([place["card"] for place in reply["steps"]["layout"]] in rows for reply in told)


AGREES: dict[str, Agrees] = {
    **FRENCH,
    "legal-plays": _legal,
    "who-wins": _winner,
    "how-many-points": _points,
    "next-to-act": _next,
    "pack-at-home": _at_home,
    "count-grande": _grande,
    "combinations": _piles,
    "pile-worth": _worth,
    "gaps": _piles,
    "score-sheet": _piles,
    "declare": _declared,
    "give-for-matto": _given,
    "match-end": _ended,
    "may-leave": _left,
    "signal": _signalled,
    "choose-card": _graded,
    "problem": _graded,
    "play-tricks": _graded,
    "speaking": _spoken,
    "lay-away": _laid,
    "captured": _captured,
    "settle": _settled,
    "calling": _called,
    "bidding": _bid,
    "differences": _differs,
    "telling": _told_with,
    "talk": _talked,
    "announcing": _challenged,
    "threes": _threes,
    "which-reading": _read_by,
}
"""Kind -> holds its right answer against the engine's replies."""
