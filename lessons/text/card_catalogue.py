"""What the cards of a pack are called, look like, and are taken for: ``content/cards/<family>.yaml``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from engine.cards import Pack
from lessons.text.printed import Print, parts, prints
from lessons.yamlfile.copies import yaml_files
from lessons.yamlfile.disk_cache import DiskCache
from lessons.yamlfile.languages import read_texts, with_languages
from lessons.yamlfile.locked_cache import read_once

CONTENT = Path(__file__).resolve().parents[2] / "content"


@dataclass(frozen=True, slots=True)
class CardEntry:
    """One card: its name in each language, the short one, how to tell it from the cards in ``like``."""

    name: Mapping[str, str]
    short: Mapping[str, str]
    look: Mapping[str, str]
    tell: Mapping[str, str]
    like: tuple[str, ...]


Book = Mapping[str, CardEntry]


@read_once
def books(content: Path = CONTENT) -> Mapping[str, Book]:
    """Family of packs -> its book."""
    paths = yaml_files(content / "cards")
    kept = DiskCache("cards", [one for path in paths for one in with_languages(path)])
    told = kept.made(lambda: {path.stem: read_texts(path).data for path in paths})
    return {family: _book(data) for family, data in told.items()}


def book(pack: Pack) -> Book:
    """The book that knows every card of this pack; an empty one when there is none yet."""
    return next((one for one in books().values() if all(card.code in one for card in pack)), {})


@dataclass(frozen=True, slots=True)
class Family:
    """What a family says of its cards as a whole.

    ``sources``: where is written how the cards rank (``order``), how to tell them (``tell``), how the game goes round
    (``turn``) and who leads (``lead``). ``alike``: sets of cards that are mixed up, each in the groups that are shown together.
    """

    sources: Mapping[str, str]
    alike: Mapping[str, tuple[tuple[str, ...], ...]]


@read_once
def family(name: str, content: Path = CONTENT) -> Family:
    """What ``content/cards/groups.yaml`` says of this family of games."""
    path = content / "cards" / "groups.yaml"
    data = read_texts(path).data
    told = data.get(name) if isinstance(data, dict) else None
    its = told if isinstance(told, dict) else {}
    alike, sources = its.get("alike"), its.get("sources")
    sets = {id_: str(cards).split("|") for id_, cards in alike.items()} if isinstance(alike, dict) else {}
    return Family(
        _texts(sources), {id_: tuple(tuple(group.split()) for group in groups) for id_, groups in sets.items()}
    )


@cache
def entry(code: str, family: str = "") -> CardEntry | None:
    """A card by its code in this family; without one in whatever family has it, the Bolognese first (their codes meet there).

    Of an edition (:func:`lessons.text.printed.edition`) it is named and told by what is printed on that pack.
    """
    own, pack = parts(family)
    known = [books()[own]] if own in books() else books().values()
    found = next((one[code] for one in known if code in one), None)
    print_ = prints(pack).get(code) if pack else None
    if found is None and print_ is not None and print_.name:
        found = CardEntry(print_.name, print_.name, {}, {}, ())  # a card that only this pack has
    return found if found is None or print_ is None else _printed(found, print_)


def _printed(card: CardEntry, print_: Print) -> CardEntry:
    name = {lang: print_.named(one, lang) for lang, one in card.name.items()}
    short = name if print_.numeral else card.short
    look = {lang: print_.told(one) for lang, one in print_.look.items()}
    return CardEntry(name, short, look, look, card.like)


def _book(data: object) -> Book:
    if not isinstance(data, dict):
        return {}
    return {code: _entry(told) for code, told in data.items() if isinstance(told, dict)}


def _entry(told: Mapping[str, object]) -> CardEntry:
    like = told.get("like")
    texts = [_texts(told.get(name)) for name in ("name", "short", "look", "tell")]
    return CardEntry(texts[0], texts[1] or texts[0], texts[2], texts[3], tuple(like) if isinstance(like, list) else ())


def _texts(value: object) -> Mapping[str, str]:
    return {k: v for k, v in value.items() if isinstance(v, str)} if isinstance(value, dict) else {}
