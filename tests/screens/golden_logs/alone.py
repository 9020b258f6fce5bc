"""What one person does alone: lessons, reviews, hands, tables, sheets, matches that are kept."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from engine import game
from lessons.places.hindsight import open_record
from lessons.places.practice import PLACE as PRACTICE
from lessons.places.practice import once_more
from lessons.review import trial
from lessons.review.plan import Plan, PlannedQuestion
from lessons.review.stock import stocks
from lessons.tables.recorded import record_of
from screens.shared import services, sessions
from tests.screens.every_place import FIGURES
from tests.screens.golden_logs.pressing import ANNA, NAMES, Played, asked
from tests.screens.keeping import fields_of, form_of
from tests.screens.posting import Device


def lesson(name: str, at: Played) -> None:
    at.wander(f"lesson/{name}", 16)
    at.look.append((ANNA, f"lesson/{name}"))


def step(name: str, at: Played) -> None:
    places = [f"step/{name}/{one}/7" for one in asked(name)]
    for place in [one for one in places if at.press(one, "hint")][:3]:
        at.wander(place, 2)
        at.look.append((ANNA, place))


def review(name: str, at: Played) -> None:
    stock = stocks()[name]
    skills = at.rng.sample(sorted(stock.by_skill), 2)
    parts = [PlannedQuestion(at.rng.choice(stock.by_skill[skill]), at.rng.randrange(99)) for skill in skills]
    _sitting(Plan(name, tuple(parts)), "review/0000abcd", at)


def test(name: str, at: Played) -> None:
    _sitting(trial.plan(set(), at.rng, name), f"test/{name}-before", at)


def _sitting(plan: Plan, name: str, at: Played) -> None:
    services.store().append(ANNA, name, plan.event("planned-for-anna"))
    at.wander(f"review/{name}", 9)
    at.look.append((ANNA, f"review/{name}"))


def practice(sort: str, at: Played) -> None:
    place = f"practice/{sort}"
    at.wander(place, 150, until="again")
    at.wander(place, 5)
    at.look.append((ANNA, place))
    if sort != "short":
        at.look.append((ANNA, f"hindsight/{sort}"))


def again(at: Played) -> None:
    at.press("practice/whole", "next")
    record = record_of(at.state.hand)
    context = sessions.sessions().context
    open_record(context, ANNA, record)
    once_more(context, PRACTICE.so_far(context, ANNA, "again", None), record)
    at.wander("practice/again", 6)
    at.look += [(ANNA, "practice/again"), (ANNA, "hindsight/record")]


def table(name: str, at: Played) -> None:
    place = f"table/{name}"
    at.press(place, "pace", "turn")
    for _ in range(60):
        if at.wander(place, 6, until="again") and at.press(f"hindsight/{name}", "next"):
            break  # a deal was played to its end, not thrown in
        at.as_shown(place)
    at.wander(place, 4)
    at.look += [(ANNA, place), (ANNA, f"hindsight/{name}")]


def _told(form: Mapping[str, Any], rng: Random) -> Iterator[dict[str, Any]]:
    """Deals as they might be told by somebody who presses here and there."""
    ways = {way["name"]: fields_of(way) for way in form["ways"]}
    kinds = list(ways)
    for number in range(900):
        kind = rng.choice([one for one in kinds if one != "thrown"] if number < 800 else kinds)
        told = {one["key"]: _chosen(one, rng) for one in ways[kind]}
        yield {"kind": kind, "told": {name: one for name, one in told.items() if one is not None}}


def _chosen(field_: Mapping[str, Any], rng: Random) -> Any:
    options = [one[0] for one in field_.get("options", ())]
    if field_["sort"] == "many":
        return []
    if not options:
        return rng.choice((None, rng.randrange(9), 5 * rng.randrange(14)))
    return field_["default"] if "default" in field_ and rng.random() < 0.6 else rng.choice(options)


def settling(name: str, at: Played) -> None:
    place = f"settling/{name}"
    at.look.append((ANNA, place))
    panel = Device(place).look()
    codes = [card["code"] for row in panel["cards"] for card in row]
    for told in _told(panel["form"], at.rng):
        value = {**told, "cards": [at.rng.sample(codes, at.rng.randrange(10, 24))] if at.pressed else []}
        if at.press(place, "count", value):
            at.pressed.append({"place": place, "event": "count", "value": value, "seen": ""})
            if len(at.pressed) == 2:
                return


def kept(name: str, at: Played) -> None:
    its = game(name)
    at.must("match/new", "begin", {"game": name, "names": list(NAMES[: its.seats]), "dealer": 1})
    place = f"match/{at.state.opened}"
    hand = 1
    for told in _told(form_of(Device(place, ANNA).look()), at.rng):
        hand += at.press(place, "deal", {"hand": hand, **told, "anyway": True})
        if hand == 5:
            break
    at.press(place, "undo", {"number": 3})
    at.press(
        place, "correct", {"number": 1, "event": "start", "value": {"game": name, "names": list(NAMES[: its.seats])}}
    )
    at.look.append((ANNA, place))


def _pile(at: Played) -> str:
    """What a browser has on the scoring table after some taps."""
    pile = ""
    for event, value in (
        ("turn", {"on": [0, 1, 3, 4, 8, *range(21, 40)], "off": []}),
        ("option", {"name": "dealer", "to": 1}),
        ("option", {"name": "last", "to": 0}),
    ):
        at.press("scoring/count", event, value, seen=pile)
        pile = sessions.sessions().revision("scoring/count", at.state)
    return pile


def bologna(format_: str, at: Played) -> None:
    pile = _pile(at)
    at.must(
        "match/new",
        "begin",
        {"names": list(NAMES[:4]), "dealer": 1, "format": format_, "house": {"andare_a_monte": True}},
    )
    place = f"match/{at.state.opened}"
    at.must(place, "declare", {"hand": 1, "seat": 2, "combinations": [["kings", 4]]})
    at.must(place, "end", FIGURES)
    at.must(place, "monte", {"hand": 2})
    at.must(place, "declare", {"hand": 3, "seat": 0, "figure": 40})
    at.must(place, "pile", {"hand": 3, "side": 0, "position": pile})
    at.must(place, "undo", {"number": 6})
    at.must(
        place,
        "correct",
        {"number": 2, "event": "declare", "value": {"hand": 1, "seat": 1, "combinations": [["kings", 3]]}},
    )
    at.look += [(ANNA, place), (ANNA, f"pile/{place.partition('/')[2]}/3/0")]
    tapped = {"event": "turn", "value": {"on": [0, 1], "off": []}, "seen": pile}
    at.pressed.append({"place": f"pile/{place.partition('/')[2]}/3/0", **tapped})


def scoring(step: str, at: Played) -> None:
    place = f"scoring/{step}"
    at.look.append((ANNA, place))
    if step == "count":
        services.store()
        at.pressed.append({"place": place, "event": "cards", "value": [3, 40], "seen": _pile(at)})
        return
    sessions.sessions().state(ANNA, place)
    cells = [f"{name}.{side}" for name in ("total", "last-trick", "cards", "criccone", "sequences") for side in (0, 1)]
    for cell in (*cells, *cells):
        at.press(
            place,
            *at.rng.choice(
                (("answer", {"cell": cell, "value": at.rng.choice((0, 12, 6, 20))}), ("hint", {"cell": cell}))
            ),
        )
    at.press(place, "new", {"level": "gaps", "sort": "typical"})
    at.press(place, "hint", {"cell": "total.1"})
