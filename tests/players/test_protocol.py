"""``python -m players``: one JSON object a line, and errors that say what is wrong."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from engine import game
from engine.games.bologna.deal.actions import Action
from engine.games.bologna.deal.moves import apply
from engine.games.bologna.deal.state import State
from engine.games.bologna.players import choose as book
from players.protocol import answers
from tests.engine.protocol_mistakes import WRONG, misheard, refusal, spoilt, unclear
from tests.players.moments import deal


def asked(**fields: Any) -> dict[str, Any]:
    (line,) = answers([json.dumps(fields)])
    reply: dict[str, Any] = json.loads(line)
    return reply


def recorded(seed: int, tricks: int, cards: int = 0) -> tuple[State, str]:
    state, done, rng = deal(seed), list[Action](), Random(seed)
    while not (state.phase == "play" and len(state.tricks) == tricks and len(state.trick.cards) == cards):
        action = book(state, rng).action
        assert action is not None
        state = apply(state, action)
        done.append(action)
    return state, game("ottocento").deal.write(state, tuple(done))


def test_who_there_is() -> None:
    reply = asked(ask="players", id=3)
    assert (reply["id"], reply["ok"]) == (3, True)
    assert reply["players"] == ["learner", "book", "club", "master"]
    assert reply["games"] == ["ottocento"]


def test_a_deal_is_played_to_its_end_through_the_protocol() -> None:
    _, record = recorded(5, 12)
    for _ in range(20):
        reply = asked(ask="choose", game="ottocento", record=record, player="club", ms=1)
        if not reply["ok"]:
            break
        record = reply["record"]
    assert reply["error"]["code"] == "deal-is-over"
    state, _ = game("ottocento").deal.read(record)
    assert state.phase == "over"


def test_a_choice_has_its_reason_and_its_values() -> None:
    state, record = recorded(3, 4, 1)
    reply = asked(ask="choose", game="ottocento", record=record, seat=state.to_act, player="club", ms=20, seed=4)
    assert reply["action"]["do"] == "plays"
    assert reply["reason"]
    assert reply["values"][0]["low"] < reply["values"][0]["points"] < reply["values"][0]["high"]
    assert reply == asked(
        ask="choose", game="ottocento", record=record, seat=state.to_act, player="club", ms=20, seed=4
    )


def refused(**fields: Any) -> tuple[str, str]:
    reply = asked(**fields)
    assert not reply["ok"], reply
    return reply["error"]["code"], reply["error"]["field"]


def test_what_cannot_be_answered_says_why_and_where() -> None:
    state, record = recorded(3, 4, 1)
    seat = state.to_act
    assert seat is not None
    good = {"ask": "choose", "game": "ottocento", "record": record, "player": "book"}
    assert asked(**good)["ok"]
    assert refused(**good | {"seat": (seat + 1) % 4}) == ("not-your-turn", "seat")
    assert refused(**good | {"seat": 4}) == ("bad-value", "seat")
    assert refused(**good | {"player": "masters"}) == ("unknown-player", "player")
    assert refused(**good | {"player": 3}) == ("bad-value", "player")
    assert refused(**good | {"game": "mineo9"}) == ("unknown-game", "game")
    assert refused(**good | {"game": "mineo3"}) == ("bad-record", "line 1")
    assert refused(ask="solve", game="mineo3", record=record) == ("unknown-game", "game")
    assert refused(**good | {"game": ["x"]}) == ("unknown-game", "game")
    assert refused(**good | {"ms": -1}) == ("bad-value", "ms")
    assert refused(**good | {"ms": True}) == ("bad-value", "ms")
    assert refused(**good | {"time": 3}) == ("unknown-field", "time")
    assert refused(**good | {"record": 3}) == ("bad-value", "record")
    assert refused(ask="choose", game="ottocento", player="book") == ("missing-field", "record")
    assert refused(ask="chose") == ("unknown-ask", "ask")
    assert refused(ask=["choose"]) == ("unknown-ask", "ask")
    assert asked(**good | {"ms": 0, "player": "master"})["ok"]


def test_a_record_that_breaks_a_rule_names_the_line() -> None:
    state, record = recorded(3, 4)
    lines = record.splitlines()
    held = state.hands[state.trick.leader][0].code
    lines.append(f"trick {(state.trick.leader + 1) % 4} {held}")
    code, field = refused(ask="choose", game="ottocento", record="\n".join(lines), player="book")
    assert (code, field) == ("illegal", f"line {len(lines)}")


def test_every_wrong_value_is_quoted_and_pointed_at() -> None:
    state, record = recorded(3, 4, 1)
    choose = {"ask": "choose", "game": "ottocento", "record": record, "player": "book", "seat": state.to_act}
    questions = [
        {**choose, "ms": 0, "seed": 1},
        {"ask": "begato", "game": "ottocento", "record": record, "ms": 10},
        {"ask": "solve", "game": "ottocento", "record": record, "ms": 10},
        {"ask": "coach", "game": "ottocento", "record": record, "ms": 0, "seed": 1},
    ]
    for question in questions:
        for field in question:
            for value in WRONG:
                error = refusal(answers, spoilt(question, (field,), value))
                if error is None or error["code"] == "not-compiled":
                    continue
                # An error in a record points at its line.
                at = (error["field"],) if field == "record" and error["field"].startswith("line ") else (field,)
                assert not unclear(error, at, value), (field, error)


def test_a_slip_gets_the_name_that_was_meant() -> None:
    _, record = recorded(3, 4, 1)
    question = {"ask": "choose", "game": "ottocento", "record": record, "player": "book"}
    for field in ("ask", "game", "player"):
        error = refusal(answers, question | {field: misheard(question[field])})
        assert error is not None
        assert f"did you mean {question[field]!r}?" in error["message"]
        slip = refusal(answers, question | {misheard(field): 1})
        assert slip is not None
        assert f"did you mean {field!r}?" in slip["message"]
