"""What is said of words at the table, spoken and to be told, is true of this round and of this answer."""

from __future__ import annotations

from typing import Any

import pytest

from engine import game
from lessons.question.kind import Message
from lessons.question.registry import kinds
from lessons.question.sampling import draw
from lessons.text.phrases import say
from lessons.yamlfile.fields import OFFERED, Lang
from tests.lessons.feedback.situations import (
    ask,
    first_said,
    in_words,
    kind_and_items,
    reasons,
    reasons_of_the_right,
    situations,
    with_hints,
    wrong_choices,
)
from tests.lessons.table import spec


@pytest.mark.parametrize(
    ("kind", "name"),
    [("auction", "french4"), ("bidding", "tortorici4"), ("telling", "vanto"), ("telling", "calatafimi4")],
)
def test_who_chose_nothing_is_not_told_that_it_may_be_said(kind: str, name: str) -> None:
    chosen = [
        (item.offered[answer[0]], said.reason)
        for item, _, answer, said in first_said(kind, name, 60)
        if hasattr(item, "offered") and item.offered
    ]
    assert any(not some for some, _ in chosen)
    assert all(some or reason != "ladder.more-may-be-said" for some, reason in chosen)


@pytest.mark.parametrize("name", ["mineo3", "mineo4"])
def test_rivanto_speaks_of_those_who_have_spoken_and_of_no_others(name: str) -> None:
    for item, _, answer, said in first_said("announcing", name, 120):
        chosen = item.offered[answer[0]]
        if said.reason == "announcing.one-more":
            assert chosen
            assert chosen < item.may
            assert all("chance" not in text and "modo" not in text for text in in_words(said, item))
        assert (said.reason == "announcing.somebody") == (not chosen)
    for item, (look, _, first) in with_hints("announcing", name, 200):
        spoke = set(item.here)
        why = kinds()["announcing"].explain(item, (), kinds()["announcing"].right(item)).says[0]
        texts = in_words(why, item) + in_words(first, item)
        few = item.floor.outcome.cards < item.game.form.size
        assert (look.reason == "hint.announcing.look-few") == few
        if why.reason == "announcing.so-solo-some" or first.reason == "hint.announcing.first-solo":
            assert not item.may & spoke, "not spoken, and so no chance: true only of those who have not"
        if set(item.said[:-1]) - {"passo", "chiamo"}:
            assert all(word not in text for text in texts for word in ("passed", "passato", "passé"))


def test_after_a_call_nobody_who_spoke_is_said_not_to_have() -> None:
    said = {
        why for item, _ in with_hints("announcing", "mineo4", 200) for why in reasons_of_the_right("announcing", item)
    }
    assert {"announcing.so-over-some", "announcing.so-over-none"} & said


@pytest.mark.parametrize("name", ["tortorici4", "calatafimi3", "calatafimi4", "mineo4", "barcellona3"])
def test_a_solo_is_looked_for_only_where_one_may_be_said(name: str) -> None:
    for item, (look, *_) in with_hints("bidding", name, 30, ask="comes"):
        words = [row.word for row in item.game.form.stages(item.rules)[item.number].rows]
        solo = any("solo" in word for word in words)
        assert any("solo" in text for text in in_words(look, item)) == solo


def test_the_first_to_speak_is_not_asked_what_was_said_before() -> None:
    for name in ("barcellona3", "mineo4", "tortorici3"):
        for item, (look, *_) in with_hints("bidding", name, 40):
            first = not kinds()["bidding"].panel(item).lines
            assert look.reason.startswith("hint.bidding.look-first") == first


def test_when_all_cards_are_dealt_nobody_says_that_the_deal_goes_on() -> None:
    for item, *_ in with_hints("bidding", "barcellona3", 10, ask="comes"):
        choice = kinds()["bidding"].panel(item).choices[0]
        assert choice.reason == "bidding.on"
        for text in in_words(choice, item):
            assert not any(word in text for word in ("deal", "everybody", "donner", "Si va avanti, e poi"))


def test_a_ternone_is_looked_for_among_13_14_and_15() -> None:
    for item, (look, *_) in with_hints("telling", "vanto", 5):
        assert all("13" in text for text in in_words(look, item))


