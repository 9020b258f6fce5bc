"""What a press leads to is told before it: the same as then, at every practice table, whoever plays there, and in lessons."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.games.bologna.deal.actions import Action, Play
from engine.games.bologna.deal.judging import FOLLOWING
from lessons.tables.hand import TableHand
from lessons.tables.others import by_the_book
from screens.shared import services, sessions
from tests.screens import one_way_in
from tests.screens.driving import LEARNER
from tests.screens.kept_match import FIGURES, keeper, on_disk
from tests.screens.posting import Device
from tests.screens.practising import first_legal

CHANCE = Random(7)


def unlike_the_time_before(hand: TableHand) -> Action | None:
    """A player who searches for as long as there is time does not choose the same twice."""
    state, seat = hand.state, hand.state.to_act
    if state.phase != "play" or seat is None or not state.tricks:
        return by_the_book(hand)
    return Play(seat, CHANCE.choice(FOLLOWING.allowed(state.hands[seat], state.trick.cards)))


def the_lowest(hand: TableHand) -> Action | None:
    """Another player than the book."""
    state, seat = hand.state, hand.state.to_act
    if state.phase != "play" or seat is None or not state.tricks:
        return by_the_book(hand)
    return Play(seat, FOLLOWING.allowed(state.hands[seat], state.trick.cards)[-1])


@pytest.fixture(params=["book", "club"])
def strength(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    chosen = {"book": by_the_book, "club": unlike_the_time_before}
    monkeypatch.setattr("screens.analysis.opponents.sits", chosen.__getitem__)
    sessions.sessions.cache_clear()
    yield request.param
    sessions.sessions.cache_clear()


def sat_down(sort: str, **settings: str) -> Device:
    device = Device(f"practice/{sort}")
    services.store().keep(LEARNER, settings)
    device.look()
    return device


def step(device: Device) -> None:
    shown: dict[str, Any] = device.panel
    if shown["can"]["next"]:
        device.press_foreseen()
    else:
        device.press_foreseen("answer", first_legal(shown))
        assert device.status == 200, device.refused


@pytest.mark.parametrize("pace", ["turn", "card"])
@pytest.mark.parametrize("sort", ["short", "whole", "match"])
def test_what_comes_next_is_told_beforehand(sort: str, pace: str, strength: str) -> None:
    device = sat_down(sort, pace=pace, strength=strength)
    for _ in range(30):
        if not device.panel["leaves"]:
            step(device)


def until_one_may_go_on(device: Device) -> None:
    while not device.panel["can"]["next"] or device.foreseen() is None:
        step(device)


def in_the_trick(shown: dict[str, Any] | None) -> int:
    return sum(len(row["cards"]) for row in (shown or {"rows": []})["rows"] if row["layout"] == "trick")


def test_it_is_written_nowhere(strength: str) -> None:
    device = sat_down("whole", strength=strength)
    until_one_may_go_on(device)
    log = services.store().log(LEARNER)
    device.foreseen()
    assert services.store().log(LEARNER) == log
    was = device.panel["qid"]
    assert device.look()["qid"] == was


def test_what_is_set_otherwise_meanwhile_holds(strength: str) -> None:
    device = sat_down("whole", pace="turn", strength=strength)
    while in_the_trick(device.foreseen()) < 2:
        step(device)
    device.press("pace", "card")
    device.press_foreseen()
    assert in_the_trick(device.panel) == 1


def test_a_card_played_onto_what_did_not_come_after_all_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("screens.analysis.opponents.sits", {"book": by_the_book, "club": the_lowest}.__getitem__)
    sessions.sessions.cache_clear()
    device = sat_down("whole", pace="turn", strength="book")
    seen = None
    while seen is None or seen["rows"] == device.panel["rows"]:
        step(device)
        while (seen := device.foreseen()) is None:
            step(device)
        device.press("strength", "club")
        device.press("next", seen=device.panel["qid"])
        device.press("strength", "book")
    log = services.store().log(LEARNER)
    device.press("answer", first_legal(seen), seen=seen["qid"])
    assert device.refused == "stale"
    assert services.store().log(LEARNER) == log
    sessions.sessions.cache_clear()


def test_a_trick_that_is_looked_at_again_leads_back_first() -> None:
    device = sat_down("short")
    while not device.panel["can"]["back"]:
        step(device)
    device.press("back", seen=device.panel["qid"])
    assert device.foreseen() is None
    assert not device.panel["ahead"]


def any_answer(shown: dict[str, Any], rng: Random) -> object:
    if shown["mode"] == "number":
        return str(rng.randrange(20))
    if shown["mode"] == "choice":
        return rng.randrange(len(shown["choices"]))
    places = range(sum(len(row["cards"]) for row in shown["rows"] if row["pick"]))
    picked = rng.sample(places, min(len(places), rng.randint(shown["at_least"], shown["at_most"])))
    return picked[0] if shown["mode"] == "one" and picked else picked if shown["mode"] == "order" else sorted(picked)


FEW = 4
"""So many answers of a lesson, each of which was foreseen."""
ASKED = [course.lesson.id for course in services.courses().values() if course.lesson.game == "ottocento"]


@pytest.mark.parametrize("lesson", ASKED)
def test_an_answer_in_a_lesson_comes_to_what_was_told_when_it_was_chosen(lesson: str) -> None:
    rng, device, foreseen = Random(lesson), Device(f"lesson/{lesson}"), 0
    device.look()
    for _ in range(24):
        shown = device.panel
        if shown["leaves"] or foreseen == FEW:
            return
        if shown["can"]["next"]:
            device.press("next", seen=shown["qid"])
        elif shown.get("ahead"):
            log = services.store().log(LEARNER)
            foreseen += device.foreseen("answer", answer := any_answer(shown, rng)) is not None
            assert services.store().log(LEARNER) == log
            device.press_foreseen("answer", answer)
        else:
            device.press("answer", any_answer(shown, rng), seen=shown["qid"])
    assert foreseen > 1


def test_nobody_knows_the_cards_of_the_next_question() -> None:
    device, questions = Device("lesson/ottocento/following"), 0
    device.look()
    for _ in range(20):
        if device.panel["can"]["next"]:
            beforehand = device.foreseen("next")
            after = device.press("next", seen=device.panel["qid"])
            asks = after["can"]["answer"] and bool(after["rows"])
            questions += asks
            assert (beforehand is None) == asks
        else:
            device.press("reveal", seen=device.panel["qid"])
    assert questions > 3


@pytest.mark.parametrize(
    "wanted", ["answer&value=7000", "answer&value=%7B", "answer&value=[true", "answer", "nothing", "next&value=3"]
)
def test_what_cannot_be_done_there_is_refused_as_the_press_would_be(wanted: str) -> None:
    device = sat_down("short")
    while not device.panel["can"]["answer"]:
        step(device)
    log = services.store().log(LEARNER)
    answer = device.get(f"/api/place/practice/short?after={wanted}")
    assert answer.status in (200, 409, 422)
    assert json.loads(answer.body).get("panel") is None
    assert services.store().log(LEARNER) == log


def test_what_is_written_in_a_match_comes_to_what_was_told_before() -> None:
    kings = {"combinations": [["kings", 4]]}
    presses: list[tuple[str, dict[str, Any]]] = [
        ("declare", {"hand": 1, "seat": 2, **kings}),
        ("undo", {"number": 2}),
        ("declare", {"hand": 1, "seat": 1, **kings}),
        ("correct", {"number": 4, "event": "declare", "value": {"hand": 1, "seat": 1, "figure": 18}}),
        ("end", FIGURES),
        ("end", FIGURES | {"hand": 2, "criccone": [33, 14], "anyway": True}),
        ("correct", {"number": 1, "event": "start", "value": {"names": ["Anna", "Bruno", "Carla", "Ettore"]}}),
    ]
    device = keeper()
    for event, value in presses:
        was, before, beforehand = device.panel, on_disk(), device.foreseen(event, value)
        assert on_disk() == before
        after = device.press(event, value, seen=was["qid"])
        assert device.status == 200, (event, device.why)
        assert beforehand is not None
        assert was | beforehand | {"at": 0} == after | {"at": 0}


@pytest.mark.parametrize("odd", [{"criccone": [33, 14]}, {"cards": [50, 40]}, {"last": None}])
def test_what_would_be_refused_or_asked_back_is_not_shown_as_written(odd: dict[str, Any]) -> None:
    device = keeper()
    assert device.foreseen("end", FIGURES | odd) is None
    assert len(on_disk().entries) == 1


def test_what_is_asked_beforehand_faster_than_fingers_is_refused_and_presses_are_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(one_way_in, "unhurried", lambda: lambda: 0.0)
    device = sat_down("short")
    told = [device.get("/api/place/practice/short?after=next").status for _ in range(100)]
    assert told[0] == 200
    assert told[-1] == 429
    device.press(
        "next" if device.panel["can"]["next"] else "answer", first_legal(device.panel), seen=device.panel["qid"]
    )
    assert device.status == 200


@pytest.mark.parametrize("place", ["scoring/count", "match/new"])
def test_elsewhere_nothing_is_told_beforehand(place: str) -> None:
    assert Device(place).foreseen() is None


def test_a_table_there_is_not_is_said_to_be_none() -> None:
    assert Device("practice/nowhere").get("/api/place/practice/nowhere?after=next").status == 404
