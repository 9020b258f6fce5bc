// What the page of a shared table is told: who sits where, the deal as this chair sees it, what a teacher may do about it.
// Written by `python -m building.given_types`, of the given.py beside it.

import type { CardProps, TablePanel } from "../../components/table/given";

/** Rows of cells, that of the names first; none where there is nothing to be told. */
export type Sheet = ((string | number)[])[];

/** A game to which several can sit down. */
export interface GameOffer {
  id: string;
  name: string;
  chairs: number;
  /** How long a match may be, each with its name; none where there are no matches. */
  lengths: [string, string][];
  /** How well the players play, each with its name. */
  strengths: [string, string][];
  /** Other tables can play the same deals. */
  compared: boolean;
}

/** A table at which one sits already. */
export interface OwnTable {
  code: string;
  game: string;
  names: string[];
}

/** Before a table: where one is opened. */
export interface HallPanel {
  stage: "hall";
  /** Go on to the table of this code; empty where none was opened. */
  opened: string;
  games: GameOffer[];
  /** How many deals may be played at several tables. */
  deals: number[];
  tables: OwnTable[];
}

/** Who has a chair: of somebody who is away a player sits there for them. */
export type Sitter = "person" | "away" | "player" | "free";

/** A chair, and what whoever looks may do about it. */
export interface ChairProps {
  number: number;
  sort: Sitter;
  name: string;
  mine: boolean;
  /** Whoever looks may sit down there. */
  sits: boolean;
  /** Whoever looks may have a player sit there, or get up whoever does. */
  shuts: boolean;
  shut: boolean;
  waited: boolean;
}

/** What came to one card. */
export interface PollResult {
  place: number;
  n: number;
  /** May it go? */
  ok: boolean;
  why: string;
  /** A player would play it. */
  coach: boolean;
  worth: string;
}

/** What everybody is asked: which card they would play. */
export interface PollProps {
  to: number;
  /** What is asked, and how many have answered. */
  says: string[];
  size: [number, number];
  /** Whoever looks may answer. */
  asks: boolean;
  codes: string[];
  cards: CardProps[];
  trick: CardProps[];
  /** The own answer, a place among the cards. */
  mine: number | null;
  shown: boolean;
  /** Once it is shown, by card: the most frequent answer first. */
  result?: PollResult[];
  /** What a player would do there. */
  coach?: string;
}

/** Whose hand, and does everybody see it? */
export interface HandLies {
  chair: number;
  name: string;
  open: boolean;
}

/** What the teacher alone is told. */
export interface TeacherProps {
  /** Is there a deal? */
  begun?: boolean;
  /** Is it under way? */
  plays?: boolean;
  hands?: HandLies[];
  /** The tricks to which the deal can be taken back, each with its name. */
  back?: [number, string][];
  /** Another line is played than at first. */
  other?: boolean;
  /** The program plays card by card. */
  steps?: boolean;
  /** That of the deal; null of one that was prepared. */
  number?: number | null;
  /** What there are problems about. */
  themes?: [string, string][];
  /** What deals can be looked for by, each with its name. */
  aims?: [string, string][];
  /** Everybody can be asked which card they would play. */
  polls?: boolean;
}

/** What everybody is told of the teaching at a table. */
export interface TeachingProps extends TeacherProps {
  teaches: boolean;
  paused: boolean;
  says: string[];
  poll?: PollProps;
}

/** Those who score together at a table, and what a deal came to for them. */
export interface PartyProps {
  names: string;
  points: string;
  /** Against the mean of the tables; empty as long as there is only one. */
  against: string;
  says: string[];
}

/** A deal at one table. */
export interface SameDealTable {
  name: string;
  own: boolean;
  says: string[];
  parties: PartyProps[];
}

/** A deal at all tables that have finished it. */
export interface SameDeal {
  name: string;
  tables: SameDealTable[];
}

/** Where those stand who score together, over the deals that were compared. */
export interface StandingProps {
  names: string;
  table: string;
  own: boolean;
  deals: number;
  against: string;
}

/** The same deals are played at other tables. */
export interface DuplicateProps {
  /** By which others open their table. */
  code: string;
  says: string[];
  /** The latest first; only those that this table has finished. */
  deals: SameDeal[];
  standings: StandingProps[];
}

/** The tournament of an evening that a table belongs to. */
export interface EveningProps {
  /** The code of the evening, to which one goes back. */
  room: string;
  /** Which table it is; and what the evening does meanwhile, where that is something else. */
  says: string[];
  /** The round is over. */
  over: boolean;
  /** Whoever looks leads the evening, and may help. */
  leads: boolean;
  /** They let the program go on, as everybody at the table is away. */
  lets_on: boolean;
  /** The chair that is theirs, though another browser of theirs took it. */
  kept: number | null;
  /** The code of the table at which they sit in the round that has begun since; empty where there is none. */
  next: string;
}

/** What those may be shown who only look on: `on`, what lies on the table, and the hands of these `chairs`. */
export interface WayToLook {
  name: string;
  on: boolean;
  chairs: number[];
  now: boolean;
}

/** What those see who only look on, and how whoever opened the table may change it. */
export interface OnlookersProps {
  says: string;
  /** None where that cannot be chosen now. */
  ways: WayToLook[];
}

/** Who sits around a table. */
export interface TableAround {
  code: string;
  /** What is played. */
  title: string;
  /** Whoever looks has opened it. */
  opens: boolean;
  mine: number | null;
  begun: boolean;
  chairs: ChairProps[];
  teaching?: TeachingProps;
  duplicate?: DuplicateProps;
  evening?: EveningProps;
  /** The evening whose plan has opened it. */
  plan?: EveningProps;
  onlookers?: OnlookersProps;
  /** Whoever looks may make a teaching table of it now, or an ordinary one again. */
  teachable: boolean;
  /** What goes on there, for whoever has no chair and sees no cards; else empty. */
  meanwhile: string;
}

/** Where no cards are seen: before the first deal or without a chair, while a player sits there for one, and at the end. */
export interface WaitingPanel extends TableAround {
  stage: "chairs" | "away" | "closed";
}

/** Somebody would like to take back what they did, or says that the rest are theirs. */
export interface AskedOfAll {
  says: string;
  /** The number of the request that this chair is to answer; null where it is not asked. */
  to: number | null;
  /** It is the rest that is asked about. */
  rest: boolean;
  /** The hand that was laid open, for those who do not hold it. */
  cards: CardProps[];
  /** Of a picture of the pack, in pixels. */
  size: [number, number];
}

/** What a deal has come to. */
export interface DealEnd {
  /** The one rule to keep of it. */
  rule: string;
  /** What is paid, and where all stand, where there are no sides. */
  says: string[];
  /** What both sides have scored, or everybody. */
  sheet: Sheet;
  /** What is pressed for another deal, by those who deal; else empty. */
  again: string;
  /** The sheet is by chair, not by side. */
  each?: boolean;
}

/** A deal as it lies there, and what it has come to. */
export interface DealSeen extends TablePanel {
  stage: "deal";
  ended?: DealEnd;
}

/** A deal as it is seen from this chair, or from behind it, with all around it. */
export interface DealPanel extends TableAround, DealSeen {
  asks: AskedOfAll | null;
}

/** What the view tells, by its stage. */
export type SeatPanel = HallPanel | WaitingPanel | DealPanel;
