"""What is said after a wrong answer helps with this situation and this answer: it is true here, and it is not known already."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine import game
from lessons.question.kind import Given, Item, Said
from lessons.question.registry import about, kinds
from lessons.text.phrases import say
from lessons.yamlfile.fields import OFFERED, Lang
from tests.lessons.table import ask


def asked(kind: str, name: str, seeds: int, **way: Any) -> Iterator[Any]:
    """So many situations of a kind in a game."""
    for seed in range(seeds):
        yield ask(kind, seed, game(name), **way)


def hints(kind: str, item: Item) -> tuple[Said, Said, Said]:
    return kinds()[kind].hints(item)


def reasons(kind: str, item: Item) -> list[str]:
    return [said.reason for said in hints(kind, item)]


# Who holds a card


def test_the_discard_is_pointed_at_only_where_the_card_may_lie_in_it() -> None:
    for way in ("where", "holds"):
        found = set()
        for item in asked("who-holds", "ottocento", 20, ask=way):
            rule = hints("who-holds", item)[1].reason.rpartition("-")[2]
            dear, own = item.card.points == 5, item.view.dealer == 0
            assert rule == ("dear" if dear else "own" if own else "where")
            found.add(rule)
        assert found == {"dear", "own", "where"}


def test_what_is_likely_names_nobody_who_is_not_there() -> None:
    for item in asked("who-holds", "ottocento", 3, ask="likely"):
        rule = hints("who-holds", item)[1]
        assert "Look for a player who has shown none" not in say(rule, Lang("en"))
        assert "Il est donc chez" not in say(rule, Lang("fr"))


def test_a_declaration_that_asks_for_nothing_is_no_reason_to_look_for_a_missing_suit() -> None:
    found = set()
    for item in asked("who-holds", "ottocento", 40, ask="suit"):
        why = item.steps[0].why[0].reason
        found.add(why)
        assert (hints("who-holds", item)[2].reason == "hint.who-holds.first-suit-nothing") == (why == "asks-nothing")
    assert {"asks-nothing", "asks-for-the-fourth"} <= found


def test_who_did_not_follow_is_what_the_first_step_looks_at() -> None:
    found = set()
    for item in asked("who-holds", "ottocento", 80, ask="follow"):
        why, first = item.steps[0].why[0].reason, hints("who-holds", item)[2].reason
        found.add(why)
        assert (why == "follow-void") == (first == "hint.who-holds.first-follow-void")
        assert why != "follow-void" or item.suit in item.view.voids[item.seat]
    assert {"follow-void", "follow-shown"} <= found


# The Excuse


def owed(name: str) -> Iterator[tuple[Any, Any]]:
    """A situation with the Excuse, and its second step: what is owed for it."""
    for item in asked("whose-excuse", name, 60, ask="whole"):
        yield item, item.steps[1]


def test_half_point_cards_are_counted_only_where_one_is_owed() -> None:
    found = set()
    for item, step in owed("french4"):
        first = step.hints[2].reason.removeprefix("hint.whose-excuse.first-owed")
        nothing = step.about["owes"] == "nothing"
        assert bool(first) == nothing
        assert first != "-own" or item.together(item.player, item.winner)
        found.add(first)
    assert found == {"", "-own", "-last"}


def test_what_was_just_told_is_not_asked() -> None:
    kind = kinds()["whose-excuse"]
    for item, step in owed("french3"):
        given = (item.steps[0].right,)
        for place, said in step.each.items():
            look = kind.look(item, given, (place,)).reason
            told = said.reason in ("whose-excuse.off-own", "whose-excuse.off-theirs", "whose-excuse.off-last")
            assert not told or look != "hint.whose-excuse.look-owed"


def test_among_five_it_is_said_that_the_taker_has_no_partner() -> None:
    for item in asked("whose-excuse", "french5", 10):
        lines = [said.reason for said in item.steps[0].panel.lines]
        assert any(reason.endswith("-alone") for reason in lines)
    for item in asked("whose-excuse", "french4", 5):
        assert not any(said.reason.endswith("-alone") for said in item.steps[0].panel.lines)


def test_it_is_the_side_that_takes_a_trick_or_gives_a_card() -> None:
    for reason in ("excuse-owes-now", "excuse-owes-later", "excuse-owes-nothing", "hint.whose-excuse.rule"):
        assert "parte" in say(Said(reason), Lang("it"))


# The first step after this wrong answer


def wrong(kind: str, item: Any, given: Given = ()) -> Iterator[tuple[int, Said, Said]]:
    """Of every wrong choice of a step: its place, what is said first of it, and the first step after it."""
    its = kinds()[kind]
    for place in range(len(its.panel(item, given).choices)):
        if not its.is_right(item, given, (place,)):
            said = its.slip(item, given, (place,)).says[0]
            yield place, said, its.first_step(item, given, (place,))


def test_no_answer_is_ruled_out_that_has_just_been_found_wrong() -> None:
    for moment in ("trump", "suit", "trump-return", "trump-late"):
        for item in asked("signal", "ottocento", 12, ask="meaning", moment=moment):
            for _, said, first in wrong("signal", item):
                assert said.facts["signal"] != first.facts["signal"]
                assert item.signal not in (said.facts["signal"], first.facts["signal"])


def both(text: str) -> dict[str, str]:
    return dict.fromkeys(OFFERED, text)


def test_of_written_answers_another_is_ruled_out() -> None:
    def spec(*texts: str) -> Any:
        told = [{**both(text), "why": both("No.")} for text in texts]
        return ask("choice", 1, game("mille"), say=both("Which?"), right=[both("This")], wrong=told)

    item = spec("One", "Two", "Three")
    for place, _, first in wrong("choice", item):
        assert first.reason == "hint.choice.not-this"
        assert first.facts["en"] not in ("This", item.options[place].en)
    for _, _, first in wrong("choice", spec("One")):
        assert first.reason == "hint.choice.any-other"


def test_a_phrase_is_told_apart_from_those_of_its_own_moment() -> None:
    alike = 0
    for way in ("means", "says"):
        for item in asked("talk", "mineo3", 30, ask=way):
            if len({(one.who, one.when) for one in item.offered}) > 1:
                continue
            alike += 1
            rule, questions = reasons("talk", item)[1], all(one.says.endswith("?") for one in item.offered)
            assert rule.startswith("hint.talk.rule-") or questions
            for place, said, first in wrong("talk", item):
                assert first.reason.startswith("talk.explained")
                assert first.facts["says"] not in (item.phrase.says, item.offered[place].says)
                assert first != said
    assert alike


def test_table_talk_speaks_of_partners_however_many_sit_there() -> None:
    for reason in ("talk.sort.advice", "talk.sort.during", "hint.talk.rule"):
        texts = [say(Said(reason), lang) for lang in OFFERED]
        assert not any(word in text for text in texts for word in ("of the two", "dei due", "des deux", "soloist"))


def test_the_first_step_is_about_the_word_that_was_wrong_or_missing() -> None:
    found = set()
    for item in asked("speaking", "mineo3", 120, ask="may"):
        legal = frozenset(item.floor.words(0))
        for place, _, first in wrong("speaking", item):
            extra = sorted(item.offered[place] - legal)
            if not extra:
                assert first.reason == "hint.speaking.first-missing"
            elif extra[0] in ("pago", "prendo") and item.cards > 5:
                assert extra[0] in first.reason
            else:
                assert first.reason == f"hint.speaking.first-{ {5: 'first', 20: 'last'}.get(item.cards, 'between') }"
            found.add(first.reason)
    assert len(found) >= 6


def test_of_a_group_what_is_missing_is_named_and_never_what_is_there() -> None:
    its = kinds()["pick-cards"]
    for item in asked("pick-cards", "mineo3", 20, group="trumps"):
        right, every = set(its.right(item)), tuple(range(len(item.shown)))
        for answer in (every, tuple(sorted(right))[1:], tuple(i for i in every if i not in right)):
            first = its.first_step(item, (), answer)
            assert (first.reason == "hint.pick-cards.first-all-there") == right.issubset(answer)
            assert first.facts["card"] not in [item.shown[i].code for i in answer]


def test_no_high_trump_is_looked_for_where_something_else_settles_it() -> None:
    for name in ("barcellona3", "calatafimi4"):
        for item in asked("telling", name, 60):
            first = hints("telling", item)[2].reason.removeprefix("hint.telling.first-")
            refused = {*item.refusals.values()}
            assert (first == "follows") == (refused == {"only-the-leader-tells"})
            assert (first == "alone") == (refused == {"opponents-of-a-soloist"})


def test_who_has_the_ternone_but_plays_another_card_is_asked_about_that_card() -> None:
    for hand, card, played in (("T15 T14 T13 DQ", "DQ", True), ("T15 T14 DQ", "T14", False)):
        look, rule, first = reasons("telling", ask("telling", 1, game("vanto"), hand=hand, card=card))
        assert (look == "hint.telling.look-played") == (first == "hint.telling.first-played") == played
        assert rule == "hint.telling.rule-ternone"


def test_who_leads_looks_at_what_has_gone_only_where_something_has() -> None:
    for gone in ("", "T20"):
        item = ask("telling", 1, game("calatafimi4"), hand="T19 T18 CQ", card="T18", gone=gone)
        assert reasons("telling", item)[1:] == [
            "hint.telling.rule-giove",
            f"hint.telling.first-giove{'' if gone else '-held'}",
        ]


# Bidding


def test_what_is_turned_up_is_not_told_to_stay_where_it_is() -> None:
    for bid in ("petite", "garde"):
        item = ask("auction", 1, game("french4"), ask="chien", bid=bid)
        said = {choice.reason: kinds()["auction"].slip(item, (), (i,)).says[0].reason
                for i, choice in enumerate(kinds()["auction"].panel(item).choices) if i}  # fmt: skip
        assert said["auction.chien-seen-defence"] == "auction.chien-for-the-taker"
        assert said["auction.chien-unseen-taker"] == "auction.chien-is-used"


def test_nobody_is_asked_whether_they_have_spoken_who_was_told_so() -> None:
    its, over, first = kinds()["auction"], 0, 0
    for item in asked("auction", "french4", 60, ask="may"):
        for place, said, _ in wrong("auction", item):
            look = its.look(item, (), (place,)).reason
            assert (said.reason == "auction.has-spoken") == (look == "hint.auction.look-once")
            assert (look == "hint.auction.look-first") == (not item.said)
            over, first = over + item.over, first + (not item.said)
    assert over
    assert first


def test_the_word_that_decides_is_named() -> None:
    item = ask("bidding", 1, game("tortorici3"), ask="comes", round=1, said="chiamo, solo, bene")
    assert {said.facts["word"] for _, said, _ in wrong("bidding", item)} == {"solo"}
    called = ask("bidding", 1, game("tortorici3"), ask="comes", round=1, said="chiamo, bene, bene")
    assert {said.facts["word"] for _, said, _ in wrong("bidding", called)} == {"chiamo"}
    for name in ("mineo4", "vanto", "calatafimi4", "barcellona3"):
        for item in asked("bidding", name, 30, ask="comes"):
            solo = any("solo" in one.text.split() for one in item.floor.said)
            for _, said, first in wrong("bidding", item):
                assert solo == ("solo" in str(said.facts.get("word", "solo" if solo else "")))
                assert solo == ("solo" in str(first.facts["word"]))


def test_the_longest_suit_is_the_one_that_is_longer_than_all_others() -> None:
    belief = next(one for one in about("calling") if one.id == "calls-into-the-longest-suit")
    found = 0
    for item in asked("calling", "calatafimi4", 60, ask="which"):
        answer = kinds()["calling"].misled(item, (), belief)
        sizes = {suit: sum(card.suit == suit for card in item.hand) for suit in "SBCD" if not any(
            card.code == suit + "K" for card in item.hand)}  # fmt: skip
        if answer is not None:
            called = kinds()["calling"].panel(item).pickable[answer[0]][0]
            assert all(size < sizes[called] for suit, size in sizes.items() if suit != called)
            found += 1
    assert found


# Two cards side by side


def pair(name: str, card: str, other: str) -> Any:
    return ask("which-of-two", 1, game(name), pick=card, among=f"{card} {other}")


@pytest.mark.parametrize(
    ("name", "card", "other", "look"),
    [
        ("ragusa", "T17", "T16", "all-numbers"),
        ("ottocento", "Angel", "World", "all-none"),
        ("ottocento", "Moon", "T16", "none"),
        ("ragusa", "CK", "SK", "all-suit"),
        ("french5", "DN", "SN", "all-suit"),
        ("french4", "D5", "D4", "all-count"),
        ("ottocento", "S7", "S9", "all-count"),
        ("ottocento", "SK", "BK", "courts"),
        ("ragusa", "CQ", "CM", "courts"),
        ("mineo3", "SQ", "T2", "none"),
    ],
)
def test_cards_are_told_apart_by_what_differs(name: str, card: str, other: str, look: str) -> None:
    item = pair(name, card, other)
    said, rule, _ = hints("which-of-two", item)
    assert said.reason == f"hint.which-of-two.{look}"
    alone = look in ("all-suit", "all-count")
    assert rule.reason.startswith("which-of-two.by-") == alone
    its = kinds()["which-of-two"]
    wrong = next(i for i in (0, 1) if not its.is_right(item, (), (i,)))
    assert (rule in its.explain(item, (), (wrong,)).says) == alone


def test_a_card_with_its_number_in_a_box_is_not_said_to_have_none() -> None:
    look = hints("pick-cards", ask("pick-cards", 1, game("mineo3"), pick="S10"))[0]
    assert "number will help" not in say(look, Lang("en"), "sicily")
    assert "numero" not in say(look, Lang("it"), "sicily")


def test_a_question_does_not_ask_what_was_just_said() -> None:
    its = kinds()["signal"]
    asked_then = {"signal.off-leads": "card", "signal.off-king-gone": "leads", "signal.off-no-king": "sort"}
    found = set()
    for item in asked("signal", "ottocento", 120, ask="may"):
        for place, said, _ in wrong("signal", item):
            found.add(said.reason)
            look = its.look(item, (), (place,)).reason
            assert look == f"hint.signal.look-{asked_then[said.reason]}" if said.reason in asked_then else True
    assert set(asked_then) <= found
    for item in asked("whose-excuse", "french2", 20):
        for place, _, _ in wrong("whose-excuse", item):
            assert kinds()["whose-excuse"].look(item, (), (place,)).reason == "hint.whose-excuse.look-then"


def test_not_every_trump_has_a_number() -> None:
    assert "ou bien" in say(Said("hint.pick-cards.look-trump"), Lang("fr"), "bologna")
    assert "Miseria" in say(Said("hint.pick-cards.look-trump"), Lang("en"), "sicily")


def test_the_suits_among_which_one_is_called_are_named() -> None:
    for item in asked("calling", "calatafimi4", 20, ask="which"):
        first = hints("calling", item)[2]
        if first.reason == "hint.calling.first-king":
            without = {card.suit for card in item.hand if card.suit and card.suit in "SBCD"} - {
                c.suit for c in item.hand if c.rank == "K"
            }
            assert first.facts["suits"] == tuple(suit for suit in "SBCD" if suit in without)
            assert without
