"""The house rules that a lesson may name, as the table in ``docs/write-a-lesson.md`` and its Italian: from the games themselves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from engine.game import game, games
from engine.house import HouseRule, Value

DOCS = Path(__file__).resolve().parents[2] / "docs"
PLACE = DOCS / "write-a-lesson.md"


@dataclass(frozen=True)
class Guide:
    """One language's guide: where it lies, the first line of its table, what is said of a rule that is any number."""

    place: Path
    head: str
    number: str


GUIDES: Mapping[str, Guide] = {
    "en": Guide(PLACE, "| rule | values, the usual one first | games |", "or another whole number"),
    "it": Guide(
        DOCS / "write-a-lesson.it.md", "| usanza | valori, prima quello solito | giochi |", "o un altro numero intero"
    ),
}


def table(lang: str = "en") -> str:
    """One row for each rule, with the games that have it; where they differ in its default, a row for each."""
    rows: dict[tuple[str, str], list[str]] = {}
    for one in games():
        for rule in game(one).house.all():
            rows.setdefault((rule.name, _values(rule, GUIDES[lang].number)), []).append(one)
    told = [f"| `{name}` | {values} | {', '.join(its)} |" for (name, values), its in rows.items()]
    return "\n".join([GUIDES[lang].head, "| --- | --- | --- |", *sorted(told)])


def in_guide(guide: str, lang: str = "en") -> str:
    """The guide with the table as it is now."""
    before, head, rest = guide.partition(GUIDES[lang].head)
    if not head:
        raise ValueError("the guide has no table of house rules")
    return before + table(lang) + "\n" + rest[rest.index("\n\n") + 1 :]


def write() -> None:
    """The table as it is now, into every language's guide."""
    for lang, guide in GUIDES.items():
        told = in_guide(guide.place.read_text(encoding="utf-8"), lang)
        guide.place.write_text(told, encoding="utf-8")


def _values(rule: HouseRule, number: str) -> str:
    if not rule.choices:
        return f"`{rule.default}`, {number}"
    return ", ".join(f"`{_written(value)}`" for value in rule.choices)


def _written(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
