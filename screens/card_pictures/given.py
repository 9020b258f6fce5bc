"""What is laid over the picture of a card, as the browser is given it."""

from __future__ import annotations

from typing import NotRequired

from typing_extensions import TypedDict


class Ring(TypedDict):
    """A ring round what tells a card."""

    mark: str
    at: tuple[float, float, float, float]
    """Left, top, width and height in percent of the picture."""
    name: str


class Tag(TypedDict):
    """The index of a card for its corner."""

    text: str
    suit: str
    short: NotRequired[str]
    """The index where it has no room."""
    own: NotRequired[bool]
    """The picture has one as well."""


class Overlay(TypedDict, total=False):
    """What there is of it."""

    rings: list[Ring]
    tag: Tag
