"""What is said of cards to be laid away or shown is true of this hand and of this answer."""

from __future__ import annotations

from typing import Any

import pytest

from engine import game
from engine.sheet import codes
from lessons.question.answered import ladder, marking
from lessons.question.kind import Message
from lessons.question.registry import about, kinds
from lessons.question.stepwise import astray
from tests.lessons import table
from tests.lessons.feedback.situations import (
    ask,
    cards_of,
    first,
    first_said,
    hints,
    in_words,
    kind_and_items,
    situations,
    with_hints,
    wrong_answers,
)

PICKED: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("lay-away", "vanto", {}),
    ("lay-away", "french5", {}),
    ("may-leave", "ottocento", {}),
    ("give-for-matto", "ottocento", {}),
)


CONCERNS = {
    "kings-are-suit-cards": lambda card: card.rank == "K",
    "only-pips-may-go": lambda card: card.rank in ("Q", "N", "H", "J", "M"),
    "low-trumps-may-go": lambda card: card.is_trump,
    "never-a-trump-away": lambda card: card.is_trump,
}


def test_the_trumps_left_with_the_petit_are_those_left() -> None:
    told = [
        (item, item.view.hand[answer[0]], said)
        for item, _, answer, said in first_said("choose-card", "french4", 150, ask="keys")
        if said.reason == "advice-petit-left-in-danger"
    ]
    assert told
    for item, card, said in told:
        left = [one for one in item.view.hand if one.is_trump and one.code != "T1" and one != card]
        assert said.facts["beside"] == len(left)


@pytest.mark.parametrize("name", ["french4", "french5", "mille"])
def test_a_hint_does_not_warn_of_cards_that_are_to_be_laid_away(name: str) -> None:
    for item, (*_, last) in with_hints("choose-card", name, 12, ask="leave"):
        best = {card.code for card in item.advice.best[0]}
        assert last.reason == "hint.choose-card.not-together" or not best & set(last.facts["cards"])


def test_a_discard_is_not_said_to_come_from_every_suit() -> None:
    belief = next(one for one in about("choose-card") if one.id == "chien-from-every-suit")
    kind = kinds()["choose-card"]
    for seed in range(25):
        item = ask("choose-card", seed, game("french5"), ask="leave")
        theirs = kind.answer_under(item, (), belief)
        away = {item.view.hand[place].suit for place in theirs or ()}
        assert theirs is None or 1 < len(away) <= 3
    for text in in_words(Message("diagnosis.chien-from-every-suit"), item):
        assert not any(word in text for word in ("each suit", "ogni seme", "chaque"))


def test_courts_are_kept_back_only_where_there_are_some() -> None:
    belief = next(one for one in about("lay-away") if one.id == "only-pips-may-go")
    kind, silent = kinds()["lay-away"], 0
    for seed in range(200):
        item = ask("lay-away", seed, game("tortorici3"))
        courts = [card for card in item.hand if card.suit != "T" and card.rank in ("Q", "H", "M")]
        silent += not courts
        assert courts or kind.answer_under(item, (), belief) is None
    assert silent


@pytest.mark.parametrize("name", ["mineo3", "ragusa", "vanto", "tortorici4", "french5"])
def test_of_a_hand_in_which_trumps_have_to_go_nobody_is_asked_about_courts(name: str) -> None:
    """Who says that these may not all go thinks of the trumps among them as well as not."""
    belief = next(one for one in about("lay-away") if one.id == "only-pips-may-go")
    kind, met = kinds()["lay-away"], 0
    for ask_for in ("which", "these"):
        for seed in range(200):
            item = ask("lay-away", seed, game(name), ask=ask_for)
            if item.lacking:
                met += 1
                assert kind.answer_under(item, (), belief) is None, (ask_for, seed)
    assert met


def test_the_discard_is_pointed_at_only_where_the_card_may_lie_in_it() -> None:
    for way in ("where", "holds"):
        found = set()
        for item in situations("who-holds", "ottocento", 20, ask=way):
            rule = hints("who-holds", item)[1].reason.rpartition("-")[2]
            dear, own = item.card.points == 5, item.view.dealer == 0
            assert rule == ("dear" if dear else "own" if own else "where")
            found.add(rule)
        assert found == {"dear", "own", "where"}


def test_what_is_turned_up_is_not_told_to_stay_where_it_is() -> None:
    for bid in ("petite", "garde"):
        item = ask("auction", 1, game("french4"), ask="chien", bid=bid)
        said = {choice.reason: kinds()["auction"].error_of(item, (), (i,)).says[0].reason
                for i, choice in enumerate(kinds()["auction"].panel(item).choices) if i}  # fmt: skip
        assert said["auction.chien-seen-defence"] == "auction.chien-for-the-taker"
        assert said["auction.chien-unseen-taker"] == "auction.chien-is-used"


@pytest.mark.parametrize(
    ("kind", "name", "way"),
    [
        ("combinations", "ottocento", {"part": "criccone"}),
        ("declare", "ottocento", {"ask": "cards"}),
        ("pack-at-home", "ottocento", {"ask": "out"}),
    ],
)
def test_the_first_card_to_be_picked_is_one_that_was_left_out(kind: str, name: str, way: dict[str, Any]) -> None:
    seen = 0
    for its, item in kind_and_items(kind, name, 20, **way):
        right = its.right(item, ())
        if right[0] >= 0 and len(right) > 1:
            codes = its.panel(item, ()).pickable
            assert its.first_step(item, (), right[:-1]).facts["card"] == codes[right[-1]]
            seen += 1
    assert seen