def test_a_phrase_is_told_apart_from_those_of_its_own_moment() -> None:
    alike = 0
    for way in ("means", "says"):
        for item in situations("talk", "mineo3", 30, ask=way):
            if len({(one.who, one.when) for one in item.offered}) > 1:
                continue
            alike += 1
            rule, questions = reasons("talk", item)[1], all(one.says.endswith("?") for one in item.offered)
            assert rule.startswith("hint.talk.rule-") or questions
            for place, said, first in wrong_choices("talk", item):
                assert first.reason.startswith("talk.explained")
                assert first.facts["says"] not in (item.phrase.says, item.offered[place].says)
                assert first != said
    assert alike


def test_table_talk_speaks_of_partners_however_many_sit_there() -> None:
    for reason in ("talk.sort.advice", "talk.sort.during", "hint.talk.rule"):
        texts = [say(Message(reason), lang) for lang in OFFERED]
        assert not any(word in text for text in texts for word in ("of the two", "dei due", "des deux", "soloist"))


def test_the_first_step_is_about_the_word_that_was_wrong_or_missing() -> None:
    found = set()
    for item in situations("speaking", "mineo3", 120, ask="may"):
        legal = frozenset(item.floor.words(0))
        for place, _, first in wrong_choices("speaking", item):
            extra = sorted(item.offered[place] - legal)
            if not extra:
                assert first.reason == "hint.speaking.first-missing"
            elif extra[0] in ("pago", "prendo") and item.cards > 5:
                assert extra[0] in first.reason
            else:
                assert first.reason == f"hint.speaking.first-{ {5: 'first', 20: 'last'}.get(item.cards, 'between') }"
            found.add(first.reason)
    assert len(found) >= 6


def test_who_has_the_ternone_but_plays_another_card_is_asked_about_that_card() -> None:
    for hand, card, played in (("T15 T14 T13 DQ", "DQ", True), ("T15 T14 DQ", "T14", False)):
        look, rule, first = reasons("telling", ask("telling", 1, game("vanto"), hand=hand, card=card))
        assert (look == "hint.telling.look-played") == (first == "hint.telling.first-played") == played
        assert rule == "hint.telling.rule-ternone"


def test_nobody_is_asked_whether_they_have_spoken_who_was_told_so() -> None:
    its, over, first = kinds()["auction"], 0, 0
    for item in situations("auction", "french4", 60, ask="may"):
        for place, said, _ in wrong_choices("auction", item):
            look = its.look(item, (), (place,)).reason
            assert (said.reason == "auction.has-spoken") == (look == "hint.auction.look-once")
            if look != "hint.auction.look-must":  # all bids are named, and only the pass is missing
                assert (look == "hint.auction.look-first") == (not item.said)
            over, first = over + item.over, first + (not item.said)
    assert over
    assert first


def test_the_word_that_decides_is_named() -> None:
    item = ask("bidding", 1, game("tortorici3"), ask="comes", round=1, said="chiamo, solo, bene")
    assert {said.facts["word"] for _, said, _ in wrong_choices("bidding", item)} == {"solo"}
    called = ask("bidding", 1, game("tortorici3"), ask="comes", round=1, said="chiamo, bene, bene")
    assert {said.facts["word"] for _, said, _ in wrong_choices("bidding", called)} == {"chiamo"}
    for name in ("mineo4", "vanto", "calatafimi4", "barcellona3"):
        for item in situations("bidding", name, 30, ask="comes"):
            solo = any("solo" in one.text.split() for one in item.floor.said)
            for _, said, first in wrong_choices("bidding", item):
                assert solo == ("solo" in str(said.facts.get("word", "solo" if solo else "")))
                assert solo == ("solo" in str(first.facts["word"]))


def test_before_the_first_word_nobody_has_spoken() -> None:
    seen = set()
    for kind, item in kind_and_items("announcing", "mineo3", 60):
        first = kind.hints(item, ())[2].reason
        if first.startswith("hint.announcing.first-solo"):
            assert (first == "hint.announcing.first-solo-first") == (item.here == (item.bidder,))
            seen.add(first)
    assert len(seen) == 2


