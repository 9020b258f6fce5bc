// What every place's panel has around it, as the browser is given it.
// Written by `python -m building.given_types`, of the given.py beside it.

/** What a move needs. */
export interface PlaceAround {
  /** The place whose panel this is; empty where the page itself hears what is picked. */
  place: string;
  /** The moment shown. */
  qid: string;
  /** When this was told, in microseconds: what is older is overtaken. */
  at: number;
  /** Whose place it is, by a name that tells no code. */
  who: string;
}

/** Where others find this: an address from this page on, and what else this machine is called. */
export interface ShareAddress {
  path: string;
  others: string[];
}

/** Where a component's modules and styles are. */
export interface ComponentFiles {
  scripts: string[];
  styles: string[];
}
