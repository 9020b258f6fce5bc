"""What is said of a wrong answer is true wherever it may be said, and asks nothing that the question has told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from engine import game
from lessons.question.answered import ladder, marking
from lessons.question.kind import Answer, Item, Message
from lessons.question.registry import kinds
from lessons.question.stepwise import NONE
from lessons.questions.bidding.bids import IDLE, sort_of
from lessons.text.phrases import say, sentences
from lessons.yamlfile.fields import OFFERED, Lang
from tests.lessons import table
from tests.lessons.test_bots import anything


def asked(kind: str, name: str, seeds: int, **way: Any) -> Iterator[Any]:
    """So many situations of a kind in a game."""
    for seed in range(seeds):
        yield table.ask(kind, seed, game(name), **way)


def told(kind: str, item: Item, answer: Answer) -> tuple[Message, ...]:
    """What is said after the first miss, with this answer."""
    its = kinds()[kind]
    return tuple(ladder.told(its, item, (), answer, marking.mark(its, item, (), answer), 0).says)


def in_words(said: Message, item: Item) -> dict[Lang, str]:
    return {lang: say(said, lang, item.game.family) for lang in OFFERED}


def every(key: str) -> tuple[str, ...]:
    """A sentence in every language, as it stands written."""
    return tuple(sentences()[key][lang] for lang in OFFERED)


def says(key: str, en: str, it: str, fr: str) -> bool:
    """Does the sentence say this in one of the languages?"""
    return any(part in text for part, text in zip((en, it, fr), every(key), strict=True))


# What was said at the table


def test_a_word_that_decides_nothing_is_not_what_ends_the_speaking() -> None:
    found = set()
    for name in ("barcellona3", "mineo4", "calatafimi4", "vanto"):
        for item in asked("bidding", name, 30, ask="comes"):
            step = item.steps[0]
            for said in step.each.values():
                if said.reason.startswith("bidding.not-on"):
                    idle = step.hints[2].facts["word"] in IDLE or step.why[0].reason in (
                        "bidding.so-thrown-in",
                        "bidding.so-paid",
                    )
                    if step.why[0].reason == "bidding.so-forced":
                        assert said.reason == "bidding.not-on-forced"
                        continue
                    assert said.reason == "bidding.not-on-these" or not idle
                    found.add(idle)
    assert found == {True, False}


def ends(floor: Any, at: int, its: Any) -> set[str]:
    """All that a round may come to from here, each word said in one way."""
    if floor.outcome is not None or floor.at != at:
        return {sort_of(its, floor.outcome)}
    ways = {text.split()[0]: text for text in floor.texts(floor.turn)}
    return set().union(*(ends(floor.say(floor.turn, text), at, its) for text in ways.values()))


def test_what_does_not_happen_after_a_word_does_not_whatever_is_said_after_it() -> None:
    """After a chiamo somebody may still go solo, and after a passo anything; a solo or a tengo stands."""
    named = set()
    for name in ("tortorici3", "tortorici4", "mineo4", "barcellona3", "calatafimi3", "calatafimi4", "vanto"):
        for item in asked("bidding", name, 60, ask="comes"):
            for place, said in item.steps[0].each.items():
                if said.reason.endswith(("-these", "-forced")) or not said.reason.startswith("bidding.not-"):
                    continue
                word, chosen = str(said.facts["word"]), item.steps[0].panel.choices[place].reason
                if word not in item.said or said.reason == "bidding.not-played-yet":
                    continue  # a word of an earlier round is over
                before = item.said[: len(item.said) - item.said[::-1].index(word)]
                so_far = replace(item, said=before).floor
                found = {one.partition("-double")[0] for one in ends(so_far, item.number, item.game)}
                assert chosen.removeprefix("bidding.").partition("-double")[0] not in found, (name, item.said, said)
                named.add(word.split()[0])
    assert {"solo", "tengo"} <= named


def test_where_one_word_is_left_the_end_is_known() -> None:
    """In the old Vanto, with twenty cards, the one at the dealer's right can say nothing but chiamo."""
    met = set()
    for item in asked("bidding", "vanto", 80, ask="comes", round=3):
        step = item.steps[0]
        right = step.panel.choices[step.right[0]].reason
        assert right == ("bidding.own" if set(item.said) == {"passo"} else "bidding.alone")
        met.add(right)
    assert len(met) == 2


