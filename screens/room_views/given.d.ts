// What the pages of an evening are told of a room: who is there, tables, the plan, how far everybody is.
// Written by `python -m building.given_types`, of the given.py beside it.

import type { CardProps } from "../components/table/given";
import type { Words } from "../wording/given";

/** Somebody in a room: a card as badge, and a name. */
export interface PersonProps {
  badge: number;
  name: string;
  src: string;
  /** What the badge is called. */
  card: string;
  /** 2 where the pack was through once. */
  lap: number;
  /** Another one is called the same. */
  twin: boolean;
}

/** A QR code. */
export interface CodeProps {
  /** Modules on a side, without the quiet zone. */
  size: number;
  /** One stroke a module high for each run of dark ones. */
  path: string;
}

/** An address by which others reach a page. */
export interface AddressProps {
  host: string;
  url: string;
  code: CodeProps;
}

/** Where others reach a page: the likeliest address first. */
export interface AddressesProps {
  found: boolean;
  addresses: AddressProps[];
}

/** An evening that is over. */
export interface EarlierEvening {
  code: string;
  day: string;
  /** Whoever looks has led it. */
  led: boolean;
  href: string;
}

/** What a page is given with its address. */
export interface PageProps {
  lang: string;
  words: Words;
  /** Those that are open. */
  rooms: string[];
  earlier: EarlierEvening[];
  /** Whoever opens it on a telephone is in a season. */
  season: boolean;
  /** It is on a laptop that others reach in the same network alone. */
  here: boolean;
}

/** Cards that are spoken of, and what they are. */
export interface PartRow {
  label: string;
  cards: CardProps[];
}

/** The cards that are spoken of in a part of a plan. */
export interface PartCards {
  rows: PartRow[];
  size: [number, number];
}

/** A part of a plan as the wall shows it. */
export interface WallPart extends PartCards {
  sort: string;
  title: string;
  text: string;
  minutes: number;
}

/** A part of a plan at the desk, with the seconds it has taken. */
export interface PlanPart {
  title: string;
  minutes: number;
  sort: string;
  spent: number;
}

/** Which `evening` of a series a plan is, `of` so many; 0 of 0 for one by itself. */
export interface PlanStanding {
  evening: number;
  of: number;
}

/** The plan that a room is in. */
export interface PlanProps extends PlanStanding {
  id: string;
  title: string;
  part: number;
  parts: PlanPart[];
  minutes: number;
  say: string;
  /** What stands on the wall; empty where nothing does. */
  wall: string;
  rows: PartRow[];
  note: string;
  source: string;
  /** The title of the part that comes next; empty at the end. */
  next: string;
  /** The title of the evening that comes next in its series; empty where none does. */
  follows: string;
}

/** A plan that one may choose. */
export interface PlanListed extends PlanStanding {
  id: string;
  title: string;
  about: string;
  minutes: number;
}

/** All plans, and what is wrong with files that cannot be used. */
export interface PlansProps {
  plans: PlanListed[];
  wrong: string[];
}

/** What a press says that goes on in a plan. */
export interface PlanStep {
  plan: string;
  part: number;
  turn: number;
}

/** A table at which a round is played on telephones. */
export interface TelephoneBoard {
  /** How far it is. */
  says?: string;
  through?: boolean;
  /** Points of both pairs against the average, once the round is over. */
  figures?: string[];
  /** The code by which whoever leads looks on; all below is for them alone. */
  seat?: string;
  /** The wall shows it, or waits for its next deal. */
  shown?: boolean;
  /** It waits. */
  held?: boolean;
  /** For whom the program plays. */
  away?: string;
  /** Without whom nothing goes on. */
  waits?: string;
  /** Seconds since anybody did anything. */
  idle?: number;
}

/** A table of a tournament. */
export interface MatchBoard extends TelephoneBoard {
  number: number;
  names: string[];
  points: [number, number];
  played: number;
  /** The code by which one writes in it, for hosts. */
  match?: string;
}

/** How a pair stands. */
export interface PairStands {
  name: string;
  /** From 1, the same for pairs that stand alike; 0 as long as nothing counts. */
  place: number;
  wins: string;
  margin: string;
  played: number;
  /** Points against the average, where they play on telephones. */
  against?: string;
  /** So many were compared. */
  deals?: number;
}

/** The tables of a tournament. */
export interface SeatsOfRoom {
  round: number;
  hands: number;
  tables: MatchBoard[];
  standings: PairStands[];
  pairs: PersonProps[][];
  /** Who has no partner. */
  alone: PersonProps[];
  rests: string[];
  /** There are matches that are not over. */
  open: boolean;
  /** How this tournament is played; empty before its first round. */
  way: "" | "cards" | "telephones";
  /** How it is settled who meets whom: swiss or robin; empty before the first round. */
  movement: string;
  /** It can be played on telephones: there are at least two tables, and no more than may play the same deals. */
  telephones: boolean;
}

/** One's table in a tournament. */
export interface OwnSeat {
  /** 0 where there is none. */
  table: number;
  partner: string;
  against: string;
  /** The code of the match, in which the score is written. */
  match: string;
  /** How the match ended; empty until it is over. */
  result: string;
  /** It is before the first round. */
  soon: boolean;
  /** The code of the shared table where it is played on telephones; empty where with real cards. */
  seat: string;
  /** All its deals were played there. */
  through: boolean;
}

/** How a deal was played, by somebody or by the book. */
export interface DealResultProps {
  points: [number, number];
  by: number;
  begato: string;
  away: string[];
}

/** What somebody has made of a deal, and what that has cost. */
export interface DealRow extends PersonProps, DealResultProps {
  cost: number;
}

/** The deal that all play. */
export interface DealOfAll {
  number: number;
  compared: boolean;
  /** The badges of those who have finished. */
  through: number[];
  /** The best first; none before it is shown. */
  rows: DealRow[];
  book: DealResultProps | null;
}

/** How far somebody is in a lesson. */
export interface PaceRow {
  badge: number;
  cells: string[];
  belief: string;
  /** The how manieth hand that is up; 0 where theirs is not. */
  hand: number;
  helped: number;
  /** Seconds since the last step forward. */
  idle: number;
  hint: boolean;
  asked: boolean;
  done: boolean;
}

/** How far everybody is. */
export interface PaceGrid {
  title: string;
  /** What each is about; empty where nothing is asked. */
  steps: string[];
  rows: PaceRow[];
}

/** How a round goes. */
export interface CustomsProps {
  talks: boolean;
  hidden: boolean;
  again: boolean;
  question: boolean;
}
