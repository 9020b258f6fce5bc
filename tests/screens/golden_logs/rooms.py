"""What is done in a room: rounds, helping, pairs and tables, the same deal for all, homework, forgetting it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from screens.shared import services, sessions
from tests.screens.golden_logs.pressing import ANNA, BRUNO, MORE, PUPILS, TEACHER, YET_MORE, Played, asked


def _opened(at: Played, more: Mapping[str, str] = MappingProxyType({})) -> str:
    at.must("desk/new", "open", who=TEACHER)
    code: str = at.state.opened
    for who, name in {**PUPILS, **more}.items():
        at.must(f"room/{code}", "join", {"name": name}, who)
    return code


def _answers(code: str, at: Played) -> None:
    for who in PUPILS:
        at.wander(f"room/{code}", 1, who)


def room(name: str, at: Played) -> None:
    """Rounds of a game, each with a talk and a second vote."""
    code = _opened(at)
    desk = f"desk/{code}"
    rounds = 0
    lessons = [one for one in services.courses() if one.startswith(f"{name}/")]
    for lesson, step in ((one, step) for one in lessons for step in asked(one)):
        if at.press(desk, "ask", {"lesson": lesson, "step": step}, TEACHER):
            _answers(code, at)
            for event in ("close", "talk", "vote"):
                at.press(desk, event, None, TEACHER)
            _answers(code, at)
            at.must(desk, "reveal", None, TEACHER)
            rounds += 1
        if rounds == 2:
            break
    assert rounds
    at.press(desk, "another", None, TEACHER)
    at.look += [
        (TEACHER, desk),
        (TEACHER, f"wall/{code}"),
        (ANNA, f"room/{code}"),
        (TEACHER, f"after/{code}"),
        (ANNA, f"after/{code}"),
    ]


def evening(at: Played) -> None:
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
    at.must(desk, "plan", {"plan": "the-grande", "part": 1, "turn": 0}, TEACHER)
    at.must(after, "homework", {"sort": "wrong"}, TEACHER)
    at.must(after, "homework", {"sort": "lesson", "lesson": "ottocento/following"}, TEACHER)
    at.press(desk, "end", None, TEACHER)
    at.look += [(TEACHER, desk), (TEACHER, f"wall/{code}"), (ANNA, f"room/{code}"), (TEACHER, after), (ANNA, after)]


def pace(at: Played) -> None:
    code = _opened(at)
    at.must(f"desk/{code}", "pace", {"lesson": "ottocento/following"}, TEACHER)
    for who in PUPILS:
        at.wander(f"pace/{code}", 12, who)
    at.must(f"desk/{code}", "example", {"badge": 0}, TEACHER)
    at.look += [(ANNA, f"pace/{code}"), (ANNA, f"room/{code}"), (TEACHER, f"desk/{code}")]


def deal(at: Played) -> None:
    code = _opened(at)
    at.must(f"desk/{code}", "deal", {"number": 11}, TEACHER)
    for who, presses in zip(PUPILS, (60, 9), strict=True):
        at.wander(f"deal/{code}", presses, who)
    at.press(f"desk/{code}", "compare", {"on": True}, TEACHER)
    at.look += [(ANNA, f"deal/{code}"), (BRUNO, f"deal/{code}"), (TEACHER, f"desk/{code}"), (TEACHER, f"wall/{code}")]


def tables(at: Played) -> None:
    code = _opened(at, MORE)
    at.must(f"desk/{code}", "pair", {}, TEACHER)
    at.must(f"desk/{code}", "seat", {"hands": 4}, TEACHER)
    at.look += [(ANNA, f"room/{code}"), (TEACHER, f"desk/{code}"), (TEACHER, f"wall/{code}")]


def telephones(at: Played) -> None:
    """A round of eight on telephones, in a season: a deal at both tables, another begun at one, which the wall shows; its end."""
    at.must("season/new", "begin", {"name": "Autunno"}, TEACHER)
    club = f"season/{at.state.begun}"
    code = _opened(at, {**MORE, **YET_MORE})
    desk, everybody = f"desk/{code}", (*PUPILS, *MORE, *YET_MORE)
    at.must(desk, "pair", {}, TEACHER)
    at.must(desk, "seat", {"deals": 2, "movement": "robin"}, TEACHER)
    room = at.state.room
    tables = []
    for its, two in room.seatings[-1].tables:
        badges = {badge for pair in two for badge in room.pairs[pair]}
        tables.append((f"seat/{its}", [who for who in everybody if room.member(who).badge in badges]))
    for stay, (seat, four) in enumerate(tables, 1):
        at.must(seat, "again", None, four[0])
        for who in four[stay:]:
            chair = sessions.sessions().state(who, seat).table.chair_of(who)
            at.must(seat, "play-for", {"chair": chair}, TEACHER)
        for _ in range(300):
            for who in four[:stay]:
                at.wander(seat, 1, who)
            if at.state.table.seats[0].finished:
                break
        assert at.state.table.seats[0].finished
    (first, four), (other, _) = tables
    at.must(desk, "show-table", {"table": first.partition("/")[2]}, TEACHER)
    at.must(first, "again", None, four[0])
    at.wander(first, 1, four[0])
    at.must(desk, "round-over", {"round": 1}, TEACHER)
    at.look += [
        (TEACHER, desk),
        (TEACHER, f"wall/{code}"),
        (ANNA, f"room/{code}"),
        (four[0], first),
        (TEACHER, other),
        (TEACHER, f"after/{code}"),
        (TEACHER, club),
        (ANNA, club),
    ]


def forgotten(at: Played) -> None:
    code = _opened(at)
    at.must(f"desk/{code}", "ask", {"lesson": "ottocento/following", "step": "no-cups"}, TEACHER)
    _answers(code, at)
    for event in ("close", "reveal", "end"):
        at.must(f"desk/{code}", event, None, TEACHER)
    at.must(f"after/{code}", "forget", None, TEACHER)
    at.look += [(TEACHER, f"after/{code}"), (ANNA, f"after/{code}")]


def duplicate(at: Played) -> None:
    """The same two deals at two tables of two people each: one table plays both, the other one and a bit."""
    at.must("seat/new", "open", {"name": "Anna", "game": "ottocento", "deals": 2})
    first, people = f"seat/{at.state.opened}", (*PUPILS, *MORE)
    at.must("seat/new", "open", {"name": "Carla", "same": at.state.opened}, people[2])
    second = f"seat/{at.state.opened}"
    for seat, who, name, deals in ((first, people[:2], "Bruno", 2), (second, people[2:4], "Dino", 1)):
        at.must(seat, "sit", {"chair": 1, "name": name}, who[1])
        for _ in range(400):
            at.press(seat, "again", None, who[0])
            for one in who:
                at.wander(seat, 1, one)
            if at.state.table.seats[0].finished == deals:
                break
        at.press(seat, "again", None, who[0])
    at.look += [(who, seat) for seat, them in ((first, people[:2]), (second, people[2:4])) for who in them]


def friends(name: str, at: Played) -> None:
    """Two people at one table of a game, the program in the other chairs: two deals, a seat given away and taken back."""
    at.must("seat/new", "open", {"name": "Anna", "game": name})
    seat = f"seat/{at.state.opened}"
    at.must(seat, "sit", {"chair": 1, "name": "Bruno"}, BRUNO)
    for number in range(200):
        if number == 30:
            at.press(seat, "play-for", {"chair": 1})
        if number == 40:
            at.press(seat, "come-back", None, BRUNO)
        at.press(seat, "again")
        for who in PUPILS:
            at.wander(seat, 1, who)
        if at.state.table.seats[0].finished == 2:
            break
    at.look += [(ANNA, seat), (BRUNO, seat), (TEACHER, seat), (ANNA, "seat/new"), (BRUNO, f"hindsight/{seat}")]


def the_rest(name: str, at: Played) -> None:
    """Two people at one table, of whom somebody takes the rest: the first time they play on, then it is played by itself."""
    at.must("seat/new", "open", {"name": "Anna", "game": name})
    seat, said = f"seat/{at.state.opened}", 0
    at.must(seat, "sit", {"chair": 1, "name": "Bruno"}, BRUNO)
    for _ in range(2000):
        at.press(seat, "again")
        for who, other in ((ANNA, BRUNO), (BRUNO, ANNA)):
            if at.press(seat, "claim", None, who):
                at.must(seat, "agree", {"to": at.state.table.asking.number, "on": said > 0}, other)
                said += 1
            at.wander(seat, 1, who)
        if said >= 2 and at.state.table.over:
            break
    assert said >= 2
    at.look += [(ANNA, seat), (BRUNO, seat), (ANNA, f"hindsight/{seat}")]


def season(at: Played) -> None:
    """Two evenings of a season: somebody comes again with another telephone, is joined, renamed; somebody is forgotten."""
    at.must("season/new", "begin", {"name": "Autunno"}, TEACHER)
    club = f"season/{at.state.begun}"
    first = _round_of(at, {**PUPILS, **MORE})
    *others, tablet = MORE
    second = _round_of(at, {**PUPILS, tablet: PUPILS[ANNA]})
    everybody = sessions.sessions().state(TEACHER, club).book.members
    members, twins = {one.name: one.key for one in everybody}, [one.key for one in everybody if one.twin]
    at.must(club, "same", dict(zip(("one", "other"), twins, strict=True)), TEACHER)
    at.must(club, "rename", {"pupil": members[PUPILS[BRUNO]], "name": "Bruno R."}, TEACHER)
    at.must(club, "forget", {"pupil": members[MORE[others[0]]]}, TEACHER)
    at.look += [
        (TEACHER, club),
        (ANNA, club),
        (others[0], club),
        (TEACHER, f"after/{first}"),
        (ANNA, f"after/{second}"),
    ]


def _round_of(at: Played, come: Mapping[str, str]) -> str:
    """An evening of one question for these, which is over."""
    at.must("desk/new", "open", who=TEACHER)
    code: str = at.state.opened
    for who, name in come.items():
        at.must(f"room/{code}", "join", {"name": name}, who)
    at.must(f"desk/{code}", "ask", {"game": "ottocento", "misconception": "first-moor-wins"}, TEACHER)
    for who in come:
        at.wander(f"room/{code}", 1, who)
    for event in ("reveal", "end"):
        at.must(f"desk/{code}", event, None, TEACHER)
    return code
