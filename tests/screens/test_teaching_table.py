"""A teaching table through the app's own routes: a teacher without a chair, two pupils, somebody who looks on."""

from __future__ import annotations

from typing import Any

from lessons.tables.recorded import record_of
from screens.shared import services, sessions
from tests.screens.posting import Device

TEACHER = "faro-faro-luna-sole"
PUPILS = {"Anna": "sole-onda-faro-luna", "Bruno": "luna-sole-onda-faro"}
ONLOOKER = "onda-faro-luna-sole"
TEACHES: tuple[tuple[str, object], ...] = (
    ("hands", {"chairs": [0, 1]}), ("pause", {"on": True}), ("again", None), ("teach", {"on": False}),
)  # fmt: skip
"""What a teacher does and nobody else."""
WRONG: tuple[tuple[str, object], ...] = (
    ("hands", {"chairs": [9]}), ("hands", {"chairs": "all"}), ("hands", None), ("pause", {}), ("teach", {"on": "no"}),
)  # fmt: skip


class Class:
    """A teacher, two pupils and an onlooker, each at a device of their own; the cards are dealt."""

    def __init__(self, game: str = "ottocento") -> None:
        hall = Device("seat/new", learner=TEACHER)
        hall.look()
        code = str(hall.press("open", {"name": "Maria", "game": game, "teaching": True})["opened"])
        self.code = code
        self.teacher = Device(f"seat/{code}", learner=TEACHER)
        self.pupils = [Device(f"seat/{code}", learner=who) for who in PUPILS.values()]
        for chair, (pupil, name) in enumerate(zip(self.pupils, PUPILS, strict=True)):
            pupil.look()
            pupil.press("sit", {"chair": chair, "name": name})
        self.onlooker = Device(f"seat/{code}", learner=ONLOOKER)
        self.press("again")

    @property
    def devices(self) -> list[Device]:
        return [self.teacher, *self.pupils, self.onlooker]

    def press(self, event: str, value: object = None) -> None:
        """A press of the teacher's, and everybody looks."""
        self.teacher.look()
        self.teacher.press(event, value, seen=self.teacher.panel["qid"])
        assert self.teacher.status == 200, (event, self.teacher.refused, self.teacher.why)
        for device in self.devices:
            device.look()

    def lines(self) -> int:
        return len(services.store().rooms.lines(self.code))

    def goes_on(self) -> bool:
        """Whoever can press something does; is there anybody?"""
        for device in self.devices:
            told = device.look()
            if told["stage"] != "deal" or told.get("ended"):
                continue
            if told["can"]["answer"] or told["can"]["next"]:
                event, value = ("answer", self.reply(told)) if told["can"]["answer"] else ("next", None)
                device.press(event, value, seen=told["qid"])
                assert device.status == 200, (event, value, device.why)
                return True
        return False

    def reply(self, told: dict[str, Any]) -> object:
        if told["mode"] in ("choice", "number"):
            return len(told["choices"]) - 1 if told["mode"] == "choice" else "1"
        picks = [card for row in told["rows"] if row["pick"] for card in row["cards"]]
        return [place for place, card in enumerate(picks) if "why" not in card][: told["at_least"]]


def seats(device: Device) -> set[int]:
    """Before whom cards lie that are held."""
    return {row["seat"] for row in device.panel["rows"] if row["layout"] in ("row", "hand") and row["cards"]}


def test_a_teacher_without_a_chair_opens_hands_and_closes_them_again() -> None:
    group = Class()
    assert seats(group.teacher) == {0, 1, 2, 3}
    assert seats(group.onlooker) == set()
    group.press("hands", {"chairs": [1]})
    assert seats(group.onlooker) == {1}
    assert [seats(one) for one in group.pupils] == [{0, 1}, {0}], "Bruno's own cards are in front of him"
    assert group.pupils[1].panel["teaching"]["says"] == ["Everybody sees your cards."]
    assert group.pupils[0].panel["teaching"]["says"] == ["Everybody sees the cards of Bruno."]
    group.press("hands", {"chairs": []})
    assert seats(group.onlooker) == set()
    assert seats(group.pupils[0]) == {0}
    assert "hands" not in group.pupils[0].panel["teaching"], "only the teacher's device has buttons for it"


