"""A document in Markdown by its sections: what of each is the same in every language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

_REMARK = re.compile(r"(?m)\s+#\s.*$")
"""What a block of code says of itself: each document says it in its own language."""
_BESIDE = re.compile(r"(?m)(?<=\S) {4,}\S.*$|^ {30,}\S.*$")
"""What stands beside a command in its block, and where that goes on."""
_OTHER = re.compile(r'\ben: "[^"]*"(?:, )?|(?<=club: )[^"]*')
"""Texts of an example in another language than the document's own: it may leave them out."""
_EXAMPLE = re.compile(r"^[*~].*")
"""A word as a text marks it, ``*trump*``: an example of the language itself."""
OTHERWISE = "this page in the other language"
_SHOWN = (
    "paragraph_open",
    "bullet_list_open",
    "ordered_list_open",
    "list_item_open",
    "fence",
    "code_block",
    "table_open",
)


@dataclass
class Section:
    """What stands under one heading: its blocks in order, code, the names in it, tables row by row, links and pictures."""

    heading: str
    level: int
    blocks: list[str] = field(default_factory=list)
    code: list[str] = field(default_factory=list)
    names: Counter[str] = field(default_factory=Counter)
    rows: list[list[list[str]]] = field(default_factory=list)
    links: Counter[str] = field(default_factory=Counter)


def sections(document: Path, lang: str) -> list[Section]:
    """Those of a document, its links as they would be in one of another language (``evening.it.md`` is ``evening.md``)."""
    tokens = MarkdownIt("commonmark").enable("table").parse(document.read_text(encoding="utf-8"))
    found: list[Section] = []
    for at, token in enumerate(tokens):
        if token.type == "heading_open":
            found.append(Section(tokens[at + 1].content, int(token.tag[1:])))
        elif found:
            _take(token, found[-1], document, lang)
    return found


def differences(one: Sequence[Section], other: Sequence[Section]) -> Iterator[str]:
    """What the second document has otherwise than the first, under the heading where it is."""
    if [section.level for section in one] != [section.level for section in other]:
        yield f"other headings: {[section.heading for section in one]} and {[section.heading for section in other]}"
        return
    for ours, theirs in zip(one, other, strict=True):
        for what in ("blocks", "code", "rows", "names", "links"):
            left, right = getattr(ours, what), getattr(theirs, what)
            if left != right:
                yield f"{ours.heading!r} and {theirs.heading!r}: other {what}: {_apart(left, right)}"


def code(text: str) -> str:
    """A block of code without what is said of it in one language, and without texts in several."""
    bare = _OTHER.sub("", _BESIDE.sub("", _REMARK.sub("", text)))
    return "\n".join(line.rstrip() for line in bare.splitlines() if line.strip())


def _take(token: Token, into: Section, document: Path, lang: str) -> None:
    if token.type in _SHOWN:
        into.blocks.append(token.type.removesuffix("_open"))
    if token.type in ("fence", "code_block"):
        into.code.append(code(token.content))
    elif token.type == "table_open":
        into.rows.append([])
    elif token.type == "tr_open":
        into.rows[-1].append([])
    elif token.type == "inline":
        for child in token.children or ():
            if child.type == "code_inline":
                into.names[_EXAMPLE.sub("an example", child.content)] += 1
                if into.rows and into.blocks[-1] == "table":
                    into.rows[-1][-1].append(child.content)
            elif child.type in ("link_open", "image"):
                into.links[_target(str(child.attrs.get("href") or child.attrs.get("src")), document, lang)] += 1


def _target(href: str, document: Path, lang: str) -> str:
    """Where a link leads, whatever the language; it is an error of its own where there is a page in this one."""
    page = re.sub(r"(\.[a-z]{2})?\.md$", ".md", href)
    if page == re.sub(r"(\.[a-z]{2})?\.md$", ".md", document.name):
        return OTHERWISE
    translated = page.removesuffix(".md") + f".{lang}.md"
    there = page.endswith(".md") and (document.parent / translated).is_file()
    return f"{href} (there is {translated})" if there and href != translated else page


def _apart(left: object, right: object) -> str:
    if isinstance(left, Counter) and isinstance(right, Counter):
        return f"only the first has {sorted((left - right).elements())}, only the second {sorted((right - left).elements())}"
    if isinstance(left, list) and isinstance(right, list):
        at = next((i for i, (a, b) in enumerate(zip(left, right, strict=False)) if a != b), min(len(left), len(right)))
        return f"at {at}: {left[at : at + 2]} and {right[at : at + 2]}"
    return f"{left} and {right}"
