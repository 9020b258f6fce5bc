"""A round of the evening's tournament on telephones: whose chair is whose, whoever goes home, comes back or looks on."""

from __future__ import annotations

import pytest

from tests.screens.evening_room import STRANGER, TEACHER
from tests.screens.posting import Device
from tests.screens.tournament import Tournament


def test_nobody_sits_down_in_the_chair_of_somebody_else(eight: Tournament) -> None:
    eight.lead("seat", {"deals": 2})
    first, second = eight.tables()
    for who in (STRANGER, second.devices[0].learner, TEACHER):
        device = Device(f"seat/{first.code}", learner=who)
        told = device.look()
        assert (told["stage"], told["mine"]) == ("chairs", None)
        assert not any(one["sits"] or one["shuts"] for one in told["chairs"])
        for event, value in (
            ("sit", {"chair": 0, "name": "Anna"}),
            ("shut", {"chair": 0, "on": True}),
            ("again", None),
            ("swap", {"chairs": [0, 1]}),
            ("teach", {"on": True}),
            ("come-back", None),
        ):
            device.press(event, value, seen=told["qid"])
            assert device.status != 200, (who, event)
    own = first.devices[0]
    for event, value in (
        ("stand-up", None),
        ("sit", {"chair": 1, "name": "Anna"}),
        ("shut", {"chair": 1, "on": False}),
    ):
        own.press(event, value, seen=own.look()["qid"])
        assert own.status != 200, event
    assert [one.who for one in first.now.chairs] != [""] * 4


def test_of_whoever_has_gone_home_the_program_plays_until_they_are_back(eight: Tournament) -> None:
    eight.lead("leave-out", {"badge": 0})
    eight.lead("seat", {"deals": 2})
    gone = eight.phones[0]
    assert gone.look()["stage"] == "join"
    code = next(
        one["seat"] for one in eight.desk.look()["seats"]["tables"] if any("Anna" in name for name in one["names"])
    )
    told = next(one for one in eight.desk.look()["seats"]["tables"] if one["seat"] == code)
    assert told["away"] == "The program plays for Anna"
    gone.press("join", {"name": "Anna"})
    assert gone.look()["seat"]["seat"] == code
    back = Device(f"seat/{code}", learner=gone.learner)
    assert back.look()["stage"] == "away"
    back.press("come-back", seen=back.panel["qid"])
    assert back.status == 200
    # Somebody else goes in the middle: the desk's press is enough, and nobody at the table has to say so.
    table = next(one for one in eight.tables() if one.code == code)
    table.begins()
    for _ in range(5):
        table.goes_on()
    eight.lead("leave-out", {"badge": 0})
    assert back.look()["stage"] == "away"
    while table.goes_on():
        pass
    assert table.now.over, "and the three others play on with the program"


def test_a_pupil_with_another_browser_takes_the_own_chair_after_the_teachers_nod(eight: Tournament) -> None:
    eight.lead("seat", {"deals": 2})
    table = next(one for one in eight.tables() if any(one.learner == eight.phones[2].learner for one in one.devices))
    table.begins()
    other = Device(f"room/{eight.code}", learner=STRANGER)
    other.look()
    other.press("return", {"badge": 2})
    before = Device(f"seat/{table.code}", learner=STRANGER)
    assert not any(one["sits"] for one in before.look()["chairs"]), "not before the nod"
    eight.lead("nod", {"request": 1, "yes": True})
    assert other.look()["seat"]["seat"] == table.code
    told = before.look()
    (chair,) = (one["number"] for one in told["chairs"] if one["sits"])
    before.press("sit", {"chair": (chair + 1) % 4}, seen=told["qid"])
    assert before.status == 200
    assert before.look()["mine"] == chair, "whatever a browser says: it is the own one"
    old = Device(f"seat/{table.code}", learner=eight.phones[2].learner)
    assert old.look()["mine"] is None


