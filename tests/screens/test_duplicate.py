"""The same deals at several tables, through the app's own routes: what each device is told of them, and of no deal too early."""

from __future__ import annotations

import json
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from engine.games.bologna.deal.score import score as score_of_bologna
from engine.games.france.deal.score import score as score_of_france
from engine.games.sicily.deal.score import score as score_of_sicily
from lessons.shared_table.shared_table import SharedTable
from screens.shared import services, sessions
from screens.views.at_a_table.duplicate import figure
from tests.screens.posting import Device, drawn
from tests.screens.seated import Seated

CODES = ("sole-onda-faro-luna", "luna-sole-onda-faro", "faro-luna-sole-onda", "onda-faro-luna-sole",
         "sole-luna-onda-faro", "luna-onda-sole-faro")  # fmt: skip
NAMES = ("Anna", "Bruno", "Carla", "Dino", "Elsa", "Franco")
SCORES = {"bologna": score_of_bologna, "france": score_of_france, "sicily": score_of_sicily}


class Table(Seated):
    """Two people at a table of their own, each at a device, the program in the other chairs; every message is kept."""

    least = 1
    """Somebody plays, where all could pass."""

    def __init__(self, at: int, **opening: object) -> None:
        self.names, self.rng, self.heard = NAMES[2 * at : 2 * at + 2], Random(f"table {at}"), list[str]()
        hall = Device("seat/new", learner=CODES[2 * at])
        hall.look()
        self.code = str(hall.press("open", {"name": self.names[0], **opening})["opened"])
        self.devices = [Device(f"seat/{self.code}", learner=who) for who in CODES[2 * at : 2 * at + 2]]
        self.look(self.devices[0])
        self.look(self.devices[1])
        self.press(self.devices[1], "sit", {"chair": 1, "name": self.names[1]})

    def look(self, device: Device) -> dict[str, Any]:
        told = device.look()
        self.heard.append(json.dumps(told))
        return told

    def press(self, device: Device, event: str, value: object = None) -> None:
        device.press(event, value, seen=device.panel["qid"])
        assert device.status == 200, (event, device.refused, device.why)
        self.heard.append(json.dumps(device.panel))

    @property
    def set_code(self) -> str:
        return str(self.look(self.devices[0])["duplicate"]["code"])

    @property
    def now(self) -> SharedTable:
        context = sessions.sessions().context
        found = context.tables.table(context.store.rooms, self.code)
        assert found is not None
        return found

    def deal(self) -> None:
        self.look(self.devices[0])
        self.press(self.devices[0], "again")
        while self.goes_on():
            pass
        assert self.now.over

    def compared(self, device: int = 0) -> dict[str, Any]:
        found: dict[str, Any] = self.look(self.devices[device])["duplicate"]
        return found

    def counted(self) -> tuple[int | Fraction, ...]:
        """What the deal that lies there came to, counted by the engine: of Bologna by how much each side is ahead."""
        hand = self.now.hand
        assert hand is not None
        told = SCORES[hand.game.family](hand.state)
        if hand.game.family == "bologna":
            ours, theirs = (side.total for side in told.sides)
            return ours - theirs, theirs - ours
        return tuple(told.payoffs)


def tables(game: str, many: int, deals: int = 2) -> list[Table]:
    first = Table(0, game=game, deals=deals)
    return [first, *(Table(at, same=first.set_code) for at in range(1, many))]


def cards_of(table: Table) -> object:
    hand = table.now.hand
    assert hand is not None
    return hand.state.dealer, hand.family.again(hand.state)


