// What the parts of the page of a match are handed, so that none of them knows the page.

import type { PlaceAround } from "../given";
import type { Notes } from "../written/notes.js";
import type { Address } from "./address.js";
import type { Drafts } from "./drafts.js";
import type { Foreseen } from "./foreseen.js";
import type { BeginningPanel, DealsArrival, KeepingArrival, MatchPanel } from "./given";

/** A match as it is told: of one that is on the screen already only what a press may have changed. */
export type Told = MatchPanel & PlaceAround;
export type Keeping = KeepingArrival & PlaceAround;
export type Deals = DealsArrival & PlaceAround;
export type Beginning = BeginningPanel & PlaceAround;

/** A match as it is shown: all that was told of it. */
export type Match = Keeping | Deals;
export type Shown = Match | Beginning;

/** What is done when a press is home. */
export interface After { done?: (panel: Told) => void }

/** What a form stands on. */
export interface Desk {
  drafts: Pick<Drafts, "get" | "set" | "drop">;
  notes: Pick<Notes, "tell">;
  write: (event: string, value: unknown, after?: After) => void;
}

/** The page around the parts. */
export interface Page<Panel> extends Desk {
  panel: Panel;
  notes: Notes;
  address: Address;
  foreseen: Foreseen;
  answered: object | null;
  pressed: object | null;
  visit: (place: string, push?: boolean) => Promise<void>;
}
