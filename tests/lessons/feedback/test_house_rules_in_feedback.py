"""What is said of an answer is true under the house rules it was asked by, and the foot of a score sheet speaks as elsewhere."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from engine import game
from engine.game import games
from lessons.question.capabilities import missing_capability
from lessons.question.kind import Message
from lessons.question.registry import kinds, misconceptions
from lessons.question.sampling import draw
from lessons.text.phrases import say, sentences
from lessons.yamlfile.fields import OFFERED
from tests.lessons import table

# The foot of a score sheet


def sheet(you: int, they: int, **house: str) -> Any:
    """A score sheet on which both sides come to these scores."""
    rules = game("ottocento").house.read(house)
    kind, spec = kinds()["score-sheet"], table.spec("score-sheet", you=0, they=0)
    drawn: Any = draw(kind, spec, game("ottocento"), 0, rules)
    totals = [drawn.cells[f"{side}.total"].value for side in ("you", "they")]
    before = {"you": you - totals[0], "they": they - totals[1]}
    return draw(kind, spec.model_copy(update=before), game("ottocento"), 0, rules)


def test_a_score_sheet_speaks_of_its_end_as_a_question_about_the_end_does() -> None:
    for you, they in ((840, 840), (790, 760), (905, 880), (840, 700)):
        foot, kind = sheet(you, they).steps[-1], kinds()["match-end"]
        other: Any = table.ask("match-end", 0, game("ottocento"), ask="score", you=you, they=they)
        same = other.steps[0]
        assert [said.reason for said in (*foot.hints, *foot.why)] == [said.reason for said in (*same.hints, *same.why)]
        assert kinds()["score-sheet"].looks == kind.looks


def test_where_level_scores_are_a_draw_nobody_plays_on() -> None:
    foot = sheet(840, 840, tie_at_target="draw").steps[-1]
    assert foot.panel.choices[foot.right[0]].reason == "match-end.draw"
    assert foot.why[-1].reason == "match-drawn"
    assert len(sheet(840, 840).steps[-1].panel.choices) == 3


# House rules


def test_where_any_of_the_highest_trumps_is_called_no_sentence_looks_for_the_missing_one() -> None:
    its, kind, spec = game("mineo4"), kinds()["calling"], table.spec("calling")
    free = its.house.read({"secret_solo": True})
    for seed in range(10):
        item: Any = draw(kind, spec, its, seed, free)
        step = item.steps[0]
        assert {said.reason for said in step.each.values()} == {"calling.too-far-down"}
        assert [said.reason.rpartition("-")[2] for said in (*step.hints, *step.why)] == ["any"] * 4
        assert len(step.also) == 4
        seen: Any = draw(kind, spec.model_copy(update={"ask": "who"}), its, seed, free)
        assert seen.steps[0].hints[1].reason == "hint.calling.rule-who-own"


def test_the_rule_of_a_round_of_bidding_is_that_of_the_table() -> None:
    kind, found = kinds()["bidding"], set()
    for name, house in (("mineo4", {"palagonia": True}), ("barcellona3", {"dealer_may_solo": False})):
        its = game(name)
        for seed in range(30):
            item: Any = draw(kind, table.spec("bidding"), its, seed, its.house.read(house))
            rule = item.steps[0].hints[1]
            found.add((rule.reason, rule.facts["cards"], rule.reason in sentences()))
    between, no_solo = "hint.bidding.mineo4-between", "hint.bidding.barcellona3-2-no-solo"
    assert {(between, 10, True), (no_solo, 20, True)} <= found
    assert not any(cards == 10 and reason != between for reason, cards, _ in found)
    assert not any(reason == "hint.bidding.barcellona3-2" for reason, *_ in found)


def test_no_deal_is_counted_after_a_side_has_reached_the_target() -> None:
    """Where the match is to 400, nobody comes with 430 points to a deal; level scores beyond it are played on from."""
    kind, its = kinds()["score-sheet"], game("ottocento")
    for target in (400, 800, 1600):
        rules = its.house.read({"target": target})
        for seed in range(12):
            item: Any = draw(kind, table.spec("score-sheet"), its, seed, rules)
            assert max(item.before) < target
        for you, they, able in ((target - 5, 0, True), (target, 0, False), (0, target, False), (target, target, True)):
            assert (not list(kind.faults(table.spec("score-sheet", you=you, they=they), its, rules))) is able


@pytest.mark.parametrize("name", ["ottocento", "mille"])
@pytest.mark.parametrize("ask_for", ["which", "usual"])
def test_who_gives_a_dear_card_for_the_matto_is_not_asked_where_it_lies(name: str, ask_for: str) -> None:
    """By the house rule of one-point cards it is the worth that forbids it."""
    its, met = kinds()["give-for-matto"], 0
    rules = game(name).house.read({"matto_exchange": "single_point"})
    for seed in range(30):
        item: Any = its.make(its.Spec(id="q", skill="s", ask=ask_for), game(name), Random(seed), rules)
        panel = its.panel(item)
        for place in range(len(panel.pickable)):
            if not its.is_right(item, (), (place,)):
                refused = its.error_of(item, (), (place,)).says[0].reason == "gives-one-point-card"
                met += refused
                assert (its.look(item, (), (place,)).reason == "hint.may-leave.look") == refused
    assert met


def test_no_wrong_rule_is_told_with_a_number_that_a_house_rule_changes() -> None:
    """Quattro Scartate is ended at the target, whichever the table plays to, not at 800."""
    met = 0
    for name in games():
        its = game(name)
        numbers = {str(rule.default) for rule in its.house.all() if not rule.choices} - {card.rank for card in its.pack}
        for belief in misconceptions().values():
            if not belief.fits(its) or all(missing_capability(its, kinds()[kind].requires) for kind in belief.kinds):
                continue
            for lang in OFFERED:
                for what in ("diagnosis", "remedy", "belief"):
                    told = (
                        say(Message(f"{what}.{belief.id}"), lang, its.family)
                        if f"{what}.{belief.id}" in sentences()
                        else ""
                    )
                    met += bool(numbers and told)
                    assert not numbers & set(re.findall(r"\d+", told)), (name, told)
    assert met


def test_of_a_card_of_value_and_a_low_one_the_pair_has_the_full_value() -> None:
    """In France a King alone counts four and a half, with a low card five: so nothing speaks of what it counts alone."""
    for name in ("french2", "french4", "ottocento"):
        item: Any = table.ask("in-pairs", 0, game(name), method="laid")
        step = item.steps[0]
        for said in (step.hints[1], *step.why):
            for lang in ("en", "it", "fr"):
                told = say(said, lang, game(name).family)
                assert not [word for word in ("alone", "da sola", "seule", "compte pour") if word in told]
        assert "cinq" in say(step.hints[1], "fr", game(name).family)
