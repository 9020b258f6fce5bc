// @ts-check
// The cards of the pack, and with which side each of them lies. The last side has what nobody else has.

import { el, headed, longest, mark, write } from "./dom.js";
import { choice } from "./fields.js";

/** @import { PackCard } from "./given" */

export class Piles {
  /** @param {Record<string, string>} words @param {() => void} changed */
  constructor(words, changed) {
    this.words = words;
    this.changed = changed;
    /** @type {Map<string, number>} the cards of every side but the last */
    this.lies = new Map();
    /** @type {Map<string, { button: HTMLButtonElement, tag: HTMLElement, card: PackCard }>} */
    this.buttons = new Map();
    this.side = 0;
    /** @type {string[]} */
    this.names = [];
    this.whose = choice(words["jochi.table.whose"], [], (side) => { this.side = Number(side); });
    this.rows = el("div", { class: "rows" });
    this.clear = el("button", { type: "button", class: "quiet", text: words["jochi.table.clear"], onclick: () => { this.lies.clear(); this.dress(); this.changed(); } });
    this.node = el("section", { class: "piles" }, el("p", { class: "help", text: words["jochi.table.lead"] }), this.whose.node, this.rows, this.clear);
  }

  /** @param {PackCard[][]} rows */
  lay(rows) {
    this.rows.replaceChildren(...rows.map((row) => el("div", { class: "lying" }, row.map((card) => this.card(card)))));
    this.dress();
  }

  /** @param {PackCard} card */
  card(card) {
    const tag = el("span", { class: "tag", "aria-hidden": "true" });
    const button = el("button", { type: "button", class: "cell", onclick: () => this.turn(card.code) },
      el("img", { src: card.src, alt: "", draggable: "false", decoding: "async" }), el("span", { class: "short", "aria-hidden": "true", text: card.short, style: { "--longest": longest(card.short) } }), tag);
    this.buttons.set(card.code, { button, tag, card });
    return button;
  }

  /** The sides there are now: more or fewer where everybody plays alone. @param {string[]} names */
  seat(names) {
    if (JSON.stringify(names) === JSON.stringify(this.names)) return;
    this.names = names;
    for (const [code, side] of this.lies) if (side > names.length - 2) this.lies.delete(code);
    this.whose.offer(names.slice(0, -1).map((name, at) => [at, name]));
    this.side = Math.min(this.side, Math.max(0, names.length - 2));
    this.whose.set(this.side);
    this.whose.node.hidden = names.length < 3;
    this.dress();
  }

  /** @param {string} code */
  turn(code) {
    if (this.lies.get(code) === this.side) this.lies.delete(code); else this.lies.set(code, this.side);
    this.dress();
    this.changed();
  }

  dress() {
    for (const [code, { button, tag, card }] of this.buttons) {
      const side = this.lies.get(code);
      mark(button, "aria-pressed", String(side !== undefined));
      const who = this.names[side ?? this.names.length - 1] ?? "";
      mark(button, "aria-label", who ? `${headed(this.words, card.name)} ${who}` : card.name);
      write(tag, side === undefined ? "" : this.names.length > 2 ? String(side + 1) : "✓");
    }
  }

  /** @returns {string[][]} */
  get told() {
    return Array.from({ length: Math.max(1, this.names.length - 1) }, (_, side) => [...this.lies].filter(([, its]) => its === side).map(([code]) => code));
  }

  /** @param {string[][]} cards */
  set told(cards) {
    this.lies = new Map(cards.flatMap((pile, side) => pile.map((code) => /** @type {[string, number]} */ ([code, side]))));
  }
}
