"""Where to go on from the home page: the lesson to take up or to begin, in the game one learns before all others."""

from __future__ import annotations

from engine.game import family_of
from lessons.review.placing import of_family, placed_in
from lessons.session.replay import Attempt
from screens.learner import learned_game
from screens.parts.lesson.lesson_path import Stop

OVER = ("done", "shown")


def state(attempt: Attempt | None) -> str:
    """How far a lesson is: not begun, begun, done, or only shown."""
    return "new" if attempt is None else attempt.standing if attempt.ended else "begun"


def following(path: list[Stop], lang: str) -> Stop | None:
    """Where to go on: the lesson that was begun last on the path, else the first that was not begun, both in the family of the game
    one learns before all others. Where nothing is learnt yet, the games come first that are played where this language is spoken,
    and there what asks for nothing that has not been taken."""
    begun, new = begun_of(path), [stop for stop in path if state(stop[1]) == "new"]
    name, family = learned_game.learned(), learned_game.family_first(lang)
    known = [stop for stop in new if family_of(stop[0].game) == family]
    taken = {lesson.id for lesson, attempt in path if state(attempt) in OVER}
    ready = [stop for stop in known if taken.issuperset(stop[0].after)]
    ready.sort(key=lambda stop: stop[0].game != name)
    own = [stop for stop in begun if family_of(stop[0].game) == family][-1:]
    return next(iter((*own, *(ready if name else ()), *begun[-1:], *ready, *known, *new)), None)


def placed(path: list[Stop], lang: str) -> str:
    """The game of which one may show what one knows already: the one with which the family begins that is learnt, or, where nothing
    is learnt yet, that one meets here."""
    learned = learned_game.learned()
    if any(lesson.game == learned for lesson, _ in path):
        return placed_in(learned)
    return of_family(family_met(path, lang))


def family_met(path: list[Stop], lang: str) -> str:
    """The family of the first game that somebody meets here who has begun nothing."""
    return learned_game.family_first(lang) or (family_of(path[0][0].game) if path else "")


def begun_of(path: list[Stop]) -> list[Stop]:
    """The lessons that were begun and not finished, in the order of the path."""
    return [stop for stop in path if state(stop[1]) == "begun"]
