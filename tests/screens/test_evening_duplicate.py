"""A round of the evening's tournament on telephones: everybody comes to their own chair, all tables play the same deals, and the
standings go by the points against the mean; of a deal nobody learns anything before it was played."""

from __future__ import annotations

import json
from fractions import Fraction
from itertools import count

from engine.games.bologna.deal.score import score as score_of_bologna
from lessons.places.in_a_room.scores import scores
from screens.prints.evening.afterwards import evening_after
from screens.prints.evening.data import evening_json
from screens.prints.evening.spreadsheet import evening_csv
from screens.prints.evening.tournament import tournament
from screens.room_views import afterwards
from screens.shared import services, sessions
from screens.wording.figures import figure
from tests.screens.evening_room import STRANGER, TEACHER
from tests.screens.posting import Device, drawn
from tests.screens.tournament import NAMES, AtTable, Tournament


def ahead(table: AtTable) -> int:
    """By how much the first pair of the table is ahead in the deal that lies there, counted by the engine."""
    hand = table.now.hand
    assert hand is not None
    first, second = (side.total for side in score_of_bologna(hand.state).sides)
    return int(first - second)


def test_a_round_of_eight_people_from_the_telephone_to_the_standings(eight: Tournament) -> None:
    eight.lead("seat", {"deals": 2})
    seats = [phone.look()["seat"] for phone in eight.phones]
    assert [one["table"] for one in seats].count(1) == [one["table"] for one in seats].count(2) == 4
    assert not any(one["match"] for one in seats), "there is no score sheet"
    tables = eight.tables()
    for table in tables:
        for device in table.devices:
            told = table.look(device)
            assert told["mine"] is not None
            assert told["chairs"][told["mine"]]["name"] == NAMES[int(name_at(eight, device))]
            assert not any(one["sits"] or one["shuts"] for one in told["chairs"])
    came_to = []
    for deal in (1, 2):
        for table in tables:
            table.deal()
            told = eight.desk.look()["seats"]
            assert all("figures" not in one and one["points"] == [0, 0] for one in told["tables"]) or deal == 2
        came_to.append([ahead(table) for table in tables])
    against = [sum((Fraction(one[at]) - Fraction(sum(one), 2) for one in came_to), Fraction(0)) for at in (0, 1)]
    told = eight.wall.look()["seats"]
    assert not told["open"]
    assert [one["says"] for one in told["tables"]] == ["over", "over"]
    figures = [figure(side * n, "en") for n in against for side in (1, -1)]
    assert [one for table in told["tables"] for one in table["figures"]] == figures
    names = [name for table in told["tables"] for name in table["names"]]
    best = sorted(zip([side * n for n in against for side in (1, -1)], names, strict=True), reverse=True)
    assert dict(eight.standings()) == {name: figure(n, "en") for n, name in best}
    assert [n for _, n in eight.standings()] == [figure(n, "en") for n, _ in best]
    assert {one["deals"] for one in told["standings"]} == {2}
    phone = eight.phones[0].look()["seat"]
    assert phone["through"]
    assert phone["result"].endswith("against the average, over 2 deals.")
    # The next round begins with a press, and another pair is met; whoever still looks at the old table is sent to the new one.
    old = tables[0].devices[0]
    eight.lead("seat", {"deals": 4})
    told = eight.desk.look()["seats"]
    assert (told["round"], told["way"], told["open"]) == (2, "telephones", True)
    assert {frozenset(one["names"]) for one in told["tables"]}.isdisjoint({frozenset(names[:2]), frozenset(names[2:])})
    panel = old.look()
    assert panel["stage"] == "closed"
    assert panel["evening"]["next"] in [one["seat"] for one in told["tables"]]
    assert len(panel["duplicate"]["deals"]) == 2, "what was played there can still be read"
    assert len(eight.standings()) == 4, "and the standings stay as they were meanwhile"
    assert [n for _, n in eight.standings()] == [figure(n, "en") for n, _ in best]


def name_at(room: Tournament, device: Device) -> int:
    return [phone.learner for phone in room.phones].index(device.learner)


