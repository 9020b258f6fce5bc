"""Hints after a wrong answer go on from it: they take nothing back that was told, and send nobody to what was right."""

from __future__ import annotations

from typing import Any

import pytest

from engine import game
from engine.games.bologna.advice import PARTNER
from lessons.question.answered import ladder, marking
from lessons.question.kind import Message
from lessons.question.registry import kinds
from lessons.text.phrases import OFFERED, Lang, say, to_two
from tests.lessons.table import ask


def told(name: str, item: Any, answer: tuple[int, ...], heard: int, given: Any = ()) -> str:
    """The hint that comes with this wrong answer, by its reason."""
    kind = kinds()[name]
    mark = marking.mark(kind, item, given, answer)
    assert not mark.ok
    return ladder.told(kind, item, given, answer, mark, heard).says[-1].reason


@pytest.mark.parametrize(("answer", "last"), [(2, "which"), (4, "which"), (3, "side"), (0, "amount")])
def test_who_was_told_that_a_side_wins_is_not_asked_whether_anybody_does(answer: int, last: str) -> None:
    item = ask("settle", ask="item", item="four_kings", points=60, has="SK BK CK DK")
    assert kinds()["settle"].right(item) == (1,)
    assert told("settle", item, (answer,), 2) == f"hint.won-by.{last}"


def test_adding_up_begins_with_the_two_largest_figures() -> None:
    for seed in range(20):
        item: Any = ask("score-sheet", seed)
        for step in item.steps:
            if step.name == "total":
                first = step.hints[2]
                parts = [
                    item.cells[f"{step.about['side']}.{name}"].value
                    for name in ("criccone", "last", "sequences", "points")
                ]
                assert sorted((first.facts["first"], first.facts["second"])) == sorted(parts)[2:]


@pytest.mark.parametrize("reason", ["hint.count.running.first", "hint.settle.first-pays"])
def test_the_last_hint_is_a_whole_sentence(reason: str) -> None:
    verbs = ("Add", "has won", "Fai", "ha vinto", "Additionne", "a gagné")
    for lang in OFFERED:
        said = say(Message(reason, {"before": 1, "total": 2, "ours": 3, "theirs": 4}), lang, "sicily")
        assert any(verb in said for verb in verbs), said


def test_of_two_cards_between_which_one_may_choose_none_has_been_refused() -> None:
    kind, met = kinds()["pack-at-home"], set()
    for seed in range(40):
        item: Any = ask("pack-at-home", seed, ask="stands")
        for answer in ((i,) for i in range(len(item.shown)) if not kind.is_right(item, (), (i,))):
            hint = kind.first_step(item, (), answer)
            met.add(hint.reason.rpartition(".")[2])
            if hint.reason.endswith("-n"):
                assert hint.facts["n"] == sum(kind.is_right(item, (), (i,)) for i in range(len(item.shown))) > 1
            else:
                assert item.shown[answer[0]].code not in hint.facts["cards"]
    assert met == {"first-stands", "first-stands-n"}


@pytest.mark.parametrize(
    ("kind", "name", "way"),
    [("choose-card", "french3", "keys"), ("choose-card", "french4", "keys"), ("problem", "ottocento", "")],
)
def test_of_one_card_that_is_left_nobody_says_that_all_others_are_better(kind: str, name: str, way: str) -> None:
    its, met = kinds()[kind], set()
    for seed in range(40):
        item: Any = ask(kind, seed, game(name), **({"ask": way} if way else {}))
        for answer in ((i,) for i in range(len(its.panel(item).pickable)) if not its.is_right(item, (), (i,))):
            hint = its.first_step(item, (), answer).reason
            may = len(item.advice.options if way else item.problem.behind) - (
                not its.error_of(item, (), answer).refused
            )
            if hint in ("hint.choose-card.any-other", "hint.choose-card.the-other"):
                assert hint.endswith("the-other") is (may == 1)
            met.add(hint)
    assert not way or "hint.choose-card.the-other" in met


