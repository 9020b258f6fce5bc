// What the page of a season is told: before there is one, all of it, one's own part.
// Written by `python -m building.given_types`, of the given.py beside it.

import type { OwnSeason, SeasonAccount } from "../../room_views/season_given";

/** Before a club's first season. `begun`: the code of its log, now that there is one. */
export interface SeasonBefore {
  stage: "new";
  begun: string;
  /** So many evenings were led. */
  led: number;
}

/** For who leads. */
export interface SeasonAll extends SeasonAccount {
  stage: "all";
}

/** For a member. */
export interface SeasonMine extends OwnSeason {
  stage: "mine";
}

/** For anybody else. */
export interface SeasonStranger {
  stage: "stranger";
}

export type SeasonPanel = SeasonBefore | SeasonAll | SeasonMine | SeasonStranger;
