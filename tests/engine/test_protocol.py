"""``python -m engine``: every example in the manual runs, and bad input never stops the line after it."""

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from engine import game, games
from engine.games.bologna.pack import PACK
from engine.protocol.manual import examples
from engine.protocol.serve import answers


def told_of(reply: dict[str, object]) -> dict[str, object]:
    error = reply["error"]
    assert isinstance(error, dict)
    return error


def ask(**question: object) -> dict[str, object]:
    (reply,) = answers([json.dumps(question)])
    read: dict[str, object] = json.loads(reply)
    return read


@pytest.mark.parametrize("name", games())
def test_every_example_in_the_manual_runs(name: str) -> None:
    for question in examples(game(name)):
        for reply in answers([json.dumps(question)]):
            assert json.loads(reply)["ok"], (question, reply)


@pytest.mark.parametrize(
    ("question", "code", "field"),
    [
        ({"game": "ottocento", "ask": "legal_plays", "hand": ["XX"], "trick": []}, "unknown-card", "hand[0]"),
        ({"game": "ottocento", "ask": "legal_plays", "hand": ["SK", "SK"], "trick": []}, "card-twice", "hand[1]"),
        ({"game": "ottocento", "ask": "legal_plays", "hand": ["SK"], "trick": ["SK"]}, "card-twice", "trick[0]"),
        ({"game": "ottocento", "ask": "legal_plays", "hand": ["SK"]}, "missing-field", "trick"),
        (
            {"game": "ottocento", "ask": "legal_plays", "hand": ["SK"], "trick": [], "color": 1},
            "unknown-field",
            "color",
        ),
        ({"game": "ottocento", "ask": "legal_plays", "hand": "SK", "trick": []}, "bad-value", "hand"),
        ({"game": "ottocento", "ask": "card_points", "cards": ["SK"]}, "wrong-number", "cards"),
        ({"game": "ottocento", "ask": "deal", "deck": ["SK"], "dealer": 0}, "wrong-number", "deck"),
        ({"game": "ottocento", "ask": "deal", "deck": [], "dealer": 4}, "bad-value", "dealer"),
        ({"game": "ottocento", "ask": "dance"}, "unknown-ask", "ask"),
        (
            {
                "game": "ottocento",
                "ask": "signal",
                "trick": [],
                "card": "T5",
                "earlier": [],
                "made": [],
                "signal": "volo",
                "hand": ["T6"],
            },
            "not-in-hand",
            "card",
        ),
        ({"game": "ottocent", "ask": "match"}, "unknown-game", "game"),
        (
            {"game": "ottocento", "ask": "match", "scores": [1, 2], "rules": {"grand": "x"}},
            "unknown-rule",
            "rules.grand",
        ),
        ({"game": "ottocento", "ask": "match", "scores": [1, 2], "rules": {"grande": "x"}}, "bad-rule", "rules.grande"),
        (
            {"game": "ottocento", "ask": "match", "scores": [1, 2], "rules": {"moors_in_grande": 1}},
            "bad-rule",
            "rules.moors_in_grande",
        ),
    ],
)
def test_bad_input_is_named_and_pointed_at(question: dict[str, object], code: str, field: str) -> None:
    reply = ask(id=7, **question)
    assert reply["id"] == 7
    assert not reply["ok"]
    error = reply["error"]
    assert isinstance(error, dict)
    assert (error["code"], error["field"]) == (code, field)


def test_a_field_under_a_wrong_name_is_quoted_where_the_right_one_is_missing() -> None:
    error: Any = ask(game="ottocento", ask="legal_plays", hands=["SK"], trick=[])["error"]
    assert error["message"] == "'legal_plays' needs the field 'hand', and 'hands' is none of its fields"


def test_after_a_line_of_rubbish_the_next_one_is_served() -> None:
    good = json.dumps({"game": "ottocento", "ask": "match", "scores": [800, 2]})
    replies = [json.loads(line) for line in answers(["{", good, "[1]", "", '{"a":1,"a":2}', good])]
    assert [reply["ok"] for reply in replies] == [False, True, False, False, True]


def test_no_mutilated_question_gets_worse_than_an_error() -> None:
    rng = random.Random(62)
    lines = [json.dumps(question) for name in games() for question in examples(game(name)) if question["ask"] != "play"]
    rubbish = ['"', "{", "]", "null", "-1", "1e999", '"SK"', "[]", "true", "é", "\\u0000"]
    for _ in range(1500):
        line = rng.choice(lines)
        at = rng.randrange(len(line))
        mutilated = line[:at] + rng.choice(rubbish) + line[at + rng.randrange(6) :]
        for reply in answers([mutilated]):
            read = json.loads(reply)
            assert read["ok"] or read["error"]["code"] != "internal", (mutilated, reply)


def test_the_sheet_of_a_deal_adds_up_to_its_totals() -> None:
    for line in answers([json.dumps({"game": "ottocento", "ask": "play", "seed": 3, "deals": 20})]):
        played = json.loads(line)
        again = {key: played[key] for key in ("dealer", "discards", "tricks", "exchange", "declared")}
        reply = ask(game="ottocento", ask="deal_score", **again)
        assert reply["teams"] == played["deal_score"]["teams"]
        for team, score in enumerate(played["deal_score"]["teams"]):
            assert sum(one["points"] for one in played["deal_score"]["sheet"] if one["team"] == team) == score["total"]


