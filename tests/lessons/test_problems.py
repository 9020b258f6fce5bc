"""The problems: as many as were promised, right for the reason that they give, and not to be solved without thinking."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from engine.cards import TRUMPS
from engine.games.bologna import grounds
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.pack import MATTO, PACK
from engine.games.bologna.players import REASONS
from engine.parts.following import suit_led
from engine.parts.tricks import best
from lessons.lint.problems import check
from lessons.question.answered import ladder
from lessons.question.registry import kinds
from lessons.questions.problem.because import because
from lessons.questions.problem.rules import RULES, TACTICS
from lessons.questions.problem.shelf import FOLDER, Problem, of_file, problems
from lessons.review.stock import stocks
from lessons.text.phrases import LANGS, say, sentences
from tests.lessons.table import ask

EVERY = tuple(problems().values())
KIND = kinds()["problem"]


def test_there_are_many_of_all_levels_and_for_many_reasons() -> None:
    assert len(EVERY) >= 85
    assert {one.level for one in EVERY} == {1, 2, 3}
    reasons = {one.reason for one in EVERY}
    assert len(reasons) >= 25
    assert all(sum(one.reason == reason for one in EVERY) <= 20 for reason in reasons)
    assert len({one.about for one in EVERY}) >= 7


def test_a_deal_has_one_problem_and_some_are_at_the_end() -> None:
    deals = [one.name.partition("-")[0] for one in EVERY]
    assert len(set(deals)) == len(deals)
    assert sum(len(one.hand) <= 7 for one in EVERY) >= 30
    assert all(one.solved is (len(one.hand) <= 7) for one in EVERY)


def test_nobody_guesses_every_other_one() -> None:
    assert all(2 * len(one.right) < len(one.behind) for one in EVERY)


def test_none_is_solved_by_playing_the_highest_and_not_half_of_them_by_the_lowest() -> None:
    lowest = 0
    for one in EVERY:
        may = PACK.sorted(FOLLOWING.allowed(one.state.hands[0], one.state.trick.cards))
        assert next(card for card in may if card != MATTO).code not in one.right
        lowest += may[-1].code in one.right
    assert lowest < len(EVERY) / 2


def test_every_one_passes_the_checker() -> None:
    assert not list(check(FOLDER.parent))


@pytest.mark.parametrize("one", EVERY[::13], ids=lambda one: one.name)
def test_right_and_wrong_are_told_why_in_both_languages(one: Problem) -> None:
    item = ask("problem", problem=one.name)
    right = KIND.explain(item, (), (item.place(one.right[0]),))
    wrong = max(one.behind, key=lambda code: one.behind[code])
    mark = KIND.explain(item, (), (item.place(wrong),))
    assert right.ok
    assert not mark.ok
    for lang in LANGS:
        assert str(round(one.least)) in say(right.says[-1], lang, "bologna")
        assert str(round(one.behind[wrong])) in say(mark.says[1], lang, "bologna")
        assert all(say(said, lang, "bologna") for said in (*right.says, *mark.says, *KIND.hints(item)))


def done_in(one: Problem) -> str:
    """What the right card does: leads, trumps in, takes a trick of trumps, takes, or lets go."""
    deal, card = one.state, PACK[one.right[0]]
    there = deal.trick.cards
    if not there:
        return "leads"
    led = suit_led(there)
    takes = not card.is_fool and best((*there, card)) == len(there)
    if card.is_trump and led != TRUMPS and takes:
        return "trumps"
    return "takes in trumps" if takes and led == TRUMPS else "takes" if takes else "lets go"


ABOUT = {
    "leads": {
        "leading-back",
        "leading-where-the-king-has-gone",
        "leading-small",
        "leading-the-highest",
        "leading-to-a-king",
        "drawing-a-trump",
        "feeding",
        "leading-trumps",
        "opening",
        "planning-the-play",
        "playing-suits",
        "returning-a-lead",
        "small-trump",
    },
    "trumps": {
        "trumping",
        "trumping-for-a-card",
        "trumping-with-a-moor",
        "taking-home",
        "taking-home-what-is-hard-to-save",
        "letting-go",
        "ours",
    },
    "takes in trumps": {"taking-in-trumps", "taking-home", "leading-trumps", "letting-go", "ours"},
    "takes": {"taking", "taking-home", "playing-suits", "letting-go", "ours"},
    "lets go": {"giving", "giving-a-key-card", "letting-go", "lost", "ours", "the-endgame", "leading-trumps"},
}
"""What a card does -> the rules that are about that."""


@pytest.mark.parametrize("does", ABOUT)
def test_the_rule_of_a_problem_is_about_what_is_done_in_it(does: str) -> None:
    for one in EVERY:
        rule = KIND.hints(ask("problem", problem=one.name))[1].reason.rpartition(".")[2]
        if rule == "saving-the-begato":
            assert {"Begato", "Angel"} & {*one.right}, one.name
        elif rule == "use-of-the-matto":
            assert one.right == ("Matto",)
        elif rule in ("letting-go", "letting-go-a-key-card", "ours"):
            assert one.reason in ("over-partner", "partner-has-it", "lost")
        elif done_in(one) == does:
            assert rule in ABOUT[does], (one.name, one.reason)


def test_every_reason_for_a_card_that_can_be_asked_about_has_its_rule() -> None:
    assert set(RULES) <= set(REASONS)
    assert set(TACTICS) == set(grounds.TACTICS)
    others = {
        "only-card",
        "lead-what-is-left",
        "lead-not-the-matto",
        "worthless",
        "lead-as-partner-asks",  # only where signals ask, as the other source plays; no problem is played so
        "highest-as-partner-asks",
    }  # the book has nothing to teach there
    spoken = ("monte-", "leave-", "declare-", "give-")
    assert {reason for reason in REASONS if not reason.startswith(spoken)} - others == set(RULES)


def test_nobody_is_shown_what_the_other_hands_hold() -> None:
    for one in EVERY[::4]:
        panel = KIND.panel(ask("problem", problem=one.name))
        shown = {code for row in panel.rows for code in row.cards}
        open_ = {code for made in one.state.shown for each in made for code in each.cards}
        others = {card.code for hand in one.state.hands[1:] for card in hand}
        assert shown & others <= open_


def test_the_first_hint_asks_only_about_players_who_are_still_to_play() -> None:
    asked = {"lead": 0, "second": 1, "third": 2, "last": 3}
    for one in EVERY:
        place = KIND.hints(ask("problem", problem=one.name))[0].reason.rpartition(".")[2]
        assert asked[place] == len(one.state.trick.cards)


def test_the_last_hint_leaves_a_wrong_card_beside_the_right_one() -> None:
    for one in EVERY:
        (gone,) = KIND.hints(ask("problem", problem=one.name))[2].facts["cards"]  # type: ignore[misc]
        assert gone not in one.right
        assert set(one.behind) - {gone} > set(one.right)


def test_the_dealer_sees_what_they_have_laid_away() -> None:
    for one in EVERY:
        rows = KIND.panel(ask("problem", problem=one.name)).rows
        laid = [row.cards for row in rows if row.label and row.label.reason == "row.you-laid-away"]
        assert laid == ([tuple(card.code for card in PACK.sorted(one.state.left[0]))] if one.state.dealer == 0 else [])


def test_what_comes_home_less_often_is_told_of_a_wrong_card_and_the_right_one_is_not_named() -> None:
    told = 0
    for one in EVERY:
        item = ask("problem", problem=one.name)
        for code, (home, n, m) in one.why.items():
            said = KIND.explain(item, (), (item.place(code),)).says[1]
            told += 1
            moors = sum("moors" in card.groups for card in one.hand)
            assert (said.facts["card"], said.facts["home"], said.facts["best"], said.facts["here"]) == (
                "Moor" if moors > 1 and code.startswith("Moor") else code,
                home,
                n,
                m,
            )
            assert f"{m} out of 100" in say(said, "en", "bologna")
    assert told > 75


def test_of_a_wrong_card_it_is_said_first_what_it_does_here_and_never_which_one_is_right() -> None:
    """Not how many points it costs: what it gives away, spends, or leaves to the others."""
    told = Counter[str]()
    for one in EVERY:
        item = ask("problem", problem=one.name)
        for code in set(one.behind) - set(one.right):
            (said,) = KIND.error_of(item, (), (item.place(code),)).says
            told[said.reason] += 1
            assert not said.reason.startswith("problem.costs")
            assert set(one.right).isdisjoint(map(str, said.facts.values())), (one.name, code, said)
    assert len(told) > 15


def test_no_opponent_is_said_to_hold_what_partners_busso_promises() -> None:
    """A busso on the trump that is led: the highest trump still out is partner's, as the lessons say."""
    promised = 0
    for one in EVERY:
        deal, here = one.state, one.state.trick
        if here.signal != "busso" or here.leader != 2 or suit_led(here.cards) != TRUMPS:
            continue
        seen = {*deal.hands[0], *deal.earlier, *here.cards}
        out = [card for card in PACK if card.is_trump and card not in seen]
        for card in (card for card in one.may if card.is_trump and out and best((card, out[0])) == 1):
            beaten_by = [other for other in out if best((card, other)) == 1]
            reason = because(deal, card, PACK[one.right[0]]).reason
            if beaten_by == out[:1] and PACK[one.right[0]] != card:
                promised += 1
                assert "may-be-beaten" not in reason, (one.name, card)
    assert promised


