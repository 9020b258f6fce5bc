// What the workbench is told: the shapes of props.py, score_props.py and exercise_props.py, which make it. A card is its place in the pack.

import type { Cloth } from "./cloth.js";
import type { Figures } from "./figures.js";
import type * as dom from "./dom.js";

/** What the parts are handed, so that none of them fetches another. */
export type Dom = typeof dom;
export type Tools = Dom & { Cloth: typeof Cloth; Figures: typeof Figures };

/** Hears what is done: the name of a move and its value, or "say" and a text for the learner. */
export type On = (event: string, value: unknown) => void;

export type Place = number;
export type Side = 0 | 1;
export type Both<T> = [we: T, they: T];
export type Choice<Value = string> = [value: Value, text: string];
export type Citation = [text: string, href: string];

/** A long suit: its courts and ace, and its five pips. */
export interface Suit {
  name: string;
  cards: Place[];
  pips: Place[];
}

/** What stays the same from move to move. */
export interface Table {
  cards: [src: string, name: string, short: string, index: string][];
  suits: Suit[];
  ranks: string[];
  trumps: { name: string; sign: string; cards: Place[] }[];
  moors: Place[];
  /** The cards that can be of a combination, by its kind. */
  needs: Record<string, Place[]>;
  kinds: Choice[];
  players: string[];
  sorts: Choice[];
  sides: Both<string>;
  words: Record<string, string>;
  /** The text of an empty table. */
  blank: string;
  rules: Omit<HouseRule, "value">[];
}

/** A house rule with what it is now; the table knows only what it could be. */
export interface HouseRule {
  name: string;
  label: string;
  value: string | number | boolean;
  default: string | number | boolean;
  choices: Choice<string | number | boolean>[];
}

export interface Declared {
  player: number;
  label: string;
  cards: Place[];
}

/** What stands beside the cards. */
export interface Beside {
  text: string;
  won: Place[];
  /** How many cards a side can have in all. */
  sizes: number[];
  last: Side | null;
  dealer: Side | null;
  left: Place[];
  matto: string;
  gives: Place | null;
  given: Place | null;
  may_give: Place[];
  before: Both<number>;
  shown: Declared[];
  problems: string[];
  rules: HouseRule[];
}

/** A line of the sheet in words. */
export interface Reason {
  text: string;
  cards: Place[];
  points: number;
  source: Citation;
}

export interface Line {
  id: string;
  label: string;
  points: Both<number | null>;
  instead: Both<string>;
  says: Both<Reason[]>;
  kind: boolean;
}

export interface Section {
  id: string;
  title: string;
  sums: Both<number | null>;
  rows: Line[];
}

export interface Grande {
  side: Side;
  /** `stands`: in whose place the card is, in words. */
  row: { card: Place; stands: string }[];
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

/** What one other house rule would change. */
export interface Other {
  rule: string;
  choice: string;
  name: string;
  to: string | number | boolean;
  changes: { label: string; side: Side; before: number; after: number }[];
}

export interface Counted {
  sections: Section[];
  totals: Both<number>;
  after: Both<number>;
  match: string;
  /** The side with the smaller pile, whose cards are counted. */
  laid_out: Side;
  whole: boolean;
  /** The totals still lack something: the last trick is not said, or card points cannot be counted yet. */
  provisional: boolean;
  grande: Grande;
  others: Other[];
}

/** A figure of an exercise: asked for and marked, given, or one that may be the wrong one. */
export interface Cell {
  key: string;
  asked?: boolean;
  hint?: string;
  n?: number;
  says?: Reason[];
  ok?: boolean;
  given?: number;
  right?: number;
  why?: string[];
  lit?: Place | null;
  cards?: Place[];
  mark?: "" | "wrong" | "right";
}

export interface Asking {
  id: string;
  label: string;
  /** A sum over others. */
  top: boolean;
  cells: Both<Cell>;
}

/** The sheet under work. */
export interface Work {
  id: string;
  won: Place[];
  last: Side | null;
  dealer: Side | null;
  rows: Asking[];
  sort?: string;
  done?: string;
  clock?: number | null;
  running?: boolean;
  open?: string;
  said?: string;
  over?: boolean;
  hit?: boolean;
}

export interface Learning {
  way: "learn";
  sorts: Choice[];
  levels: Choice[];
  level: string;
  past: string[];
  goal: string;
  work: Work | null;
}

export interface Searching {
  way: "error";
  found: string;
  work: Work | null;
}

export type Exercised = Learning | Searching;

/** What a position has, as it is told: of its house rules only what they are. */
export type Told = Omit<Beside, "rules"> & { rules: Record<string, HouseRule["value"]> };

/** What never changes, told once with its key. */
export type Still = Table;

interface Around {
  place: string;
  qid: string;
  at: number;
  who: string;
  lang: string;
  key: string;
  still?: Still;
  /** It stands in another page: no address, no other ways of working. */
  embedded?: boolean;
}

export type CountPanel = Around & { mode: "count"; options: Told; counted: Counted };
export type ExercisePanel = Around & { mode: "learn" | "error"; exercise: Exercised };
export type BenchPanel = CountPanel | ExercisePanel;

/** What is around the table, all of it optional: style sheets for its root, and who hears the position. */
export interface Host {
  sheets?: CSSStyleSheet[];
  changed?: (text: string, panel: BenchPanel) => void;
}
