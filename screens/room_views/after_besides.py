"""Afterwards, what was done alone or at tables, in words: all of it for who leads, and each pupil's part, which names nobody."""

from __future__ import annotations

from lessons.evening.activities.answers import OfLesson
from lessons.evening.activities.comparing import by_the_book, costs
from lessons.evening.activities.tables import PairStanding, Score, is_over
from lessons.evening.afterwards import PupilResult
from lessons.evening.polls.questions import question_of
from lessons.evening.room import Member
from lessons.evening.stretches import Seating
from lessons.places.in_a_room.after import After
from lessons.places.in_a_room.gathering import OfDeal, TournamentResult
from lessons.session.step_link import StepLink
from screens.room_views import people
from screens.room_views.at_tables import ahead, called, wins
from screens.room_views.left_given import (
    AllBesides,
    DealLeft,
    DealLeftRow,
    LessonCount,
    OwnDeal,
    OwnLine,
    OwnTables,
    PairLeft,
    PupilBesides,
    TournamentLeft,
)
from screens.room_views.questions.choices import called as asks
from screens.wording.figures import figure
from screens.wording.texts import either, text


def for_all(state: After, lang: str) -> AllBesides:
    """For who leads, by name."""
    return {
        "paced": [_lesson(one, state, lang) for one in state.left.paced],
        "deals": [_deal(one, state, lang) for one in state.deals],
        "tables": [_tournament(one, at, state, lang) for at, one in enumerate(state.tournaments, 1)],
    }


def of_one(fared: PupilResult, state: After, lang: str, pack: str) -> PupilBesides:
    """One pupil's part: the own hands beside the best and the book, the own matches and the own pair's place."""
    member = fared.member
    return {
        "paced": [_lesson(one, state, lang) for one in fared.paced],
        "missed": list(
            dict.fromkeys(_missed(one.lesson, *wrong, state, lang, pack) for one in fared.paced for wrong in one.wrong)
        ),
        "deals": [_own_deal(one, member, lang) for one in state.deals if member.who in one.results],
        "tables": [_own_tables(one, at, member, lang) for at, one in enumerate(state.tournaments, 1)],
    }


def lesson_title(lesson: str, state: After, lang: str) -> str:
    course = state.context.courses().get(lesson)
    return either(course.lesson.title, lang) if course is not None else lesson


def _lesson(one: OfLesson, state: After, lang: str) -> LessonCount:
    return {"title": lesson_title(one.lesson, state, lang), "right": one.right, "of": one.of}


def _missed(lesson: str, step: str, number: int, state: After, lang: str, pack: str) -> str:
    """The lesson, and what its step asks where that can be asked by itself: many lessons ask in the same words."""
    question, its = (
        question_of(state.context.asked(), StepLink(lesson, step, 1, number)),
        lesson_title(lesson, state, lang),
    )
    return (
        its if question is None else text("evening.after.in-lesson", lang, lesson=its, title=asks(question, lang, pack))
    )


def points_of(two: tuple[int, int]) -> str:
    return f"{two[0]} : {two[1]}"


def _deal(one: OfDeal, state: After, lang: str) -> DealLeft:
    """The best first, then as they joined."""
    behind, members = costs(one.results), state.room.members.values()
    told = sorted((who for who in members if who.who in behind), key=lambda who: (behind[who.who], who.badge))
    rows: list[DealLeftRow] = [
        {
            **people.shown(who, state.room, lang),
            "points": points_of(one.results[who.who].points),
            "begato": text(f"evening.wall.begato_{one.results[who.who].begato}", lang),
            "cost": behind[who.who],
        }
        for who in told
    ]
    title = text("evening.wall.deal_title", lang, n=one.number)
    return {
        "number": one.number,
        "turn": one.turn,
        "title": title,
        "rows": rows,
        "book": points_of(by_the_book(one.number).points),
    }


def _own_deal(one: OfDeal, member: Member, lang: str) -> OwnDeal:
    best = max(one.results.values(), key=lambda each: each.by)
    book = points_of(by_the_book(one.number).points)
    told = text("evening.after.deal_book", lang, points=book) + "."
    if len(one.results) > 1:
        told = text("evening.after.deal_beside", lang, n=len(one.results), best=points_of(best.points), book=book)
    return {
        "turn": one.turn,
        "title": text("evening.wall.deal_title", lang, n=one.number),
        "points": points_of(one.results[member.who].points),
        "beside": told,
    }


def _tournament(one: TournamentResult, at: int, state: After, lang: str) -> TournamentLeft:
    compared = one.tournament.on_telephones
    rows = [_pair(one, each, state, lang) for each in one.standings]
    return {"title": text("evening.after.tournament", lang, n=at), "rows": rows, "compared": compared}


def _pair(one: TournamentResult, each: PairStanding, state: After, lang: str) -> PairLeft:
    told: PairLeft = {
        "place": each.place,
        "name": called(state.room, one.tournament.pairs[each.pair], lang),
        "wins": wins(each.half_wins),
        "margin": ahead(each.margin, lang),
        "played": each.played,
    }
    against = figure(each.against, lang)
    return told | {"against": against, "deals": each.deals} if one.tournament.on_telephones else told


def _own_tables(one: TournamentResult, at: int, member: Member, lang: str) -> OwnTables:
    """``matches`` of the own pair, ``place`` in the end; no line where one did not play along."""
    told: OwnTables = {"title": text("evening.after.tournament", lang, n=at), "lines": [], "place": 0, "margin": 0}
    pair = next((number for number, two in enumerate(one.tournament.pairs) if member.badge in two), None)
    if pair is None:
        return told
    mine = next(each for each in one.standings if each.pair == pair)
    for number, seating in enumerate(one.tournament.seatings, 1):
        for code, two in seating.tables:
            if pair in two:
                score = one.scores.get(code, Score())
                own = score if two[0] == pair else score.turned()
                told["lines"].append(_match(number, own, seating, is_over(seating, one.scores), lang))
    if not mine.place:  # nobody has one in what was not played to the end
        return told
    told["lines"].append(
        {
            "title": text("evening.after.table_place", lang),
            "points": text("evening.after.of", lang, n=mine.place, of=len(one.standings)),
            "beside": _in_the_end(one, mine, lang),
        }
    )
    told |= {"place": mine.place, "of": len(one.standings), "margin": mine.margin}
    return told | {"against": round(float(mine.against), 1)} if one.tournament.on_telephones else told


def _in_the_end(one: TournamentResult, mine: PairStanding, lang: str) -> str:
    if one.tournament.on_telephones:
        return text("evening.after.table_against", lang, points=figure(mine.against, lang), n=mine.deals)
    return text("evening.after.table_won", lang, wins=wins(mine.half_wins), margin=ahead(mine.margin, lang))


def _match(number: int, own: Score, seating: Seating, over: bool, lang: str) -> OwnLine:
    """One's own match of a round; of one that is not over how far it is."""
    title = text("evening.after.table_round", lang, n=number)
    so_far = text("evening.after.table_so_far", lang, n=own.hands, of=seating.hands)
    if not seating.deals:
        return {"title": title, "points": points_of(own.points), "beside": "" if own.hands >= seating.hands else so_far}
    if not over:
        return {"title": title, "points": "–", "beside": so_far}
    beside = text("evening.after.table_points", lang, points=points_of(own.points))
    return {"title": title, "points": figure(own.against[0], lang), "beside": beside if own.hands else so_far}
