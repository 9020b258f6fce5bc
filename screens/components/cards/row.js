// A row of cards as it lies there: its label, its cards, and what the one looked at is called.

import { arrange, el, news } from "./dom.js";
import { ON_A_LINE } from "./felt.js";
import { cover, watch } from "./overlays.js";

/** @import { Row } from "../table/given" */

export class RowOfCards {
  /** @param {Row} row */
  constructor(row) {
    this.its = about(row);
    this.caption = row.named && row.pick && row.layout !== "trick" && row.names === undefined ? el("p", { class: "caption", "aria-hidden": "true" }) : null;
    this.list = el("div", { class: `cards ${row.layout}`, role: row.pick ? "group" : "list", "aria-label": row.label || null });
    this.node = el("section", { class: `row ${row.layout}` }, row.label ? el("p", { class: "label", text: row.label }) : null, this.list, this.caption);
    watch(this.list);
  }

  // Can this row be shown by changing cards only?
  /** @param {Row} row */
  shows(row) { return this.its === about(row); }

  /** @param {HTMLElement[]} nodes */
  update(nodes) {
    arrange(this.list, nodes);
    const weighed = nodes.some((node) => node.querySelector(".worth"));
    news(this, "many", [nodes.length, weighed], () => this.spread(nodes.length));
  }

  // How many cards lie on a line, where they lie on one, two, or as many lines as a telephone needs.
  /** @param {number} many */
  spread(many) {
    const lines = Math.max(Math.ceil(many / ON_A_LINE), 1);
    const middle = many > 20 ? Math.ceil(many / 2) : many;
    const narrow = Math.ceil(many / lines);
    const beside = { "--lines": lines, "--wide": many - 1, "--middle": middle - 1, "--narrow": narrow - 1 };
    for (const [name, value] of Object.entries(beside)) this.list.style.setProperty(name, String(Math.max(value, 1)));
    this.list.toggleAttribute("data-few", many === 1);
    this.list.toggleAttribute("data-many", many > ON_A_LINE);
    // When it is painted: to ask before that how the cards lie would have the page laid out twice.
    requestAnimationFrame(() => setTimeout(() => cover(this.list)));
  }

  /** @param {HTMLElement} node */
  look(node) { if (this.caption && this.list.contains(node)) this.caption.textContent = node.dataset.name ?? ""; }
}

/** @param {Row} row */
function about({ label, pick, layout, named, names, seat }) { return JSON.stringify([label, pick, layout, named, names, seat]); }
