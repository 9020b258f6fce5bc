"""How a match is told, whatever is played: its score, its forms, everything that was written; and what a family says of its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from engine.game import begins, game, games
from engine.parts.corrections import Correct, EntryPlace, Stop, Undo, standing
from lessons.learner.days import written_day
from lessons.learner.match_lines import LINES
from lessons.score_forms.families import KEPT
from screens.components.match_forms.given import (
    CombinationsProps,
    Correction,
    FormProps,
    HandProps,
    LogLine,
    ScoreProps,
    SideScore,
    StageProps,
)
from screens.components.match_forms.names import say

Entry = tuple[int, str, str, bool]
"""Its number, its sentence, what became of it, and whether it stands."""
NOTHING: CombinationsProps = {"groups": [], "doubles_from": 0}


class MatchFamily(ABC):
    """A family's matches in words. ``files``: in which ways a match of it can be taken along."""

    name: str
    files: tuple[str, ...]

    @property
    def first(self) -> str:
        """The game that is offered first."""
        return begins(self.name)

    @property
    def games(self) -> tuple[str, ...]:
        """Those of its games whose deals are kept."""
        return tuple(id for id in games() if game(id).family == self.name and getattr(game(id).form, "bids", True))

    @abstractmethod
    def starting(self, lang: str, had: Any = None, learned: str = "") -> FormProps:
        """The form a match begins with, or in which its beginning is corrected (``had``); ``learned``: the game offered first."""

    @abstractmethod
    def stages(self, match: Any, lang: str) -> list[StageProps]:
        """What can be written now."""

    @abstractmethod
    def correcting(self, match: Any, number: int, its: Any, lang: str) -> tuple[str, FormProps]:
        """The stage and the form in which a line is corrected, with what counts there now."""

    @abstractmethod
    def entry(self, match: Any, told: Any, lang: str) -> str:
        """One of its own entries as a sentence, with the names and figures as they stand now."""

    @abstractmethod
    def sides(self, match: Any) -> list[str]:
        """Who has a score of their own, by their names."""

    @abstractmethod
    def scores(self, match: Any, lang: str) -> list[SideScore]:
        """The score of each of them."""

    @abstractmethod
    def now(self, match: Any, lang: str) -> list[str]:
        """The deal that is played, or how the match ended."""

    @abstractmethod
    def hands(self, match: Any, lang: str) -> list[HandProps]:
        """Every deal with its figures."""

    @abstractmethod
    def label(self, match: Any, lang: str) -> str:
        """The match among others."""

    @abstractmethod
    def told(self, match: Any, lang: str) -> list[str]:
        """The lines of the match to be read, under its heading and above its entries."""

    @abstractmethod
    def called(self, start: Any, lang: str) -> str:
        """What is played, for a heading."""

    def combinations(self, lang: str) -> CombinationsProps:
        """What can be declared."""
        return NOTHING

    def board(self, match: Any, lang: str) -> ScoreProps:
        """The score as it hangs on the wall, and below it the deal being played, or how the match ended."""
        now = " · ".join(self.now(match, lang))
        return {"label": say("keeper.title", lang), "sides": self.scores(match, lang), "now": now}

    def sentence(self, match: Any, told: Any, lang: str) -> str:
        """Any entry as a sentence."""
        match told:
            case Correct():
                return say("keeper.said.correct", lang, n=told.number, what=self.sentence(match, told.entry, lang))
            case Undo():
                return say("keeper.said.undo", lang, n=told.number)
            case Stop():
                return say("keeper.said.stopped", lang)
        return self.entry(match, told, lang)

    def history(self, match: Any, lang: str) -> list[Entry]:
        """Every entry in its order."""
        counts, found = standing(match.entries), list[Entry]()
        for place in match.places:
            state = ""
            if place.by is not None:
                state = say(f"keeper.state.{'corrected' if place.stands else 'undone'}", lang, n=place.by)
            stands = place.stands and (place.by is None or counts.get(place.number) == place.entry)
            found.append((place.number, self.sentence(match, place.entry, lang), state, stands))
        return found

    def log(self, match: Any, lang: str) -> list[LogLine]:
        """Every line that was written: what it says, what became of it, whether it can be corrected or taken back."""
        now, judge = standing(match.entries), KEPT[self.name].judge
        found: list[LogLine] = []
        for number, sentence, state, counts in self.history(match, lang):
            its, place = now.get(number), match.places[number - 1]
            back = place.stands and judge(match, Undo(number)).ok
            found.append(
                {
                    "number": number,
                    "text": sentence,
                    "state": state,
                    "counts": counts,
                    "correct": self._correction(match, number, its, lang),
                    "back": ("restore" if isinstance(place.entry, Undo) else "undo") if back else "",
                }
            )
        return found

    def _correction(self, match: Any, number: int, its: Any, lang: str) -> Correction | None:
        if its is None or isinstance(its, Stop):
            return None
        title = say("keeper.correct.title", lang, what=self.sentence(match, its, lang))
        stage, form = self.correcting(match, number, its, lang)
        return {"stage": stage, "title": title, "form": form | {"number": number}}

    def last(self, match: Any) -> EntryPlace[Any] | None:
        """The last line that stands, to be taken back with one press; how the match has begun is not."""
        places: Sequence[EntryPlace[Any]] = match.places
        last = next((one for one in reversed(places) if one.stands and not isinstance(one.entry, Undo)), None)
        return None if last is None or last.number == 1 else last

    def as_text(self, match: Any, lang: str, code: str = "", begun: str = "") -> str:
        """The whole match to be read, and under it the lines it can be read in again from. ``begun``: the day."""
        head = " · ".join(filter(None, ("Calzettini", self.called(match.start, lang), written_day(begun), code)))
        return "\n".join([head, "", *self.told(match, lang), ""]) + "\n" + LINES.write(match.entries)
