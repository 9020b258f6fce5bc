"""The fields that lesson scripts are made of, and what every model of them has in common."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Annotated, Literal, get_args

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints
from pydantic_core import PydanticCustomError

Lang = Literal["en", "it", "fr"]
LANGS: tuple[Lang, ...] = ("en", "it")
"""The languages of every text; :data:`OFFERED` has also those of the lessons that offer them."""
OFFERED: tuple[Lang, ...] = get_args(Lang)
SLUG = r"^[a-z0-9]+(-[a-z0-9]+)*$"


class Model(BaseModel):
    """Unknown keys are errors, values do not change, blanks around a text are dropped."""

    model_config = ConfigDict(extra="forbid", frozen=True, str_strip_whitespace=True)


@dataclass(frozen=True)
class CardText:
    """Marks a field that holds cards, so that ``check`` reads them with the game's own pack."""


def _whole(value: object) -> object:
    # Every scalar is text here; pydantic by itself would also take "1_0", "1.0" and "true".
    if isinstance(value, int):
        return value
    if not isinstance(value, str) or not re.fullmatch(r"[0-9]{1,6}", value):
        raise PydanticCustomError("whole_number", "not a whole number")
    return int(value)


def _share(value: object) -> object:
    if isinstance(value, float):
        return value
    if not isinstance(value, str) or not re.fullmatch(r"0?\.[0-9]{1,4}", value):
        raise PydanticCustomError("share", "not a share such as 0.95")
    return float(value)


Text = Annotated[str, StringConstraints(min_length=1, max_length=2000)]
Slug = Annotated[str, StringConstraints(pattern=SLUG, max_length=60)]
LessonId = Annotated[str, StringConstraints(pattern=r"^[a-z0-9-]+/[a-z0-9-]+$", max_length=80)]
Source = Annotated[str, StringConstraints(pattern=r"^[a-z0-9-]+#[a-z0-9-]+$", max_length=120)]
Cards = Annotated[str, CardText(), StringConstraints(max_length=400)]
Rings = Annotated[str, StringConstraints(max_length=400)]
Whole = Annotated[int, BeforeValidator(_whole), Field(ge=0)]
Share = Annotated[float, BeforeValidator(_share), Field(ge=0.5, le=0.99)]
Slugs = tuple[Slug, ...]


class Both(Model):
    """One text in the two languages, and in French where the whole lesson has it."""

    en: Text = Field(description="English")
    it: Text = Field(description="Italian")
    fr: Text | None = Field(default=None, description="French: every text of the lesson has it, or none.")


class Spec(Model):
    """What every question has; a kind adds the fields of its situation."""

    id: Slug = Field(description="For ever: a learner's progress hangs on it.")
    skill: Slug = Field(description="What is practised; one of content/skills.yaml.")
    say: Both | None = Field(default=None, description="Said above the question.")
    aim: Slugs = Field(default=(), description="Misconceptions that must change the answer of the situations drawn.")
    deal: Slug | Literal[""] = Field(
        default="", description="The moment of the lesson's own deal that is asked about, in place of a situation."
    )
    expect: str = Field(default="", max_length=400, description="The right answer; the engine is asked and must agree.")