def test_an_outcome_that_was_chosen_is_what_is_spoken_of() -> None:
    """Points that nobody offered or took are spoken of to who chose that they are paid, and to nobody else."""
    found = set()
    for name in ("mineo4", "calatafimi4", "tortorici4"):
        for item in asked("bidding", name, 20, ask="comes"):
            step = item.steps[0]
            offered = any(str(said.facts["word"]).startswith("offro") for said in step.panel.lines)
            thrown_in = step.why[0].reason == "bidding.so-thrown-in"
            for place, said in step.each.items():
                chosen, told = (
                    one.reason.removeprefix("bidding.").split("-double")[0] for one in (step.panel.choices[place], said)
                )
                assert told.startswith("nothing-") == (chosen == "paid" and thrown_in)
                if told.startswith("nothing-"):
                    assert told == ("nothing-taken" if offered else "nothing-offered")
                    found.add(told)
                elif told.startswith("not-") and told != "not-played-yet":
                    assert told.removesuffix("-these").removesuffix("-simply") == f"not-{chosen}"
    assert found == {"nothing-taken", "nothing-offered"}


def test_no_word_is_named_that_nobody_was_shown_to_have_said() -> None:
    for name in ("tortorici4", "calatafimi4", "mineo4"):
        for item in asked("bidding", name, 30, ask="comes"):
            step = item.steps[0]
            shown = {said.facts["word"] for said in step.panel.lines}
            assert {said.facts["word"] for said in (step.hints[2], *step.each.values())} <= shown


def test_no_word_is_refused_that_no_answer_offers() -> None:
    for name in ("tortorici3", "tortorici4", "calatafimi4"):
        for item in asked("bidding", name, 30):
            refused = {said.facts["word"] for said in item.steps[0].why if said.reason.startswith("bidding.no.")}
            assert refused <= frozenset[str]().union(*item.offered)


def test_who_may_say_a_word_goes_by_the_place_and_not_by_the_side() -> None:
    """At Tortorici the one who answers with mischio or tengo is the partner of the one who told something first."""
    for key in (key for key in sentences() if key.startswith("bidding.no.")):
        assert not says(key, " side", "coppia", "camp")


def test_points_that_were_offered_and_taken_are_not_said_to_be_not_offered() -> None:
    step = next(
        item.steps[0]
        for item in asked("bidding", "calatafimi4", 200, ask="may")
        if {"offro", "prendo"} <= {str(said.facts["word"]).split()[0] for said in item.steps[0].panel.lines}
    )
    assert any(said.reason == "bidding.no.nothing-to-take" for said in (*step.each.values(), *step.why))
    assert not says("bidding.no.nothing-to-take", "nobody", "non ci sono offerte", "personne")
    assert says("bidding.no.nothing-to-take", "none to take", "da prendere", "à prendre")


def test_nobody_opens_by_passing() -> None:
    assert not any("aprire" in text or "ouvre" in text for text in every("bidding.no.opened-already"))


def test_whose_turn_it_is_the_question_has_said() -> None:
    for item in asked("auction", "french4", 30, ask="may"):
        look = item.steps[0].hints[0].reason
        assert (look == "hint.auction.look-once") == item.over
    for key in ("hint.auction.look", "hint.auction.look-none"):
        assert not says(key, "your turn", "già parlato", "déjà parlé")


# A called card


def test_of_oneself_one_does_not_speak_as_of_another() -> None:
    assert all(" il " not in text for text in every("calling.alone"))


def test_where_the_called_card_is_is_asked_once() -> None:
    unknown = 0
    for item in asked("calling", "calatafimi4", 20, ask="who"):
        at = len(item.steps[0].panel.choices) - 1
        if item.steps[0].right != (at,):
            says = [in_words(said, item) for said in told("calling", item, (at,))]
            assert all(sum(one[lang].count("?") for one in says) == 1 for lang in OFFERED)
            unknown += 1
    assert unknown


def test_whoever_named_the_20_is_not_asked_whether_it_is_held() -> None:
    for item in asked("calling", "mineo4", 20):
        held = item.steps[0].right != (0,)
        if held:
            assert told("calling", item, (0,))[-1].reason == "hint.calling.look-further"
            other = next(i for i in range(1, 6) if (i,) != item.steps[0].right)
            assert told("calling", item, (other,))[-1].reason == "hint.calling.look-trump"


def test_a_trump_too_low_says_nothing_of_the_higher_ones_that_are_held() -> None:
    assert "You do not hold a higher trump" not in sentences()["calling.too-low"][Lang("en")]


# Cards