def test_a_paused_table_says_why_a_press_is_not_taken() -> None:
    group = Class()
    group.press("pause", {"on": True})
    before = group.lines()
    for device in group.devices:
        for event in ("next", "answer", "undo", "again", "talk"):
            device.press(event, [0], seen=device.panel["qid"])
            assert device.status in (409, 422), event
        assert device.panel["teaching"]["paused"]
    waits = group.pupils[0]
    waits.press("next", None, seen=waits.panel["qid"])
    assert waits.why == "Maria has paused the play. Wait until it goes on."
    assert group.lines() == before
    group.press("pause", {"on": False})
    assert group.goes_on()


def test_nobody_else_teaches_and_nothing_is_written() -> None:
    group = Class()
    before = group.lines()
    for device in (*group.pupils, group.onlooker):
        for event, value in TEACHES:
            device.press(event, value, seen=device.panel["qid"])
            assert device.status in (409, 422), (event, value)
            assert device.why
    for event, value in WRONG:
        group.teacher.press(event, value, seen=group.teacher.panel["qid"])
        assert group.teacher.status in (400, 409, 422), (event, value)
    assert group.lines() == before


def test_a_deal_is_played_to_its_end_and_only_the_teacher_deals_the_next() -> None:
    group = Class("mineo4")
    while group.goes_on():
        pass
    ended = [device.look()["ended"] for device in group.devices]
    assert [bool(one["again"]) for one in ended] == [True, False, False, False]
    names = [row[0] for row in ended[0]["sheet"][1:]]
    assert names == ["Anna", "Bruno", "Prog.\u00a03", "Prog.\u00a04"]
    group.press("again")
    assert not group.teacher.panel.get("ended")


def test_the_hall_finds_a_teachers_table_again() -> None:
    group = Class()
    hall = Device("seat/new", learner=TEACHER)
    assert [one["code"] for one in hall.look()["tables"]] == [group.code]
    hall.press("open", {"name": "Maria", "game": "ottocento", "teaching": "yes"})
    assert hall.status in (400, 409, 422)


def test_the_teacher_takes_a_deal_back_to_a_trick_and_returns_to_what_was_played() -> None:
    group = Class("mineo3")
    while group.teacher.look().get("progress", [0])[0] < 3 or group.teacher.panel["mode"] != "none":
        assert group.goes_on()
    tricks, before = [trick for trick, _ in group.teacher.panel["teaching"]["back"]], group.teacher.panel["rows"]
    assert tricks[-1] == 3
    group.press("go-back", {"trick": 2})
    assert group.teacher.panel["progress"][0] == 1
    assert all("does not count" in device.panel["teaching"]["says"][0] for device in group.devices)
    assert group.goes_on()
    group.press("return")
    assert not any("does not count" in said for said in group.onlooker.panel["teaching"]["says"])
    shown = {card["label"] for row in before for card in row["cards"] if row["layout"] != "trick"}
    again = {card["label"] for row in group.teacher.panel["rows"] for card in row["cards"] if row["layout"] != "trick"}
    assert again == shown
    group.pupils[0].press("go-back", {"trick": 1}, seen=group.pupils[0].panel["qid"])
    assert group.pupils[0].why == "Only the teacher can do that."


def test_everybody_is_asked_and_the_answers_are_shown_to_all() -> None:
    group = Class()
    while not group.teacher.look()["teaching"]["polls"]:
        assert group.goes_on()
    group.press("poll")
    asked = group.onlooker.panel["teaching"]["poll"]
    anna, bruno = group.pupils
    for device, place in ((anna, 0), (bruno, 0), (group.onlooker, 1)):
        before = group.lines()
        nonce = f"answer-{place}-{device.learner}"
        for _ in range(2):
            device.press("poll-answer", {"to": asked["to"], "card": asked["codes"][place]}, nonce)
            assert device.status == 200, device.why
        assert group.lines() == before + 1, "a press that comes twice counts once"
        assert device.panel["teaching"]["poll"]["mine"] == place
    anna.press("answer", [0], seen=anna.panel["qid"])
    assert anna.why == "Maria is asking everybody something. Play goes on afterwards."
    for value in (None, {"to": asked["to"]}, {"to": asked["to"], "card": 3}, {"to": 1, "card": asked["codes"][0]}):
        bruno.press("poll-answer", value)
        assert bruno.status in (400, 409, 422)
    bruno.press("poll-show")
    assert bruno.why == "Only the teacher can do that."
    group.teacher.press("poll-show", {"worth": {asked["codes"][0]: "+99"}}, seen=group.teacher.panel["qid"])
    assert group.teacher.status == 200
    for device in group.devices:
        poll = device.look()["teaching"]["poll"]
        assert [one["n"] for one in poll["result"]][:2] == [2, 1]
        assert poll["says"][1] == "3 answers."
        assert "+99" not in str(poll), "what a browser says of a card's worth is not believed"
    group.press("poll-close")
    assert "poll" not in anna.panel["teaching"]
    assert group.goes_on()


