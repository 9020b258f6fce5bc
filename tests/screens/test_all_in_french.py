"""The whole app in French: every page as it is rendered and every text as it is written; no other language is left in it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from google.protobuf.json_format import MessageToDict

from lessons.text.phrases import sentences
from lessons.yamlfile.fields import NAMES, PAGES

from .driving import given, visit

SPOKEN = ("home", "gallery", "settings", "about", "practice", "review", "progress", "workbench", "scorekeeper", "evening",
          "glossary", "rules", "prints", "packs", "lessons")  # fmt: skip
ENGLISH = (r"the|you|your|which|with|this|that|they|have|from|what|when|there|their|of|and|are|press|choose|is|it|to|in|for|not|can"
           r"|may|must|will|how|why|who|his|her|show|again|tricks|trumps|dealer|score|player|players|not found")  # fmt: skip
ITALIAN = (r"della|delle|degli|dello|sono|questo|questa|che|nel|più|gli|una|del|ogni|hai|puoi|lo|di|da|per|con|è|ha|ho|chi"
           r"|cosa|quando|dove|perché|anche|come|tutto|tutti|poi|prima|dopo|carta|mano|presa|prese|seme|mazzo|gioco|giocatore|punti"
           r"|lezione|mazziere|preso|risposta|indietro|avanti")  # fmt: skip
OTHER = re.compile(rf"(?<![\w'/.-])(?:{ENGLISH}|{ITALIAN})(?![\w'/.-])", re.IGNORECASE)
MARKED = re.compile(r'<(\w+)[^>]* lang="(?!fr)\w+"[^>]*>.*?</\1>', re.DOTALL)
"""What a page itself says to be in another language: a card's Italian name, a word of the table."""
TECHNICAL = re.compile(r"`[^`]*`|<style.*?</style>|<[^>]*>|\{[^{}]*\}", re.DOTALL)
QUOTED = (
    "non batto",
    "scavezzo della grande",
    "The cards of our club",
    "non passo",
    "ho il 20",
    "The Game of Tarot",
    "Associazione Culturale Gioco",
    "Accademia del",
    "ognuno per sé",
    "Ho il",
    "Fatto è",
    "fatto è",
    "chistu è 'u Re",
    "Pozzo di Gotto",
    "batto indietro",
    "Batto indietro",
    "più della parte",
    "Più della parte",
    "quanto se ne può avere",
    "Quanto se ne può avere",
    "accuso in mano",
    "conto degli scartini",
)
"""Words of the Italian tables, and titles, that are the same in every language."""
NOT_SHOWN = {"key", "id", "js", "css", "icon", "url", "page", "componentName", "pageScriptHash", "jsContent", "cssContent",
             "formId", "scriptPath", "mark", "names"}  # fmt: skip
NB = "\u00a0"


def shown(page: str, **asked: str) -> str:
    """All that a page's elements carry to the browser for somebody to read."""
    at = visit(page, locale="fr-FR", **asked)
    told = [one for element in at._tree for one in _strings(getattr(element, "proto", None))]
    return "\n".join(told)


def _strings(proto: Any) -> Iterator[str]:
    if proto is None or not hasattr(proto, "DESCRIPTOR"):
        return
    yield from _values(MessageToDict(proto))


def _values(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        if data[:1] in "[{" and len(data) > 2:
            try:
                yield from _values(json.loads(data))
            except ValueError:
                yield data
        else:
            yield data
    elif isinstance(data, dict):
        for key, one in data.items():
            yield from () if key in NOT_SHOWN else _values(one)
    elif isinstance(data, list):
        for one in data:
            yield from _values(one)


def left(told: str) -> list[str]:
    """Words of other languages, each with what stands around it."""
    plain = MARKED.sub(" ", told).replace("&#x27;", "'")
    for one in QUOTED:
        plain = plain.replace(one, "")
    plain = TECHNICAL.sub(" ", plain)
    return [f"«{one[0]}» in {plain[max(0, one.start() - 40) : one.end() + 40]}" for one in OTHER.finditer(plain)]


@pytest.mark.parametrize("page", SPOKEN)
def test_a_page_has_no_word_of_another_language(page: str) -> None:
    assert left(shown(page)) == []


def test_a_question_and_what_is_said_of_it_has_none() -> None:
    at = visit("practice", locale="fr-FR", game="short")
    told = json.dumps(given(at), ensure_ascii=False)
    assert left("\n".join(_values(json.loads(told)))) == []


def test_no_sentence_has_one() -> None:
    found = {code: left(texts["fr"]) for code, texts in sentences().items()}
    assert {code: words for code, words in found.items() if words} == {}


def test_blanks_before_high_signs_do_not_break() -> None:
    wrong = re.compile(r"[\w»)\"'] [:;?!»]|«(?!\u00a0)|(?<!\u00a0)»|[\w)](?:[?!]|:(?= ))")
    keys = re.compile(r"\b[a-z_]+: ")  # what stands in a file is quoted as it stands there
    bad = {code: text for code, texts in sentences().items() for text in [re.sub(r"\{[^{}]*\}", "x", texts["fr"])]
           for text in [keys.sub("", text) if code.startswith("checker.") else text]
           if wrong.search(re.sub(r"\b(?:https?:|--\w+|\w+=)\S*|`[^`]*`|\"schema\":", "", text))}  # fmt: skip
    assert bad == {}


def test_every_language_of_the_pages_has_a_name() -> None:
    assert [NAMES[one] for one in PAGES] == ["English", "Italiano", "Français"]
