"""A lesson and a plan with something of every sort, changed a little again and again: what the checker says is as before.

Codes, places and facts are known by a number; the sentences are not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from copy import deepcopy
from random import Random
from typing import Any

import pytest
import yaml

from lessons.course.loader import library, load
from lessons.lint import lessons, plans
from lessons.lint.content import sources
from lessons.lint.own_names import names_taken
from lessons.plans.reading import read
from lessons.script.references import KnownNames
from lessons.text.skills import skills
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.problems import Problem
from tests.conftest import Golden
from tests.engine.written_down import brief, known

CHANGED = 300
"""Changed files of a sort."""
LESSON = """
id: ottocento/try
game: ottocento
rules: {moors_in_grande: "false"}
title: {en: Try, it: Prova, fr: Essai}
minutes: 5
teaches: [follow-suit]
after: [ottocento/following, ottocento/the-pack]
source: "ottocento#the-play"
skills:
  own: {name: {en: Own, it: Proprio, fr: Propre}, after: [follow-suit]}
terms:
  word: {term: {en: word, it: parola, fr: mot}, meaning: {en: said, it: detta, fr: dit}}
steps:
  - id: shown
    say: {en: "The {card:Angel} is **high**.", it: "{card:Angel}: il più **alto**.", fr: "{card:Angel}, la plus haute."}
    source: "ottocento#the-play"
    show: {row: "CK C8 T9", ring: "T9:number"}
  - {id: one, kind: legal-plays, skill: follow-suit, trick: "CK C8", hand: "C9 T16 BQ", expect: "C9"}
  - {id: two, kind: who-wins, skill: follow-suit, trick: "CK C8 T9 C7", expect: T9}
  - {branch: {step: one, went: right}, to: named}
  - {id: three, kind: legal-plays, skill: own, trick: "S6", hand: "SK S7", say: {en: a, it: b, fr: c}}
  - {branch: {step: three, went: wrong}, to: end}
  - {id: named, kind: name-card, skill: unnumbered-trumps, card: Angel}
  - id: parts
    result:
      - {name: {en: P, it: P, fr: P}, steps: [one, two], enough: "1", again: ottocento/following}
      - {name: {en: Q, it: Q, fr: Q}, steps: [named], again: ottocento/the-pack}
    passed: {en: yes, it: si, fr: oui}
    missed: {en: no, it: no, fr: non}
"""
PLAN = """
id: try
game: ottocento
title: {en: Try, it: Prova, fr: Essai}
about: {en: About, it: Di che, fr: Sujet}
minutes: 35
source: "ottocento#card-points"
after: [ottocento/following, ottocento/the-pack]
customs: {talks: true, again: false}
parts:
  - title: {en: A, it: A, fr: A}
    minutes: 10
    say: {en: say, it: di', fr: dis}
    ask: {aim: begato-counts-one}
  - {title: {en: B, it: B, fr: B}, minutes: 5, say: {en: s, it: s, fr: s}, ask: {lesson: ottocento/following, step: have-cups}}
  - {title: {en: C, it: C, fr: C}, minutes: 5, say: {en: s, it: s, fr: s}, own_pace: ottocento/following}
  - title: {en: F, it: F, fr: F}
    minutes: 5
    say: {en: say, it: di', fr: dis}
    cards: [{of: {en: Five, it: Cinque, fr: Cinq}, cards: "Angel World SK"}]
    talk: {en: t, it: t, fr: t}
  - {title: {en: D, it: D, fr: D}, minutes: 5, say: {en: s, it: s, fr: s}, ask: {step: mine}}
  - {title: {en: E, it: E, fr: E}, minutes: 5, say: {en: s, it: s, fr: s}, play: {en: p, it: p, fr: p}, deal: 7}
questions:
  - {id: mine, kind: legal-plays, skill: follow-suit, trick: "CK C8", hand: "C9 T16 BQ"}
"""
NEAR = (
    "",
    "x",
    "0",
    "1",
    "2",
    "40",
    "end",
    "one",
    "C8",
    "C8 C8",
    "T99",
    "follow-suit",
    "ottocento/following",
    "mineo3",
    "{x}",
)
Check = Callable[[str, KnownNames], Iterable[Problem]]


def _of_a_lesson(text: str, names: KnownNames) -> Iterable[Problem]:
    loaded = load(text, "try.yaml")
    return [*loaded.problems, *(lessons.check(loaded, names) if loaded.lesson else ())]


def _of_a_plan(text: str, names: KnownNames) -> Iterable[Problem]:
    return plans.check([read(text, "try.yaml")], names)


@pytest.mark.parametrize(("name", "text", "check"), [("lesson", LESSON, _of_a_lesson), ("plan", PLAN, _of_a_plan)])
def test_what_is_wrong_with_a_changed_file_is_told_as_before(
    name: str, text: str, check: Check, golden: Golden
) -> None:
    every = {one.id: one for one in library()[:12]}
    names = KnownNames(every, frozenset(skills()), sources(), names_taken(every.values()))
    whole, rng, codes, lines = yaml.load(text, yaml.BaseLoader), Random(name), Counter[str](), list[str]()
    assert [str(one) for one in check(_written(whole), names)] == []
    for _ in range(CHANGED):
        data = deepcopy(whole)
        for _ in range(rng.choice((1, 1, 2))):
            _change(data, rng)
        found = sorted(check(_written(data), names))
        codes.update(one.code for one in found)
        lines += [f"{one.line}:{one.column} {one.code} {_facts(one.message)}" for one in found] + ["--"]
    counted = "".join(f"{code} {codes[code]}\n" for code in sorted(codes))
    golden(f"files/{name}.txt", f"{counted}all of it: {known(lines)}\n")


def _written(data: Any) -> str:
    return str(yaml.safe_dump(data, sort_keys=False, allow_unicode=True, default_style='"'))


def _change(data: Any, rng: Random) -> None:
    """One entry somewhere is left out, twice there, another one, or something else."""
    holder, key = rng.choice(list(_entries(data)))
    value = holder[key]
    match rng.randrange(6):
        case 0:
            del holder[key]
        case 1 if isinstance(holder, list):
            holder.insert(key, deepcopy(value))
        case 1:
            holder[f"{key}s"] = holder.pop(key)
        case 2:
            holder[key] = deepcopy(rng.choice([one[at] for one, at in _entries(data)]))
        case 3 if isinstance(holder, list):
            rng.shuffle(holder)
        case 3 if isinstance(value, str):
            holder[key] = " ".join(value.split()[:-1])
        case _:
            holder[key] = rng.choice(NEAR)


def _entries(data: Any) -> Iterable[tuple[Any, Any]]:
    for key, value in list(data.items() if isinstance(data, dict) else enumerate(data)):
        yield data, key
        if isinstance(value, dict | list):
            yield from _entries(value)


def _facts(message: str) -> str:
    return f"{message.code} {brief(message.facts)}" if isinstance(message, CheckerMessage) else message
