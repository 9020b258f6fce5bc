"""A sentence says who has what: which side, whose cards, how many of them, and what is paid for there."""

from __future__ import annotations

from typing import Any

from engine import game
from lessons.question.kind import Message
from lessons.question.registry import kinds
from lessons.text.phrases import say, to_two
from lessons.yamlfile.fields import OFFERED, Lang
from tests.lessons import table
from tests.lessons.feedback.test_true_of_every_answer import asked, every, in_words, says, told

# What is paid for, and who has it


def test_where_card_points_bring_nothing_nobody_is_told_that_they_count() -> None:
    for name, paid in (("ragusa", False), ("mineo3", True)):
        said = set()
        for item in asked("lay-away", name, 12, ask="these"):
            for answer in ((0,), (1,)):
                if answer != item.steps[0].right:
                    said |= {said.reason for said in told("lay-away", item, answer)}
        assert ("lay-away.these-may-go" in said) == paid
        assert ("lay-away.these-may-go-only" in said) != paid
    for key in ("lay-away.these-may-go-only", "at-table.ask-leave-only", "remedy.only-pips-may-go"):
        assert not says(key, "point", "cont", "point")


def test_of_two_sides_it_is_said_which_needs_55() -> None:
    # At Calatafimi the dealer has the monte, whichever side has bid.
    sorts = set()
    for name in ("calatafimi4", "tortorici4", "tortorici3", "barcellona3", "vanto"):
        for item in asked("differences", name, 12):
            rule, why = item.steps[0].hints[1], item.steps[0].why[0]
            sort = rule.reason.removeprefix("hint.differences.rule-sides-")
            if sort != rule.reason:
                assert why.reason == f"differences.so-target-side-{sort}"
                sorts.add((name, sort))
    assert {sort for name, sort in sorts if name == "calatafimi4"} == {"alone", "two"}
    assert {sort for name, sort in sorts if name == "tortorici4"} == {"partners"}
    assert not any("monte" in text for text in every("hint.differences.rule-sides-two"))


def test_what_a_side_has_is_not_said_of_one_of_its_players() -> None:
    seen = set()
    for name in ("calatafimi4", "tortorici3", "barcellona4", "calatafimi2"):
        for item in asked("differences", name, 12):
            step = next(step for step in item.steps if step.name == "way")
            alone = len(item.contract.camps[item.contract.camp(0)]) == 1
            for said in (*step.each.values(), *step.why, step.hints[2]):
                texts = in_words(said, item)
                assert alone or not texts[Lang("en")].startswith("You have")
                assert alone or not texts[Lang("it")].startswith(("Hai", "Tu ne hai"))
                assert alone or not texts[Lang("fr")].startswith(("Tu as", "Tu en as"))
            seen.add(alone)
    assert seen == {True, False}


def test_what_is_left_to_show_is_said_of_the_cards_asked_about() -> None:
    # The hand may well have another combination to show.
    for key in ("hint.may-leave.declare-rest", "hint.may-leave.declare-look-then"):
        for text, these in zip(every(key), ("these cards", "queste carte", "ces cartes"), strict=True):
            assert these in text.lower()


def test_where_no_set_is_made_it_is_said_how_many_the_largest_has_and_of_which() -> None:
    # Moors and numbers are no sets, and there may well be more of them.
    for text, word in zip(every("hint.count.made.first-none"), ("Kings", "Re,", "Rois"), strict=True):
        assert word in text
    met = 0
    for item in asked("combinations", "ottocento", 80, part="criccone"):
        hint = item.steps[0].hints[2]
        if hint.reason == "hint.count.made.first-none":
            met += 1
            sorts = [[card for card in item.cards if card.rank == rank] for rank in "KQNJ"]
            sorts.append([card for card in item.cards if "tarocchi" in card.groups])
            assert hint.facts["n"] == max(map(len, sorts)) < 3
    assert met


# The Excuse and the Matto


def test_whose_half_point_cards_are_counted_is_said() -> None:
    # The trick that lies there has some, and the learner's side may have others.
    for key in ("hint.whose-excuse.first-owed", "whose-excuse.off-low-there", "whose-excuse.off-none-low"):
        for text, side in zip(every(key), ("the side that", "parte che", "le camp qui"), strict=True):
            assert side in text.lower()
    assert not says("whose-excuse.written-yours", "keeps", "resta", "garde")


def test_of_the_takers_side_it_is_not_said_that_it_has_no_low_card_to_give() -> None:
    # What the taker has laid away counts with the tricks (or the chien does), and is not shown.
    owed = set()
    for name in ("french2", "french3", "french4", "french5"):
        for item in asked("whose-excuse", name, 150):
            taker = item.player == item.soloist and item.game.seats > 2
            owed.add((taker, item.standing.owes))
    assert {(True, "now"), (False, "now"), (False, "later")} <= owed
    assert (True, "later") not in owed


def test_a_side_that_has_won_every_trick_is_not_shown_with_a_few_cards() -> None:
    slams = set()
    for item in asked("whose-excuse", "french2", 120):
        shown = any(row.layout == "aside" for row in item.steps[0].panel.rows)
        assert shown == (item.last != "slam")
        slams.add(item.last == "slam")
    assert slams == {True, False}


