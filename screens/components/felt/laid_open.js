// The cards that the others have laid open, once more beside the table: on a small one they would lie under what is played.

import { el, news } from "./dom.js";
import { tag, watch } from "./overlays.js";

/** @import { CardProps, SeatsProps, TableProps } from "../table/given" */
/** @import { Laid } from "./felt" */

const MINE = 0;
/** So many cards are a whole hand. */
export const WHOLE = 7;

export class Lying {
  constructor() {
    // For those who listen the list in words says it already.
    this.node = el("div", { class: "lying", "aria-hidden": "true" });
  }

  /** Which of the two is seen is the sheet's to say (felt.css). @param {TableProps} data @param {SeatsProps} table @param {Laid[]} laid */
  update(data, table, laid) {
    const open = laid.filter(({ row, nodes }) => !data.turns && nodes.length > 0 && (row.seat ?? MINE) !== MINE && row.layout !== "trick" && row.layout !== "hand");
    news(this, "lies", open.map(({ row, nodes }) => [table.seats[row.seat ?? MINE].name, nodes.map((node) => node.dataset.key)]), () => {
      this.node.replaceChildren(...open.map(({ row, nodes }) => el("div", { class: "lies" },
        el("p", { text: table.seats[row.seat ?? MINE].name }), asRow(nodes.map((node, at) => again(node, row.cards[at]))))));
    });
  }

  /** Is one of them a hand that somebody has opened, no longer some cards that were shown? */
  get whole() { return [...this.node.children].some(({ lastElementChild }) => (lastElementChild?.childElementCount ?? 0) > WHOLE); }

  get any() { return this.node.childElementCount > 0; }
}

/** @param {HTMLElement[]} cards */
function asRow(cards) {
  const row = el("div", {}, ...cards);
  watch(row);
  return row;
}

// As it lies on the table: touched, it is seen large from here as well.
/** @param {HTMLElement} there @param {CardProps} card */
function again(there, card) {
  const node = /** @type {HTMLElement} */ (there.cloneNode(true)), index = tag(card);
  node.querySelector(".tag")?.remove();
  if (index) node.append(index);
  node.onclick = () => there.click();
  return node;
}
