// What the browser is told of a match at a real table: begun, written, corrected, and hanging on the wall.
// Written by `python -m building.given_types`, of the given.py beside it.

import type { Choice, CombinationsProps, FormProps, HandProps, LogLine, ScoreProps, StageProps } from "../match_forms/given";
import type { ComponentFiles } from "../given";
import type { Words } from "../../wording/given";

/** A match of one's own. */
export interface KeptMatch {
  code: string;
  label: string;
}

/** The form that a match of a family begins with. */
export interface FamilyStart {
  name: string;
  label: string;
  form: FormProps;
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
  families: FamilyStart[];
  /** The family whose form stands before the others. */
  first: string;
}

/** What a press may have changed. */
export interface MatchNow extends MatchAround {
  sort: "match";
  code: string;
  length: number;
  board: ScoreProps;
  undo: UndoProps | null;
  /** The last line. */
  said: string;
  sides: string[];
  stages: StageProps[];
  hands: HandProps[];
  over: boolean;
}

/** A match for whoever arrives, or looks at its lines. */
export interface MatchArrival extends MatchNow {
  words: Words;
  /** How many lines of the match these are. */
  upto: number;
  log: LogLine[];
  combinations: CombinationsProps;
  others: string[];
  /** What is called so, and its address. */
  files: Choice[];
  bench: ComponentFiles;
}

export type MatchPanel = BeginningPanel | MatchNow | MatchArrival;
