"""What is said of a reckoning, of scores and of what is owed is true of these figures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine import game
from lessons.question.answered.diagnosis import chance
from lessons.question.kind import Item, Message
from lessons.question.registry import kinds
from lessons.text.phrases import say
from lessons.yamlfile.fields import OFFERED
from tests.lessons.feedback.situations import ask, in_words, situations, with_hints


def in_all(said: Message, item: Item) -> tuple[str, ...]:
    """A sentence in every language of the lessons."""
    return tuple(say(said, lang, item.game.family) for lang in OFFERED)


def owed(name: str) -> Iterator[tuple[Any, Any]]:
    """A situation with the Excuse, and its second step: what is owed for it."""
    for item in situations("whose-excuse", name, 60, ask="whole"):
        yield item, item.steps[1]


def test_level_at_the_target_is_not_above_it() -> None:
    item = ask("match-end", 0, game("ottocento"), ask="score", you=800, they=800)
    why = kinds()["match-end"].explain(item, (), kinds()["match-end"].right(item)).says[-1]
    assert why.reason == "match-level-play-on"
    assert not any(word in text for text in in_words(why, item) for word in ("above", "oltre", "au-delà"))


def test_with_deals_left_of_the_four_no_scores_are_compared() -> None:
    for item, (*_, last) in with_hints("match-end", "ottocento", 40, ask="four"):
        assert (last.reason == "hint.match-end.first-four") == (item.played < 4)


def test_the_last_step_of_a_score_sheet_says_what_speaks_against_an_end() -> None:
    for seed in range(20):
        item = ask("score-sheet", seed, game("ottocento"))
        step = item.steps[-1]
        wrong = {i for i in range(len(step.panel.choices)) if not step.takes((i,))}
        assert {step.error(i).reason.split(".")[0] for i in wrong} == {"match-end"}


def test_an_amount_for_what_was_not_announced_is_refused_for_that_and_not_for_cards() -> None:
    seen = set()
    for seed in range(40):
        item = ask("settle", seed, game("mineo3"), ask="item", item="scommessa")
        step = item.steps[0]
        reasons = {step.error(i).reason for i in range(len(step.panel.choices)) if not step.takes((i,))}
        assert ("settle.not-announced" in reasons) == (not item.deal.scommessa)
        seen |= reasons
    assert "settle.not-announced" in seen


def test_nothing_is_what_somebody_says_who_has_no_idea() -> None:
    item = ask("pile-worth", 0, game("ottocento"))
    right = kinds()["pile-worth"].right(item)[0]
    by_chance = {n: chance(kinds()["pile-worth"], item, (), (n,)) for n in (0, right + 1, right + 159)}
    assert by_chance[0] == by_chance[right + 1] > by_chance[right + 159]


@pytest.mark.parametrize(("trumps", "reason"), [("T1 T5", "so-no-bouts-but-the-petit"), ("T3 T5", "so-no-bouts")])
def test_a_hand_without_bouts_is_told_from_one_with_the_petit_alone(trumps: str, reason: str) -> None:
    hand = f"{trumps} SK S9 S8 S7 S3 HK H9 H4 H2 DK D8 D5 D3 CQ C7 C2"
    item = ask("count-hand", 0, game("french4"), ask="bouts", hand=hand)
    assert item.steps[0].why[0].reason == f"count-hand.{reason}"


def test_half_point_cards_are_counted_only_where_one_is_owed() -> None:
    found = set()
    for item, step in owed("french4"):
        first = step.hints[2].reason.removeprefix("hint.whose-excuse.first-owed")
        nothing = step.about["owes"] == "nothing"
        assert bool(first) == nothing
        assert first != "-own" or item.together(item.player, item.winner)
        found.add(first)
    assert found == {"", "-own", "-last"}


def test_the_hints_speak_of_the_excuse_that_was_led_only_where_it_was() -> None:
    seen = set()
    for seed in range(40):
        item = ask("last-trick", seed, game("french4"), ask="takes")
        look, _, last = kinds()["last-trick"].hints(item)
        led = item.trick[0].is_fool
        assert (look.reason == "hint.last-trick.takes-look") == led
        assert (last.reason == "hint.last-trick.takes-first") == led
        seen.add(led)
    assert seen == {True, False}


@pytest.mark.parametrize(("name", "kind"), [("french2", "how-many-points"), ("french4", "in-pairs")])
@pytest.mark.parametrize("belief", ["half-points-dropped", "nothing-off-the-pairs"])
def test_halves_left_out_or_not_taken_off_are_told_by_the_half_point_of_each_card(
    name: str, kind: str, belief: str
) -> None:
    """Who was told that a Queen is worth 3½ has heard of no value from which something comes off."""
    item = ask(kind, 0, game(name))
    for key in (f"diagnosis.{belief}", f"remedy.{belief}"):
        for text in in_all(Message(key), item):
            assert not any(spoken in text for spoken in ("called", "si chiama", "dit", "took nothing", "togliere"))
    halves = ("half a point", "mezzo punto", "un demi-point")
    assert all(any(half in text for half in halves) for text in in_all(Message(f"diagnosis.{belief}"), item))


def test_of_the_quick_way_the_sequences_come_off_before_it_is_multiplied() -> None:
    """Ten times what is left, and not ten times the cards less the number of sequences (ottocento#counting)."""
    for text in map(str.lower, in_all(Message("hint.count.product.rule"), ask("pile-worth", 0, game("ottocento")))):
        less = next(text.find(word) for word in ("take one", "si toglie uno", "on en enlève une") if word in text)
        times = next(text.find(word) for word in (" ten", "dieci", "par dix") if word in text)
        assert 0 <= less < times


def test_what_each_side_captured_stands_on_paper_as_the_balance() -> None:
    item = ask("settle", 0, game("mineo3"), ask="error")
    for key in ("paper.pigliata", "paper.nobody.pigliata"):
        texts = in_all(Message(key, {"who": "soloist", "n": 1}), item)
        assert all(word in text for text, word in zip(texts, ("balance", "saldo", "solde"), strict=True))
