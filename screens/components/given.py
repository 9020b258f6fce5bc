"""What every place's panel has around it, as the browser is given it."""

from __future__ import annotations

from typing_extensions import TypedDict


class PlaceAround(TypedDict):
    """What a move needs."""

    place: str
    """The place whose panel this is; empty where the page itself hears what is picked."""
    qid: str
    """The moment shown."""
    at: int
    """When this was told, in microseconds: what is older is overtaken."""
    who: str
    """Whose place it is, by a name that tells no code."""


class ShareAddress(TypedDict):
    """Where others find this: an address from this page on, and what else this machine is called."""

    path: str
    others: list[str]


class ComponentFiles(TypedDict):
    """Where a component's modules and styles are."""

    scripts: list[str]
    styles: list[str]
