"""What is said of a wrong answer is true of its situation: of every wrong choice and card, and of every hint."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from engine import game
from lessons.question.answered.diagnosis import chance
from lessons.question.kind import Answer, Item, Panel, Said
from lessons.question.registry import about, kinds
from lessons.text.phrases import say, sentences
from lessons.yamlfile.fields import LANGS
from tests.lessons import table

Heard = tuple[Any, Panel, Answer, Any]


def ask(*what: Any, **way: Any) -> Any:
    """A situation, looked at from inside."""
    return table.ask(*what, **way)


def first_said(kind: str, name: str, seeds: int, **way: Any) -> Iterator[Heard]:
    """What is said first of every single wrong choice or card of the first step, in so many situations."""
    its = kinds()[kind]
    for seed in range(seeds):
        item = ask(kind, seed, game(name), **way)
        panel = its.panel(item)
        for place in range(len(panel.choices) if panel.mode == "choice" else len(panel.pickable)):
            if not its.is_right(item, (), (place,)):
                for said in its.slip(item, (), (place,)).says:
                    yield item, panel, (place,), said


def hints(kind: str, name: str, seeds: int, **way: Any) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    for seed in range(seeds):
        item: Item = ask(kind, seed, game(name), **way)
        yield item, kinds()[kind].hints(item)


def in_words(said: Said, item: Item) -> tuple[str, ...]:
    return tuple(say(said, lang, item.game.family) for lang in LANGS)


# What may be said


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
    for item, (look, _, first) in hints("announcing", name, 200):
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
    said = {why for item, _ in hints("announcing", "mineo4", 200) for why in _why("announcing", item)}
    assert {"announcing.so-over-some", "announcing.so-over-none"} & said


def _why(kind: str, item: Item) -> Iterator[str]:
    yield from (said.reason for said in kinds()[kind].explain(item, (), kinds()[kind].right(item)).says)


@pytest.mark.parametrize("name", ["tortorici4", "calatafimi3", "calatafimi4", "mineo4", "barcellona3"])
def test_a_solo_is_looked_for_only_where_one_may_be_said(name: str) -> None:
    for item, (look, *_) in hints("bidding", name, 30, ask="comes"):
        words = [row.word for row in item.game.form.stages(item.rules)[item.number].rows]
        solo = any("solo" in word for word in words)
        assert any("solo" in text for text in in_words(look, item)) == solo


def test_the_first_to_speak_is_not_asked_what_was_said_before() -> None:
    for name in ("barcellona3", "mineo4", "tortorici3"):
        for item, (look, *_) in hints("bidding", name, 40):
            first = not kinds()["bidding"].panel(item).lines
            assert (look.reason == "hint.bidding.look-first") == first


def test_when_all_cards_are_dealt_nobody_says_that_the_deal_goes_on() -> None:
    for item, *_ in hints("bidding", "barcellona3", 10, ask="comes"):
        choice = kinds()["bidding"].panel(item).choices[0]
        assert choice.reason == "bidding.on"
        for text in in_words(choice, item):
            assert not any(word in text for word in ("deal", "everybody", "donner", "Si va avanti, e poi"))


def test_a_ternone_is_looked_for_among_13_14_and_15() -> None:
    for item, (look, *_) in hints("telling", "vanto", 5):
        assert all("13" in text for text in in_words(look, item))


# Calling


def test_where_several_may_be_called_each_of_them_would_have_been_right() -> None:
    several = 0
    for seed in range(80):
        item = ask("calling", seed, game("calatafimi4"))
        kind = kinds()["calling"]
        wrong = next(i for i in range(len(kind.panel(item).pickable)) if not kind.is_right(item, (), (i,)))
        says: Any = kind.explain(item, (), (wrong,)).says
        told = next(said for said in says if said.reason in ("steps.this-one", "steps.one-of-these"))
        assert len(told.facts["cards"]) == len(item.may)
        several += len(item.may) > 1
    assert several


@pytest.mark.parametrize("name", ["mineo4", "barcellona4"])
def test_the_trumps_named_before_a_call_are_held_and_the_one_called_is_right_below(name: str) -> None:
    if kinds()["calling"].refuses(game(name)):
        return
    for item, (*_, first) in hints("calling", name, 40):
        held = {card.code for card in item.hand}
        named = first.facts.get("cards", ())
        assert held.issuperset(named)
        assert (first.reason == "hint.calling.first-trump-none") == (item.may[0] == "T20")
        assert first.reason == "hint.calling.first-trump-none" or f"T{int(item.may[0][1:]) + 1}" in named


def test_a_king_does_not_lie_in_a_monte_that_the_dealer_has_taken() -> None:
    for item, (_, rule, _) in hints("calling", "calatafimi4", 20, ask="who"):
        assert not item.monte
        assert all("monte" not in text for text in in_words(rule, item))


def test_the_holder_of_a_called_king_leads_its_suit() -> None:
    for item, _ in hints("calling", "calatafimi4", 120, ask="who"):
        if item.trick and item.leader == 0 and (item.call in item.hand or item.call in item.trick[:1]):
            assert item.trick[0].suit == item.call.suit


# Choosing a card


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
    for item, (*_, last) in hints("choose-card", name, 12, ask="leave"):
        best = {card.code for card in item.advice.best[0]}
        assert last.reason == "hint.choose-card.not-together" or not best & set(last.facts["cards"])


def test_a_discard_is_not_said_to_come_from_every_suit() -> None:
    belief = next(one for one in about("choose-card") if one.id == "chien-from-every-suit")
    kind = kinds()["choose-card"]
    for seed in range(25):
        item = ask("choose-card", seed, game("french5"), ask="leave")
        theirs = kind.misled(item, (), belief)
        away = {item.view.hand[place].suit for place in theirs or ()}
        assert theirs is None or 1 < len(away) <= 3
    for text in in_words(Said("diagnosis.chien-from-every-suit"), item):
        assert not any(word in text for word in ("each suit", "ogni seme", "chaque"))


# Counting


def steps_of(item: Any) -> Iterator[tuple[tuple[Answer, ...], Any]]:
    """Each step of a question with the right answers before it."""
    given: tuple[Answer, ...] = ()
    for step in item.steps:
        yield given, step
        given = (*given, step.right)


def test_the_other_sides_rows_are_looked_for_among_what_is_missing() -> None:
    for seed in range(25):
        item = ask("gaps", seed, game("ottocento"), part="one")
        for _, step in steps_of(item):
            for said in (step.hints[0], step.hints[2]):
                assert said.reason == "hint.count.length.first-none" or said.reason.endswith("-they")
                if said.reason == "hint.count.length.first-they":
                    assert said.facts["card"] not in {card.code for card in item.cards}


def test_no_single_card_is_said_to_be_missing_where_several_may_be() -> None:
    for text in in_words(Said("hint.count.length.first-none"), ask("gaps")):
        assert not any(word in text for word in ("A card", "una carta", "une carte"))


def test_where_there_is_no_grande_nothing_is_said_of_how_far_its_row_goes() -> None:
    seen = set()
    for seed in range(40):
        item = ask("pile-worth", seed, game("ottocento"), part="grande")
        for _, step in steps_of(item):
            lacks = step.hints[2].reason.startswith("hint.count-grande.first-no-")
            assert lacks == (step.right == (0,))
            seen.add(step.right == (0,))
    assert seen == {True, False}


def test_a_single_set_is_added_up_in_the_singular() -> None:
    said = Said("hint.count.pile-criccone.first", {"sets": 1})
    assert "are" not in in_words(said, ask("pile-worth"))[0].split()


def test_where_the_others_have_the_head_the_scavezzo_is_not_looked_for_among_numbers() -> None:
    for seed in range(200):
        item = ask("count-grande", seed, game("ottocento"), method="scavezzo")
        kind = kinds()["count-grande"]
        first: Any
        look, _, first = kind.hints(item)
        theirs = {card.code for card in item.others}
        assert all("Sole" in text or "Sun" in text or "Soleil" in text for text in in_words(look, item))
        if kind.right(item) == (-2,):
            assert first.reason == "hint.scavezzo.number-head"
            assert theirs.issuperset(first.facts["cards"])
            return
    raise AssertionError("no situation without a grande")


def test_the_contatore_to_be_spared_is_the_one_that_was_laid() -> None:
    kind, found = kinds()["count-grande"], 0
    for seed in range(60):
        item: Any = ask("count-grande", seed, game("ottocento"))
        given: tuple[Answer, ...] = ()
        for _ in range(4):
            codes = kind.panel(item, given).pickable
            for place in (i for i, code in enumerate(codes) if code in ("Matto", "Bagat", "Begato")):
                if not kind.is_right(item, given, (place,)):
                    for said in kind.explain(item, given, (place,)).says:
                        if said.reason == "count-grande.contatore-needed-below":
                            assert said.facts["wild"] == codes[place]
                            found += 1
            right = kind.right(item, given)
            if right[0] < 0:
                break
            given = (*given, right)
    assert found


# The end of a match


def test_level_at_the_target_is_not_above_it() -> None:
    item = ask("match-end", 0, game("ottocento"), ask="score", you=800, they=800)
    why = kinds()["match-end"].explain(item, (), kinds()["match-end"].right(item)).says[-1]
    assert why.reason == "match-level-play-on"
    assert not any(word in text for text in in_words(why, item) for word in ("above", "oltre", "au-delà"))


def test_with_deals_left_of_the_four_no_scores_are_compared() -> None:
    for item, (*_, last) in hints("match-end", "ottocento", 40, ask="four"):
        assert (last.reason == "hint.match-end.first-four") == (item.played < 4)


def test_the_last_step_of_a_score_sheet_says_what_speaks_against_an_end() -> None:
    for seed in range(20):
        item = ask("score-sheet", seed, game("ottocento"))
        step = item.steps[-1]
        wrong = {i for i in range(len(step.panel.choices)) if not step.takes((i,))}
        assert {step.error(i).reason.split(".")[0] for i in wrong} == {"match-end"}


# Sentences of rules and misconceptions that have to be true wherever they are said


UNTRUE = {
    "diagnosis.one-for-the-majority": ("paid", "pagato", "payé"),
    "diagnosis.difference-paid-once": ("paid", "pagato", "payé"),
    "remedy.low-trumps-may-go": ("Mineo",),
    "remedy.one-opponent-pays": ("two", "twice", "due", "doppio", "deux", "double"),
    "diagnosis.must-overtrump": ("picked",),
    "hint.in-pairs.look-sum": ("bouts",),
    "hint.in-pairs.rule-dear": ("bout",),
    "hint.which-of-two.number": ("One", "Una", "L'une"),
    "points-needed.made": ("contract", "contratto", "contrat"),
    "points-needed.lost": ("lost", "caduto", "chuté"),
    "excuse-owes-now": ("other side", "altra parte", "autre camp"),
    "excuse-owes-later": ("other side", "altra parte", "autre camp"),
    "whose-excuse.off-theirs": ("other side", "altra parte", "autre camp"),
    "hint.whose-excuse.look-owed": ("your side", "other side", "altra parte", "ton camp"),
    "hint.captured.rule": ("two", "due", "deux"),
    "hint.who-wins.look-trumps": ("some", "ce ne", "il y en"),
    "hint.who-wins.look-trumps@france": ("some", "ce ne", "il y en"),
    "hint.signal.look": ("this suit", "questo seme", "cette couleur"),
    "differences.so-pay-even": ("camp",),
    "differences.so-receive-even": ("camp",),
}
"""What is said -> words that would be untrue of some situation in which it is said."""


@pytest.mark.parametrize("reason", sorted(UNTRUE))
def test_a_sentence_holds_in_every_game_and_on_both_sides(reason: str) -> None:
    for text in (sentences()[reason][lang] for lang in LANGS):
        found = {word for word in UNTRUE[reason] if re.search(rf"\b{word}\b", text)}
        assert not found, text


def test_an_amount_for_what_was_not_announced_is_refused_for_that_and_not_for_cards() -> None:
    seen = set()
    for seed in range(40):
        item = ask("settle", seed, game("mineo3"), ask="item", item="scommessa")
        step = item.steps[0]
        reasons = {step.error(i).reason for i in range(len(step.panel.choices)) if not step.takes((i,))}
        assert ("settle.not-announced" in reasons) == (not item.deal.scommessa)
        seen |= reasons
    assert "settle.not-announced" in seen


def test_who_is_about_to_deal_has_not_dealt() -> None:
    said = [one for *_, one in first_said("next-to-act", "ottocento", 20, ask="cut")]
    assert "next.is-dealing" in {one.reason for one in said}
    assert "next.has-dealt" not in {one.reason for one in said}


def test_of_two_players_nobody_is_the_taker() -> None:
    for seed in range(10):
        lines = kinds()["whose-excuse"].panel(ask("whose-excuse", seed, game("french2"))).lines
        assert not {"whose-excuse.takes", "whose-excuse.you-take"} & {line.reason for line in lines}


def test_where_no_trump_lies_none_has_to_be_beaten() -> None:
    seen = set()
    for seed in range(150):
        item = ask("legal-plays", seed, game("french4"))
        for said in kinds()["legal-plays"].applied(item):
            if said.reason.startswith("ladder.can-trump"):
                there = any(card.is_trump for card in item.trick)
                assert (said.reason == "ladder.can-trump") == there
                seen.add(there)
    assert seen == {True, False}


def test_a_hint_looks_first_at_the_card_that_may_not_go() -> None:
    for seed in range(60):
        item = ask("lay-away", seed, game("tortorici3"), ask="these")
        verdict = item.laying.judge(item.hand, item.left, item.number)
        told = kinds()["lay-away"].hints(item)[2].facts["card"]
        assert verdict.ok or verdict.facts.get("card", told) == told


def test_courts_are_kept_back_only_where_there_are_some() -> None:
    belief = next(one for one in about("lay-away") if one.id == "only-pips-may-go")
    kind, silent = kinds()["lay-away"], 0
    for seed in range(200):
        item = ask("lay-away", seed, game("tortorici3"))
        courts = [card for card in item.hand if card.suit != "T" and card.rank in ("Q", "H", "M")]
        silent += not courts
        assert courts or kind.misled(item, (), belief) is None
    assert silent


ANSWERED: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("last-trick", "french4", {}),
    ("speaking", "mineo3", {"ask": "comes"}),
    ("may-leave", "ottocento", {"ask": "whose"}),
    ("may-leave", "ottocento", {"ask": "declare"}),
    ("give-for-matto", "ottocento", {"ask": "must"}),
    ("lay-away", "french5", {"ask": "these"}),
    ("settle", "mineo4", {"ask": "item", "item": "scommessa"}),
)


@pytest.mark.parametrize(("kind", "name", "way"), ANSWERED, ids=[kind for kind, *_ in ANSWERED])
def test_nobody_is_sent_to_look_for_what_was_just_said(kind: str, name: str, way: dict[str, Any]) -> None:
    its: Any = kinds()[kind]
    said_first = {
        said.reason: its.look(item, (), answer) for item, _, answer, said in first_said(kind, name, 25, **way)
    }
    assert set(its.looks) & set(said_first)
    for reason, hint in its.looks.items():
        assert reason not in said_first or said_first[reason].reason == hint
    assert (
        not {look.reason for look in said_first.values()}
        - set(its.looks.values())
        - {its.hints(ask(kind, 0, game(name), **way))[0].reason, "hint.the-other-of-two"}
    )


def test_a_card_in_your_own_hand_is_not_looked_for_among_the_others() -> None:
    own = 0
    for item, (*_, last) in hints("who-holds", "ottocento", 60, ask="likely"):
        held = any(card.code == "Bagatto" or card.code == "Begato" for card in item.view.hand)
        own += held
        assert (last.reason == "hint.who-holds.first-own") >= held
    assert own


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
