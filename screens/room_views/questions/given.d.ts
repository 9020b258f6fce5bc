// What the pages of an evening are told of a question: what is asked, the votes, the answer; and of what can be asked.
// Written by `python -m building.given_types`, of the given.py beside it.

import type { Paragraph } from "../../wording/given";
import type { RowProps, TablePanel } from "../../components/table/given";

/** An answer, and how many have given it. */
export interface VoteBar {
  label: string;
  count: number;
  ok: boolean;
  /** All that are not told one by one. */
  other: boolean;
  belief: string;
}

/** An answer of which nobody is told whether it is right. */
export interface VoteCount {
  label: string;
  count: number;
}

/** What was answered, the commonest first. */
export interface Votes {
  answers: VoteCount[];
  of: number;
}

/** The sentence to remember, with where it is written. */
export interface WhyProps {
  text: string;
  source: string;
}

/** A card of a question, and whether it is right. */
export interface LyingCard {
  src: string;
  label: string;
  right: boolean;
}

/** A row of them. */
export interface LyingRow {
  label: string;
  cards: LyingCard[];
}

/** A question with its answer, for whoever leads. */
export interface LyingProps {
  asked: string[];
  rows: LyingRow[];
  choices: [string, boolean][];
  answer: string;
  says: string[];
}

/** Of a question that is on the wall only what is pressed. */
export interface PressedAlone {
  prompt: Paragraph[];
  rows: RowProps[];
  table: null;
  buttons: boolean;
}

/** A table in a room. */
export interface RoomTable extends TablePanel {
  /** Which paragraph is the question. */
  asks?: number;
  /** The question is on the wall, and here only what is pressed. */
  buttons?: boolean;
}

/** A question of a lesson. */
export interface StepChoice {
  id: string;
  /** Its cards are others each time. */
  drawn: boolean;
  title: string;
  about: string;
  place: number;
  /** What tells it from another one of the same words. */
  cards?: string;
}

/** A lesson with its questions. */
export interface LessonChoice {
  id: string;
  title: string;
  steps: StepChoice[];
}

/** What can be asked of a game. */
export interface GameChoices {
  game: string;
  name: string;
  lessons: LessonChoice[];
  skills: [string, string][];
  mistakes: [string, string][];
}
