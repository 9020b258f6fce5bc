// What forms are handed, so that none of them knows the page on which it stands.

import type { Words } from "../../wording/given";
import type { ComponentFiles } from "../given";
import type { CombinationsProps } from "./given";

/** What is done when a press is home. */
export interface After { done?: (panel: any) => void }

/** What a form stands on. */
export interface Desk {
  drafts: { get: (name: string) => any, set: (name: string, value: any) => void, drop: (name: string) => void };
  notes: { tell: (text: string, wrong?: boolean) => void, wait: (text: string) => void };
  write: (event: string, value: unknown, after?: After) => void;
  foreseen?: { chosen: (event: string, value: unknown) => void };
  address?: { pile: string };
}

/** What is told around a form. */
export interface Around {
  words: Words;
  code?: string;
  combinations?: CombinationsProps;
  bench?: ComponentFiles;
}

/** A field of a form. */
export interface Input {
  name: string;
  node: HTMLElement;
  typed?: boolean;
  /** Into the value of the move; or why it cannot be. */
  put: (value: Record<string, any>) => string | void;
  /** Does it say anything? */
  said: () => boolean;
  /** It is wrong: the keyboard goes there, where it can. */
  wrong?: () => void;
  leave?: () => void;
}