LOST = """- name: "24-1"
  level: 1
  reason: lost
  right: [S6]
  behind: {S6: 0.0, SA: 11.5, SJ: 14.6, SN: 15.3}
  why: {SA: [SA, 32, 0]}
  worlds: 8000
  solved: false
  record: |
    calzettini ottocento 1
    scores 0 0
    dealer 0
    hand 0 SJ D9 CA S6 T14 C10 SA D8 BQ World T10 T7 T9 B9 DQ
    hand 1 DK DA CN T6 DN B7 D6 Begato Moor2 Sun T13 B6 S7 S8 Angel
    hand 2 BJ S9 T12 T16 BA C6 D7 Matto BK BN Moor3 C8 T11 C7 D10
    hand 3 B8 T5 SQ Moon SK S10 Moor1 C9 B10 Moor4 T15 CQ CK DJ T8
    rest SN CJ
    picks-up 0
    leaves 0 BQ B9
    shows 1 grande Angel Begato Sun
    shows 1 coins DK DN DA Begato
    trick 1 S7 S9 SK
    shows 2 batons BK BN BJ BA Matto
"""
"""A problem as a file has it."""


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("behind: {", "behind: {S9: 1.0, ", "too many or too few"),
        ("level: 1", "level: 7", "level"),
        ("reason: lost", "reason: king-takes", "does not play"),
        ("reason: lost", "reason: because", "a problem has"),
        ("right: [S6]", "right: [SA]", "does not play"),
        ("right: [S6]", "right: [S6, SJ]", "small ones of one suit"),
        ("    dealer", "    deeler", "cannot be read: "),
        ("SA: 11.5", "SA: 0.8", "costs only"),
        ("SA: 11.5", "SA: 9999.0", "cannot cost"),
        ("SA: 11.5", "SA: -3.0", "cannot cost"),
        ("SA: [SA, 32, 0]", "S6: [SA, 32, 0]", "the greater first"),
        ("SA: [SA, 32, 0]", "SA: [SA, 32, 40]", "the greater first"),
        ("solved: false", "solved: maybe", "a problem has"),
        ("S6: 0.0", "S6: 2.0", "costs nothing"),
        ("worlds: 8000", "worlds: 20", "possible deals only"),
    ],
)
def test_what_is_wrong_with_one_is_said_with_its_place(old: str, new: str, said: str, tmp_path: Path) -> None:
    folder = tmp_path / "problems"
    folder.mkdir()
    entry = LOST
    assert old in entry
    (folder / "one.yaml").write_text(entry.replace(old, new, 1), "utf-8")
    found = list(check(tmp_path))
    assert any(said in one.message for one in found), [one.message for one in found]
    assert all(one.line >= 1 for one in found)


