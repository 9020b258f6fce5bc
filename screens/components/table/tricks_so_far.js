// The tricks that are over: on a telephone, and where they take more than a row, they are folded away behind a button, so that hand
// and trick are in sight.

import { el, flag, mark, news, write } from "./dom.js";

/** @import { RowProps } from "./given" */
/** @import { Words } from "../../wording/given" */

const A_ROW = 4;

export class TricksSoFar {
  /** @param {HTMLElement} cloth on which they lie */
  constructor(cloth) {
    this.cloth = cloth;
    this.button = el("button", { type: "button", class: "tricks", onclick: () => this.unfold(!cloth.hasAttribute("data-unfolded")) });
  }

  // The button that goes before them; null where no trick is over. Where others have been played they are folded again.
  /** @param {RowProps[]} rows @param {Words} words */
  before(rows, words) {
    const past = rows.filter((row) => row.layout === "past");
    news(this, "past", [past.map((row) => row.cards), words.tricks], () => { write(this.button, words.tricks ?? ""); this.unfold(false); });
    flag(this.cloth, "data-many", past.length > A_ROW);
    return past.length ? this.button : null;
  }

  /** @param {boolean} open */
  unfold(open) {
    flag(this.cloth, "data-unfolded", open);
    mark(this.button, "aria-expanded", String(open));
  }
}