@pytest.mark.parametrize(("game", "many"), [("ottocento", 3), ("calatafimi4", 2), ("french4", 2)])
def test_the_same_deals_at_several_tables_are_compared_as_the_engine_counts_them(game: str, many: int) -> None:
    """A game of each family; that all are compared so is seen without devices (``tests/lessons/test_shared_duplicate.py``)."""
    all_ = tables(game, many)
    sums: list[Fraction] = []
    for deal in (1, 2):
        came_to, cards = [], []
        for table in all_:
            table.deal()
            came_to.append(table.counted())
            cards.append(cards_of(table))
        assert cards == [cards[0]] * many, "the same cards, and the same dealer"
        means = [sum(map(Fraction, one)) / many for one in zip(*came_to, strict=True)]
        against = [[one - mean for one, mean in zip(its, means, strict=True)] for its in came_to]
        sums += [n for its in against for n in its]
        for place, table in enumerate(all_):
            told = table.compared(device=1)
            assert [one["name"] for one in told["deals"]] == [f"Deal {n}" for n in range(deal, 0, -1)]
            rows = told["deals"][0]["tables"]
            assert [one["own"] for one in rows] == [at == place for at in range(many)]
            for one, its in zip(rows, against, strict=True):
                assert [party["against"] for party in one["parties"]] == [figure(n, "en") for n in its]
                says = " ".join([*one["says"], *(line for party in one["parties"] for line in party["says"])])
                assert says
                assert "you" not in says.replace("Your", "you").split(), says
    told = all_[0].compared()
    both = (
        figure(sum(two, Fraction(0)), "en") for two in zip(sums[: len(sums) // 2], sums[len(sums) // 2 :], strict=True)
    )
    assert sorted(one["against"] for one in told["standings"]) == sorted(both)
    assert {one["deals"] for one in told["standings"]} == {2}
    assert told["says"] == ["All tables have finished all deals."]
    assert not all_[0].look(all_[0].devices[0])["ended"]["again"], "there is no third deal"
    device = all_[0].devices[0]
    device.press("again", seen=device.panel["qid"])
    assert device.why == "All deals of this set have been played here."


@pytest.mark.parametrize("game", ["mineo4", "french4"])
def test_nothing_of_a_deal_is_told_to_a_table_that_has_not_finished_it(game: str) -> None:
    """Every message to both devices is read, from the first to the end of each deal, while the other table is ahead."""
    first, second = tables(game, 2)
    its = first.now.duplicate
    assert its is not None
    second.deal()
    second.deal()
    ahead = [line for one in second.compared()["deals"] for line in told_of(one)]
    assert len(ahead) > 4
    read = 0
    for deal in (1, 2):
        first.heard.clear()
        first.look(first.devices[0])
        first.press(first.devices[0], "again")
        while first.goes_on():
            pass
        before = [one for one in map(json.loads, first.heard[1:]) if not one.get("ended")]
        read += len(before)
        for told in before:
            assert told["duplicate"]["deals"] == told["duplicate"]["standings"] == []
            written = json.dumps(told)
            assert not any(line in written for line in ahead)
            assert not any(name in written for name in second.names)
        for told in map(json.loads, first.heard):
            assert {f"Deal {n}" for n in range(1, deal + 1)} >= {one["name"] for one in told["duplicate"]["deals"]}
            assert all(one["deals"] <= deal for one in told["duplicate"]["standings"])
            assert not any(str(seed) in json.dumps(told) for seed in its.seeds), (
                "by its number a deal could be looked at"
            )
    assert read > 20
    assert any(line in first.heard[-1] for line in ahead), "and then all of it"


def told_of(deal: dict[str, Any]) -> list[str]:
    """What is told of a deal in sentences, as it stands in a message."""
    says = [one["says"] + [line for party in one["parties"] for line in party["says"]] for one in deal["tables"]]
    return [json.dumps(line)[1:-1] for all_ in says for line in all_ if len(line) > 40]


def test_a_table_that_breaks_off_is_left_out_of_the_mean_of_what_it_has_not_finished() -> None:
    first, second, third = tables("mineo4", 3)
    for table in (first, second):
        table.deal()
    third.look(third.devices[0])
    third.press(third.devices[0], "again")
    for _ in range(5):
        third.goes_on()
    third.press(third.devices[0], "close")
    told = first.compared()
    assert len(told["deals"][0]["tables"]) == 2
    assert told["says"][-1] == "One table has not finished it yet."
    halves = [Fraction(a - b) / 2 for a, b in zip(first.counted(), second.counted(), strict=True)]
    assert [one["against"] for one in told["deals"][0]["tables"][0]["parties"]] == [figure(n, "en") for n in halves]
    assert third.look(third.devices[0])["duplicate"]["deals"] == []


def test_what_was_acknowledged_is_there_after_the_app_was_started_anew() -> None:
    first, second = tables("french4", 2)
    first.deal()
    second.deal()
    before = first.compared(), second.compared()
    services.store.cache_clear()
    sessions.sessions.cache_clear()
    assert (first.compared(), second.compared()) == before
    first.deal()
    assert len(first.compared()["deals"]) == 2


def test_the_other_tables_are_told_at_once_when_a_deal_is_over_elsewhere() -> None:
    first, second = tables("mineo4", 2)
    first.deal()
    heard = list[str]()
    end = sessions.sessions().listen(lambda place, moment: heard.append(place))
    second.deal()
    end()
    assert f"seat/{first.code}" in heard


def test_whoever_knows_the_cards_from_one_table_does_not_play_them_at_another() -> None:
    first, second = tables("mineo4", 2)
    first.deal()
    anna = Device(f"seat/{second.code}", learner=CODES[0])
    assert anna.look()["duplicate"]["deals"] == [], "and sees nothing of that table"
    anna.press("sit", {"chair": 2, "name": "Anna"})
    assert anna.why == "Anna has already seen these cards at another table, and cannot play them here."
    hall = Device("seat/new", learner=CODES[0])
    hall.look()
    hall.press("open", {"name": "Anna", "same": first.set_code})
    assert hall.why.startswith("Anna has already seen these cards")


def test_whoever_sits_at_two_tables_of_a_set_deals_at_one_of_them() -> None:
    first, second = tables("mineo4", 2)
    bruno = Device(f"seat/{second.code}", learner=CODES[1])
    bruno.look()
    bruno.press("sit", {"chair": 2, "name": "Bruno"})
    assert bruno.status == 200
    first.look(first.devices[0])
    first.press(first.devices[0], "again")
    second.look(second.devices[0])
    second.devices[0].press("again", seen=second.devices[0].panel["qid"])
    assert second.devices[0].why == "Bruno has already seen these cards at another table, and cannot play them here."


def test_a_press_that_comes_twice_opens_one_table() -> None:
    first = Table(0, game="mineo4", deals=4)
    hall = Device("seat/new", learner=CODES[2])
    hall.look()
    nonce, seen, value = drawn(), hall.panel["qid"], {"name": "Carla", "same": first.set_code}
    one = hall.press("open", value, nonce, seen)["opened"]
    assert hall.press("open", value, nonce, seen)["opened"] == one
    context = sessions.sessions().context
    found = context.sets.found(context.store.rooms, first.set_code)
    assert found is not None
    assert found.tables == (first.code, one)


def test_a_table_that_its_set_does_not_name_is_named_when_it_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """As after a program that was ended between the two lines."""
    from lessons.places.at_a_table import duplicate

    first = Table(0, game="mineo4", deals=2)
    with monkeypatch.context() as ended:
        ended.setattr(duplicate, "join", lambda *_: None)
        second = Table(1, same=first.set_code)
    first.deal()
    second.deal()
    assert len(first.compared()["deals"][0]["tables"]) == 2


@pytest.mark.parametrize(
    ("value", "why"),
    [
        ({"same": "no-where"}, "There are no deals with this code. Have the other table read it out again."),
        ({"same": ""}, "There are no deals with this code. Have the other table read it out again."),
        ({"same": 7}, None), ({"deals": 3, "game": "mineo4"}, None), ({"deals": "4", "game": "mineo4"}, None),
        ({"deals": 4, "game": "mille"}, None), ({"deals": 4, "game": "mineo4", "teaching": True}, None),
        ({"deals": True, "game": "mineo4"}, None),
    ],
)  # fmt: skip
def test_what_opens_no_table(value: dict[str, object], why: str | None) -> None:
    hall = Device("seat/new", learner=CODES[0])
    hall.look()
    hall.press("open", {"name": "Anna", **value})
    assert hall.status != 200
    assert why is None or hall.why == why


def test_the_code_may_be_typed_as_it_is_heard_and_that_of_a_table_leads_to_its_deals() -> None:
    first = Table(0, game="mineo4", deals=2)
    second = Table(1, same=f"  {first.set_code.replace('-', ' ').upper()} ")
    third = Table(2, same=second.code)
    assert {first.set_code, second.set_code, third.set_code} == {first.set_code}


def test_such_a_table_does_not_become_a_teaching_table() -> None:
    first = Table(0, game="mineo4", deals=2)
    first.devices[0].press("teach", {"on": True})
    assert first.devices[0].status != 200
