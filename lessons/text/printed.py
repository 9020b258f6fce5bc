"""Cards of a pack that stands for another: named and told by what is printed on them, ``content/cards/printed/<pack>.yaml``.

A family of games played with such a pack is called ``bologna/marseille`` wherever cards are named: :func:`edition`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from lessons.yamlfile.copies import yaml_files
from lessons.yamlfile.languages import read_texts
from lessons.yamlfile.locked_cache import read_once

CONTENT = Path(__file__).resolve().parents[2] / "content"
STANDS_FOR: Mapping[str, str] = {"marseille": "bologna", "marseille-xxi": "bologna"}
"""The packs that have prints of their own, and the family whose cards they are played as."""
BY_NUMBER = "marseille-xxi"
"""The pack of Marseille where a table goes by the numbers: XXI is played as the Angel and XX as the World."""
CHANGED: Mapping[str, tuple[str, Mapping[str, str]]] = {
    BY_NUMBER: ("marseille", {"Angel": "World", "World": "Angel"}),
}
"""A pack that is another one with cards in changed parts: that other one, and which of its cards plays the part of which."""
_NUMBER = re.compile(r" \([0-9]+\)$")


@dataclass(frozen=True, slots=True)
class Print:
    """What is printed on a card: a Roman numeral, a title in the pack's own language; either may be missing.

    ``name``: what the subject is called where the family calls its own card otherwise; ``look``: what is seen on it.
    """

    numeral: str
    title: str
    name: Mapping[str, str]
    look: Mapping[str, str]

    def named(self, name: str, lang: str) -> str:
        """The family's name of the card, or the subject's, with what is printed: ``Angel (XX)``, ``Justice (VIII)``."""
        bare = self.name.get(lang) or _NUMBER.sub("", name)
        return f"{bare} ({self.numeral})" if self.numeral else name

    def told(self, look: str) -> str:
        """What is seen on it, and what is written: a court's title, a trump's numeral and title."""
        written = ", ".join(one for one in (self.numeral, self.title) if one)
        return f"{look} {written}." if written else look


def edition(family: str, pack: str) -> str:
    """The family by which cards of this pack are named: its own name, or ``bologna/marseille``."""
    return f"{family}/{pack}" if STANDS_FOR.get(pack) == family else family


def shown_under(rules: object) -> str:
    """The pack in which everybody sees a table with these house rules; nothing where that is for each to choose."""
    return BY_NUMBER if getattr(rules, "numbering", "") == "by_number" else ""


def parts(edition: str) -> tuple[str, str]:
    """The family of an edition, and the pack whose prints name its cards; nothing where the family's own do."""
    family, _, pack = edition.partition("/")
    return family, pack


@read_once
def prints(pack: str, content: Path = CONTENT) -> Mapping[str, Print]:
    """Card code -> what is printed on it in this pack; nothing where the pack has no prints of its own."""
    if pack in CHANGED:
        whole, parts_played = CHANGED[pack]
        told = prints(whole, content)
        return {code: told[parts_played.get(code, code)] for code in told}
    path = content / "cards" / "printed" / f"{pack}.yaml"
    data = read_texts(path).data if path in yaml_files(path.parent) else None
    return (
        {code: _print(told) for code, told in data.items() if isinstance(told, dict)} if isinstance(data, dict) else {}
    )


def _print(told: Mapping[str, object]) -> Print:
    name, look = (
        {k: str(v) for k, v in one.items()} if isinstance(one, dict) else {}
        for one in (told.get("name"), told.get("look"))
    )
    return Print(str(told.get("numeral", "")), str(told.get("title", "")), name, look)
