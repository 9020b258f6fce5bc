"""``python -m bench truth``: hints and first feedback of many situations, each held against its own situation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from bench.truth.claims import ABSENT, CLAIMS, GENERAL
from bench.truth.facts import There, as_there, named, there
from engine.fast_dataclass import fast_dataclass
from engine.game import Game, game, games
from lessons.lint.sentences.words import without
from lessons.question.answered import ladder, marking
from lessons.question.kind import Answer, Answers, Item, Kind, Message, Panel
from lessons.question.registry import about, kinds
from lessons.question.sampling import NoSituation, draw
from lessons.questions.which_reading.customs import RULES as CUSTOMS
from lessons.review.templates import ways_of
from lessons.text.phrases import Lang, say, sentence
from lessons.yamlfile.fields import LANGS, OFFERED

SITUATIONS, STEPS = 200, 6
"""So many situations of each kind in each game, and so many steps of each."""
EMPTY = "ladder.not-that"
"""What is said of a wrong answer where nothing is known of it."""
ELSEWHERE = ("gaps", "score-sheet")
"""Kinds whose cards lie in a pile that is not shown."""


@fast_dataclass(frozen=True, slots=True)
class SentenceUse:
    """Something said at a step of a question, and the answer it is said of (None: a hint). ``rule``: about cards in general."""

    kind: Kind[Any, Any]
    item: Item
    given: Answers
    panel: Panel
    said: Message
    answer: Answer | None = None
    rule: bool = False

    @property
    def reason(self) -> str:
        """Its reason; of a misconception that is asked about, as if it were said."""
        belief = self.said.facts.get("belief")
        return f"diagnosis.{belief}" if self.said.reason.startswith("ladder.perhaps") else self.said.reason

    @property
    def held(self) -> frozenset[str]:
        """The cards that are counted, where the question says which: those of the other side may lie beside them."""
        return frozenset(card.code for card in getattr(self.item, "held", ())) or self.there.cards

    @property
    def there(self) -> There:
        """What is there: at this step, and at the question's first one."""
        pack = tuple(card.code for card in self.item.game.pack) if self.kind.name in ELSEWHERE else ()
        return there((self.panel, self.kind.panel(self.item)), self.item.game, pack)


@fast_dataclass(frozen=True, slots=True)
class Untrue:
    """A sentence that is not so: where, its reason, the sentence, and what of it is not there."""

    kind: str
    game: str
    reason: str
    text: str
    what: str


@fast_dataclass(frozen=True, slots=True)
class SurveyResult:
    """How many sentences there were, those that are not so, and kind -> first feedback that says nothing, and all of it."""

    sentences: int
    untrue: tuple[Untrue, ...]
    empty: Mapping[str, tuple[int, int]]


def survey(situations: int = SITUATIONS, its: tuple[str, ...] = ()) -> SurveyResult:
    """So many situations of each kind in each of these games, or in all there are."""
    count, found = 0, dict[tuple[str, str, str], Untrue]()
    few, of = Counter[str](), Counter[str]()
    for kind in kinds().values():
        for one in map(game, its or games()):
            if kind.refuses(one):
                continue
            langs = langs_of(kind, one)
            for spoken in _all_spoken(kind, one, situations):
                of[kind.name] += spoken.answer is not None
                few[kind.name] += spoken.answer is not None and spoken.said.reason == EMPTY
                count += len(langs)
                for lang, text, what in untrue(spoken, langs):
                    told = Untrue(kind.name, one.id, spoken.said.reason, text, what)
                    found.setdefault((kind.name, spoken.reason, lang), told)
    return SurveyResult(count, tuple(found.values()), {name: (few[name], number) for name, number in of.items()})


def untrue(spoken: SentenceUse, langs: tuple[Lang, ...]) -> Iterator[tuple[Lang, str, str]]:
    """What is said and not so: the language, the text, and what of it is not there."""
    said, family, here = spoken.said, spoken.item.game.family, spoken.there
    claim = CLAIMS.get(spoken.reason)
    if claim is not None and not claim(spoken.item, spoken.given, spoken.panel, said, spoken.answer):
        yield langs[0], say(said, langs[0], family), "it is not so"
    if ABSENT.get(spoken.reason) in spoken.held:
        yield langs[0], say(said, langs[0], family), f"{ABSENT[spoken.reason]} is not missing"
    if spoken.rule or spoken.reason in ABSENT or spoken.reason.startswith(GENERAL):
        return
    for lang in langs:
        text = say(said, lang, family)
        yield from ((lang, text, what) for what in _missing(_without_customs(text, lang), lang, spoken.item, here))


