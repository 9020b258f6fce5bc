"""One moment of a lesson as the table shows it: a text to read, a question with its mark, or the end."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, cast

from engine.notation import read_cards
from lessons.course.loader import library
from lessons.places.lesson import PLACE, LessonSession
from lessons.question.kind import Message, Panel, Row, Table
from lessons.question.panel import State, number_of
from lessons.question.seats import YOU, leader_before_you, seats_of
from lessons.script.steps import Result, Say, Show, kind_of
from lessons.session import bar
from lessons.session.ending import headline
from lessons.session.returning.returns import AT_A_TIME
from lessons.session.state import Attempt
from lessons.session.step_link import StepLink
from lessons.text.highlights import rings
from lessons.text.message import in_figures
from lessons.text.printed import shown_under
from lessons.text.skills import skills
from lessons.yamlfile.fields import Spec
from screens.components.table.given import Answer, MarkProps, PanelProps, Press, TablePanel
from screens.components.table.props import CardStyle, given_hints, given_mark, given_panel, may, paragraphs
from screens.learner.preferences import Preferences
from screens.views import how_played
from screens.web.addresses import others_addresses
from screens.wording import citations, house_rules
from screens.wording.given import Paragraph
from screens.wording.texts import either, text


def panel(session: LessonSession, preferences: Preferences) -> TablePanel:
    """What is shown of a lesson. ``leaves``: it is over, and the page around it has more to say."""
    return shown(session, preferences, PLACE.link(session))


def shown(session: LessonSession, preferences: Preferences, link: StepLink | None) -> TablePanel:
    """What is shown of a lesson whose question on the table others find by this ``link``."""
    lang = preferences.language_in(session.course.lesson.languages)
    told = LessonView(session.attempt, lang, preferences.pack).given()
    told |= how_played.in_lesson(session.attempt, link.lesson if link else session.course.lesson.id, preferences)
    told["can"] = {**told["can"], "share": bool(link) and session.attempt.over}
    if session.beside is not None:
        told["note"] = text(f"lesson.{session.beside[1]}", lang)
        if session.beside[1] == "shared" and link is not None:
            told["share"] = {"path": f"lesson?{link.query}", "others": list(others_addresses()[:1])}
    return told


NOTHING = Message("")
_IN_WORDS = frozenset({"choice"})
"""Kinds whose question stands in the lesson."""
_LAYOUTS = {"trick": "trick", "hand": "hand", "row": "row", "cards": "grid"}


@dataclass(frozen=True, slots=True)
class LessonView:
    """A lesson being taken, in one language with one pack of pictures."""

    attempt: Attempt
    lang: str
    pack: str

    @property
    def look(self) -> CardStyle:
        return CardStyle.of(self.lang, self.attempt.course.game.family, self._pack, self._item)

    @property
    def _pack(self) -> str:
        """The pack that the question or the lesson is about, else the learner's own."""
        asked = self.attempt.panel.pack if self.attempt.panel else ""
        course = self.attempt.course
        return asked or course.lesson.pack or shown_under(course.rules) or self.pack

    @property
    def _item(self) -> str:
        """What is on the table, for ever the same: a question with its seed, or a text."""
        attempt = self.attempt
        return f"{attempt.step_id} {attempt.question.seed if attempt.question else ''}"

    def given(self) -> TablePanel:
        """Everything the browser is told."""
        attempt = self.attempt
        return self._end() if attempt.done else self._question() if attempt.asks else self._text()

    def _shown(self, panel: PanelProps, can: dict[Press, bool]) -> TablePanel:
        """This panel, of which nothing is said yet, and what can be pressed."""
        return {
            "mark": None,
            "hints": [],
            "answer": None,
            "note": "",
            **panel,
            "can": can,
            "progress": bar.place(self.attempt),
            "reached": bar.reached(self.attempt),
            "at_once": False,
            "leaves": self.attempt.done,
            "along": self._along(),
        }

    def _along(self) -> list[str]:
        """What stands beside the place in the bar: the step of a question that has several, and how many questions come back."""
        step, back = bar.at_step(self.attempt), self.attempt.coming_back
        told = [text("lesson.bar.step", self.lang, n=step)] if step else []
        return [
            *told,
            *([text(f"lesson.bar.back-{back if back <= AT_A_TIME else 'more'}", self.lang, n=back)] if back else []),
        ]

    def _text(self) -> TablePanel:
        attempt, step = self.attempt, self.attempt.step
        if isinstance(step, Result):
            return self._result(step)
        assert isinstance(step, Say)
        rows = self._rows(step.show) if step.show else ()
        # Cards that nobody has played are looked at by themselves, and without any there is only something to read.
        alone = not rows or any(row.seat is None for row in rows)
        panel = Panel("none", NOTHING, rows, table=None if alone else self._table)
        said = paragraphs(either(step.say, self.lang), self.lang, self.look.edition)
        if step.discuss:
            return self._talk(given_panel(panel, self.look, [*said, *self._talk_about_it()]))
        return self._shown(given_panel(panel, self.look, said), may(next=True, back=attempt.can_go_back))

    def _talk(self, told: PanelProps) -> TablePanel:
        """A pause: what is shown stays, and the button says that one has talked."""
        words = told["words"] | {"next": text("lesson.discuss.done", self.lang)}
        return self._shown(told | {"words": words}, may(next=True, back=self.attempt.can_go_back))

    def _talk_about_it(self) -> list[Paragraph]:
        return paragraphs(text("lesson.discuss", self.lang), self.lang)

    def _result(self, step: Result) -> TablePanel:
        """Part by part what went, and where to go back to for what did not."""
        attempt, lessons = self.attempt, {one.id: one for one in library()}
        went = [(part, attempt.passed(part)) for part in step.result]
        told = [either(step.passed if all(ok for _, ok in went) else step.missed, self.lang)]
        for part, ok in went:
            name, again = either(part.name, self.lang), lessons.get(part.again)
            title = either(again.title, self.lang) if again else ""
            code = "lesson.part.passed" if ok else "lesson.part.again"
            told.append(text(code, self.lang, part=name, title=title))
        said = paragraphs("\n\n".join(told), self.lang, self.look.edition)
        panel = Panel("none", NOTHING)
        return self._shown(given_panel(panel, self.look, said), may(next=True, back=attempt.can_go_back))

    def _question(self) -> TablePanel:
        attempt, step = self.attempt, self.attempt.spec
        if attempt.panel is None or (attempt.question is None and not attempt.offers):
            # The situation can no longer be made: the lesson has changed. Going on is all there is.
            changed = paragraphs(text("lesson.changed", self.lang), self.lang)
            return self._shown(given_panel(Panel("none", NOTHING), self.look, changed), may(next=True))
        above = self._above(step)
        asked = paragraphs(self.look.say(attempt.panel.prompt), self.lang)
        open_ = attempt.open
        if attempt.offers:
            given = given_panel(replace(attempt.panel, table=None), self.look, asked)
            # Nothing is right or wrong here: whoever has chosen goes on.
            words = given["words"] | {"answer": given["words"]["next"]}
            return self._shown(given | {"words": words}, may(answer=True, back=attempt.can_go_back))
        if attempt.talks:
            return self._talk(given_panel(attempt.panel, self.look, [*above, *asked, *self._talk_about_it()]))
        can = may(
            answer=open_, next=attempt.can_go_on, hint=open_ and attempt.more_hints, reveal=open_ and not self._lit,
            undo=attempt.can_undo, back=attempt.can_go_back, report=attempt.over,
        )  # fmt: skip
        return self._shown(given_panel(attempt.panel, self.look, [*above, *asked]), can) | {
            "mark": self._mark(),
            "hints": given_hints(attempt.hints, self.look),
            "answer": self._answer(),
            "note": self._changed(),
            "ahead": open_,
        }

    def _changed(self) -> str:
        """Where this question has taken the place of one that no longer fitted its lesson, that it has, until it is answered."""
        asked = self.attempt.question
        return text("lesson.anew", self.lang) if asked is not None and asked.anew and not asked.tried else ""

    def _above(self, step: Spec | None) -> list[Paragraph]:
        """What is said above a question: the lesson's words, that it comes back, or where the detour has led."""
        detour, asked, kind = self.attempt.detour, self.attempt.question, self.attempt.kind
        if kind is not None and kind.moves_on and asked is not None and (asked.last[0] if asked.last else asked.given):
            return []
        if self.attempt.back is not None:
            # Where the question is the lesson's own words, they are asked again.
            own = step.say if step is not None and kind_of(step) in _IN_WORDS else None
            once_more = text(f"lesson.once-more{self._how_it_differs(self.attempt.back)}", self.lang)
            return paragraphs(
                "\n\n".join([once_more, *([either(own, self.lang)] if own else [])]), self.lang, self.look.deck
            )
        if detour is None:
            say = step.say if step is not None and (asked is None or not asked.other) else None
            said = paragraphs(either(say, self.lang), self.lang, self.look.edition) if say else []
            return [*said, *self._house_rules(step)]
        if detour.stage == "example":
            return paragraphs(text("lesson.worked", self.lang), self.lang)
        its = skills().get(detour.spec.skill) if detour.spec is not None else None
        name = its.name if its is not None else {}
        return paragraphs(text("lesson.before", self.lang, skill=name.get(self.lang, "")), self.lang)

    def _how_it_differs(self, back: int) -> str:
        """With other cards, as mostly; in another form; or the very same, where there is nothing else."""
        if self.attempt.question is not None and self.attempt.question.form is not None:
            return "-form"
        return "-same" if self.attempt.item == self.attempt.item_missed(back) else ""

    def _house_rules(self, step: Spec | None) -> list[Paragraph]:
        """By which rules a question goes that a sitting took from a lesson with some of its own."""
        house = self.attempt.course.house.get(step.id) if step is not None else None
        if not house:
            return []
        # A question may leave out rules that have no bearing on it.
        by = self.attempt.item.rules if self.attempt.item is not None else house
        rules = house_rules.told(by, self.lang)
        told = text("lesson.house", self.lang, rules=rules) if rules else ""
        return paragraphs(told, self.lang)

    def _mark(self) -> MarkProps | None:
        attempt = self.attempt
        if attempt.mark is None or attempt.question is None or attempt.kind is None:
            return None
        asked = attempt.question
        told = asked.revealed or asked.worked or asked.told or asked.lit
        rule = attempt.kind.hints(attempt.item, asked.last[0] if asked.last else asked.given)[1]
        shown = given_mark(attempt.mark, self.look, lambda source: citations.cited(source, self.lang), told, rule)
        return shown | {"choices": self._choices(told), "rule": "" if rule in attempt.hints else shown["rule"]}

    def _choices(self, told: bool) -> dict[str, State]:
        """Of the choices on the table which was right or wrong; of those that nobody has taken only where the solution is told."""
        asked, panel, kind = self.attempt.question, self.attempt.panel, self.attempt.kind
        if asked is None or kind is None or panel is None or panel.mode != "choice":
            return {}
        taken = asked.last[1] if asked.last is not None and self._is_answered else ()
        (right,) = kind.right(self.attempt.item, asked.last[0] if asked.over and asked.last else asked.given)
        found: dict[str, State] = {str(one): "right" if one == right else "wrong" for one in taken}
        return found | {str(right): "right"} if told else found

    @property
    def _is_answered(self) -> bool:
        """Was the last answer given to what lies on the table?"""
        asked = self.attempt.question
        if asked is None or asked.last is None:
            return False
        return asked.last[0] == (asked.last[0] if asked.over else asked.given)

    @property
    def _lit(self) -> bool:
        return self.attempt.question is not None and self.attempt.question.lit

    def _answer(self) -> Answer:
        """What the learner answered, for a page that is loaded anew; where the solution is shown that, so that its cards are lifted
        and lie in their order.
        """
        asked, panel, kind = self.attempt.question, self.attempt.panel, self.attempt.kind
        if asked is None or panel is None or kind is None:
            return None
        if (asked.worked and not asked.last) or asked.revealed or self._lit:
            return _in_terms_of(panel, kind.right(self.attempt.item, asked.given))
        if panel.mode == "order" and asked.told:
            return list(
                kind.right(self.attempt.item, asked.last[0] if asked.last else asked.given)
            )  # lies in its order
        if asked.last is None or not self._is_answered:
            return None
        return _in_terms_of(panel, asked.last[1])

    def _end(self) -> TablePanel:
        """The end: how it went, in one sentence; the page around it has the rest."""
        told = self.look.say(headline(self.attempt))
        return self._shown(given_panel(Panel("none", NOTHING), self.look, paragraphs(told, self.lang)), may())

    @property
    def _table(self) -> Table:
        """The table of this game, at which somebody reads: nothing is played."""
        return Table(seats_of(self.attempt.course.game))

    def _rows(self, show: Show) -> tuple[Row, ...]:
        """A trick, and a hand beside it, lie at the table; any other cards are looked at by themselves."""
        pack = self.attempt.course.game.pack
        told, ringed = show.model_dump(), rings(show.ring, self.attempt.course.game)
        codes = {name: tuple(card.code for card in read_cards(pack, told[name])) for name in _LAYOUTS if told[name]}
        places: dict[str, int] = {}
        if "trick" in codes:
            places = {"trick": leader_before_you(len(codes["trick"]), self.attempt.course.game.seats), "hand": YOU}
        return tuple(
            Row(cards, layout=cast(Any, _LAYOUTS[name]), rings=ringed, seat=places.get(name))
            for name, cards in codes.items()
        )


def _in_terms_of(panel: Panel, answer: tuple[int, ...]) -> Answer:
    """An answer as the browser has it."""
    if panel.mode == "number":
        return in_figures(number_of(answer))
    if panel.mode == "choice":
        return answer[0]
    return {"choice": -1 - answer[0]} if answer and answer[0] < 0 else list(answer)
