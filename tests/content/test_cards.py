"""The card texts, groups and glossary: complete, bilingual, and never giving the card away in its alt text."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

CONTENT = Path(__file__).parents[2] / "content"


class Strict(yaml.SafeLoader):
    """YAML that refuses a key written twice, where PyYAML would keep the last one."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        keys = Counter(key.value for key, _ in node.value)
        twice = [key for key, n in keys.items() if n > 1]
        if twice:
            raise ValueError(f"{node.start_mark}: written twice: {', '.join(twice)}")
        return super().construct_mapping(node, deep)


def read(path: str) -> Any:
    return yaml.load((CONTENT / path).read_text(encoding="utf-8"), Strict)


def codes(suits: str, ranks: str) -> list[str]:
    return [suit + rank for suit in suits for rank in ranks.split()]


def numbers(high: int, low: int) -> list[str]:
    return [f"T{n}" for n in range(high, low - 1, -1)]


PACKS = {
    "bologna": (
        ("en", "it"),
        [
            "Angel",
            "World",
            "Sun",
            "Moon",
            *numbers(16, 5),
            "Moor1",
            "Moor2",
            "Moor3",
            "Moor4",
            "Begato",
            "Matto",
            *codes("SB", "K Q N J 10 9 8 7 6 A"),
            *codes("CD", "K Q N J A 6 7 8 9 10"),
        ],
    ),
    "sicily": (
        ("en", "it"),
        [*numbers(20, 1), "Miseria", "Fool", *codes("SBCD", "K Q H M 10 9 8 7 6 5"), "D4", "DA"],
    ),
    "france": (
        ("en", "it", "fr"),
        [*numbers(21, 1), "Excuse", *codes("SHDC", "K Q N J 10 9 8 7 6 5 4 3 2 1")],
    ),
}

SUITS = {
    ("bologna", "S"): {"en": "sword swords", "it": "spada spade"},
    ("bologna", "B"): {"en": "baton batons club clubs", "it": "bastone bastoni mazza mazze"},
    ("bologna", "C"): {"en": "cup cups", "it": "coppa coppe"},
    ("bologna", "D"): {"en": "coin coins", "it": "denaro denari oro ori"},
    ("sicily", "S"): {"en": "sword swords", "it": "spada spade"},
    ("sicily", "B"): {"en": "baton batons club clubs", "it": "bastone bastoni mazza mazze"},
    ("sicily", "C"): {"en": "cup cups", "it": "coppa coppe"},
    ("sicily", "D"): {"en": "coin coins money", "it": "denaro denari oro ori"},
    ("france", "S"): {"en": "spade spades", "it": "picca picche", "fr": "pique piques"},
    ("france", "H"): {"en": "heart hearts", "it": "cuore cuori", "fr": "cœur cœurs"},
    ("france", "D"): {"en": "diamond diamonds", "it": "quadro quadri", "fr": "carreau carreaux"},
    ("france", "C"): {"en": "club clubs", "it": "fiore fiori", "fr": "trèfle trèfles"},
}

RANKS = {
    "K": {"en": "king kings", "it": "re", "fr": "roi"},
    "Q": {"en": "queen queens", "it": "regina regine", "fr": "dame reine"},
    "N": {"en": "knight knights", "it": "cavallo cavalli cavaliere", "fr": "cavalier"},
    "H": {"en": "horse horses knight", "it": "cavallo cavalli cavaliere"},
    "J": {"en": "jack jacks page", "it": "fante fanti", "fr": "valet"},
    "M": {"en": "maid maids jack", "it": "donna donne fante"},
    "A": {"en": "ace aces", "it": "asso assi"},
    "10": {"en": "ten 10", "it": "dieci 10", "fr": "dix 10"},
    "9": {"en": "nine 9", "it": "nove 9", "fr": "neuf 9"},
    "8": {"en": "eight 8", "it": "otto 8", "fr": "huit 8"},
    "7": {"en": "seven 7", "it": "sette 7", "fr": "sept 7"},
    "6": {"en": "six 6", "it": "sei 6", "fr": "six 6"},
    "5": {"en": "five 5", "it": "cinque 5", "fr": "cinq 5"},
    "4": {"en": "four 4", "it": "quattro 4", "fr": "quatre 4"},
    "3": {"en": "three 3", "it": "tre 3", "fr": "trois 3"},
    "2": {"en": "two 2", "it": "due 2", "fr": "deux 2"},
    "1": {"en": "one ace 1", "it": "asso 1", "fr": "as 1"},
}

NOT_TELLING = {"man", "men", "young", "trump", "trionfo", "atout", "d", "di"}
"""Words of a trump's name that say nothing about which one it is, so its alt text may use them."""

TWINS = {"Moor1", "Moor2"}


def words(text: str) -> list[str]:
    return re.findall(r"\w+", text.casefold())


def texts(value: Any, path: str = "") -> Iterator[tuple[str, dict[str, str]]]:
    """Every {en, it} below here with its path."""
    if isinstance(value, dict) and "en" in value:
        yield path, value
    elif isinstance(value, dict):
        for key, below in value.items():
            yield from texts(below, f"{path}/{key}")
    elif isinstance(value, list):
        for place, below in enumerate(value):
            yield from texts(below, f"{path}/{place}")


