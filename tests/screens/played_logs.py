"""Something done at every sort of place in every game it has, by seeded presses, so that there is a log of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from random import Random
from types import MappingProxyType
from typing import Any

from engine import game, games
from lessons.places.hindsight import open_record
from lessons.places.move import Move, Refused
from lessons.places.practice import once_more, so_far
from lessons.practice.dealing import record_of
from lessons.review import trial
from lessons.review.plan import Plan, Question
from lessons.review.stock import stocks
from screens import services, sessions
from tests.screens.every_place import FIGURES
from tests.screens.kept_logs import Log, taken_down
from tests.screens.posting import Device

ANNA, BRUNO, TEACHER = "anello-onda-faro-luna", "bosco-onda-faro-luna", "maestro-onda-faro-luna"
NAMES = ("Anna", "Bruno", "Carla", "Dino", "Elsa")
PUPILS = {ANNA: "Anna", BRUNO: "Bruno"}
MORE = {"casa-onda-faro-luna": "Carla", "dado-onda-faro-luna": "Dino"}
Press = tuple[str, Any]


@dataclass
class Played:
    """Presses by seed. ``look``: where one is to look afterwards; ``pressed``: what only a browser keeps."""

    rng: Random
    look: list[tuple[str, str]] = field(default_factory=list)
    pressed: list[dict[str, Any]] = field(default_factory=list)
    state: Any = None
    made: int = 0

    def press(self, place: str, event: str, value: Any = None, who: str = ANNA, seen: str | None = None) -> bool:
        """Was it taken?"""
        here = sessions.sessions()
        try:
            self.state = here.state(who, place)
            now = here.moment(place, self.state) if seen is None else seen
            self.made += 1
            made = here.move(who, Move(place=place, event=event, value=value, nonce=f"press-{self.made:06d}", seen=now))
        except Refused:
            return False
        self.state = getattr(made, "state", made)
        return True

    def must(self, place: str, event: str, value: Any = None, who: str = ANNA) -> None:
        assert self.press(place, event, value, who), (place, event, value)

    def wander(self, place: str, presses: int, who: str = ANNA, until: str = "") -> bool:
        """So many presses of what is taken; was one of them ``until``, which ends it?"""
        for _ in range(presses):
            taken = next((event for event, value in self._thought_of() if self.press(place, event, value, who)), None)
            if taken is None or taken == until:
                return taken is not None
        return False

    def as_shown(self, place: str) -> None:
        """The solution is asked for, and played."""
        if self.press(place, "reveal"):
            cards = (Device(place, ANNA).look()["mark"] or {}).get("cards", {})
            self.press(place, "answer", [int(one) for one, mark in cards.items() if mark == "right"])

    def _thought_of(self) -> Iterator[Press]:
        chance = self.rng.random()
        if chance < 0.12:
            yield self.rng.choice(("hint", "undo", "back")), None
        yield "next", None
        for number in range(200):
            if number % 3 == 0:
                yield "answer", {"choice": self.rng.randrange(4 if number < 20 else 10)}
            elif number % 20 == 1:
                yield "answer", str(self.rng.randrange(30))
            else:
                most = self.rng.choice((1, 1, 1, 2, 2, 3, 4, 6))
                yield "answer", sorted(self.rng.sample(range(8 if number < 30 and most < 4 else 24), most))
        yield from (("answer", [number]) for number in range(24))
        yield from (("reveal", None), ("next", None), ("again", None))


def _lesson(name: str, at: Played) -> None:
    at.wander(f"lesson/{name}", 16)
    at.look.append((ANNA, f"lesson/{name}"))


def _asked(name: str) -> Iterator[str]:
    """The questions of a lesson, by the ids of their steps."""
    yield from (step.id for step in services.courses()[name].lesson.steps if "-" in step.id or "drill" in step.id)


def _step(name: str, at: Played) -> None:
    places = [f"step/{name}/{one}/7" for one in _asked(name)]
    for place in [one for one in places if at.press(one, "hint")][:3]:
        at.wander(place, 2)
        at.look.append((ANNA, place))


def _review(name: str, at: Played) -> None:
    stock = stocks()[name]
    skills = at.rng.sample(sorted(stock.by_skill), 2)
    parts = [Question(at.rng.choice(stock.by_skill[skill]), at.rng.randrange(99)) for skill in skills]
    _sitting(Plan(name, tuple(parts)), "review/0000abcd", at)


def _test(name: str, at: Played) -> None:
    _sitting(trial.plan(set(), at.rng, name), f"test/{name}-before", at)


def _sitting(plan: Plan, name: str, at: Played) -> None:
    services.store().append(ANNA, name, plan.event("planned-for-anna"))
    at.wander(f"review/{name}", 9)
    at.look.append((ANNA, f"review/{name}"))


def _practice(sort: str, at: Played) -> None:
    place = f"practice/{sort}"
    at.wander(place, 150, until="again")
    at.wander(place, 5)
    at.look.append((ANNA, place))
    if sort != "short":
        at.look.append((ANNA, f"hindsight/{sort}"))


def _again(at: Played) -> None:
    at.press("practice/whole", "next")
    record = record_of(at.state.hand)
    ground = sessions.sessions().ground
    open_record(ground, ANNA, record)
    once_more(ground, so_far(ground, ANNA, "again", None), record)
    at.wander("practice/again", 6)
    at.look += [(ANNA, "practice/again"), (ANNA, "hindsight/record")]


def _table(name: str, at: Played) -> None:
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
    kinds = [kind for kind, _ in form["kinds"]]
    for number in range(900):
        kind = rng.choice([one for one in kinds if one != "thrown"] if number < 800 else kinds)
        told = {one["name"]: _chosen(one, rng) for one in form["fields"][kind]}
        yield {"kind": kind, "told": {name: one for name, one in told.items() if one is not None}}


def _chosen(field_: Mapping[str, Any], rng: Random) -> Any:
    options = [one[0] for one in field_.get("options", ())]
    if field_["sort"] == "many":
        return []
    if not options:
        return rng.choice((None, rng.randrange(9), 5 * rng.randrange(14)))
    return field_["default"] if "default" in field_ and rng.random() < 0.6 else rng.choice(options)


def _settling(name: str, at: Played) -> None:
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


def _kept(name: str, at: Played) -> None:
    its = game(name)
    at.must("match/new", "begin", {"game": name, "names": list(NAMES[: its.seats]), "dealer": 1})
    place = f"match/{at.state.opened}"
    hand = 1
    for told in _told(Device(place, ANNA).look()["deal"], at.rng):
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
        pile = sessions.sessions().moment("scoring/count", at.state)
    return pile


def _bologna(format_: str, at: Played) -> None:
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


def _scoring(step: str, at: Played) -> None:
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


def _opened(at: Played, more: Mapping[str, str] = MappingProxyType({})) -> str:
    at.must("desk/new", "open", who=TEACHER)
    code: str = at.state.opened
    for who, name in {**PUPILS, **more}.items():
        at.must(f"room/{code}", "join", {"name": name}, who)
    return code


def _answers(code: str, at: Played) -> None:
    for who in PUPILS:
        at.wander(f"room/{code}", 1, who)


def _room(name: str, at: Played) -> None:
    """Rounds of a game, each with a talk and a second vote."""
    code = _opened(at)
    desk = f"desk/{code}"
    asked = 0
    lessons = [one for one in services.courses() if one.startswith(f"{name}/")]
    for lesson, step in ((one, step) for one in lessons for step in _asked(one)):
        if at.press(desk, "ask", {"lesson": lesson, "step": step}, TEACHER):
            _answers(code, at)
            for event in ("close", "talk", "vote"):
                at.press(desk, event, None, TEACHER)
            _answers(code, at)
            at.must(desk, "reveal", None, TEACHER)
            asked += 1
        if asked == 2:
            break
    assert asked
    at.press(desk, "another", None, TEACHER)
    at.look += [
        (TEACHER, desk),
        (TEACHER, f"wall/{code}"),
        (ANNA, f"room/{code}"),
        (TEACHER, f"after/{code}"),
        (ANNA, f"after/{code}"),
    ]


def _evening(at: Played) -> None:
    """What is done besides: names, hands, helping, pairs, tables, homework, the end."""
    code = _opened(at, MORE)
    desk, after = f"desk/{code}", f"after/{code}"
    at.must(f"room/{code}", "rename", {"name": "Anna Rosa"})
    at.press(desk, "agree", {"hidden": False}, TEACHER)
    at.must(desk, "ask", {"game": "ottocento", "misconception": "first-moor-wins"}, TEACHER)
    _answers(code, at)
    for event in ("close", "reveal"):
        at.must(desk, event, None, TEACHER)
    at.must(desk, "pace", {"lesson": "ottocento/following"}, TEACHER)
    at.wander(f"pace/{code}", 9)
    at.press(f"room/{code}", "hand", {"on": True})
    for event in ("hint", "example", "lower"):
        at.press(desk, event, {"badge": 0}, TEACHER)
    at.must(desk, "gather", None, TEACHER)
    at.must(desk, "pair", {}, TEACHER)
    at.press(desk, "seat", {"hands": 1}, TEACHER)
    at.must(desk, "plan", {"plan": "the-grande", "part": 0, "turn": 0}, TEACHER)
    at.must(after, "homework", {"sort": "wrong"}, TEACHER)
    at.must(after, "homework", {"sort": "lesson", "lesson": "ottocento/following"}, TEACHER)
    at.press(desk, "end", None, TEACHER)
    at.look += [(TEACHER, desk), (TEACHER, f"wall/{code}"), (ANNA, f"room/{code}"), (TEACHER, after), (ANNA, after)]


def _pace(at: Played) -> None:
    code = _opened(at)
    at.must(f"desk/{code}", "pace", {"lesson": "ottocento/following"}, TEACHER)
    for who in PUPILS:
        at.wander(f"pace/{code}", 12, who)
    at.must(f"desk/{code}", "example", {"badge": 0}, TEACHER)
    at.look += [(ANNA, f"pace/{code}"), (ANNA, f"room/{code}"), (TEACHER, f"desk/{code}")]


def _deal(at: Played) -> None:
    code = _opened(at)
    at.must(f"desk/{code}", "deal", {"number": 11}, TEACHER)
    for who, presses in zip(PUPILS, (60, 9), strict=True):
        at.wander(f"deal/{code}", presses, who)
    at.press(f"desk/{code}", "compare", {"on": True}, TEACHER)
    at.look += [(ANNA, f"deal/{code}"), (BRUNO, f"deal/{code}"), (TEACHER, f"desk/{code}"), (TEACHER, f"wall/{code}")]


def _tables(at: Played) -> None:
    code = _opened(at, MORE)
    at.must(f"desk/{code}", "pair", {}, TEACHER)
    at.must(f"desk/{code}", "seat", {"hands": 4}, TEACHER)
    at.look += [(ANNA, f"room/{code}"), (TEACHER, f"desk/{code}"), (TEACHER, f"wall/{code}")]


def _forgotten(at: Played) -> None:
    code = _opened(at)
    at.must(f"desk/{code}", "ask", {"lesson": "ottocento/following", "step": "no-cups"}, TEACHER)
    _answers(code, at)
    for event in ("close", "reveal", "end"):
        at.must(f"desk/{code}", event, None, TEACHER)
    at.must(f"after/{code}", "forget", None, TEACHER)
    at.look += [(TEACHER, f"after/{code}"), (ANNA, f"after/{code}")]


def scenes() -> Mapping[str, Callable[[Played], None]]:
    """Name of the log -> what is done for it."""
    made: dict[str, Callable[[Played], None]] = {
        "practice-short": partial(_practice, "short"), "practice-whole": partial(_practice, "whole"),
        "practice-match": partial(_practice, "match"), "practice-again": _again, "room-evening": _evening,
        "room-pace": _pace, "room-deal": _deal, "room-tables": _tables, "room-forgotten": _forgotten,
    }  # fmt: skip
    made |= {f"scoring-{step}": partial(_scoring, step) for step in ("count", "learn", "error")}
    made |= {f"match-ottocento-{format_}": partial(_bologna, format_) for format_ in ("800", "1000", "four")}
    courses = list(services.courses())
    for name in games():
        lessons = [one for one in courses if one.startswith(f"{name}/")]
        if lessons:
            made[f"lesson-{name}"] = partial(_lesson, lessons[min(1, len(lessons) - 1)])
            made[f"step-{name}"] = partial(_step, lessons[0])
            made[f"room-{name}"] = partial(_room, name)
        if name in stocks():
            made[f"review-{name}"] = partial(_review, name)
        if name in trial.names() and name in ("ottocento", "mineo3", "french4"):
            made[f"test-{name}"] = partial(_test, name)
        if game(name).family != "bologna":
            made[f"table-{name}"] = partial(_table, name)
            if getattr(game(name).form, "bids", True):
                made[f"settling-{name}"], made[f"match-{name}"] = partial(_settling, name), partial(_kept, name)
    return made


def played(name: str) -> Log:
    """This scene played in the log of this test, and taken down."""
    at = Played(Random(name))
    scenes()[name](at)
    return taken_down(at.look, at.pressed)
