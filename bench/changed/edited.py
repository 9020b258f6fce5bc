"""A lesson's file as an author, or a release, changes it: one thing at a time."""

from __future__ import annotations

import json
from random import Random
from typing import Any

_NEAR = 0.6
"""How often a change is made to the very step that the learner is at."""


def changed(
    data: dict[str, Any], rng: Random, others: tuple[dict[str, Any], ...], near: str
) -> tuple[dict[str, Any], str]:
    """The file with one thing changed in it, mostly in the step ``near``, and what that was.

    ``others``: lessons out of which a step may come.
    """
    made = json.loads(json.dumps(data))
    steps: list[dict[str, Any]] = made["steps"]
    at = rng.randrange(len(steps))
    asked = [i for i, one in enumerate(steps) if "kind" in one or "drill" in one]
    here = rng.choice(asked) if asked else at
    if rng.random() < _NEAR:
        at = here = next((i for i, one in enumerate(steps) if one.get("id") == near), here)
    match rng.randrange(9):
        case 0:
            del steps[at]
            told = f"step {at} dropped"
        case 1:
            rng.shuffle(steps)
            told = "steps in another order"
        case 2:
            steps[here]["id"] = f"renamed-{rng.randrange(100)}"
            told = f"step {here} renamed"
        case 3:
            told = f"cards of step {here}: {_other_cards(steps[here], rng)}"
        case 4:
            told = f"a value of step {here}: {_other_value(steps[here], rng)}"
        case 5:
            fields = [name for name in steps[here] if name not in ("id", "kind", "drill", "skill", "say")]
            name = rng.choice(fields) if fields else "say"
            steps[here].pop(name, None)
            told = f"{name} of step {here} gone"
        case 6:
            theirs = [one for other in others for one in other["steps"] if "kind" in one or "drill" in one]
            id_ = steps[here].get("id", "start")
            steps[here] = {**rng.choice(theirs), "id": id_}
            told = f"step {here} of another kind"
        case 7:
            steps.insert(at, {"say": {"en": "New.", "it": "Nuovo.", "fr": "Nouveau."}, "id": "quite-new"})
            told = f"a text before step {at}"
        case _:
            made["rules"] = rng.choice([{}, *({name: value} for name, value in _RULES)])
            told = f"house rules {made['rules']}"
    return made, told


_RULES = (("moors_in_grande", "false"), ("matto_exchange", "single_point"), ("signals", "none"), ("profile", "fft"))


def _other_cards(one: dict[str, Any], rng: Random) -> str:
    """Some cards of the step change places with others of it, go, or are others."""
    lists = [name for name, told in one.items() if isinstance(told, str) and _codes(told)]
    if not lists:
        return "none"
    name = rng.choice(lists)
    codes = one[name].split()
    match rng.randrange(4):
        case 0:
            rng.shuffle(codes)
        case 1:
            del codes[rng.randrange(len(codes))]
        case 2:
            other = rng.choice(lists)
            theirs = one[other].split()
            i, j = rng.randrange(len(codes)), rng.randrange(len(theirs))
            codes[i], theirs[j] = theirs[j], codes[i]
            if other != name:
                one[other] = " ".join(theirs)
        case _:
            codes[rng.randrange(len(codes))] = rng.choice(("B8", "C6", "S7", "T9", "DK", "T1", "H5"))
    one[name] = " ".join(codes)
    return name


def _codes(told: str) -> bool:
    return all(word.isascii() and word[:1].isupper() and len(word) <= 7 for word in told.split()) and bool(told.split())


def _other_value(one: dict[str, Any], rng: Random) -> str:
    names = [name for name in one if name not in ("id", "kind", "drill", "skill")]
    name = rng.choice(names) if names else ""
    match one.get(name):
        case bool() as told:
            one[name] = not told
        case int() as told:
            one[name] = max(1, told + rng.choice((-1, 1, 2)))
        case list() as told if told:
            rng.choice((told.reverse, told.pop))()
        case dict() as told if told:
            inside = rng.choice(list(told))
            if isinstance(told[inside], int):
                told[inside] = max(1, told[inside] + 1)
            else:
                told[inside] = told[rng.choice(list(told))]
    return name
