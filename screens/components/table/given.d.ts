// What the table is told: sentences, addresses of pictures, positions, and nothing else.
// Written by `python -m building.given_types`, of the given.py beside it.

import type { Citation, Paragraph, Words } from "../../wording/given";
import type { Overlay } from "../../card_pictures/given";
import type { PlaceAround, ShareAddress } from "../given";

/** What a button below says that is wanted; `claim`: that the rest is one's own, which is said among people only. */
export type Press = "answer" | "next" | "hint" | "reveal" | "undo" | "back" | "share" | "report" | "talk" | "claim";

/** One of the choices, where cards could be picked as well. */
export interface ChoiceProps {
  choice: number;
}

/** An answer as the browser sends it and as it is given back after a reload: see lessons/question/panel.py. */
export type Answer = number | number[] | string | ChoiceProps | null;

/** What a card comes to: in figures, in words, and in percent where its interval begins, has its middle and ends. */
export interface WorthProps {
  text: string;
  said: string;
  at: [number, number, number];
  best: boolean;
}

/** A card that lies there. */
export interface CardProps extends Overlay {
  src: string;
  label: string;
  /** Why it may not go now. */
  why?: MarkProps;
  worth?: WorthProps;
  /** It is the one spoken of, in a row that is compared with another. */
  lit?: boolean;
  /** It is my own, and the others have seen it: the label says so, too. */
  seen?: boolean;
}

/** A row of cards. */
export interface RowProps {
  label: string;
  pick: boolean;
  layout: "hand" | "trick" | "row" | "grid" | "aside" | "past" | "buttons";
  named: boolean;
  /** Do the names stand under the cards? Where nothing is said, under those that are only looked at. */
  names?: boolean;
  /** At whose place of the table it lies; of a trick, who led it. */
  seat?: number | null;
  cards: CardProps[];
}

export type Side = "front" | "right" | "left" | "across" | "across-right" | "across-left";

/** A player at the table, seen from the learner's chair. */
export interface SeatProps {
  side: Side;
  name: string;
  dealer: boolean;
  /** The name with that it is their turn; empty where it is not. */
  turn: string;
  /** Cards in hand; null where nobody can know. */
  left: number | null;
  /** Tricks taken; null where nobody can know. */
  taken: number | null;
}

/** Who sits around the table. */
export interface SeatsProps {
  seats: SeatProps[];
  /** The place in the trick of the card that has taken it. */
  winner: number | null;
}

/** What everybody did, and why, to be unfolded. */
export interface DoneProps {
  title: string;
  says: string[];
  source: Citation[];
}

export type Tone = "good" | "bad" | "told";

export type State = "right" | "wrong" | "missed" | "first";

/** What came of an answer, or what is to be said of what lies there. */
export interface MarkProps {
  tone: Tone;
  glyph: string;
  title: string;
  says: string[];
  /** By the position among the cards that may be picked; a refusal speaks of none. */
  cards: Record<string, State>;
  /** By the position among the choices in words: the one that was taken, and the right one where it is told. */
  choices?: Record<string, State>;
  rule: string;
  source: Citation[];
  /** What is to be seen side by side: a card and the one it was taken for, or one's own row and the right one. */
  beside?: RowProps[];
  /** Two numbers to be compared, each with its name. */
  figures?: [string, string][];
  /** Sentences that lead to another moment of what is looked at, each with its number. */
  ways?: [string, number][];
  did?: DoneProps;
}

export type Mode = "one" | "many" | "order" | "number" | "choice" | "none";

/** What a selection depends on. */
export interface Selection {
  mode: Mode;
  at_least: number;
  at_most: number;
}

/** What is asked, of one panel. */
export interface PanelProps extends Selection {
  prompt: Paragraph[];
  rows: RowProps[];
  /** Who sits around, where cards are played. */
  table: SeatsProps | null;
  choices: string[];
  /** Into how many parts a number may be divided: 2 where half points count. */
  parts: number;
  lang: string;
  /** The width and the height of the pictures. */
  size: [number, number];
  words: Words;
  /** A second tap on the card that is chosen is the answer. */
  again?: boolean;
}

/** How a hand is played on the screen, as the learner has set it. */
export interface HowPlayed {
  /** A tap on a card plays it, and for a moment it can be taken back. */
  tap?: boolean;
  /** Which card plays itself: the last one, or whenever only one may go. */
  alone?: "last" | "only";
  /** Cards come down one after the other, this fast. */
  fall?: "slow" | "usual";
  /** Do the cards of a trick bear their place in it? */
  numbers?: boolean;
}

/** What can be asked of a hand that is played. */
export interface BesideTable {
  /** At a table whose deal can be put to a room: the name of that question, empty where there is none; elsewhere not there. */
  laid?: string;
  /** Who is waited for, at a table with others: said where one would go on, while there is nothing to go on with. */
  waits_for?: string;
  /** One may ask why the others did what they did: the place of what is shown is theirs. */
  wonders?: boolean;
}

/** All that the table shows. */
export interface TablePanel extends PanelProps, HowPlayed, BesideTable {
  answer: Answer;
  mark: MarkProps | null;
  hints: string[];
  note: string;
  can: Record<Press, boolean>;
  /** At which of how many. */
  progress: [number, number];
  /** A tap is the answer. */
  at_once: boolean;
  /** Has the page around the table more to say? */
  leaves: boolean;
  /** How much of the bar is full, from 0 to 1, where that is not told by the progress. */
  reached?: number;
  /** What stands beside it: which step of a question is asked, how many questions come back. */
  along?: string[];
  /** The places of the cards that the coach would play or lay away: they are lifted. */
  advised?: number[];
  /** Where others find this question. */
  share?: ShareAddress;
  /** Arrows go on and back: there is nothing to be picked. */
  turns?: boolean;
  announce?: string;
  /** A hand that is played, and not asked about. */
  game?: boolean;
  /** Can what comes after going on be asked for before that? */
  ahead?: boolean;
}

/** The panel of a place that a table shows. */
export interface TableProps extends TablePanel, PlaceAround {
}
