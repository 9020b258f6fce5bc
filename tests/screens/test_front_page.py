"""What stands at every address before the app can speak: in three languages, in our own words, and a 404 where there is no page."""

from __future__ import annotations

import re

import pytest

from app import app
from screens.shell import front_page
from screens.web import streamlit_internals as theirs
from screens.wording.texts import LANGUAGES, text
from tests.screens.asking import Visitor

SEEN = re.compile(r"<!--.*?-->|<(script|style)\b.*?</\1>|<[^>]*>", re.DOTALL)
EVERYWHERE = ("/", "/home", "/lesson?id=ottocento/following", "/settings", "/s", "/s/wall", "/s/desk", "/s/after")


def body(address: str, locale: str = "it-IT") -> str:
    answer = Visitor(app, {}, {"host": "localhost:8501", "accept-language": locale}).get(address)
    assert answer.status == 200
    return answer.body.decode()


def words(told: str) -> str:
    return " ".join(SEEN.sub(" ", told).replace("&#x27;", "'").split())


@pytest.mark.parametrize("address", EVERYWHERE)
def test_every_page_says_in_all_languages_why_it_does_not_begin(address: str) -> None:
    told = body(address)
    old = "way-in.old-telephone" if address.startswith("/s/") or address == "/s" else "way-in.old"
    for lang in LANGUAGES:
        for key in ("way-in.no-script", old, "way-in.line"):
            assert words(text(key, lang)) in words(told), (key, lang)
    assert '<script src="' in told, "what an old browser reads is no module"
    assert told.index("way_in.js") < told.index('type="module"')


def test_telephones_say_that_they_need_cookies() -> None:
    told = body("/s")
    assert 'data-needs="cookies"' in told
    assert all(words(text("way-in.cookies", lang)) in words(told) for lang in LANGUAGES)


@pytest.mark.parametrize("address", EVERYWHERE)
def test_without_javascript_nobody_advertises(address: str) -> None:
    told = body(address)
    (without,) = re.findall(r"<noscript>(.*?)</noscript>", told, re.DOTALL)
    assert "treamlit" not in words(told)
    assert "agent" not in told
    assert len(re.findall("<p lang=", without)) == len(LANGUAGES)


def test_the_readers_own_language_comes_first() -> None:
    for locale, lang in (("it-IT,it;q=0.9", "it"), ("fr-FR", "fr"), ("de-DE", "en")):
        told = body("/", locale)
        assert f'<html lang="{lang}">' in told
        assert f'role="alert"><p lang="{lang}">' in told


@pytest.mark.parametrize(
    "address",
    ["/lesso", "/lesson/more", "/nothing/at/all", "/home.html", "/lesson.php", "/s/walls",
     theirs.STREAM, f"{theirs.STREAM}/nothing", "/static/nothing"],
)  # fmt: skip
@pytest.mark.parametrize(("locale", "lang"), [("it-IT", "it"), ("fr-FR", "fr"), ("en-GB", "en")])
def test_an_address_that_is_none_is_told_so_in_the_readers_language(address: str, locale: str, lang: str) -> None:
    answer = Visitor(app, {}, {"host": "localhost:8501", "accept-language": locale}).get(address)
    assert answer.status == 404
    assert words(text("way-in.nowhere", lang)) in words(answer.body.decode())
    assert '<a href="/">' in answer.body.decode()


@pytest.mark.parametrize(
    "address",
    ["/health", "/favicon.png", f"{front_page.ADDRESS}/{front_page.FILES.name('way_in.js')}", theirs.HOST_CONFIG],
)
def test_what_is_no_page_is_answered_as_ever(address: str) -> None:
    answer = Visitor(app, {}, {"host": "localhost:8501"}).get(address)
    assert answer.status == 200
    assert "text/html" not in answer.headers["content-type"]


def test_a_page_comes_packed_to_whoever_can_unpack_it() -> None:
    answer = Visitor(app, {}, {"host": "localhost:8501", "accept-encoding": "gzip"}).get("/settings")
    assert answer.headers["content-encoding"] == "gzip"
    assert len(answer.body) < 6000
    assert "set-cookie" in answer.headers


@pytest.mark.parametrize("address", ["/", "/lesson?id=ottocento/following", "/settings"])
def test_the_look_is_there_before_anything_is(address: str) -> None:
    """What comes to the page later would stand there bare until its look came, too."""
    told, visitor = body(address), Visitor(app, {}, {"host": "localhost:8501"})
    looks = re.findall(r'<link rel="stylesheet" href="\.(/way-in/[^"]*)"', told.partition("<body")[2])
    assert [one.rpartition("/")[2] for one in looks] == list(front_page.STYLE)
    for one in looks:
        answer = visitor.get(one)
        assert answer.status == 200
        assert "immutable" in answer.headers["cache-control"]