def test_nothing_of_a_deal_is_told_in_the_room_before_it_was_played_everywhere(eight: Tournament) -> None:
    """Whatever telephones, the wall, the desk and the slower table are told while the other table is ahead."""
    eight.lead("seat", {"deals": 2})
    slow, fast = eight.tables()
    fast.deal()
    fast.deal()
    ahead_lines = {
        json.dumps(line)[1:-1]
        for deal in fast.look(fast.devices[0])["duplicate"]["deals"]
        for one in deal["tables"]
        for party in one["parties"]
        for line in party["says"]
        if len(line) > 40
    }
    assert len(ahead_lines) > 2
    slow.heard.clear()
    slow.begins()
    for step in count():
        if step % 20 == 0:
            hear(eight, slow)
        if not slow.goes_on():
            break
    before = [one for one in slow.heard if not json.loads(one).get("ended")]
    assert len(before) > 100
    for told in before:
        assert not any(line in told for line in ahead_lines)
        panel = json.loads(told)
        assert not panel.get("duplicate", {}).get("deals")
        for table in ((panel.get("seats") or {}).get("tables")) or []:
            assert table["points"] == [0, 0]
            assert "figures" not in table
        for one in (panel.get("seats") or {}).get("standings") or []:
            assert (one["against"], one["deals"], one["margin"]) == ("0", 0, "0")
        assert not (panel.get("seat") or {}).get("result")
    its = slow.now.duplicate
    assert its is not None
    assert not any(str(seed) in told for seed in its.seeds for told in slow.heard)
    assert not any(its.set_code in told for told in slow.heard), "nor by which code the deals could be had elsewhere"


def hear(room: Tournament, table: AtTable) -> None:
    """What everybody in the room can look at now."""
    for device in (room.desk, room.wall, *room.phones, Device(f"wall/{room.code}", learner=STRANGER)):
        table.heard.append(json.dumps(device.look()))


def test_the_deals_of_an_evening_are_had_at_no_other_table(eight: Tournament) -> None:
    eight.lead("seat", {"deals": 2})
    first, _ = eight.tables()
    its = first.now.duplicate
    assert its is not None
    for code in (its.set_code, first.code):
        hall = Device("seat/new", learner=STRANGER)
        hall.look()
        hall.press("open", {"name": "Zoe", "same": code})
        assert hall.why.startswith("There are no deals with this code")
    hall = Device("seat/new", learner=first.devices[0].learner)
    assert hall.look()["tables"] == [], "it is found from the evening"


def test_a_table_that_is_broken_off_is_missing_and_never_a_half() -> None:
    room = Tournament(12)
    room.lead("seat", {"deals": 2})
    first, second, third = room.tables()
    for table in (first, second):
        table.deal()
    came_to = [ahead(table) for table in (first, second)]
    third.begins()
    for _ in range(6):
        third.goes_on()
    assert room.refused("seat", {"deals": 2}) == "Not every table has finished this round."
    assert {n for _, n in room.standings()} == {"0"}
    room.lead("round-over", {"round": 1})
    told = {one["name"]: (one["against"], one["deals"]) for one in room.wall.look()["seats"]["standings"]}
    mean = Fraction(sum(came_to), 2)
    for table, n in zip(room.wall.look()["seats"]["tables"], [*came_to, None], strict=True):
        for side, name in zip((1, -1), table["names"], strict=True):
            wanted = (figure(side * (n - mean), "en"), 1) if n is not None else ("0", 0)
            assert told[name] == wanted
    device = third.devices[0]
    assert device.look()["stage"] == "closed"
    device.press("again", seen=device.panel["qid"])
    assert device.why == "This round is over."
    assert room.phones[0].look()["seat"]["result"]
    room.lead("seat", {"deals": 2})
    assert room.refused("round-over", {"round": 1}), "another host was faster"


def test_what_was_acknowledged_is_there_after_a_kill_in_the_middle_of_a_round(eight: Tournament) -> None:
    nonce, seen = drawn(), eight.desk.look()["qid"]
    for _ in range(2):
        eight.desk.press("seat", {"deals": 2, "movement": "robin"}, nonce, seen)
        assert eight.desk.status == 200
    first, second = eight.tables()
    first.deal()
    second.begins()
    for _ in range(7):
        second.goes_on()
    before = [one.look() for one in (*first.devices, *second.devices, eight.desk, eight.wall)]
    services.store.cache_clear()
    sessions.sessions.cache_clear()
    after = [one.look() for one in (*first.devices, *second.devices, eight.desk, eight.wall)]
    for old, new in zip(before, after, strict=True):
        assert {**old, "at": 0, "seats": None} == {**new, "at": 0, "seats": None}
    assert after[-2]["seats"]["movement"] == "robin"
    while second.goes_on():
        pass
    assert second.now.over
    context = sessions.sessions().context
    room = context.rooms.room(context.store.rooms, eight.code)
    assert room is not None
    assert len(room.seatings) == 1, "and the press that came twice has seated them once"


