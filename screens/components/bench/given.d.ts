// What the scoring table is told: its cards, its words, what can be set, what cannot be. A card is its place in the pack.
// Written by `python -m building.given_types`, of the given.py beside it.

import type { Words } from "../../wording/given";

export type Place = number;

/** What is chosen, and what it is called. */
export type Choice = [string, string];

/** A long suit: its courts and ace, and its five pips. */
export interface SuitProps {
  name: string;
  cards: Place[];
  pips: Place[];
}

/** A row of trumps. */
export interface TrumpsProps {
  name: string;
  sign: string;
  cards: Place[];
}

export type Value = string | number | boolean;

/** A house rule, and what it could be. */
export interface RuleChoices {
  name: string;
  label: string;
  default: Value;
  choices: [Value, string][];
}

/** What stays the same from move to move. */
export interface BenchTable {
  /** Its picture, its name, the same in few signs, and what stands on it. */
  cards: [string, string, string, string][];
  suits: SuitProps[];
  ranks: string[];
  trumps: TrumpsProps[];
  moors: Place[];
  /** The cards that can be of a combination, by its kind. */
  needs: Record<string, Place[]>;
  kinds: Choice[];
  players: string[];
  sorts: Choice[];
  sides: [string, string];
  words: Words;
  /** The text of an empty table. */
  blank: string;
}

/** What never changes, told once with its key. */
export interface Still extends BenchTable {
  rules: RuleChoices[];
}

/** What a player has declared. */
export interface Declaration {
  player: number;
  label: string;
  cards: Place[];
}

/** What a position has, and what stands beside its cards. */
export interface PositionProps {
  text: string;
  won: Place[];
  /** How many cards a side can have in all. */
  sizes: number[];
  /** The side that has made the last trick. */
  last: number | null;
  dealer: number | null;
  left: Place[];
  matto: string;
  gives: Place | null;
  given: Place | null;
  may_give: Place[];
  /** The match so far. */
  before: [number, number];
  shown: Declaration[];
  problems: string[];
  /** The house rules as they are. */
  rules: Record<string, Value>;
}
