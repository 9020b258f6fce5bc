"""What is drawn for questions: the moments of each theme, sheets with a mistake, sorts of piles; and what a lesson leaves.

A number each that knows them: bounds of what is drawn seldom show in the few questions that are asked in tests.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise
from random import Random
from typing import Any

from pydantic import ValidationError

from engine.game import game, games
from engine.games.bologna.pack import PACK
from engine.games.bologna.scoring.piles import SORTS, draw
from lessons.course.course import Course, question_at
from lessons.course.loader import library
from lessons.question.capabilities import capabilities, counted_by, fraction
from lessons.question.kind import Kind, Message
from lessons.question.registry import kinds
from lessons.question.varying import varied
from lessons.questions.choose_card.bologna.bolognese_deck import BologneseDeck
from lessons.questions.choose_card.bologna.situations import THEMES
from lessons.questions.choose_card.france import asked as france
from lessons.questions.choose_card.france.french_deck import FrenchDeck
from lessons.questions.choose_card.theme import Theme
from lessons.questions.count_grande.rows import RuleReading, longest
from lessons.scoring.mistakes import NAMES, PRINTED, spoilt
from lessons.script.steps import kind_of
from lessons.session.ending import to_remember
from lessons.session.summary import SEED
from lessons.yamlfile.fields import Spec
from tests.conftest import Golden
from tests.engine.written_down import brief, known

from .table import spec, ways
from .test_golden_questions import answered

CHOOSE = kinds()["choose-card"]
DRAWS, SHEETS, PILES, READ = 60, 12, 4, 120
"""Moments of a theme, sheets with a mistake, piles of a sort, piles in which a grande is read."""


def test_the_moments_of_each_theme_are_those_that_were_drawn_before(golden: Golden) -> None:
    lines = [f"ottocento {told}" for told in _themes(THEMES, BologneseDeck)]
    asked = (its for its in map(game, games()) if its.family == "france" and not CHOOSE.refuses(its))
    for its in asked:
        asks = {ask: themes for ask, themes in france.THEMES.items() if not france.refuses(its, ask)}
        lines += [f"{its.id} {told}" for told in _themes(asks, lambda rng, its=its: FrenchDeck(rng, its))]
    golden("draws/themes.txt", "".join(f"{line}\n" for line in lines))


def _themes(asks: Mapping[str, tuple[Theme, ...]], deck: Any) -> Iterator[str]:
    for ask, themes in asks.items():
        for theme in themes:
            drawn = (brief(theme.draw(deck(Random(f"{theme.name} {seed}")))) for seed in range(DRAWS))
            yield f"{ask} {theme.name}: {known(drawn)}"


def test_sheets_are_spoilt_as_before_and_on_either_side(golden: Golden) -> None:
    lines, sides = [], set()
    for name in NAMES:
        made = [one for seed in range(SHEETS) if (one := spoilt(name, Random(f"{name} {seed}"))) is not None]
        sides |= {one.side for one in made} if name != PRINTED else set()
        told = (f"{brief(one.position)} {one.side} {one.cell} {one.wrong} {brief(one.figures)}" for one in made)
        lines.append(f"{name}: {known(told)}")
    assert sides == {0, 1}
    golden("draws/spoilt.txt", "".join(f"{line}\n" for line in lines))


def test_piles_of_each_sort_are_those_that_were_drawn_before(golden: Golden) -> None:
    lines = []
    for sort in SORTS:
        drawn = (brief(draw(sort, Random(f"{sort} {seed}"))) for seed in range(PILES))
        lines.append(f"{sort}: {known(drawn)}")
    golden("draws/piles.txt", "".join(f"{line}\n" for line in lines))


def test_what_cannot_be_asked_in_a_game_is_refused_as_before(golden: Golden) -> None:
    """Every way of asking, and half of one with half of the next, in all games, also in those that have nothing of the kind."""
    golden("draws/faults.txt", "".join(f"{name}: {_faults(kind)}\n" for name, kind in kinds().items()))


def _faults(kind: Kind[Any, Any]) -> str:
    codes, lines, asked = Counter[str](), list[str](), ways(kind.name)
    mixed = [{**one, **dict(list(other.items())[::2])} for one, other in pairwise((*asked, *asked[:1]))]
    for its in map(game, games()):
        for way in (*asked, *mixed):
            try:
                found = list(kind.faults(spec(kind.name, **way), its, its.house()))
            except ValidationError:
                continue  # no lesson can be written so
            codes.update(one.code for one in found)
            lines += [f"{its.id} {brief(way)} {one.field} {one.code}" for one in found]
    return f"{' '.join(f'{code} {codes[code]}' for code in sorted(codes))}: {known(lines)}"


def test_what_lessons_give_themselves_is_right_and_believed_as_before(golden: Golden) -> None:
    """Questions whose cards and figures stand in the lesson: what is right, why, and what wrong rules make of them."""
    golden("draws/given.txt", "".join(f"{lesson.id}: {_given(Course.of(lesson))}\n" for lesson in library()))


def _given(course: Course) -> str:
    specs = [step for step in course.lesson.steps if isinstance(step, Spec) and kinds()[kind_of(step)].fixed(step)]
    items = ((kinds()[kind_of(step)], question_at(course, step.id, SEED)) for step in specs)
    lines = [line for kind, item in items if item is not None for line in answered(kind, item)]
    return f"{len(specs)} {known(lines)}"


def test_a_lesson_leaves_the_rules_that_it_left_before(golden: Golden) -> None:
    lines = [f"{lesson.id}: {' '.join(map(_rule, to_remember(Course.of(lesson))))}" for lesson in library()]
    golden("draws/remembered.txt", "".join(f"{line}\n" for line in lines))


def test_a_question_that_is_asked_again_has_the_other_cards_and_figures_that_it_had_before(golden: Golden) -> None:
    golden("draws/varied.txt", "".join(f"{lesson.id}: {_varied(Course.of(lesson))}\n" for lesson in library()))


def _varied(course: Course) -> str:
    """Without the author's own words, which may be other ones."""
    specs = [step for step in course.lesson.steps if isinstance(step, Spec)]
    made = (varied(kinds()[kind_of(step)], step, course.game, course.rules, seed) for step in specs for seed in (1, 2))
    told = [
        " ".join(f"{name}={value}" for name, value in sorted(one) if isinstance(value, str | int) and name != "expect")
        for one in made
    ]
    return f"{len(set(told))} {known(told)}"