def test_the_engine_answers_on_standard_output_line_by_line() -> None:
    question = '{"id": 1, "game": "ottocento", "ask": "trick_winner", "trick": ["Moor1", "Moor2"]}\n'
    done = subprocess.run([sys.executable, "-m", "engine"], input=question, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["winner"] == 1


def test_the_engine_needs_nothing_but_the_standard_library() -> None:
    others = ("streamlit", "PIL", "yaml", "pydantic", "sqlalchemy")
    code = f"import sys, engine.__main__; print([m for m in {others} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (r'{"id": NaN, "game": "ottocento", "ask": "match", "scores": [1, 2]}', "bad-json"),
        (r'{"id": 1e999, "game": "ottocento", "ask": "match", "scores": [1, 2]}', "bad-json"),
        (r'{"game": "ottocento", "ask": "match", "scores": [1, 2], "\ud800": 1}', "unknown-field"),
        ('{"game": "ottocento", "ask": "four_deals", "deals": [[' + "9" * 4300 + ", 1]]}", "bad-value"),
        ("\u2028", "bad-json"),
    ],
)
def test_what_no_printer_can_write_is_still_answered_in_plain_json(line: str, code: str) -> None:
    (reply,) = answers([line])
    assert json.loads(reply.encode().decode(), parse_constant=pytest.fail)["error"]["code"] == code


def test_an_id_comes_back_as_it_was_sent_even_half_a_character() -> None:
    (reply,) = answers([r'{"id": "\ud800", "game": "ottocento", "ask": "match", "scores": [1, 2]}'])
    assert json.loads(reply.encode().decode())["id"] == "\ud800"


def test_help_on_a_game_that_is_not_there_names_those_that_are() -> None:
    done = subprocess.run([sys.executable, "-m", "engine", "--help", "otocento"], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (2, "no game 'otocento'; did you mean 'ottocento'?\n")


@pytest.mark.parametrize(
    ("ours", "theirs", "points", "scavezzo"),
    [
        ("Angel World Moon T16", "Sun T15 Matto Begato", 15, 15),
        ("Angel Matto Moon T16 T15 Begato T13 T12", "World Sun T14 T11", 35, 11),
        ("Angel World Sun Moon T16 Matto Begato T13", "T15 T14", 30, 15),
        ("Angel World Begato Matto T15 T14", "Sun Moon T16", 15, 16),
    ],
)
def test_a_grande_is_asked_about_as_the_examples_put_it(ours: str, theirs: str, points: int, scavezzo: int) -> None:
    """ottocento#scavezzo-della-grande, examples 1 to 4: nobody says there who has the trumps below the breaking card."""
    reply = ask(game="ottocento", ask="grande", angel_side=ours.split(), other_side=theirs.split())
    assert (reply["points"], reply["scavezzo"]) == (points, scavezzo)


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        ("Angel World Moon T16", "Sun T15 Matto"),
        ("Angel World Moon T16", "Sun Matto Begato"),
        ("T16", "World Sun Moon"),
    ],
)
def test_a_grande_that_depends_on_who_has_the_rest_is_not_guessed_at(ours: str, theirs: str) -> None:
    reply = ask(game="ottocento", ask="grande", angel_side=ours.split(), other_side=theirs.split())
    assert reply["error"]["code"] == "wrong-number"  # type: ignore[index]


@pytest.mark.parametrize("earlier", [["CK", "C8", "CJ", "C6"], [["CK", "C8", "CJ", "C6"]]])
def test_the_finished_tricks_may_come_card_by_card_or_trick_by_trick(earlier: list[object]) -> None:
    question = {"game": "ottocento", "ask": "signal", "trick": [], "card": "C9", "made": []}
    assert ask(**question, earlier=earlier)["legal"]
    assert ask(**question, earlier=[["C8", "CJ"], ["C8"]])["error"] == {
        "code": "card-twice",
        "message": "C8 is in earlier[0] and in earlier[1]",
        "field": "earlier[1][0]",
    }


def test_what_a_hand_can_declare_may_be_declared_as_it_is_given() -> None:
    hand = ["SK", "SQ", "SN", "S7", "BK", "BQ", "C10", "C6", "D8", "T16", "T12", "T8", "Moor2", "Angel", "World"]
    able = ask(game="ottocento", ask="declarations", hand=hand)
    reply = ask(game="ottocento", ask="declare", hand=hand, declared=able["available"])
    assert (reply["legal"], reply["points"]) == (True, able["best"])


def test_the_mark_that_spreadsheets_put_before_a_text_is_passed_over() -> None:
    question = json.dumps({"game": "ottocento", "ask": "match", "scores": [812, 700]})
    assert [json.loads(reply)["result"] for reply in answers(["\ufeff" + question, question])] == [0, 0]