def test_the_teacher_looks_on_at_a_table_and_helps_and_nobody_who_plays_sees_more(eight: Tournament) -> None:
    eight.lead("seat", {"deals": 2})
    first, second = eight.tables()
    first.begins()
    for _ in range(3):
        first.goes_on()
    on = Device(f"seat/{first.code}", learner=TEACHER)
    told = on.look()
    assert (told["stage"], told["mine"], told["evening"]["leads"]) == ("deal", None, True)
    assert len([row for row in told["rows"] if row["layout"] == "hand"]) == 4 or len(told["rows"]) >= 4
    assert told["can"]["answer"] is False
    on.press("answer", [0], seen=told["qid"])
    assert on.status != 200, "but does not play"
    desk = next(one for one in eight.desk.look()["seats"]["tables"] if one["seat"] == first.code)
    assert desk["says"].startswith("deal 1 of 2, trick ")
    waited = desk["waits"].split(", ")[0]
    chair = next(one["number"] for one in told["chairs"] if one["name"] == waited)
    on.press("play-for", {"chair": chair}, seen=on.look()["qid"])
    assert on.status == 200
    assert f"The program plays for {waited}" in [one.get("away") for one in eight.desk.look()["seats"]["tables"]]
    on.press("close", seen=on.look()["qid"])
    assert on.status == 200
    assert first.look(first.devices[0])["stage"] == "closed"
    # Somebody who plays these deals and is made a host sees nothing of another table.
    key = eight.desk.look()["key"]
    player = Device(f"desk/{eight.code}", learner=first.devices[1].learner)
    player.look()
    player.press("host", {"key": key})
    assert player.status == 200
    second.begins()
    looks = Device(f"seat/{second.code}", learner=player.learner)
    assert looks.look()["stage"] == "chairs"
    looks.press("play-for", {"chair": 0}, seen=looks.panel["qid"])
    assert looks.status != 200
    looks.press("close", seen=looks.panel["qid"])
    assert looks.status != 200


@pytest.mark.parametrize("dealt", [True, False])
def test_at_a_table_that_everybody_has_left_nothing_goes_on_unless_whoever_leads_lets_it(
    eight: Tournament, dealt: bool
) -> None:
    eight.lead("seat", {"deals": 2})
    table, other = eight.tables()
    if dealt:
        table.begins()
        for _ in range(5):
            table.goes_on()
    on = Device(f"seat/{table.code}", learner=TEACHER)
    on.press("next", seen=on.look()["qid"])
    assert on.status != 200, "as long as somebody is there it is for them"
    for chair in sorted(table.now.people):
        on.press("play-for", {"chair": chair}, seen=on.look()["qid"])
        assert on.status == 200
    before = table.now.number
    desk = eight.desk.look()["seats"]["tables"]
    assert [one.get("away", "").startswith("Nobody is there") for one in desk] == [True, False]
    assert "waits" not in desk[0]
    told = on.look()
    assert told["evening"]["lets_on"]
    assert told["evening"]["says"][-1].startswith("Nobody is here")
    assert table.now.number == before, "the program plays after nobody's press but theirs"
    for guest in (STRANGER, other.devices[0].learner):
        device = Device(f"seat/{table.code}", learner=guest)
        device.look()
        for event in ("next", "again"):
            device.press(event, seen=device.panel["qid"])
            assert device.status != 200, (guest, event)
    while not (its := table.now.duplicate) or not its.over:
        told = on.look()
        on.press("next" if told["stage"] == "deal" and told["can"]["next"] else "again", seen=told["qid"])
        assert on.status == 200, on.why
    told = on.look()
    assert (told["evening"]["lets_on"], told["ended"]["again"]) == (False, "")
    desk = eight.desk.look()["seats"]["tables"]
    assert "away" not in desk[0], "for a table that has finished nobody plays"
    back = table.devices[0]
    back.press("come-back", seen=back.look()["qid"])
    assert back.status == 200


def test_whoever_comes_back_to_a_table_that_went_on_without_them_plays_again(eight: Tournament) -> None:
    eight.lead("seat", {"deals": 2})
    table = eight.tables()[0]
    table.begins()
    on = Device(f"seat/{table.code}", learner=TEACHER)
    for chair in range(4):
        on.press("play-for", {"chair": chair}, seen=on.look()["qid"])
    for _ in range(4):
        on.press("next", seen=on.look()["qid"])
        assert on.status == 200
    back = table.devices[0]
    back.press("come-back", seen=back.look()["qid"])
    assert not on.look()["evening"]["lets_on"]
    on.press("next", seen=on.panel["qid"])
    assert on.status != 200, "and it is theirs again"
    while table.goes_on():
        pass
    assert table.now.over


def test_a_pupil_in_two_tabs_has_one_chair(eight: Tournament) -> None:
    eight.lead("seat", {"deals": 2})
    table = eight.tables()[0]
    table.begins()
    own = table.devices[0]
    again = Device(f"seat/{table.code}", learner=own.learner)
    assert again.look()["mine"] == table.look(own)["mine"]
    while not table.look(own)["can"]["answer"]:
        assert table.goes_on()
    told = again.look()
    reply = table.reply(told)
    table.press(own, "answer", reply)
    again.press("answer", reply, seen=told["qid"])
    assert again.refused in ("stale", "in-words"), "what was answered in one tab is not answered in the other once more"