def test_which_trick_is_meant_is_said_where_the_last_one_has_just_been_spoken_of() -> None:
    for key in ("give.off-own-trick", "give.off-their-trick", "give.because-nothing", "hint.give.must-look"):
        assert all("Matto" in text.partition(":")[0] for text in every(key))


def test_of_several_cards_one_may_be_given_not_all() -> None:
    for item in asked("give-for-matto", "ottocento", 12, ask="usual"):
        its, step = kinds()["give-for-matto"], item.steps[0]
        reasons = [said.reason for said in its.reveal(item).says]
        assert reasons[0] == ("reveal.one-of" if step.also else "reveal.cards")
        for said in its.reveal(item).says:
            assert (" or " in in_words(said, item)[Lang("en")]) == bool(step.also)


# Declaring


def test_who_shows_a_card_that_is_not_held_is_not_told_how_many_it_takes() -> None:
    seen = set()
    for item in asked("declare", "ottocento", 60, ask="legal"):
        held = set(item.shown) <= set(item.hand)
        rule, first = (said.reason for said in item.steps[0].hints[1:])
        assert (rule == "hint.declare.legal-rule-own") == (not held)
        assert (first == "hint.declare.legal-first") == held
        seen.add(held)
    assert seen == {True, False}


# Counting and laying away


def test_no_number_of_sequences_is_told_that_there_need_not_be() -> None:
    # Half of it is kept with three sequences or with seven; nothing is said of cards where there is no sequence.
    for text, more in zip(every("diagnosis.halves-always"), ("or more", "almeno", "au moins"), strict=True):
        assert more in text
    none = Message("hint.count.product.first", {"rows": 0, "cards": 0})
    assert all("0" not in say(none, lang, "bologna") for lang in OFFERED)


def test_no_trump_is_praised_as_a_discard() -> None:
    # The book praises courts and aces.
    for text, trumps, praise in zip(
        every("remedy.only-scartini-may-go"),
        ("Trumps", "trionfi", "atouts"),
        ("best", "migliore", "meilleur"),
        strict=True,
    ):
        assert text.index(trumps) < text.index(",") < text.index(praise)
        assert trumps not in text[text.index(",") :]


def test_several_kings_are_not_one() -> None:
    for family in ("", "@france"):
        assert not says(f"diagnosis.kings-are-suit-cards{family}", "a King", "un Re", "un Roi")
    assert not says("diagnosis.kings-may-go", "a King", "un Re", "un Roi")
    assert not says("diagnosis.excuse-paid-from-the-hand", "a card", "una carta", "une carte")


def test_where_too_many_trumps_go_none_of_them_is_pointed_at() -> None:
    # Two cards of the suits have to go first: it is the number of trumps that is wrong, not this trump or that.
    hand = "T20 T19 T18 T17 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5 T4 T3 T2 Miseria SK S9 S7 BK"
    for left, reason in (("T5 T4 S9", "lay-away.lacking-miseria"), ("T18 S7 S9", "hint.lay-away.first-these")):
        item: Any = table.ask("lay-away", 0, game("mineo3"), ask="these", hand=hand, left=left)
        assert item.steps[0].right == (1,)
        assert item.steps[0].hints[2].reason == reason


def test_a_contatore_beside_four_of_a_kind_stands_in_for_nothing() -> None:
    assert not says("diagnosis.contatore-in-the-criccone", "stand in", "al posto", "remplac")


# Who must follow suit


def test_who_has_shown_nothing_is_not_asked_what_it_was() -> None:
    seen = set()
    for item in asked("who-holds", "ottocento", 60, ask="follow"):
        look, _, first = (said.reason.removeprefix("hint.who-holds.") for said in item.steps[0].hints)
        shown = bool(item.view.shown[item.seat])
        assert (look == "look-follow") == shown
        assert shown or first != "first-follow"
        seen.add((look, first))
    assert {("look-follow", "first-follow"), ("look-follow-silent", "first-follow-counted")} <= seen


def test_who_has_not_followed_suit_is_told_once() -> None:
    its, found = kinds()["who-holds"], set()
    for item in asked("who-holds", "ottocento", 120, ask="where"):
        for place in range(len(its.panel(item).choices)):
            if its.is_right(item, (), (place,)):
                continue
            slip, first = its.error_of(item, (), (place,)).says[0], its.first_step(item, (), (place,))
            if slip.reason == "known-void" and item.steps[0].hints[2].reason == "hint.who-holds.first-void":
                assert first.reason != "hint.who-holds.first-void" or first.facts["seat"] != slip.facts["seat"]
                found.add(first.reason)
    assert found == {"hint.who-holds.first-void"}


def test_what_asks_for_no_suit_is_not_said_to_ask_for_another() -> None:
    assert not says("asks-not-for-this", "other", "altro", "autre")


def test_for_the_matto_a_pair_looks_through_the_tricks_of_both() -> None:
    """What the side has taken may be given (O14, O15); of two players each has only the own tricks."""
    for name, whose in (("ottocento", "plis de ton camp"), ("mille", "tes plis")):
        for item in asked("give-for-matto", name, 4):
            for said in (Message("hint.give.look"), Message("give.because-may-wait")):
                its = to_two(said) if item.game.seats == 2 else said
                assert whose in say(its, Lang("fr"), item.game.family)