def test_two_hosts_who_press_at_once_begin_one_round(eight: Tournament) -> None:
    other = Device(f"desk/{eight.code}", learner=STRANGER)
    other.look()
    other.press("host", {"key": eight.desk.look()["key"]})
    eight.lead("seat", {"deals": 2})
    other.press("seat", {"deals": 2}, seen=other.panel["qid"])
    assert other.why == "Not every table has finished this round."
    assert eight.desk.look()["seats"]["round"] == 1


def test_a_tournament_is_played_in_one_way_and_by_two_tables_at_least(eight: Tournament) -> None:
    six = Tournament(6)
    assert six.refused("seat", {"deals": 2}) == "The same deals need at least two tables: pairs of 8 people."
    assert six.desk.look()["seats"]["telephones"] is False
    for value in ({"deals": 3}, {"deals": 8}, {"deals": True}, {"deals": 2, "movement": "knockout"}, {}):
        eight.desk.press("seat", value, seen=eight.desk.look()["qid"])
        assert eight.desk.refused == "bad-move", value
    eight.lead("seat", {"deals": 2})
    eight.lead("round-over", {"round": 1})
    assert eight.refused("seat", {"hands": 4}).startswith("A tournament is played in one way")
    eight.lead("pair", {})
    eight.lead("seat", {"hands": 4})
    assert eight.desk.look()["seats"]["way"] == "cards"


def test_whoever_plays_hears_that_the_evening_goes_on_with_something_else(eight: Tournament) -> None:
    eight.lead("seat", {"deals": 2})
    table = eight.tables()[0]
    table.begins()
    heard = list[str]()
    end = sessions.sessions().listen(lambda place, moment: heard.append(place))
    eight.lead("gather")
    end()
    assert f"seat/{table.code}" in heard
    assert table.look(table.devices[0])["evening"]["says"][-1] == "The evening goes on with something else."
    while table.goes_on():
        pass
    assert table.now.over, "and can play on all the same"
    eight.lead("end")
    assert table.look(table.devices[0])["stage"] == "closed"


def test_at_somebody_elses_table_of_the_same_round_one_reads_that_the_own_one_is_another(eight: Tournament) -> None:
    eight.lead("seat", {"deals": 2})
    first, second = eight.tables()
    guest = Device(f"seat/{second.code}", learner=first.devices[0].learner)
    told = guest.look()["evening"]
    assert (told["says"][-1], told["next"]) == ("In this round you sit at another table.", first.code)
    eight.lead("round-over", {"round": 1})
    eight.lead("seat", {"deals": 2})
    assert guest.look()["evening"]["says"][-1] == "The next round has begun, and you have another table."


def test_afterwards_the_tournament_is_told_like_the_others(eight: Tournament) -> None:
    eight.lead("seat", {"deals": 2})
    tables = eight.tables()
    for table in tables:
        table.deal()
    who = Device(f"after/{eight.code}", learner=tables[0].devices[0].learner)
    assert [one["points"] for one in own_lines(who)] == ["–"], "nothing against the mean while others still play"
    eight.lead("round-over", {"round": 1})
    eight.lead("end")
    mean = Fraction(sum(ahead(table) for table in tables), 2)
    stands = sorted((side * (ahead(table) - mean) for table in tables for side in (1, -1)), reverse=True)
    told = Device(f"after/{eight.code}", learner=TEACHER).look()
    (its,) = told["tables"]
    assert its["compared"]
    assert [(one["place"], one["against"], one["deals"]) for one in its["rows"]] == [
        (1 + stands.index(n), figure(n, "en"), 1) for n in stands
    ]
    first, last = own_lines(who)
    assert (first["title"], last["title"]) == ("Round 1", "Place of the pair")
    assert last["beside"] == f"Against the average: {first['points']}, over one deal."
    state = sessions.sessions().state(TEACHER, f"after/{eight.code}")
    pupils = json.loads(evening_json(state, afterwards.everything(state, "it")))["pupils"]
    assert sorted(one["tournaments"][0]["against"] for one in pupils) == sorted(
        round(float(n), 1) for n in stands for _ in (0, 1)
    )
    table = evening_csv(afterwards.everything(state, "it"), "it").decode("utf-8-sig")
    assert "Torneo 1: rispetto alla media" in table.splitlines()[0]
    best = f"{float(stands[0]):g}".replace(".", ",")
    assert sum(f";1 / 4;{best}" in line for line in table.splitlines()) == 2 * stands.count(stands[0])
    for lang in ("en", "it", "fr"):
        assert evening_after(afterwards.everything(state, lang), eight.code, lang).startswith(b"%PDF")
        assert tournament(state.room, scores(state.context, state.room), lang).startswith(b"%PDF")


def own_lines(device: Device) -> list[dict[str, str]]:
    found: list[dict[str, str]] = device.look()["pupil"]["tables"][0]["lines"]
    return found
