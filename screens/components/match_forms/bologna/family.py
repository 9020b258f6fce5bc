"""Bologna's matches as they are shown."""

from __future__ import annotations

from engine.games.bologna.scorekeeper import Declared, Entry, Match, Start
from engine.games.bologna.scorekeeper.entries import Said
from engine.games.bologna.scorekeeper.match import hand_of
from lessons.score_forms.bologna import NOBODY
from screens.components.match_forms.bologna import form, words
from screens.components.match_forms.family import MatchFamily
from screens.components.match_forms.given import CombinationsProps, FormProps, HandProps, SideScore, StageProps
from screens.components.match_forms.names import say


class Bologna(MatchFamily):
    """Two sides, and hands of which declarations are written before their end."""

    name, files, games = "bologna", ("txt", "pdf"), ("ottocento",)

    def starting(self, lang: str, had: Start | None = None, learned: str = "") -> FormProps:
        return form.starting(had or NOBODY, lang, begins=had is None)

    def stages(self, match: Match, lang: str) -> list[StageProps]:
        return form.stages(match, match.open, lang) if match.open else []

    def correcting(self, match: Match, number: int, its: Said, lang: str) -> tuple[str, FormProps]:
        if isinstance(its, Start):
            return "start", self.starting(lang, match.start)
        if isinstance(its, Declared):
            return "declare", form.declaring(match.start, its.hand, its.seat, lang, number, its)
        return "end", form.ending(match, hand_of(match, its.hand), lang)

    def combinations(self, lang: str) -> CombinationsProps:
        return form.combinations(lang)

    def entry(self, match: Match, told: Entry, lang: str) -> str:
        return words.entry(match, told, lang)

    def sides(self, match: Match) -> list[str]:
        return [match.start.side_name(side) for side in (0, 1)]

    def scores(self, match: Match, lang: str) -> list[SideScore]:
        return [words.score(match, side, lang) for side in (0, 1)]

    def now(self, match: Match, lang: str) -> list[str]:
        return words.now(match, lang)

    def hands(self, match: Match, lang: str) -> list[HandProps]:
        return [words.hand_told(match, hand, lang) for hand in match.hands if hand.end or hand.declared]

    def label(self, match: Match, lang: str) -> str:
        (ours, theirs), (a, b) = self.sides(match), match.scores
        return f"{ours} {a} – {b} {theirs} ({words.result(match, lang) or say('keeper.going', lang)})"

    def called(self, start: Start, lang: str) -> str:
        return say("keeper.title", lang)

    def told(self, match: Match, lang: str) -> list[str]:
        return words.to_be_read(match, lang)
