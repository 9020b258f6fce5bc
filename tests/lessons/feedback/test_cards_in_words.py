"""What is said of cards that were named, picked or put in order: of those cards, and of what was mistaken in them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from engine import game
from lessons.question.answered import ladder
from lessons.question.kind import Message
from lessons.question.look_alikes import tells_from
from lessons.question.registry import kinds, misconceptions
from lessons.questions.problem.shelf import problems
from lessons.text.card_catalogue import entry
from lessons.text.phrases import say, sentences
from lessons.yamlfile.fields import OFFERED, Lang
from tests.lessons import table


def asked(kind: str, name: str, seeds: int, **way: Any) -> Iterator[Any]:
    """So many situations of a kind in a game."""
    for seed in range(seeds):
        yield table.ask(kind, seed, game(name), **way)


# The name of a card


@pytest.mark.parametrize("name", ["french4", "mineo3", "ottocento"])
def test_a_card_is_told_from_others_only_where_it_was_taken_for_one_of_those(name: str) -> None:
    its, found = kinds()["name-card"], set()
    for item in asked("name-card", name, 40):
        for place, taken in enumerate(item.names):
            if its.is_right(item, (), (place,)):
                continue
            of_it = tells_from(item.game.family, item.card, taken)
            told = its.explain(item, (), (place,)).says[1].reason
            assert told == ("name-card.tell" if of_it else "hint.pick-cards.look-of")
            found.add(of_it)
    assert found == {True, False}


@pytest.mark.parametrize("name", ["french4", "mineo3", "ottocento"])
def test_a_card_that_was_picked_for_another_is_looked_at_where_the_other_s_words_say_nothing_of_it(name: str) -> None:
    its, found = kinds()["pick-cards"], set()
    for item in asked("pick-cards", name, 30):
        for place, taken in enumerate(item.shown):
            if its.is_right(item, (), (place,)):
                continue
            of_it = tells_from(item.game.family, item.wanted[0], taken)
            (said,) = ladder.rung(its, item, (), (place,), 1)
            assert said.reason == ("hint.name-card.rule-tell" if of_it else "hint.pick-cards.picked")
            found.add(of_it)
    assert found == {True, False}


def test_of_the_excuse_nobody_says_that_it_wins_never() -> None:
    # Led to the last trick by a side that has won all the others it does win.
    excuse = entry("Excuse", "france")
    assert excuse
    for lang, word in (("en", "hardly"), ("it", "quasi mai"), ("fr", "presque jamais")):
        assert word in excuse.tell[lang]
    for key, texts in sentences().items():
        if not key.startswith("belief."):
            assert not re.search(r"Excuse\b[^.:]*(never (wins|takes)|takes no trick)", texts["en"]), key


def test_the_4_of_coins_is_the_only_one_of_a_suit_not_of_the_pack() -> None:
    # Constancy is a 4 as well.
    four = entry("D4", "sicily")
    assert four
    for lang, suit in (("en", "suit"), ("it", "seme"), ("fr", "couleur")):
        assert suit in four.tell[lang].partition("4")[0]


# Cards put in order


@pytest.mark.parametrize(
    ("name", "among"),
    [("ottocento", "trumps"), ("ottocento", "long"), ("ottocento", "round"), ("mineo3", "suits"), ("mineo3", "trumps")],
)
def test_courts_come_first_is_said_of_nobody_who_put_them_first(name: str, among: str) -> None:
    its, found = kinds()["order-cards"], set()
    for item in asked("order-cards", name, 25, among=among):
        right = its.right(item)
        for at in range(len(right) - 1):
            swapped = (*right[:at], right[at + 1], right[at], *right[at + 2 :])
            if its.is_right(item, (), swapped):
                continue
            two = [item.cards[i] for i in right[at : at + 2]]
            plain = all(card.rank.isdigit() or (card.rank == "A" and not card.is_trump) for card in two)
            look = its.look(item, (), swapped).reason
            assert (look.endswith(("-pips", ".numbers"))) == plain, (look, two)
            courts = all("courts" in card.groups for card in two)
            assert (look == "hint.order-cards.courts") == courts
            found.add(plain)
    assert True in found


def test_one_moor_that_is_put_too_high_is_not_told_as_all_of_them() -> None:
    for text, moors in zip(
        sentences()["diagnosis.moors-above-numbers"].values(), ("Moors", "Mori", "Maures"), strict=True
    ):
        assert moors not in text


@pytest.mark.parametrize("kind", ["order-cards", "problem"])
def test_one_moor_of_two_is_a_moor_and_not_the_moor(kind: str) -> None:
    its, met = kinds()[kind], set()
    the_moor = re.compile(r"\b(the Moor|il Moro|le Maure|del Moro|du Maure)\b", re.IGNORECASE)
    for item in asked(kind, "ottocento", 80):
        codes = its.panel(item).pickable
        if sum(code.startswith("Moor") for code in codes) < 2:
            continue
        answers = [(place,) for place in range(len(codes))]
        if kind == "order-cards":
            order = tuple(its.right(item))
            answers = [(*order[:i], order[i + 1], order[i], *order[i + 2 :]) for i in range(len(order) - 1)]
        for answer in answers:
            if its.is_right(item, (), answer):
                continue
            said = (*its.error_of(item, (), answer).says, *its.explain(item, (), answer).says)
            for one in (*said, its.first_step(item, (), answer)):
                met.add(one.reason)
                for lang in OFFERED:
                    told = say(one, lang, "bologna")
                    if not one.reason.endswith("-lies"):
                        assert not the_moor.search(told), (one, told)
    assert len(met) > 3


def test_a_card_that_lies_already_is_told_from_those_in_hand() -> None:
    """What comes home less often after a wrong card may be a Moor of the trick, where another is in hand."""
    met = 0
    for problem in problems().values():
        item, its = table.ask("problem", 0, problem=problem.name), kinds()["problem"]
        trick, there = {card.code for card in problem.state.trick.cards}, its.panel(item).pickable
        for code, (home, _, _) in problem.why.items():
            said = its.explain(item, (), (there.index(code),)).says
            (costs,) = (one for one in said if one.reason.startswith("problem.costs-home"))
            assert (costs.reason == "problem.costs-home-lies") == (home in trick)
            met += home in trick
    assert met > 5


@pytest.mark.parametrize("lang", OFFERED)
def test_why_two_cards_may_have_been_confused_is_no_fact_about_the_learner(lang: str) -> None:
    """That both are round is true of the cards: it is neither given as the reason of the mistake nor asked as a question."""
    pairs = [one.id for one in misconceptions().values() if len(one.cards) == 2]
    for one in pairs:
        told = say(Message(f"diagnosis.{one}"), lang, "bologna")
        assert not re.search(r":|\bcar\b|\bbecause\b|\bperch", told), told
    assert len(pairs) > 10


@pytest.mark.parametrize("lang", OFFERED)
def test_no_jack_of_the_bolognese_pack_is_said_to_stand(lang: Lang) -> None:
    """All courts of this pack are half figures, shown twice: nobody is seen to have feet."""
    told = [say(Message("remedy.knight-of-cups-as-jack"), lang, "bologna")]
    told += [card.tell[lang] for card in (entry("CN", "bologna"), entry("DN", "bologna")) if card]
    for text in told:
        assert not any(word in text for word in ("feet", "stands", "a piedi", "pieds", "debout")), text


@pytest.mark.parametrize("name", ["french3", "french4"])
def test_what_tells_a_small_card_names_no_trump_that_is_not_there(name: str) -> None:
    """The trump of the same number says by itself that it has a scene."""
    its, met = kinds()["name-card"], 0
    for item in asked("name-card", name, 60):
        if item.card.is_trump or "courts" in item.card.groups:
            continue
        for place in range(len(item.names)):
            if its.is_right(item, (), (place,)):
                continue
            met += 1
            told = say(its.applied_to(item, (), (place,))[0], "en", "france")
            assert "Trump" not in told or any(card.is_trump for card in item.names), told
    assert met


def test_the_card_shown_is_one_of_four_moors() -> None:
    """Two wear a headband, one a turban, one nothing (ottocento#identification-of-cards)."""
    its = kinds()["name-card"]
    item = next(asked("name-card", "ottocento", 1, card="Moor1", names="Moor1 BN BK BJ"))
    right = its.right(item)
    other = next(i for i in range(4) if (i,) != right)
    for lang, a_moor, the in (
        ("en", "a Moor", "the Moor"),
        ("it", "un Moro", "il Moro"),
        ("fr", "un Maure", "le Maure"),
    ):
        for says in (its.explain(item, (), right).says[0], its.explain(item, (), (other,)).says[0]):
            told = say(says, lang, "bologna")
            assert a_moor in told
            assert the not in told
        cure = say(Message("remedy.moor-as-jack-of-batons"), lang, "bologna")
        assert not [word for word in ("headband", "fascia", "bandeau") if word in cure]
    shown = next(asked("name-card", "ottocento", 1, card="BJ", names="Moor4 BN BK BJ"))
    taken = next(i for i, card in enumerate(shown.names) if card.code == "Moor4")
    assert say(its.error_of(shown, (), (taken,)).says[0], "en", "bologna") == "You took this card for a Moor."


def test_on_the_chariot_nobody_rides() -> None:
    """Her own words say so: the Horses are told by their riders."""
    sicily = {code: entry(code, "sicily") for code in ("T9", "T10")}
    assert "nobody rides" in str(sicily["T9"].tell["en"]) if sicily["T9"] else False
    assert "rider" not in str(sicily["T10"].tell["en"]) if sicily["T10"] else False
