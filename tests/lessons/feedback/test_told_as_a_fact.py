"""What is said as a fact is no slip; what is said against an answer fits this table, its signals, its seats and its house rules."""

from __future__ import annotations

from typing import Any

import pytest

from engine import game
from engine.games.bologna.pack import KING_OF
from lessons.question.answered.diagnosis import diagnose, explaining
from lessons.question.answered.marking import remedy
from lessons.question.kind import Message
from lessons.question.registry import kinds
from lessons.question.sampling import draw
from lessons.questions.who_holds.reasons import NAMES
from lessons.text.phrases import say
from lessons.yamlfile.fields import OFFERED
from tests.lessons import table
from tests.lessons.feedback.test_slips import sure


def ask(*what: Any, **way: Any) -> Any:
    """A situation, looked at from inside."""
    return table.ask(*what, **way)


@pytest.mark.parametrize("name", ["calatafimi4", "ottocento", "french4"])
def test_the_card_led_or_the_first_trump_taken_for_the_winner_proves_nothing(name: str) -> None:
    kind = kinds()["who-wins"]
    for seed in range(80):
        item = ask("who-wins", seed, game(name))
        first = next((i for i, card in enumerate(item.trick) if card.is_trump), 0)
        for place in {0, first}:
            if not kind.is_right(item, (), (place,)) and not item.trick[place].is_fool:
                assert not sure(diagnose(kind, item, (), (place,)))


def test_in_a_word_after_another_sentence_a_card_still_wins() -> None:
    for reason in ("hint.who-wins.look-same",):
        for suit, family in (("C", "sicily"), ("T", "sicily"), ("T", "france")):
            assert say(Message(reason, {"suit": suit}), "en", family).endswith(" wins?")


def test_a_poignee_one_size_away_proves_nothing() -> None:
    kind = kinds()["poignee"]
    for seed in range(40):
        item = ask("poignee", seed, game("french4"))
        right = kind.right(item)[0]
        for size in {right - 1, right + 1} & {0, 1, 2, 3}:
            assert not sure(diagnose(kind, item, (), (size,)))


def test_of_a_poignee_that_is_none_nothing_is_said_to_stay_hidden() -> None:
    """The Excuse among the trumps shown says that no other trump is hidden."""
    facts = {"number": 9, "single": 8, "double": 10, "triple": 13}
    for lang in OFFERED:
        told = say(Message("poignee.because-poignee-number", facts), lang, "france")
        assert not [word for word in ("hidden", "nascost", "cachés") if word in told]


def test_a_volo_is_taken_for_strength_only_where_a_busso_is_strength() -> None:
    kind, its = kinds()["signal"], game("ottocento")
    rules = its.house.read({"meanings": "standard_pack"})
    item = draw(kind, table.spec("signal", ask="meaning", signal="volo", moment="asks"), its, 0, rules)
    for place in range(len(kind.panel(item).choices)):
        assert "volo-as-strength" not in {one.id for one in explaining(kind, item, (), (place,))}
    usual = draw(kind, table.spec("signal", ask="meaning", signal="volo"), its, 0)
    places = range(len(kind.panel(usual).choices))
    assert any("volo-as-strength" in {one.id for one in explaining(kind, usual, (), (place,))} for place in places)


def test_where_signals_need_no_king_his_having_gone_is_no_reason() -> None:
    kind, its, seen = kinds()["signal"], game("ottocento"), set()
    rules = its.house.read({"signals": "before_king"})
    for seed in range(80):
        item: Any = draw(kind, table.spec("signal"), its, seed, rules)
        card = item.card
        if item.trick or card.is_trump or card.is_fool:
            continue
        gone = KING_OF[card.suit] in item.earlier
        refused = item.steps[0].each[2].reason
        assert refused == ("signal.off-king-gone" if gone else "signal.off-no-king")
        assert item.steps[0].why[0].reason != "signal-king-gone"
        seen.add(gone)
    assert seen == {True, False}


def test_who_cuts_is_not_found_by_the_way_round() -> None:
    kind = kinds()["next-to-act"]
    assert kind.hints(ask("next-to-act", 0, game("french4"), ask="cut"))[0].reason == "hint.next.look-cut"


def test_a_soloist_who_counts_as_in_mineo_gets_one_of_each_opponent() -> None:
    kind, seen = kinds()["differences"], set()
    for name in ("calatafimi4", "barcellona3"):
        for seed in range(60):
            item = ask("differences", seed, game(name))
            about = item.steps[-1].about
            alone = item.contract.kind == "solo" and item.contract.bidder == 0 and not item.contract.own
            assert about.get("opponents", 1) == (item.game.seats - 1 if alone else 1)
            cure = remedy(kind, item, tuple(step.right for step in item.steps[:-1]), "difference-paid-once")
            assert "some solos" not in say(cure, "en", "sicily")
            seen.add(alone)
    assert seen == {True, False}


def test_of_a_card_that_is_surely_there_nobody_says_that_nothing_rules_it_out() -> None:
    seen = set()
    for seed in range(80):
        item = ask("who-holds", seed, ask="holds")
        step = item.steps[0]
        for place, said in step.each.items():
            sure_of_it = 1 not in (place, step.right[0])
            assert (said.reason == "who-holds.off-otherwise") == sure_of_it
            seen.add(sure_of_it)
        first = step.hints[2]
        if first.reason == "hint.who-holds.first-void" and item.card.suit in item.view.voids[item.seat]:
            assert first.facts["seat"] == NAMES[item.seat]
    assert seen == {True, False}


@pytest.mark.parametrize("name", ["ottocento", "mineo3", "french4"])
def test_the_one_card_that_is_missing_is_not_an_example(name: str) -> None:
    kind = kinds()["pick-cards"]
    for seed in range(40):
        item = ask("pick-cards", seed, game(name), group="trumps")
        right = kind.right(item)
        for left in {1, 2} & set(range(1, len(right))):
            hint = kind.first_step(item, (), right[left:])
            assert hint.reason == "hint.pick-cards.first-missing"
            assert ("one of those" in say(hint, "en")) == (left > 1)
            assert ("per esempio" in say(hint, "it")) == (left > 1)
            assert ("par exemple" in say(hint, "fr")) == (left > 1)


def test_where_one_card_alone_may_be_played_nobody_is_asked_for_another() -> None:
    kind = kinds()["play-tricks"]
    for name in ("french4", "french5", "ottocento"):
        for seed in range(40):
            item = ask("play-tricks", seed, game(name))
            state = item.at(())
            if len(item.legal(state)) == 1:
                for place, card in enumerate(item.hand(state)):
                    if card not in item.legal(state):
                        assert kind.look(item, (), (place,)).reason != "hint.choose-card.look-then"


def test_no_solo_of_calatafimi_is_said_to_pay_the_difference_twice() -> None:
    """In Calatafimi each opponent pays, or receives, the difference once; evenings say this sentence by itself."""
    for lang, several in (("en", "more than once"), ("it", "più di una volta"), ("fr", "plus d'une fois")):
        assert several not in say(Message("remedy.difference-paid-once"), lang, "sicily")


def test_whether_the_hand_is_over_is_asked_and_not_said() -> None:
    """In Italian the same words without a mark of asking are a statement: a second question must not swallow the first."""
    for reason, family in (("hint.give.must-look-when", "bologna"), ("hint.give.must-look-when@two", "bologna")):
        text = say(Message(reason), "it", family)
        assert text.count("?") == 2, text
