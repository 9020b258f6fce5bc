// What the parts of the page of a match are handed, so that none of them knows the page.

import type { PlaceAround } from "../given";
import type { After, Desk } from "../match_forms/host";
import type { Address } from "./address.js";
import type { Drafts } from "./drafts.js";
import type { Foreseen } from "./foreseen.js";
import type { BeginningPanel, MatchArrival, MatchPanel } from "./given";
import type { Notes } from "./notes.js";

/** A match as it is told: of one that is on the screen already only what a press may have changed. */
export type Told = MatchPanel & PlaceAround;
export type Beginning = BeginningPanel & PlaceAround;

/** A match as it is shown: all that was told of it. */
export type Match = MatchArrival & PlaceAround;
export type Shown = Match | Beginning;

export type { After };

/** The page around the parts. */
export interface Page<Panel> extends Desk {
  panel: Panel;
  drafts: Drafts;
  notes: Notes;
  address: Address;
  foreseen: Foreseen;
  answered: object | null;
  pressed: object | null;
  visit: (place: string, push?: boolean) => Promise<void>;
}