def _rule(said: Message) -> str:
    """Without the author's own sentence, which may be said better."""
    return f"{said.reason}({brief(said.facts)})" if said.facts and "en" not in said.facts else said.reason


def test_every_game_offers_to_be_asked_what_it_offered_before(golden: Golden) -> None:
    """Its cards by a number; all else by its name."""
    lines = []
    for its in map(game, games()):
        found = sorted(capabilities(its.id))
        cards = [one for one in found if one.startswith(("card:", "cards:"))]
        others = " ".join(one for one in found if one not in cards)
        lines.append(f"{its.id} by {counted_by(its)} in {fraction(its)}: {others} {len(cards)} {known(cards)}\n")
    golden("draws/offers.txt", "".join(lines))


def test_every_reading_of_the_grande_makes_the_same_rows_as_before(golden: Golden) -> None:
    """The rule and each way of getting it wrong, alone and with another one."""
    ways = {name: not default for name, default in vars(RuleReading()).items()}
    lines = []
    for first, wrong in {"": False, **ways}.items():
        rng, told = Random(first), list[str]()
        for number in range(READ):
            other = rng.choice(tuple(ways)) if number % 2 else first
            reading = RuleReading(**{name: ways[name] for name in (first, other) if name})
            trumps = [card.code for card in PACK if card.is_trump]
            held = frozenset(code for code in trumps if code not in rng.sample(trumps, rng.randrange(2, 12)))
            told.append(brief(longest(held, reading)))
        lines.append(f"{first or 'the rule'} {wrong}: {known(told)}\n")
    golden("draws/readings.txt", "".join(lines))
