"""The families whose matches are kept, and which of them a match is of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lessons.score_forms import france as french_values
from lessons.score_forms import sicily as sicilian_values
from lessons.score_forms.families import KEPT, family_of
from screens.components.match_forms.bologna.family import Bologna
from screens.components.match_forms.deals import DealtFamily
from screens.components.match_forms.family import MatchFamily
from screens.components.match_forms.france import form as french_form
from screens.components.match_forms.france import words as french
from screens.components.match_forms.sicily import form as sicilian_form
from screens.components.match_forms.sicily import words as sicilian

SICILY = DealtFamily(
    "sicily",
    sicilian.ended,
    sicilian.lines,
    sicilian.payoffs,
    sicilian_form.fields,
    sicilian_form.at_the_table,
    sicilian_values.told_of,
    sicilian.before,
    sicilian.remarks,
    sicilian.pool,
)
FRANCE = DealtFamily(
    "france",
    french.ended,
    french.lines,
    french.payoffs,
    french_form.fields,
    french_form.at_the_table,
    french_values.told_of,
    files=("txt", "pdf", "csv"),
)
DEALT: Mapping[str, DealtFamily] = {one.name: one for one in (SICILY, FRANCE)}
"""Those in which a deal is one entry."""
FAMILIES: Mapping[str, MatchFamily] = {"bologna": Bologna(), **DEALT}


def family(start: Any) -> MatchFamily:
    """That of a match which begins so."""
    its = family_of(start)
    return next(FAMILIES[name] for name, one in KEPT.items() if one is its)


def as_text(match: Any, lang: str, code: str = "", begun: str = "") -> str:
    """The whole match to be read, and under it the lines it can be read in again from."""
    return family(match.start).as_text(match, lang, code, begun)
