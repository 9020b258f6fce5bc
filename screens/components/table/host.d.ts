import type { Answer } from "./given";

/** What the table stands on: Streamlit's stub, or a page of its own. */
export interface Host {
  sheets: CSSStyleSheet[];
  leave: () => void;
  pick: (value: Answer) => void;
}
