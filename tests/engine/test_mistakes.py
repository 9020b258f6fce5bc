"""Whatever is wrong with a question, the engine quotes it, points at it and offers the likely fix."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from engine import game, games
from engine.protocol.manual import examples
from engine.protocol.serve import answers
from tests.conftest import Golden
from tests.engine.protocol_mistakes import WRONG, misheard, near, places, pointed, refusal, spoilt, unclear

ABOUT_THE_WHOLE = {"deal_score": ("card-owed",), "grande": ("wrong-number",)}
"""A card is owed by the tricks that were played; a trump that one side has not got, the other may have."""


FIGURES = re.compile(r"(?<![A-Za-z])-?\d+")
"""Numbers in a message, not those of cards."""


def asked(name: str) -> list[dict[str, Any]]:
    return [{**question} for question in examples(game(name)) if question["ask"] != "play"]


@pytest.mark.parametrize("name", games())
def test_every_wrong_value_is_quoted_and_pointed_at_and_gets_the_same_error_as_before(
    name: str, golden: Golden
) -> None:
    lines = []
    for question in asked(name):
        for at in places(question):
            codes = Counter[str]()
            for value in WRONG:
                error = refusal(answers, spoilt(question, at, value))
                found = error and unclear(error, at, value, ABOUT_THE_WHOLE.get(question["ask"], ()))
                assert not found, (question["ask"], at, found)
                codes[f"{error['code']} {error['field']}" if error else "answered"] += 1
            told = ", ".join(f"{code} {codes[code]}" for code in sorted(codes))
            lines.append(f"{question['ask']} {pointed(at)}: {told}\n")
    golden(f"mistakes/{name}.txt", "".join(lines))


@pytest.mark.parametrize("name", games())
def test_what_is_a_little_more_or_less_is_answered_or_refused_as_before(name: str, golden: Golden) -> None:
    """Where the figures of a question end: each number a little higher and lower, each list a little longer and shorter."""
    lines = []
    for question in asked(name):
        for at in places(question):
            told = [_comes_to(spoilt(question, at, value)) for value in near(_at(question, at))]
            lines += [f"{question['ask']} {pointed(at)}: {' | '.join(told)}\n"] if told else []
    golden(f"near/{name}.txt", "".join(lines))


def _comes_to(question: dict[str, Any]) -> str:
    """The error's code, field, and the figures in it; of an answer every reason, figure and word that is no sentence."""
    first = json.loads(next(iter(answers([json.dumps(question)]))))
    if first["ok"]:
        return " ".join(_short(first))
    error = first["error"]
    return " ".join((error["code"], error["field"], *FIGURES.findall(error["message"])))


def _short(value: Any) -> Iterator[str]:
    match value:
        case dict():
            for name, one in value.items():
                if name not in ("source", "id", "ok"):
                    yield from (f"{name}={one}",) if isinstance(one, int) else _short(one)
        case list():
            for one in value:
                yield from _short(one)
        case _ if value is not None:
            yield str(value)


@pytest.mark.parametrize("name", games())
def test_a_slip_in_a_name_gets_the_name_that_was_meant(name: str) -> None:
    for question in asked(name):
        for at in places(question):
            word = _at(question, at)
            if not (isinstance(word, str) and word.islower() and len(word) > 2):
                continue
            error = refusal(answers, spoilt(question, at, misheard(word)))
            assert error is None or f"did you mean {word!r}?" in error["message"], (question["ask"], at, error)


@pytest.mark.parametrize("name", games())
def test_a_field_too_few_or_under_another_name_is_told(name: str) -> None:
    for question in asked(name):
        for field in set(question) - {"game", "ask"}:
            left_out = {key: value for key, value in question.items() if key != field}
            error = refusal(answers, left_out)
            assert error is None or field in error["message"], (question["ask"], field, error)
            slip = refusal(answers, {**question, misheard(field): 1})
            assert slip is not None
            assert (slip["code"], slip["field"]) == ("unknown-field", misheard(field))
            assert f"did you mean {field!r}?" in slip["message"]


def _at(value: Any, at: tuple[str | int, ...]) -> Any:
    for key in at:
        value = value[key]
    return value


