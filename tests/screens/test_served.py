"""What the app serves itself: pictures and the table's files, immutable, and nothing that was not meant to be served."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from starlette.applications import Starlette

from bench.pages.weight import heaviest_hand
from engine import game
from screens.card_pictures import addresses as pictures
from screens.components.bench.component import WORKBENCH
from screens.components.host import SHARED, Component
from screens.components.scorekeeper.component import BOARD, PILE
from screens.components.settling.component import SETTLING
from screens.components.table.component import TABLE
from screens.evening.component import EVENING
from screens.web.static_files import Together, route
from tests.screens.asking import Visitor

COMPONENTS = (TABLE, WORKBENCH, PILE, BOARD, SETTLING, EVENING)


@pytest.mark.parametrize("its", COMPONENTS, ids=lambda one: one.name)
def test_no_two_files_of_a_component_have_one_name(its: Component) -> None:
    """They are served from one folder: the second would be taken for the first."""
    names = [Path(one).name for one in (*its.scripts, *its.styles, *SHARED)]
    assert sorted(names) == sorted(set(names))


@pytest.fixture
def browser() -> Visitor:
    routes = [route("/cards", pictures.path), route("/table", lambda name: TABLE.assets().path(name))]
    return Visitor(Starlette(routes=routes))


def test_a_picture_is_kept_for_ever_and_says_what_it_is(browser: Visitor) -> None:
    answer = browser.get(pictures.url("bologna", "plain", "SK"))
    assert answer.status == 200
    assert answer.headers["content-type"] in ("image/webp", "image/png")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_the_address_of_a_picture_does_not_tell_the_card() -> None:
    addresses = [pictures.url("bologna", "plain", code) for code in ("SK", "Angel", "Matto", "T16")]
    assert len(set(addresses)) == 4
    for code, address in zip(("SK", "Angel", "Matto", "T16"), addresses, strict=True):
        assert code.lower() not in address.lower().removeprefix("/cards/")


@pytest.mark.parametrize(
    "address", ["/cards/", "/cards/..%2f..%2fapp.py", "/cards/index.json", "/cards/SK.png", "/table/table.js"]
)
def test_anything_else_is_not_there(browser: Visitor, address: str) -> None:
    answer = browser.get(address)
    assert answer.status == 404
    assert "text/html" not in answer.headers.get("content-type", "")


def test_the_tables_script_comes_under_a_name_of_its_content(browser: Visitor) -> None:
    answer = browser.get(f"/table/{TABLE.assets().name('table.js')}")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert b"export function mount" in answer.body


def test_another_content_is_another_name(tmp_path: Path) -> None:
    file = tmp_path / "a.css"
    file.write_text("one")
    first = Together({"a.css": file}).name("a.css")
    file.write_text("two")
    assert Together({"a.css": file}).name("a.css") != first


def test_fifteen_cards_weigh_less_than_two_hundred_kilobytes() -> None:
    assert heaviest_hand() < 200


def test_few_cards_are_shown_finer_than_many() -> None:
    whole = [card.code for card in game("ottocento").pack]
    assert pictures.urls("bologna", "drawn", ["SK"]) == [pictures.url("bologna", "drawn", "SK", 240)]
    assert pictures.url("bologna", "drawn", "SK", 120) in pictures.urls("bologna", "drawn", whole)


def test_a_script_comes_packed_to_whoever_can_unpack_it(browser: Visitor) -> None:
    address = f"/table/{TABLE.assets().name('table.js')}"
    plain = browser.get(address)
    browser.headers["accept-encoding"] = "gzip"
    packed = browser.get(address)
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    assert gzip.decompress(packed.body) == plain.body
