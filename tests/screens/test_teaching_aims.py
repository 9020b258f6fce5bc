"""At a teaching table a deal is looked for by what is in it, through the app's own routes."""

from __future__ import annotations

import pytest

from lessons.places.at_a_table import prepared
from tests.screens.posting import Device

TEACHER, ANNA = "sole-onda-faro-luna", "luna-sole-onda-faro"


def table(game: str) -> tuple[Device, Device]:
    """A teacher, and a pupil in the first chair."""
    hall = Device("seat/new", learner=TEACHER)
    hall.look()
    length = {"length": "four"} if game == "ottocento" else {}
    code = hall.press("open", {"name": "Maria", "game": game, "teaching": True, **length})["opened"]
    teacher, anna = Device(f"seat/{code}", learner=TEACHER), Device(f"seat/{code}", learner=ANNA)
    for device in (teacher, anna):
        device.look()
    anna.press("sit", {"chair": 0, "name": "Anna"})
    teacher.look()
    return teacher, anna


@pytest.mark.parametrize("game", ["ottocento", "mineo4", "french5"])
def test_the_teacher_looks_for_a_deal_and_it_has_a_number(game: str) -> None:
    teacher, anna = table(game)
    aims = dict(teacher.panel["teaching"]["aims"])
    assert all(aims.values())
    aim = next(one for one in ("kings", "lost", "begato-lost") if one in aims)
    teacher.press("again", {"aim": aim}, seen=teacher.panel["qid"])
    assert teacher.status == 200, teacher.why
    number = teacher.panel["teaching"]["number"]
    held = [row["cards"] for row in anna.look()["rows"] if row["layout"] == "hand"]
    teacher.press("again", {"number": number}, seen=teacher.panel["qid"])
    assert held != []
    assert teacher.panel["teaching"]["number"] == number
    assert "aims" not in anna.look()["teaching"]


def test_nobody_but_the_teacher_looks_for_one_and_nothing_else_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    teacher, anna = table("ottocento")
    looked = list[str]()
    monkeypatch.setattr(prepared, "with_aim", lambda *_: looked.append("looked"))
    anna.press("again", {"aim": "begato-lost"}, seen=anna.panel["qid"])
    assert (anna.status, "teacher" in anna.why) == (422, True)
    for aim in ("no-such-aim", 7, ["begato-lost"], "x" * 500):
        teacher.press("again", {"aim": aim}, seen=teacher.panel["qid"])
        assert teacher.status == 422
    assert not looked


def test_where_none_was_found_a_sentence_says_so_and_the_table_stands_as_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    teacher, _ = table("ottocento")
    monkeypatch.setattr(prepared, "TRIES", 0)
    teacher.press("again", {"aim": "begato-lost"}, seen=teacher.panel["qid"])
    assert teacher.status == 422
    assert teacher.why == "There was no such deal among 0. Look once more, or for something else."
    assert not teacher.look()["begun"]


@pytest.mark.parametrize("game", ["ottocento", "french5"])
def test_a_deal_that_is_over_is_looked_at_again_by_the_teacher_and_by_those_who_look_on(game: str) -> None:
    teacher, _ = table(game)
    teacher.press("play-for", {"chair": 0}, seen=teacher.look()["qid"])
    code, stranger = teacher.place, Device(teacher.place, learner="mare-onda-sole-vela")
    stranger.look(f"hindsight/{code}")
    assert stranger.status == 404, "nothing is over yet"
    teacher.press("again", seen=teacher.look()["qid"])
    while not teacher.panel.get("ended"):
        teacher.press("next", seen=teacher.panel["qid"])
        assert teacher.status == 200, teacher.why
    for device in (Device(code, learner=TEACHER), stranger):
        again = device.look(f"hindsight/{code}")
        assert device.status == 200
        names = [seat["name"] for seat in again["table"]["seats"]]
        assert len(set(names)) == len(names)
        assert "you" not in names
        assert names[0] in again["note"], "who is called you"
