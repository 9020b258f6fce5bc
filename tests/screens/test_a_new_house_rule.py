"""A house rule is written once, with what it bears on: whatever shows or counts it finds it there."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

import pytest

from engine.games.bologna.rules import Rules
from engine.house import HouseRule, Value

SIXTH = """
import sys
from importlib.machinery import SourceFileLoader

its = "engine.games.bologna.house"
whole = SourceFileLoader.get_data
def with_one_more(self, path):
    text = whole(self, path)
    after = b"    moors_in_grande: bool"
    line = b'    short_grande: bool = choice(False, True, source=sources.GRANDE, bears_on=("count",))\\n'
    return text.replace(after, line + after) if path.endswith("bologna/house.py") else text
SourceFileLoader.get_data = with_one_more
sys.dont_write_bytecode = True
def never_from_bytecode(self, path):
    raise OSError
SourceFileLoader.cache_from_source = never_from_bytecode
SourceFileLoader.path_stats = never_from_bytecode

from engine import game
from lessons.evening.polls.laid_ways import decode_house, encode_house
from lessons.score_forms.bologna import KEPT
from lessons.lint.sentences.games import check, codes
from screens.components.bench.props import COUNTED_BY
from lessons.text.phrases import sentences

house = game("ottocento").house
rule = next(one for one in house.all() if one.name == "short_grande")
assert "short_grande" in KEPT
assert rule in COUNTED_BY
changed = house.read({"short_grande": True})
assert decode_house(house(), encode_house(changed)) == changed
(told,) = check(sentences())
assert "house.short_grande" in told.message
"""


def test_a_new_rule_reaches_matches_scoring_table_laid_cards_and_the_checker_by_one_line() -> None:
    subprocess.run([sys.executable, "-c", SIXTH], check=True)


@pytest.mark.parametrize(
    ("rule", "value"),
    [
        (rule, value)
        for rule in Rules.bearing_on("play", "exchange", "count")
        for value in rule.choices
        if value != rule.default
    ],
    ids=lambda one: getattr(one, "name", str(one)),
)
def test_what_bears_on_cards_and_points_is_known_to_the_compiled_search(rule: HouseRule, value: Value) -> None:
    position = pytest.importorskip("players.search.position")
    assert position.core_rules(replace(Rules(), **{rule.name: value})) != position.core_rules(Rules())
