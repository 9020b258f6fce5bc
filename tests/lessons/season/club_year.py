"""A club with its evenings, as a test tells it: who comes, what each thinks, who plays with whom, and what the teacher says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.games.bologna.scorekeeper import Counted
from lessons.places.in_a_season.book import SeasonBook
from lessons.places.in_a_season.season import SeasonLook
from lessons.question.registry import misconceptions
from lessons.season.members import Member
from tests.lessons.evening.test_places import TEACHER, Club

AIM = "first-moor-wins"


class ClubYear(Club):
    """``code`` is the last evening's, ``season_code`` the club's."""

    season_code = ""

    def begins(self, name: str = "Autunno") -> None:
        self.season_code = self.does(TEACHER, "season/new", "begin", {"name": name}).begun

    def evening(self, come: Mapping[str, str], *, wrong: Sequence[str] = (), asks: int = 1, plays: bool = False) -> str:
        """Who comes, by the browser the name; the ``wrong`` browsers think that the first Moor wins, at each question."""
        code = self.open()
        for who, name in come.items():
            self.does(who, "room", "join", {"name": name})
        for _ in range(asks):
            self.asked(wrong)
        if plays:
            self.plays()
        self.does(TEACHER, "desk", "end")
        return code

    def asked(self, wrong: Sequence[str]) -> None:
        self.asks()
        question = self.question()
        misled = question.kind.answer_under(question.item, (), misconceptions()[AIM])
        for one in self.room().there:
            answer = misled if one.who in wrong else question.right
            self.does(one.who, "room", "answer", list(answer) if question.panel.mode != "choice" else answer[0])
        self.does(TEACHER, "desk", "reveal")

    def plays(self) -> None:
        """Pairs as they are proposed, and one hand at each table: the first pair wins it."""
        self.does(TEACHER, "desk", "pair", {})
        self.does(TEACHER, "desk", "seat", {"hands": 1})
        for code, _ in self.room().seatings[-1].tables:
            hand = Counted(1, (34, 14), 0, (60, 20), (50, 37))
            self.store.matches.append(code, TEACHER, 2, hand, "nonce-of-the-hand")

    def says(self, event: str, value: Any = None, nonce: str = "") -> SeasonLook:
        look: SeasonLook = self.does(TEACHER, f"season/{self.season_code}", event, value, nonce)
        return look

    def look(self, who: str = TEACHER, season: int = 0) -> SeasonLook:
        place = f"season/{self.season_code}{f'.{season}' if season else ''}"
        look: SeasonLook = self.sessions.state(who, place)
        return look

    def season(self, number: int = 0) -> SeasonBook:
        return self.look(season=number).book

    def member(self, name: str, twin: int = 0) -> Member:
        (found,) = (one for one in self.season().members if (one.name, one.twin) == (name, twin))
        return found

    def named(self) -> list[str]:
        return [f"{one.name} {one.twin}" if one.twin else one.name for one in self.season().members]