def _without_customs(text: str, lang: Lang) -> str:
    """What a custom is called after need not lie there."""
    for custom in CUSTOMS:
        _, name = sentence(f"reading.{custom}")[lang].split(" ", 1)
        text = text.replace(name, "")
    return text


def _missing(text: str, lang: Lang, item: Item, here: There) -> Iterator[str]:
    found = named(text, lang, item.game.family, item.game)
    yield from (f"no card {code}" for code in found.cards if not as_there(code, here.cards, item.game.pack))
    yield from (f"no suit {suit}" for suit in found.suits - here.suits)
    yield from (f"no player {seat}" for seat in found.seats - here.seats if here.seats)


def _all_spoken(kind: Kind[Any, Any], its: Game, situations: int) -> Iterator[SentenceUse]:
    ways, rng = ways_here(kind, its), Random(7)
    for seed in range(situations if ways else 0):
        try:
            item = draw(kind, kind.Spec(id="survey", skill="survey", **ways[seed % len(ways)]), its, seed)
        except NoSituation:
            continue
        given: Answers = ()
        for _ in range(STEPS):
            yield from _at_a_step(kind, item, given, rng)
            right = kind.right(item, given)
            if kind.explain(item, given, right).done:
                break
            given = (*given, right)


def _at_a_step(kind: Kind[Any, Any], item: Item, given: Answers, rng: Random) -> Iterator[SentenceUse]:
    """Every hint, and what is said first of some wrong answers."""
    panel = kind.panel(item, given)
    for rung, hint in enumerate((*kind.hints(item, given), *kind.applied(item, given))):
        yield SentenceUse(kind, item, given, panel, hint, rule=rung == 1)
    for answer in wrong_answers(kind, item, given, panel, rng):
        told = ladder.told(kind, item, given, answer, marking.mark(kind, item, given, answer), 0)
        for said in told.says[:1]:
            yield SentenceUse(kind, item, given, panel, said, answer)
        for said in told.says[1:]:
            yield SentenceUse(kind, item, given, panel, said)


def wrong_answers(kind: Kind[Any, Any], item: Item, given: Answers, panel: Panel, rng: Random) -> Iterator[Answer]:
    """Those of two wrong rules, and two at random."""
    if panel.mode == "none":
        return
    misled = (kind.answer_under(item, given, belief) for belief in about(kind.name))
    yield from [answer for answer in misled if answer is not None][:2]
    for _ in range(2):
        answer = anything(panel, rng)
        if not kind.explain(item, given, answer).ok:
            yield answer


def anything(panel: Panel, rng: Random) -> Answer:
    """Some answer the panel allows."""
    if panel.mode == "number":
        return (rng.randint(0, 60),)
    if panel.mode == "choice":
        return (rng.randrange(len(panel.choices)),)
    if (panel.choices and rng.random() < 0.4) or not panel.pickable:
        return (-1 - rng.randrange(len(panel.choices)),)
    size = rng.randint(max(1, panel.at_least), min(panel.at_most, len(panel.pickable)))
    return tuple(rng.sample(range(len(panel.pickable)), size))


def ways_here(kind: Kind[Any, Any], its: Game) -> list[dict[str, Any]]:
    """The ways of asking that this game has."""
    needed = {name for name, field in kind.Spec.model_fields.items() if field.is_required()} - {"id", "skill"}
    every = [way for way in ({}, *map(dict, ways_of(kind))) if needed <= set(way)]
    specs = [(way, kind.Spec(id="survey", skill="survey", **way)) for way in every]
    return [way for way, spec in specs if not list(kind.faults(spec, its, its.house()))]


def langs_of(kind: Kind[Any, Any], its: Game) -> tuple[Lang, ...]:
    return tuple(lang for lang in OFFERED if lang in LANGS or not without(lang, kind.name, its))


def measure() -> dict[str, float]:
    """Print what is not so, and how much of the first feedback says nothing."""
    told = survey()
    for one in told.untrue:
        print(f"{one.kind} in {one.game}: {one.reason}: {one.text!r}: {one.what}")
    for name, (few, of) in told.empty.items():
        if few:
            print(f"{name}: {few} of {of} say nothing of the answer")
    empty = sum(few for few, _ in told.empty.values())
    return {"sentences": told.sentences, "untrue": len(told.untrue), "empty": empty}