def test_another_trump_is_no_card_of_a_suit() -> None:
    several = 0
    for item in asked("legal-plays", "vanto", 40):
        right = kinds()["legal-plays"].right(item)
        if item.led == "T" and len(right) > 2 and not any(item.hand[i].is_fool for i in right):
            assert told("legal-plays", item, right[1:])[0].reason == "legal-plays.more-trumps"
            several += 1
    assert several


def test_nothing_is_said_of_cards_that_may_not_be_there() -> None:
    # No ace may have been there to be kept; two suits may be as long, and give some each.
    assert not says("diagnosis.courts-may-not-go", "kept", "tenuto", "gardé")
    assert not says("diagnosis.chien-from-the-long-suit", "your long suit", "seme lungo", "longue")


def test_nobody_sorts_cards_below_the_kings_where_there_are_none() -> None:
    found = set()
    for name in ("tortorici4", "calatafimi3"):
        for item in asked("lay-away", name, 60):
            plain = any(not card.is_trump and not card.is_fool and card.rank != "K" for card in item.hand)
            assert (item.steps[0].hints[0].reason == "hint.lay-away.look") == plain
            found.add(plain)
    assert found == {True, False}


def test_of_cards_of_one_name_some_do_not_belong_and_some_do_nowhere() -> None:
    for item in asked("give-for-matto", "ottocento", 40):
        lots = [any("moors" in card.groups for card in lot) for lot in (item.taken, item.hand, item.left)]
        assert sum(lots) <= 1


def test_who_took_the_matto_the_question_has_said() -> None:
    for item in asked("give-for-matto", "ottocento", 20, ask="must", won="they"):
        for i, said in item.steps[0].each.items():
            if said.reason == "give.off-not-over":
                assert told("give-for-matto", item, (i,))[-1].reason == "hint.give.must-look-yet"


# Rows, hands, answers


def test_a_row_that_has_not_begun_does_not_go_on() -> None:
    its = kinds()["count-grande"]
    for item in asked("count-grande", "ottocento", 20, method="row"):
        if its.right(item) != NONE:
            assert its.explain(item, (), NONE).says[0].reason == "count-grande.begins"


def test_whose_cards_are_counted_the_row_has_said() -> None:
    assert not says("hint.scavezzo.above-look", "not yours", "non le vostre", "pas les tiennes")


def test_one_court_makes_and_several_make() -> None:
    for item in asked("count-hand", "french4", 60, ask="courts"):
        why = item.steps[0].why[0]
        if why.reason == "count-hand.so-courts":
            one = len(why.facts["cards"]) == 1
            assert (" makes " in say(why, Lang("en"), "france")) == one


def test_of_several_right_answers_one_is_told_as_one_of_them() -> None:
    item = table.ask("choice", 0, game("mineo3"), **table.PLAIN)
    assert [said.reason for said in kinds()["choice"].solution(item)] == ["choice.is-one"]
    assert kinds()["choice"].panel(item).prompt.reason == "ask.choice-any"
    alone: dict[str, Any] = {**table.PLAIN, "right": list(table.PLAIN["right"])[:1]}
    item = table.ask("choice", 0, game("mineo3"), **alone)
    assert [said.reason for said in kinds()["choice"].solution(item)] == ["choice.is"]
    assert kinds()["choice"].panel(item).prompt.reason == "ask.choice"


def test_wrong_answers_by_chance_are_still_spoken_to_in_every_language() -> None:
    rng = Random(3)
    for kind, name in (("bidding", "mineo4"), ("auction", "french3"), ("calling", "french5"), ("lay-away", "vanto")):
        its = kinds()[kind]
        for item in asked(kind, name, 6):
            answer = anything(its.panel(item), rng)
            if not its.is_right(item, (), answer):
                assert all(all(in_words(said, item).values()) for said in told(kind, item, answer))


# A diagnosis


def test_a_diagnosis_says_what_the_answer_is_and_not_how_it_was_come_by() -> None:
    assert not says("diagnosis.fifty-six-always", "as if", "come se", "comme s")
    assert not says("diagnosis.aces-taken-out", "for ones", "per degli uno", "pour des un")


def test_two_lines_on_paper_are_both_named() -> None:
    found = set()
    for kind, name in (("payments", "french3"), ("settle", "mineo3"), ("find-error", "ottocento")):
        for item in asked(kind, name, 40, **({"of": "pile"} if kind == "find-error" else {"ask": "error"})):
            first = item.steps[0].hints[2]
            if "to" in first.facts:
                found.add((first.reason.removeprefix("hint.paper.first"), first.facts["to"] - first.facts["from"]))
    assert found <= {("-one", 0), ("-two", 1), ("", 2)}
    assert len(found) > 1