@pytest.mark.parametrize(
    ("hand", "reason", "kind"),
    [
        ("T16 T13 T12 T8 S9 S8 S7 S6 B7 CK CQ CA C8 C10 D8", "hint.declare.side-first-partners", "aces"),
        ("T16 T13 T12 T8 S9 S8 S7 S6 B7 CK CQ CJ C8 C10 D8", "hint.declare.worth-first", "cups"),
    ],
)
def test_one_begins_with_a_declaration_that_there_is(hand: str, reason: str, kind: str) -> None:
    partner = "T15 T14 T11 T10 T9 Matto SA B10 BA C6 C9 DA D6 D7 D10"
    item: Any = table.ask("declare", 0, game("ottocento"), ask="side", hand=hand, partner=partner)
    first = kinds()["declare"].hints(item, ())[2]
    assert (first.reason, first.facts["kind"]) == (reason, kind)


def test_trumps_are_spoken_of_to_who_took_trumps_out() -> None:
    for kind, item in kind_and_items("pack-at-home", "ottocento", 25, ask="out"):
        right = kind.right(item, ())
        for i, card in enumerate(item.shown):
            if i not in right:
                look = kind.look(item, (), (*right, i)).reason
                assert (look == "hint.pack-at-home.look-out") == card.is_trump
        assert kind.look(item, (), right[:1]).reason == "hint.pack-at-home.look-suits"


def test_the_number_of_trumps_is_told_where_the_petit_makes_it_matter() -> None:
    seen = set()
    for kind, item in kind_and_items("count-hand", "french4", 25, ask="bouts"):
        first = kind.hints(item, ())[2]
        held = {card.code for card in item.hand} & {"T1", "T21", "Excuse"}
        assert (first.reason == "hint.count-hand.first-bouts") == ("T1" in held)
        assert "T1" in held or set(first.facts["cards"]) == held
        seen.add(first.reason)
    assert len(seen) == 3


def test_who_sees_no_poignee_has_enough_for_one() -> None:
    for kind, item in kind_and_items("poignee", "french4", 30, ask="worth"):
        if kind.right(item, ()) != (0,):
            assert kind.error_of(item, (), (0,)).says[0].reason == "poignee.enough-for-one"


@pytest.mark.parametrize(("kind", "name", "way"), PICKED, ids=[f"{kind} {name}" for kind, name, _ in PICKED])
def test_the_first_step_names_a_card_that_was_picked_wrongly_or_left_out(kind: str, name: str, way: Any) -> None:
    seen = set()
    for item, answer in wrong_answers(kind, name, 25, **way):
        added, left_out = astray(item.at(()), answer)
        assert first(kind, item, answer).facts["card"] in (added or left_out)
        seen.add(bool(added))
    assert seen == {True, False}


def test_a_trump_that_may_not_go_at_all_is_not_asked_to_be_shown() -> None:
    belief = next(one for one in about("lay-away") if one.id == "laid-away-trumps-stay-hidden")
    kind, seen = kinds()["lay-away"], set()
    for seed in range(150):
        item = ask("lay-away", seed, game("french4"), ask="these")
        hides = kind.answer_under(item, (), belief) is not None
        may = kind.panel(item).choices[kind.right(item)[0]].reason == "lay-away.yes-shown"
        assert may or not hides
        seen.add(hides)
    assert seen == {True, False}


@pytest.mark.parametrize("name", ["mineo4", "tortorici3", "french5"])
def test_nobody_is_asked_about_kings_or_courts_who_was_shown_none(name: str) -> None:
    kind, seen = kinds()["lay-away"], set()
    for seed in range(150):
        item = ask("lay-away", seed, game(name), ask="these")
        for belief in about("lay-away"):
            if belief.id in CONCERNS and kind.answer_under(item, (), belief) is not None:
                assert any(map(CONCERNS[belief.id], item.left)), belief.id
                seen.add(belief.id)
    assert {"kings-are-suit-cards", "only-pips-may-go", "low-trumps-may-go"} <= seen


def test_whether_trumps_are_shown_is_not_looked_for_among_what_stays() -> None:
    kind, found = kinds()["lay-away"], 0
    for seed in range(40):
        item = ask("lay-away", seed, game("french5"), ask="these")
        shown, right = 1, kind.right(item)[0]
        if right == 0:
            found += 1
            assert kind.look(item, (), (shown,)).reason == "hint.lay-away.look-shown"
            assert first("lay-away", item, (shown,)).reason == "hint.lay-away.first-shown"
    assert found


def test_the_usual_card_is_named_once_as_right_and_once_with_its_reason() -> None:
    kind = kinds()["give-for-matto"]
    for item, answer in wrong_answers("give-for-matto", "ottocento", 20, ask="usual"):
        says = ladder.solution(kind, item, (), answer, marking.mark(kind, item, (), answer)).says
        card = kind.panel(item).pickable[kind.right(item)[0]]
        assert sum(card in cards_of(said) for said in says) <= 2


@pytest.mark.parametrize("name", ["mineo3", "mineo4", "tortorici3", "ragusa", "vanto"])
@pytest.mark.parametrize("ask_for", ["which", "these"])
def test_the_miseria_makes_up_the_number_only_in_a_hand_that_has_it(name: str, ask_for: str) -> None:
    met = set()
    for seed in range(300):
        item: Any = ask("lay-away", seed, game(name), ask=ask_for)
        if item.lacking:
            held = "Miseria" in codes(item.hand)
            met.add(held)
            for text in in_words(item.lacking, item):
                assert ("Miseria" in text) == held, (seed, text)
    assert met == {True, False}
