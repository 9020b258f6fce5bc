"""A match as it was told when its golden logs were first looked at: each family's forms in terms of their own.

What is looked for is not how a form is told, but that what stands in it and what was written is the same for ever.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

DECLARED = ("combinations", "figure")


def as_first_told(panel: Mapping[str, Any]) -> dict[str, Any]:
    """The panel of a match with its stages, and the forms of its lines, by the names they had."""
    stages = {one["id"]: one for one in panel["stages"]}
    bolognese = panel["hands"] and not any(one["lines"] for one in panel["hands"]) and "declare" in stages
    found: dict[str, Any] = {}
    for name, value in panel.items():
        if name == "sort":
            found["sort"] = "keeping" if bolognese else "deals"
        elif name == "stages" and bolognese:
            found["declare"] = _declare(stages["declare"])
            found["end"] = _end(stages["end"]["forms"][0], panel["sides"]) | {"had": None}
        elif name == "stages":
            found["deal"] = {"hand": stages["end"]["hand"]} if stages else None
        elif name == "log":
            found["log"] = [one | {"correct": _correct(one["correct"], panel)} for one in value]
        else:
            found[name] = value
    return found


def _declare(stage: Mapping[str, Any]) -> dict[str, Any]:
    players = []
    for person, form in zip(stage["people"], stage["forms"], strict=True):
        name, _, points = person.partition(" (")
        its = form["ways"][0]["value"]
        players.append(
            {
                "seat": its["seat"],
                "name": name,
                "points": int(points.rstrip(")") or 0),
                "number": form["number"],
                "had": _declared(form["had"]),
            }
        )
    return {"hand": stage["hand"], "players": players}


def _declared(had: Mapping[str, Any] | None) -> dict[str, Any] | None:
    if had is None:
        return None
    told = had["told"]["combinations"]
    return {"combinations": [list(one) for one in told["kinds"].items()], "figure": int(told["figure"] or 0) or None}


def _end(form: Mapping[str, Any], sides: list[str]) -> dict[str, Any]:
    told = form["had"]["told"]
    had = {part: [told.get(f"{part}.{side}") for side in (0, 1)] for part in ("criccone", "sequences", "cards")}
    ended = had | {"last": told.get("last"), "side": told.get("pile")}
    return {
        "hand": form["ways"][0]["value"]["hand"],
        "sides": sides,
        "ways": [way["name"] for way in form["ways"]],
        "had": ended,
    }


def _correct(correct: Mapping[str, Any] | None, panel: Mapping[str, Any]) -> dict[str, Any] | None:
    if correct is None or correct["stage"] == "start":
        return correct and {"sort": "start"}
    form = correct["form"]
    its = form["ways"][0]
    if correct["stage"] == "declare":
        had = _declared(form["had"])
        return {
            "sort": "declare",
            "hand": its["value"]["hand"],
            "seat": its["value"]["seat"],
            "name": its["label"],
            "had": had,
        }
    if its["event"] == "deal":
        had = {"kind": form["had"]["way"], "told": form["had"]["told"]}
        return {"sort": "deal", "hand": its["value"]["hand"], "had": had}
    return {"sort": "end", **_end(form, panel["sides"])}
