// What the browser is told of a match, whatever is played: its forms, field by field, its score, what was written, what is paid.
// Written by `python -m building.given_types`, of the given.py beside it.

import type { Citation } from "../../wording/given";

/** What is chosen, and what it is called. */
export type Choice = [string, string];

/** A number that is typed, with halves or without, or a name. `key`: where in the move it goes. */
export interface TypedField {
  key: string;
  sort: "figure" | "half" | "text";
  label: string;
  /** Letters of a name. */
  longest?: number;
}

export type Value = string | number | boolean;

/** One of several, as buttons or as a list; or several. */
export interface ChoiceField {
  key: string;
  sort: "one" | "many" | "list";
  label: string;
  options: [Value, string][];
  /** What counts until another is chosen. */
  default?: Value;
}

/** Combinations with their numbers of cards, or only what they come to. */
export interface CombinationsField {
  key: string;
  sort: "combinations";
}

/** The cards of one side, laid out on the scoring table. */
export interface PileField {
  key: string;
  sort: "pile";
  sides: string[];
}

/** What is said between the fields. */
export interface HelpText {
  sort: "help";
  text: string;
}

/** Fields beside each other, of one side, or folded away. */
export interface FieldGroup {
  sort: "two" | "side" | "more";
  label: string;
  fields: FormPart[];
}

export type Field = TypedField | ChoiceField | CombinationsField | PileField;

export type FormPart = Field | HelpText | FieldGroup;

/** Fields of which one at least must say something. */
export interface NeededFields {
  names: string[];
  why: string;
}

/** A way of writing something down: its fields, and the move that they make. */
export interface FormWay {
  name: string;
  label: string;
  event: string;
  /** The move's value where nothing is entered. Fields go in by their keys: into `told` where that is part of it. */
  value: Record<string, unknown>;
  fields: FormPart[];
  needs: NeededFields[];
  go: string;
  /** What the press would write is asked for while it is being entered. */
  foreseen: boolean;
}

/** What stands in a form before anything is entered: the way, and its fields by their keys. */
export interface FormWritten {
  way: string;
  told: Record<string, unknown>;
}

/** A form: one of its ways is chosen, and its fields are filled in. */
export interface FormProps {
  id: string;
  /** The line in whose place this is written; 0 where it is new. */
  number: number;
  /** What is asked for its way; empty where there is one only. */
  how: string;
  /** The ways are many and stand in a list; what is chosen in one of them does not hold in another. */
  listed: boolean;
  ways: FormWay[];
  had: FormWritten | null;
  /** The line may be taken back from here. */
  undo: boolean;
}

/** A press that writes something without a form. */
export interface PressProps {
  label: string;
  event: string;
  value: Record<string, unknown>;
}

/** What can be written of the deal at hand at one time: a form, or one for each of those who may say something. */
export interface StageProps {
  id: string;
  hand: number;
  title: string;
  /** What is asked first where there are several forms; empty where there is one. */
  who: string;
  people: string[];
  presses: PressProps[];
  forms: FormProps[];
}

/** The form in which a line is corrected. */
export interface Correction {
  stage: string;
  title: string;
  form: FormProps;
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
  lines: LedgerLine[];
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
  correct: Correction | null;
}