@pytest.mark.parametrize(
    ("line", "column", "said"),
    [
        ("[1,2", 5, "did you mean it to end with ]"),
        ('{"ask": "deal"', 15, "did you mean it to end with }"),
        ('{"hand": ["SK", "SQ"', 21, "did you mean it to end with ]}"),
        ('{"ask": True}', 9, "did you mean true?"),
        ('{"trick": None}', 11, "did you mean null?"),
        ("{'ask': 1}", 2, "text and names stand between double quotes"),
        ('{"ask": "deal",}', 16, ""),
        ('{"ask": "deal"} {"ask": "deal"}', 17, "one question a line"),
        ("hello", 1, "'hello'"),
    ],
)
def test_a_line_that_is_no_json_is_told_where_it_stops_making_sense(line: str, column: int, said: str) -> None:
    for ending in ("", "\n", "\r\n"):
        reply = json.loads(next(iter(answers([line + ending]))))
        assert reply["error"]["code"] == "bad-json"
        # From Python 3.13 on, a comma too many is what is pointed at, and not what follows it.
        assert reply["error"]["field"] in (f"column {column}", f"column {column - 1}")
        assert said in reply["error"]["message"]
        assert "line 2" not in reply["error"]["message"]


def test_a_line_that_was_cut_off_is_whole_with_the_end_that_is_offered() -> None:
    whole = json.dumps(next(question for question in asked("mineo3") if question["ask"] == "deal_score"))
    offered = 0
    for end in range(1, len(whole)):
        reply = json.loads(next(iter(answers([whole[:end]]))))
        told = re.search(r"did you mean it to end with (\S+) \?", reply["error"]["message"])
        if told and whole[:end].rstrip()[-1] in "}]":
            offered += 1
            json.loads(whole[:end] + told[1])
    assert offered > 3


@pytest.mark.parametrize("name", [name for name in games() if game(name).pack.aside])
def test_a_card_that_is_set_aside_is_not_said_to_be_none(name: str) -> None:
    """sicilian#the-cards-and-their-values: of the coins below the five each game has its own."""
    for code in game(name).pack.aside:
        error = refusal(answers, {"game": name, "ask": "card_points", "cards": ["SK", code]})
        assert error is not None
        assert error["field"] == "cards[1]"
        assert f"{code!r} is set aside in this game" in error["message"]
    none: Any = refusal(answers, {"game": name, "ask": "card_points", "cards": ["DX"]})
    assert "no card 'DX'" in none["message"]


def test_the_coins_that_no_game_of_sicily_needs_are_set_aside() -> None:
    assert game("barcellona3").pack.aside == ("D4",)
    assert game("mineo3").pack.aside == ("DA",)
    assert game("barcellona4").pack.aside == ()


def test_cards_in_one_text_are_offered_as_a_list() -> None:
    error: Any = refusal(answers, {"game": "french4", "ask": "card_points", "cards": "SK SQ"})
    assert error["message"].endswith('did you mean ["SK", "SQ"]?')


def test_a_number_in_quotes_is_offered_without_them() -> None:
    error: Any = refusal(answers, {"game": "french4", "ask": "target", "bouts": "2"})
    assert error["message"] == "bouts is a whole number, not '2'; did you mean 2?"


@pytest.mark.parametrize(("name", "word", "meant"), [("french4", "petit", "petite"), ("mineo3", "pass", "passo")])
def test_a_word_that_nobody_says_gets_the_one_that_was_meant(name: str, word: str, meant: str) -> None:
    reply = json.loads(next(iter(answers([json.dumps({"game": name, "ask": "speak", "words": [word]})]))))
    assert (reply["illegal_at"], reply["did_you_mean"]) == (0, meant)


def test_for_two_players_who_bid_nothing_no_bid_is_spoken_of() -> None:
    """french#two-players: with these bouts so many points; no half is given to whoever wins."""
    for points, over in ((40.5, -0.5), (41, 0), (60, 19)):
        line = json.dumps({"game": "french2", "ask": "target", "bouts": 2, "points": points})
        reply = json.loads(next(iter(answers([line]))))
        assert (reply["target"], reply["made"], reply["over"]) == (41, over >= 0, over)
        assert reply["reason"] == ("target-reached" if over >= 0 else "target-missed")
        assert reply["source"] == "french#two-players"
