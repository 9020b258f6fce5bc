// What is told of a club's season: for who leads it all of it, for each member the own part.
// Written by `python -m building.given_types`, of the season_given.py beside it.

import type { SkillCount } from "./left_given";

/** How a skill went in one evening. */
export interface SkillWeek {
  day: string;
  right: number;
  of: number;
}

/** A skill, evening after evening. */
export interface SkillOfSeason extends SkillCount {
  weeks: SkillWeek[];
}

/** A misconception of one person: on which `day` it was there last, or is gone since. */
export interface MistakeOfSeason {
  belief: string;
  gone: boolean;
  day: string;
}

/** Somebody, or a pair, in a league table. */
export interface LeagueRow {
  place: number;
  name: string;
  wins: string;
  margin: string;
  /** The same as a number. */
  by: number;
  played: number;
}

/** Somebody, or a pair, where all tables played the same deals: points `against` the average, over so many `deals`. */
export interface ComparedRow {
  place: number;
  name: string;
  against: string;
  /** The same as a number, to a tenth. */
  by: number;
  deals: number;
  wins: string;
  played: number;
}

/** The own row, among so many. */
export interface InTheLeague extends LeagueRow {
  of: number;
}

/** The own row, among so many. */
export interface AmongCompared extends ComparedRow {
  of: number;
}

/** One member's season. `days`: when they were there, of so many evenings. */
export interface MemberPart {
  name: string;
  days: string[];
  evenings: number;
  right: number;
  of: number;
  skills: SkillOfSeason[];
  mistakes: MistakeOfSeason[];
  league: InTheLeague | null;
  compared: AmongCompared | null;
}

/** As whom a member came, from which browser; by its `key` a press parts it. */
export interface PupilOfMember {
  key: string;
  name: string;
  days: string[];
}

/** The same with what a press needs. `there`: the places of the evenings, from 0; `called`: the name without a number. */
export interface MemberProps extends MemberPart {
  key: string;
  called: string;
  there: number[];
  pupils: PupilOfMember[];
}

/** Two members of one `name` who may be one person; of each what they are called and when they were there. */
export interface ProposalProps {
  name: string;
  one: string;
  other: string;
  keys: [string, string];
}

/** A misconception of the whole club. */
export interface MistakeOfAll {
  belief: string;
  still: number;
  gone: number;
}

/** An evening that was led, whether it `counts` or not. */
export interface EveningOfSeason {
  code: string;
  day: string;
  counts: boolean;
  people: number;
  href: string;
}

/** A season among the club's. */
export interface SeasonName {
  number: number;
  name: string;
}

/** All that a season tells. */
export interface SeasonAccount {
  code: string;
  number: number;
  name: string;
  on: boolean;
  last: boolean;
  seasons: SeasonName[];
  days: string[];
  evenings: EveningOfSeason[];
  members: MemberProps[];
  proposals: ProposalProps[];
  skills: SkillOfSeason[];
  mistakes: MistakeOfAll[];
  persons: LeagueRow[];
  pairs: LeagueRow[];
  persons_compared: ComparedRow[];
  pairs_compared: ComparedRow[];
}

/** A member's own part of a season. */
export interface OwnSeason {
  season: string;
  member: MemberPart;
}
