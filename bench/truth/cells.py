"""What can be asked, to sample from it: each kind in each game, all its ways, and the house rules that make a difference to it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from bench.truth.survey import langs_of, ways_here
from engine.fast_dataclass import fast_dataclass
from engine.game import Game, game, games
from engine.house import HouseRules, Value
from lessons.course.course import rules_of
from lessons.course.loader import library
from lessons.question.kind import Answers, Item, Kind, Panel
from lessons.question.registry import kinds
from lessons.question.sampling import NoSituation, draw
from lessons.review.templates import written
from lessons.script.steps import kind_of
from lessons.text.phrases import Lang
from lessons.yamlfile.fields import Spec

STEPS, SEEDS, WAYS = 12, 16, 6
"""Steps of a question that are looked at; seeds and ways of asking that tell whether a rule makes a difference."""
Setting = Mapping[str, Value]


@fast_dataclass(frozen=True, slots=True)
class Cell:
    """A kind in a game: its questions with their house rules (None: any), its languages, and the settings that bear on it."""

    kind: Kind[Any, Any]
    its: Game
    asked: tuple[tuple[Spec, HouseRules | None], ...]
    langs: tuple[Lang, ...]
    settings: tuple[Setting, ...] = ()


@cache
def every_cell(among: frozenset[str] = frozenset()) -> tuple[Cell, ...]:
    """All there are, kind by kind; of these kinds only, where any are named."""
    wanted = [kind for kind in kinds().values() if not among or kind.name in among]
    return tuple(cell for kind in wanted for its in map(game, games()) for cell in _cells(kind, its))


def _cells(kind: Kind[Any, Any], its: Game) -> Iterator[Cell]:
    """This kind in this game, where anything of it can be asked."""
    if kind.refuses(its):
        return
    if kind.name == "choice":
        lessons = [lesson for lesson in library() if lesson.game == its.id]
        steps = [(step, lesson) for lesson in lessons for step in lesson.steps if isinstance(step, Spec)]
        of_lessons = [(step, rules_of(its, of.rules)) for step, of in steps if kind_of(step) == kind.name]
        asked: tuple[tuple[Spec, HouseRules | None], ...] = tuple(of_lessons)
    else:
        asked = tuple((spec, None) for spec in _specs(kind, its))
    if asked:
        settings = [] if kind.name == "choice" else [one for one in _settings(its) if _bears(kind, its, asked, one)]
        yield Cell(kind, its, asked, langs_of(kind, its), tuple(settings))


def _specs(kind: Kind[Any, Any], its: Game) -> list[Spec]:
    """All ways of asking that this game has: those the kind lists, and those of any lesson."""
    lessons = (one for some in written(library(), fixed=False).values() for one in some if one.kind == kind.name)
    ways = [*ways_here(kind, its), *(dict(one.fields) for one in lessons)]
    specs = [kind.Spec.model_validate({"id": "asked", "skill": "asked", **way}) for way in ways]
    fit = [one for one in specs if not kind.fixed(one) and not list(kind.faults(one, its, its.house()))]
    return [one for at, one in enumerate(fit) if one not in fit[:at] and drawn(kind, its, one, 0) is not None]


def drawn(kind: Kind[Any, Any], its: Game, spec: Spec, seed: int, rules: HouseRules | None = None) -> Item | None:
    try:
        item = draw(kind, spec, its, seed, rules or its.house())
        kind.panel(item)
    except (NoSituation, LookupError):  # where a game or a house rule has nothing of what would be asked about
        return None
    return item


def _settings(its: Game) -> Iterator[Setting]:
    """Each house rule set to each value that is not the usual one; of a number, to half of it and to twice as much."""
    for rule in its.house.all():
        usual = rule.default
        values = rule.choices or ((usual // 2, usual * 2) if isinstance(usual, int) else ())
        yield from ({rule.name: value} for value in values if value != usual)


def _bears(kind: Kind[Any, Any], its: Game, asked: Sequence[tuple[Spec, object]], setting: Setting) -> bool:
    rules = its.house.read(setting)
    some = [spec for spec, _ in asked[:WAYS] if not list(kind.faults(spec, its, rules))]
    return any(differs(kind, its, spec, seed, rules) for seed in range(SEEDS) for spec in some)


def differs(kind: Kind[Any, Any], its: Game, spec: Spec, seed: int, rules: HouseRules) -> bool:
    """Is anything shown, right or said otherwise by these rules than by the usual ones?"""
    here = _says(kind, its, spec, seed, rules)
    return bool(here) and here != _says_usually(kind.name, its.id, spec.model_dump_json(), seed)


@lru_cache(maxsize=4096)
def _says_usually(kind: str, its: str, spec: str, seed: int) -> str:
    asked, the_game = kinds()[kind], game(its)
    return _says(asked, the_game, asked.Spec.model_validate_json(spec), seed, the_game.house())


def _says(kind: Kind[Any, Any], its: Game, spec: Spec, seed: int, rules: HouseRules) -> str:
    """What is shown, hinted and right at each step, and the whole solution; empty where nothing can be asked."""
    item = drawn(kind, its, spec, seed, rules)
    if item is None:
        return ""
    at = [(panel, kind.right(item, given), kind.hints(item, given)) for given, panel in steps(kind, item)]
    return repr((at, kind.reveal(item)))


def steps(kind: Kind[Any, Any], item: Item) -> Iterator[tuple[Answers, Panel]]:
    """The steps of the right way at which something is asked."""
    given: Answers = ()
    for _ in range(STEPS):
        panel = kind.panel(item, given)
        if panel.mode == "none":
            return
        yield given, panel
        right = kind.right(item, given)
        if kind.explain(item, given, right).done:
            return
        given = (*given, right)
