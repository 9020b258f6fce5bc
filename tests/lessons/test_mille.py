"""Mille for two in lessons and at the table: each player is a side, ten cards go and then two, a match goes to a thousand.

Source: ottocento#millone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.game import game
from engine.games.bologna.deal.actions import Leave, Play
from lessons.question.answered import marking
from lessons.question.kind import Item, Kind, Message
from lessons.question.registry import kinds, misconceptions
from lessons.question.sampling import draw
from lessons.tables.after_a_deal.ending import headline
from lessons.tables.after_a_deal.settled import settlement
from lessons.tables.families import has_own_table
from lessons.tables.hand import ME
from lessons.tables.shown import shown
from lessons.tables.told import coaching
from lessons.text.phrases import LANGS, say, to_two
from tests.lessons.table import WAYS, spec
from tests.lessons.test_at_table import At

MILLE = game("mille")


def played(seed: int, deals: int = 1) -> At:
    at = At("mille", seed)
    for _ in range(deals):
        at.play(wild=0.2)
    return at


def faults(kind: str, **told: Any) -> list[str]:
    return [fault.field for fault in kinds()[kind].faults(spec(kind, **told), MILLE, MILLE.house())]


def test_of_bologna_s_games_mille_has_a_table_of_its_own() -> None:
    assert has_own_table("mille")
    assert not has_own_table("ottocento")


def test_the_learner_is_asked_for_ten_cards_and_as_dealer_for_two_more() -> None:
    asked = set()
    for seed in range(6):
        at = At("mille", seed)
        for _ in range(2):
            at.deal()
            while at.hand.stage != "over":
                if at.hand.stage == "leave":
                    panel, early = shown(at.hand).panel, at.hand.state.phase == "early"
                    asked.add((panel.at_least, panel.at_most, len(at.hand.mine), early))
                at.step(wild=0)
    assert asked == {(10, 10, 20, True), (2, 2, 22, False)}


def test_nobody_signals_where_there_is_no_partner() -> None:
    for seed in range(4):
        hand = played(seed).hand
        assert all(action.signal is None for action in hand.done if isinstance(action, Play))


def test_the_deal_goes_from_one_to_the_other_and_the_points_add_up() -> None:
    at, dealers, sums = At("mille", 5), [], (0, 0)
    for _ in range(3):
        before = at.sitting.match.scores if at.sitting.match and not at.sitting.match.over else (0, 0)
        at.play(wild=0.2)
        dealers.append(at.hand.state.dealer)
        assert at.hand.state.scores == before
        brought = at.hand.family.reckoning(at.hand).payoffs
        sums = before[0] + brought[0], before[1] + brought[1]
        assert at.sitting.match is not None
        assert at.sitting.match.scores == sums == at.sitting.stands
    assert dealers == [1, 0, 1], "the learner leads first"


def test_a_match_ends_at_a_thousand_and_another_one_begins() -> None:
    at, ends = At("mille", 2), 0
    for _ in range(14):
        at.play(wild=0.2)
        match = at.sitting.match
        assert match is not None
        assert match.over == (max(match.scores) >= 1000 and match.scores[0] != match.scores[1])
        if match.over:
            ends += 1
            assert headline(at.sitting).reason.startswith("practice.match-won")
            at.play(wild=0.2)
            assert at.sitting.match is not None
            assert at.sitting.match.number == 1
            assert at.hand.state.scores == (0, 0)
    assert ends >= 2


def test_what_a_deal_has_come_to_is_told_of_both_and_nobody_pays() -> None:
    at = played(3)
    told = settlement(at.sitting)
    assert [one.reason for one in told].count("at-table.line.mille") == 2
    assert not any("pays" in one.reason for one in told)
    for lang in LANGS:
        assert all(say(to_two(one), lang, "bologna") for one in told)


def test_a_deal_played_once_more_changes_nothing_in_the_match() -> None:
    at = played(4)
    assert at.sitting.match is not None
    before = at.sitting.match.scores
    at.did("present", kept=0)
    while at.hand.stage != "over":
        at.step(wild=0)
    assert at.sitting.match.scores == before


def test_the_coach_says_why_of_the_ten_and_of_every_card() -> None:
    at, heard = At("mille", 8), set()
    at.deal()
    while at.hand.stage != "over":
        if at.hand.can_ask:
            told = coaching(at.hand)
            heard.add(at.hand.stage)
            for lang in LANGS:
                assert all(say(to_two(one), lang, "bologna") for one in told)
        at.step(wild=0)
    assert {"leave", "play"} <= heard


def test_the_plain_player_never_leaves_a_five_point_card() -> None:
    for seed in range(8):
        left = [action for action in played(seed).hand.done if isinstance(action, Leave) and action.seat != ME]
        assert left
        assert all(card.points != 5 for action in left for card in action.cards)


def test_with_a_partner_or_four_deals_nothing_is_asked() -> None:
    assert faults("declare", ask="side") == ["ask"]
    assert faults("give-for-matto", ask="must", won="you") == ["won"]
    assert faults("match-end", ask="four") == ["ask"]
    assert faults("match-end", ask="other") == ["ask"]
    assert faults("may-leave", round="first") == []


def test_where_only_the_dealer_leaves_cards_there_is_no_first_round() -> None:
    its = game("ottocento")
    found = list(kinds()["may-leave"].faults(spec("may-leave", round="first"), its, its.house()))
    assert [fault.field for fault in found] == ["round"]


@pytest.mark.parametrize(("ask", "drawn"), [("which", 0), ("these", 1)])
def test_both_rounds_of_leaving_are_asked_about(ask: str, drawn: int) -> None:
    kind, held = kinds()["may-leave"], set()
    for seed in range(20):
        item = draw(kind, spec("may-leave", ask=ask), MILLE, seed)
        held.add((len(item.hand), len(item.left)))
    assert held == {(20, 10), (22, 2)}


@pytest.mark.parametrize(
    "name", ["partners-cards-help", "partners-declarations-add-up", "always-owes-for-matto", "target-ends-four-deals"]
)
def test_mistakes_about_a_partner_or_four_deals_cannot_be_made(name: str) -> None:
    assert not misconceptions()[name].fits(MILLE)
    assert misconceptions()[name].fits(game("ottocento"))


def test_what_is_said_to_one_of_two_speaks_of_no_partner_and_no_other_side() -> None:
    for name in ("may-leave", "give-for-matto", "match-end", "declare", "score-sheet", "gaps"):
        kind = kinds()[name]
        for seed in range(12):
            item = draw(kind, spec(name), MILLE, seed)
            panel, right = kind.panel(item), kind.right(item)
            says = (panel.prompt, *panel.choices, *marking.mark(kind, item, (), right).says, *kind.hints(item))
            told = " ".join(say(one, "it", "bologna") for one in says).casefold()
            for word in ("avversari", "compagno", "la vostra coppia", "la tua coppia", "quindici carte"):
                assert word not in told, (name, seed, told)


def at_every_step(kind: Kind[Any, Any], item: Item) -> Iterator[Message]:
    """What a question says of itself and of its right answers, however they are told."""
    given: tuple[Any, ...] = ()
    for _ in range(40):
        panel, right = kind.panel(item, given), kind.right(item, given)
        mark = kind.explain(item, given, right)
        labels = (row.label for row in panel.rows if row.label)
        yield from (panel.prompt, *panel.choices, *panel.lines, *labels, *kind.hints(item, given), *mark.says)
        yield from (*kind.reveal(item, given).says, *kind.worked(item, given).says, *kind.solution(item, given))
        if mark.done:
            return
        given = (*given, right)


def test_whatever_a_question_tells_one_of_two_is_in_the_words_for_two() -> None:
    """Also what is shown to somebody who gave up, or worked as an example."""
    asked = set()
    for name, kind in kinds().items():
        for way in WAYS.get(name, ({},)):
            if next(iter(kind.faults(spec(name, **way), MILLE, MILLE.house())), None):
                continue
            for seed in range(6):
                for said in at_every_step(kind, draw(kind, spec(name, **way), MILLE, seed)):
                    assert to_two(said) == said, (name, said)
            asked.add(name)
    assert len(asked) > 15
