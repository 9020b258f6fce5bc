"""A plan's part that is a teaching table: opened with its cards, led from the desk, looked at by everybody, seats for four."""

from __future__ import annotations

from typing import Any

import pytest

from lessons.plans import shelf
from lessons.plans.shape import OnTable, Part, Plan
from lessons.shared_table.teaching.aiming import aims, played_out
from lessons.tables.recorded import record_of
from screens.shared import services, sessions
from screens.wording.texts import text
from tests.screens.evening_room import ANNA, BRUNO, STRANGER, TEACHER, Room
from tests.screens.posting import Device

LAPTOP_TOO = "onda-onda-faro-luna"
SAID = {"en": "Look.", "it": "Guardate.", "fr": "Regardez."}


def with_cards(cards: dict[str, Any], game_id: str = "ottocento") -> Plan:
    parts = (
        Part(title=SAID, minutes=5, say=SAID, table=OnTable(**cards)),
        Part(title=SAID, minutes=5, say=SAID, talk=SAID),
    )
    head = {"id": "ours", "game": game_id, "title": SAID, "about": SAID, "minutes": 10, "source": "ottocento#the-play"}
    return Plan.model_validate({**head, "parts": parts})


@pytest.fixture
def plans(monkeypatch: pytest.MonkeyPatch) -> dict[str, Plan]:
    found = shelf.found()
    mine: dict[str, Plan] = {}
    monkeypatch.setattr(shelf, "found", lambda: shelf.Shelf({**found.plans, **mine}, found.courses, (), found.stamps))
    return mine


class Evening(Room):
    """Anna and Bruno are there; the room goes to the first part of the plan."""

    def goes(self, part: int = 0) -> None:
        self.lead("plan", {"plan": "ours", "part": part, "turn": self.desk.look()["turn"]})

    def page(self, who: str) -> Device:
        device = Device(f"seat/{self.desk.look()['taught']}", learner=who)
        device.look()
        return device

    def table(self) -> Any:
        context = sessions.sessions().context
        return context.tables.table(context.store.rooms, self.desk.look()["taught"])


def hands(panel: dict[str, Any]) -> set[int]:
    return {row["seat"] for row in panel["rows"] if row["layout"] in ("row", "hand") and row["cards"]}


def test_a_part_opens_a_teaching_table_that_everybody_finds_and_the_evening_leads_back(plans: dict[str, Plan]) -> None:
    plans["ours"] = with_cards({"number": 1234})
    evening = Evening()
    wall = Device(f"wall/{evening.code}", learner=STRANGER)
    evening.goes()
    assert evening.desk.panel["stage"] == "taught"
    assert evening.table().hand.seed == 1234
    phones = [Device(f"room/{evening.code}", learner=who) for who in (ANNA, BRUNO)]
    assert [one.look()["taught"] for one in phones] == [evening.desk.panel["taught"]] * 2
    teacher, anna, bruno = (evening.page(who) for who in (TEACHER, ANNA, BRUNO))
    assert hands(teacher.panel) == {0, 1, 2, 3}
    assert anna.panel["teaching"]["says"] == []
    assert hands(bruno.panel) == hands(wall.look()["shown_table"]["table"]) == set()
    anna.press("sit", {"chair": 2, "name": "Anna"})
    assert hands(anna.panel) == {0}
    teacher.press("hands", {"chairs": [2]}, seen=teacher.look()["qid"])
    shown = wall.look()["shown_table"]
    assert hands(shown["table"]) == hands(bruno.look()) == {2}
    assert shown["says"] == ["Everybody sees the cards of Anna."]
    while not teacher.look()["teaching"]["polls"]:
        device = anna if anna.look()["can"]["answer"] else teacher
        reply = [0] if device.panel["mode"] != "choice" else len(device.panel["choices"]) - 1
        event, value = ("answer", reply) if device is anna else ("next", None)
        device.press(event, value, seen=device.panel["qid"])
        assert device.status == 200, device.why
    teacher.press("poll", seen=teacher.panel["qid"])
    asked = bruno.look()["teaching"]["poll"]
    bruno.press("poll-answer", {"to": asked["to"], "card": asked["codes"][0]})
    assert wall.look()["shown_table"]["answers"] == []
    teacher.press("poll-show", seen=teacher.look()["qid"])
    answers = wall.look()["shown_table"]["answers"]
    assert (answers[0]["card"], answers[0]["n"]) == (asked["cards"][0]["label"], 1)
    assert sum(one["coach"] for one in answers) == 1
    evening.lead("gather")
    assert (wall.look()["stage"], "shown_table" in wall.panel) == ("lobby", False)
    assert phones[0].look()["stage"] == "lobby"
    gone = anna.look()["plan"]
    assert (gone["room"], gone["says"], gone["over"]) == (evening.code, [text("friends.evening.gathered", "en")], True)
    evening.goes(1)
    assert evening.desk.panel["stage"] == "lobby"


