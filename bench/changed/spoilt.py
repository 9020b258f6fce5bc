"""A learner's file in which some things are not as we would have written them, and whose sum is right."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from lessons.learner.travel.export_import import _sum as summed

NASTY: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 3, 7, 99, 10**9, 2**53, 0.5, -1.5, 1e300, "", "x", "SK", "T16", "Begato", "plays 1 C8", "turn",
    "learn", "<b>x</b>", [], [0], [0, 0], [-1], [99], ["SK"], ["SK", "SK"], ["XX"], {}, {"a": 1}, {"card": "SK"}, {"cards": []},
    {"kind": "kings"}, {"kind": "x"}, {"do": "plays 0 SK"}, {"talk": True}, {"signal": "volo"}, {"length": "four"}, {"choice": 0},
    "2026-03-02T09:00:00.000+00:00", "2090-03-02T09:00:00.000+00:00",
)  # fmt: skip


ODD_NAMES = (
    "seed", "other", "back", "anew", "ask", "value", "ok", "done", "record", "kept", "others", "rules", "dealer", "pace",
    "position", "cell", "level", "guess", "rests", "shown", "of", "skill",
)  # fmt: skip


def spoilt(file: dict[str, Any], rng: Random) -> tuple[dict[str, Any], str]:
    """The file with one to three things in it that we would not have written, and what they are."""
    made, told = json.loads(json.dumps(file)), list[str]()
    for _ in range(rng.randint(1, 3)):
        some = made["events"] if made["events"] and (not made["matches"] or rng.random() < 0.3) else None
        entries = some if some is not None else made["matches"][0]["entries"]
        at = rng.randrange(len(entries))
        match rng.randrange(8):
            case 0 if len(entries) > 1:
                told.append(f"{at} gone")
                del entries[at]
            case 1:
                to = rng.randrange(len(entries))
                entries[at], entries[to] = entries[to], entries[at]
                told.append(f"{at} and {to} change places")
            case 2:
                told.append(f"{at} twice")
                entries.insert(
                    rng.randrange(len(entries) + 1), {**entries[at], "nonce": f"again-{rng.randrange(10**9):09d}"}
                )
            case 3 if some is not None:
                other = rng.choice(entries)
                field = rng.choice(["kind", "step", "lesson", "data", "at"])
                entries[at][field] = other[field]
                told.append(f"{field} of {at} is that of another")
            case 4 if some is not None:
                entries[at]["kind"] = rng.choice(
                    ["present", "answer", "hint", "reveal", "undo", "next", "back", "mend", "reset", "known"]
                )
                told.append(f"kind of {at} is {entries[at]['kind']}")
            case _ if some is not None:
                told.append(f"{at}: {_odd(entries[at]['data'], rng)}")
            case _:
                words = entries[at]["line"].split(" ")
                place = rng.randrange(len(words))
                words[place] = rng.choice(
                    ["0", "1", "2", "3", "9", "kings", "-1", "99999", words[rng.randrange(len(words))]]
                )
                entries[at]["line"] = " ".join(words)
                told.append(f"line {at}: {entries[at]['line']}")
    made["sum"] = summed(made)
    return made, "; ".join(told)


def _odd(data: dict[str, Any], rng: Random) -> str:
    places = list(_inside(data)) or [()]
    path = rng.choice(places)
    if not path or rng.random() < 0.15:
        name = rng.choice(ODD_NAMES)
        data[name] = rng.choice(NASTY)
        return f"{name} {data[name]!r:.40}"
    holder: Any = data
    for key in path[:-1]:
        holder = holder[key]
    if rng.random() < 0.2:
        del holder[path[-1]]
        return f"{path} gone"
    holder[path[-1]] = rng.choice((*NASTY, _get(data, rng.choice(places))))
    return f"{path} {holder[path[-1]]!r:.40}"


def _get(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return json.loads(json.dumps(data))


def _inside(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    keys = value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield (*path, key)
        yield from _inside(value[key], (*path, key))
