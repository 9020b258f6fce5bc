// What the browser is told of a match at a real table: begun, written, corrected, and hanging on the wall.
// Written by `python -m building.given_types`, of the given.py beside it.

import type { Choice, DealFormProps, DealLogLine, FamilyForm, HandProps, LogLine, RuleProps, ScoreProps, SeatedForm, StartCorrection } from "../settled/given";
import type { ComponentFiles } from "../given";
import type { Words } from "../../wording/given";

/** What somebody has declared: combinations with their numbers of cards, or what they come to. */
export interface DeclarationSaid {
  combinations: [string, number][];
  figure: number | null;
}

/** A player who may declare. */
export interface PlayerDeclares {
  seat: number;
  name: string;
  points: number;
  /** The line in which it was written; 0 where none was. */
  number: number;
  had: DeclarationSaid | null;
}

/** Who may declare in a hand, in the order of play. */
export interface DeclaringProps {
  hand: number;
  players: PlayerDeclares[];
}

/** A combination with the numbers of cards it can have, and what they are worth. */
export interface CombinationKind {
  kind: string;
  name: string;
  label: string;
  sizes: [number, number][];
}

/** A sort of combinations. */
export interface CombinationGroup {
  sort: string;
  label: string;
  kinds: CombinationKind[];
}

/** What can be declared. */
export interface CombinationsProps {
  groups: CombinationGroup[];
  /** From so many of a sort on it counts double. */
  doubles_from: number;
}

/** Who may end the match by declarations. */
export interface WayOut {
  seat: number;
  label: string;
}

/** The figures a hand ended with, of both sides. */
export interface HandFigures {
  criccone: [number, number];
  sequences: [number, number];
  cards: [number | null, number | null];
  last: number | null;
  /** That whose cards were laid out. */
  side: number;
}

/** How a hand can end. */
export interface EndingProps {
  hand: number;
  sides: string[];
  ways: string[];
  outs: WayOut[];
  had: HandFigures | null;
}

/** A declaration is corrected in its form. */
export interface DeclareCorrection {
  sort: "declare";
  title: string;
  hand: number;
  seat: number;
  name: string;
  had: DeclarationSaid;
}

/** The end of a hand is corrected in its form. */
export interface EndCorrection extends EndingProps {
  sort: "end";
  title: string;
}

export type Correction = StartCorrection | DeclareCorrection | EndCorrection;

/** A line of a match of Bologna. */
export interface HandLogLine extends LogLine {
  correct: Correction | null;
}

/** The form that a match of Bologna begins with, and is corrected with. */
export interface StartingForm {
  names: string[];
  sides: string[];
  dealer: number;
  format: string;
  seats: Choice[];
  /** Of each side what stands over it, and what its own name is called. */
  pairs: [string, string][];
  formats: Choice[];
  rules: RuleProps[];
  longest: number;
}

/** A match of one's own. */
export interface KeptMatch {
  code: string;
  label: string;
}

/** The last line that stands, to be taken back. */
export interface UndoProps {
  number: number;
  label: string;
}

/** What every panel of a match has. */
export interface MatchAround {
  lang: string;
  /** Go on to the match of this code; empty where none was begun. */
  opened: string;
  leaves: boolean;
}

/** Before a match. */
export interface BeginningPanel extends MatchAround {
  sort: "beginning";
  words: Words;
  kept: KeptMatch[];
  start: StartingForm;
  families: FamilyForm[];
  /** The family whose form stands before the others; empty where it is Bologna's. */
  first: string;
}

/** What a press may have changed. */
export interface MatchNow extends MatchAround {
  code: string;
  length: number;
  board: ScoreProps;
  undo: UndoProps | null;
  /** The last line. */
  said: string;
  sides: string[];
  hands: HandProps[];
  over: boolean;
}

/** A match of Bologna, written hand by hand. */
export interface KeepingPanel extends MatchNow {
  sort: "keeping";
  declare: DeclaringProps | null;
  end: EndingProps | null;
}

/** A match of whole deals. */
export interface DealsPanel extends MatchNow {
  sort: "deals";
  deal: DealFormProps | null;
}

/** What is for whoever arrives. */
export interface MatchWhole {
  words: Words;
  /** How many lines of the match these are. */
  upto: number;
  others: string[];
  /** What is called so, and its address. */
  files: Choice[];
  bench: ComponentFiles;
}

/** The same of a match of Bologna. */
export interface KeepingWhole extends MatchWhole {
  log: HandLogLine[];
  combinations: CombinationsProps;
  start: StartingForm;
}

/** The same of a match of whole deals. */
export interface DealsWhole extends MatchWhole {
  log: DealLogLine[];
  seated: SeatedForm;
}

/** A match of Bologna for whoever arrives. */
export interface KeepingArrival extends KeepingPanel, KeepingWhole {
}

/** A match of whole deals for whoever arrives. */
export interface DealsArrival extends DealsPanel, DealsWhole {
}

export type MatchPanel = BeginningPanel | KeepingPanel | DealsPanel | KeepingArrival | DealsArrival;
