// What is laid over the picture of a card, as the browser is given it.
// Written by `python -m building.given_types`, of the given.py beside it.

/** A ring round what tells a card. */
export interface Ring {
  mark: string;
  /** Left, top, width and height in percent of the picture. */
  at: [number, number, number, number];
  name: string;
}

/** The index of a card for its corner. */
export interface Tag {
  text: string;
  suit: string;
  /** The index where it has no room. */
  short?: string;
  /** The picture has one as well. */
  own?: boolean;
}

/** What there is of it. */
export interface Overlay {
  rings?: Ring[];
  tag?: Tag;
}
