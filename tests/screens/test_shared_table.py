"""A table with friends through the app's own routes: three people and the program, and what a stranger may not."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from screens.shared import services, sessions
from screens.wording.texts import text
from tests.screens.posting import Device, drawn
from tests.screens.seated import Seated

PEOPLE = {"Anna": "sole-onda-faro-luna", "Bruno": "luna-sole-onda-faro", "Carla": "faro-luna-sole-onda"}
FOREIGN: tuple[tuple[str, object], ...] = (
    ("answer", [0]), ("next", None), ("again", None), ("undo", None), ("talk", None), ("close", None), ("steal", None),
    ("play-for", {"chair": 1}), ("shut", {"chair": 3, "on": True}), ("come-back", None), ("stand-up", None),
    ("sit", {"chair": 1, "name": "Dino"}), ("sit", {"chair": 4, "name": "Dino"}), ("sit", {"chair": 3, "name": "   "}),
    ("sit", {"chair": "3", "name": "Dino"}),
)  # fmt: skip
"""What somebody who has no chair tries."""
STRANGER = "onda-faro-luna-sole"


class Friends(Seated):
    """Three people at a table of a game, each at a device of their own."""

    def __init__(self, game: str = "ottocento", **more: str) -> None:
        hall = Device("seat/new", learner=PEOPLE["Anna"])
        hall.look()
        self.code = str(hall.press("open", {"name": "Anna", "game": game, **more})["opened"])
        self.devices = [Device(f"seat/{self.code}", learner=who) for who in PEOPLE.values()]
        for chair, (device, name) in enumerate(zip(self.devices, PEOPLE, strict=True)):
            device.look()
            if chair:
                device.press("sit", {"chair": chair, "name": name})
                assert device.status == 200, device.why
        self.rng, self.came_twice = Random(game), set[tuple[str, str]]()

    def press(self, device: Device, event: str, value: object = None) -> None:
        """The first press of each sort comes twice, as after a network that was lost for a moment: it counts once."""
        nonce, seen, sort = drawn(), device.panel["qid"], (event, str(device.panel.get("mode")))
        device.press(event, value, nonce, seen)
        assert device.status == 200, (event, value, device.refused, device.why)
        if sort in self.came_twice:
            return
        self.came_twice.add(sort)
        written = self.lines()
        device.press(event, value, nonce, seen)
        assert device.status == 200
        assert self.lines() == written

    def lines(self) -> int:
        return len(services.store().rooms.lines(self.code))

    def told(self) -> list[dict[str, Any]]:
        """What every device is told, whenever that is."""
        return [{**device.look(), "at": 0} for device in self.devices]

    def leader(self) -> Device:
        """Play goes on until somebody may say that the rest are theirs; whose device that is."""
        while True:
            for device in self.devices:
                if device.look().get("can", {}).get("claim"):
                    return device
            if not self.goes_on():
                self.press(self.devices[0], "again")

    def deal(self) -> None:
        """A deal from the first card to what it came to."""
        self.press(self.devices[self.rng.randrange(3)], "again")
        while self.goes_on():
            pass
        assert all(device.look().get("ended") for device in self.devices)


def test_three_people_and_the_program_play_a_match_to_its_end() -> None:
    friends = Friends(length="four")
    for number in range(4):
        friends.deal()
        services.store.cache_clear()
        sessions.sessions.cache_clear()  # the app is started anew: what was acknowledged is there
        ours, theirs, partner = (device.look()["ended"]["sheet"] for device in friends.devices)
        assert ours == partner
        assert [row[1:] for row in ours[1:]] == [row[:0:-1] for row in theirs[1:]], "two sides see the same sheet"
        again = {device.panel["ended"]["again"] for device in friends.devices}
        assert again == {"Another match" if number == 3 else "Next deal"}
    friends.deal()
    sheet = friends.devices[0].look()["ended"]["sheet"]
    assert sheet[-1][1:] == sheet[-2][1:], "another match begins with nothing"


def test_the_page_says_which_game_is_played_also_while_cards_lie_there() -> None:
    """Its tab says so when it is one's turn."""
    friends = Friends("mineo4")
    before = friends.devices[0].panel["title"]
    assert before == text("game.mineo4", "en")
    friends.press(friends.devices[0], "again")
    assert {device.look()["title"] for device in friends.devices} == {before}


@pytest.mark.parametrize("game", ["mineo4", "french4", "calatafimi4"])
def test_people_sit_down_to_other_games_too(game: str) -> None:
    friends = Friends(game)
    friends.deal()
    assert all(device.panel["ended"]["says"] for device in friends.devices)


