// What the browser is told of the scoring table of a game whose deals are settled one by one.
// Written by `python -m building.given_types`, of the given.py beside it.

import type { Choice, FormProps, LedgerLine } from "../match_forms/given";
import type { Words } from "../../wording/given";

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
  form: FormProps;
  counted: SettlementProps | null;
}

/** The same for whoever arrives. */
export interface SettlingArrival extends SettlingPanel {
  cards: PackCard[][];
  words: Words;
}
