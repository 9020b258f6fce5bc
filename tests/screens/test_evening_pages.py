"""The pages of an evening: their words and files, addresses with codes, what is printed, what can be asked."""

from __future__ import annotations

import html
import json
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest
from starlette.applications import Starlette

from screens.evening import pages
from screens.evening.component import USES, assets
from screens.evening.routes import UNDER, Evening
from screens.room_views.codes import code_of
from screens.room_views.questions import choices
from screens.shared import sessions
from tests.screens.asking import Visitor
from tests.screens.evening_room import TEACHER, Room, browser


def test_only_the_teacher_prints_what_tells_all_hands() -> None:
    room = Room()
    room.lead("deal", {"number": 4})
    asked = f"/s/deal.pdf?room={room.code}"
    assert browser().get(asked).status == 404
    app = Starlette(routes=Evening(sessions.sessions).routes())
    for locale in ("it-IT", "en-GB"):
        mine = Visitor(app, {"calzettini": TEACHER}, {"host": "localhost:8501", "accept-language": locale}).get(asked)
        assert mine.body.startswith(b"%PDF")
    assert browser().get("/s/deal.pdf").status == 404


@pytest.mark.parametrize("page", sorted(USES))
@pytest.mark.parametrize("lang", ["it", "en"])
def test_every_word_a_script_says_is_there(page: str, lang: str) -> None:
    words = pages.said(dict(pages.SHOWN.values())[page], lang)
    static = Path(pages.__file__).parent / "static"
    scripts = [one.read_text(encoding="utf-8") for one in static.rglob("*.js") if one.name in USES[page]]
    assert len(scripts) == len(USES[page])
    said = {word for script in scripts for word in re.findall(r'\bsay\("([a-z_]+)"', script)}
    assert said
    assert said <= set(words)


@pytest.mark.parametrize("under", [one for one in UNDER if not one.endswith(".pdf")])
@pytest.mark.parametrize("locale", ["it-IT", "en-GB"])
def test_every_page_is_there_in_both_languages(under: str, locale: str) -> None:
    Room()
    answer = browser(**{"accept-language": locale}).get(f"/s{under}")
    assert answer.status == 200
    assert answer.body
    if answer.headers["content-type"].startswith("text/html"):
        assert f'lang="{locale[:2]}"' in answer.body.decode()


def test_what_a_script_asks_for_is_told_to_our_own_pages_only() -> None:
    for headers in ({"host": "elsewhere.example"}, {"sec-fetch-site": "cross-site"}):
        asked = browser(**headers, **{"sec-fetch-dest": "empty"})
        assert asked.get("/s/questions").status == asked.get("/s/addresses").status == 403


def test_the_addresses_are_those_of_this_machine_each_with_its_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "others_addresses", lambda: ("192.168.1.20", "10.0.0.5"))
    told = json.loads(browser().get("/s/addresses?path=/s/desk").body)["addresses"]
    assert [one["host"] for one in told] == ["192.168.1.20", "10.0.0.5"]
    assert told[0]["url"].startswith("http://192.168.1.20")
    assert told[0]["url"].endswith("/s/desk")
    assert told[0]["code"]["size"] >= 21
    assert browser().get("/s/addresses?path=//elsewhere.example").status == 404


def test_without_a_network_the_desk_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "others_addresses", lambda: ())
    assert json.loads(browser().get("/s/addresses").body)["found"] is False


def test_a_code_is_drawn_module_by_module() -> None:
    segno = pytest.importorskip("segno")
    wanted = [list(row) for row in segno.make("http://192.168.1.20:8501/s", micro=False, error="m").matrix]
    told = code_of("http://192.168.1.20:8501/s")
    drawn = [[0] * len(wanted) for _ in wanted]
    for stroke in str(told["path"]).split("M")[1:]:
        start, length = stroke.split("h")
        x, y = start.split(" ")
        for at in range(int(x), int(x) + int(length)):
            drawn[int(float(y))][at] = 1
    assert drawn == [[int(bool(one)) for one in row] for row in wanted]


def test_what_can_be_asked_has_words_in_both_languages() -> None:
    for locale in ("it-IT", "en-GB"):
        games = json.loads(browser(**{"accept-language": locale}).get("/s/questions").body)
        assert len({one["name"] for one in games}) == len(games), "each game is chosen by a name of its own"
        ottocento = next(one for one in games if one["game"] == "ottocento")
        assert len(ottocento["lessons"]) > 20
        assert len(ottocento["mistakes"]) > 100
        assert all(step["title"] and step["about"] for lesson in ottocento["lessons"] for step in lesson["steps"])


@pytest.mark.parametrize("page", sorted(USES))
def test_a_page_names_files_that_are_served(page: str) -> None:
    from screens.evening.component import EVENING

    for address in (*assets(page)[0], *assets(page)[1]):
        assert EVENING.path(address.removeprefix(f"{EVENING.address}/")) is not None, address


def test_text_in_a_page_is_data() -> None:
    told = pages.html("telephone", "<b>", "en", {"words": {"x": "\"'><script>"}})
    assert "<b>" not in told
    assert "'><script>" not in told


def test_of_eight_who_ask_at_once_what_can_be_asked_one_makes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    all_there = Barrier(8, timeout=20)

    def make(_: object, lang: str, pack: str) -> list[dict[str, object]]:
        made.append(lang)
        return [{"game": "ottocento"}]

    def ask(_: int) -> object:
        all_there.wait()
        return choices.choices({}, "it")

    monkeypatch.setattr(choices, "_made", make)
    monkeypatch.setattr(choices, "_kept", {})
    with ThreadPoolExecutor(8) as eight:
        told = list(eight.map(ask, range(8)))
    assert made == ["it"]
    assert told == [[{"game": "ottocento"}]] * 8


@pytest.mark.parametrize(("locale", "said"), [("en-GB", "Put it back"), ("it", "Rimettilo"), ("fr-FR", "Remets-le")])
def test_a_page_opened_while_the_log_is_away_says_so_and_comes_by_itself(
    tmp_path: Path, locale: str, said: str
) -> None:
    room, away = Room().code, tmp_path / "away"
    away.mkdir()
    for one in tmp_path.glob("log.sqlite*"):
        one.rename(away / one.name)
    every = [f"/s{page}{asked}" for page in ("", "/desk", "/wall", "/after") for asked in ("", f"?room={room}")]
    for one in every:
        told = browser(**{"accept-language": locale}).get(one)
        assert told.status == 503
        assert said in told.body.decode()
        assert 'http-equiv="refresh"' in told.body.decode()
    for one in away.iterdir():
        one.rename(tmp_path / one.name)
    assert [browser().get(one).status for one in every] == [200] * len(every)


@pytest.mark.parametrize(
    ("host", "here"),
    [
        ("192.168.1.20:8501", True), ("localhost:8501", True), ("portatile.local", True), ("laptop:8501", True),
        ("[fe80::1]:8501", True), ("tarocchi.example.org", False), ("93.184.215.14", False),
    ],
)  # fmt: skip
def test_what_is_on_a_laptop_alone_is_said_to_lead_nowhere_from_home(host: str, here: bool) -> None:
    for page in ("", "/after"):
        body = html.unescape(browser(host=host).get(f"/s{page}").body.decode())
        assert f'"here": {json.dumps(here)}' in body
        assert "{address}" in body
