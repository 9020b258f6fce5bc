import type { Answer } from "./given";

/** What the table stands on: Streamlit's stub, or a page of its own. */
export interface Host {
  sheets: CSSStyleSheet[];
  leave: () => void;
  pick: (value: Answer) => void;
  /** Asks once more before that goes on which cannot be taken back; where people play. */
  sure?: (go: () => void) => void;
}
