"""Which card: the best is right, what nobody would blame is accepted, a poor one hears why and where it is written."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from re import search
from typing import Any

import pytest

from engine import game
from engine.games.bologna.advice import YOU, View, advise, view
from engine.games.bologna.pack import BEGATO
from lessons.question.answered import marking
from lessons.question.kind import Message
from lessons.question.registry import kinds, misconceptions
from lessons.questions.choose_card.bologna.situations import FEWER, FREELY, THEMES
from lessons.questions.choose_card.bologna.verified import counsel, shelves, situation, stamp
from lessons.questions.choose_card.doubted import figures
from lessons.questions.choose_card.france.asked import THEMES as FRENCH
from lessons.questions.choose_card.model import ChooseCard
from lessons.questions.choose_card.moment import ChoiceMoment
from lessons.questions.choose_card.theme import EASIEST, Theme, usable
from lessons.questions.problem.shelf import problems
from lessons.text import phrases
from lessons.text.phrases import LANGS, say

from .table import OTTOCENTO, ask, spec

KIND: ChooseCard = kinds()["choose-card"]  # type: ignore[assignment]
ASKS = tuple(THEMES)
A_HAND = {"ask": "lead", "hand": "T13 T10 T7 T5 Moor1 SK SN S8 BQ B7 CJ C9 C10 DN D9"}
FIRST_DISCARD = {"ask": "leave", "hand": "Angel T14 T12 T9 T8 T6 Moor1 SK SQ S9 BN BJ B7 B6 C8 DJ DA"}


def drawn(way: str, number: int = 60) -> list[ChoiceMoment]:
    found: list[Any] = [ask("choose-card", seed, ask=way) for seed in range(number)]
    return found


def marked(item: Any, *codes: str) -> Any:
    places = tuple(next(i for i, card in enumerate(item.view.hand) if card.code == code) for code in codes)
    return marking.mark(KIND, item, (), places)


def test_the_best_lead_is_right_and_says_why() -> None:
    mark = marked(ask("choose-card", **A_HAND), "B7")
    assert mark.ok
    assert [said.reason for said in mark.says] == ["advice-low-from-queen"]


def test_a_lead_that_nothing_speaks_against_is_accepted_and_hears_of_a_better_one() -> None:
    mark = marked(ask("choose-card", **A_HAND), "C9")
    assert mark.ok
    assert mark.done
    assert [said.reason for said in mark.says] == ["choose-card.fair", "choose-card.better", "advice-low-from-queen"]


def test_a_poor_lead_is_wrong_with_the_reason_the_source_and_the_idea_behind_it() -> None:
    mark = marked(ask("choose-card", **A_HAND), "S8")
    assert not mark.ok
    assert mark.named == "leads-under-own-king"
    assert {said.source for said in mark.says if said.reason == "advice-led-under-king"} == {"ottocento#playing-suits"}
    assert "choose-card.instead" in [said.reason for said in mark.says]


def test_where_deals_played_out_do_not_bear_the_book_out_both_are_told_and_the_card_is_accepted() -> None:
    mark = marked(ask("choose-card", **A_HAND), "SK")
    assert mark.ok
    assert [said.reason for said in mark.says] == [
        "advice-king-led", "choose-card.doubted-ahead", "choose-card.by-the-book", "advice-low-from-queen",
    ]  # fmt: skip


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_doubted_is_told_with_its_number_and_how_sure_that_is(lang: str) -> None:
    said = marked(ask("choose-card", **A_HAND), "SK").says[1]
    figure = figures()["advice-king-led"]
    told = say(said, lang, "bologna")
    assert f"{figure['points']} " in told
    assert str(figure["margin"]) in told
    assert str(figure["situations"]) in told


def test_what_the_rules_forbid_is_told_as_a_rule() -> None:
    mark = marked(ask("choose-card", ask="follow", trick="D9", hand="T7 SJ S8 BQ B9 C9 C8 C7 S7 DK D8 D10"), "SJ")
    assert [said.reason for said in mark.says] == ["choose-card.not-allowed", "must-follow"]


def test_the_order_in_which_two_cards_are_laid_away_does_not_matter() -> None:
    item = ask("choose-card", **FIRST_DISCARD)
    assert marked(item, "DA", "DJ").ok
    assert marked(item, "DJ", "DA").ok
    assert not marked(item, "B6", "B7").ok


def test_of_a_reckoning_an_author_may_give_each_step_or_just_what_it_comes_to() -> None:
    kind, item = kinds()["settle"], ask("settle")
    steps = [one.strip() for one in kind.expected(item).split("|")]
    assert len(steps) > 1
    assert steps[0] != steps[-1]
    assert kind.agrees(item, " | ".join(steps))
    assert kind.agrees(item, steps[-1])
    assert not kind.agrees(item, steps[0])
    assert not kind.agrees(item, " | ".join(steps[1:] + steps[-1:]))


def test_an_author_may_expect_any_of_the_best() -> None:
    item = ask("choose-card", **FIRST_DISCARD)
    assert KIND.agrees(item, "DJ DA")
    assert KIND.agrees(item, "DJ DA | C8 BN")
    assert not KIND.agrees(item, "B7 B6")


def test_a_situation_that_the_tactics_do_not_settle_is_refused() -> None:
    faults = list(KIND.faults(spec("choose-card", hand="T5 SN S8 C9 D9"), OTTOCENTO, None))
    assert [fault.field for fault in faults] == ["hand"]


@pytest.mark.parametrize("way", ASKS)
def test_what_is_drawn_is_clear_and_not_to_be_guessed(way: str) -> None:
    for item in drawn(way):
        assert item.advice.clear
        assert 0 < KIND.guess_rate(item) <= EASIEST


@pytest.mark.parametrize(("way", "theme"), [(way, theme) for way in ASKS for theme in THEMES[way]])
def test_a_theme_has_so_many_situations_in_which_the_advice_holds_and_they_are_what_was_looked_at(
    way: str, theme: Theme
) -> None:
    if theme.name in FREELY:
        assert theme.name not in shelves()
        return
    shelf = shelves()[theme.name]
    assert len(set(shelf.numbers)) >= FEWER.get(theme.name, 200)
    assert stamp(theme, way, shelf.numbers) == shelf.stamp, (
        f"find anew: python -m bench.players.advice find {theme.name}"
    )
    assert all(usable(counsel(situation(theme, number), way)) for number in shelf.numbers[::20])


def test_what_has_not_been_looked_at_is_not_drawn() -> None:
    every = {situation(theme, number).hand for theme in THEMES["follow"] for number in shelves()[theme.name].numbers}
    assert {item.view.hand for item in drawn("follow")} <= every


@pytest.mark.parametrize("way", ASKS)
def test_every_choice_but_a_poor_or_forbidden_one_is_accepted(way: str) -> None:
    for item in drawn(way, 12):
        size = 2 if item.leaves else 1
        for places in combinations(range(len(item.view.hand)), size):
            option = item.option(places)
            poor = option not in item.advice.options or item.advice.grade(option) == "poor"
            assert marking.mark(KIND, item, (), places).ok is not poor


@pytest.mark.parametrize("way", ASKS)
def test_no_card_lies_in_two_places(way: str) -> None:
    for item in drawn(way):
        view = item.view
        lying = [*view.hand, *view.trick, *(card for one in view.tricks for card in one.cards)]
        lying += [card for some in view.shown for card in some]
        assert len(lying) == len(set(lying))


@pytest.mark.parametrize("way", ASKS)
def test_hands_are_as_large_as_they_can_be_and_the_dealers_right_leads_to_the_first_trick(way: str) -> None:
    for item in drawn(way):
        view = item.view
        if item.leaves:
            assert (len(view.hand), view.dealer) == (17, YOU)
            continue
        assert len(view.hand) + len(view.tricks) <= 15
        if view.tricks and not view.late:  # late only the last tricks are shown
            assert view.tricks[0].leader == (view.dealer + 1) % 4
            assert len(view.hand) + len(view.tricks) == 15
        elif len(view.hand) == 15:
            assert view.leader == (view.dealer + 1) % 4


@pytest.mark.parametrize("way", ASKS)
def test_whoever_won_the_last_trick_leads_the_next(way: str) -> None:
    for item in drawn(way):
        for trick, leader in zip(
            item.view.tricks, [*(one.leader for one in item.view.tricks[1:]), item.view.leader], strict=False
        ):
            won = OTTOCENTO.winner(trick.cards, item.rules).index
            assert (trick.leader + won) % 4 == leader


@pytest.mark.parametrize("name", [one.id for one in misconceptions().values() if "choose-card" in one.kinds])
def test_each_wrong_idea_has_a_situation_made_for_it(name: str) -> None:
    every = (*THEMES.values(), *FRENCH.values())
    assert any(name in theme.shows for themes in every for theme in themes)


@pytest.mark.parametrize("way", ASKS)
def test_the_panel_tells_who_deals_but_no_other_hand(way: str) -> None:
    for item in drawn(way, 20):
        panel = KIND.panel(item)
        shown = {code for row in panel.rows for code in row.cards}
        known = {*item.view.hand, *item.view.trick, *item.view.gone, *(card for one in item.view.shown for card in one)}
        assert shown == {card.code for card in known}
        for lang in phrases.LANGS:
            assert item.leaves or phrases.say(panel.lines[0], lang)


def test_the_begato_is_spoken_of_only_where_he_may_be() -> None:
    met = Counter[str]()
    views: list[View] = [item.view for way in ASKS if way != "leave" for item in drawn(way, 30)]
    views += [view(one.state, 0) for one in problems().values()]
    for seen in views:
        for option, opinions in advise(seen).options.items():
            for one in opinions:
                met[one.reason] += 1
                out = BEGATO not in {*seen.hand, *seen.gone}
                match one.reason:
                    case "advice-trumps-led":
                        assert out
                        assert BEGATO not in {*seen.shown[1], *seen.shown[3]}
                    case "advice-trumps-led-own-begato":
                        assert BEGATO in seen.hand
                        assert option != (BEGATO,)
                    case "advice-long-trumps":
                        assert out
                        assert BEGATO not in seen.shown[2]
                    case "advice-angel-on-a-moor":
                        assert BEGATO not in seen.gone
    assert {"advice-trumps-led", "advice-trumps-led-own-begato", "advice-long-trumps"} <= set(met)


def test_of_several_cards_that_might_be_lost_only_one_is() -> None:
    theme, met = next(one for one in THEMES["keys"] if one.name == "matto-in-place"), 0
    for number in range(60):
        for opinions in counsel(situation(theme, number), "keys").options.values():
            for one in opinions:
                if one.reason == "advice-matto-saves" and len(one.facts["cards"]) > 1:  # type: ignore[arg-type]
                    met += 1
                    assert " or " in say(Message(one.reason, one.facts), "en", "bologna")
    assert met


STAYS = {"en": r"\byou (are|have|hold)\b", "it": r"\brest(i|are|eresti)\b", "fr": r"\btu (es|as|restes)\b"}
"""What a sentence says of the hand, and not of the two cards that leave it."""


def test_of_a_discard_is_told_what_it_makes_and_not_what_the_hand_is_already() -> None:
    """A hand may have a lone King, or no card of a suit, before anything is laid away."""
    hand = "Moon T15 T13 T12 T8 T7 SK BK BJ B9 CK C7 C8 D6 D7 D9 D10"
    item = ask("choose-card", ask="leave", hand=hand)
    told = [said for cards in (("B9", "C8"), ("T8", "C8")) for said in marked(item, *cards).says]
    told += [Message("advice-for-combinations", {"cards": ("SN", "SJ")}), Message("remedy.lays-from-the-long-suit")]
    assert {"advice-gains-nothing", "advice-lays-trumps-away"} <= {said.reason for said in told}
    for said in told:
        if said.reason.startswith(("advice-gains", "advice-lays", "advice-for", "remedy.lays-from")):
            for lang, stays in STAYS.items():
                assert not search(stays, say(said, lang, "bologna")), said.reason  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "of"),
    [("lays-smallest-away", "ottocento"), ("chien-keeps-courts", "french4"), ("chien-keeps-courts", "french5")],
)
def test_a_discard_is_called_of_the_smallest_only_where_no_smaller_card_was_kept(name: str, of: str) -> None:
    belief, kept = misconceptions()[name], 0
    for seed in range(30):
        item: Any = ask("choose-card", seed, game(of), ask="leave")
        away = item.option(belief.answer(item) or ())
        stay = [card for card in item.view.hand if card not in away and not card.is_trump and not card.is_fool]
        kept += any(one.points == card.points and one.strength < card.strength for one in stay for card in away)
    assert kept  # a smaller one is kept now and then, so nothing is said of the smallest
    for lang in phrases.OFFERED:
        said = say(Message(f"diagnosis.{name}"), lang)
        assert not search(r"smallest|small ones|più piccole|le basse|les plus petites|les petites", said), said


def test_that_a_king_waits_for_others_to_lead_is_not_told_as_if_he_were_kept_for_later() -> None:
    """On the first round somebody else leads he is to be played."""
    for lang in phrases.OFFERED:
        said = say(Message("remedy.leads-under-own-king"), lang)
        assert search("others|altri|autres", said)
        assert not search("later|dopo|plus tard", said)


def test_what_somebody_plainly_did_is_not_guessed_at_but_the_idea_behind_it() -> None:
    met = 0
    for belief in misconceptions().values():
        plain = belief.kinds == ("choose-card",)
        met += plain
        for lang in phrases.OFFERED:
            done, guess = (say(said, lang) for said in (Message(f"diagnosis.{belief.id}"), marking.perhaps(belief.id)))
            assert (done[1:].rstrip(".") in guess) is not plain, guess
    assert met > 20
