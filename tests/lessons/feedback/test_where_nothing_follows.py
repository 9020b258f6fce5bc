"""Help that leads to the same wrong answer, and a wrong rule told of an answer that a careless reckoner gives as well."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine import game
from lessons.question.answered.diagnosis import diagnose
from lessons.question.kind import Message
from lessons.question.registry import kinds
from lessons.text.phrases import say
from lessons.yamlfile.fields import OFFERED
from screens.wording import house_rules
from screens.wording.texts import text
from tests.lessons.feedback.situations import ask, situations, steps_of
from tests.lessons.feedback.test_slips import sure

PASS = "pass"


def test_who_has_named_every_bid_but_not_the_pass_is_not_sent_to_look_for_bids() -> None:
    """Each player passes or bids higher (french#bidding)."""
    its, seen = kinds()["auction"], set()
    for name in ("french3", "french5"):
        for item in situations("auction", name, 40, ask="may"):
            for place, words in enumerate(item.offered):
                answer = (place,)
                if its.is_right(item, (), answer):
                    continue
                only = not item.over and words == item.legal - {PASS}
                found = (its.look(item, (), answer).reason, its.first_step(item, (), answer).reason)
                assert (found == ("hint.auction.look-must", "hint.auction.first-must")) == only
                seen.add((only, bool(item.said)))
    assert {(True, True), (True, False), (False, True)} <= seen


def test_after_a_garde_contre_to_pass_is_no_second_turn() -> None:
    """Nothing is above it: so says somebody who does not think of how often each speaks."""
    its, found = kinds()["auction"], {}
    for last in ("garde_contre", "pass"):
        said = f"garde_sans, pass, {last}"
        for seed in range(12):
            item = replace(
                ask("auction", seed, game("french3"), ask="may", said=said, place=1), aim=("one-may-bid-twice",)
            )
            for place, words in enumerate(item.offered):
                if PASS in words and not its.is_right(item, (), (place,)):
                    told = diagnose(its, item, (), (place,))
                    if told is not None and told.misconception == "one-may-bid-twice":
                        found.setdefault(last, set()).add(sure(told))
    assert found == {"garde_contre": {False}, "pass": {True}}


@pytest.mark.parametrize("name", ["tortorici4", "calatafimi4", "barcellona3"])
def test_an_amount_that_is_one_or_two_off_is_no_wrong_rule(name: str) -> None:
    """1 for 3 may be Mineo's one for the majority, or a careless subtraction; 1 for 37 is not careless."""
    its, seen = kinds()["differences"], set()
    for item in situations("differences", name, 60):
        aimed = replace(item, aim=("one-for-the-majority",))
        for given, step in steps_of(aimed):
            if step.name == "all" and step.panel.mode == "number":
                (right,) = step.right
                for answer in {1, 2, 3} - {right}:
                    near = abs(right - answer) <= 2
                    told = sure(diagnose(its, aimed, given, (answer,)))
                    assert not (near and told), (right, answer)
                    seen.add((near, told))
    assert {(True, False), (False, True)} <= seen


def test_a_match_of_four_deals_has_no_target_to_be_told_of() -> None:
    """Quattro Scartate looks at no target (ottocento#quattro-scartate); every other way of ending does."""
    its = game("ottocento")
    kind = kinds()["match-end"]
    rules = its.house.read({"target": 400, "tie_at_target": "draw"})
    for way in ("four", "score", "counted", "dealer"):
        for seed in range(10):
            item = kind.make(kind.Spec(id="q", skill="s", ask=way), its, Random(seed), rules)
            assert ("target" in item.rules.changed()) == (way != "four")
            assert "tie_at_target" in item.rules.changed()


def test_level_scores_at_the_very_target_are_level_and_two_players_are_no_pairs() -> None:
    """800 to 800 is level too (ottocento#scoring-procedure); at Mille each plays alone."""
    told = {lang: house_rules.told(game("mille").house.read({"tie_at_target": "draw"}), lang) for lang in OFFERED}
    assert "coppie" not in told["it"]
    assert "camps" not in told["fr"]
    assert "sides" not in told["en"]
    assert "at the target or over it" in told["en"]
    assert "oltre" not in told["it"]
    assert "au but ou au-delà" in told["fr"]


def test_the_dealer_of_two_goes_out_with_the_cards_held_before_the_last_two() -> None:
    """The first twenty are those of which ten were discarded (ottocento#millone): there is no stock to draw from."""
    facts = {"target": 1000, "points": 20, "before": 990, "side": 1}
    for reason in (
        "match-end.only-two@two",
        "out-by-dealer@two",
        "remedy.nobody-goes-out-early@two",
        "ask.match-end.dealer@two",
    ):
        for lang, wrong in (
            ("en", ("drawn", "first twenty")),
            ("it", ("pesca", "prime venti")),
            ("fr", ("pioche", "premières")),
        ):
            told = say(Message(reason, facts), lang, "bologna")
            assert not [word for word in wrong if word in told], told


@pytest.mark.parametrize("reason", ["ask.match-end.first-to-count", "ask.match-end.four", "ask.match-end.four-all"])
def test_a_pair_has_its_points_together(reason: str) -> None:
    told = say(Message(reason, {"target": 800, "you": 670, "they": 995, "played": 3}), "fr", "bologna")
    assert not [word for word in (" t'a ", "Tu as", "Ton tas") if word in told], told


def test_partner_asks_for_trumps_to_be_led() -> None:
    """ "Please lead trumps" (standard-pack#signals): to play one might be to trump this very trick."""
    for reason in ("signal.asks.striscio", "practice.signal-striscio-asks"):
        assert "ntame atout" in say(Message(reason), "fr", "bologna")
    assert "striscio\u00a0: entame atout" in text("house.meanings.standard_pack", "fr")
