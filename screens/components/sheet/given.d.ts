// What the sheet of a deal is told, and the scoring table on which it lies: read, filled in, or with an error to be found.
// Written by `python -m building.given_types`, of the given.py beside it.

import type { Choice, Place, PositionProps, Still } from "../bench/given";
import type { Citation } from "../../wording/given";
import type { PlaceAround } from "../given";

/** A line of the sheet in words. */
export interface Reason {
  text: string;
  cards: Place[];
  points: number;
  source: Citation;
}

/** A row of the sheet, of both sides. */
export interface SheetLine {
  id: string;
  label: string;
  points: [number | null, number | null];
  /** The reckoning that stands there instead of points. */
  instead: [string, string];
  says: [Reason[], Reason[]];
  /** It is a combination. */
  kind: boolean;
}

/** A part of the sheet with its sums. */
export interface SheetSection {
  id: string;
  title: string;
  sums: [number | null, number | null];
  rows: SheetLine[];
}

/** A card of the row. */
export interface GrandeCard {
  card: Place;
  /** In whose place it is, in words. */
  stands: string;
}

/** Both ways of counting it. */
export interface GrandeProps {
  side: number;
  row: GrandeCard[];
  n: number;
  points: number;
  ends: string;
  worth: string;
  steps: string[];
  above: Place[];
  scavezzo: number | null;
  why: string[];
  source: Citation;
}

/** What becomes of a figure of one side. */
export interface FigureChange {
  label: string;
  side: number;
  before: number;
  after: number;
}

export type Value = string | number | boolean;

/** What one other house rule would change. */
export interface OtherRule {
  rule: string;
  choice: string;
  name: string;
  to: Value;
  changes: FigureChange[];
}

/** The whole sheet. */
export interface SheetProps {
  sections: SheetSection[];
  totals: [number, number];
  after: [number, number];
  match: string;
  /** The side with the smaller pile, whose cards are counted. */
  laid_out: number;
  whole: boolean;
  /** The totals still lack something: the last trick is not said, or card points cannot be counted yet. */
  provisional: boolean;
  grande: GrandeProps;
  others: OtherRule[];
}

/** What came of a figure that was filled in. */
export interface CellMark {
  ok?: boolean;
  given?: number;
  right?: number;
  why?: string[];
  lit?: Place | null;
  cards?: Place[];
}

/** A figure of an exercise: asked for and marked, given, or one that may be the wrong one. */
export interface CellProps extends CellMark {
  key: string;
  asked?: boolean;
  hint?: string;
  n?: number;
  says?: Reason[];
  mark?: "" | "wrong" | "right";
}

/** The figures of both sides. */
export interface CellRow {
  id: string;
  label: string;
  /** A sum over others. */
  top: boolean;
  cells: [CellProps, CellProps];
}

/** The cards to it. */
export interface WorkTable {
  won: Place[];
  last: number | null;
  dealer: number | null;
}

/** The sheet under work. */
export interface WorkProps extends WorkTable {
  id: string;
  rows: CellRow[];
  done?: string;
  clock?: number | null;
  running?: boolean;
  open?: string;
  said?: string;
  over?: boolean;
  hit?: boolean;
}

/** A sheet to be filled in, and the way there. */
export interface LearningProps {
  way: "learn";
  sorts: Choice[];
  levels: Choice[];
  level: string;
  past: string[];
  goal: string;
  work: WorkProps | null;
}

/** A sheet with one error. */
export interface SearchingProps {
  way: "error";
  found: string;
  work: WorkProps | null;
}

export type ExerciseProps = LearningProps | SearchingProps;

/** What never changes, as far as it is told: to whoever arrives, and to others only its key. */
export interface StillAround {
  key: string;
  still?: Still;
}

/** What every panel of the scoring table has. */
export interface BenchAround extends StillAround {
  lang: string;
  /** It stands in another page: no address, no other ways of working. */
  embedded?: boolean;
  leaves?: boolean;
  /** In another page: there is all that is needed to write the deal down. */
  whole?: boolean;
}

/** What a position comes to. */
export interface PositionCounted {
  mode: "count";
  options: PositionProps;
  counted: SheetProps;
}

/** A position that is counted. */
export interface CountPanel extends BenchAround, PositionCounted {
}

/** A sheet as an exercise. */
export interface ExercisePanel extends BenchAround {
  mode: "learn" | "error";
  exercise: ExerciseProps;
}

export type BenchPanel = CountPanel | ExercisePanel;

/** The same as the page gets it. */
export interface CountProps extends CountPanel, PlaceAround {
}

/** The same as the page gets it. */
export interface PracticeProps extends ExercisePanel, PlaceAround {
}

export type BenchProps = CountProps | PracticeProps;
