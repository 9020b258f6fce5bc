// A row of cards as it lies there: its label, its cards, and what the one looked at is called.

import { arrange, el, flag, measure, news, ofItself, write } from "./dom.js";
import { ON_A_LINE, ON_A_LOW_LINE } from "./felt.js";
import { coverSoon, watch } from "./overlays.js";

/** @import { RowProps } from "../table/given" */

const FOOT = 3; // pixels
const FEW = 4;

// How many lie beside one another concerns the row alone.
ofItself(["--across", "--middle", "--narrow", ...ON_A_LOW_LINE.map((most) => `--low-${most}`)]);

export class RowOfCards {
  /** @param {RowProps} row @param {boolean} pick can its cards be picked, now or at another moment? */
  constructor(row, pick) {
    this.its = about(row, pick);
    this.caption = row.named && pick && row.layout !== "trick" && row.names === undefined ? el("p", { class: "caption", "aria-hidden": "true" }) : null;
    /** Whose name stands in the caption. @type {HTMLElement | null} */
    this.at = null;
    this.list = el("div", { class: `cards ${row.layout}`, role: pick ? "group" : "list", "aria-label": row.label || null });
    this.node = el("section", { class: `row ${row.layout}${row.named ? "" : " unnamed"}${this.caption ? " called" : ""}` }, row.label ? el("p", { class: "label", text: row.label }) : null, this.list, this.caption);
    this.looked = row.layout === "aside" ? Infinity : row.layout === "row" && !pick ? FEW : 0;
    watch(this.list, () => this.put());
  }

  // Can this row be shown by changing cards only?
  /** @param {RowProps} row @param {boolean} pick */
  shows(row, pick) { return this.its === about(row, pick); }

  /** @param {HTMLElement[]} nodes @param {boolean} asked is one of them to be picked now? */
  update(nodes, asked) {
    arrange(this.list, nodes);
    if (!asked || (this.at && !nodes.includes(this.at))) this.look(null);
    const weighed = nodes.some((node) => node.querySelector(".worth"));
    news(this, "many", [nodes.map((node) => node.dataset.key), weighed], () => this.spread(nodes.length));
  }

  // How many cards lie on a line, where they lie on one, two, or as many lines as a telephone needs.
  /** @param {number} many */
  spread(many) {
    const middle = many > 20 ? Math.ceil(many / 2) : many;
    const beside = (/** @type {number} */ most) => Math.ceil(many / Math.max(Math.ceil(many / most), 1)) - 1;
    const low = ON_A_LOW_LINE.map((most) => [`--low-${most}`, beside(most)]);
    for (const [name, value] of [["--across", many - 1], ["--middle", middle - 1], ["--narrow", beside(ON_A_LINE)], ...low]) measure(this.list, String(name), String(Math.max(Number(value), 1)));
    flag(this.list, "data-few", many === 1);
    flag(this.list, "data-many", many > ON_A_LINE);
    flag(this.node, "data-beside", many <= this.looked); // what is little, and only looked at, may stand beside the table
    coverSoon(this.list);
  }

  // The name of the card that is looked at, at this very card; of no other row's.
  /** @param {HTMLElement | null} node */
  look(node) {
    if (!this.caption) return;
    this.at = node && this.list.contains(node) ? node : null;
    write(this.caption, this.at?.dataset.name ?? "");
    if (this.at) requestAnimationFrame(() => this.put());
  }

  // At the foot of what is seen of the card, where nothing tells it or the cards beside it, and never beyond the row.
  put() {
    const { at, caption, list } = this;
    if (!at?.isConnected || !caption) return;
    // As high as its picture: in a hand of several lines the button itself is as high as what is seen of it.
    const high = at.querySelector("img")?.offsetHeight ?? at.offsetHeight;
    const below = /** @type {HTMLElement[]} */ ([...list.children]).map(({ offsetTop }) => offsetTop).filter((top) => top > at.offsetTop + high / 4);
    const foot = Math.min(at.offsetTop + high, ...below) - (at.querySelector(".worth")?.clientHeight ?? 0);
    const left = at.offsetLeft + at.offsetWidth / 2 - caption.offsetWidth / 2;
    caption.style.left = `${Math.max(0, Math.min(left, this.node.clientWidth - caption.offsetWidth))}px`;
    caption.style.top = `${foot - caption.offsetHeight - FOOT}px`;
  }
}

/** @param {RowProps} row @param {boolean} pick */
function about({ label, layout, named, names, seat }, pick) { return JSON.stringify([label, pick, layout, named, names, seat]); }
