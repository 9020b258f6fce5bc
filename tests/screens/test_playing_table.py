"""Tables of one's own over the one way in: every game to its end, taken up again elsewhere, in all languages; the page."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest

from engine.game import game, games
from lessons.learner.event import Event
from lessons.memory.memory import remember
from lessons.places import table
from lessons.places.table import setting
from lessons.tables.families import has_own_table
from lessons.tables.shown import shown
from lessons.tables.sitting import Sitting, take
from screens.components.table.props import paragraphs
from screens.shared import services, sessions
from screens.views.table import TableView
from screens.wording.texts import text
from tests.screens.driving import LEARNER, visit
from tests.screens.posting import Device

HERE = [name for name in games() if has_own_table(name)]
LOCALES = ("en-GB", "it-IT", "fr-FR")


def sat_down(name: str, locale: str = "en-GB") -> Device:
    device = Device(f"table/{name}", locale=locale)
    device.look()
    return device


def any_answer(shown: dict[str, Any], rng: Random) -> object:
    if shown["mode"] == "choice":
        return rng.randrange(len(shown["choices"]))
    if shown["mode"] == "number":
        return "3"
    picks = [card for row in shown["rows"] if row["pick"] for card in row["cards"]]
    may = [place for place, card in enumerate(picks) if not card.get("why")] or [0]
    return rng.sample(may, min(max(shown["at_least"], 1), len(may)))


def step(device: Device, rng: Random) -> None:
    shown = device.panel
    if shown["can"]["talk"] and rng.random() < 0.2:
        device.press("talk", seen=shown["qid"])
        assert device.panel["mode"] == "choice"
    elif shown["can"]["next"]:
        device.press_foreseen()
    elif shown["mark"] and shown["mark"]["tone"] == "bad" and shown["can"]["undo"] and rng.random() < 0.5:
        device.press("undo", seen=shown["qid"])
    else:
        device.press_foreseen("answer", any_answer(shown, rng))


def to_the_end(device: Device, rng: Random) -> None:
    for _ in range(300):
        if device.panel["leaves"]:
            return
        step(device, rng)
        assert device.status == 200, (device.status, device.refused)
    raise AssertionError("a deal without an end")


@pytest.mark.parametrize("name", HERE)
def test_a_deal_of_every_game_is_played_by_moves_and_waits_where_it_was_left(name: str) -> None:
    rng = Random(name)
    device = sat_down(name, LOCALES[HERE.index(name) % 3])
    for _ in range(12):
        if not device.panel["leaves"]:
            step(device, rng)
    sessions.sessions.cache_clear()  # as after a restart: only the log is left
    again = sat_down(name, device.locale)
    for part in ("qid", "rows", "choices", "progress", "prompt", "table"):
        assert again.panel[part] == device.panel[part], part
    to_the_end(again, rng)
    assert len(again.panel["prompt"]) <= 2, "what it has brought, and what most of it came from"
    view = TableView(sessions.sessions().state(LEARNER, f"table/{name}"), device.locale[:2], "drawn")
    assert any(text("at-table.stands", device.locale[:2], n=1).split("{")[0].split()[0] in one for one in view.reckoned)
    assert view.rule
    again.press("again", seen=again.panel["qid"])
    assert again.status == 200
    assert not again.panel["leaves"] or again.panel["qid"]


def test_what_is_asked_stands_above_what_the_others_did() -> None:
    rng, told = Random(5), 0
    device = sat_down("french5")
    while told < 3:
        view = TableView(sessions.sessions().state(LEARNER, "table/french5"), "en", "drawn")
        if not view.session.looking and not device.panel["leaves"]:
            now = shown(view.hand)
            [asked, *_] = paragraphs(view.look.say(now.panel.prompt), "en", view.look.edition)
            assert [tuple(piece) for piece in device.panel["prompt"][0]] == asked
            told += bool(view.news(now))
        if device.panel["leaves"]:
            device.press("again", seen=device.panel["qid"])
        else:
            step(device, rng)


@pytest.mark.parametrize("name", [one for one in HERE if game(one).family == "france"])
def test_whoever_sits_down_is_asked_something_and_a_deal_thrown_in_at_once_comes_later(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def thrown_in(seed: int) -> bool:
        sitting = Sitting(name)
        dealt = take(sitting, Event("present", "table", f"seed-{seed}", {"seed": seed, "dealer": sitting.dealer}))
        return dealt.hand is not None and dealt.hand.stage == "over"

    at_once = next(filter(thrown_in, count()))
    seeds = iter([at_once, at_once, next(seed for seed in count() if not thrown_in(seed)), at_once])
    monkeypatch.setattr(table, "new_seed", seeds.__next__)
    device = sat_down(name)
    assert not device.panel["leaves"]
    to_the_end(device, Random(name))
    device.press("again", seen=device.panel["qid"])
    assert device.panel["leaves"], "the rule is met all the same"


def test_an_offer_is_refused_out_of_turn_and_the_others_hear_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "new_seed", count().__next__)  # the same deals each time
    device = sat_down("calatafimi4")
    for _ in range(60):  # until nobody has said “tengo” at once
        device.press("stand-up", seen=device.panel["qid"])
        device.press("answer", 0, seen=device.panel["qid"])
        if device.panel["can"]["talk"]:
            break
    device.press("talk", seen=device.panel["qid"])
    assert device.status == 200
    place = next(n for n, one in enumerate(device.panel["choices"]) if "tengo" in one)
    device.press("answer", place, seen=device.panel["qid"])
    assert device.status == 200
    assert not device.panel["can"]["talk"], "what was offered is off, and the deal goes on"


def test_a_word_that_may_not_be_said_is_answered_with_the_reason_and_where_it_is_written() -> None:
    for number in range(20):
        device = Device(
            "table/mineo3", learner=f"sole-onda-faro-{['luna', 'torre', 'vento', 'fiume', 'castello'][number % 5]}"
        )
        device.look()
        device.press("answer", 1, seen=device.panel["qid"])  # altre cinque
        while device.panel["can"]["next"]:
            device.press("next", seen=device.panel["qid"])
        if len(device.panel["choices"]) == 4:
            break
        device.press("stand-up", seen=device.panel["qid"])
    before = device.panel["rows"]
    device.press("answer", 2, seen=device.panel["qid"])  # prendo, though nobody pays
    mark = device.panel["mark"]
    assert mark["tone"] == "bad"
    assert "pago" in mark["says"][0]
    assert mark["source"][0][1].startswith("rules?at=sicilian")
    assert device.panel["rows"] == before


def test_a_press_counts_once_and_a_stale_one_not_at_all() -> None:
    device = sat_down("ragusa")
    seen = device.panel["qid"]
    device.press("answer", 1, nonce="the-same-press", seen=seen)
    after = device.panel["qid"]
    device.press("answer", 1, nonce="the-same-press", seen=seen)
    assert device.panel["qid"] == after
    device.press("answer", 0, seen=seen)
    assert device.refused == "stale"


def test_the_coach_says_what_the_hand_is_worth_and_the_house_rules_hold_from_the_next_deal_on() -> None:
    services.store().keep(LEARNER, {setting("mineo3", "palagonia"): "True", setting("mineo3", "rivanto"): "nonsense"})
    device = sat_down("mineo3")
    device.press("hint", seen=device.panel["qid"])
    assert "trump" in device.panel["hints"][0]
    state = sessions.sessions().state(LEARNER, "table/mineo3").hand.state
    assert state.rules.changed() == {"palagonia": True}


def test_no_other_game_is_played_at_these_tables() -> None:
    for name in ("ottocento", "nowhere"):
        device = sat_down(name)
        assert device.status == 404


@pytest.mark.parametrize("locale", ["it-IT", "en-GB"])
def test_the_page_opens_the_table_and_offers_what_comes_after_a_deal(locale: str) -> None:
    lang, rng = locale[:2], Random(4)
    at = visit("practice", locale=locale)
    assert [one.label for one in at.selectbox].count(text("at-table.game", lang)) == 2, "one for each family"
    to_the_end(sat_down("barcellona4", locale), rng)
    at = visit("practice", game="barcellona4", locale=locale)
    assert at.title[0].value == text("at-table.title", lang, game=text("game.barcellona4", lang))
    labels = [one.label for one in at.button]
    assert text("at-table.next-deal", lang) in labels
    at.button(key="once-more").click().run()
    hand = sessions.sessions().state(LEARNER, "table/barcellona4").hand
    assert hand.kept == 0
    assert hand.stage != "over"
    log = [("practice/barcellona4", one) for one in services.store().events(LEARNER, "practice/barcellona4")]
    assert not remember(log).standings, "what is played for practice is no answer to a question"


def test_in_french_the_french_games_are_offered_first_and_only_the_house_rules_that_matter() -> None:
    at = visit("practice", locale="fr-FR")
    names = [one.value for one in at.selectbox if one.label == text("at-table.game", "fr")]
    assert names[0] == "french4"
    for name, offered in (("french4", False), ("french5", True)):
        labels = [one.label for one in visit("practice", game=name, locale="fr-FR").get("button_group")]
        assert (text("house.split", "fr") in labels) == offered
        assert text("house.profile", "fr") in labels
    assert text("house.profile", "fr") not in [
        one.label for one in visit("practice", game="french2", locale="fr-FR").get("button_group")
    ]


def test_home_offers_the_game_that_was_played_last() -> None:
    label = text("at-table.title", "en", game=text("game.mineo3", "en"))
    assert [one.proto.label for one in visit().get("page_link")].count(label) == 2, "in Sicily's two chapters"
    visit("practice", game="vanto")
    label = text("at-table.title", "en", game=text("game.vanto", "en"))
    assert [one.proto.label for one in visit().get("page_link")].count(label) == 3, "and beside the path"
