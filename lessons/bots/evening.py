"""An evening of sixteen simulated pupils by a plan, minute by minute: does the wall name what they believe, and does it go away?

Four of them believe the misconception of each round. Whoever is wrong and hears a neighbour who is right is convinced as often
as in a known study of talks between neighbours (16 pairs of questions, 350 students: from 50 to just under 70 of a hundred right);
the reveal, which explains, convinces some of the rest. What they do, they do through the room's own log.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from statistics import mean

from lessons.bots.looked_for import in_vain
from lessons.bots.minutes import MIND, POINT, PRESS
from lessons.course.course import Course
from lessons.course.loader import library
from lessons.evening.entries.lifecycle import Agreed
from lessons.evening.entries.rounds import (
    Answered,
    Asked,
    Closed,
    Entry,
    Joined,
    Opened,
    Revealed,
    RoomLine,
    SecondVote,
    Talked,
)
from lessons.evening.folding import take
from lessons.evening.histogram import by_misconception, proposes_talk, share_right, votes_of
from lessons.evening.judging import judge
from lessons.evening.polls.questions import Question, question_of
from lessons.evening.room import Room
from lessons.evening.room import Round as Table
from lessons.plans import shelf
from lessons.plans.rounds import question_for
from lessons.plans.shape import Asks, Part, Plan
from lessons.question.kind import Answer
from lessons.question.registry import misconceptions
from lessons.text import phrases
from lessons.yamlfile.fields import FIRST

PUPILS, BELIEVERS = 16, 4
SLIPS = 0.06
"""To be wrong without any reason."""
TALKS, EXPLAINED = 0.5, 0.6
"""The chance to be convinced: by a neighbour who is right, and by the reveal of a question one had wrong."""
SPOKEN, OLD = 130, 110
"""Words a minute: spoken to a room, and read there by those who take their time."""
TALK, SHOWN, TURN = 100.0, 60.0, 8.0
"""Seconds: of a talk, of a reveal that is looked at and spoken of, and between one press and the next."""
SHORTEST, LONGEST = 0.8, 1.1
"""Of the minutes that a plan promises, an evening takes so much."""
HOST = "teacher"


@dataclass(frozen=True, slots=True)
class SimulatedRound:
    """What came of a part's questions.

    ``named``: how many the histogram of the first one gives to its misconception, and in which ``place`` it stands there;
    ``shares``: right at each vote; ``cured``: the share of those who believed it and do no more; ``held``: how many believed it.
    """

    part: int
    aim: str
    named: int
    place: int
    talked: bool
    shares: tuple[float, ...]
    cured: float
    held: int = BELIEVERS


@dataclass
class Pupil:
    """A simulated pupil of an evening. ``believes``: the misconceptions that are left."""

    who: str
    believes: set[str]
    pace: float


@dataclass
class SimulatedEvening:
    """One evening. ``seconds``: part -> how long it took; ``rounds``: what came of those that show a misconception.

    ``before``: the evening whose pupils come again, with what it left in their heads. ``met``: the misconceptions that this
    one and those before it were about; nobody comes to believe one anew.
    """

    plan: Plan
    courses: Mapping[str, Course]
    rng: Random
    before: SimulatedEvening | None = None
    met: frozenset[str] = frozenset()
    pupils: list[Pupil] = field(default_factory=list)
    room: Room = field(default_factory=Room)
    seconds: list[float] = field(default_factory=list)
    rounds: list[SimulatedRound] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._writes(HOST, Opened(agreed=Agreed(**self.plan.customs.model_dump())))
        known = self.before.met if self.before is not None else frozenset[str]()
        believers = {aim: set(self.rng.sample(range(PUPILS), BELIEVERS)) for aim in self.plan.aims if aim not in known}
        self.met = known | frozenset(believers)
        for number in range(PUPILS):
            believes = {aim for aim, who in believers.items() if number in who}
            self.pupils.append(self._comes(number, believes))
            self._writes(f"p{number}", Joined(name=f"P{number}"))
        for place, part in enumerate(self.plan.parts):
            self.seconds.append(self._part(place, part))

    def _comes(self, number: int, believes: set[str]) -> Pupil:
        """Somebody new, or who was there before and believes this besides."""
        if self.before is None:
            return Pupil(f"p{number}", believes, self.rng.uniform(0.7, 1.6))
        one = self.before.pupils[number]
        return Pupil(one.who, believes | one.believes, one.pace)

    def _left(self) -> list[str]:
        """What the evening before asked about and some still believed when it was over, that of most first."""
        if self.before is None:
            return []
        asked = {one.aim for one in self.before.rounds}
        still = Counter(name for one in self.before.pupils for name in sorted(one.believes & asked))
        return [name for name, _ in still.most_common()]

    def _part(self, place: int, part: Part) -> float:
        """Seconds: what is said takes its time, and talking, playing and an own pace as long as the plan has it."""
        said = 60 * len(part.say.told(FIRST).split()) / SPOKEN
        if part.ask is not None:
            return said + self._asks(place, part.ask.tries(self._left())[0])
        # Cards are laid out, people sit down and play: what is said is the least of it.
        return max(60.0 * part.minutes, said)

    def _asks(self, place: int, asks: Asks) -> float:
        aim, seconds = asks.aim, 0.0
        before = {one.who for one in self.pupils if aim in one.believes}
        shares: list[float] = []
        named, stands, talked = 0, 0, False
        for number in range(asks.questions):
            question = self._ask(asks)
            seconds += self._vote(question, aim)
            told = votes_of(self.room, self._now, 1)
            shares.append(share_right(told) or 0.0)
            if not number:
                met = by_misconception(told)
                named = dict(met).get(aim, 0)
                stands = next((at for at, (name, _) in enumerate(met, 1) if name == aim), 0)
            if proposes_talk(self.room):
                talked = True
                self._turn(Talked)
                self._talk(question, aim)
                self._turn(SecondVote)
                seconds += TALK + self._vote(question, aim) / 2
                shares.append(share_right(votes_of(self.room, self._now)) or 0.0)
            self._turn(Revealed)
            seconds += SHOWN + 2 * TURN
            self._explained(aim)
        left = {one.who for one in self.pupils if aim in one.believes}
        if aim:
            cured = 1 - len(left) / len(before) if before else 1.0
            self.rounds.append(SimulatedRound(place, aim, named, stands, talked, tuple(shares), cured, len(before)))
        return seconds

    @property
    def _now(self) -> Table:
        assert self.room.round is not None
        return self.room.round

    def _ask(self, asks: Asks) -> Question:
        question = question_for(self.courses, self.plan, asks, self.rng)
        assert question is not None, f"{self.plan.id}: {asks} cannot be asked"
        link = question.link
        self._writes(
            HOST, Asked(lesson=link.lesson, step=link.step, seed=link.seed or 0, number=link.number, aim=asks.aim)
        )
        return question_of(self.courses, link) or question

    def _vote(self, question: Question, aim: str) -> float:
        """Everybody answers; the seconds until the slowest but one has."""
        for one in self.pupils:
            answer = self._answer(one, question, aim)
            mark, now = question.mark(answer), self._now
            told = Answered(
                round=now.number, vote=len(now.votes), answer=answer, ok=mark.ok, diagnosis=question.believed(answer)
            )
            self._writes(one.who, told)
        self._turn(Closed)
        panel, family = question.panel, question.course.game.family
        words = " ".join(phrases.say(one, FIRST, family) for one in (panel.prompt, *panel.choices)).split()
        said = question.spec.say.told(FIRST).split() if question.spec.say is not None else []
        cards = sum(len(row.cards) for row in panel.rows)
        alone = 60 * (len(words) + len(said)) / OLD + MIND * (2 + cards) + (POINT + PRESS) * (1 + len(question.right))
        return sorted(one.pace * alone for one in self.pupils)[-2] + TURN

    def _answer(self, one: Pupil, question: Question, aim: str) -> Answer:
        for name in (aim, *sorted(one.believes - {aim})):
            if name in one.believes:
                belief, kind = misconceptions()[name], question.kind
                theirs = kind.answer_under(question.item, (), belief) if kind.name in belief.kinds else None
                if theirs is not None:
                    return theirs
        if self.rng.random() >= SLIPS:
            return question.right
        return self._slip(question)

    def _slip(self, question: Question) -> Answer:
        many = len(question.panel.choices) if question.panel.mode == "choice" else len(question.panel.pickable)
        tried = [(n,) for n in range(many) if (n,) != question.right] or [(question.right[0] + 1,)]
        return self.rng.choice(tried)

    def _talk(self, question: Question, aim: str) -> None:
        """Neighbours talk two by two, as they sit; whoever is wrong beside somebody who is right may see why."""
        vote = self._now.votes[0]
        for left, right in zip(self.pupils[::2], self.pupils[1::2], strict=True):
            for one, other in ((left, right), (right, left)):
                if not vote[one.who].ok and vote[other.who].ok and self.rng.random() < TALKS:
                    one.believes.discard(aim)

    def _explained(self, aim: str) -> None:
        for one in self.pupils:
            told = self._now.counted.get(one.who)
            if told is not None and not told.ok and self.rng.random() < EXPLAINED:
                one.believes.discard(aim)

    def _turn(self, turn: type[Closed | Talked | SecondVote | Revealed]) -> None:
        self._writes(HOST, turn(seen=self.room.revision))

    def _writes(self, who: str, entry: Entry) -> None:
        refused = judge(self.room, who, entry)
        assert refused is None, refused
        self.room = take(self.room, RoomLine(self.room.number + 1, who, entry))


def courses_for(plans: Iterable[Plan]) -> dict[str, Course]:
    """Every lesson of ours, and what the plans bring along."""
    return {**shelf.found().courses, **{lesson.id: Course.of(lesson) for lesson in library()}}


def simulated(plan: Plan, courses: Mapping[str, Course], seeds: Iterable[int]) -> list[SimulatedEvening]:
    """The same plan on as many evenings as there are seeds."""
    return [SimulatedEvening(plan, courses, Random(seed)) for seed in seeds]


def told(plan: Plan, evenings: list[SimulatedEvening]) -> Iterator[str]:
    """The evening minute by minute, as it is on the average, and what came of each misconception."""
    yield f"{plan.id}: {plan.minutes} minutes planned, {mean(sum(one.seconds) for one in evenings) / 60:.0f} taken"
    at = 0.0
    for place, part in enumerate(plan.parts):
        took = mean(one.seconds[place] for one in evenings) / 60
        rounds = [one for evening in evenings for one in evening.rounds if one.part == place]
        yield f"  {at:5.1f}  {part.title.told(FIRST):36}{part.sort:9}{part.minutes:>3} planned{took:>6.1f} taken{_of(rounds)}"
        at += took


def _of(rounds: list[SimulatedRound]) -> str:
    if not rounds:
        return ""
    first, last = (mean(one.shares[n] for one in rounds) for n in (0, -1))
    named, place = mean(one.named for one in rounds), mean(one.place == 1 for one in rounds)
    talked, cured = mean(one.talked for one in rounds), mean(one.cured for one in rounds)
    went = f"named {named:.1f}, first {place:.0%}, talked {talked:.0%}, right {first:.0%} then {last:.0%}, cured {cured:.0%}"
    about = Counter(one.aim for one in rounds).most_common()
    names = about[0][0] if len(about) == 1 else ", ".join(f"{name} {many}x" for name, many in about)
    return f"   {names}: {went}"


def broken(plan: Plan, evenings: list[SimulatedEvening]) -> list[str]:
    """The promises that were not kept: the wall names every misconception, most are cured, the minutes are about right."""
    wrong = []
    for place, part in enumerate(plan.parts):
        rounds = [one for evening in evenings for one in evening.rounds if one.part == place]
        if rounds and mean(one.named for one in rounds) < 0.9 * mean(one.held for one in rounds):
            wrong.append(f"{plan.id}: {rounds[0].aim} is not named by the histogram")
        asks = part.ask
        if rounds and asks is not None and asks.questions > 1 and mean(one.cured for one in rounds) <= 0.5:
            wrong.append(f"{plan.id}: {rounds[0].aim} is cured in {mean(one.cured for one in rounds):.0%} only")
    wrong += [f"{plan.id}: no deal is found in which there is {aim}" for aim in in_vain(plan)]
    took = mean(sum(one.seconds) for one in evenings) / 60
    if not SHORTEST * plan.minutes <= took <= LONGEST * plan.minutes:
        wrong.append(f"{plan.id}: {plan.minutes} minutes planned, {took:.0f} taken")
    return wrong