def telling(pack: str, code: str, entry: dict[str, Any], language: str) -> set[str]:
    """The words that would name this card: suit and rank, or the trump's name (never its printed number)."""
    if (pack, code[0]) in SUITS and code[1:] in RANKS:
        return set(f"{SUITS[pack, code[0]][language]} {RANKS[code[1:]][language]}".split())
    return {word for word in words(entry["name"][language]) if not word.isdigit()} - NOT_TELLING


@pytest.fixture(params=PACKS)
def pack(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def cards(pack: str) -> dict[str, dict[str, Any]]:
    return dict(read(f"cards/{pack}.yaml"))


def test_every_card_of_the_pack_stands_once_and_in_order(pack: str, cards: dict[str, Any]) -> None:
    assert list(cards) == PACKS[pack][1]


def test_every_card_has_its_texts_in_every_language(pack: str, cards: dict[str, Any]) -> None:
    languages = PACKS[pack][0]
    for code, entry in cards.items():
        for key in ("name", "short", "look", "tell"):
            assert tuple(entry[key]) == languages, f"{code} {key}"
            assert all(text.strip() == text != "" for text in entry[key].values()), f"{code} {key}"


def test_no_card_has_a_key_nobody_reads(cards: dict[str, Any]) -> None:
    for code, entry in cards.items():
        assert set(entry) <= {"name", "short", "dialect", "look", "tell", "like"}, code


def test_the_alt_text_does_not_name_the_card(pack: str, cards: dict[str, Any]) -> None:
    given_away = [
        f"{code} {language}: {', '.join(sorted(told))}"
        for code, entry in cards.items()
        for language, look in entry["look"].items()
        if (told := telling(pack, code, entry, language) & set(words(look)))
    ]
    assert given_away == []


def test_a_trump_may_show_only_its_own_number(cards: dict[str, Any]) -> None:
    for code, entry in cards.items():
        for look in entry["look"].values():
            printed = [word for word in words(look) if word.isdigit()]
            assert printed in ([], [code[1:]] if code.startswith("T") else []), code


def test_two_cards_look_alike_only_if_they_are_the_twin_moors(pack: str, cards: dict[str, Any]) -> None:
    for language in PACKS[pack][0]:
        alike: dict[str, set[str]] = {}
        for code, entry in cards.items():
            alike.setdefault(entry["look"][language], set()).add(code)
        shared = [group for group in alike.values() if len(group) > 1]
        assert shared == ([TWINS] if pack == "bologna" else [])


def test_the_bolognese_alt_text_is_one_sentence_of_twelve_to_twenty_five_words() -> None:
    for code, entry in read("cards/bologna.yaml").items():
        for language, look in entry["look"].items():
            assert 12 <= len(look.split()) <= 25, f"{code} {language}: {len(look.split())} words"
            assert look.find(".") == len(look) - 1, f"{code} {language}: one sentence"


def test_look_alikes_are_other_cards_of_the_pack_and_never_the_twin() -> None:
    bologna = read("cards/bologna.yaml")
    for code, entry in bologna.items():
        like = entry["like"]
        assert len(set(like)) == len(like), code
        assert set(like) <= set(bologna) - {code}, code
        assert code not in TWINS or not TWINS & set(like), code


def test_groups_suits_and_ranks_are_in_both_languages() -> None:
    found = list(texts(read("cards/groups.yaml")))
    assert found
    for path, text in found:
        assert set(text) >= {"en", "it"}, path
        assert all(text.values()), path


def test_the_groups_of_the_bolognese_pack_are_all_explained() -> None:
    groups = read("cards/groups.yaml")["bologna"]["groups"]
    wanted = "tarocchi pezzi rossi contatori scartini trumps numbers moors courts aces pips long round"
    assert " ".join(groups) == wanted
    for name, group in groups.items():
        assert {"name", "meaning"} <= set(group), name


def test_a_card_is_called_by_its_rank_and_suit(pack: str, cards: dict[str, Any]) -> None:
    named = read("cards/groups.yaml")[pack]
    for code, entry in cards.items():
        if (pack, code[0]) in SUITS and code[1:] in RANKS:
            suit, rank = named["suits"][code[0]], named["ranks"][code[1:]]
            for language in ("en", "it"):
                assert entry["name"][language] == f"{rank['one'][language]} {suit['of'][language]}", code


def test_every_bolognese_trump_has_its_article() -> None:
    bologna, the = read("cards/bologna.yaml"), read("cards/groups.yaml")["bologna"]["the"]
    assert list(the) == list(bologna)[:22]
    for code, text in the.items():
        for language in ("en", "it"):
            assert text[language].endswith(bologna[code]["name"][language]), code


def test_the_glossary_has_both_languages_a_source_and_no_id_twice() -> None:
    glossary = read("glossary/ottocento.yaml")
    ids = [entry["id"] for entry in glossary]
    assert len(set(ids)) == len(ids) >= 55
    for entry in glossary:
        assert set(entry) <= {"id", "term", "dialect", "meaning", "source"}, entry["id"]
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", entry["id"]), entry["id"]
        assert re.fullmatch(r"[a-z-]+#[a-z0-9-]+", entry["source"]), entry["id"]
        for key in ("term", "meaning"):
            assert tuple(entry[key]) == ("en", "it"), entry["id"]
            assert all(entry[key].values()), entry["id"]


@pytest.mark.parametrize(
    "path", ["cards/bologna", "cards/sicily", "cards/france", "cards/groups", "glossary/ottocento", "glossary/france"]
)
def test_a_line_is_at_most_140_characters(path: str) -> None:
    lines = (CONTENT / f"{path}.yaml").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if len(line) > 140] == []
