"""A text of a quiz as a lesson has it: HTML and Markdown become plain, but for what is bold; a picture cannot come along."""

from __future__ import annotations

import re
from html.parser import HTMLParser

from lessons.exchange.gift.characters import FORMATS, brought_back
from lessons.yamlfile.characters import ODD

_FORMAT = re.compile(rf"\s*\[({'|'.join(FORMATS)})\]")
_TAG = re.compile(r"</?[A-Za-z][^<>]*>|&#?\w+;")
_BLANKS = re.compile(r"[ \t\r\f\v]+")
_HARD = re.compile("(?<![«\u2039])[\xa0\u202f](?![:;?!»\u203a%])")
"""A blank at which no line breaks, but where French wants one."""
_BLOCKS = frozenset(
    (
        "address",
        "article",
        "blockquote",
        "dd",
        "div",
        "dl",
        "dt",
        "h1",
        "h2",
        "h3",
        "h4",
        "h5",
        "h6",
        "li",
        "ol",
        "p",
        "pre",
    )
) | {"section", "table", "tr", "ul"}
_MARKED = re.compile(r"<!\[[^>]*>?")
"""What Word leaves in a page (``<![endif]>``), to be said by nobody; Python's reader of HTML breaks down over some of it."""
_UNSAID = frozenset(("script", "style"))
_MEDIA = frozenset(("audio", "embed", "iframe", "img", "math", "object", "picture", "svg", "video"))
_MARKDOWN_PICTURE = re.compile(r"!\[[^\]]*\]\([^)]*\)")
_MARKDOWN_LINK = re.compile(r"\[([^\]]+)\]\([^)\s]*\)")
_MARKDOWN_STRONG = re.compile(r"(?<!_)__(?!_)([^_\n]+)__(?!_)")
_MARKDOWN_EMPHASIS = re.compile(r"(?<![\w*])([*_])(?![\s*_])([^*_\n]+?)(?<![\s*_])\1(?![\w*])")


class HasMedia(ValueError):
    """The text shows a picture or plays a sound, which a file of GIFT does not bring along."""


def format_of(text: str, otherwise: str) -> str:
    """The format that the text says it has."""
    found = _FORMAT.match(text)
    return found[1] if found else otherwise


def plain(text: str, otherwise: str, *, one_line: bool = True) -> str:
    """What the text says; ``otherwise`` is its format if it names none. Only a text of several lines keeps what is bold.

    Errors: :class:`HasMedia`.
    """
    kind = format_of(text, otherwise)
    flat = re.sub(r"\s*\n\s*", "\n", _FORMAT.sub("", text, count=1))
    told = brought_back(flat if kind == "markdown" else flat.replace("\n", " "))
    if kind == "html" or (kind == "moodle" and _TAG.search(told)):
        told = _of_html(told.replace("\n", " ") if kind == "html" else told)
    elif kind == "markdown":
        told = _of_markdown(told)
    if one_line and kind != "plain":
        told = told.replace("**", "")
    lines = (_BLANKS.sub(" ", line).strip() for line in ODD.sub("", _HARD.sub(" ", told)).split("\n"))
    return " ".join(filter(None, lines)) if one_line else re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip()


def _of_markdown(text: str) -> str:
    if _MARKDOWN_PICTURE.search(text):
        raise HasMedia
    linked = _MARKDOWN_LINK.sub(r"\1", _MARKDOWN_STRONG.sub(r"**\1**", text))
    return _MARKDOWN_EMPHASIS.sub(r"\2", linked)


def _of_html(text: str) -> str:
    page = _Page()
    page.feed(_MARKED.sub("", text))
    page.close()
    return "".join(page.said).replace("****", "")


class _Page(HTMLParser):
    """Gathers what a piece of HTML says. Errors: :class:`HasMedia`."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.said: list[str] = []
        self._unsaid = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in _MEDIA:
            raise HasMedia
        self._unsaid += tag in _UNSAID
        self._around(tag)

    def handle_endtag(self, tag: str) -> None:
        self._unsaid -= tag in _UNSAID and self._unsaid > 0
        self._around(tag)

    def handle_data(self, data: str) -> None:
        if not self._unsaid:
            self.said.append(data)

    def _around(self, tag: str) -> None:
        if tag in ("b", "strong"):
            self.said.append("**")
        elif tag in _BLOCKS or tag == "br":
            self.said.append("\n")
        elif tag in ("td", "th"):
            self.said.append(" ")
