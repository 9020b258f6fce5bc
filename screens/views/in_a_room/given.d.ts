// What the pages of an evening are told: a telephone, the wall, the desk, and what there is afterwards.
// Written by `python -m building.given_types`, of the given.py beside it.

import type { CustomsProps, DealOfAll, OwnSeat, PaceGrid, PersonProps, PlanProps, PlanStep, SeatsOfRoom, WallPart } from "../../room_views/given";
import type { DealSeen, Sheet } from "../at_a_table/given";
import type { EveningLeft, PupilProps } from "../../room_views/left_given";
import type { LyingProps, RoomTable, VoteBar, Votes, WhyProps } from "../../room_views/questions/given";
import type { OwnSeason } from "../../room_views/season_given";

/** Right ones of those questions that were shown. */
export interface ScoreSoFar {
  right: number;
  asked: number;
}

/** The same with who one is. */
export interface OwnScore extends ScoreSoFar {
  me: PersonProps;
}

/** A telephone before any room. */
export interface DoorsPanel extends RoomTable {
  stage: "doors";
  rooms: string[];
}

/** A telephone when the evening is over. */
export interface OverPanel extends RoomTable, ScoreSoFar {
  stage: "over";
}

/** A telephone that nobody has joined with yet. */
export interface JoinPanel extends RoomTable {
  stage: "join";
  /** Those on the club's list. */
  names: string[];
  here: PersonProps[];
  denied: boolean;
}

/** A telephone that waits for a nod. */
export interface BackPanel extends RoomTable {
  stage: "back";
  wanted: PersonProps;
}

/** A telephone while matches are played at real tables. */
export interface AtTablesPanel extends RoomTable, OwnScore {
  stage: "tables";
  seat: OwnSeat;
}

/** A telephone while everybody takes a lesson; it is shown by a place of its own. */
export interface PacePanel extends RoomTable, OwnScore {
  stage: "pace";
  title: string;
  hand: boolean;
  helped: number;
  /** An example that the teacher has sent. */
  worked: RoomTable | null;
}

/** A telephone while all play the same deal; it is shown by a place of its own. */
export interface DealPhonePanel extends RoomTable, OwnScore {
  stage: "deal";
  number: number;
  compared: boolean;
}

/** A telephone while all look at a teaching table, whose code is `taught`. */
export interface TaughtPanel extends RoomTable, OwnScore {
  stage: "taught";
  taught: string;
}

/** A telephone while the room talks about something. */
export interface PartPanel extends RoomTable, OwnScore {
  stage: "part";
  part: WallPart;
}

/** A telephone that waits. */
export interface LobbyPanel extends RoomTable, OwnScore {
  stage: "lobby";
}

/** A question on a telephone. */
export interface QuestionShown extends RoomTable {
  stage: "ask" | "talk" | "seen" | "gone";
  second?: boolean;
  sent?: boolean;
  banner?: string;
  /** What is said while nobody can answer. */
  closed?: string;
}

/** The same with who one is. */
export interface QuestionPanel extends QuestionShown, OwnScore {
  round: number;
}

export type TelephonePanel = DoorsPanel | OverPanel | JoinPanel | BackPanel | AtTablesPanel | PacePanel | DealPhonePanel | TaughtPanel | PartPanel | LobbyPanel | QuestionPanel;

/** How a round went. */
export interface HowItWent {
  bars: VoteBar[];
  why: WhyProps;
  /** How many were right at the first vote, and where there was a second one how many are now. */
  rights: number[];
  of: number;
}

/** The badges of those who have answered. */
export interface AnsweredBy {
  in: number[];
}

/** What lies on a table, and in the end what the deal has come to. */
export interface CardsShown {
  table: DealSeen | null;
  sheet: Sheet;
}

/** A card, and how many would play it. */
export interface AnswerShown {
  card: string;
  n: number;
  /** May it go? */
  ok: boolean;
  coach: boolean;
}

/** A table that the wall shows. `waits`: why no card of it is seen now; empty where they are. */
export interface ShownTable extends CardsShown {
  title: string;
  waits: string;
  /** What its teacher has said to all. */
  says: string[];
  /** What everybody would play, once that is shown: the most frequent answer first. */
  answers: AnswerShown[];
}

export type Phase = "lobby" | "open" | "closed" | "talk" | "revealed" | "pace" | "deal" | "tables" | "taught" | "ended";

/** The projector. */
export interface WallPanel extends AnsweredBy {
  stage: Phase;
  leads: boolean;
  host: string;
  people: PersonProps[];
  round: number;
  shown: number;
  second: boolean;
  /** What a clicker does now. */
  next: string;
  to: PlanStep | null;
  part: WallPart | null;
  title: string;
  table: RoomTable | null;
  /** Once it is revealed. */
  how: HowItWent | null;
  voted: Votes | null;
  covered: boolean;
  seats?: SeatsOfRoom | null;
  deal?: DealOfAll | null;
  /** Instead of the standings. */
  shown_table?: ShownTable | null;
}

/** The desk before any room. */
export interface HallOfRooms {
  stage: "hall";
  rooms: string[];
  opened: string;
  customs: CustomsProps;
}

/** The desk of a room that somebody else leads. */
export interface StrangerPanel {
  stage: "stranger";
  code: string;
}

/** Somebody who wants to come back with another browser. */
export interface PersonReturns extends PersonProps {
  request: number;
}

/** The question on the table as the desk has it. */
export interface QuestionAtDesk {
  title: string;
  share: string;
  bars: VoteBar[];
  voted: Votes | null;
  /** With its answer. */
  lying: LyingProps | null;
}

/** A misconception that `n` people had still at the end of the last evening, and the game in which it can be asked about. */
export interface OpenMistake {
  misconception: string;
  game: string;
  belief: string;
  n: number;
}

/** The desk. */
export interface DeskPanel extends QuestionAtDesk, AnsweredBy {
  stage: Phase;
  /** Something has been asked, played or told already. */
  begun: boolean;
  code: string;
  key: string;
  host: string;
  people: PersonProps[];
  /** By badge, of those who have any. */
  points: Record<number, number>;
  returns: PersonReturns[];
  pace: PaceGrid | null;
  deal: DealOfAll | null;
  seats: SeatsOfRoom | null;
  paired: boolean;
  again: number | null;
  round: number;
  second: boolean;
  covered: boolean;
  customs: CustomsProps;
  next: string;
  /** The presses there are now. */
  can: string[];
  to: PlanStep | null;
  turn: number;
  /** In which part one has left each plan. */
  been: Record<string, number>;
  plan: PlanProps | null;
  /** The plan has something on the wall. */
  shows: boolean;
  /** The code of the teaching table that all look at; empty where they look at none. */
  taught: string;
  /** What the season's last evening left open. */
  left_open: OpenMistake[];
}

/** What every panel of an evening that is over has. */
export interface AfterAround {
  code: string;
  ended: boolean;
  host: string;
}

/** What a stranger is told, and anybody of an evening that is forgotten. */
export interface AfterNothing extends AfterAround {
  stage: "stranger" | "forgotten";
}

/** What who leads is told. */
export interface AfterAll extends AfterAround, EveningLeft {
  stage: "all";
  lessons: [string, string][];
}

/** What a pupil is told. */
export interface AfterMine extends AfterAround {
  stage: "mine";
  day: string;
  pupil: PupilProps;
  /** Of each season in which the evening counts. */
  seasons: OwnSeason[];
}

export type AfterPanel = AfterNothing | AfterAll | AfterMine;