TWO_MOORS = """\
calzettini ottocento 1
scores 0 0
dealer 0
hand 0 B7 Moor3 C8 C6 CQ T13 T6 S8 World Angel SQ D9 T7 T14 T10
hand 1 Moor2 Moor1 S9 Sun B9 Moon D6 BQ DQ S10 DN B8 S6 D7 SN
hand 2 SK B10 T5 T12 Moor4 T16 DA T11 D8 S7 C7 D10 DK C9 DJ
hand 3 BJ SA C10 BN SJ T8 CN BA CA B6 T15 BK Matto Begato CK
rest CJ T9
picks-up 0
leaves 0 S8 SQ
"""


def test_one_moor_is_as_good_as_another_and_they_are_one_answer() -> None:
    """Source: ottocento#rank-of-cards, where the four Moors are level."""
    group = Class()
    group.press("lay-out", {"record": TWO_MOORS})
    while not group.teacher.look()["teaching"]["polls"]:
        assert group.goes_on()
    group.press("poll")
    asked = group.onlooker.panel["teaching"]["poll"]
    assert {"Moor1", "Moor2"} <= {*asked["codes"]}
    for device, card in zip((*group.pupils, group.onlooker), ("Moor1", "Moor2", "Sun"), strict=True):
        device.press("poll-answer", {"to": asked["to"], "card": card})
        assert device.status == 200, device.why
    group.press("poll-show")
    for device in group.devices:
        poll = device.panel["teaching"]["poll"]
        told = [(poll["cards"][one["place"]]["label"], one["n"]) for one in poll["result"]]
        assert told[:2] == [("Moor", 2), ("Sun", 1)]
        assert len({label for label, _ in told}) == len(told)


def test_a_teacher_deals_by_a_number_puts_a_problem_on_the_table_and_a_record() -> None:
    group = Class()
    number, cards = group.teacher.panel["teaching"]["number"], held(group.teacher)
    group.press("again")
    assert held(group.teacher) != cards
    group.press("again", {"number": number})
    assert set().union(*held(group.teacher)) == set().union(*cards)
    theme = group.teacher.panel["teaching"]["themes"][0][0]
    group.press("lay-out", {"theme": theme})
    assert group.pupils[0].panel["can"]["answer"], "whoever has the first chair is asked"
    assert group.teacher.panel["teaching"]["polls"]
    assert group.teacher.panel["teaching"]["number"] is None
    for value in ({"theme": "nothing"}, {"record": "calzettini"}, {"record": 7}, {"record": "x" * 30_000}, None, {}):
        group.teacher.press("lay-out", value, seen=group.teacher.panel["qid"])
        assert group.teacher.status in (400, 409, 422)
    assert "calzettini" in group.teacher.why
    record = record_of(sessions.sessions().state(TEACHER, f"seat/{group.code}").table.hand)
    before = held(group.teacher)
    group.press("again")
    group.press("lay-out", {"record": f"\ufeff{record}\n"})
    assert held(group.teacher) == before
    group.press("move", {"chair": 0, "to": 2})
    assert group.pupils[0].panel["mine"] == 2
    assert not group.pupils[0].panel["can"]["answer"]


def held(device: Device) -> list[set[str]]:
    """The cards of every hand, by seat."""
    rows = sorted(
        (row for row in device.panel["rows"] if row["layout"] in ("row", "hand")), key=lambda row: row["seat"]
    )
    return [{card["label"] for card in row["cards"]} for row in rows]


def test_at_an_ordinary_table_nobody_chooses_the_cards() -> None:
    hall = Device("seat/new", learner=TEACHER)
    hall.look()
    code = hall.press("open", {"name": "Maria", "game": "mineo4"})["opened"]
    maria = Device(f"seat/{code}", learner=TEACHER)
    maria.look()
    for event, value in (
        ("again", {"number": 3}), ("lay-out", {"record": "calzettini mineo4 1"}), ("move", {"chair": 0, "to": 1}),
    ):  # fmt: skip
        maria.press(event, value, seen=maria.panel["qid"])
        assert maria.status in (400, 409, 422)
