// Texts as the browser is given them: words by their key, where a rule is written, what a word of the table means.
// Written by `python -m building.given_types`, of the given.py beside it.

/** What the browser says by itself; holes in it are left for it to fill. */
export type Words = Record<string, string>;

/** A book and section, and the address where it can be read. */
export type Citation = [string, string];

/** What a word of the table means, and where that is written. */
export interface Note {
  title: string;
  meaning: string;
  source: string;
  href: string;
}

/** A piece of a text: of which kind, what it says, and of a word that the glossary knows its note. */
export type Piece = ["text" | "bold" | "term" | "card", string, Note?];

export type Paragraph = Piece[];