def test_who_is_waited_for_is_said_where_one_would_go_on_by_name_and_to_the_others_only() -> None:
    friends = Friends("calatafimi4")
    friends.press(friends.devices[0], "again")
    said = set[str]()
    for _ in range(40):
        for device in friends.devices:
            told = device.look()
            if told["stage"] == "deal" and not told.get("ended"):
                waits = {chair["name"] for chair in told["chairs"] if chair["waited"]}
                own = told["chairs"][told["mine"]]["name"]
                taken = told["can"]["next"] or any(one.look()["can"]["next"] for one in friends.devices)
                assert taken or told["waits_for"] == (
                    f"Waiting for {', '.join(one for one in PEOPLE if one in waits - {own})}" if waits - {own} else ""
                )
                said.add(told["waits_for"])
        friends.goes_on()
    assert {f"Waiting for {name}" for name in PEOPLE} <= said


def test_a_seat_is_given_to_the_program_and_taken_back() -> None:
    friends = Friends(length="four")
    anna, bruno, _ = friends.devices
    friends.press(anna, "again")
    for _ in range(12):
        friends.goes_on()
    anna.look()
    anna.press("play-for", {"chair": 1})
    assert bruno.look()["stage"] == "away"
    assert "rows" not in bruno.panel
    for _ in range(6):
        assert friends.goes_on()
    bruno.look()
    bruno.press("come-back")
    assert bruno.panel["stage"] == "deal"
    while friends.goes_on():
        pass
    assert bruno.look()["ended"]


def test_a_card_is_taken_back_where_the_others_agree_and_stays_where_one_does_not() -> None:
    friends = Friends(length="four")
    friends.press(friends.devices[0], "again")
    while not any(
        device.look()["can"]["undo"] and device.panel["words"]["undo"] == "Take back?" for device in friends.devices
    ):
        assert friends.goes_on()
    asks = next(device for device in friends.devices if device.panel["can"]["undo"])
    others = [device for device in friends.devices if device is not asks]
    before = [row["cards"] for row in asks.panel["rows"]]
    for agrees in (False, True):
        friends.press(asks, "undo")
        assert asks.panel["asks"]["to"] is None
        assert not asks.panel["can"]["undo"]
        for device in others:
            to = device.look()["asks"]["to"]
            assert "would like to take a move back" in device.panel["asks"]["says"]
            friends.press(device, "agree", {"to": to, "on": agrees})
            agreed = {
                "says": text("friends.agreed-back", "en"),
                "to": None,
                "rest": False,
                "cards": [],
                "size": [240, 500],
            }
            assert device.panel["asks"] == (None if not agrees or device is others[-1] else agreed)
            if not agrees:
                break
        assert asks.look()["asks"] is None
        assert ([row["cards"] for row in asks.panel["rows"]] == before) is not agrees
    assert asks.panel["can"]["answer"], "it is their turn once more"
    while friends.goes_on():
        pass
    assert asks.look()["ended"]


@pytest.mark.parametrize("game", ["ottocento", "mineo3", "french3"])
def test_whoever_takes_the_rest_says_so_and_where_it_is_not_certain_nobody_else_hears_of_it(game: str) -> None:
    friends, refused, granted = Friends(game, **({"length": "four"} if game == "ottocento" else {})), 0, 0
    while not (refused and granted):
        claimer = friends.leader()
        others = [device for device in friends.devices if device is not claimer]
        before, written = friends.told(), friends.lines()
        claimer.press("claim", None, drawn(), claimer.panel["qid"])
        if claimer.status == 422:
            assert claimer.why == text("friends.refused.not-certain", "en")
            assert friends.lines() == written
            assert friends.told() == before
            refused += 1
            assert friends.goes_on()
            continue
        assert claimer.status == 200, claimer.why
        own = {card["label"] for row in claimer.panel["rows"] if row["seat"] == 0 for card in row["cards"]}
        for device in others:
            assert own <= {card["label"] for row in device.look()["rows"] for card in row["cards"]}, "they lie open"
            assert device.panel["asks"]["rest"]
            assert device.panel["asks"]["to"] is not None
        friends.press(others[0], "agree", {"to": others[0].panel["asks"]["to"], "on": True})
        assert others[0].panel["asks"]["says"] == text("friends.agreed-rest", "en")
        friends.press(others[1], "agree", {"to": others[1].panel["asks"]["to"], "on": False})
        assert claimer.look()["asks"] is None
        assert claimer.panel["can"]["answer"], "all play on"
        friends.press(claimer, "claim")
        for device in others:
            friends.press(device, "agree", {"to": device.look()["asks"]["to"], "on": True})
        assert claimer.look()["asks"] is None
        assert claimer.panel["progress"][0] == claimer.panel["progress"][1], "all tricks are played"
        granted += 1
    while friends.goes_on():
        pass
    assert friends.devices[0].look()["ended"]


def test_who_claims_the_rest_at_another_moment_than_they_see_claims_nothing() -> None:
    friends = Friends("mineo3")
    claimer = friends.leader()
    seen = claimer.panel["qid"]
    assert friends.goes_on()
    written = friends.lines()
    claimer.press("claim", None, drawn(), seen)
    assert claimer.status == 409
    assert friends.lines() == written


