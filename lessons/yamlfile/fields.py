"""The fields that lesson scripts are made of, and what every model of them has in common."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Literal, NewType

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    GetJsonSchemaHandler,
    StringConstraints,
    WithJsonSchema,
    create_model,
    model_validator,
)
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, PydanticCustomError

from lessons.yamlfile.languages import languages

Lang = NewType("Lang", str)
"""A language's code; which ones there are is said by ``content/languages``, and nowhere else."""
CARDS = "cards"
"""What the schema calls the form of a text that holds cards."""
SLUG = r"^[a-z0-9]+(-[a-z0-9]+)*$"


class Model(BaseModel):
    """Unknown keys are errors, values do not change, blanks around a text are dropped."""

    model_config = ConfigDict(defer_build=True, extra="forbid", frozen=True, str_strip_whitespace=True)


@dataclass(frozen=True)
class CardText:
    """Marks a field that holds cards, so that ``check`` reads them with the game's own pack."""

    def __get_pydantic_json_schema__(self, core: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        return handler(core) | {"format": CARDS}


def _whole(value: object) -> object:
    # Every scalar is text here; pydantic by itself would also take "1_0", "1.0" and "true".
    if isinstance(value, int):
        return value
    if not isinstance(value, str) or not re.fullmatch(r"[0-9]{1,6}", value):
        raise PydanticCustomError("whole_number", "not a whole number")
    return int(value)


def _yes(value: object) -> object:
    if isinstance(value, bool):
        return value
    if value not in ("true", "false"):
        raise PydanticCustomError("yes_or_no", "neither true nor false")
    return value == "true"


def _share(value: object) -> object:
    if isinstance(value, float):
        return value
    if not isinstance(value, str) or not re.fullmatch(r"0?\.[0-9]{1,4}", value):
        raise PydanticCustomError("share", "not a share such as 0.95")
    return float(value)


Text = Annotated[str, StringConstraints(min_length=1, max_length=2000)]
RuleValue = Annotated[
    Text, WithJsonSchema({"type": ["string", "boolean", "integer"], "maxLength": 2000, "minLength": 1})
]
"""What a house rule is set to: a word to us, but an editor takes ``true`` and ``1000`` for something else."""
Slug = Annotated[str, StringConstraints(pattern=SLUG, max_length=60)]
LessonId = Annotated[str, StringConstraints(pattern=r"^[a-z0-9-]+/[a-z0-9-]+$", max_length=80)]
CLUB = "club: "
"""A source that begins so is a club's own: what follows is said as it stands."""
Source = Annotated[str, StringConstraints(pattern=rf"^([a-z0-9-]+#[a-z0-9-]+|{CLUB}[^ ].{{2,150}})$", max_length=160)]
Cards = Annotated[str, CardText(), StringConstraints(max_length=400)]
Rings = Annotated[str, StringConstraints(max_length=400)]
Whole = Annotated[int, BeforeValidator(_whole), Field(ge=0)]
Yes = Annotated[bool, BeforeValidator(_yes)]
Share = Annotated[float, BeforeValidator(_share), Field(ge=0.5, le=0.99)]
Slugs = tuple[Slug, ...]


class _Both(Model):
    """One text in the languages that it has: one at least. Ours have all that the pages speak, a club's may have one alone."""

    en: Text | None = Field(default=None, title="English")
    it: Text | None = Field(default=None, title="Italiano")

    @model_validator(mode="after")
    def _says_something(self) -> _Both:
        if not any(getattr(self, lang, None) for lang in OFFERED):
            raise PydanticCustomError("no_text", 'say it in one language at least, as in {{it: "..."}}')
        return self

    def told(self, lang: str) -> str:
        """The text in this language; in the first that it has where there is none in it."""
        return next(str(text) for one in (lang, *OFFERED) if (text := getattr(self, one, None)))


LANGS: tuple[Lang, ...] = tuple(Lang(name) for name in _Both.model_fields)
"""The languages of every text."""
OFFERED: tuple[Lang, ...] = tuple(Lang(code) for code in languages())
"""Those, and the others that there are: the pages may speak them, and lessons may offer them."""
PAGES: tuple[Lang, ...] = tuple(Lang(code) for code, one in languages().items() if one.pages)
"""What the whole app speaks, but for lessons that do not offer it."""
FIRST: Lang = LANGS[0]
"""What is spoken where nothing else is known, or there."""
NAMES: dict[Lang, str] = {Lang(code): one.name for code, one in languages().items()}

if TYPE_CHECKING:
    Both = _Both
else:
    _MORE: dict[str, Any] = {
        lang: (
            Text | None,
            Field(
                default=None,
                title=NAMES[lang],
                description="Every text of the lesson has it, or none but title and about.",
            ),
        )
        for lang in OFFERED
        if lang not in LANGS
    }
    Both = create_model("Both", __base__=_Both, __module__=__name__, __doc__=_Both.__doc__, **_MORE)


def beside(lang: str) -> Lang:
    """The language that stands beside this one where a name is told in two: Italian, where the games and their words are from;
    beside Italian the first one."""
    return next(one for one in reversed(LANGS) if one != lang)


class Spec(Model):
    """What every question has; a kind adds the fields of its situation."""

    id: Slug = Field(description="For ever: a learner's progress hangs on it.")
    skill: Slug = Field(description="What is practised; one of content/skills.yaml.")
    say: Both | None = Field(default=None, description="Said above the question.")
    aim: Slugs = Field(default=(), description="Misconceptions that must change the answer of the situations drawn.")
    deal: Slug | Literal[""] = Field(
        default="", description="The moment of the lesson's own deal that is asked about, in place of a situation."
    )
    discuss: Yes = Field(
        default=False, description="true: a pause before it is answered: everyone thinks alone, then the table talks."
    )
    again: Literal["", "drawn"] = Field(
        default="",
        description="drawn: whoever takes the lesson again gets a situation that is drawn, and not what is said of these cards.",
    )
    expect: str = Field(default="", max_length=400, description="The right answer; the engine is asked and must agree.")
