// What is told of an evening that is over: for who leads it all of it, for each pupil the own part.
// Written by `python -m building.given_types`, of the left_given.py beside it.

import type { PairStands, PersonProps } from "./given";

/** A lesson that was taken alone. */
export interface LessonCount {
  title: string;
  right: number;
  of: number;
}

/** How a skill went. */
export interface SkillCount {
  name: string;
  right: number;
  of: number;
}

/** A misconception that was met, and how often it has gone. */
export interface MistakeMet {
  belief: string;
  met: number;
  gone: number;
}

/** What somebody has made of a deal. */
export interface DealLeftRow extends PersonProps {
  points: string;
  begato: string;
  cost: number;
}

/** A deal that all have played. */
export interface DealLeft {
  number: number;
  turn: number;
  title: string;
  rows: DealLeftRow[];
  book: string;
}

/** How a pair has done. */
export interface PairLeft extends PairStands {
  place: number;
}

/** A tournament. */
export interface TournamentLeft {
  title: string;
  rows: PairLeft[];
  /** It was played on telephones, the same deals at all tables. */
  compared: boolean;
}

/** A line of a pupil's part. */
export interface OwnLine {
  title: string;
  points: string;
  beside: string;
}

/** The own hand of a deal that all have played. */
export interface OwnDeal extends OwnLine {
  turn: number;
}

/** The own matches of a tournament. */
export interface OwnTables {
  title: string;
  lines: OwnLine[];
  place: number;
  margin: number;
  of?: number;
  /** Points against the average, to a tenth, where the same deals were played on telephones. */
  against?: number;
}

/** A question that was asked. */
export interface RoundLeft {
  number: number;
  title: string;
  skill: string;
  first: string;
  now: string;
  again: boolean;
}

/** A task of homework, and what came of it. */
export interface TaskProps {
  title: string;
  href: string;
  came: string;
}

/** Homework with its tasks. */
export interface HomeworkProps {
  title: string;
  tasks: TaskProps[];
}

/** A question that went wrong. */
export interface RoundAgain {
  number: number;
  title: string;
}

/** What a pupil has done alone or at tables. */
export interface PupilBesides {
  paced: LessonCount[];
  missed: string[];
  deals: OwnDeal[];
  tables: OwnTables[];
}

/** One pupil's evening. */
export interface PupilProps extends PersonProps, PupilBesides {
  right: number;
  of: number;
  skills: SkillCount[];
  mistakes: MistakeMet[];
  again: RoundAgain[];
  homework: HomeworkProps[];
}

/** What was done alone or at tables. */
export interface AllBesides {
  paced: LessonCount[];
  deals: DealLeft[];
  tables: TournamentLeft[];
}

/** All that an evening leaves. */
export interface EveningLeft extends AllBesides {
  day: string;
  date: string;
  rounds: RoundLeft[];
  skills: SkillCount[];
  mistakes: MistakeMet[];
  pupils: PupilProps[];
  homework: string[];
  link: string;
}
