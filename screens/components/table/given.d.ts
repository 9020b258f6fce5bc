// What the table is told: the shapes of screens/views and props.py, which make it. Sentences, addresses of pictures, positions.

export type Mode = "one" | "many" | "order" | "number" | "choice" | "none";
export type State = "right" | "wrong" | "missed" | "first";
export type Words = Record<string, string>;

/** What a word of the table means, and where that is written. */
export interface Note {
  title: string;
  meaning: string;
  source: string;
  href: string;
}

export type Piece = [kind: "text" | "bold" | "term" | "card", text: string, note?: Note];
export type Paragraph = Piece[];

/** A book and section, and the address where it can be read. */
export type Citation = [text: string, href: string];

/** Left, top, width and height in percent of the picture. */
export interface Ring {
  mark: string;
  at: [number, number, number, number];
  name: string;
}

export interface Card {
  src: string;
  label: string;
  rings?: Ring[];
  /** Its index, cut to `short` where it has no room; `own`: the picture has one as well. */
  tag?: { text: string; suit: string; short?: string; own?: boolean };
  /** Why it may not go now. */
  why?: Mark;
  /** What it comes to: in figures, in words, and in percent where its interval begins, has its middle and ends. */
  worth?: { text: string; said: string; at: [number, number, number]; best: boolean };
  /** It is the one spoken of, in a row that is compared with another. */
  lit?: boolean;
  /** It is my own, and the others have seen it: the label says so, too. */
  seen?: boolean;
}

export interface Row {
  label: string;
  pick: boolean;
  layout: "hand" | "trick" | "row" | "grid" | "aside" | "past" | "buttons";
  named: boolean;
  /** Do the names stand under the cards? Where nothing is said, under those that are only looked at. */
  names?: boolean;
  /** At whose place of the table it lies; of a trick, who led it. */
  seat?: number | null;
  cards: Card[];
}

/** A player at the table, seen from the learner's chair. */
export interface Seat {
  side: "front" | "right" | "left" | "across" | "across-right" | "across-left";
  name: string;
  dealer: boolean;
  /** The name with that it is their turn; empty where it is not. */
  turn: string;
  /** Cards in hand, and tricks taken; null where nobody can know. */
  left: number | null;
  taken: number | null;
}

export interface Seated {
  seats: Seat[];
  /** The place in the trick of the card that has taken it. */
  winner: number | null;
}

export interface Mark {
  tone: "good" | "bad" | "told";
  glyph: string;
  title: string;
  says: string[];
  /** By the position among the cards that may be picked; a refusal speaks of none. */
  cards?: Record<string, State>;
  rule: string;
  source: Citation[];
  /** What is to be seen side by side: a card and the one it was taken for, or one's own row and the right one. */
  beside?: Row[];
  /** Two numbers to be compared, each with its name. */
  figures?: [name: string, number: string][];
  /** Sentences that lead to another moment of what is looked at, each with its number. */
  ways?: [text: string, to: number][];
  /** What everybody did, and why, to be unfolded. */
  did?: { title: string; says: string[]; source: Citation[] };
}

/** An answer as the browser sends it and as it is given back after a reload: see lessons/question/panel.py. */
export type Answer = number | number[] | string | { choice: number } | null;

/** What a selection depends on. */
export interface Asked {
  mode: Mode;
  at_least: number;
  at_most: number;
  answer: Answer;
}

export interface Given extends Asked {
  /** The place whose panel this is; empty where the page itself hears what is picked. */
  place: string;
  /** The moment shown. */
  qid: string;
  /** When this was told, in microseconds: what is older is overtaken. */
  at: number;
  /** Whose place it is, by a name that tells no code. */
  who: string;
  /** Has the page around the table more to say? */
  leaves: boolean;
  lang: string;
  prompt: Paragraph[];
  rows: Row[];
  /** Who sits around, where cards are played. */
  table?: Seated | null;
  choices: string[];
  size: [width: number, height: number];
  /** Into how many parts a number may be divided: 2 where half points count. */
  parts: number;
  words: Words;
  mark: Mark | null;
  hints: string[];
  /** The places of the cards that the coach would play or lay away: they are lifted. */
  advised?: number[];
  note: string;
  /** Where others find this question: an address from this page on, and what else this machine is called. */
  share?: { path: string; others: string[] } | null;
  can: Record<"answer" | "next" | "hint" | "reveal" | "undo" | "back" | "share" | "report" | "talk", boolean>;
  progress: [at: number, of: number];
  /** How much of the bar is full, from 0 to 1, where that is not told by the two. */
  reached?: number;
  /** What stands beside it: which step of a question is asked, how many questions come back. */
  along?: string[];
  /** A tap is the answer. */
  at_once: boolean;
  /** A second tap on the card that is chosen is the answer. */
  again?: boolean;
  /** A tap on a card plays it, and for a moment it can be taken back. */
  tap?: boolean;
  /** Which card plays itself: the last one, or whenever only one may go. */
  alone?: "last" | "only";
  /** Cards come down one after the other, this fast. */
  fall?: "slow" | "usual";
  /** Do the cards of a trick bear their place in it? */
  numbers?: boolean;
  /** Arrows go on and back: there is nothing to be picked. */
  turns?: boolean;
  announce?: string;
  /** A hand that is played, and not asked about. */
  game?: boolean;
  /** At a table whose deal can be put to a room: the name of that question, empty where there is none; elsewhere not there. */
  laid?: string;
  /** Can what comes after going on be asked for before that? */
  ahead?: boolean;
  /** A game in which one may ask why the others did what they did: the place of what is shown is theirs. */
  wonders?: boolean;
}

/** What the table stands on: Streamlit's stub, or a page of its own. */
export interface Host {
  sheets: CSSStyleSheet[];
  leave: () => void;
  pick: (value: Answer) => void;
}