def test_somebody_who_comes_later_takes_a_chair_the_program_played() -> None:
    friends = Friends(length="four")
    friends.press(friends.devices[0], "again")
    for _ in range(9):
        friends.goes_on()
    late = Device(f"seat/{friends.code}", learner=STRANGER)
    assert late.look()["stage"] == "chairs"
    late.press("sit", {"chair": 3, "name": "Dino"})
    assert late.panel["stage"] == "deal"
    friends.devices.append(late)
    while friends.goes_on():
        pass
    assert late.look()["ended"]
    names = [seat["name"] for seat in friends.devices[0].look()["chairs"]]
    assert names == ["Anna", "Bruno", "Carla", "Dino"]


def test_nobody_writes_for_another_seat() -> None:
    friends = Friends(length="four")
    friends.press(friends.devices[0], "again")
    for _ in range(8):
        friends.goes_on()
    stranger = Device(f"seat/{friends.code}", learner=STRANGER)
    told = stranger.look()
    before = friends.lines()
    for event, value in FOREIGN:
        stranger.press(event, value, seen=told["qid"])
        assert stranger.status in (409, 422), (event, value)
    waits = [device for device in friends.devices if not device.look()["can"]["answer"]]
    assert waits
    for device in waits:
        device.press("answer", [0], seen=device.panel["qid"])
        assert device.status in (409, 422)
    assert friends.lines() == before


def test_a_chair_that_is_kept_for_the_program_is_nobodys() -> None:
    friends = Friends(length="four")
    anna = friends.devices[0]
    anna.press("shut", {"chair": 3, "on": True})
    assert anna.panel["chairs"][3]["sort"] == "player"
    stranger = Device(f"seat/{friends.code}", learner=STRANGER)
    stranger.look()
    stranger.press("sit", {"chair": 3, "name": "Dino"})
    assert stranger.status == 422
    assert "program" in stranger.why
    friends.devices[1].press("shut", {"chair": 3, "on": False})
    assert friends.devices[1].status == 422, "only whoever opened the table says so"
    anna.press("close")
    assert {device.look()["stage"] for device in friends.devices} == {"closed"}


def test_a_deal_that_is_over_is_looked_at_again_by_each_from_the_own_chair() -> None:
    friends = Friends(length="four")
    friends.deal()
    for device in friends.devices:
        told = device.look(f"hindsight/seat/{friends.code}")
        assert device.status == 200
        names = [seat["name"] for seat in told["table"]["seats"]]
        assert names[0] == "you"
        assert len(set(names) & set(PEOPLE)) == 2
    stranger = Device(f"hindsight/seat/{friends.code}", learner=STRANGER)
    stranger.look()
    assert stranger.status == 404


def test_a_table_is_no_evening_and_an_evening_no_table() -> None:
    friends = Friends(length="four")
    phone = Device("room/open", learner=STRANGER)
    assert phone.look()["rooms"] == []
    phone.look(f"room/{friends.code}")
    assert phone.status == 404
    desk = Device("desk/new", learner=STRANGER)
    desk.look()
    room = desk.press("open")["opened"]
    desk.look(f"seat/{room}")
    assert desk.status == 404
    hall = Device("seat/new", learner=PEOPLE["Bruno"])
    assert [one["code"] for one in hall.look()["tables"]] == [friends.code]


def test_who_only_looks_on_sees_the_cards_of_a_trick_when_the_next_one_is_played() -> None:
    friends, late = Friends("mineo3"), Device("", learner=STRANGER)
    anna = friends.devices[0]
    late.look(f"seat/{friends.code}")
    assert late.panel["onlookers"] == {"says": text("friends.looks.nothing", "en"), "ways": []}
    ways = anna.look()["onlookers"]["ways"]
    assert anna.panel["onlookers"]["says"] == "", "that nothing is seen, the way that is chosen says already"
    assert [(one["on"], one["chairs"], one["now"]) for one in ways] == [
        (False, [], True), (True, [], False), (True, [0], False), (True, [1], False), (True, [2], False),
        (True, [0, 1, 2], False),
    ]  # fmt: skip
    friends.press(anna, "onlookers", {"on": True, "chairs": [0, 1, 2]})
    for device in (friends.devices[1], late):
        device.look()
        device.press("onlookers", {"on": False}, seen=device.panel["qid"])
        assert device.why == text("friends.refused.openers", "en")
    friends.press(anna, "again")
    looked = 0
    while friends.goes_on():
        now = sessions.sessions().state(STRANGER, f"seat/{friends.code}").table
        told = late.look()
        if now.over or told["stage"] != "deal":
            continue
        played = [label for row in told["rows"] if row["layout"] == "trick" for label in row["cards"]]
        plays = len(now.hand.plays) - 3
        assert len(played) == (plays % 3 or 3 * bool(plays))
        assert told["progress"][0] == plays // 3
        assert told["note"] == text("friends.looks.late", "en")
        looked += 1
    assert looked > 30
    assert late.look()["ended"]