def test_of_a_phrase_whose_moment_is_not_written_no_moment_is_asked() -> None:
    """Variations: the source says what these tell or ask, and not when."""
    its, kind = game("mineo3"), kinds()["talk"]
    rules = its.house.read({"communications": "elsewhere"})
    open_ones = {one.code for one in its.form.phrases(rules) if one.when == "any"}
    assert open_ones == {"cchi-hai-docu", "mi-fici-u-re", "mi-fici-a-regina", *(f"u-{n}" for n in range(16, 21))}
    for code in sorted(open_ones):
        when = spec("talk", ask="when", phrase=code)
        assert [fault.field for fault in kind.faults(when, its, rules)] == ["phrase"]
        item = draw(kind, spec("talk", phrase=code), its, 3, rules)
        assert kind.explain(item, (), kind.right(item)).says[0].reason == "talk.sort.any"
    queen = say(Message("talk.i-have-that-queen"), "en")
    assert "led" not in queen


def test_the_queen_of_the_suit_led_and_that_of_the_suit_spoken_of_are_not_offered_together() -> None:
    its, kind = game("mineo3"), kinds()["talk"]
    rules = its.house.read({"communications": "elsewhere"})
    for seed in range(40):
        for code in ("mi-fici-a-regina", "cards-to-the-chest"):
            item: Any = draw(kind, spec("talk", phrase=code), its, seed, rules)
            assert sum("queen" in one.meaning for one in item.offered) == 1


def test_who_looks_for_the_bids_with_the_chien_is_told_who_picks_it_up() -> None:
    """Petite and garde: the taker picks it up (french#bidding); that it is used says nothing to who has taken it for unseen."""
    taker = {"en": "the taker picks up", "it": "il preneur prende", "fr": "le preneur prend"}
    for lang in OFFERED:
        for bid in ("petite", "garde"):
            assert taker[lang] in say(Message("hint.auction.chien-first-open", {"word": bid}), lang, "france")


def test_cards_are_said_not_simply_to_be_thrown_in_only_where_they_are_and_somebody_is_paid() -> None:
    found = set()
    for name in ("tortorici4", "calatafimi3", "calatafimi4", "mineo4"):
        for item in situations("bidding", name, 40, ask="comes"):
            paid = item.steps[0].why[0].reason == "bidding.so-paid"
            for _, said, _ in wrong_choices("bidding", item):
                if "thrown-in" in said.reason:
                    simply = all(word in text for text, word in zip(in_all(said), SIMPLY, strict=True))
                    taken = any(one.word == "prendo" for one in item.floor.said)
                    assert not paid or simply
                    assert taken or not simply
                    found.add(simply)
    assert found == {True, False}


SIMPLY = ("simply", "e basta", "simplement")


def in_all(said: Message) -> tuple[str, ...]:
    """A sentence of a Sicilian game in every language of the lessons."""
    return tuple(say(said, lang, "sicily") for lang in OFFERED)


def test_after_an_opening_solo_nobody_is_said_to_go_on_speaking() -> None:
    """Tortorici for three: bene and solo answer a chiamo (S21); a solo that opens ends it (sicilian#tortorici)."""
    item = ask("bidding", 1, game("tortorici3"))
    rule = in_all(kinds()["bidding"].hints(item)[1])
    for text, after, ends in zip(
        rule, ("After a “chiamo” the others", "Dopo un «chiamo»", "Après un «\u00a0chiamo\u00a0», les autres"),
        ("ends it", "chiude", "finit tout"), strict=True
    ):  # fmt: skip
        assert after in text
        assert ends in text


def test_who_only_answers_is_told_with_which_words_and_may_still_speak_in_french() -> None:
    """Tortorici for four: the dealer and the left say mischio or tengo; informo and passo are the other two's."""
    words = set()
    for item in situations("bidding", "tortorici4", 60):
        for said in kinds()["bidding"].explain(item, (), kinds()["bidding"].right(item)).says:
            if said.reason == "bidding.no.answers-only":
                words.add(said.facts["word"])
                assert all("mischio" in text and "tengo" in text for text in in_all(said))
    assert words == {"informo", "passo"}
    for key in ("diagnosis.everybody-informs", "remedy.everybody-informs", "belief.everybody-informs"):
        assert "informo" in say(Message(key), Lang("fr"), "sicily")