def test_whoever_looks_on_reads_that_they_do_and_where_a_chair_is_as_long_as_one_is_free(
    plans: dict[str, Plan],
) -> None:
    plans["ours"] = with_cards({"number": 1234})
    evening = Evening()
    evening.goes()
    stranger = evening.page(STRANGER)
    free = text("friends.looks.taught-free", "en")
    sitting = []
    for chair, who in enumerate((ANNA, BRUNO, LAPTOP_TOO, "mare-onda-sole-vela")):
        assert (stranger.look()["note"], evening.page(TEACHER).panel["note"]) == (free, "")
        sitting.append(evening.page(who))
        sitting[-1].press("sit", {"chair": chair, "name": f"N{chair}"})
        assert sitting[-1].status == 200, sitting[-1].why
        assert "looking on" not in sitting[-1].panel["note"]
    assert stranger.look()["note"] == text("friends.looks.taught", "en")
    evening.lead("gather")
    assert stranger.look()["note"] == ""


def test_who_leads_teaches_with_any_of_their_browsers_and_nobody_else(plans: dict[str, Plan]) -> None:
    plans["ours"] = with_cards({"number": 7})
    evening = Evening()
    evening.goes()
    other = Device(f"desk/{evening.code}", learner=LAPTOP_TOO)
    other.look()
    other.press("host", {"key": evening.desk.look()["key"]})
    for who in (TEACHER, LAPTOP_TOO):
        page = evening.page(who)
        assert page.panel["teaching"]["teaches"]
        page.press("pause", {"on": who == TEACHER}, seen=page.panel["qid"])
        assert page.status == 200, page.why
        if who == TEACHER:
            assert evening.page(ANNA).panel["teaching"]["says"] == [text("friends.teach.paused-here", "en")]
    stranger = evening.page(STRANGER)
    stranger.press("pause", {"on": True}, seen=stranger.panel["qid"])
    assert stranger.why == text("friends.refused.teachers", "en")
    assert hands(stranger.panel) == set()


@pytest.mark.parametrize("way", ["aim", "problem", "record"])
def test_its_cards_are_aimed_of_a_problem_or_of_a_record(plans: dict[str, Plan], way: str) -> None:
    evening = Evening()
    plans["ours"] = with_cards({"number": 17})
    evening.goes()
    record = record_of(evening.table().hand)
    cards = {"aim": "begato-lost", "problem": "saving-the-begato", "record": record}
    plans["ours"] = with_cards({way: cards[way]})
    evening.lead("gather")
    before = evening.desk.look()["taught"]
    evening.goes()
    assert evening.desk.look()["taught"] != before
    hand = evening.table().hand
    if way == "aim":
        assert aims("ottocento")["begato-lost"].fits(played_out(hand).state)
        assert hand.done == ()
    elif way == "problem":
        assert hand.kept is not None
    else:
        assert record_of(hand) == record


def test_a_press_that_comes_twice_opens_one_table_and_where_no_cards_are_found_the_plan_stays(
    plans: dict[str, Plan], monkeypatch: pytest.MonkeyPatch
) -> None:
    plans["ours"] = with_cards({"number": 3})
    evening = Evening()
    value = {"plan": "ours", "part": 0, "turn": evening.desk.look()["turn"]}
    for _ in range(2):
        evening.desk.press("plan", value, "nonce-of-a-part", evening.desk.panel["qid"])
        assert evening.desk.status == 200
    rooms = services.store().rooms
    assert len([line for line in rooms.lines(evening.code) if line.kind == "planned"]) == 1
    code = evening.desk.look()["taught"]
    assert [line.kind for line in rooms.lines(code)] == ["table", "card-by-card", "dealt-out"]
    evening.lead("gather")
    plans["ours"] = with_cards({"aim": "begato-lost"})
    monkeypatch.setattr("lessons.places.at_a_table.prepared.with_aim", lambda *_: None)
    evening.desk.press("plan", {**value, "turn": evening.desk.look()["turn"]}, seen=evening.desk.panel["qid"])
    assert evening.desk.why == text("friends.refused.no-aim", "en", tries=300)
    assert evening.desk.look()["stage"] == "lobby"


def test_an_evening_that_is_deleted_takes_its_teaching_tables_with_it(plans: dict[str, Plan]) -> None:
    plans["ours"] = with_cards({"number": 5})
    evening = Evening()
    evening.goes()
    code = evening.desk.panel["taught"]
    anna = evening.page(ANNA)
    anna.press("sit", {"chair": 0, "name": "Annamaria"})
    evening.lead("end")
    after = Device(f"after/{evening.code}", learner=TEACHER)
    after.look()
    after.press("forget")
    assert after.panel["stage"] == "forgotten"
    assert list(services.store().rooms.lines(code)) == []
    anna.look()
    assert anna.status == 404
