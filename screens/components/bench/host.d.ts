// What the scoring table's parts are handed, so that none of them fetches another, and what is around it.

import type { Cloth } from "./cloth.js";
import type { Figures } from "./figures.js";
import type * as dom from "./dom.js";
import type { PositionProps, RuleChoices, Still } from "./given";
import type { BenchProps } from "../sheet/given";

export type { BenchProps, Still };
export type Dom = typeof dom;
export type Tools = Dom & { Cloth: typeof Cloth; Figures: typeof Figures };

/** Hears what is done: the name of a move and its value, or "say" and a text for the learner. */
export type On = (event: string, value: unknown) => void;

/** Of both sides. */
export type Both<T> = [we: T, they: T];

/** A house rule with what it is now. */
export type HouseRule = RuleChoices & { value: string | number | boolean };

/** What stands beside the cards. */
export type Beside = Omit<PositionProps, "rules"> & { rules: HouseRule[] };

/** All of it optional: style sheets for its root, and who hears the position. */
export interface Host {
  sheets?: CSSStyleSheet[];
  changed?: (text: string, panel: BenchProps) => void;
}