def test_house_rules_may_be_null_and_whole_numbers_written_with_a_nought() -> None:
    assert ask(game="ottocento", ask="match", scores=[812.0, 700], rules=None)["result"] == 0
    reply = ask(game="ottocento", ask="match", scores=[812.5, 700])
    assert reply["error"] == {
        "code": "bad-value",
        "message": "scores[0] is a whole number, not 812.5",
        "field": "scores[0]",
    }


def test_the_card_for_the_matto_is_named_when_it_is_missing_or_may_not_be_given() -> None:
    """ottocento#the-play: at the end of the hand, if no earlier, the side that kept the Matto must give a card."""
    lines = answers([json.dumps({"game": "ottocento", "ask": "play", "seed": 3, "deals": 20})])
    played = next(deal for deal in map(json.loads, lines) if deal["exchange"])
    again = {key: played[key] for key in ("dealer", "discards", "tricks", "declared")}
    codes = {card.code for card in PACK}
    for given in (None, "Matto", played["discards"][0]):
        error: Any = ask(game="ottocento", ask="deal_score", **again, exchange=given)["error"]
        named = [word for word in error["message"].replace(",", "").split() if word in codes]
        assert error["field"] == "exchange"
        assert ask(game="ottocento", ask="deal_score", **again, exchange=named[-1])["ok"], error["message"]


@pytest.mark.parametrize("name", games())
def test_every_answer_with_a_reason_says_where_it_is_written(name: str) -> None:
    """But for the rows of a layout, which stand under the source of the whole answer."""
    for question in examples(game(name)):
        for reply in answers([json.dumps(question)]):
            for one in _reasons(json.loads(reply)):
                assert "source" in one or set(one) == {"card", "stands_for", "reason"}, (question["ask"], one)


def _reasons(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        if isinstance(value.get("reason"), str):
            yield value
        for one in value.values():
            yield from _reasons(one)
    elif isinstance(value, list):
        for one in value:
            yield from _reasons(one)


@pytest.mark.parametrize(
    "question",
    [
        {"game": "x" * 5000, "ask": "deal"},
        {"game": "ottocento", "ask": "y" * 5000},
        {"game": "ottocento", "ask": "card_points", "cards": ["z" * 5000]},
        {"game": "ottocento", "ask": "card_points", "cards": {"z" * 5000: 1}},
        {"game": "ottocento", "ask": "card_points", "cards": [["z"] * 2000]},
        {"game": "ottocento", "ask": "card_points", "cards": [], "w" * 5000: 1},
        {"game": "ottocento", "ask": "match", "scores": [10**3000, 0]},
        {"game": "ottocento", "ask": "match", "scores": ["9" * 5000, 0]},
        {"game": "ottocento", "ask": "match", "scores": [0, 0], "rules": {"v" * 5000: True}},
        {"game": "ottocento", "ask": "match", "scores": [0, 0], "rules": {"grande": "u" * 5000}},
        {"game": "mineo3", "ask": "settle", "bidder": 0, "points": 61, "last_trick": "t" * 5000},
        {"game": "french4", "ask": "score", "bid": "s" * 5000, "points": 50, "bouts": 1},
    ],
)
def test_an_error_quotes_the_beginning_of_what_was_wrong_and_not_all_of_it(question: dict[str, object]) -> None:
    error: Any = ask(**question)["error"]
    assert error["code"] != "internal", error
    assert len(error["message"]) < 400
    assert len(error["field"]) <= 80


def test_a_deal_in_which_a_king_was_left_is_not_scored() -> None:
    """ottocento#deal: five-point cards may not be left."""
    played: Any = ask(game="ottocento", ask="play", seed=5, deals=1)
    again = {key: played[key] for key in ("dealer", "tricks", "exchange", "declared")}
    for king in ("SK", "BK", "CK", "DK"):
        discards = [king, played["discards"][1]]
        error: Any = ask(game="ottocento", ask="deal_score", **again, discards=discards)["error"]
        assert (error["code"], error["field"]) == ("five-points-stay", "discards[0]")


def test_each_line_of_a_score_for_two_says_whose_it_is() -> None:
    played: Any = ask(game="french2", ask="play", seed=5, deals=1, rules={"petit_cancels": False})
    names = {"game", "excess", "petit-au-bout", "petit-au-bout-taken"}
    lines = [line for line in played["deal_score"]["sheet"] if line["reason"] in names]
    assert lines
    assert all({"seat", "side"} & set(line["facts"]) for line in lines)


@pytest.mark.parametrize("seed", [True, None, 1.5, ["7"]])
def test_a_seed_is_a_whole_number_or_text(seed: object) -> None:
    reply = ask(game="ottocento", ask="play", seed=seed, deals=1)
    assert not reply["ok"]
    assert [told_of(reply)[name] for name in ("code", "field")] == ["bad-value", "seed"]


def test_the_same_deal_comes_of_the_same_seed_whatever_is_written_in_it() -> None:
    for seed in (3, "three", "\ud800"):
        assert ask(game="ottocento", ask="play", seed=seed, deals=1) == ask(
            game="ottocento", ask="play", seed=seed, deals=1
        )
        assert ask(game="ottocento", ask="play", seed=seed, deals=1)["ok"]
