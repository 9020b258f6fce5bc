"""What the page of a season is told: before there is one, all of it, one's own part."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from screens.room_views.season_given import OwnSeason, SeasonAccount


class SeasonBefore(TypedDict):
    """Before a club's first season. ``begun``: the code of its log, now that there is one."""

    stage: Literal["new"]
    begun: str
    led: int
    """So many evenings were led."""


class SeasonAll(SeasonAccount):
    """For who leads."""

    stage: Literal["all"]


class SeasonMine(OwnSeason):
    """For a member."""

    stage: Literal["mine"]


class SeasonStranger(TypedDict):
    """For anybody else."""

    stage: Literal["stranger"]


SeasonPanel = SeasonBefore | SeasonAll | SeasonMine | SeasonStranger
