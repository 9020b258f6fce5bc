// What the browser is told of a match of whole deals: the score, the form of a deal, who pays whom, the scoring table.
// Written by `python -m building.given_types`, of the given.py beside it.

import type { Citation, Words } from "../../wording/given";

/** What is chosen, and what it is called. */
export type Choice = [string, string];

/** A side of the score, or somebody who plays alone. */
export interface SideScore {
  /** The side's own name; empty where it has none. */
  own: string;
  /** Who plays, each with whether it is their deal. */
  names: [string, boolean][];
  points: number | string;
  ahead: boolean;
  /** What is still missing. */
  left: string;
}

/** The score as it hangs on the wall. */
export interface ScoreProps {
  label: string;
  sides: SideScore[];
  /** Below it: the deal that is played, or how the match ended. */
  now: string;
}

/** A line of a settlement or of a count, with its reason and where it is written. */
export interface LedgerLine {
  id: string;
  label: string;
  points: string;
  text: string;
  source: Citation;
}

/** A deal that was written down. */
export interface HandProps {
  number: number;
  title: string;
  /** Each with its name, what it is called, and its figures. */
  rows: ((string | number)[])[];
  /** It counts no more. */
  out: boolean;
  remarks: string[];
  /** What it is made of, where it is settled line by line. */
  lines?: LedgerLine[];
}

/** A number that is typed, with halves or without. */
export interface FigureField {
  name: string;
  sort: "figure" | "half";
  label: string;
}

/** One of several, or several. */
export interface ChoiceField {
  name: string;
  sort: "one" | "many";
  label: string;
  options: Choice[];
  default?: string;
}

export type Field = FigureField | ChoiceField;

/** What was written of a deal. */
export interface DealWritten {
  kind: string;
  told: Record<string, unknown>;
}

/** How a deal can end, with the fields of each way. */
export interface DealFormProps {
  hand: number;
  kinds: Choice[];
  fields: Record<string, Field[]>;
  had: DealWritten | null;
}

/** How the match has begun is corrected in the form of a beginning. */
export interface StartCorrection {
  sort: "start";
  title: string;
}

/** A deal is corrected in its form. */
export interface DealCorrection extends DealFormProps {
  sort: "deal";
  title: string;
}

/** A line that was written. */
export interface LogLine {
  number: number;
  text: string;
  /** What became of it. */
  state: string;
  counts: boolean;
  /** How it is taken back, or counted again. */
  back: "" | "undo" | "restore";
}

/** A line of a match of whole deals. */
export interface DealLogLine extends LogLine {
  correct: StartCorrection | DealCorrection | null;
}

export type Value = string | number | boolean;

/** A house rule with what it is and what it could be. */
export interface RuleProps {
  name: string;
  label: string;
  value: Value;
  choices: [Value, string][];
}

/** A game with who plays in it, and the rules that bear on what is paid. */
export interface GameSeats {
  id: string;
  name: string;
  seats: string[];
  rules: RuleProps[];
}

/** The form that a match of a family begins with, and is corrected with. */
export interface SeatedForm {
  games: GameSeats[];
  game: string;
  names: string[];
  dealer: number;
  longest: number;
  /** The game stays. */
  fixed: boolean;
}

/** The same with the name of the family. */
export interface FamilyForm {
  name: string;
  label: string;
  form: SeatedForm;
}

/** A card of the pack as it lies on the scoring table. */
export interface PackCard {
  code: string;
  src: string;
  name: string;
  short: string;
}

/** What one side's cards come to. */
export interface PileCounted {
  name: string;
  points: number | string;
  threes: LedgerLine[];
  cards: number;
}

/** The whole sheet of a scoring table. */
export interface SettlementProps {
  sides: PileCounted[];
  /** What is to be told before anything is paid. */
  waits: string;
  problem: string;
  lines: LedgerLine[];
  /** Each with what they receive, or pay. */
  pays: Choice[];
  pool: string;
}

/** The scoring table of a game whose deals are settled one by one. */
export interface SettlingPanel {
  lang: string;
  leaves: boolean;
  game: string;
  form: DealFormProps;
  counted: SettlementProps | null;
}

/** The same for whoever arrives. */
export interface SettlingArrival extends SettlingPanel {
  cards: PackCard[][];
  words: Words;
}