def test_what_partner_wants_is_asked_of_those_alone_who_have_seen_partner_lead() -> None:
    met = set()
    for seed in range(60):
        item: Any = ask("choose-card", seed, ask="trumps")
        leaders = [trick.leader for trick in item.view.tricks] + ([item.view.leader] if item.view.trick else [])
        first = kinds()["choose-card"].hints(item)[0]
        assert ("partner" in say(first, "en", "bologna")) is (PARTNER in leaders)
        met.add(first.reason.rpartition(".")[2])
    assert met == {"trumps", "lead", "follow"}


@pytest.mark.parametrize("name", ["french3", "french4", "french5"])
def test_whoever_chose_a_card_of_the_sort_that_wins_is_not_sent_to_look_for_it(name: str) -> None:
    """As with any trick, so with the last one, unless the Excuse wins it or was chosen."""
    met = set()
    for seed in range(60):
        item: Any = ask("last-trick", seed, game(name), ask="takes")
        best = item.trick[item.winner.index]
        for seat in (seat for seat in range(item.game.seats) if seat != item.won):
            mine = item.trick[(seat - item.leader) % item.game.seats]
            hint = kinds()["last-trick"].look(item, (), (seat,)).reason.rpartition(".")[2]
            if best.is_fool:
                assert hint == "takes-look"
            elif not mine.is_fool:
                met.add(hint)
                assert (hint == "look-same") is (mine.suit == best.suit)
                assert (hint == "look-trumps") is (best.is_trump and not mine.is_trump)
    assert met == {"look-same", "look-trumps", "look-suit"}


@pytest.mark.parametrize("name", ["mille", "french2", "barcellona3", "tortorici4"])
def test_who_has_picked_the_first_card_of_a_hand_is_not_told_to_begin_with_it(name: str) -> None:
    """Where any card may be played the last hint names one that was left out."""
    kind, met = kinds()["legal-plays"], 0
    for seed in range(120):
        item: Any = ask("legal-plays", seed, game(name))
        right = kind.right(item)
        if item.led is not None or len(right) < 2 or kind.hints(item)[2].reason != "hint.legal-plays.first-any":
            continue
        for answer in (right[:1], right[:-1]):
            hint = kind.first_step(item, (), answer)
            if 0 in answer:
                met += 1
                assert hint.reason == "hint.legal-plays.first-another"
                assert item.hand.index(item.game.pack[str(hint.facts["card"])]) in {*right} - {*answer}
    assert met


def test_no_trumps_are_to_be_picked_where_none_may_be_held() -> None:
    """The last hint before a lead knows nothing of the hand but that there may be the Fool."""
    for lang, trumps in (("en", "trumps"), ("it", "trionfi"), ("fr", "atouts")):
        assert trumps not in say(Message("hint.legal-plays.first-any"), lang, "sicily")


def test_where_nobody_plays_alone_one_looks_for_a_soloist_and_not_at_the_cards() -> None:
    found = set()
    for seed in range(60):
        item: Any = ask("telling", seed, game("barcellona3"))
        look, _, first = kinds()["telling"].hints(item)
        found.add(first.reason == "hint.telling.first-alone")
        assert (look.reason == "hint.telling.look-alone") == (first.reason == "hint.telling.first-alone")
    assert found == {True, False}


@pytest.mark.parametrize("lang", OFFERED)
def test_who_does_not_sit_beside_the_dealer_is_named(lang: Lang) -> None:
    you, other = (say(Message("next.not-beside", {"seat": seat}), lang) for seat in ("you", "second-right"))
    assert you != other


def test_of_two_players_italian_says_one_of_them_as_of_two_sides() -> None:
    item: Any = ask("match-end", 0, game("mille"), ask="score", you=1000, they=1000)
    hint = kinds()["match-end"].hints(item)[2]
    assert "uno dei due" in say(to_two(hint), "it", "bologna")
