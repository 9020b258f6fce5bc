"""What is said of where a card may be is known by what was seen."""

from __future__ import annotations

from lessons.question.registry import about, kinds
from lessons.text.phrases import say
from lessons.yamlfile.fields import OFFERED, Lang
from tests.lessons.feedback.situations import hints, situations, with_hints


def test_a_card_in_your_own_hand_is_not_looked_for_among_the_others() -> None:
    own = 0
    for item, (*_, last) in with_hints("who-holds", "ottocento", 60, ask="likely"):
        held = any(card.code == "Bagatto" or card.code == "Begato" for card in item.view.hand)
        own += held
        assert (last.reason == "hint.who-holds.first-own") >= held
    assert own


def test_what_is_likely_names_nobody_who_is_not_there() -> None:
    for item in situations("who-holds", "ottocento", 3, ask="likely"):
        rule = hints("who-holds", item)[1]
        assert "Look for a player who has shown none" not in say(rule, Lang("en"))
        assert "Il est donc chez" not in say(rule, Lang("fr"))


def test_a_declaration_that_asks_for_nothing_is_no_reason_to_look_for_a_missing_suit() -> None:
    found = set()
    for item in situations("who-holds", "ottocento", 40, ask="suit"):
        why = item.steps[0].why[0].reason
        found.add(why)
        assert (hints("who-holds", item)[2].reason == "hint.who-holds.first-suit-nothing") == (why == "asks-nothing")
    assert {"asks-nothing", "asks-for-the-fourth"} <= found


def test_who_did_not_follow_is_what_the_first_step_looks_at() -> None:
    found = set()
    for item in situations("who-holds", "ottocento", 80, ask="follow"):
        why, first = item.steps[0].why[0].reason, hints("who-holds", item)[2].reason
        found.add(why)
        assert (why == "follow-void") == (first == "hint.who-holds.first-follow-void")
        assert why != "follow-void" or item.suit in item.view.voids[item.seat]
    assert {"follow-void", "follow-shown"} <= found


def test_no_high_trump_is_looked_for_where_something_else_settles_it() -> None:
    for name in ("barcellona3", "calatafimi4"):
        for item in situations("telling", name, 60):
            first = hints("telling", item)[2].reason.removeprefix("hint.telling.first-")
            refused = {*item.refusals.values()}
            assert (first == "follows") == (refused == {"only-the-leader-tells"})
            assert (first == "alone") == (refused == {"opponents-of-a-soloist"})


def test_the_longest_suit_is_the_one_that_is_longer_than_all_others() -> None:
    belief = next(one for one in about("calling") if one.id == "calls-into-the-longest-suit")
    found = 0
    for item in situations("calling", "calatafimi4", 60, ask="which"):
        answer = kinds()["calling"].answer_under(item, (), belief)
        sizes = {suit: sum(card.suit == suit for card in item.hand) for suit in "SBCD" if not any(
            card.code == suit + "K" for card in item.hand)}  # fmt: skip
        if answer is not None:
            called = kinds()["calling"].panel(item).pickable[answer[0]][0]
            assert all(size < sizes[called] for suit, size in sizes.items() if suit != called)
            found += 1
    assert found


def test_whether_a_player_still_has_a_suit_is_asked_whoever_takes_the_first_trick() -> None:
    """Its winner may be out of that suit, and then nobody goes on with it: nothing is said of the next lead."""
    cannot_lead = 0
    for item in situations("who-holds", "ottocento", 40, ask="follow"):
        (trick,) = item.view.tricks
        winner = trick.player(trick.cards[item.game.winner(trick.cards, item.rules).index], 4)
        cannot_lead += item.suit in item.view.voids[winner]
        texts = [say(item.steps[0].panel.prompt, lang, "bologna") for lang in OFFERED]
        assert not any(lead in text for text in texts for lead in ("Next", " led", "esce", "entame")), texts
    assert cannot_lead
