"""What is said of counts, settlements and scores: of this very answer, of what lies there, and nothing that cannot help."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

from engine import game
from lessons.counting.scoring_steps import Count
from lessons.question.answered import ladder, marking
from lessons.question.kind import Answer, Answers, Item, Message
from lessons.question.registry import kinds
from lessons.question.stepwise import Step
from lessons.questions.find_error.paper_count import counted
from lessons.questions.payments.figures import figures
from lessons.questions.settle.paper import summed as settled
from lessons.text.phrases import say
from lessons.yamlfile.fields import LANGS, OFFERED
from tests.lessons import table


def ask(kind: str, seed: int, name: str, **way: Any) -> Any:
    return table.ask(kind, seed, game(name), **way)


def steps_of(item: Any) -> Iterator[tuple[Answers, Step]]:
    given: Answers = ()
    for step in item.steps:
        yield given, step
        given = (*given, step.right)


def told(kind: str, item: Item, given: Answers, answer: Answer, heard: int) -> list[str]:
    """What is said of this answer with the hints heard before."""
    its = kinds()[kind]
    found = marking.mark(its, item, given, answer)
    return [said.reason for said in ladder.told(its, item, given, answer, found, heard).says]


def in_words(said: Message, item: Item) -> tuple[str, ...]:
    return tuple(say(said, lang, item.game.family) for lang in LANGS)


# What is asked


@pytest.mark.parametrize("declares", ["dealer", "eldest", "other"])
def test_every_language_says_whose_player_declares(declares: str) -> None:
    ways = ({"ask": declares, "side": side, "you": 700, "they": 700, "points": 20} for side in ("you", "they"))
    yours, theirs = (
        in_words((item := ask("match-end", 0, "ottocento", **way)).steps[0].panel.prompt, item) for way in ways
    )
    assert all(one != other for one, other in zip(yours, theirs, strict=True))


def test_no_deal_has_more_trumps_shown_than_there_are() -> None:
    for name in ("french3", "french4", "french5"):
        sizes = game(name).form.poignees
        for seed in range(300):
            hand = ask("payments", seed, name).hand
            assert sum(sizes[size] for _, size in hand.poignees) <= 22


def test_a_lesson_cannot_show_two_poignees_of_thirteen() -> None:
    kind = kinds()["payments"]
    spec = kind.Spec(id="q", skill="s", points="49", bouts=2, taker_shows="single", defence_shows="single")
    assert [fault.field for fault in kind.faults(spec, game("french3"), game("french3").house())] == ["defence_shows"]
    assert not list(kind.faults(spec, game("french4"), game("french4").house()))


# Where to look


def test_of_two_answers_the_other_is_left_once_the_reason_is_told() -> None:
    item = ask("payments", 1, "french4", ask="part", part="made")
    (step,) = item.steps
    wrong = (1 - step.right[0],)
    assert told("payments", item, (), wrong, 0) == [step.why[0].reason, "hint.the-other-of-two"]


@pytest.mark.parametrize("you", [700, 800, 850])
def test_level_scores_are_not_compared(you: int) -> None:
    item = ask("match-end", 0, "ottocento", ask="score", you=you, they=you)
    look, rule, first = item.steps[0].hints
    assert first.reason == ("hint.match-end.first-below" if you < 800 else "hint.match-end.first-level")
    assert rule.reason == ("hint.match-end.rule" if you < 800 else "hint.match-end.rule-level")
    assert told("match-end", item, (), (3,), 0)[-1] != look.reason


def test_what_is_looked_at_is_a_target_only_where_there_is_one() -> None:
    for name, ending in (("barcellona4", "even"), ("calatafimi2", "even"), ("tortorici3", "target")):
        looks = {step.hints[0].reason for _, step in steps_of(ask("differences", 1, name))} - {"hint.differences.look"}
        assert looks == {f"hint.differences.look-way-{ending}"}


# Rules


def test_an_opponent_who_is_paid_twice_is_not_told_of_a_soloist_who_pays_many() -> None:
    item = ask("differences", 0, "barcellona3", contract="solo", bidder="right", points="32 77")
    (*_, last) = item.steps
    assert last.right == (46,)
    assert last.hints[1].reason == last.why[0].reason == "hint.differences.rule-all-opponent-times"
    own = ask("differences", 0, "barcellona3", contract="solo", bidder="you", points="77 32").steps[-1]
    assert own.hints[1].reason == "hint.differences.rule-all-soloist-times"
    assert own.why[0].facts["each"] == 2


@pytest.mark.parametrize(("kind", "name"), [("settle", "mineo3"), ("settle", "mineo4"), ("payments", "french5")])
def test_the_rule_for_a_wrong_line_is_that_of_the_line(kind: str, name: str) -> None:
    rules = set()
    for seed in range(60):
        item = ask(kind, seed, name, ask="error")
        (step,) = item.steps
        if item.wrong is not None:
            assert step.hints[1] == item.rule_of(tuple(item.written)[item.wrong])
            rules.add(step.hints[1].reason)
        assert "above" not in in_words(step.each[0], item)[0]
    assert len(rules) > 3
    assert item.rule.reason not in rules


def test_of_a_single_count_no_other_part_is_spoken_of() -> None:
    for of in ("criccone", "sequences"):
        for seed in range(40):
            (step,) = ask("find-error", seed, "ottocento", of=of).steps
            assert step.hints[1].reason != "hint.find-error.rule"


def test_a_wrong_rule_is_behind_a_line_only_where_no_other_makes_it() -> None:
    cards = "Angel Sun T16 T15 T14 T13 T12 T11 T10 T9 Moor1 Moor2 Moor3 Moor4 SK SJ BQ BN BA CK CQ DK DQ"
    way = {"of": "sequences", "error": "sets-and-sequences-mix"}
    (step,) = ask("find-error", 0, "ottocento", cards=cards, **way).steps
    assert not any(said.reason.startswith("remedy.") for said in step.why)


def test_the_first_line_and_a_batch_rest_on_nothing_above_them() -> None:
    item = ask("find-error", 0, "mineo3")
    (step,) = item.steps
    batches = range(len(item.lines) - 1)
    assert {step.each[i].reason for i in batches} == {"find-error.this-by-itself"}
    assert step.each[len(item.lines) - 1].reason == "find-error.this-one-is-right"


def bears(lines: dict[str, int], again: Callable[[dict[str, int]], dict[str, int]], name: str) -> bool:
    """Does this line change where one above it is another?"""
    names = list(lines)
    above = names[: names.index(name)]
    other = [{one: n} for one in above for n in (lines[one] + 10, lines[one] - 100, -lines[one])]
    return any(again(written)[name] != lines[name] for written in other)


def recounted(count: Count, over: dict[str, int]) -> dict[str, int]:
    return {cell.key: cell.value for cell in count.cells(over)}


@pytest.mark.parametrize("of", ["criccone", "sequences", "pile", "sheet"])
def test_a_line_is_right_given_those_above_it_only_where_one_of_them_bears_on_it(of: str) -> None:
    met = set()
    for seed in range(20):
        item = ask("find-error", seed, "ottocento", of=of)
        count = counted(item.cards, item.game.pack, item.rules, item.last)
        true = {line.cell.key: count.true[line.cell.key].value for line in item.lines if line.cell.key in count.true}
        again = partial(recounted, count)
        for place, line in enumerate(item.lines):
            if line.cell.key in true:
                said = item.steps[0].each[place].reason
                assert said == (
                    "find-error.this-one-is-right" if bears(true, again, line.cell.key) else "find-error.this-by-itself"
                ), line.said
                met.add(said)
    assert len(met) == 2


@pytest.mark.parametrize(("kind", "name"), [("settle", "mineo3"), ("payments", "french3"), ("payments", "french5")])
def test_a_line_of_a_score_rests_on_those_above_it_only_where_one_of_them_bears_on_it(kind: str, name: str) -> None:
    for seed in range(30):
        item = ask(kind, seed, name, ask="error")
        scored = (settled, item.reckoning) if kind == "settle" else (figures, item.score.hand, item.game, item.rules)
        again: Any = partial(*scored)
        for place, line in enumerate(item.written):
            above = bears(again({}), again, line)
            assert item.steps[0].each[place].reason == f"paper.{'this-one-is-right' if above else 'right-by-itself'}"


def test_each_step_of_a_count_by_pairs_has_a_rule_of_its_own() -> None:
    for method in ("off", "laid"):
        steps = ask("in-pairs", 0, "french4", method=method).steps
        assert [step.hints[1].reason for step in steps] == [f"hint.in-pairs.rule-{step.name}" for step in steps]


# The first step


def test_the_first_step_of_an_item_is_what_is_still_wrong() -> None:
    way = {"ask": "item", "item": "vanto", "points": 54, "last": "others"}
    item, its = ask("settle", 0, "mineo3", **way), kinds()["settle"]
    found = {place: its.first_step(item, (), (place,)).reason for place in (0, 1, 2, 4)}
    assert found == {
        0: "hint.won-by.which",
        1: "hint.won-by.side",
        2: "hint.won-by.which",
        4: "hint.won-by.amount",
    }


def test_a_side_begins_with_its_own_points() -> None:
    for seed in range(10):
        item = ask("settle", seed, "mineo4")
        for side, step in enumerate(item.steps[:2]):
            assert step.hints[2].facts["points"] == item.deal.points[side]
            assert len({said.reason for said in step.why}) == len(step.why) > 0


def test_who_has_all_bouts_is_not_sent_to_look_for_trumps() -> None:
    item, its = ask("points-needed", 0, "french4", won="T21 T1 SQ HQ CK"), kinds()["points-needed"]
    places = [item.steps[0].panel.pickable.index(code) for code in ("T21", "T1", "CK")]
    assert its.first_step(item, (), tuple(places)).reason == "hint.points-needed.first-so-many"
    assert its.first_step(item, (), tuple(places[1:])).reason == "hint.points-needed.first-bouts"


def test_of_a_card_that_never_counts_it_does_not_matter_who_took_it() -> None:
    item, its = ask("captured", 0, "mineo3", trick="T14 T5 Fool", leader="you", soloist="right"), kinds()["captured"]
    assert its.look(item, (), (1,)).reason == "hint.captured.look-counting"
    assert its.first_step(item, (), (1,)) == Message("hint.captured.first-counting", {"n": 0})
    item = ask("captured", 0, "mineo3", trick="T14 T19 Fool", leader="you", soloist="right")
    assert its.first_step(item, (), (1,)).reason == "hint.captured.first"


def test_low_cards_are_laid_on_a_card_that_is_there_and_nothing_is_not_added() -> None:
    none = 0
    for seed in range(40):
        dear, _, total = ask("in-pairs", seed, "french4", method="laid").steps
        assert dear.hints[2].facts["card"] in dear.panel.rows[0].cards
        none += not total.hints[2].facts["change"]
        assert (total.hints[2].reason == "hint.in-pairs.first-total-laid-none") == (not total.hints[2].facts["change"])
    assert none


def test_where_there_is_no_petit_au_bout_nothing_is_said_of_it() -> None:
    for seed in range(60):
        item = ask("payments", seed, "french4")
        step = next(step for step in item.steps if step.name == "sum")
        spoken = {"petit" in " ".join(in_words(hint, item)) for hint in step.hints[:2]}
        assert item.hand.petit is not None or spoken == {False}


# Piles


def test_of_a_whole_pile_no_figure_comes_from_nowhere() -> None:
    for seed in range(30):
        (step,) = ask("pile-worth", seed, "ottocento", part="whole").steps
        reasons = [said.reason for said in step.why]
        later = [reasons.index(one) for one in ("count.halved", "count.kept") if one in reasons]
        assert all(reasons[at - 1] == "count.table" for at in later)


def test_where_there_is_no_grande_the_rule_is_what_it_needs() -> None:
    for seed in range(30):
        (step,) = ask("pile-worth", seed, "ottocento", part="grande").steps
        assert (step.hints[1].reason == "no-grande") == (step.right == (0,))


def test_contatori_are_spoken_of_where_the_side_has_some() -> None:
    cards = "Angel World Sun T16 Moor1 Moor2 Begato Matto SK SQ BK BQ CK"
    for sequence, reason in (("aces", "first-level-they"), ("coins", "first-plain-they")):
        (step,) = ask("gaps", 0, "ottocento", part="one", sequence=sequence, cards=cards).steps
        assert step.hints[2].reason == f"hint.count.length.{reason}"
    (step,) = ask("gaps", 0, "ottocento", part="one", sequence="coins", cards=cards.replace(" Matto", "")).steps
    assert step.hints[2].reason == "hint.count.length.first-they"


@pytest.mark.parametrize(
    ("sequence", "reason"),
    [("swords", "no-king-they"), ("coins", "few-courts"), ("moors", "few-real-moors"), ("aces", "few-real-aces")],
)
def test_where_there_is_no_row_it_is_said_what_it_lacks(sequence: str, reason: str) -> None:
    cards = "Angel Moor1 Moor2 Moor3 Moor4 Begato Matto SK SA BA CA DQ DN DJ"
    (step,) = ask("gaps", 0, "ottocento", part="one", sequence=sequence, cards=cards).steps
    assert step.right == (0,)
    assert [said.reason for said in step.why] == [f"no-{sequence}", f"count.{reason}"]


def test_bonuses_are_spoken_of_as_added_only_where_there_are_some() -> None:
    seen = set()
    for seed in range(40):
        score = ask("payments", seed, "french5", ask="whole")
        lines = score.figures
        bonus = bool(lines.get("poignee") or lines.get("slam"))
        plain = score.step("each").hints[1].reason == "hint.payments.rule-each-plain"
        assert not (plain and bonus)
        assert plain or bonus or lines["each"] != lines["times"]
        seen.add(bonus)
    assert seen == {True, False}


@pytest.mark.parametrize(("won", "answer"), [("T21 T1 Excuse HQ", 41), ("T1 Excuse HQ", 46)])
def test_what_one_bout_fewer_needs_or_half_of_the_points_is_not_told_as_five_less_for_each(
    won: str, answer: int
) -> None:
    its, item = kinds()["points-needed"], ask("points-needed", 1, "french4", won=won)
    mark = marking.mark(its, item, (item.steps[0].right,), (answer,))
    assert (mark.diagnosis, mark.suspected) == (None, "five-less-for-each-bout")


@pytest.mark.parametrize("reason", ["must-trump", "settle.captured-others-pair", "pick-cards.missed-of-group"])
def test_a_sentence_fits_one_who_wins_and_what_is_only_one(reason: str) -> None:
    facts: dict[str, Any] = {"suit": "C", "cards": ("T5",), "n": 1, "group": "trumps"}
    for text in (
        say(Message(reason, facts), lang, "france" if reason == "must-trump" else "sicily") for lang in OFFERED
    ):
        assert not any(word in text for word in ("even if", "anche", "même si", "each", "l'uno", ", too", "encore"))


def test_where_all_four_deals_are_played_they_are_not_counted_out_of_four() -> None:
    for played in (3, 4):
        item: Any = ask("match-end", 0, "ottocento", ask="four", you=900, they=700, played=played)
        for lang in OFFERED:
            said = say(item.steps[0].panel.prompt, lang, "bologna")
            assert ("4" in said) is False, said
            assert ("3" in said) is (played == 3), said


@pytest.mark.parametrize(("name", "theirs"), [("ottocento", "the other side"), ("mille", "the other player")])
@pytest.mark.parametrize("last", ["you", "they"])
def test_a_side_without_the_last_trick_is_told_who_took_it(name: str, theirs: str, last: str) -> None:
    """Beside the other side's line "the other side" would be the learner's own: there it is the learner who took it."""
    item = ask("find-error", 4, name, of="sheet", last=last, error="none")
    place = next(i for i, line in enumerate(item.lines) if line.cell.name == "last" and line.cell.value == 0)
    texts = [in_words(said, item)[0] for said in marking.mark(kinds()["find-error"], item, (), (place,)).says]
    text = next(one for one in texts if "last trick" in one)
    assert text.startswith("You took the last trick" if last == "you" else f"The last trick went to {theirs}")


@pytest.mark.parametrize(
    ("kind", "name", "way"),
    [
        ("find-error", "ottocento", {"of": "pile", "error": "none"}),
        ("find-error", "mille", {"of": "sheet", "error": "none"}),
        ("payments", "french4", {"ask": "error", "error": "none", "points": "49"}),
    ],
)
def test_where_nothing_is_wrong_the_rule_is_that_of_the_line_pointed_at(kind: str, name: str, way: Any) -> None:
    item = ask(kind, 1, name, **way)
    assert item.wrong is None
    rules = {told(kind, item, (), (place,), 1)[-1] for place in range(len(item.steps[0].panel.choices) - 1)}
    assert len(rules) > 3
    assert not rules & {"hint.find-error.rule", "hint.payments.rule-paper"}