def test_an_entry_of_another_shape_is_no_problem_to_be_asked(tmp_path: Path) -> None:
    path = tmp_path / "some.yaml"
    path.write_text("- name: x\n- 3\n- {name: y, level: one}\n", "utf-8")
    assert list(of_file(path)) == [0, 1, 2]


def test_a_review_of_what_the_problems_are_about_asks_problems_too() -> None:
    stock = stocks()["ottocento"]
    for skill in ("key-cards", "what-to-lead"):
        (template, *_) = [one for one in stock.by_skill[skill] if one.kind == "problem"]
        assert template.drawn
        assert stock.item(template, 3) is not None


def test_a_card_that_may_not_go_is_told_why_and_nothing_is_asked_beside_it() -> None:
    met = 0
    for one in EVERY[::4]:
        item = ask("problem", problem=one.name)
        foul = next((card.code for card in one.hand if card.code not in one.behind), None)
        if foul is None:
            continue
        met += 1
        answer = (item.place(foul),)
        found = ladder.told(KIND, item, (), answer, KIND.explain(item, (), answer), 0)
        reasons = [said.reason for said in found.says]
        assert reasons == [
            "choose-card.not-allowed",
            item.game.judge_play(one.hand, one.state.trick.cards, PACK[foul], item.rules).reason,
        ]
        assert all(say(said, lang, "bologna") for said in found.says for lang in LANGS)
    assert met > 15


def test_where_several_cards_do_the_same_that_is_said() -> None:
    several = next(one for one in EVERY if len(one.right) > 1)
    single = next(one for one in EVERY if len(one.right) == 1)
    (many,), (one,) = (KIND.solution(ask("problem", problem=each.name)) for each in (several, single))
    assert say(many, LANGS[1], "bologna").startswith("Qui vanno bene tutte queste: ")
    assert say(one, LANGS[1], "bologna").startswith("Qui una buona scelta è questa: ")


def test_where_several_cards_are_right_the_reason_names_none_of_them() -> None:
    """It is told whichever of them was played."""
    several = {one.words for one in EVERY if len(one.right) > 1}
    assert len(several) > 5
    assert not [words for words in several for text in sentences()[words].values() if "{card" in text]
